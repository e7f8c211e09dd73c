// The parts of a checkpoint card: the question above the board, the prediction or the verdict below it, the hints.
import { button, h } from "./dom.js";
import { icon, token } from "./icons.js";
import { bar, receipt, tools } from "./panels.js";
import { shuffled } from "./shuffle.js";
import { ruled, tool } from "./tools.js";
import { ways } from "./ways.js";

/**
 * @typedef {import("./types.js").Frame} Frame
 * @typedef {import("./types.js").Local} Local
 * @typedef {import("./types.js").Words} Words
 * @typedef {import("./dom.js").Child} Child
 * @typedef {{right: boolean, kicker: string, headline: string, message: string, looked: string, given: string, rule: string, title: string,
 *   statement: string, seat: number, wrong: string[], lit: string[], focus: string[], fresh: boolean, told: boolean, solved: boolean,
 *   may_tell: boolean, dispute?: string}} Result
 * @typedef {{key: string, label: string, price: string, says: string, open: boolean, may: boolean, text: string}} Rung
 * @typedef {{id: string, topic: string, kind: "number" | "choice" | "cells" | "turn" | "legal" | "order", checkpoint: string,
 *   answer: string, tell: string, number: string, commit: string, later: string, again: string, order: string, may_undo: string,
 *   back: string, part?: string, fresh: string, next: string, away: boolean, worth: string, title: string, question: string,
 *   seed: string, choices: {key: string, label: string, before: string, keeps: boolean, chosen?: boolean}[], reasons: {key: string, label: string, says: string, chosen?: boolean}[], why: string, no_reason: string, steps: {key: string, label: string, up: string, down: string}[],
 *   drawn: boolean, picked: string, nothing: string, state: string, hints: {title: string, rungs: Rung[]}, result: Result | null, ways?: import("./ways.js").Ways | null}} Question
 */

/** So many signs may stand in a headline. */
const HEADLINE = 60;

/** @param {Frame} frame @returns {Question} */
export const questionOf = (frame) => /** @type {any} */ (frame).question;

/** May the right answer be seen: was it given, or asked for? @param {Question} q */
export const reveals = ({ result }) => !!result && (result.right || result.told);

/** @param {Frame} frame @param {Local} local @param {Words} words */
export function asked(frame, local, words) {
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
          .map(({ key, label }) => button({ class: "bl-ibtn bl-tongue", "data-do": "language", "data-pick": key, lang: key, title: words.language }, label)),
        q.part && button({ class: "bl-ibtn", "data-do": "whole", "aria-label": q.part, title: q.part }, icon(words, "part")),
        tools(frame, local, words),
      ),
    ),
    h("div.bl-title", {}, h("h3", {}, q.title), h("small", {}, q.worth)),
    h("p", { class: reveals(q) ? "bl-asked-before" : null, title: reveals(q) ? q.question : null }, q.question),
  );
}

/** What an answer is given with, by the kind of the question. @type {Record<string, (q: Question, group: string, words: Words, frame: Frame) => Child>} */
export const INPUTS = { number, choice: options, legal: options, cells: picked, turn: played, order };

/** Lead to a field or a button; what a field holds is chosen, so that what is typed takes its place. @param {HTMLElement | null | undefined} field */
export function enter(field) {
  field?.focus({ preventScroll: true });
  /** @type {HTMLInputElement | null | undefined} */ (field)?.select?.();
}

/** A button of the card. @param {string} what @param {string} label @param {string} style */
export const doing = (what, label, style) => button({ class: style, "data-do": what, "data-k": what }, label);

/** @param {Question} q */
function number(q) {
  return h("label.bl-number", {}, q.number, h("input#number", { type: "text", inputmode: "numeric", maxlength: 24, autocomplete: "off" }));
}

/** @param {Question} q @param {string} group */
function options(q, group) {
  const choices = shuffled(q.choices.map((each, n) => ({ ...each, value: each.before, n })), q.seed, q.id);
  const reasons = shuffled(q.reasons.map((each, n) => ({ ...each, value: each.key, n })), q.seed, q.id);
  if (!reasons.length) return rows(q, "bl-options", q.answer, group, choices);
  return h("div.bl-both", {}, rows(q, "bl-options bl-short", q.answer, group, choices), rows(q, "bl-options bl-why", q.why, `${group} why`, reasons));
}

