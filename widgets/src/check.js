// A checkpoint card: a Study with a question instead of actions.
import { light, stage } from "./board.js";
import { h } from "./dom.js";
import { shownBy } from "./host.js";
import * as panels from "./panels.js";
import { asked, hints, prediction, questionOf, verdict } from "./question.js";
import { View } from "./study.js";

// What Python does with a pick whose key begins with it.
const PICKS = new Set(["again", "hint", "up", "down", "fresh", "next", "back"]);

class Card extends View {
  content() {
    const { frame, local, words, area } = this;
    const { kind, result } = questionOf(frame);
    const playing = kind === "turn" && !result;
    this.root.classList.add("bl-card");
    this.root.classList.toggle("bl-playing", playing);
    return [
      ...this.above(),
      asked(frame, words),
      h(
        "div.bl-body#body",
        { class: playing ? null : "bl-single" },
        h("div.bl-l0#l0", {}, stage(frame, area, local, words)),
        playing && h("div.bl-r0#r0", {}, panels.turn(frame, words), panels.actions(frame, local, words)),
      ),
      result ? verdict(frame, local, words) : prediction(frame, `bl ${this.link.client}`, words),
      !result?.right && hints(frame),
    ];
  }

  changed() {
    const result = questionOf(this.frame).result;
    if (result) this.local.tab = result.seat;
    super.changed();
  }

  /** The cells picked are ringed; until a line is pointed at, the cells of the answer are lit. */
  marks() {
    super.marks();
    const result = questionOf(this.frame).result;
    for (const spot of this.root.querySelectorAll(".bl-hit")) {
      const key = spot.getAttribute("data-place") ?? "";
      spot.classList.toggle("bl-mine", !!this.frame.pick?.keys.includes(key));
      spot.classList.toggle("bl-wrong", !!result?.wrong.includes(key));
    }
    const pointing = this.over?.line !== undefined || this.local.walk >= 0 || this.focused()?.closest?.(".bl-rline");
    if (result && !pointing) light(this.root, result.lit, result.focus);
  }

  /** @param {Element} target @param {Event} event */
  act(target, event) {
    const what = target.getAttribute("data-do");
    if (what === "answer") return this.commit();
    const key = target.getAttribute("data-pick") ?? "";
    this.last = `[data-do="${what}"][data-pick="${key}"]`;
    if (what && PICKS.has(what)) return this.ask("pick", { key: `${what}:${key}` });
    return super.act(target, event);
  }

  commit() {
    const q = questionOf(this.frame);
    const number = /** @type {HTMLInputElement | null} */ (this.root.querySelector(".bl-number input"));
    const chosen = /** @type {HTMLInputElement | null} */ (this.root.querySelector(".bl-options input:checked"));
    // Cells, steps and turns are with Python already; it says so where there is nothing to commit yet.
    const written = q.kind === "number" ? number?.value.trim() : chosen?.value;
    const given = ["number", "choice", "legal"].includes(q.kind) ? written : q.kind !== "cells" || this.frame.pick?.keys.length;
    if (!given) {
      this.local.notice = q.nothing;
      this.speak(q.nothing, true);
      return this.draw();
    }
    return this.ask("pick", { key: `answer:${written ?? ""}` });
  }

  listen() {
    super.listen();
    const enter = (/** @type {KeyboardEvent} */ event) => {
      const target = /** @type {Element} */ (event.target);
      if (event.key === "Enter" && !event.isComposing && target.matches(".bl-number input, .bl-options input")) this.commit();
    };
    this.root.addEventListener("keydown", enter, { signal: this.signal });
  }

  /** What was pressed may have moved (a step) or given way to its text (a hint); the next thing to do is close by. */
  refocus() {
    const find = (/** @type {string} */ selector) => this.root.querySelector(selector);
    const hint = this.last?.includes('"hint"') && find(".bl-hint:not([aria-disabled])");
    const next = (this.last && find(this.last)) || hint || find('.bl-number input, .bl-options input, [data-do="up"], .bl-verdict .bl-main, [data-do="again"], [data-do="answer"]');
    if (next) /** @type {HTMLElement} */ (next).focus({ preventScroll: true });
    else super.refocus();
  }
}

export default shownBy(Card);
