// A checkpoint card: a Study with a question instead of actions.

import { copied } from "../core/banners.ts";
import { light, surface } from "../core/board.ts";
import { h } from "../core/dom.ts";
import type { SlotContent } from "../core/frames.ts";
import { shownBy } from "../core/host.ts";
import { laid, TRAYS } from "../core/layout.ts";
import type { SlotName } from "../core/types.ts";
import { actions, turn } from "../panels/picks.ts";
import { watch } from "../panels/receipt.ts";
import { artStyle, lying, slots } from "../panels/slots.ts";
import { Table } from "../panels/table.ts";
import { mark, PACE, reach } from "../panels/walkthrough.ts";
import { asked, chosen, enter, hints, questionOf, reveals, workings } from "./question.ts";
import { prediction, verdict } from "./verdict.ts";

// What Python does with a pick whose key begins with it.
const PICKS = new Set(["again", "whole", "hint", "tell", "up", "down", "fresh", "next", "back"]);

export class Card extends Table {
  last: string | undefined;

  /** the next step of a way that goes by */
  played: ReturnType<typeof setTimeout> | undefined;
  content() {
    const { frame, local, words, area } = this;
    // What is missing before one commits stands beside what was pressed: of a high card the top is out of sight.
    local.below = true;
    const { kind, result } = questionOf(frame);
    const playing = kind === "turn" && !result;
    const told = reveals(questionOf(frame));
    // After the answer it is the board that tells; what else lay there makes room for the verdict.
    const around = (name: SlotName, wanted: (slot: SlotContent) => boolean = () => true) =>
      !told && slots(name, frame, words, wanted);
    this.root.classList.add("bl-card");
    this.root.classList.toggle("bl-playing", playing);
    const set = !!lying(frame, "seats").length || !!lying(frame, "hand").length;
    this.root.classList.toggle("bl-set", set);
    // Where much else is to be seen, the hints are one line below the question.
    const folded = playing || set || !!questionOf(frame).walkthroughs;
    const ladder = !told && hints(frame, local, words, folded);
    return [
      artStyle(frame),
      ...this.above(),
      laid(frame, {
        board: surface(frame, area, local, words, slots("board", frame, words)),
        question: h("div.bl-question#question", {}, asked(frame, local, words), folded && ladder),
        turn: playing && turn(frame, words),
        seats: slots("seats", frame, words, (slot) => !TRAYS.has(slot.kind)),
        others: around("seats", (slot) => TRAYS.has(slot.kind)),
        hand: slots("hand", frame, words),
        costs: !result && slots("costs", frame, words),
        actions: playing ? (costs) => actions(frame, words, costs) : undefined,
        answer: (apart) =>
          result ? verdict(frame, local, words, !apart) : prediction(frame, local, `bl ${this.link.client}`, words),
        worked: () => (result ? workings(frame, local, words) : null),
        hints: !folded && ladder,
      }),
      copied(local, words),
    ];
  }

  changed() {
    const result = questionOf(this.frame)?.result;
    if (result) this.local.tab = result.seat;
    else this.root.style.minHeight = "";
    super.changed();
  }

  /** The cells picked are ringed; until a line is pointed at, the cells of the answer are lit. */
  marks() {
    super.marks();
    const q = questionOf(this.frame);
    const told = q?.walkthroughs;
    mark(this.root, told?.signs ?? {});
    const result = q?.result;
    const pointing = this.over?.line !== undefined || this.local.walk >= 0 || this.focused()?.closest?.(".bl-rline");
    // Where Python draws what was picked and what is right, nothing is laid over the pieces but where one walks. The
    // board of a question may stay for the step that follows, and must not keep its rings.
    const rings = q && !q.drawn;
    for (const spot of this.root.querySelectorAll(".bl-hit")) {
      const key = spot.getAttribute("data-place") ?? "";
      spot.classList.toggle("bl-mine", !!rings && !!this.frame.pick?.keys.includes(key));
      spot.classList.toggle("bl-wrong", !!rings && !!result?.wrong.includes(key));
    }
    if (!result || pointing) return;
    if (rings) light(this.root, result.lit, result.focus);
    else if (told?.at) light(this.root, result.lit, []);
  }

