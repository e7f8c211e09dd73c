// What is read is set tighter, step by step, until it fits; only then it scrolls.

import { fadeBelow } from "../core/layout.ts";
import type { Panel } from "../panels/panel.ts";
import { lying } from "../panels/slots.ts";
import { isAcross, narrowBoard, round } from "./figure.ts";
import type { Stage } from "./stage.ts";

/** How tight a text may be set: each degree adds to those before it. */
const DEGREES = ["bl-t1", "bl-t2", "bl-t3", "bl-t4", "bl-t5", "bl-t6", "bl-t7"];
/** The same before a class, where letters stay large and the board makes room. */
const FAR = ["bl-f1", "bl-f2", "bl-f3", "bl-f4", "bl-f5", "bl-f6", "bl-f7", "bl-f8"];

export class Fitting implements Panel {
  key = "fitting";
  stage: Stage;
  /** How tight the text of a step is set. */
  tight = { of: "", degrees: 0 };
  /** Is a line told that was asked for? */
  tells = false;
  /** How much room what may be done has had on this step, in pixels. */
  room = 0;

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
  }

  fit() {
    const { frame, table, position, presenter, hands } = this.stage;
    const { root } = table;
    narrowBoard(this.stage);
    const text = root.querySelector(".bl-st-text");
    const all = text?.closest(".bl-st");
    if (!text || !all) return;
    const facing = presenter.isOn ? `${hands.open} ${frame.lang} ${presenter.shown}` : "";
    const of = `${position.judged} ${root.clientWidth} ${all.clientHeight} ${facing}`;
    const [set, degreesOf] = presenter.isOn ? [all, FAR] : [text, DEGREES];
    if (!presenter.isOn) all.classList.remove(...FAR);
    const known = this.tight.of === of;
    // Within a step nothing is set wider again, nor tighter for what is asked about a deed: no button moves when pressed.
    const held = known ? this.tight.degrees : 0;
    if (!known) this.room = 0;
    set.classList.remove(...degreesOf.slice(held));
    set.classList.add(...degreesOf.slice(0, held));
    const line = text.querySelector(".bl-st-line");
    const may = text.querySelector(".bl-st-may") as HTMLElement | null;
    if (may) may.style.minHeight = "";
    const asks = known && (line || (frame.pick?.path.length && !lying(frame, "ask").length));
    const fits = () => asks || text.scrollHeight <= text.clientHeight + 1;
    let degrees = held;
    while (degrees < degreesOf.length && !fits()) set.classList.add(degreesOf[degrees++]);
    this.tight = { of, degrees };
    this.hold(may, degrees === held, fits);
    const choices = asks && (line ? !this.tells && line : text.querySelector(".bl-choices"));
    this.tells = !!line;
    if (choices)
      text.scrollTop += Math.max(0, choices.getBoundingClientRect().bottom - text.getBoundingClientRect().bottom + 6);
    table.placeCallout();
    fadeBelow(root);
  }

  /**
   * What may be done keeps its room while a game goes on, also when that is less: nothing below it moves.
   * @param same is the text set as it was?
   */
  hold(may: HTMLElement | null, same: boolean, fits: () => unknown) {
    const { frame } = this.stage;
    if (!same) this.room = 0;
    if (!may || frame.turn.over) return;
    if (!frame.pick?.path.length) this.room = Math.max(this.room ?? 0, may.offsetHeight);
    may.style.minHeight = `${this.room}px`;
    if (!fits()) may.style.minHeight = "";
  }
}
