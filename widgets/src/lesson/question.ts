// The parts of a checkpoint card: the question above the board, the prediction or the verdict below it, the hints.

import type { Child } from "../core/dom.ts";
import { button, h } from "../core/dom.ts";
import type { CardResult, Frame, ShownQuestion, ShownReceipt } from "../core/frames.ts";
import { icon, token } from "../core/icons.ts";
import { ruled, tool } from "../core/tools.ts";
import type { Local, Words } from "../core/types.ts";
import { tools } from "../panels/head.ts";
import { bar, receipt } from "../panels/receipt.ts";
import { ways } from "../panels/walkthrough.ts";
import type { Presenting } from "./presenting.ts";
import { shuffled } from "./shuffle.ts";

/** So many signs may stand in a headline. */
const HEADLINE = 60;

export const questionOf = (frame: Frame): ShownQuestion => frame.question;

/** May the right answer be seen: was it given, or asked for? */
export const reveals = ({ result }: ShownQuestion) => !!result && (result.right || result.told);

export function asked(frame: Frame, local: Local, words: Words, presenting: Presenting) {
  const q = questionOf(frame);
  return h(
    "header.bl-asked#asked",
    {},
    h(
      "div.bl-asked-line",
      {},
      h("small", {}, h("span.bl-kind", {}, q.checkpoint, " "), q.topic ? h("b", {}, q.topic) : h("code", {}, q.id)),
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
        frame.present && button({ class: "bl-ibtn bl-begin", "data-do": "present" }, presenting.label),
        q.part &&
          button({ class: "bl-ibtn", "data-do": "whole", "aria-label": q.part, title: q.part }, icon(words, "part")),
        tools(frame, local, words),
      ),
    ),
    h("div.bl-title", {}, h("h3", {}, q.title), h("small", {}, q.worth)),
    h("p", { class: reveals(q) ? "bl-asked-before" : null, title: reveals(q) ? q.question : null }, q.question),
  );
}

/** What an answer is given with, by the kind of the question. */
export const INPUTS: Record<string, (q: ShownQuestion, group: string, words: Words, frame: Frame) => Child> = {
  number,
  choice: options,
  legal: options,
  cells: picked,
  turn: played,
  order,
};

/** Lead to a field or a button; what a field holds is chosen, so that what is typed takes its place. */
export function enter(field: HTMLElement | null | undefined) {
  field?.focus({ preventScroll: true });
  (field as HTMLInputElement | null | undefined)?.select?.();
}

/** A button of the card. */
export const doing = (what: string, label: string, style: string) =>
  button({ class: style, "data-do": what, "data-k": what }, label);

function number(q: ShownQuestion) {
  return h(
    "label.bl-number",
    {},
    q.number,
    h("input#number", { type: "text", inputmode: "numeric", maxlength: 24, autocomplete: "off" }),
  );
}

function options(q: ShownQuestion, group: string) {
  const choices = shuffled(
    q.choices.map((each, n) => ({ ...each, value: each.before, n })),
    q.seed,
    q.id,
  );
  const reasons = shuffled(
    q.reasons.map((each, n) => ({ ...each, value: each.key, n })),
    q.seed,
    q.id,
  );
  if (!reasons.length) return rows(q, "bl-options", q.answer, group, choices);
  // A list that belongs to one of the choices keeps its room until that one is chosen, so that nothing moves.
  return h(
    "div",
    { class: choices.every(({ asks }) => asks) ? "bl-both" : "bl-both bl-if" },
    rows(q, "bl-options bl-short", q.answer, group, choices),
    rows(q, "bl-options bl-why", q.why, `${group} why`, reasons),
  );
}

/** Rows of which one is chosen. */
function rows(
  q: ShownQuestion,
  style: string,
  title: string,
  group: string,
  list: { key: string; label: string; value: string; n: number; asks?: boolean; says?: string; chosen?: boolean }[],
) {
  return h(
    "fieldset",
    { class: style },
    h("legend", {}, title),
    ...list.map(({ key, label, value, n, asks, says, chosen }) =>
      h(
        "label",
        { "data-k": `option ${q.id} ${title} ${key}` },
        h("input", { type: "radio", name: group, value, checked: chosen, "data-n": n + 1, "data-asks": asks }),
        h("span", {}, label, says && h("small", {}, says)),
      ),
    ),
  );
}

/** The row chosen in a list. */
const checked = (root: Element, of: string): HTMLInputElement | null => root.querySelector(`${of} input:checked`);

/** What is chosen, with its rule where one is named with it, as Python reads it; what is missing, if anything. */
export function chosen(root: Element, q: ShownQuestion): { written: string; missing: string } {
  const choice = checked(root, ".bl-options:not(.bl-why)");
  if (!choice) return { written: "", missing: q.nothing };
  if (!("asks" in choice.dataset)) return { written: choice.value, missing: "" };
  const reason = checked(root, ".bl-why");
  return reason ? { written: choice.value + reason.value, missing: "" } : { written: "", missing: q.no_reason };
}

function picked(q: ShownQuestion) {
  return h("p.bl-cells", {}, q.picked);
}

function played(q: ShownQuestion, _group: string, words: Words, frame: Frame) {
  return h(
    "div.bl-played",
    {},
    h("p.bl-cells", {}, q.picked),
    h("small", {}, q.may_undo),
    button({ class: "bl-quiet", "data-do": "undo", "aria-disabled": frame.time.can_undo ? null : "true" }, words.undo),
  );
}

