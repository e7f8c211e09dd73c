// What was reached at the end of a lesson.

import { button, h } from "../core/dom.ts";
import type { LessonEnd, StepPart } from "../core/frames.ts";
import { icon } from "../core/icons.ts";
import { ruled } from "../core/tools.ts";
import type { Words } from "../core/types.ts";
import { ofAll, ofRule } from "./practice.ts";
import { prose } from "./prose.ts";

/** What was reached. */
export function reached(lesson: StepPart, words: Words) {
  const { can, lines } = lesson.end as LessonEnd;
  return h(
    "section.bl-st-end#end",
    { tabindex: 0, role: "group", "aria-label": can },
    h("p.bl-st-kick", {}, lesson.lesson),
    h("h3", {}, can),
    h(
      "ul",
      {},
      lines.map(({ text, rule, title }, at) =>
        h(
          "li",
          { "data-k": `line ${at}` },
          icon(words, "accept"),
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

export function result(lesson: StepPart) {
  const { title, rows, left, met, met_title: metTitle } = lesson.end as LessonEnd;
  return [
    h("h3#title", { tabindex: -1 }, title),
    h(
      "dl.bl-st-sums",
      {},
      rows.map(([what, count, of]) => h("div", {}, h("dt", {}, what), h("dd", {}, h("b", {}, count), ` ${of}`))),
    ),
    left && h("p.bl-st-small", {}, left),
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
    h("p.bl-st-small", {}, button({ class: "bl-st-link", "data-do": "anew" }, lesson.anew)),
  ];
}
