// A lesson shown to a class, in the full window; and its board shown alone.

import { button, h } from "../core/dom.ts";
import type { Panel } from "../panels/panel.ts";
import type { Stage } from "./stage.ts";

export class Presenter implements Panel {
  key = "presenter";
  stage: Stage;
  /** Is it shown to a class? */
  isOn = false;
  /** Is nothing but the board shown? */
  isAlone = false;

  constructor(stage: Stage) {
    this.stage = stage;
  }

  on = { alone: () => this.alone(), present: () => this.present() };

  /** The board alone, or all of the stage again. */
  alone() {
    this.isAlone = !this.isAlone;
    this.stage.table.draw();
  }

  /** Show it to a class, in the full window, or end that. */
  present() {
    const { table } = this.stage;
    this.isOn = !this.isOn;
    table.enlarge(this.isOn);
    table.root.focus({ preventScroll: true });
  }

  /** What a presenter may do, at the foot of the window. */
  cues() {
    const { lesson } = this.stage;
    const { present } = lesson;
    const key = (cap: string, what: string, act: string) =>
      button({ class: "bl-st-cue", "data-do": act }, h("kbd", {}, cap), ` ${what}`);
    return h(
      "div.bl-st-cues#cues",
      {},
      h("b", {}, `${lesson.game}, ${lesson.lesson}`),
      h("span", {}, lesson.kick || lesson.where),
      lesson.kind === "ask" && key("Space", present.space, "show"),
      key("→", present.on, "onward"),
      key("B", present.board, "alone"),
      key("P", present.leave, "present"),
    );
  }
}
