// The text of a step, with its question or what it asks to be done: the only part of a stage that may scroll.

import { button, h } from "../core/dom.ts";
import type { CardResult } from "../core/frames.ts";
import { challengePanel } from "../panels/challenge.ts";
import { ladder } from "../panels/rungs.ts";
import { result } from "./end.ts";
import { isAcross, isNarrow, isSmall, round } from "./figure.ts";
import { play, watch } from "./play.ts";
import { leave } from "./practice.ts";
import { beside, goals, named, prose } from "./prose.ts";
import { doing, INPUTS, outcome, reveals, tone } from "./question.ts";
import type { Stage } from "./stage.ts";

export function stepText(stage: Stage) {
  const { frame, lesson, words, places, presenter, question: q } = stage;
  return h(
    "div.bl-st-text#sttext",
    {
      class: q?.result ? `${tone(q.result)} bl-st-judged` : null,
      role: "group",
      "aria-label": lesson.words.text,
    },
    lesson.kind === "end"
      ? result(lesson, stage.local)
      : presenter && q && lesson.hands
        ? [presenter.hands.facing(), stage.isPlaying && play(stage)]
        : [
            lesson.stopped &&
              h(
                "p.bl-st-stopped#stopped",
                {},
                lesson.stopped,
                " ",
                button({ class: "bl-st-link", "data-do": "anew" }, lesson.from_start),
              ),
            (lesson.kick || q) &&
              h(
                "p.bl-st-kick#kick",
                {},
                h("span", {}, presenter && q ? lesson.present.predict : lesson.kick),
                q && !presenter && h("span", {}, q.worth),
              ),
            lesson.title && h("h3#title", { tabindex: -1 }, lesson.title),
            lesson.anew_board && h("p.bl-st-small#anewboard", {}, lesson.anew_board),
            lesson.goals.length > 0 && goals(lesson, words),
            !(q && reveals(q)) && prose(lesson.text, places),
            frame.challenge && challengePanel(frame.challenge, false),
            lesson.tries && h("p.bl-st-small#tries", {}, lesson.tries),
            q && question(stage),
            lesson.beside.map(beside),
            stage.isPlaying && play(stage),
            stage.isWatched && !stage.isPlaying && watch(stage),
            readsHints(stage) && stageHints(stage),
          ],
  );
}

/** Are the hints read with the text, and not above the answer? */
export const readsHints = (stage: Stage) =>
  !isAcross(stage) || isNarrow(stage) || !!stage.question?.hints.rungs.some(({ open }) => open);

export function stageHints(stage: Stage) {
  const { local, words, presenter, question: q } = stage;
  return (
    q &&
    !presenter &&
    !reveals(q) &&
    ladder(
      q.hints,
      local,
      words,
      stage.isPlaying ||
        q.choices.length + q.steps.length > 4 ||
        q.kind === "legal" ||
        (readsHints(stage) && q.reasons.length > 0 && isSmall(stage)),
    )
  );
}

function question(stage: Stage) {
  const { frame, local, words, places, presenter, table, question: q } = stage;
  const past = !q.result && away(stage);
  const inText = ["choice", "legal", "order"].includes(q.kind);
  return [
    h("p.bl-st-lead.bl-st-asked#asked", {}, named(q.question, places)),
    isNarrow(stage) && round(stage),
    q.result &&
      h("div.bl-verdict.bl-st-note#note", { class: tone(q.result) }, outcome(frame, local, words), besides(stage)),
    past && h("p.bl-st-ways#leave", {}, past),
    !q.result &&
      inText &&
      h(
        "div.bl-st-control#control",
        { "data-k": `control ${q.id}` },
        INPUTS[q.kind](presenter ? { ...q, seed: "" } : q, `bl ${table.link.client}`, words, frame),
      ),
  ];
}

/** The way from practice back to where it began, or past a question that may be left out. */
const away = ({ lesson, question: q }: Stage) =>
  q.away
    ? doing("back", q.back, "bl-st-link")
    : lesson.leave_out
      ? button({ class: "bl-st-link", "data-do": "go", "data-at": lesson.at + 1 }, lesson.leave_out)
      : leave(lesson);

/** What else may be done after an answer. */
function besides(stage: Stage) {
  const { lesson, question: q } = stage;
  const result = q.result as CardResult;
  const more = [
    away(stage),
    result.may_tell && doing("tell", q.tell, "bl-st-link"),
    result.fresh &&
      !q.away &&
      !lesson.practice.back &&
      (result.told || result.solved) &&
      doing("fresh", q.fresh, "bl-st-link"),
    reveals(q) && doing("again", q.again, "bl-st-link"),
  ].filter(Boolean);
  return more.length > 0 && h("p.bl-st-ways", {}, more);
}