  act(target: Element, event: Event) {
    const what = target.getAttribute("data-do");
    if (what === "answer") return this.commit();
    const key = target.getAttribute("data-pick") ?? "";
    if (what === "played") return this.playWay(key);
    this.stopWay();
    if (what === "way")
      return target.getAttribute("aria-disabled")
        ? undefined
        : this.ask("jump", { key, at: Number(target.getAttribute("data-at")) });
    if (what === "hint") this.local.rung = "";
    const { local } = this;
    if (what === "rungs" || what === "rung") {
      if (what === "rungs") local.rungs = !local.rungs;
      else local.rung = local.rung === key ? "-" : key;
      watch(this, false);
      return this.draw();
    }
    this.last = `[data-do="${what}"][data-pick="${key}"]`;
    if (what && PICKS.has(what)) return this.ask("pick", { key: `${what}:${key}` });
    super.act(target, event);
  }

  draw() {
    super.draw();
    const told = questionOf(this.frame)?.walkthroughs;
    const walks = told ? `${told.shown} ${told.at}` : "";
    // A verdict comes before what it is about; only who walks is led there.
    if (walks && this.local.walks && walks !== this.local.walks) reach(this.root);
    this.local.walks = walks;
  }

  /** Let the steps of a way go by, slowly, until somebody does something else. */
  playWay(key: string) {
    const was = this.local.played;
    this.stopWay();
    watch(this, false);
    if (was === key) return this.draw();
    const here = () => questionOf(this.frame)?.walkthroughs;
    const of = here()?.ways.find((way) => way.key === key)?.stops.length ?? 0;
    const from = here()?.shown === key && (here()?.at ?? 0) < of ? (here()?.at ?? 0) : -1;
    const id = questionOf(this.frame)?.id;
    let at = from;
    const more = () => {
      if (this.signal.aborted || !this.root.isConnected || questionOf(this.frame)?.id !== id || !here())
        return this.stopWay();
      at += 1;
      this.ask("jump", { key, at });
      this.local.played = at < of ? key : "";
      this.played = at < of ? setTimeout(more, PACE) : undefined;
      this.draw();
    };
    more();
  }

  stopWay() {
    clearTimeout(this.played);
    this.local.played = "";
  }

  commit() {
    const q = questionOf(this.frame);
    const number = this.root.querySelector(".bl-number input") as HTMLInputElement | null;
    const option = ["choice", "legal"].includes(q.kind) ? chosen(this.root, q) : undefined;
    // Cells, steps and turns are with Python already; it says so where there is nothing to commit yet.
    const written = q.kind === "number" ? number?.value.trim() : option?.written;
    const given = ["number", "choice", "legal"].includes(q.kind)
      ? written
      : q.kind !== "cells" || this.frame.pick?.keys.length;
    if (!given) {
      const missing = option?.missing || q.nothing;
      Object.assign(this.local, { notice: missing, about: "" });
      this.speak(missing, true);
      return this.draw();
    }
    // What stands below the card on a page stays where it is: a verdict may be shorter than what was asked.
    this.root.style.minHeight = `${this.root.getBoundingClientRect().height}px`;
    return this.ask("pick", { key: `answer:${written ?? ""}` });
  }

  listen() {
    super.listen();
    const entered = (event: KeyboardEvent) => {
      const target = event.target as Element;
      if (event.key === "Enter" && !event.isComposing && target.matches(".bl-number input, .bl-options input"))
        this.commit();
    };
    this.root.addEventListener("keydown", entered, { signal: this.signal });
    // What was missing is being given.
    const given = () => this.local.notice && ((this.local.notice = ""), this.draw());
    this.root.addEventListener("input", given, { signal: this.signal });
  }

  /** The focus has more places to go to here, most of which come with what is next. */
  leaves() {
    return false;
  }

  /** What was pressed may have moved (a step) or given way to its text (a hint); the next thing to do is close by. */
  refocus() {
    const find = (selector: string) => this.root.querySelector(selector);
    const hint = this.last?.includes('"hint"') && find(".bl-hint:not([aria-disabled])");
    const next =
      (this.last && find(this.last)) ||
      hint ||
      find(".bl-told + .bl-commit .bl-main") ||
      find(
        '.bl-number input, .bl-options input, [data-do="up"], .bl-commit .bl-main:not([data-do=answer]), [data-do="again"], [data-do="answer"]',
      );
    if (next) enter(next as HTMLElement);
    else super.refocus();
  }
}

export default shownBy(Card);
