// The service worker of the site: keeps what was visited, so that it opens again without a network.
//
// Nothing is kept, and nothing takes the place of what is kept, before it was looked at (sound.js).

export type Lasting = { waitUntil: (work: Promise<unknown>) => void };

import { VISITED } from "./files.ts";
import { isPage, sound } from "./sound.ts";

const HERE = globalThis as any;
const SITE = HERE.registration?.scope ?? "";
/** What lies here has names that change with what it holds: a file, or a whole folder. */
const STEADY = /\/(?:python|pictures|banks)\/([^/]+)$|\/(code-[0-9a-f]+)\//;
const MISSING = `${SITE}404.html`;

HERE.addEventListener("install", () => HERE.skipWaiting());
HERE.addEventListener("activate", (event: Lasting) => event.waitUntil(HERE.clients.claim()));

HERE.addEventListener("message", (event: MessageEvent & Lasting) => {
  event.waitUntil(keep(event.data.keep).then((all) => event.source?.postMessage({ kept: all })));
});

HERE.addEventListener("fetch", (event: any) => {
  const { request } = event;
  if (request.method === "GET" && request.url.startsWith(SITE)) event.respondWith(found(request, event));
});

/** What is kept, where it cannot have changed; else what the network gives, and what is kept where there is none. */
async function found(request: Request, event: Lasting) {
  const cache = await caches.open(VISITED);
  const kept = await cache.match(request, { ignoreSearch: true });
  if (kept && STEADY.test(request.url)) return kept;
  try {
    const fresh = await fetch(request);
    const opened = request.mode === "navigate";
    if (opened && fresh.status === 404) return (await missing(cache).catch(() => undefined)) ?? fresh;
    if (!kept) return fresh;
    const checked = sound(request.url, fresh.clone());
    const copy = fresh.clone();
    event.waitUntil(checked.then((ours) => (ours ? cache.put(request, copy) : undefined)).catch(() => {}));
    // Whoever opens a page sees what the network has to say, and may log in there; a script takes only what is the site's.
    return opened || !fresh.ok || (await checked) ? fresh : kept;
  } catch (problem) {
    if (kept) return kept;
    throw problem;
  }
}

/** The site's own page for an address that leads nowhere; its links begin at the site. */
async function missing(cache: Cache) {
  const page = (await cache.match(MISSING)) ?? (await fetch(MISSING));
  if (!(await sound(MISSING, page))) return undefined;
  const text = (await page.text()).replaceAll('="./', `="${SITE}`);
  return new Response(text, { status: 404, headers: { "content-type": "text/html; charset=utf-8" } });
}

/**
 * Keep files for a visit without a network; older ones that they take the place of go. Tells whether all are kept: a
 * browser may have no room.
 */
async function keep(addresses: string[]) {
  const cache = await caches.open(VISITED);
  const before = (await cache.keys()).map(({ url }) => url);
  const done = await Promise.allSettled(
    [...addresses, MISSING].map(async (address) => {
      if (before.includes(address) && STEADY.test(address)) return;
      // A page may be of an older version, as long as the browser has it at hand.
      const fresh = await fetch(address, { cache: "no-cache" });
      if (!(await sound(address, fresh))) throw new Error(`not of this site: ${address}`);
      await cache.put(address, fresh);
    }),
  );
  await leave(cache, addresses);
  return done.every(({ status }) => status === "fulfilled");
}

/**
 * Let go what no page that is kept names any more.
 * @param addresses what was kept just now
 */
async function leave(cache: Cache, addresses: string[]) {
  const stem = (address: string) => address.replace(/-[^-]*$/, "");
  const all = (await cache.keys()).map(({ url }) => url);
  const pages = await Promise.all(all.filter(isPage).map(async (url) => (await cache.match(url))?.text() ?? ""));
  for (const url of all) {
    const [, file, folder] = STEADY.exec(url) ?? [];
    const name = file ?? folder;
    // The notebooks keep files of Python here, too, and no page names them: those go when a newer one is there.
    const newer = !url.includes("/python/") || addresses.some((other) => other !== url && stem(other) === stem(url));
    if (name && newer && !pages.some((text) => text.includes(name))) await cache.delete(url);
  }
}