/** Rows of which one is chosen. @param {Question} q @param {string} style @param {string} title @param {string} group @param {{key: string, label: string, value: string, n: number, says?: string, chosen?: boolean}[]} list */
function rows(q, style, title, group, list) {
  return h(
    "fieldset",
    { class: style },
    h("legend", {}, title),
    ...list.map(({ key, label, value, n, says, chosen }) =>
      h("label", { "data-k": `option ${q.id} ${title} ${key}` }, h("input", { type: "radio", name: group, value, checked: chosen, "data-n": n + 1 }), h("span", {}, label, says && h("small", {}, says))),
    ),
  );
}

/** The row chosen in a list. @param {Element} root @param {string} of @returns {HTMLInputElement | null} */
const checked = (root, of) => root.querySelector(`${of} input:checked`);

/**
 * What is chosen, with its reason where one is asked for, as Python reads it; what is missing, if anything.
 *
 * @param {Element} root @param {Question} q @returns {{written: string, missing: string}}
 */
export function chosen(root, q) {
  const choice = checked(root, ".bl-options:not(.bl-why)");
  const reason = checked(root, ".bl-why");
  if (!choice) return { written: "", missing: q.nothing };
  if (q.reasons.length && !reason) return { written: "", missing: q.no_reason };
  return { written: choice.value + (reason?.value ?? ""), missing: "" };
}

/** @param {Question} q */
function picked(q) {
  return h("p.bl-cells", {}, q.picked);
}

/** @param {Question} q @param {string} _group @param {Words} words @param {Frame} frame */
function played(q, _group, words, frame) {
  return h(
    "div.bl-played",
    {},
    h("p.bl-cells", {}, q.picked),
    h("small", {}, q.may_undo),
    button({ class: "bl-quiet", "data-do": "undo", "aria-disabled": frame.time.can_undo ? null : "true" }, words.undo),
  );
}

