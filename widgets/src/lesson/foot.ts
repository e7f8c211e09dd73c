// The bar at the foot of a stage: the answer, and the one main button; beside a text that lies below its figure, the hints too.

import { noticed } from "../core/banners.ts";
import { button, h } from "../core/dom.ts";
import { turn } from "../panels/picks.ts";
import { isAcross, isNarrow } from "./figure.ts";
import { reveals } from "./question.ts";
import type { Stage } from "./stage.ts";
import { readsHints, stageHints } from "./step_text.ts";

/** Does whose turn it is stand in the bar? Where that is a column, it has room, and the actions have none to give. */
export const turnsInBar = (stage: Stage) =>
  isAcross(stage) && stage.isPlaying && !isNarrow(stage) && !stage.frame.turn.over;

export function foot(stage: Stage) {
  const { frame, local, words, lesson, presenter, question: q } = stage;
  const { main, following } = lesson;
  // What a presenter may do stands below all.
  if (presenter) return h("div.bl-st-foot#foot", {});
  const shown =
    q && !reveals(q)
      ? answer(stage)
      : h("p.bl-st-next", {}, following.label && h("span", {}, following.label), h("b", {}, following.title ?? ""));
  // It keeps its place while there is nothing to take back, or what is picked is put down beside it.
  const undo =
    stage.isPlaying &&
    button(
      { class: "bl-st-second", "data-do": "undo", hidden: !frame.time.can_undo || !!frame.pick?.path.length },
      words.undo,
    );
  return h(
    "div.bl-st-foot#foot",
    {},
    local.below && noticed(local, words),
    turnsInBar(stage) && turn(frame, words),
    !readsHints(stage) && stageHints(stage),
    shown,
    undo,
    main.do && button({ class: "bl-st-main", "data-do": "main", "data-k": "main" }, main.label),
  );
}

/** What a number is typed into, or what is picked so far. */
function answer({ table, lesson, question: q }: Stage) {
  const { words, draft, key } = lesson;
  const field = `n${table.link.client}`;
  if (q.result) return h("p.bl-st-next", {}, q.result.given && h("span", {}, q.state));
  if (q.kind !== "number")
    return h(
      "p.bl-st-next",
      {},
      h("span", {}, q.kind === "cells" ? q.picked : words.unchecked),
      h("small", {}, q.stake),
    );
  return h(
    "div.bl-number.bl-st-number",
    { "data-k": `number ${key} ${q.id}` },
    h("label", { for: field }, words.predict, h("small", {}, q.stake)),
    h(
      "div",
      {},
      button({ "data-do": "less", "aria-label": words.fewer }, "−"),
      h("input#number", {
        id: field,
        type: "text",
        inputmode: "numeric",
        maxlength: 24,
        autocomplete: "off",
        placeholder: "?",
        value: draft,
      }),
      button({ "data-do": "more", "aria-label": words.more }, "+"),
    ),
  );
}
