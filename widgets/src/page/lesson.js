// A lesson on a plain page: its first step stands in the page, Python starts behind it, and the stage takes its place.
import { choose } from "../kept.js";
import stage from "../stage.js";
import { keepVisited } from "./keeping.js";

/** @typedef {{whole?: any, from?: string, filed?: string[], hear?: any, progress?: number, failed?: string, unkept?: string}} Said */

const place = /** @type {HTMLElement} */ (document.getElementById("lesson"));
const given = JSON.parse(place.dataset.start ?? "{}");
const root = new URL(given.root, document.baseURI).href;
const bar = /** @type {HTMLProgressElement | null} */ (document.getElementById("progress"));
const text = /** @type {HTMLDetailsElement | null} */ (document.getElementById("text"));
if (text) text.open = false;

/** What the worker loads, of which the page does not hear. */
const SCRIPTS = ["code/page/worker.js", "code/page/python.js"];

const worker = new Worker(new URL("./worker.js", import.meta.url), { type: "module" });

/** What the front end asks of its host: the parts of what is shown, and a way to Python. */
class Model {
  /** @param {Record<string, any>} parts */
  constructor(parts) {
    this.parts = parts;
    /** @type {Map<string, Set<Function>>} */
    this.listeners = new Map();
    // A page of one language speaks it, as a notebook does that lies in the folder of its language.
    const spoken = () => this.parts.frame.lang;
    this.widget_manager = { context: { get path() { return `${spoken()}/site/page.ipynb`; } } };
  }

  /** @param {string} name */
  get(name) {
    return this.parts[name];
  }

  /** @param {string} name @param {unknown} value */
  set(name, value) {
    this.parts[name] = value;
    this.tell(`change:${name}`);
  }

  save_changes() {}

  /** @param {string} type @param {Function} listener */
  on(type, listener) {
    if (!this.listeners.has(type)) this.listeners.set(type, new Set());
    this.listeners.get(type)?.add(listener);
  }

  /** @param {string} type @param {Function} listener */
  off(type, listener) {
    this.listeners.get(type)?.delete(listener);
  }

  /** @param {string} type @param {unknown} [content] */
  tell(type, content) {
    for (const listener of [...(this.listeners.get(type) ?? [])]) listener(content);
  }

  /** @param {unknown} content */
  send(content) {
    worker.postMessage({ send: content });
  }
}

/** @type {Model | undefined} */
let model;

// The address of the page will change, and with it what the icon's address leads to.
const icon = /** @type {HTMLLinkElement | null} */ (document.querySelector('link[rel="icon"]'));
icon?.setAttribute("href", icon.href);

/** What of the page is of one lesson in one language, beside the lesson itself. */
const AROUND = ["title", ".top", "#text", ".onward"];

/** The page that a lesson has in a language, from the first page of the site. @param {string} lesson @param {string} lang */
const pageOf = (lesson, lang) => `${root}${lang === given.langs[0] ? "" : `${lang}/`}${lesson.replace(".", "/")}/`;

/** Another lesson or language was chosen on the stage: that is another page, which is shown here without a new start. */
async function follow() {
  const { lang, stage: shown } = model?.parts.frame;
  if (lang === given.lang && shown.id === given.lesson) return;
  const address = pageOf(shown.id, lang);
  // Back leads to the lesson before, and not through the languages that were tried.
  if (shown.id === given.lesson) history.replaceState(null, "", address);
  else history.pushState(null, "", address);
  Object.assign(given, { lang, lesson: shown.id });
  const text = await fetch(address).then((response) => (response.ok ? response.text() : ""));
  if (address !== location.href) return;
  const other = new DOMParser().parseFromString(text, "text/html");
  document.documentElement.lang = lang;
  for (const part of AROUND) {
    const there = other.querySelector(part);
    if (there) document.querySelector(part)?.replaceWith(there);
  }
  /** @type {HTMLDetailsElement | null} */ (document.getElementById("text"))?.removeAttribute("open");
}
addEventListener("popstate", () => location.reload());

worker.onmessage = (/** @type {MessageEvent<Said>} */ { data }) => {
  if (data.progress !== undefined && bar) bar.value = data.progress;
  if (data.hear) model?.tell("msg:custom", data.hear);
  if (data.failed) tell("failed");
  if (data.unkept) tell("unkept");
  if (data.filed) keepVisited(root, [...data.filed, ...SCRIPTS].map((name) => root + name));
  if (data.whole) {
    model = new Model(data.whole);
    place.dataset.from = data.from;
    model.on("change:frame", follow);
    const el = document.createElement("div");
    place.replaceChildren(el);
    stage.render({ model, el });
  }
};
worker.onerror = () => tell("failed");
worker.postMessage({ start: { ...given, root } });

/** Show one of the sentences that stand in the page for when something fails. @param {string} what */
function tell(what) {
  const said = document.getElementById(what);
  if (said) said.hidden = false;
}

// Who goes to the page in another language has chosen that language.
addEventListener("click", ({ target }) => {
  const link = target instanceof Element && target.closest("a[hreflang]");
  if (link) choose("lang", link.getAttribute("hreflang") ?? "");
});
