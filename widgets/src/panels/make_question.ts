// A question made of the position, for whoever writes lessons: what it is like, what it tells apart, and the entry to complete.
import { button, h } from "../core/dom.ts";
import type { Named, QuestionMaker } from "../core/frames.ts";
import { icon } from "../core/icons.ts";
import { tool } from "../core/tools.ts";
import type { Words } from "../core/types.ts";
import type { Panel } from "./panel.ts";
import type { Table } from "./table.ts";

/** Something to choose by its key, which is sent behind what it is. */
const chooser = (what: string, label: string, choices: Named[], chosen: string) =>
  h(
    "label.bl-maker-of",
    { "data-k": `${what} ${choices.map(({ key }) => key).join(" ")}` },
    h("small", {}, label),
    h(
      "select.bl-seat",
      { "data-do": "make_question", "data-k": what },
      choices.map(({ key, label }) => h("option", { value: `${what}:${key}`, selected: key === chosen }, label)),
    ),
  );

const listed = (key: string, lines: string[], lang: string | null) =>
  lines.length > 0 &&
  h(
    "ul",
    { "data-k": key, lang },
    lines.map((line) => h("li", { "data-k": line }, line)),
  );

/** What came of it: the answer, what is told apart, what is amiss, and the entry. */
const result = (made: QuestionMaker, words: Words) => [
  h(
    "div.bl-maker-told",
    { "data-k": "told" },
    h("p", { "data-k": "answer" }, h("small", {}, words.question_answer), " ", h("b", {}, made.answer)),
    h(
      "div",
      { "data-k": "wrong", role: "group", "aria-label": words.question_wrong },
      h("small", {}, words.question_wrong),
      made.wrong.map(({ key, name, answer, stands }) =>
        button(
          {
            class: "bl-maker-wrong",
            role: "checkbox",
            "aria-checked": String(stands),
            "data-do": "make_question",
            "data-pick": `wrong:${key}`,
          },
          h("i", {}, stands && icon(words, "accept")),
          h("span", {}, name),
          h("b", {}, answer),
        ),
      ),
      !made.wrong.length && h("p", {}, words.question_none),
    ),
    (made.warnings.length > 0 || made.findings.length > 0) &&
      h(
        "div.bl-maker-amiss",
        { "data-k": "amiss", role: "group", "aria-label": words.question_gives_away },
        h("small", {}, words.question_gives_away),
        listed("warnings", made.warnings, null),
        listed("findings", made.findings, "en"),
      ),
  ),
  h(
    "div.bl-maker-entry",
    { "data-k": "entry" },
    h("small", {}, words.question_entry),
    button({ class: "bl-go", "data-do": "copy", "data-pick": "question" }, words.question_copy),
    h("pre", {}, h("code", {}, made.entry)),
  ),
];

const OPENER = '.bl-time [data-do="make_question"]';

/** The tables at which it is open. */
const opened: WeakSet<Table> = new WeakSet();

export const makeQuestion: Panel = {
  key: "make_question",
  draw({ frame, words }) {
    const made = frame.make_question;
    return (
      !!made?.open &&
      h(
        "section.bl-maker#make_question",
        { role: "group", "aria-label": words.make_question },
        h(
          "div.bl-maker-head",
          { "data-k": "head" },
          h("h3", {}, words.make_question),
          tool(words, "close", words.close, { "data-do": "make_question" }),
        ),
        h(
          "div.bl-maker-choices",
          { "data-k": "choices" },
          chooser("topic", words.question_topic, made.topics, made.topic),
          made.kinds.length > 0 && [
            chooser("kind", words.question_kind, made.kinds, made.kind),
            chooser("like", words.question_like, made.models, made.like),
          ],
        ),
        made.why ? h("p", { "data-k": "why" }, made.why) : result(made, words),
      )
    );
  },
  on: {
    /** What closes it goes with it, so the focus goes back to what opened it. */
    make_question: (table, target) => {
      if (target.closest(".bl-maker-head")) table.focusOn(table.root.querySelector(OPENER));
      return false;
    },
  },
  after(table) {
    const panel = table.root.querySelector(".bl-maker");
    // What was chosen shows what Python says, also where somebody else chose it.
    for (const chosen of panel?.querySelectorAll<HTMLOptionElement>("option[selected]") ?? []) chosen.selected = true;
    const isNew = panel && !opened.has(table);
    if (panel) opened.add(table);
    else opened.delete(table);
    if (!isNew) return;
    // It lies under the board, where nothing is seen in the full window.
    if (table.local.big) table.enlarge(false);
    panel.scrollIntoView?.({ block: "nearest" });
  },
};
