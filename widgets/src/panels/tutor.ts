// The tutor: a question on its board, and beside it how the learner seems to read the rules. What it believes is open
// to everybody: a bar and a number for each reading, a table to the ear, and the answers it comes from.

import { copied, noticed } from "../core/banners.ts";
import { surface } from "../core/board.ts";
import type { Child } from "../core/dom.ts";
import { button, h } from "../core/dom.ts";
import type { Frame, ShownBelief, SlotContent } from "../core/frames.ts";
import { laid, TRAYS } from "../core/layout.ts";
import { ruled } from "../core/tools.ts";
import type { Local, SlotName, Words } from "../core/types.ts";
import { ASKING } from "../lesson/card.ts";
import { asks, lighting } from "../lesson/lit.ts";
import { INPUTS, outcome, questionOf, reveals, tone, workings } from "../lesson/question.ts";
import { tools } from "./head.ts";
import type { Panel } from "./panel.ts";
import { actions, turn } from "./picks.ts";
import { artStyle, lying, slots } from "./slots.ts";
import { type Table, tableOf } from "./table.ts";
import { ways } from "./walkthrough.ts";

/** How likely each reading is. */
function belief({ head, about, readings, columns, mark, mark_says, source, answers }: ShownBelief) {
  return h(
    "section.bl-belief#belief",
    { role: "group", "aria-label": head },
    h("h4", {}, head),
    h("small", {}, about),
    h(
      "table",
      { style: `--mark:${mark}%` },
      h("thead.bl-unseen", {}, h("tr", {}, ...columns.map((column) => h("th", { scope: "col" }, column)))),
      h(
        "tbody",
        {},
        ...readings.map(({ key, says, percent, value, tone }) =>
          h(
            "tr",
            { class: tone && `bl-reading-${tone}`, "data-k": `reading ${key}` },
            h("th", { scope: "row" }, says),
            h("td", {}, h("span.bl-likely", { "aria-hidden": "true" }, h("i", { style: `width:${percent}%` })), value),
          ),
        ),
      ),
    ),
    h(
      "p.bl-belief-foot",
      {},
      h("small.bl-sure", {}, mark_says),
      button({ class: "bl-quiet", "data-do": "tutor_answers", "aria-expanded": String(!!answers) }, source),
    ),
    answers?.length &&
      h(
        "ul.bl-counted",
        {},
        ...answers.map(({ uid, says, out }) =>
          h(
            "li",
            { "data-k": `counted ${uid}` },
            h("span", {}, says),
            button(
              { class: "bl-quiet", "data-do": "leave_out", "data-pick": uid, "aria-label": `${out}: ${says}` },
              out,
            ),
          ),
        ),
      ),
  );
}

/** What is asked or told, above the board on a narrow page and beside it elsewhere. */
function asked(frame: Frame, local: Local, words: Words) {
  const { tutor } = frame;
  const q = questionOf(frame);
  const left =
    tutor.of > tutor.done
      ? Array.from({ length: tutor.of }, (_, at) => h("i", { class: at < tutor.done && "bl-done" }))
      : [];
  return h(
    "header.bl-asked#asked",
    { class: tutor.phase === "refute" && "bl-named" },
    h(
      "div.bl-asked-line",
      {},
      h("small.bl-tutor-line", {}, h("b", {}, tutor.title)),
      h("small.bl-tutor-left", {}, h("span", { "aria-hidden": "true" }, ...left), tutor.left),
      h(
        "div.bl-tools",
        {},
        ...frame.languages
          .filter(({ key }) => key !== frame.lang)
          .map(({ key, label }) =>
            button(
              { class: "bl-ibtn bl-tongue", "data-do": "language", "data-pick": key, lang: key, title: words.language },
              label,
            ),
          ),
        tools(frame, local, words),
      ),
    ),
    h("p.bl-kicker", {}, tutor.kicker),
    tutor.headline
      ? h("h3.bl-headline", { tabindex: -1 }, tutor.headline)
      : [h("h3", {}, q.title), h("p", {}, q.question)],
    ...tutor.says.map((line) => h("p", { class: tutor.headline ? null : "bl-note" }, line)),
    tutor.both.length > 0 &&
      !q.walkthroughs &&
      h("ul.bl-both-ways", {}, ...tutor.both.map((line) => h("li", {}, line))),
    tutor.rule &&
      h(
        "p.bl-ruled",
        {},
        h("b", {}, ruled({ rule: tutor.rule, title: tutor.law, dispute: "" })),
        " ",
        h("span.bl-statement", {}, tutor.statement),
      ),
  );
}

/** A sheet of short questions: what was answered to each, and which one the board shows. */
const lines = ({ lines, lines_label }: Frame["tutor"]) =>
  lines.length > 0 &&
  h(
    "ol.bl-sheet",
    { "aria-label": lines_label },
    ...lines.map(({ key, title, given, here }) =>
      h(
        "li",
        { "data-k": `line ${key}` },
        button(
          { "data-do": "line", "data-pick": key, "aria-current": here ? "step" : null, title },
          h("span.bl-unseen", {}, title),
          h("small", {}, given),
        ),
      ),
    ),
  );

