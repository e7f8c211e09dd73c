// What is read is set tighter, step by step, until it fits; only then it scrolls.

import { fadeEdges } from "../core/layout.ts";
import type { Panel } from "../panels/panel.ts";
import { lying } from "../panels/slots.ts";
import { isAcross, isNarrow, isSmall, keepOffBoard, narrowBoard, round } from "./figure.ts";
import type { Stage } from "./stage.ts";

/** So much room for more that may be done later, in pixels, is worth a text that is set tighter, and so much where but one thing may be done at first. */
const [WORTH, WORTH_MORE] = [[48], [96, 72, 48, 24]];
/** No text is set tighter than by so many degrees for what may not come, and on a small page than by so many. */
const [SPARING, SPARING_SMALL] = [3, 6];
/** How tight a text may be set: each degree adds to those before it. */
const DEGREES = ["bl-t1", "bl-t2", "bl-t3", "bl-t4", "bl-t5", "bl-t6", "bl-t7"];

/** How tight what stands above a question is set: as the question is, also beside its verdict, so that no title moves. */
const HEADS = DEGREES.map((degree) => degree.replace("bl-t", "bl-h"));

/** How tight a text is set at most where it scrolls with its figure, as on phones: all of it is read. */
const ON_PHONES = 3;

/** What scrolls where a text has no room: the text itself, or figure and text together. */
export const scrolling = (text: HTMLElement) =>
  (getComputedStyle(text).overflowY === "visible" && text.closest<HTMLElement>(".bl-st-body")) || text;

export class Fitting implements Panel {
  key = "fitting";
  stage: Stage;
  /** How tight the text of a step is set. */
  tight = { of: "", degrees: 0 };
  /** How tight the head of a question was set before its verdict. */
  head = { of: "", degrees: 0 };
  /** Is a line told that was asked for? */
  tells = false;
  /** How much the hand has had, below the board. */
  hand = 0;

  constructor(stage: Stage) {
    this.stage = stage;
  }

  after() {
    this.fit();
  }

  resized() {
    const { stage } = this;
    const { root } = stage.table;
    const has = (selector: string) => !!root.querySelector(selector);
    if (has(".bl-st") && (has(".bl-st-across") !== isAcross(stage) || has(".bl-st-round") !== !!round(stage)))
      stage.table.draw();
    this.fit();
    fadeEdges(root);
  }

