// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import widget from "../src/check.js";
import { SEATS } from "./fakes.js";

vi.stubGlobal("CSS", { escape: String });

const SVG =
  '<svg xmlns="http://www.w3.org/2000/svg"><g data-key="tower:a1"/>' +
  '<path class="bl-hit" data-place="a1"/><path class="bl-hit" data-place="b1"/></svg>';

/** The hints with some open. */
const ladder = (/** @type {number} */ opened) => ({
  title: "Hints",
  rungs: ["goal", "where", "rule", "move"].map((key, at) => ({
    key, label: key, price: `−${at + 1}`, says: `${key} costs ${at + 1}`, open: at < opened, may: at === opened, text: at < opened ? `text of ${key}` : "",
  })),
});

/** @returns {any} */
function frame(question = {}, changes = {}) {
  return {
    rev: 1, by: "", lang: "en", title: "Toy", label: "Checkpoint toy.1", where: "", parts: [], view: "board", views: [], languages: [{ key: "en", label: "EN" }, { key: "ko", label: "한국어" }],
    players: [{ seat: 0, letter: "A", name: "A", points: 0, says: "A: 0" }], seats: { shown: -1, choices: [] }, notes: [],
    turn: { seat: 0, says: "", budget: null, note: "" }, time: { ply: 0 }, says: "", alert: "", cover: null, groups: [], refused: null, log: [],
    board: { label: "Board", svg: SVG, text: "", says: { a1: "a1", b1: "b1" }, stands: {}, facts: [] },
    pick: { path: [], keys: [], prompt: "How many?", choices: [], targets: [] },
    receipt: null,
    question: {
      id: "toy.1", kind: "number", checkpoint: "Checkpoint", answer: "Your prediction", number: "Your number", commit: "Commit",
      later: "Later", again: "Try again", worth: "worth 10", title: "Title", question: "<b>How many?</b>", choices: [], reasons: [],
      picked: "", nothing: "Choose first.", state: "Open", result: null, order: "Put in order", may_undo: "Undo may be",
      back: "Back", fresh: "New position", next: "", away: false, steps: [], hints: ladder(0), ...question,
    },
    ...changes,
  };
}

/** @type {any} */ let model;
/** @type {any} */ let stop;
/** @type {HTMLElement} */ let el;

function show(/** @type {any} */ shown) {
  /** @type {any[]} */ const sent = [];
  const state = /** @type {any} */ ({ frame: shown, words: new Proxy({}, { get: (_, key) => (key === "seats" ? SEATS : String(key)) }), area: { rows: [["a1", "b1"]], near: {} } });
  /** @type {Record<string, Set<Function>>} */ const listeners = {};
  model = {
    sent, state,
    get: (/** @type {string} */ key) => state[key],
    on: (/** @type {string} */ type, /** @type {Function} */ listener) => (listeners[type] ??= new Set()).add(listener),
    off: (/** @type {string} */ type, /** @type {Function} */ listener) => listeners[type]?.delete(listener),
    send: (/** @type {any} */ message) => sent.push(message),
    change: (/** @type {any} */ next) => {
      state.frame = next;
      for (const listener of listeners["change:frame"] ?? []) listener();
    },
  };
  stop = widget.render({ model, el });
}

const picks = () => model.sent.filter((/** @type {any} */ message) => message.do === "pick").map((/** @type {any} */ message) => message.key);

beforeEach(() => {
  el = document.createElement("div");
  document.body.append(el);
});
afterEach(() => {
  stop?.();
  el.remove();
});

it("asks in order: question, board, prediction; and shows strangers' text as text", () => {
  show(frame());
  const order = [...el.querySelectorAll(".bl-asked, .bl-stage, .bl-predict")].map((part) => part.classList[0]);
  expect(order).toEqual(["bl-asked", "bl-stage", "bl-predict"]);
  expect(el.querySelector(".bl-asked p")?.textContent).toBe("<b>How many?</b>");
  expect(el.querySelector(".bl-verdict")).toBeNull();
});

