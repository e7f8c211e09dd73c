// The parts of a lesson on the stage: the map, the text of a step, the bar at its foot, the end.

import type { Child } from "../core/dom.ts";
import { button, h, picture } from "../core/dom.ts";
import type {
  Frame,
  LessonEnd,
  LessonFrame,
  MapStep,
  StepFigure,
  StepPart,
  TextBlock,
  ToldTable,
} from "../core/frames.ts";
import { icon } from "../core/icons.ts";
import { ruled, tool } from "../core/tools.ts";
import type { Words } from "../core/types.ts";

export type Span = string | { kind: string; text: string; rule?: string; title?: string };

/** Of a longer lesson, chapters that are not the present one are one dash each. */
const MANY = 20;

export const lessonOf = (frame: Frame): StepPart => (frame as LessonFrame).stage;

export function head(frame: Frame, words: Words, tools: Child) {
  const lesson = lessonOf(frame);
  return h(
    "header.bl-st-head#lessonhead",
    {},
    h("span.bl-st-game", {}, lesson.game),
    h("h2", {}, lesson.lesson),
    h(
      "div.bl-st-tools",
      {},
      lesson.left.length > 0 && h("span.bl-st-left", {}, lesson.left[0], h("b", {}, lesson.left[1]), lesson.left[2]),
      h(
        "div.bl-seg",
        { role: "group", "aria-label": words.language },
        frame.languages.map(({ key, label }) =>
          button(
            { "data-do": "language", "data-pick": key, lang: key, "aria-pressed": String(key === frame.lang) },
            label,
          ),
        ),
      ),
      tools,
    ),
  );
}

/** Where one is in the lesson: a dot for each step. */
export function map(frame: Frame, words: Words) {
  const lesson = lessonOf(frame);
  const far = lesson.of > MANY;
  const step = (name: string, to: number, label: string) =>
    button(
      {
        class: "bl-st-step",
        "data-do": "go",
        "data-at": Math.max(0, Math.min(lesson.of - 1, to)),
        "data-k": `step ${name}`,
        "aria-label": label,
        title: label,
        "aria-disabled": to < 0 || to >= lesson.of ? "true" : null,
      },
      icon(words, name),
    );
  return h(
    "nav.bl-st-map#map",
    { "aria-label": lesson.words.map },
    step("back", lesson.at - 1, lesson.words.back),
    h(
      "p.bl-st-chap",
      {},
      h("b", {}, lesson.chapter),
      h("span.bl-st-where", {}, lesson.where),
      h("span.bl-st-short", { "aria-hidden": "true" }, lesson.short),
    ),
    h(
      "ol.bl-st-dots",
      {},
      lesson.map.map(({ label, steps }, number) => {
        const here = steps.some(({ at }) => at === lesson.at);
        const done = steps.every(({ state }) => state !== "open");
        return h(
          "li",
          { class: here ? "bl-st-here" : far ? "bl-st-far bl-st-fold" : "bl-st-far", "data-k": `chapter ${number}` },
          button(
            {
              class: done ? "bl-st-dash bl-done" : "bl-st-dash",
              "data-do": "go",
              "data-at": steps[0].at,
              "data-k": `to ${number}`,
              tabindex: -1,
              "aria-label": label,
              title: label,
            },
            h("i", {}),
          ),
          h(
            "ol",
            { "aria-label": label },
            steps.map((each) => dot(each, lesson.at)),
          ),
        );
      }),
    ),
    step("on", lesson.at + 1, lesson.words.on),
  );
}

const dot = ({ at, kind, state, says }: MapStep, now: number) =>
  h(
    "li",
    { "data-k": `dot ${at}` },
    button(
      {
        class: `bl-st-dot bl-dot-${kind} bl-${state}`,
        "data-do": "go",
        "data-at": at,
        "data-k": `dot ${at}`,
        "aria-label": says,
        title: says,
        tabindex: at === now ? 0 : -1,
        "aria-current": at === now ? "step" : null,
      },
      h("i", {}),
    ),
  );

/** Text, with the places of the board that it names. */
export const named = (text: string, places: Record<string, string>): Child[] =>
  text
    .split(/\b([A-Z]?[A-Za-z]\d{1,2})\b/)
    .map((part, at) => (at % 2 && places[part] ? h("span.bl-st-name", { "data-name": part }, part) : part));

const inline = (spans: Span[], places: Record<string, string> = {}): Child[] =>
  spans.map((span, at) => {
    if (typeof span === "string") return named(span, places);
    const { kind, text, rule, title } = span;
    // A button would keep its words in a box of its own.
    if (rule)
      return h(
        "span.bl-rule.bl-st-rule",
        {
          role: "button",
          tabindex: 0,
          "data-k": `rule ${at}`,
          "data-do": "rule",
          "data-rule": rule,
          "data-title": title,
        },
        text,
      );
    return h(kind === "strong" ? "b" : kind === "slanted" ? "em" : "code", {}, text);
  });

