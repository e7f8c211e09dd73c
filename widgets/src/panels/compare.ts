// A table of whose game two lines may be compared: they open under it, as two futures.

import type { Fields } from "../core/channel.ts";
import { button, h } from "../core/dom.ts";
import { Futures } from "./futures.ts";
import type { Panel } from "./panel.ts";
import type { Table } from "./table.ts";

/** The two futures of a table, and what closes them. */
const opened: WeakMap<Element, { shown: Futures; closer: AbortController }> = new WeakMap();

export const compare: Panel = {
  key: "compare",
  draw({ frame, words }) {
    const lines = frame.compare?.lines ?? [];
    return (
      lines.length > 0 &&
      h(
        "div.bl-compare#compare",
        { role: "group", "aria-label": words.compare },
        h("span", {}, words.compare),
        lines.map(({ key, label }) =>
          button({ class: "bl-go", "data-do": "compare", "data-pick": key, "data-k": key }, label),
        ),
      )
    );
  },
  after(table) {
    const { root } = table;
    const open = opened.get(root);
    if (table.frame.compare?.futures) return open ? open.shown.draw() : show(table, root);
    open?.closer.abort();
    opened.delete(root);
  },
};

/** Show two futures under the table. */
function show(table: Table, root: HTMLElement) {
  // Over a board in the full window nothing else is seen.
  if (table.local.big) table.enlarge(false);
  const closer = new AbortController();
  table.signal.addEventListener("abort", () => closer.abort(), { signal: closer.signal });
  const place = h("div.bl-futures-place", {});
  closer.signal.addEventListener("abort", () => place.remove());
  root.after(place);
  const side = { get: () => table.frame.compare?.futures, on() {}, off() {} };
  const send = (what: string, _: number, more?: Fields) =>
    table.ask(what === "walk" ? "compare_step" : "compare", more);
  const shown = new Futures(side, place, closer.signal, { send });
  opened.set(root, { shown, closer });
  shown.root.scrollIntoView?.({ block: "nearest" });
}
