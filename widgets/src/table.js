// A table on the page: a live board with the panels of a Study around it.
import { stage } from "./board.js";
import { h } from "./dom.js";
import { shownBy } from "./host.js";
import { gallery } from "./explain.js";
import { keep, kept, switches, wear } from "./kept.js";
import { laid, rove, TRAYS } from "./layout.js";
import * as panels from "./panels.js";
import { artStyle, slots } from "./slots.js";
import { copied, cover } from "./strips.js";
import { View } from "./study.js";
import { Tip } from "./tip.js";
import { otherNotebook } from "./tongue.js";

/** A page this wide at most is narrow. */
const NARROW = 480;

export class Table extends View {
  /** @returns {import("./dom.js").Child[]} */
  content() {
    const { frame, local, words, area } = this;
    const has = (/** @type {string} */ part) => frame.parts.includes(part);
    return [
      artStyle(frame),
      words.gallery?.style && h("style#pieces", {}, words.gallery.style),
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

  above() {
    return [...super.above(), otherNotebook(this.model, this.frame, this.local, this.words), switches(this.local, this.words), gallery(this.local, this.words)];
  }

  /** @param {HTMLElement} next */
  settle(next) {
    rove(next, this.local.row);
    wear(this.root, this.local);
  }

  listen() {
    Object.assign(this.local, kept());
    super.listen();
    this.narrow();
    this.tip = new Tip(this);
  }

  /** @param {string} _here @param {Element} target */
  explain(_here, target) {
    this.tip?.ask(target);
  }

  /** On a narrow page a game opens with its second picture, as long as nobody has done anything. */
  narrow() {
    const { view, views, rev } = this.frame;
    const wide = this.root.clientWidth;
    // The last view is text.
    if (wide && wide <= NARROW && !rev && views.length > 2 && view === views[0].key) this.ask("view", { key: views[1].key });
  }

  /** @param {Element} target @param {Event} event */
  act(target, event) {
    const what = target.getAttribute("data-do");
    const name = /** @type {"larger" | "calm"} */ (target.getAttribute("data-pick"));
    if (what === "choose") this.local[name] = !this.local[name];
    if (what === "language") this.local.spoke = target.getAttribute("data-pick") ?? "";
    if (what === "unspoke") this.local.spoke = "";
    if (what === "unspoke") return this.draw();
    if (what === "rule") return this.tip?.ask(target);
    if (what !== "choose") super.act(target, event);
    if (what === "choose" || what === "letters") keep(this.local);
    if (what === "choose") this.draw();
  }
}

export default shownBy(Table);
