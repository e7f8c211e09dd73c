// How a question is answered: what its buttons do, what is committed, and what is lit on its board.

import { light, PLACES } from "../core/board.ts";
import type { Held } from "../core/drag.ts";
import type { Panel } from "../panels/panel.ts";
import { unfold } from "../panels/rungs.ts";
import type { Table } from "../panels/table.ts";
import { chosen, enter, questionOf } from "./question.ts";

/** What was pressed last, by table. */
const pressed: WeakMap<Table, string> = new WeakMap();

/** Hand in what is typed, chosen or played, or say what is missing. */
export function commit(table: Table) {
  const { frame, local, root } = table;
  const q = questionOf(frame);
  const number = root.querySelector(".bl-number input") as HTMLInputElement | null;
  const option = ["choice", "legal"].includes(q.kind) ? chosen(root, q) : undefined;
  // Cells, steps and turns are with Python already; it says so where there is nothing to commit yet.
  const written = q.kind === "number" ? number?.value.trim() : option?.written;
  if (["number", "choice", "legal"].includes(q.kind) && !written) {
    const missing = option?.missing || q.nothing;
    Object.assign(local, { notice: missing, about: "" });
    table.speak(missing, true);
    table.draw();
    // What is typed next is the answer.
    return enter(root.querySelector(".bl-number input, .bl-options:not(:has(:checked)) input"));
  }
  // What stands below the card on a page stays where it is: a verdict may be shorter than what was asked.
  root.style.minHeight = `${root.getBoundingClientRect().height}px`;
  return table.ask("pick", { key: `answer:${written ?? ""}` });
}

/** What Python does with a pick whose key begins with what the button is for. */
function picks(table: Table, target: Element) {
  const what = target.getAttribute("data-do");
  if (what === "hint") table.local.rung = "";
  table.ask("pick", { key: `${what}:${target.getAttribute("data-pick") ?? ""}` });
}

/** A step of an order is dragged to where another one stands: it is moved there one by one, as its buttons would. */
function takeStep(table: Table, under: Element): Held | null {
  const step = under.closest(".bl-order li");
  if (!step || under.closest("button")) return null;
  const key = step.getAttribute("data-k")?.replace("step ", "") ?? "";
  const stepOf = (on: Element | null) => on?.closest(".bl-order li")?.getAttribute("data-k");
  const shown = () => questionOf(table.frame)?.steps ?? [];
  return {
    look: step.querySelector("span")?.cloneNode(true) as Element,
    over(on) {
      for (const each of table.root.querySelectorAll(".bl-order li"))
        each.classList.toggle("bl-into", each === on?.closest(".bl-order li"));
    },
    dropped(on) {
      const to = shown().findIndex((each) => `step ${each.key}` === stepOf(on));
      const move = () => {
        const at = shown().findIndex((each) => each.key === key);
        if (to < 0 || at < 0 || at === to) return;
        table.ask("pick", { key: `${at > to ? "up" : "down"}:${key}` });
        table.afterwards(move);
      };
      move();
    },
  };
}

const PICKS = ["again", "whole", "hint", "tell", "up", "down", "fresh", "next", "back"];

/** Whose hints a table showed last, and how high they were, in pixels. */
const hinted: WeakMap<Table, { of: string | undefined; high: number }> = new WeakMap();

export const answering: Panel = {
  key: "question",
  on: { answer: commit, rungs: unfold, rung: unfold, ...Object.fromEntries(PICKS.map((what) => [what, picks])) },
  listen(table) {
    const { local, root, signal } = table;
    const entered = (event: KeyboardEvent) => {
      const target = event.target as Element;
      if (event.key === "Enter" && !event.isComposing && target.matches(".bl-number input, .bl-options input"))
        commit(table);
    };
    root.addEventListener("keydown", entered, { signal });
    // What was missing is being given.
    const given = () => local.notice && ((local.notice = ""), table.draw());
    root.addEventListener("input", given, { signal });
  },
  acts(table, target) {
    const [what, key] = ["do", "pick"].map((name) => target.getAttribute(`data-${name}`) ?? "");
    pressed.set(table, `[data-do="${what}"][data-pick="${key}"]`);
  },
  changing({ frame, local, root }) {
    const result = questionOf(frame)?.result;
    if (result) local.tab = result.seat;
    else root.style.minHeight = "";
  },
  take: takeStep,
  /** Hints come last in the text of a stage: those that have no room there are scrolled to when they open. */
  after(table) {
    const hints = table.root.querySelector(".bl-hints");
    const now = { of: questionOf(table.frame)?.id, high: hints?.scrollHeight ?? 0 };
    const text = hints?.closest(".bl-st-text");
    const had = hinted.get(table);
    if (text && had?.of === now.of && now.high > had.high) text.scrollTop = text.scrollHeight;
    hinted.set(table, now);
  },
  /** The cells picked are ringed; until a line is pointed at, the cells of the answer are lit. */
  marks(table) {
    const { root, frame, local, over } = table;
    const q = questionOf(frame);
    const result = q?.result;
    const pointing = over?.line !== undefined || local.walk >= 0 || table.focused()?.closest?.(".bl-rline");
    // Where Python draws what was picked and what is right, nothing is laid over the pieces but where one walks. The
    // board of a question may stay for the step that follows, and must not keep its rings.
    const rings = q && !q.drawn;
    for (const spot of root.querySelectorAll(PLACES)) {
      const key = spot.getAttribute("data-place") ?? "";
      spot.classList.toggle("bl-mine", !!rings && !!frame.pick?.keys.includes(key));
      spot.classList.toggle("bl-wrong", !!rings && !!result?.wrong.includes(key));
    }
    if (!result || pointing) return;
    if (rings) light(root, result.lit, result.focus);
    else if (q.walkthroughs?.at) light(root, result.lit, []);
  },
  /** What was pressed may have moved (a step) or given way to its text (a hint); the next thing to do is close by. */
  refocus(table) {
    const find = (selector: string) => table.root.querySelector(selector);
    const last = pressed.get(table);
    const next =
      (last && find(last)) ||
      (last?.includes('"hint"') && find('.bl-hint[data-do="hint"]:not([aria-disabled])')) ||
      find(".bl-told + .bl-commit .bl-main") ||
      find(
        '.bl-number input, .bl-options input, [data-do="up"], .bl-commit .bl-main:not([data-do=answer]), [data-do="again"], [data-do="answer"]',
      );
    if (next) enter(next as HTMLElement);
    return !!next;
  },
};