function order(q: ShownQuestion) {
  const last = q.steps.length - 1;
  return h(
    "div.bl-order",
    { role: "group", "aria-label": q.order },
    h("b", {}, q.order),
    h(
      "ol",
      {},
      ...q.steps.map((step, at) =>
        h(
          "li",
          { "data-k": `step ${step.key}` },
          h("i", { "aria-hidden": "true" }, at + 1),
          h("span", {}, step.label),
          way("up", step.key, step.up, "↑", at === 0),
          way("down", step.key, step.down, "↓", at === last),
        ),
      ),
    ),
  );
}

const way = (what: string, key: string, says: string, sign: string, ends: boolean) =>
  button(
    {
      class: "bl-ibtn",
      "data-do": what,
      "data-pick": key,
      "aria-label": says,
      title: says,
      "aria-disabled": ends ? "true" : null,
    },
    sign,
  );

/** A headline of more than two lines: its first sentence, or what comes before a colon; and the rest. */
function cut(text: string): [string, string] {
  const ends = text.length > HEADLINE ? [/[.!?] /, /: /].map((sign) => text.search(sign)) : [];
  const end = ends.find((at) => at > 0 && at < HEADLINE);
  return end ? [text.slice(0, end + 1).replace(/:$/, "."), text.slice(end + 2)] : [text, ""];
}

/**
 * What is said to an answer, and where the right one comes from; what is walked step by step is not listed once more.
 * @param folds is what was walked listed on demand only?
 */
export function outcome(frame: Frame, local: Local, words: Words, worked: boolean = true, folds: boolean = false) {
  const q = questionOf(frame);
  const result = q.result as CardResult;
  const [headline, rest] = reveals(q) ? cut(result.headline) : [result.headline, ""];
  return [
    h(
      "p.bl-headline",
      { tabindex: -1 },
      result.kicker && h("span", {}, `${result.kicker} `),
      h("b", {}, headline),
      !reveals(q) && h("small", { class: q.walkthroughs ? "bl-unseen" : null }, result.given),
    ),
    rest && !q.walkthroughs && h("p.bl-played-so", {}, rest),
    // What is told step by step begins with its first step; a diagnosis comes before what was done.
    reveals(q) && ways(q.walkthroughs, local, words),
    h("p", {}, result.message, result.looked && ` ${result.looked}`),
    !reveals(q) && ways(q.walkthroughs, local, words),
    worked && workings(frame, local, words, folds && !!q.walkthroughs && !!frame.receipt?.title),
    h(
      "p",
      { class: result.rule && "bl-ruled" },
      result.rule && [
        h("b", {}, ruled({ ...result, dispute: "" })),
        " ",
        h("span.bl-statement", {}, result.statement),
        result.dispute && "\u2003",
      ],
      ruled({ ...result, rule: "" }),
    ),
  ];
}

/** How good an answer was, for its look. */
export const tone = (result: CardResult) =>
  result.right ? "bl-good" : result.told || result.solved ? "bl-told" : "bl-bad";

/**
 * What the right answer is worked out by, as far as there is anything.
 * @param folds is it a line that opens?
 */
export const workings = (frame: Frame, local: Local, words: Words, folds?: boolean) =>
  frame.receipt?.together ? account(frame.receipt, local, words, folds) : receipt(frame, local, words, !folds);

/**
 * A receipt whose lines stand together: what counts anything but points belongs to nobody, and where the order is asked,
 * each line says whose it is.
 */
function account(bill: ShownReceipt, local: Local, words: Words, folds?: boolean) {
  const open = !folds || local.bill || local.walk >= 0;
  return h(
    "section.bl-rcpt#receipt",
    { class: open ? "bl-open" : null, role: "group", "aria-label": bill.title || null },
    folds && bar(words, open, h("h3", {}, bill.title)),
    open &&
      h(
        "div.bl-rhead",
        {},
        !folds && bill.title && h("h3", {}, bill.title),
        bill.lines.length > 1 &&
          h(
            "div.bl-walk",
            { role: "group", "aria-label": words.walk },
            h("span.bl-unseen", {}, words.walk),
            tool(words, "back", words.step_back, {
              "data-do": "walk",
              "data-at": -1,
              "aria-disabled": local.walk < 0 ? "true" : null,
            }),
            tool(words, "on", words.step_on, { "data-do": "walk", "data-at": 1 }),
          ),
      ),
    open &&
      h(
        "div.bl-lines",
        {},
        ...bill.lines.map((line, index) =>
          button(
            {
              class: line.points ? "bl-rline" : "bl-rline bl-zero",
              "data-do": "line",
              "data-line": index,
              "data-rule": line.rule || null,
              "data-title": line.title,
              "aria-pressed": String(index === local.walk),
              tabindex: index === Math.max(0, local.walk) ? 0 : -1,
            },
            h(
              "span",
              { class: line.seat < 0 ? null : "bl-whose" },
              line.seat >= 0 && token(words, line.seat, 16),
              line.label,
            ),
            h("span.bl-sum", {}, line.sum),
            h("b", {}, line.value ?? line.points),
          ),
        ),
        typeof bill.total === "number" && h("div.bl-total", {}, h("span", {}, words.total), h("b", {}, bill.total)),
      ),
  );
}