it("sends a number only when there is one", () => {
  show(frame());
  const commit = /** @type {HTMLElement} */ (el.querySelector('[data-do="answer"]'));
  commit.click();
  expect(picks()).toEqual([]);
  expect(el.querySelector(".bl-strip-notice")?.textContent).toContain("Choose first.");
  const input = /** @type {HTMLInputElement} */ (el.querySelector(".bl-number input"));
  input.value = " 15 ";
  input.dispatchEvent(new KeyboardEvent("keydown", { key: "Enter", bubbles: true }));
  expect(picks()).toEqual(["answer:15"]);
});

it("sends a choice by its key, and cells by what Python has", () => {
  show(frame({ kind: "choice", choices: [{ key: "x", label: "X", before: "x" }, { key: "y", label: "Y", before: "y" }] }));
  /** @type {HTMLInputElement} */ (el.querySelector('input[value="y"]')).click();
  /** @type {HTMLElement} */ (el.querySelector('[data-do="answer"]')).click();
  expect(picks()).toEqual(["answer:y"]);
  stop();
  el.replaceChildren();
  show(frame({ kind: "cells", picked: "Picked: a1" }, { pick: { path: [], keys: ["a1"], prompt: "", choices: [], targets: [] } }));
  expect(el.querySelector('.bl-hit[data-place="a1"]')?.classList.contains("bl-mine")).toBe(true);
  /** @type {HTMLElement} */ (el.querySelector('[data-do="answer"]')).click();
  expect(picks()).toEqual(["answer:"]);
});

it("shows the verdict with its receipt, opens the receipt of the seat asked about, and lights its cells", () => {
  show(frame());
  const result = { right: false, headline: "The tallest tower", message: "No.", given: "You predicted: 20", rule: "toy.rule", title: "Rule", statement: "So it is.", seat: 0, wrong: ["b1"], lit: ["a1"], focus: [] };
  const receipt = { title: "Now", totals: [3], lines: [{ seat: 0, label: "L", sum: "s", points: 3, rule: "r", places: ["a1"], focus: [], scores: [3] }] };
  model.change(frame({ result }, { rev: 2, receipt }));
  expect(el.querySelector(".bl-verdict.bl-bad .bl-headline b")?.textContent).toBe("The tallest tower");
  expect(el.querySelectorAll(".bl-rline").length).toBe(1);
  expect(el.querySelector('.bl-hit[data-place="a1"]')?.classList.contains("bl-lit")).toBe(true);
  expect(el.querySelector('.bl-hit[data-place="b1"]')?.classList.contains("bl-wrong")).toBe(true);
  /** @type {HTMLElement} */ (el.querySelector('[data-do="again"]')).click();
  expect(picks()).toEqual(["again:"]);
});

it("sends a rule like a choice", () => {
  show(frame({ kind: "legal", choices: [{ key: "legal", label: "Legal", before: "legal" }, { key: "toy.rule", label: "Rule", before: "toy.rule" }] }));
  /** @type {HTMLElement} */ (el.querySelector('input[value="toy.rule"]')).click();
  /** @type {HTMLElement} */ (el.querySelector('[data-do="answer"]')).click();
  expect(picks()).toEqual(["answer:toy.rule"]);
});

it("orders steps by buttons, keeps the focus on the step, and commits what Python has", () => {
  const step = (/** @type {string} */ key) => ({ key, label: key, up: `Up ${key}`, down: `Down ${key}` });
  show(frame({ kind: "order", steps: [step("x"), step("y"), step("z")] }));
  const down = /** @type {HTMLElement} */ (el.querySelector('[data-do="down"][data-pick="x"]'));
  expect(down.getAttribute("aria-label")).toBe("Down x");
  expect(el.querySelector('[data-do="up"][data-pick="x"]')?.getAttribute("aria-disabled")).toBe("true");
  down.focus();
  down.click();
  model.change(frame({ kind: "order", steps: [step("y"), step("x"), step("z")] }, { rev: 2 }));
  expect([...el.querySelectorAll(".bl-order li span")].map((label) => label.textContent)).toEqual(["y", "x", "z"]);
  expect(document.activeElement?.getAttribute("data-pick")).toBe("x");
  expect(document.activeElement?.getAttribute("data-do")).toBe("down");
  /** @type {HTMLElement} */ (el.querySelector('[data-do="answer"]')).click();
  expect(picks()).toEqual(["down:x", "answer:"]);
});

