// What is read in a step: text, tables, what it asks for.

import type { Child } from "../core/dom.ts";
import { button, h } from "../core/dom.ts";
import type { GoalOutcome, ShownTable, StepPart, TextBlock } from "../core/frames.ts";
import { icon } from "../core/icons.ts";
import type { Words } from "../core/types.ts";
import { stars } from "../panels/challenge.ts";

export type Span = string | { kind: string; text: string; rule?: string; title?: string };

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
export const beside = ({ title, lines, head: heads, rows }: ShownTable, at: number) =>
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

/** What a step asks for, ticked once it is done, the one that is next before all others, and what came of it. */
export const goals = ({ goals, outcome, main, words: said }: StepPart, words: Words) => [
  h(
    "ul.bl-st-goals#goals",
    { "aria-label": said.goals },
    goals.map(({ says, done }, at) => {
      const now = main.quiet && goals.findIndex((each) => !each.done) === at;
      return h(
        "li",
        { class: done ? "bl-done" : now ? "bl-next" : null, "data-k": `goal ${at}` },
        h("i", {}, done && icon(words, "accept")),
        h(
          "span",
          {},
          !now && h("span.bl-unseen", {}, done ? said.goal_done : said.goal_open, " "),
          // One that is reached keeps its word: it takes no line fewer than before, and nothing below it moves.
          (now || done) && h("b", { "aria-hidden": done && "true" }, said.goal_now, " "),
          says,
        ),
      );
    }),
  ),
  // It keeps its room while there is nothing to say: two lines where a number is said.
  h(
    "p.bl-st-outcome#outcome",
    { class: outcome?.counts && "bl-counts" },
    outcome && outcome.stars >= 0 && h("span", { role: "img", "aria-label": outcome.signs }, stars(outcome.stars)),
    outcome?.says,
    outcome?.says && outcome.ask && " ",
    outcome?.ask && button({ class: "bl-st-link", "data-do": "solution" }, outcome.ask),
  ),
];

/** What was asked for: actions one after the other; where the board shows them, each leads there. */
export const line = ({ line, plies }: GoalOutcome, ply: number) =>
  h(
    "ol.bl-st-line#line",
    { tabindex: 0 },
    line.map((action, at) =>
      h(
        "li",
        { "data-k": `action ${at}` },
        at in plies
          ? button(
              {
                class: "bl-st-link",
                "data-do": "jump",
                "data-at": plies[at],
                "aria-current": plies[at] === ply ? "step" : null,
              },
              action,
            )
          : action,
      ),
    ),
  );
