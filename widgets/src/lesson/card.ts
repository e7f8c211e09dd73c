// A checkpoint card: a board with a question instead of actions.

import { copied } from "../core/banners.ts";
import { surface } from "../core/board.ts";
import type { Child } from "../core/dom.ts";
import { h } from "../core/dom.ts";
import type { SlotContent } from "../core/frames.ts";
import { bring } from "../core/host.ts";
import { laid, TRAYS } from "../core/layout.ts";
import type { SlotName } from "../core/types.ts";
import type { Layout } from "../panels/panel.ts";
import { actions, turn } from "../panels/picks.ts";
import { ladder } from "../panels/rungs.ts";
import { artStyle, lying, slots } from "../panels/slots.ts";
import { PANELS, type Table, tableOf } from "../panels/table.ts";
import { walkthrough } from "../panels/walkthrough.ts";
import { answering } from "./answering.ts";
import { asks, lighting } from "./lit.ts";
import type { Presenter } from "./presenter.ts";
import { Presenting } from "./presenting.ts";
import { asked, questionOf, reveals, workings } from "./question.ts";
import type { Stage } from "./stage.ts";
import { prediction, verdict } from "./verdict.ts";

/** The panels of whatever asks a question. */
export const ASKING = [...PANELS, walkthrough, answering];

function content(table: Table, presenting: Presenting): Child[] {
  const { frame, local, words, area, root } = table;
  // What is missing before one commits stands beside what was pressed: of a high card the top is out of sight.
  local.below = true;
  const { kind, result } = questionOf(frame);
  const playing = kind === "turn" && !result;
  const told = reveals(questionOf(frame));
  // After the answer it is the board that tells; what else lay there makes room for the verdict.
  const around = (name: SlotName, wanted: (slot: SlotContent) => boolean = () => true) =>
    !told && slots(name, frame, words, wanted);
  root.classList.toggle("bl-playing", playing);
  const set = !!lying(frame, "seats").length || !!lying(frame, "hand").length;
  root.classList.toggle("bl-set", set);
  // Where much else is to be seen, the hints are one line below the question.
  const folded = playing || set || !!questionOf(frame).walkthroughs;
  const rungs = !told && ladder(questionOf(frame).hints, local, words, folded);
  return [
    artStyle(frame),
    ...table.above(),
    laid(frame, {
      board: surface(frame, area, local, words, slots("board", frame, words)),
      question: h("div.bl-question#question", {}, asked(frame, local, words, presenting), folded && rungs),
      turn: playing && turn(frame, words),
      seats: slots("seats", frame, words, (slot) => !TRAYS.has(slot.kind)),
      others: around("seats", (slot) => TRAYS.has(slot.kind)),
      hand: slots("hand", frame, words),
      costs: !result && slots("costs", frame, words),
      actions: playing ? (costs) => actions(frame, words, costs) : undefined,
      answer: (apart) =>
        result ? verdict(frame, local, words, !apart) : prediction(frame, local, `bl ${table.link.client}`, words),
      worked: () => (result ? workings(frame, local, words) : null),
      hints: !folded && rungs,
    }),
    copied(local, words),
  ];
}

/** What is lit on a card: the answer that is asked, then the one button that goes on. */
function lit({ frame, root }: Table) {
  const q = questionOf(frame);
  return (!q.result && asks(frame, root)) || ".bl-commit .bl-main";
}

/** A card; before a class its question is on a stage, which is a part of its own. */
function layout(table: Table): Layout {
  let stage: Stage | undefined;
  let before: Layout | undefined;
  const presenting = new Presenting(
    table,
    async () => {
      const [{ Stage }, { Presenter }] = [await bring(table.model, "stage"), await bring(table.model, "presenter")];
      const made: Stage = new Stage(table, presenting);
      const presenter: Presenter = new Presenter(made);
      stage = made;
      before = made.layout();
      return presenter;
    },
    () => table.frame.present ?? {},
  );
  const own = [presenting, ...ASKING, lighting(lit)];
  /** What shows it now. */
  const shown = () => (stage?.presenter ? before : undefined);
  return {
    get panels() {
      return shown()?.panels ?? own;
    },
    content(table) {
      const facing = shown();
      table.root.classList.toggle("bl-lesson", !!facing);
      table.root.classList.toggle("bl-card", !facing);
      return facing?.content(table) ?? content(table, presenting);
    },
    holdsFocus: true,
    get keepsView() {
      return !!shown();
    },
  };
}

export default tableOf(layout);
