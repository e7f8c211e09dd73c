// One widget inside another, below it: the host of the page makes its view.
import { h } from "./dom.ts";
import type { Model } from "./host.ts";

export class Nested {
  model: Model;
  /** Where it stands. */
  place: HTMLElement;
  /** What is shown where the host can make no view. */
  apart: () => string;
  /** Called when another one is shown, or none any more. */
  shown: (is: boolean) => void;
  view: { remove(): void } | undefined;

  constructor(
    model: Model,
    place: HTMLElement,
    signal: AbortSignal,
    apart: () => string,
    shown: (is: boolean) => void = () => {},
  ) {
    this.model = model;
    this.place = place;
    this.apart = apart;
    this.shown = shown;
    const show = () => void this.show();
    model.on("change:_board", show);
    signal.addEventListener("abort", () => {
      model.off("change:_board", show);
      this.view?.remove();
    });
    show();
  }

  async show() {
    const named = this.model.get("_board");
    this.view?.remove();
    this.view = undefined;
    this.place.replaceChildren();
    if (!named) return this.shown(false);
    try {
      const host = this.model.widget_manager;
      if (!host?.get_model || !host.create_view) throw new Error("no views");
      const board = await host.get_model(named.replace("IPY_MODEL_", ""));
      const view = await host.create_view(board);
      if (named !== this.model.get("_board")) return view.remove();
      this.view = view;
      this.place.replaceChildren(view.el);
    } catch {
      this.place.replaceChildren(h("p.bl-apart", {}, this.apart()));
    }
    this.shown(true);
  }
}