/** The hints of a question that is asked together, one step after the other. */
const steps = (frame: Frame) =>
  h(
    "ol.bl-steps",
    {},
    ...questionOf(frame)
      .hints.rungs.filter(({ text }) => text)
      .map(({ key, label, text }) => h("li", { "data-k": `step ${key}` }, h("small", {}, label), h("span", {}, text))),
  );

/** What is answered with, or the verdict; and the one button that goes on. */
function answer(frame: Frame, local: Local, words: Words, group: string, href: string | undefined): Child[] {
  const { tutor } = frame;
  const q = questionOf(frame);
  const waits = ["ask", "guided", "free"].includes(tutor.phase);
  const again = tutor.phase === "guided" && q.result && !reveals(q);
  return [
    tutor.phase === "guided" && !q.result && steps(frame),
    lines(tutor),
    waits && !q.result && h("div.bl-predict", { "data-k": `predict ${q.id}` }, INPUTS[q.kind](q, group, words, frame)),
    waits &&
      q.result &&
      h("div.bl-verdict#verdict", { class: tone(q.result) }, outcome(frame, local, words, true, true)),
    tutor.phase === "refute" && [ways(q.walkthroughs, local, words), workings(frame, local, words)],
    h(
      "div.bl-commit#commit",
      {},
      waits && !q.result && noticed(local, words),
      again && button({ class: "bl-again", "data-do": "again", "data-k": "again" }, q.again),
      tutor.lesson && (href ? h("a.bl-main", { href }, tutor.lesson) : h("small", {}, tutor.line)),
      tutor.go
        ? button(
            { class: tutor.lesson && href ? "bl-again" : "bl-main", "data-do": "tutor", "data-k": "tutor" },
            tutor.go,
          )
        : button({ class: "bl-main", "data-do": "answer", "data-k": "answer" }, tutor.commit),
    ),
  ];
}

function content(table: Table): Child[] {
  const { frame, local, words, area, root, model } = table;
  local.below = true;
  const { tutor } = frame;
  const { kind, result } = questionOf(frame);
  const playing = kind === "turn" && !result && !tutor.go;
  root.classList.add("bl-card", "bl-tutor");
  root.classList.toggle("bl-playing", playing);
  root.classList.toggle("bl-set", !!lying(frame, "seats").length || !!lying(frame, "hand").length);
  const around = (name: SlotName, wanted: (slot: SlotContent) => boolean = () => true) =>
    !result && slots(name, frame, words, wanted);
  return [
    artStyle(frame),
    ...table.above(),
    laid(frame, {
      board: surface(frame, area, local, words, slots("board", frame, words)),
      question: h("div.bl-question#question", {}, asked(frame, local, words)),
      turn: playing && turn(frame, words),
      seats: slots("seats", frame, words, (slot) => !TRAYS.has(slot.kind)),
      others: around("seats", (slot) => TRAYS.has(slot.kind)),
      hand: slots("hand", frame, words),
      costs: !result && slots("costs", frame, words),
      actions: playing ? (costs) => actions(frame, words, costs) : undefined,
      answer: () => [answer(frame, local, words, `bl ${table.link.client}`, model.reading), belief(tutor.belief)],
      worked: () => null,
    }),
    copied(local, words),
  ];
}

/** What each table asked or told last. */
const shown: WeakMap<Table, string> = new WeakMap();

const does: Panel = {
  key: "tutor",
  /** After each step the first line of what is new is in sight, and as much more of it as has room. */
  after(table) {
    const { frame, root } = table;
    const { phase, done } = frame.tutor;
    const { id, result } = questionOf(frame);
    const [now, before] = [`${phase} ${done} ${id} ${!!result}`, shown.get(table)];
    shown.set(table, now);
    if (before === undefined || before === now) return;
    const fresh = root.querySelector(".bl-verdict") ?? root.querySelector(".bl-asked");
    for (const one of [fresh, fresh?.querySelector(".bl-headline, h3")]) one?.scrollIntoView?.({ block: "nearest" });
  },
  on: {
    tutor: (table) => table.ask("tutor"),
    tutor_answers: (table) => table.ask("tutor_answers"),
    line: (table, target) => table.ask("line", { key: target.getAttribute("data-pick") ?? "" }),
    leave_out: (table, target) => table.ask("leave_out", { key: target.getAttribute("data-pick") ?? "" }),
  },
};

/** What is lit: the answer that is asked, then the one button that goes on. */
const lit = ({ frame, root }: Table) => (!frame.tutor.go && asks(frame, root)) || ".bl-commit .bl-main";

export default tableOf(() => ({ panels: [...ASKING, does, lighting(lit)], content, holdsFocus: true }));
