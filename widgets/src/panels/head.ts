// The head of a table: whose game it is, and how it is looked at.

import type { Child } from "../core/dom.ts";
import { button, h } from "../core/dom.ts";
import type { Frame } from "../core/frames.ts";
import { tool } from "../core/tools.ts";
import type { Local, Words } from "../core/types.ts";

const switchOf = (label: string, children: Child[], style = "") =>
  h("div.bl-seg", { class: style, role: "group", "aria-label": label }, children);

/** How a board is turned; and on a phone, how all of one is seen that is shown in part. */
export const turns = (frame: Frame, local: Local, words: Words) => [
  frame.turns && tool(words, "turn", words.turn_board, { "data-do": "turn", "data-at": 1 }),
  frame.board?.pitch &&
    tool(words, local.far ? "big" : "small", local.far ? words.nearer : words.farther, { "data-do": "far" }),
];

/** @param more what else stands there */
export function head(frame: Frame, local: Local, words: Words, more?: Child) {
  return h(
    "div.bl-head#head",
    {},
    h("div.bl-names", {}, h("span.bl-name", {}, frame.title), h("span.bl-where", {}, frame.where)),
    h(
      "div.bl-tools",
      {},
      more,
      switchOf(
        words.view,
        frame.views.map(({ key, label }) =>
          button({ "data-do": "view", "data-pick": key, "aria-pressed": String(key === frame.view) }, label),
        ),
      ),
      turns(frame, local, words),
      switchOf(
        words.language,
        frame.languages.map(({ key, label }) =>
          button(
            { "data-do": "language", "data-pick": key, lang: key, "aria-pressed": String(key === frame.lang) },
            label,
          ),
        ),
        "bl-langs",
      ),
      tools(frame, local, words),
    ),
  );
}

/** What every table has beside its board: all of it in words, the full window, the list of keys. */
export const tools = (frame: Frame, local: Local, words: Words) => [
  frame.board?.svg && tool(words, "words", words.facts, { "data-do": "facts", "aria-expanded": String(local.facts) }),
  frame.board?.svg &&
    tool(words, local.big ? "small" : "big", local.big ? words.smaller : words.bigger, {
      "data-do": "big",
      "aria-pressed": String(local.big),
    }),
  button(
    {
      class: "bl-ibtn",
      "aria-label": words.help,
      title: words.help,
      "data-do": "help",
      "aria-expanded": String(local.help),
    },
    "?",
  ),
];
