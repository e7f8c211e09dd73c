// The keys of a stage: those of the board and of what is typed are left to them.

import { h } from "../core/dom.ts";
import { onBoard } from "../core/keys.ts";
import { letterOf } from "../core/letters.ts";
import { askHint, heedHints } from "../panels/hint_key.ts";
import type { Panel } from "../panels/panel.ts";
import { FIELD } from "./presenting.ts";
import { enter, reveals } from "./question.ts";
import type { Stage } from "./stage.ts";

/** What arrows lead through by themselves. */
const LISTS = 'input[type="radio"], .bl-acts, .bl-lines, [role="tablist"], .bl-items, .bl-seg';

export class Shortcuts implements Panel {
  key = "shortcuts";
  stage: Stage;
  /** Was the board what was pressed last? */
  pressed = false;

  constructor(stage: Stage) {
    this.stage = stage;
  }

  listen() {
    const { root, signal } = this.stage.table;
    heedHints(this.stage.table);
    root.addEventListener(
      "pointerdown",
      ({ target }) => (this.pressed = !!(target as Element).closest(".bl-surface")),
      { signal },
    );
    // Before the keys of the board.
    root.addEventListener(
      "keydown",
      (event) =>
        this.takes(event) && (event.preventDefault(), event.stopPropagation(), event.stopImmediatePropagation()),
      { signal, capture: true },
    );
  }

  /** The keys, in words. */
  list() {
    const { lesson, words } = this.stage;
    return h(
      "section.bl-help#stagekeys",
      { role: "group", "aria-label": words.help },
      h("b", {}, lesson.words.in_lesson),
      h(
        "dl",
        {},
        lesson.keys.map(([key, what]) =>
          h(
            "div",
            {},
            h(
              "dt",
              {},
              key.split(" ").map((one) => h("kbd", {}, one)),
            ),
            h("dd", {}, what),
          ),
        ),
      ),
    );
  }

  /** Is a key one of the stage, and not of the board or of what is typed? */
  takes(event: KeyboardEvent): boolean {
    const { stage } = this;
    const { table, presenting } = stage;
    // Before a class all keys are those of the presentation.
    if (event.metaKey || event.altKey || event.ctrlKey || event.isComposing || presenting.isOn) return false;
    table.byKeys(true);
    const target = event.target as HTMLElement;
    const typing = target.matches(FIELD);
    const isCell = target.getAttribute("role") === "gridcell";
    if (event.key === "Enter") {
      if (isCell || target.matches("button:not(.bl-st-main), a, .bl-st-pupil input")) return false;
      if (target.matches('[role="button"]')) table.act(target, event);
      else stage.main();
      return true;
    }
    if (event.key === "Escape" && typing) {
      table.root.focus({ preventScroll: true });
      return true;
    }
    if (typing) return false;
    const way = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (!isCell && event.key.startsWith("Arrow") && this.picks(target)) return onBoard(table, event);
    if (way && !isCell) return this.arrow(way, target);
    if (/^(Digit|Numpad)\d$/.test(event.code) && !isCell) return this.digit(Number(event.code.at(-1)) - 1);
    if (!table.local.letters) return false;
    const wish = {
      H: () => this.hint(event),
      B: () => stage.alone(),
      L: () => this.tongue(),
      U: !isCell && (() => table.ask("undo")),
    }[letterOf(event)];
    if (!wish) return false;
    wish();
    return true;
  }

  /** Is something picked on the board, and no list the one that arrows lead through? Then they lead over the board. */
  picks(target: Element) {
    const { frame, isPlaying, question: q } = this.stage;
    const isAsked = isPlaying || (q?.kind === "cells" && !q.result);
    return isAsked && (this.pressed || !!frame.pick?.keys.length) && !target.closest(`${LISTS}, .bl-ways, .bl-st-dots`);
  }

  /** To the step, the dot or the try before or behind. */
  arrow(way: number, target: HTMLElement) {
    const { table, lesson } = this.stage;
    if (target.closest(LISTS)) return false;
    if (target.closest(".bl-ways")) {
      table.ask(way > 0 ? "redo" : "undo");
      return true;
    }
    const dots = target.closest(".bl-st-dots");
    if (dots) {
      // A chapter that is folded has one dash.
      const all = ([...dots.querySelectorAll(".bl-st-dot, .bl-st-dash")] as HTMLElement[]).filter(
        (one) => one.getClientRects().length,
      );
      const next = all[Math.max(0, Math.min(all.length - 1, all.indexOf(target) + way))];
      next?.focus();
      return true;
    }
    const to = lesson.at + way;
    // The arrow on passes nothing over that the button would not.
    if (to >= 0 && to < lesson.of) table.ask("go", way > 0 ? { at: to, key: "on" } : { at: to });
    return true;
  }

  /** A choice, a line or a figure by its digit. */
  digit(number: number) {
    const { table, question: q } = this.stage;
    const { root } = table;
    const field = root.querySelector(".bl-number input") as HTMLInputElement | null;
    // What is typed goes where an answer is typed.
    enter(field);
    const choices = [
      ...root.querySelectorAll(".bl-options:not(.bl-if:not(:has([data-asks]:checked)) > .bl-why) input"),
    ] as HTMLInputElement[];
    const lines = q && reveals(q) ? [...root.querySelectorAll(".bl-rline")] : [];
    const line = lines[number] as HTMLElement | undefined;
    if (choices[number]) {
      choices[number].focus();
      choices[number].click();
    } else if (line) line.click();
    return !!(choices[number] || line);
  }

  /** The next hint, once its price was said. */
  hint(event: KeyboardEvent) {
    const { table, question: q } = this.stage;
    const isOver = !q || (q.result && reveals(q));
    askHint(table, isOver ? undefined : q.hints.rungs.find(({ open, may }) => !open && may), event);
  }

  /** The other language. */
  tongue() {
    const { table, frame } = this.stage;
    const other = frame.languages.find(({ key }) => key !== frame.lang);
    if (other) table.ask("language", { key: other.key });
  }
}
