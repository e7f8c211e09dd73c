// A question in front of a class: its choices by letter, the hands raised for each, and what is behind each answer once it is shown.

import { noticed } from "../core/banners.ts";
import type { Child } from "../core/dom.ts";
import { button, h } from "../core/dom.ts";
import type { CardResult, HandsBar, HandsRow, HandsStep } from "../core/frames.ts";
import type { Panel } from "../panels/panel.ts";
import { named } from "./prose.ts";
import { outcome, reveals, tone, workings } from "./question.ts";
import type { Stage } from "./stage.ts";

/** Choices of so many signs at most stand large. */
const BRIEF = 16;
/** Of more digits no count is typed. */
const DIGITS = 3;

export class Hands implements Panel {
  key = "hands";
  stage: Stage;
  /** Are hands counted now? */
  open = false;
  /** The letter that digits count. */
  letter = "";
  /** Does the next digit begin a count anew? */
  anew = false;
  /** What was typed here of one vote, whatever has come back from Python by now. */
  typed: { of: string; counts: Record<string, string> } = { of: "", counts: {} };

  constructor(stage: Stage) {
    this.stage = stage;
  }

  on = {
    hands: () => this.start(),
    vote: () => (this.stage.table.ask("vote"), this.start()),
    against: () => this.stage.table.ask("against"),
    hand: (_: unknown, target: Element) => {
      const letter = target.getAttribute("data-pick") ?? "";
      const more = Number(target.getAttribute("data-at"));
      if (more) this.count(letter, String(Math.max(0, Number(this.counted(letter)) + more)));
      this.pick(letter);
    },
  };

  get hands() {
    return this.stage.lesson.hands;
  }

  has(letter: string) {
    return !!letter && !!this.hands?.rows.some((row) => row.letter === letter);
  }

  /** Another step or vote begins with nothing. */
  changing() {
    const { hands, stage } = this;
    const of = `${stage.question?.id} ${hands?.round}`;
    if (of === this.typed.of) return;
    this.typed = { of, counts: Object.fromEntries(hands?.rows.map(({ letter, count }) => [letter, count]) ?? []) };
    this.letter = "";
    if (!hands?.counted) this.open = false;
  }

  counted = (letter: string) => this.typed.counts[letter] ?? "";

  /** Count hands, from the first letter on. */
  start() {
    if (this.hands) this.pick(this.letter || (this.hands.rows[0]?.letter ?? ""));
  }

  pick(letter: string) {
    this.open = true;
    this.letter = letter;
    this.anew = true;
    this.stage.table.draw();
  }

  digit(digit: number) {
    const before = this.anew ? "" : this.counted(this.letter);
    this.anew = false;
    this.count(this.letter, String(Number(before + digit)).slice(0, DIGITS));
  }

  count(letter: string, hands: string) {
    this.typed.counts[letter] = hands;
    const all = Object.entries(this.typed.counts).filter(([, count]) => count);
    this.send(all.map((each) => each.join(" ")).join(", "));
    this.stage.table.draw();
  }

  send(key: string) {
    Object.assign(this.stage.local, { notice: "", about: "" });
    this.stage.table.ask("hands", { key });
  }

  /** Counting is over; was it going on? */
  close() {
    const was = this.open;
    this.open = false;
    this.letter = "";
    if (was) this.stage.table.draw();
    return was;
  }

  /** What a class sees beside the board of a question. */
  facing(): Child[] {
    const { lesson, local, words, places, question: q } = this.stage;
    const { hands: shown, present } = lesson;
    if (!q || !shown) return [];
    const told = reveals(q);
    return [
      h("p.bl-st-kick#kick", {}, h("span", {}, shown.counted || (told ? "" : present.predict))),
      h("p.bl-st-lead.bl-st-asked#asked", {}, named(q.question, places)),
      shown.steps.length > 0 && signed(shown.steps),
      told ? answered(this.stage) : choices(this, shown.rows),
      noticed(local, words),
    ];
  }
}

/** Steps that are put in order, with the signs by which the orders name them. */
const signed = (steps: HandsStep[]) =>
  h(
    "ol.bl-hands-steps#steps",
    {},
    steps.map(({ sign, label }) => h("li", { "data-k": `step ${sign}` }, h("i", {}, sign), h("span", {}, label))),
  );

/** The choices by letter, with room for a count while hands are raised. */
function choices(hands: Hands, rows: HandsRow[]) {
  const { lesson, question: q } = hands.stage;
  const { present } = lesson;
  if (!rows.length) return null;
  return h(
    "ol.bl-hands#control",
    { class: rows.every(({ label }) => label.length <= BRIEF) ? "bl-brief" : null, "data-k": `hands ${q.id}` },
    rows.map(({ letter, label, head }) => [
      head && h("li.bl-hands-head", { "data-k": `head ${letter}` }, head),
      h(
        "li",
        { "data-k": `hand ${letter}`, class: hands.open && letter === hands.letter ? "bl-now" : null },
        h("i", {}, letter),
        h("span", {}, label),
        hands.open &&
          h(
            "span.bl-handcount",
            { role: "group", "aria-label": letter },
            hand(letter, -1, "−", present.less),
            h("output", {}, hands.counted(letter)),
            hand(letter, 1, "+", present.more),
          ),
      ),
    ]),
  );
}

const hand = (letter: string, more: number, sign: string, says: string) =>
  button(
    { "data-do": "hand", "data-pick": letter, "data-at": more, "aria-label": says.replace("{letter}", letter) },
    sign,
  );

/** The answer, how many held which one for right and by which rule, and the sum that it is. */
function answered(stage: Stage) {
  const { frame, local, words, lesson, question: q } = stage;
  const { bars = [], against = "" } = lesson.hands ?? {};
  const result = q.result as CardResult;
  return h(
    "div.bl-verdict.bl-st-note#note",
    { class: tone(result) },
    outcome(frame, local, words, false),
    bars.length > 0 && h("ol.bl-bars#bars", {}, bars.map(bar)),
    against && button({ class: "bl-st-second bl-against", "data-do": "against" }, h("kbd", {}, "M"), ` ${against}`),
    workings(frame, local, words),
  );
}

function bar({ letter, said, head, count, size, before, right, behind }: HandsBar, at: number) {
  const long = (percent: number, style: string) => h("i", { class: style, style: `width:${percent}%` });
  return [
    head && h("li.bl-hands-head", { "data-k": `head ${at}` }, head),
    h(
      "li",
      { "data-k": `bar ${at}`, class: right ? "bl-right" : null },
      letter && h("b.bl-letter", {}, letter),
      h("span.bl-said", {}, h("b", {}, said), " ", behind && h("span.bl-behind", {}, behind)),
      count && h("b.bl-n", {}, count),
      (size > 0 || before > 0) &&
        h("span.bl-share", { "aria-hidden": "true" }, before >= 0 && long(before, "bl-before"), long(size, "bl-size")),
    ),
  ];
}
