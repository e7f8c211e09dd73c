// Where one is in a lesson, and where the focus goes when that changes.

import { fade } from "../core/motion.ts";
import type { Panel } from "../panels/panel.ts";
import { reach, seenPart } from "../panels/walkthrough.ts";
import { arrive, fitIn, isAbove } from "./arrive.ts";
import { choose } from "./draft.ts";
import { isNarrow } from "./figure.ts";
import { scrolling } from "./fitting.ts";
import { enter } from "./question.ts";
import type { Stage } from "./stage.ts";

/** What is led to has so much room above it, in pixels, and so much of a question stays above a long verdict. */
const [MARGIN, ABOVE] = [8, 64];

export class StepPosition implements Panel {
  key = "position";
  stage: Stage;
  /** The step that is on the page, and what of its question. */
  stood = "";
  judged = "";
  /** The line of a receipt that is walked. */
  walk = -1;
  /** What was there before this drawing, and whether it had the focus. */
  was = { stood: "", judged: "", had: false };

  constructor(stage: Stage) {
    this.stage = stage;
  }

  /** The step that Python shows. */
  get shown() {
    const { lesson, frame } = this.stage;
    return `${lesson.id} ${lesson.key} ${frame.challenge?.id ?? ""}`;
  }

  listen() {
    fitIn(this.stage.table.root, this.stage.table.signal);
  }

  before() {
    const { table, local, question: q } = this.stage;
    const { stood, judged, shown } = this;
    this.was = { stood, judged, had: table.root.contains(table.focused()) };
    // What was refused or opened on a step stays there.
    if (stood !== shown) Object.assign(local, { notice: "", about: "", bill: false });
    this.stood = shown;
    this.judged = `${shown} ${q?.id ?? ""} ${q?.result ? "result" : "asked"}`;
  }

  after() {
    this.arrive();
    const { local, table } = this.stage;
    if (this.walk !== local.walk) reach(table.root, ".bl-st-note .bl-rline[aria-pressed=true]");
    this.walk = local.walk;
    if (this.was.stood !== this.stood) table.seeAll();
    // What had the focus may be gone, or hidden: a dash that has unfolded, a notice that was closed, a board left alone.
    const has = table.focused();
    if (this.was.had && !(table.root.contains(has) && has?.getClientRects().length))
      table.root.focus({ preventScroll: true });
  }

  /** Lead the reader to what is new. */
  arrive() {
    const { table, lesson, question: q, frame } = this.stage;
    const { root } = table;
    const { stood, judged } = this.was;
    if (!q?.result) choose(root, lesson.draft);
    if (!stood) return arrive(root, table.signal);
    const find = (selector: string): HTMLElement | null => root.querySelector(selector);
    const text = find(".bl-st-text");
    if (stood !== this.stood) {
      fade(text);
      if (text) text.scrollTop = scrolling(text).scrollTop = 0;
      // To a class the title of a question is not shown: the board would keep the focus, and with it the keys.
      const title = find(".bl-st-text [data-k=title]");
      // With a mouse too: what Tab reaches next is the step, and not what stands below the button that was pressed.
      if (table.keys || this.was.had) (title?.getClientRects().length ? title : root).focus({ preventScroll: true });
    } else if (judged !== this.judged && frame.by === table.link.client) {
      if (q?.result) find(".bl-headline")?.focus({ preventScroll: true });
      else
        enter(
          find(".bl-number input, .bl-options input:checked") ??
            find(".bl-options input") ??
            // Places are picked with the arrow keys, which would leave the step from anywhere else.
            (table.keys && q?.kind === "cells" ? find('.bl-grid [tabindex="0"]') : null),
        );
      if (text && !q?.result) showQuestion(text);
      const note = find(".bl-st-note");
      // To a class the bars are in sight from the start.
      if (text && q?.result && note && !this.stage.presenter) {
        const room = scrolling(text);
        const { top, bottom } = seenPart(room);
        const box = note.getBoundingClientRect();
        const asked = box.top - (find(".bl-st-text > h3") ?? note).getBoundingClientRect().top;
        // The question stays above it where there is room for both; below a figure nothing is left of it otherwise.
        const above = asked + box.height <= bottom - top - MARGIN ? asked : room === text ? ABOVE : 0;
        room.scrollTop += box.top - top - above - MARGIN;
      }
    } else return;
    // Whoever has scrolled the page is led back. On a phone a step begins with its figure; elsewhere that stands beside
    // its title.
    const start = isNarrow(this.stage) ? find(".bl-st-body") : (find(".bl-st-text [data-k=title]") ?? text);
    if (frame.by === table.link.client && start && isAbove(start)) root.scrollIntoView({ block: "start" });
  }
}

/** Scroll as little as shows a question and what it is answered by; where both have no room, from its first line on. */
function showQuestion(text: HTMLElement) {
  const asked = text.querySelector(".bl-st-asked");
  if (!asked) return;
  const room = scrolling(text);
  room.scrollTop = 0;
  // Where the figure scrolls with the text, the bar stays before both.
  const { top, bottom } = seenPart(room);
  const control = text.querySelector(".bl-st-control") ?? asked;
  const under = control.getBoundingClientRect().bottom + 8 - bottom;
  room.scrollTop = Math.min(asked.getBoundingClientRect().top - 8 - top, Math.max(0, under));
}
