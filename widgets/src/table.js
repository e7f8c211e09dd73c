// A table on the page: a live board with the panels of a Study around it.
import { stage } from "./board.js";
import { h } from "./dom.js";
import { shownBy } from "./host.js";
import * as panels from "./panels.js";
import { copied, cover } from "./strips.js";
import { View } from "./study.js";

class Table extends View {
  /** @returns {import("./dom.js").Child[]} */
  content() {
    const { frame, local, words, area } = this;
    const has = (/** @type {string} */ part) => frame.parts.includes(part);
    return [
      has("head") && panels.head(frame, local, words),
      ...this.above(),
      frame.cover
        ? cover(frame, words)
        : h(
            "div#body",
            { class: has("turn") || has("actions") || has("log") ? "bl-body" : "bl-body bl-single" },
            h("div.bl-l0#l0", {}, stage(frame, area, local, words), has("receipt") && panels.receipt(frame, local, words)),
            h(
              "div.bl-r0#r0",
              {},
              has("turn") && panels.turn(frame, words),
              has("actions") && panels.actions(frame, local, words),
              has("log") && panels.log(frame, words),
            ),
          ),
      has("timeline") && panels.timeline(frame, local, words),
      copied(local, words),
    ];
  }
}

export default shownBy(Table);
