// The parts of a checkpoint card: the question above the board, the prediction or the verdict below it.
import { button, h } from "./dom.js";
import { receipt } from "./panels.js";

/**
 * @typedef {import("./types.js").Frame} Frame
 * @typedef {import("./types.js").Local} Local
 * @typedef {import("./types.js").Words} Words
 * @typedef {{right: boolean, headline: string, message: string, given: string, rule: string, title: string,
 *   statement: string, seat: number, wrong: string[], lit: string[], focus: string[]}} Result
 * @typedef {{id: string, kind: "number" | "choice" | "cells", checkpoint: string, answer: string, number: string,
 *   commit: string, later: string, again: string, worth: string, title: string, question: string,
 *   choices: {key: string, label: string}[], picked: string, nothing: string, state: string, result: Result | null}} Question
 */

/** @param {Frame} frame @returns {Question} */
export const questionOf = (frame) => /** @type {any} */ (frame).question;

/** @param {Frame} frame */
export function asked(frame) {
  const q = questionOf(frame);
  return h(
    "header",
    { class: "bl-asked", "data-k": "asked" },
    h("div", { class: "bl-asked-line" }, h("small", {}, q.checkpoint, " ", h("code", {}, q.id)), h("small", {}, q.worth)),
    h("h3", {}, q.title),
    h("p", {}, q.question),
  );
}

/** The prediction before it is committed. @param {Frame} frame @param {string} group names the radio buttons of this view */
export function prediction(frame, group) {
  const q = questionOf(frame);
  return h(
    "div",
    { class: "bl-predict", "data-k": "predict" },
    q.kind === "number" &&
      h(
        "label",
        { class: "bl-number" },
        q.number,
        h("input", { type: "text", inputmode: "numeric", maxlength: 4, autocomplete: "off", "data-k": "number", "data-lm-suppress-shortcuts": "true" }),
      ),
    q.kind === "choice" &&
      h(
        "fieldset",
        { class: "bl-options" },
        h("legend", {}, q.answer),
        ...q.choices.map((choice) =>
          h(
            "label",
            { "data-k": `option ${choice.key}` },
            h("input", { type: "radio", name: group, value: choice.key, "data-lm-suppress-shortcuts": "true" }),
            h("span", {}, choice.label),
          ),
        ),
      ),
    q.kind === "cells" && h("p", { class: "bl-cells" }, q.picked),
    h(
      "div",
      { class: "bl-commit" },
      h("small", {}, q.later),
      button({ class: "bl-main", "data-do": "answer", "data-k": "answer" }, q.commit),
    ),
  );
}

/** The verdict, and where the right answer comes from. @param {Frame} frame @param {Local} local @param {Words} words */
export function verdict(frame, local, words) {
  const q = questionOf(frame);
  const result = /** @type {Result} */ (q.result);
  return h(
    "div",
    { class: result.right ? "bl-verdict bl-good" : "bl-verdict bl-bad", "data-k": "verdict" },
    h("p", { class: "bl-headline" }, h("b", {}, result.headline), !result.right && h("small", {}, result.given)),
    h("p", {}, result.message),
    receipt(frame, local, words),
    h("p", { class: "bl-ruled" }, h("code", { class: "bl-id" }, result.rule), " ", h("b", {}, result.title), " ", result.statement),
    h(
      "div",
      { class: "bl-commit" },
      h("small", {}, q.state),
      button({ class: result.right ? "bl-again" : "bl-main", "data-do": "again", "data-k": "again" }, q.again),
    ),
  );
}