/** @param places the places of the board */
export const prose = (blocks: TextBlock[], places?: Record<string, string>) =>
  blocks.map(({ kind, spans = [], items = [], head: heads = [], rows = [] }, at) => {
    const key = { "data-k": `block ${at}` };
    if (kind === "list" || kind === "numbers")
      return h(
        kind === "list" ? "ul.bl-st-list" : "ol.bl-st-list",
        key,
        items.map((item) => h("li", {}, inline(item, places))),
      );
    if (kind === "quote") return h("p.bl-st-quote", key, inline(spans));
    if (kind !== "table") return h("p.bl-st-lead", key, inline(spans, places));
    return h(
      "table.bl-st-table",
      key,
      heads.some((each) => each.length) &&
        h(
          "thead",
          {},
          h(
            "tr",
            {},
            heads.map((each) => h("th", { scope: "col" }, inline(each))),
          ),
        ),
      h(
        "tbody",
        {},
        rows.map((row) =>
          h(
            "tr",
            {},
            row.map((each) => h("td", {}, inline(each))),
          ),
        ),
      ),
    );
  });

/** What a cell tells beside its board: lines, or a table. */
export const beside = ({ title, lines, head: heads, rows }: ToldTable, at: number) =>
  h(
    "section.bl-st-told",
    { "data-k": `told ${at}` },
    title && h("b", {}, title),
    lines.length > 0 &&
      (lines.length === 1
        ? h("p", {}, lines[0])
        : h(
            "ul.bl-st-list",
            {},
            lines.map((line) => h("li", {}, line)),
          )),
    rows.length > 0 &&
      h(
        "table.bl-st-table",
        {},
        heads.length > 0 &&
          h(
            "thead",
            {},
            h(
              "tr",
              {},
              heads.map((each) => h("th", { scope: "col" }, each)),
            ),
          ),
        h(
          "tbody",
          {},
          rows.map((row) =>
            h(
              "tr",
              {},
              row.map((each) => h("td", { class: /^[\d.,%−-]+$/.test(each) ? "bl-st-num" : null }, each)),
            ),
          ),
        ),
      ),
  );

/** What a step asks for, ticked once it is done, and what came of it. */
export const goals = ({ goals, outcome, words: said }: StepPart, words: Words) => [
  h(
    "ul.bl-st-goals#goals",
    { "aria-label": said.goals },
    goals.map(({ says, done }, at) =>
      h(
        "li",
        { class: done ? "bl-done" : null, "data-k": `goal ${at}` },
        h("i", {}, done && icon(words, "accept")),
        h("span", {}, h("span.bl-unseen", {}, done ? said.goal_done : said.goal_open, " "), says),
      ),
    ),
  ),
  // It keeps its line while there is nothing to say.
  h(
    "p.bl-st-outcome#outcome",
    {},
    outcome?.says,
    outcome?.says && outcome.ask && " ",
    outcome?.ask && button({ class: "bl-st-link", "data-do": "solution" }, outcome.ask),
  ),
];

/** What was asked for: deeds one after the other. */
export const line = (deeds: string[]) =>
  h(
    "ol.bl-st-line#line",
    { tabindex: 0 },
    deeds.map((deed, at) => h("li", { "data-k": `deed ${at}` }, deed)),
  );

/** A chart, or a second board. */
export function figure({ kind, label, svg, table }: StepFigure, at: number) {
  const drawn = svg && picture(svg);
  return h(
    "figure.bl-st-figure",
    { "data-k": `figure ${kind} ${at} ${label}`, class: `bl-st-${kind}`, "aria-label": label || null },
    drawn || beside({ ...table, title: label }, at),
    drawn && table.rows?.length > 0 && h("div.bl-unseen", {}, beside(table, at)),
  );
}

/** What was reached. */
export function end(lesson: StepPart, words: Words) {
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
          h("div", {}, prose(text), rule && h("small", {}, ruled({ rule, title }))),
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
    h("p.bl-st-small", {}, button({ class: "bl-st-link", "data-do": "anew" }, lesson.anew)),
  ];
}

export const keys = (lesson: StepPart, words: Words) =>
  h(
    "section.bl-help#stagekeys",
    { role: "group", "aria-label": words.help },
    h(
      "dl",
      {},
      lesson.keys.map(([key, what]) =>
        h(
          "div",
          {},
          h(
            "dt",
            {},
            key.split(" ").map((one) => h("kbd", {}, one)),
          ),
          h("dd", {}, what),
        ),
      ),
    ),
  );

/** What a presenter may do, at the foot of the window. */
export function presenter(lesson: StepPart) {
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

/** The views of the board, and the Python of the step. */
export function caption(frame: Frame, words: Words) {
  const lesson = lessonOf(frame);
  return h(
    "div.bl-st-cap#cap",
    { class: frame.views.length > 2 && lesson.part ? "bl-st-full" : null },
    frame.views.length > 1 &&
      h(
        "div.bl-seg",
        { role: "group", "aria-label": words.view },
        frame.views.map(({ key, label }) =>
          button({ "data-do": "view", "data-pick": key, "aria-pressed": String(key === frame.view) }, label),
        ),
      ),
    frame.turns && frame.views.length > 1 && tool(words, "turn", words.turn_board, { "data-do": "turn", "data-at": 1 }),
    lesson.part && tool(words, "part", lesson.part, { "data-do": "whole" }),
    button(
      {
        class: "bl-st-py",
        "data-do": "python",
        "aria-label": lesson.words.python,
        "aria-expanded": String(lesson.code !== null),
      },
      h("span", { "aria-hidden": "true" }, "</>"),
      h("span.bl-st-pyname", {}, lesson.words.python),
    ),
    lesson.code !== null &&
      h("pre.bl-st-code#code", { tabindex: 0, "aria-label": lesson.words.python }, h("code", {}, lesson.code)),
  );
}
