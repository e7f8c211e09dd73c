// What a host asks of a script: how to show a model at a place of the page.

import type { Kernel } from "./kernel.ts";

export type Listener = (...told: any[]) => void;

/** What of a host's manager is used where there is one. */
interface WidgetManager {
  kernel: Kernel;
  context: { path?: string };
  get_model(id: string): Promise<unknown>;
  create_view(model: unknown): Promise<{ el: HTMLElement; remove(): void }>;
}

/** The model of a widget, as a host hands it over: what Python keeps of it, and a way to Python. */
export interface Model {
  get(name: string): any;
  set(name: string, value: unknown): void;
  on(event: string, listener: Listener): void;
  off(event: string, listener: Listener): void;
  send(content: unknown): void;
  model_id?: string;
  /** Where whoever leaves a game goes, on a page that has such a place. */
  lobby?: string;
  /** Where the lesson of what is asked is read; only on a site. */
  reading?: string;
  /** Where a game that is over is looked back on. */
  review?: string;
  /** Where rules are taught and practised, on a page that knows: titles and addresses. */
  taught?: Record<string, { title: string; href: string; practise: string }>;
  widget_manager?: Partial<WidgetManager>;
}

/** Brings a part that nothing on the page needed so far, with its style. */
export type Bring = (part: string) => Promise<any>;

export interface Context {
  model: Model;
  el: HTMLElement;
  signal?: AbortSignal;
  /** Where parts come from; a page that has them beside this script leaves it out. */
  bring?: Bring;
}

/** Where something is shown, and until when. */
export type Place = [model: Model, el: HTMLElement, signal: AbortSignal];

const bringing: WeakMap<Model, Bring> = new WeakMap();

/** Behind the address of a part, once one did not come: a browser does not ask for the same address again. */
let again = "";

/** On a plain page a part lies beside this script, and its style beside that. */
const beside: Bring = async (part) => {
  const [script, href] = ["js", "css"].map((kind) => new URL(`./${part}.${kind}${again}`, import.meta.url).href);
  if (![...document.styleSheets].some((worn) => worn.href === href))
    await new Promise((done) =>
      document.head.append(
        Object.assign(document.createElement("link"), { rel: "stylesheet", href, onload: done, onerror: done }),
      ),
    );
  try {
    return await import(script);
  } catch (problem) {
    again += "?";
    throw problem;
  }
};

/** A part of the page that is shown by a model, which was not needed so far. */
export const bring = (model: Model, part: string) => (bringing.get(model) ?? beside)(part);

/** @param show shows a model at its place */
export const shownBy = (show: (...place: Place) => unknown): { render: (context: Context) => () => void } => ({
  render({ model, el, signal, bring }) {
    if (bring) bringing.set(model, bring);
    // Hosts before anywidget 0.11 give no signal, but call what is returned here.
    const stop = new AbortController();
    signal?.addEventListener("abort", () => stop.abort(), { once: true });
    show(model, el, stop.signal);
    return () => stop.abort();
  },
});