it("shows the price of each hint, opens them in order, and goes on to the next one", () => {
  show(frame());
  const rungs = () => [...el.querySelectorAll(".bl-hint")];
  expect(rungs().map((rung) => [...rung.children].slice(0, 2).map((part) => part.textContent).join(""))).toEqual(["goal−1", "where−2", "rule−3", "move−4"]);
  expect(rungs().map((rung) => rung.getAttribute("aria-disabled"))).toEqual([null, "true", "true", "true"]);
  const first = /** @type {HTMLElement} */ (rungs()[0]);
  first.focus();
  first.click();
  expect(picks()).toEqual(["hint:goal"]);
  model.change(frame({ hints: ladder(1) }, { rev: 2 }));
  expect(el.querySelector(".bl-open p")?.textContent).toBe("text of goal");
  expect(document.activeElement?.getAttribute("data-pick")).toBe("where");
});

it("lets a turn be played: actions beside the board, taken back, committed", () => {
  const row = { key: "build", label: "Build", note: "", cost: "1 AP", why: "", more: "", final: false, pressed: false };
  const playing = { groups: [{ label: "Blocks", rows: [row] }], pick: { path: [], keys: [], prompt: "Pick", choices: [], targets: [] } };
  show(frame({ kind: "turn", picked: "Played: build a1" }, { ...playing, time: { ply: 1, can_undo: true } }));
  expect(el.querySelector(".bl-playing .bl-rim .bl-act")?.getAttribute("data-pick")).toBe("build");
  expect(el.querySelector(".bl-cells")?.textContent).toBe("Played: build a1");
  /** @type {HTMLElement} */ (el.querySelector('[data-do="undo"]')).click();
  /** @type {HTMLElement} */ (el.querySelector('[data-do="answer"]')).click();
  expect(model.sent.map((/** @type {any} */ message) => [message.do, message.key])).toEqual([["undo", undefined], ["pick", "answer:"]]);
  const picture = el.querySelector(".bl-stage svg");
  const result = { right: true, headline: "Right", message: "So.", given: "", rule: "r", title: "R", statement: "S", seat: 0, wrong: [], lit: [], focus: [], fresh: false };
  model.change(frame({ kind: "turn", result }, { rev: 2 }));
  expect(el.querySelector(".bl-rim .bl-act")).toBeNull();
  expect(el.querySelector(".bl-hints")).toBeNull();
  expect(el.querySelector(".bl-stage svg")).toBe(picture);
});

it("leads from a misconception to a new position and back", () => {
  show(frame());
  const result = { right: false, headline: "H", message: "M", given: "", rule: "r", title: "R", statement: "S", seat: 0, wrong: [], lit: [], focus: [], fresh: true };
  model.change(frame({ result }, { rev: 2 }));
  const fresh = /** @type {HTMLElement} */ (el.querySelector('[data-do="fresh"]'));
  expect(fresh.classList.contains("bl-main")).toBe(true);
  fresh.click();
  model.change(frame({ away: true }, { rev: 3 }));
  expect(el.querySelector(".bl-verdict")).toBeNull();
  /** @type {HTMLElement} */ (el.querySelector('[data-do="back"]')).click();
  model.change(frame({ next: "Next position" }, { rev: 4 }));
  expect(el.querySelector('[data-do="back"]')).toBeNull();
  /** @type {HTMLElement} */ (el.querySelector('[data-do="next"]')).click();
  expect(picks()).toEqual(["fresh:", "back:", "next:"]);
});

it("switches the language of the card", () => {
  show(frame());
  /** @type {HTMLElement} */ (el.querySelector('[data-do="language"][data-pick="ko"]')).click();
  expect(model.sent.map((/** @type {any} */ message) => [message.do, message.key])).toEqual([["language", "ko"]]);
});
