// A lesson on a plain page: its first step stands in the page, Python starts behind it, and the stage takes its place.
import { choose } from "../kept.js";
import stage from "../stage.js";

/** @typedef {{whole?: any, from?: string, hear?: any, progress?: number, failed?: string, unkept?: string}} Said */

const place = /** @type {HTMLElement} */ (document.getElementById("lesson"));
const given = JSON.parse(place.dataset.start ?? "{}");
const root = new URL(given.root, document.baseURI).href;
const bar = /** @type {HTMLProgressElement | null} */ (document.getElementById("progress"));
const text = /** @type {HTMLDetailsElement | null} */ (document.getElementById("text"));
if (text) text.open = false;

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

worker.onmessage = (/** @type {MessageEvent<Said>} */ { data }) => {
  if (data.progress !== undefined && bar) bar.value = data.progress;
  if (data.hear) model?.tell("msg:custom", data.hear);
  if (data.failed) tell("failed");
  if (data.unkept) tell("unkept");
  if (data.whole) {
    model = new Model(data.whole);
    place.dataset.from = data.from;
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
for (const link of /** @type {NodeListOf<HTMLAnchorElement>} */ (document.querySelectorAll("a[hreflang]"))) link.addEventListener("click", () => choose("lang", link.hreflang));
