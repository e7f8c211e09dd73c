// A page with Python behind it: starts the worker, is to the front end what a notebook is, and tells what went wrong.
import { choose } from "../kept.js";
import { keepVisited } from "./keeping.js";

/** @typedef {{whole?: any, from?: string, filed?: string[], hear?: any, progress?: number, failed?: string, unkept?: string}} Said */
/** @typedef {{kind: string, about: string}} Wish */

/** What the worker loads, of which the page does not hear. */
const SCRIPTS = ["code/page/worker.js", "code/page/python.js", "code/page/repeats.js", "code/page/zstd.js"];

/** What the front end asks of its host: the parts of what is shown, and a way to Python. */
export class Model {
  /** @param {Record<string, any>} parts @param {(content: unknown) => void} send @param {string} lang */
  constructor(parts, send, lang) {
    /** Python, as a page knows it that waits for it. */
    this.kernel = { status: "idle" };
    this.parts = parts;
    this.send = send;
    /** @type {Map<string, Set<Function>>} */
    this.listeners = new Map();
    // A page of one language speaks it, as a notebook does that lies in the folder of its language.
    const spoken = () => this.parts.frame?.lang ?? lang;
    this.widget_manager = { kernel: this.kernel, context: { get path() { return `${spoken()}/site/page.ipynb`; } } };
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
}

/** Show one of the sentences that stand in the page for when something fails. @param {string} what */
export function tell(what) {
  const said = document.getElementById(what);
  if (said) said.hidden = false;
}

/**
 * Python behind a page.
 *
 * @param {HTMLElement} place where what it shows stands; `data-from` tells there how Python was started
 * @param {any} given what Python is started with: its files, the language, the address of the site, the page
 * @param {(whole: any) => Model} show shows all that Python tells when the page begins
 * @returns {{send: (content: unknown, early?: boolean) => void, open: (page: Wish) => void, stop: () => void}}
 */
export function host(place, given, show) {
  const worker = new Worker(new URL("./worker.js", import.meta.url), { type: "module" });
  const bar = /** @type {HTMLProgressElement | null} */ (document.getElementById("progress"));
  /** @type {Model | undefined} */
  let model;
  const failed = () => {
    tell("failed");
    // Nothing is getting ready any more.
    bar?.closest(".wait")?.remove();
  };
  worker.onmessage = (/** @type {MessageEvent<Said>} */ { data }) => {
    if (data.progress !== undefined && bar) bar.value = data.progress;
    if (data.hear?.parts) for (const [name, part] of Object.entries(data.hear.parts)) model?.set(name, part);
    else if (data.hear) model?.tell("msg:custom", data.hear);
    if (data.failed) failed();
    if (data.unkept) tell("unkept");
    if (data.filed) keepVisited(given.root, [...data.filed, ...SCRIPTS].map((name) => given.root + name));
    if (data.whole) {
      if (data.from) place.dataset.from = data.from;
      model = show(data.whole);
    }
  };
  worker.onerror = failed;
  worker.postMessage({ start: given });
  return {
    send: (content, early = false) => worker.postMessage({ send: content, early }),
    open: (page) => worker.postMessage({ open: page }),
    stop: () => worker.terminate(),
  };
}

/** Who goes to the page in another language has chosen that language. */
export function followTongue() {
  addEventListener("click", ({ target }) => {
    const link = target instanceof Element && target.closest("a[hreflang]");
    if (link) choose("lang", link.getAttribute("hreflang") ?? "");
  });
}
