// What was reached at the end of a lesson.

import { button, h } from "../core/dom.ts";
import type { GameEnd, LessonEnd, StepPart } from "../core/frames.ts";
import { ruled } from "../core/tools.ts";
import type { Local } from "../core/types.ts";
import { handIn } from "./hand_in.ts";
import { challenges, ofAll, ofRule } from "./practice.ts";
import { prose } from "./prose.ts";

/** What was reached. */
export function reached(lesson: StepPart) {
  const { can, lines, game } = lesson.end as LessonEnd;
  return h(
    "section.bl-st-end#end",
    { tabindex: 0, role: "group", "aria-label": can },
    h("p.bl-st-kick", {}, lesson.lesson),
    game && played(game),
    h("h3", {}, can),
    h(
      "ul",
      {},
      lines.map(({ text, rule, title }, at) =>
        h(
          "li",
          { "data-k": `line ${at}` },
          // A tick would say that something was done.
          h("i", { "aria-hidden": "true" }, "•"),
          h(
            "div",
            {},
            prose(text),
            rule && h("small", {}, ruled({ rule, title })),
            rule && ofRule(lesson, rule, title),
          ),
        ),
      ),
    ),
  );
}

/** How the game of the lesson ended: who won, what went well, where the points came from, what to try. */
function played(game: GameEnd) {
  const row = (cells: string[], of: "th" | "td") =>
    h(
      "tr",
      {},
      cells.map((each, at) => h(at && of === "td" ? "td" : "th", { scope: of === "td" ? "row" : "col" }, each)),
    );
  return h(
    // What stands by source ends with its sum.
    game.by ? "section.bl-st-yours.bl-st-summed" : "section.bl-st-yours",
    {},
    h("h3", {}, game.title),
    h("p.bl-st-lead", {}, game.says),
    game.good.length > 0 && [
      h("p.bl-st-small", {}, game.good_title),
      h(
        "ul.bl-st-good",
        {},
        game.good.map((each) => h("li", {}, each)),
      ),
    ],
    game.rows.length > 0 &&
      h(
        "table",
        { "aria-label": game.by || game.title },
        h("thead", {}, row([game.by, ...game.head], "th")),
        h(
          "tbody",
          {},
          game.rows.map((each) => row(each, "td")),
        ),
      ),
    game.next && [h("p.bl-st-small", {}, game.next_title), h("p.bl-st-lead", {}, game.next)],
  );
}

export function result(lesson: StepPart, local: Local) {
  const { title, rows, left, met, met_title: metTitle, game } = lesson.end as LessonEnd;
  return [
    h("h3#title", { tabindex: -1 }, title),
    h(
      "dl.bl-st-sums",
      {},
      rows.map(([what, count, of]) => h("div", {}, h("dt", {}, what), h("dd", {}, h("b", {}, count), ` ${of}`))),
    ),
    left && h("p.bl-st-small", {}, left),
    lesson.missed.length > 0 && [
      h("p.bl-st-small", {}, lesson.missed_title),
      lesson.missed.map(({ says, at }) =>
        h("p", {}, button({ class: "bl-st-link", "data-do": "go", "data-at": at }, says)),
      ),
    ],
    met.length > 0 &&
      h(
        "section.bl-st-met",
        {},
        h("p.bl-st-small", {}, metTitle),
        h(
          "ul",
          {},
          met.map((each) => h("li", {}, each)),
        ),
      ),
    ofAll(lesson),
    challenges(lesson),
    handIn(lesson, local),
    h("p.bl-st-small", {}, button({ class: game ? "bl-st-second" : "bl-st-link", "data-do": "anew" }, lesson.anew)),
  ];
}
