// A table of whose game two lines may be compared: they open under it, as two futures.

import { button, h } from "../core/dom.ts";
import { shownBy } from "../core/host.ts";
import { Bench } from "./edit.ts";
import { Futures } from "./futures.ts";

/** The two futures of a table, and what closes them. */
const opened: WeakMap<Element, { shown: Futures; closer: AbortController }> = new WeakMap();

export class Beside extends Bench {
  content() {
    const { frame, words } = this;
    const lines = frame.beside?.lines ?? [];
    return [
      ...super.content(),
      lines.length > 0 &&
        h(
          "div.bl-compare#compare",
          { role: "group", "aria-label": words.compare },
          h("span", {}, words.compare),
          lines.map(({ key, label }) =>
            button({ class: "bl-go", "data-do": "compare", "data-pick": key, "data-k": key }, label),
          ),
        ),
    ];
  }

  draw() {
    super.draw();
    const { root } = this;
    const open = opened.get(root);
    if (this.frame.beside?.futures) return open ? open.shown.draw() : this.compare(root);
    open?.closer.abort();
    opened.delete(root);
  }

  /** Show two futures under the table. */
  compare(root: HTMLElement) {
    // Over a board in the full window nothing else is seen.
    if (this.local.big) this.enlarge(false);
    const closer = new AbortController();
    this.signal.addEventListener("abort", () => closer.abort(), { signal: closer.signal });
    const place = h("div.bl-futures-place", {});
    closer.signal.addEventListener("abort", () => place.remove());
    root.after(place);
    const side = { get: () => this.frame.beside?.futures, on() {}, off() {} };
    const send = (what: string, _: number, more: { key?: string; at?: number }) =>
      this.ask(what === "walk" ? "beside" : "compare", more);
    const shown = new Futures(side, place, closer.signal, { send });
    opened.set(root, { shown, closer });
    shown.root.scrollIntoView?.({ block: "nearest" });
  }
}

export default shownBy(Beside);
