// A table on the page: a live board with the panels of a Study around it.
import { stage } from "./board.js";
import { shownBy } from "./host.js";
import { laid, rove, TRAYS } from "./layout.js";
import * as panels from "./panels.js";
import { artStyle, slots } from "./slots.js";
import { copied, cover } from "./strips.js";
import { View } from "./study.js";

export class Table extends View {
  /** @returns {import("./dom.js").Child[]} */
  content() {
    const { frame, local, words, area } = this;
    const has = (/** @type {string} */ part) => frame.parts.includes(part);
    return [
      artStyle(frame),
      has("head") && this.keep("head", [frame.title, frame.where, frame.views, frame.view, frame.turns, frame.languages, frame.lang, !frame.board?.svg, local.facts, local.big, local.help, words], () => panels.head(frame, local, words)),
      ...this.above(),
      frame.cover
        ? cover(frame, words)
        : laid(frame, {
            board: stage(frame, area, local, words, has("turn") && slots("board", frame, words)),
            turn: has("turn") && panels.turn(frame, words),
            seats: has("turn") && slots("seats", frame, words, (slot) => !TRAYS.has(slot.kind)),
            others: has("turn") && slots("seats", frame, words, (slot) => TRAYS.has(slot.kind)),
            hand: has("actions") && slots("hand", frame, words),
            costs: has("actions") && slots("costs", frame, words),
            actions: has("actions") ? (costs) => panels.actions(frame, local, words, costs) : undefined,
            receipt: has("receipt") && panels.receipt(frame, local, words),
            log: has("log") && this.keep("log", [frame.log, words], () => panels.log(frame, words)),
          }),
      has("timeline") && this.keep("time", [frame.time, frame.seats, local.step, local.branches, words], () => panels.timeline(frame, local, words)),
      copied(local, words),
    ];
  }

  /** @param {HTMLElement} next */
  settle(next) {
    rove(next, this.local.row);
  }
}

export default shownBy(Table);
