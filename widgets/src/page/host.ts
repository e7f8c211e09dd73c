// A page with Python behind it: starts the worker, is to the front end what a notebook is, and tells what went wrong.
import type { Listener } from "../core/host.ts";
import { choose } from "../core/preferences.ts";
import { keepVisited } from "./offline_cache.ts";

export type Said = {
  whole?: any;
  from?: string;
  filed?: string[];
  hear?: any;
  progress?: number;
  here?: number;
  all?: number;
  failed?: string;
  forbidden?: boolean;
  lives?: boolean;
  unkept?: boolean;
};
export type Wish = { kind: string; about: string };

/** What the worker loads, of which the page does not hear. */
export const SCRIPTS = ["worker.js", "python.js", "repeats.js", "zstd.js"].map(
  (name) => new URL(`./${name}`, import.meta.url).href,
);
/** What a lesson, a plan or practice brings before a class, once it is asked for. */
const PRESENTER = ["presenter.js", "presenter.css"].map((name) => new URL(`../${name}`, import.meta.url).href);
const PRESENTED = ["lesson", "plan", "practice"];
const MEGABYTE = 1e6;

/** What the front end asks of its host: the parts of what is shown, and a way to Python. */
export class Model {
  /** Python, as a page knows it that waits for it. */
  kernel: { status: string };
  /** Where whoever leaves a game goes; only where there is such a place. */
  lobby?: string;
  /** Where the lesson of what is asked is read; only on a site. */
  reading?: string;
  /** Where a game that is over is looked back on. */
  review?: string;
  /** Where rules are taught and practised, on a page that knows: titles and addresses. */
  taught?: Record<string, { title: string; href: string; practise: string }>;
  parts: Record<string, any>;
  send: (content: unknown) => void;
  listeners: Map<string, Set<Listener>>;
  widget_manager: { kernel: { status: string }; context: { readonly path: string } };

  constructor(parts: Record<string, any>, send: (content: unknown) => void, lang: string) {
    this.kernel = { status: "idle" };
    this.parts = parts;
    this.send = send;
    this.listeners = new Map();
    // A page of one language speaks it, as a notebook does that lies in the folder of its language.
    const spoken = () => this.parts.frame?.lang ?? lang;
    this.widget_manager = {
      kernel: this.kernel,
      context: {
        get path() {
          return `${spoken()}/site/page.ipynb`;
        },
      },
    };
  }

  get(name: string) {
    return this.parts[name];
  }

  set(name: string, value: unknown) {
    this.parts[name] = value;
    this.tell(`change:${name}`);
  }

  save_changes() {}

  on(type: string, listener: Listener) {
    if (!this.listeners.has(type)) this.listeners.set(type, new Set());
    this.listeners.get(type)?.add(listener);
  }

  off(type: string, listener: Listener) {
    this.listeners.get(type)?.delete(listener);
  }

  tell(type: string, content?: unknown) {
    for (const listener of [...(this.listeners.get(type) ?? [])]) listener(content);
  }
}

/** Show one of the sentences that stand in the page for when something fails, or take it away. */
export function tell(what: string, holds = true) {
  const said = document.getElementById(what);
  if (said) said.hidden = !holds;
}

/**
 * Python behind a page.
 * @param place where what it shows stands; `data-from` tells there how Python was started
 * @param given what Python is started with: its files, the language, the address of the site, the page
 * @param show shows all that Python tells when the page begins
 * @param hooks what of `given` is otherwise by now, where a worker that was ended starts again; is called when Python cannot be had
 */
export function host(
  place: HTMLElement,
  given: any,
  show: (whole: any) => Model,
  hooks: { now?: () => object; failed?: () => void } = {},
): { send: (content: unknown, early?: boolean) => void; open: (page: Wish) => void; stop: () => void } {
  const bar = document.getElementById("progress") as HTMLProgressElement | null;
  const far = bar?.parentElement?.querySelector(".far");
  const stopped = new AbortController();
  let model: Model | undefined;
  let worker = begin();

  function begin() {
    const made = new Worker(new URL("./worker.js", import.meta.url), { type: "module" });
    // No other page gives this name.
    const name = [...crypto.getRandomValues(new Uint32Array(3))].join("-");
    made.onmessage = ({ data }) => (data.lives ? follow(name) : hear(data));
    made.onerror = () => failed();
    made.postMessage({ start: { ...given, name } });
    return made;
  }

  /**
   * Start anew where a worker was ended, as a browser does that is short of memory, once what it shows was there.
   * @param name of the lock that it holds as long as it lives
   */
  async function follow(name: string) {
    const ended = await navigator.locks.request(name, { signal: stopped.signal }, () => true).catch(() => false);
    if (!ended) return;
    worker.terminate();
    if (!model) return failed();
    model = undefined;
    given = { ...given, ...hooks.now?.() };
    worker = begin();
  }

  function failed(forbidden = false) {
    tell(forbidden ? "forbidden" : "failed");
    // Nothing is getting ready any more; a lesson can be read.
    bar?.closest(".wait")?.remove();
    document.getElementById("text")?.setAttribute("open", "");
    hooks.failed?.();
  }

  function hear(data: Said) {
    if (data.progress !== undefined && bar) bar.value = data.progress;
    if (data.all && far)
      far.textContent = `${[data.here ?? 0, data.all].map((bytes) => (bytes / MEGABYTE).toFixed(1)).join(" / ")} MB`;
    if (data.hear?.parts) for (const [name, part] of Object.entries(data.hear.parts)) model?.set(name, part);
    else if (data.hear) model?.tell("msg:custom", data.hear);
    if (data.failed) failed(data.forbidden);
    if (data.unkept !== undefined) tell("unkept", data.unkept);
    if (data.filed) {
      const files = data.filed.map((name: string) => given.root + name);
      keepVisited(given.root, [...files, ...SCRIPTS, ...(PRESENTED.includes(given.page?.kind) ? PRESENTER : [])]);
    }
    if (data.whole) {
      model = show(data.whole);
      if (data.from) place.dataset.from = data.from;
    }
  }

  return {
    send: (content, early = false) => worker.postMessage({ send: content, early }),
    open(page) {
      given = { ...given, page };
      worker.postMessage({ open: page });
    },
    stop() {
      stopped.abort();
      worker.terminate();
    },
  };
}

/** Who goes to the page in another language has chosen that language. */
export function followTongue() {
  addEventListener("click", ({ target }) => {
    const link = target instanceof Element && target.closest("a[hreflang]");
    if (link) choose("lang", link.getAttribute("hreflang") ?? "");
  });
}