  fit() {
    const { frame, table, position, presenter } = this.stage;
    const { root } = table;
    narrowBoard(this.stage);
    const text = root.querySelector<HTMLElement>(".bl-st-text");
    const all = text?.closest(".bl-st");
    if (!text || !all) return;
    const facing = presenter ? `${presenter.hands.open} ${frame.lang} ${presenter.shown}` : "";
    const room = `${root.clientWidth} ${all.clientHeight} ${facing}`;
    const of = `${position.judged} ${room}`;
    const { question } = this.stage;
    const head = `${position.shown} ${question?.id ?? ""} ${room}`;
    const before = question?.result && this.head.of === head ? this.head.degrees : undefined;
    const setHead = (degrees: number) => {
      const tight = presenter ? 0 : (before ?? degrees);
      for (const [at, degree] of HEADS.entries()) text.classList.toggle(degree, at < tight);
    };
    // Before a class letters stay large, and the board makes room.
    const [set, degreesOf] = presenter ? [all, presenter.degrees] : [text, DEGREES];
    const scroller = scrolling(text);
    const known = this.tight.of === of;
    // Within a step nothing is set wider again, nor tighter for what is asked about an action: no button moves when pressed.
    const held = known ? this.tight.degrees : 0;
    const fresh = !known;
    if (fresh) this.hand = 0;
    // What scrolls with the rest on a phone has an end of its own while it is fitted.
    all.classList.toggle("bl-fitting", isNarrow(this.stage));
    set.classList.remove(...degreesOf.slice(held));
    set.classList.add(...degreesOf.slice(0, held));
    setHead(held);
    const line = text.querySelector(".bl-st-line");
    const may = text.querySelector(".bl-st-may") as HTMLElement | null;
    for (const one of [may, may?.parentElement]) one?.classList.remove(...DEGREES);
    this.holdHand(root);
    const asks = known && (line || (frame.pick?.path.length && !lying(frame, "ask").length));
    const fits = () => asks || scroller.scrollHeight <= scroller.clientHeight + 1;
    // What is read stays as it was; what may be done is set tighter where there has come more of it.
    if (may && !fresh && !asks && set === text) {
      if (!squeeze(may, held, fits)) {
        const actions = may.parentElement as HTMLElement;
        // Where nothing does, it is as tight as can be, and the text scrolls.
        if (!squeeze(actions, held, fits)) actions.classList.add(...DEGREES);
      }
    }
    let degrees = held;
    // Within a step that is played on it scrolls rather than move, and no hint moves what may be answered.
    const stays = known && set === text && ((may && scroller === text) || (question && !question.result));
    const most = scroller === text ? degreesOf.length : ON_PHONES;
    while (!stays && degrees < most && !fits()) {
      set.classList.add(degreesOf[degrees++]);
      setHead(degrees);
    }
    if (may && fresh && set === text && !frame.turn.over) {
      const few = frame.groups.flatMap(({ rows }) => rows).length < 2;
      degrees = spare(
        text,
        may,
        degrees,
        [few ? WORTH_MORE : WORTH, isSmall(this.stage) ? SPARING_SMALL : SPARING],
        fits,
      );
    }
    setHead(degrees);
    this.tight = { of, degrees };
    this.head = { of: head, degrees: before ?? degrees };
    const choices = asks && (line ? !this.tells && line : text.querySelector(".bl-choices"));
    this.tells = !!line;
    if (choices)
      text.scrollTop += Math.max(0, choices.getBoundingClientRect().bottom - text.getBoundingClientRect().bottom + 6);
    keepOffBoard(root);
    all.classList.remove("bl-fitting");
    table.placeCallout();
  }

  /** A hand keeps its room below the board, also when its last card is played: the board stays as large as it is. */
  holdHand(root: HTMLElement) {
    const draw = root.querySelector<HTMLElement>(".bl-st-draw");
    const hand = root.querySelector<HTMLElement>(".bl-st-fig > .bl-hand");
    if (!draw) return;
    draw.style.marginBottom = "";
    if (!this.hand) root.style.removeProperty("--hand");
    if (hand) {
      hand.style.minHeight = "";
      this.hand = Math.max(this.hand, hand.offsetHeight);
      hand.style.minHeight = `${this.hand}px`;
      // Only a page that stacks all divides its height by it, and telling it styles all of a table anew.
      if (isNarrow(this.stage)) root.style.setProperty("--hand", `${this.hand}px`);
    } else if (this.hand && !this.stage.frame.cover) draw.style.marginBottom = `${this.hand}px`;
  }
}

/** Set a part tighter by itself, by as few degrees as do; if none does, leave it. */
function squeeze(part: HTMLElement, held: number, does: () => unknown) {
  for (const degree of ["", ...DEGREES.slice(held)]) {
    if (degree) part.classList.add(degree);
    if (does()) return true;
  }
  part.classList.remove(...DEGREES);
  return false;
}

/**
 * Set a text that fits somewhat tighter where this leaves room for more that may be done: the first of these, in pixels.
 * @returns its degrees
 */
function spare(
  text: Element,
  may: HTMLElement,
  degrees: number,
  [rooms, most]: [number[], number],
  fits: () => unknown,
) {
  const high = may.offsetHeight;
  for (const room of rooms) {
    may.style.minHeight = `${high + room}px`;
    let tried = degrees;
    while (tried < most && !fits()) text.classList.add(DEGREES[tried++]);
    const does = fits();
    may.style.minHeight = "";
    if (does) return tried;
    text.classList.remove(...DEGREES.slice(degrees));
  }
  return degrees;
}
