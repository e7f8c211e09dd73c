// A checkpoint card: a Study with a question instead of actions.
import { light, stage } from "./board.js";
import { View } from "./index.js";
import * as panels from "./panels.js";
import { asked, prediction, questionOf, verdict } from "./question.js";

class Card extends View {
  content() {
    const { frame, local, words, area } = this;
    const done = questionOf(frame).result;
    this.root.classList.add("bl-card");
    return [
      panels.strips(frame, local, words, this.link.kept()?.key ?? ""),
      panels.help(local, words),
      asked(frame),
      stage(frame, area, local, words),
      done ? verdict(frame, local, words) : prediction(frame, `bl ${this.link.client}`),
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
    if (what === "again") return this.ask("pick", { key: "again:" });
    return super.act(target, event);
  }

  commit() {
    const q = questionOf(this.frame);
    const number = /** @type {HTMLInputElement | null} */ (this.root.querySelector(".bl-number input"));
    const chosen = /** @type {HTMLInputElement | null} */ (this.root.querySelector(".bl-options input:checked"));
    const given = q.kind === "cells" ? (this.frame.pick?.keys.length ?? 0) > 0 : q.kind === "number" ? number?.value.trim() : chosen?.value;
    if (!given) {
      this.local.notice = q.nothing;
      this.speak(q.nothing, true);
      return this.draw();
    }
    return this.ask("pick", { key: `answer:${q.kind === "cells" ? "" : given}` });
  }

  listen() {
    super.listen();
    const enter = (/** @type {KeyboardEvent} */ event) => {
      const target = /** @type {Element} */ (event.target);
      if (event.key === "Enter" && !event.isComposing && target.matches(".bl-number input, .bl-options input")) this.commit();
    };
    this.root.addEventListener("keydown", enter, { signal: this.signal });
  }

  refocus() {
    const next = /** @type {HTMLElement | null} */ (this.root.querySelector('.bl-number input, .bl-options input, [data-do="again"], [data-do="answer"]'));
    if (next) next.focus({ preventScroll: true });
    else super.refocus();
  }
}

export default {
  /** @param {{model: any, el: HTMLElement, signal?: AbortSignal}} context */
  render({ model, el, signal }) {
    const stop = new AbortController();
    signal?.addEventListener("abort", () => stop.abort(), { once: true });
    new Card(model, el, stop.signal);
    return () => stop.abort();
  },
};