/** @param {Question} q */
function order(q) {
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

/** @param {string} what @param {string} key @param {string} says @param {string} sign @param {boolean} ends */
const way = (what, key, says, sign, ends) =>
  button({ class: "bl-ibtn", "data-do": what, "data-pick": key, "aria-label": says, title: says, "aria-disabled": ends ? "true" : null }, sign);

/**
 * The ladder: the hint opened last with its text, those before it by name, the rest with its price. Where much else is
 * to be seen, one line that opens.
 *
 * @param {Frame} frame @param {Local} local @param {Words} words @param {boolean} folded
 */
export function hints(frame, local, words, folded) {
  const { title, rungs } = questionOf(frame).hints;
  const newest = rungs.filter((rung) => rung.open).at(-1)?.key;
  const read = rungs.some((rung) => rung.open && rung.key === local.rung) || local.rung === "-" ? local.rung : newest;
  const open = !folded || local.rungs;
  return h(
    "section.bl-hints#hints",
    { role: "group", "aria-label": title },
    folded ? button({ class: "bl-quiet bl-fold-hints", "data-do": "rungs", "aria-expanded": String(open) }, title, icon(words, open ? "up" : "down")) : h("b", {}, title),
    open && h(
      "ol",
      {},
      ...rungs.map((rung, at) =>
        h(
          "li",
          { class: rung.open ? (rung.key === read ? "bl-open" : "bl-open bl-shut") : null, "data-k": `rung ${rung.key}` },
          rung.open
            ? h(
                "div",
                {},
                button(
                  { class: "bl-again-hint", "data-do": "rung", "data-pick": rung.key, "aria-expanded": String(rung.key === read) },
                  h("i", { "aria-hidden": "true" }, at + 1),
                  h("small", {}, rung.label),
                  h("b", {}, rung.price),
                ),
                h("p", {}, rung.text),
              )
            : button(
                { class: "bl-hint", "data-do": "hint", "data-pick": rung.key, "aria-disabled": rung.may ? null : "true" },
                h("span", { "aria-hidden": rung.says && "true" }, rung.label),
                h("b", { "aria-hidden": rung.says && "true" }, rung.price),
                rung.says && h("span.bl-unseen", {}, rung.says),
              ),
        ),
      ),
    ),
  );
}

/** A headline of more than two lines: its first sentence, or what comes before a colon; and the rest. @param {string} text @returns {[string, string]} */
function cut(text) {
  const ends = text.length > HEADLINE ? [/[.!?] /, /: /].map((sign) => text.search(sign)) : [];
  const end = ends.find((at) => at > 0 && at < HEADLINE);
  return end ? [text.slice(0, end + 1).replace(/:$/, "."), text.slice(end + 2)] : [text, ""];
}

/** What is said to an answer, and where the right one comes from; what is walked step by step is not listed once more. @param {Frame} frame @param {Local} local @param {Words} words @param {boolean} [worked] @param {boolean} [folds] is what was walked listed on demand only? */
export function outcome(frame, local, words, worked = true, folds = false) {
  const q = questionOf(frame);
  const result = /** @type {Result} */ (q.result);
  const [headline, rest] = reveals(q) ? cut(result.headline) : [result.headline, ""];
  return [
    h("p.bl-headline", { tabindex: -1 }, result.kicker && h("span", {}, `${result.kicker} `), h("b", {}, headline), !reveals(q) && h("small", { class: q.ways ? "bl-unseen" : null }, result.given)),
    rest && !q.ways && h("p.bl-played-so", {}, rest),
    // What is told step by step begins with its first step; a diagnosis comes before what was done.
    reveals(q) && ways(q.ways, local, words),
    h("p", {}, result.message, result.looked && ` ${result.looked}`),
    !reveals(q) && ways(q.ways, local, words),
    worked && workings(frame, local, words, folds && !!q.ways && !!frame.receipt?.title),
    h(
      "p",
      { class: result.rule && "bl-ruled" },
      result.rule && [h("b", {}, ruled({ ...result, dispute: "" })), " ", h("span.bl-statement", {}, result.statement), result.dispute && "\u2003"],
      ruled({ ...result, rule: "" }),
    ),
  ];
}

/** How good an answer was, for its look. @param {Result} result */
export const tone = (result) => (result.right ? "bl-good" : result.told || result.solved ? "bl-told" : "bl-bad");

/** What the right answer is worked out by, as far as there is anything. @param {Frame} frame @param {Local} local @param {Words} words @param {boolean} [folds] is it a line that opens? */
export const workings = (frame, local, words, folds) => (frame.receipt?.together ? account(frame.receipt, local, words, folds) : receipt(frame, local, words, !folds));

/**
 * A receipt whose lines stand together: what counts anything but points belongs to nobody, and where the order is asked,
 * each line says whose it is.
 *
 * @param {import("./types.js").Receipt} bill @param {Local} local @param {Words} words @param {boolean} [folds]
 */
function account(bill, local, words, folds) {
  const open = !folds || local.bill || local.walk >= 0;
  return h(
    "section.bl-rcpt#receipt",
    { class: open ? "bl-open" : null, role: "group", "aria-label": bill.title || null },
    folds && bar(words, open, h("h3", {}, bill.title)),
    open && h(
      "div.bl-rhead",
      {},
      !folds && bill.title && h("h3", {}, bill.title),
      bill.lines.length > 1 &&
        h(
          "div.bl-walk",
          { role: "group", "aria-label": words.walk },
          h("span.bl-unseen", {}, words.walk),
          tool(words, "back", words.step_back, { "data-do": "walk", "data-at": -1, "aria-disabled": local.walk < 0 ? "true" : null }),
          tool(words, "on", words.step_on, { "data-do": "walk", "data-at": 1 }),
        ),
    ),
    open && h(
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
          h("span", { class: line.seat < 0 ? null : "bl-whose" }, line.seat >= 0 && token(words, line.seat, 16), line.label),
          h("span.bl-sum", {}, line.sum),
          h("b", {}, line.value ?? line.points),
        ),
      ),
      typeof bill.total === "number" && h("div.bl-total", {}, h("span", {}, words.total), h("b", {}, bill.total)),
    ),
  );
}
