// A table of whose game two lines may be compared: they open under it, as two futures.
import { Bench } from "./bench.js";
import { button, h } from "./dom.js";
import { Futures } from "./futures.js";
import { shownBy } from "./host.js";

/** The two futures of a table, and what closes them. @type {WeakMap<Element, {shown: Futures, closer: AbortController}>} */
const opened = new WeakMap();

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
          lines.map(({ key, label }) => button({ class: "bl-go", "data-do": "compare", "data-pick": key, "data-k": key }, label)),
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

  /** Show two futures under the table. @param {HTMLElement} root */
  compare(root) {
    // Over a board in the full window nothing else is seen.
    if (this.local.big) this.enlarge(false);
    const closer = new AbortController();
    this.signal.addEventListener("abort", () => closer.abort(), { signal: closer.signal });
    const place = h("div.bl-futures-place", {});
    closer.signal.addEventListener("abort", () => place.remove());
    root.after(place);
    const side = { get: () => this.frame.beside?.futures, on() {}, off() {} };
    const send = (/** @type {string} */ what, /** @type {number} */ _, /** @type {{key?: string, at?: number}} */ more) => this.ask(what === "walk" ? "beside" : "compare", more);
    const shown = new Futures(side, place, closer.signal, { send });
    opened.set(root, { shown, closer });
    shown.root.scrollIntoView?.({ block: "nearest" });
  }
}

export default shownBy(Beside);
