// Runs before JupyterLite on its pages: its own service worker first, notebooks unpacked as they come, what was opened
// kept for a visit without a network, menus in the language of what is opened.

import { showPictures } from "./saved.ts";
import { sound } from "./sound.ts";

const SCOPE = new URL("../../notebooks/", import.meta.url).href;
/** Where JupyterLite's service worker keeps what went through it. */
const KEPT = "precache";
const PATIENCE = 5_000;
/** What lies packed: notebooks, and the words of menus. */
const PACKED = /^files\/.*\.ipynb$|^api\/translations\/\w+_\w+\.json$/;
/** The folder of a language that is opened. */
const LANG = /^\w+/.exec(new URLSearchParams(location.search).get("path") ?? "")?.[0] ?? "";
if (LANG) document.documentElement.lang = LANG;

const given = globalThis.fetch;
globalThis.fetch = async (wanted, options) => {
  const address = new URL(wanted instanceof Request ? wanted.url : wanted, location.href).href.replace(/[?#].*$/, "");
  // JupyterLite keeps its service worker awake by an address outside its folder.
  if (address === new URL("/api/service-worker-heartbeat", location.href).href) return new Response("ok");
  if (!address.startsWith(SCOPE)) return given(wanted, options);
  if (address === `${SCOPE}jupyter-lite.json`) return speaking(await given(wanted, options));
  if (PACKED.test(address.slice(SCOPE.length))) return unpacked(await lasting(`${address}.bin`));
  if (address.startsWith(`${SCOPE}api/contents/`) || address.startsWith(`${SCOPE}api/translations/`))
    return lasting(address);
  return given(wanted, options);
};

function unpacked(packed: Response) {
  if (!packed.ok || !packed.body) return packed;
  return new Response(packed.body.pipeThrough(new DecompressionStream("gzip")), {
    headers: { "content-type": "application/json" },
  });
}

/**
 * The settings of JupyterLite, with the language of the folder that is opened, as long as nobody chooses another there.
 */
async function speaking(got: Response) {
  if (!got.ok) return got;
  const whole = await got.json();
  const config = whole["jupyter-config-data"];
  const locale = Object.entries(config.boardlabLocales ?? {}).find(([lang]) => lang === LANG)?.[1];
  if (locale)
    config.settingsOverrides = { ...config.settingsOverrides, "@jupyterlab/translation-extension:plugin": { locale } };
  return new Response(JSON.stringify(whole), { headers: { "content-type": "application/json" } });
}

/** What the network gives, or what it gave the last time. */
async function lasting(address: string) {
  const cache = await globalThis.caches?.open(KEPT).catch(() => undefined);
  try {
    const fresh = await given(address, { cache: "no-cache" });
    if (!fresh.ok) return fresh;
    if (!(await sound(address, fresh))) throw new Error(`not of this site: ${address}`);
    await cache?.put(address, fresh.clone()).catch(() => {});
    return fresh;
  } catch (problem) {
    const kept = await cache?.match(address);
    if (kept) return kept;
    throw problem;
  }
}

/** Without it JupyterLite would take the service worker of the site for its own. */
async function ownWorker() {
  const helper = navigator.serviceWorker;
  // A plain connection has no service workers.
  if (!helper) return;
  const ours = () => helper.controller?.scriptURL.startsWith(SCOPE);
  await helper.register(`${SCOPE}service-worker.js?enableCache=true`, { scope: SCOPE });
  const taken = new Promise((done) => helper.addEventListener("controllerchange", () => ours() && done(1)));
  if (!ours()) await Promise.race([taken, new Promise((done) => setTimeout(done, PATIENCE))]);
  // JupyterLite would end all service workers of this origin whenever its version is new to it.
  helper.getRegistrations = async () => [];
  const first = performance.getEntriesByType("resource").map(({ name }) => name);
  const cache = await caches.open(KEPT);
  for (const address of [location.href.replace(/#.*$/, ""), ...first])
    if (!(await cache.match(address))) lasting(address).catch(() => {});
}

const patience = new Promise((done) => setTimeout(done, PATIENCE));
await Promise.all([ownWorker().catch(() => {}), Promise.race([showPictures().catch(() => {}), patience])]);
