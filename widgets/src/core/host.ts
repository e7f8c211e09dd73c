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
  widget_manager?: Partial<WidgetManager>;
}

export interface Context {
  model: Model;
  el: HTMLElement;
  signal?: AbortSignal;
}

/** Where something is shown, and until when. */
export type Place = [model: Model, el: HTMLElement, signal: AbortSignal];

/** @param show shows a model at its place */
export const shownBy = (show: (...place: Place) => unknown): { render: (context: Context) => () => void } => ({
  render({ model, el, signal }) {
    // Hosts before anywidget 0.11 give no signal, but call what is returned here.
    const stop = new AbortController();
    signal?.addEventListener("abort", () => stop.abort(), { once: true });
    show(model, el, stop.signal);
    return () => stop.abort();
  },
});
