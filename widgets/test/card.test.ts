// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Listener } from "../src/core/host.ts";
import widget from "../src/lesson/card.ts";
import { SEATS } from "./fakes.ts";

vi.stubGlobal("CSS", { escape: String });

const SVG =
  '<svg xmlns="http://www.w3.org/2000/svg"><g data-key="tower:a1"/>' +
  '<path class="bl-hit" data-place="a1"/><path class="bl-hit" data-place="b1"/></svg>';

/** The hints with some open. */
const ladder = (opened: number) => ({
  title: "Hints",
  rungs: ["goal", "where", "rule", "move"].map((key, at) => ({
    key,
    label: key,
    price: `−${at + 1}`,
    says: `${key} costs ${at + 1}`,
    open: at < opened,
    may: at === opened,
    text: at < opened ? `text of ${key}` : "",
  })),
});

function frame(question = {}, changes = {}): any {
  return {
    rev: 1,
    by: "",
    lang: "en",
    title: "Toy",
    label: "Checkpoint toy.1",
    where: "",
    parts: [],
    view: "board",
    views: [],
    languages: [
      { key: "en", label: "EN" },
      { key: "ko", label: "한국어" },
    ],
    players: [{ seat: 0, letter: "A", name: "A", points: 0, says: "A: 0" }],
    seats: { shown: -1, choices: [] },
    notes: [],
    turn: { seat: 0, says: "", budget: null, note: "" },
    time: { ply: 0 },
    says: "",
    alert: "",
    cover: null,
    groups: [],
    refused: null,
    log: [],
    board: { label: "Board", svg: SVG, text: "", says: { a1: "a1", b1: "b1" }, stands: {}, facts: [] },
    pick: { path: [], keys: [], prompt: "How many?", choices: [], targets: [] },
    receipt: null,
    question: {
      id: "toy.1",
      kind: "number",
      checkpoint: "Checkpoint",
      answer: "Your prediction",
      number: "Your number",
      commit: "Commit",
      later: "Later",
      again: "Try again",
      worth: "worth 10",
      title: "Title",
      question: "<b>How many?</b>",
      choices: [],
      reasons: [],
      tried: [],
      picked: "",
      nothing: "Choose first.",
      state: "Open",
      result: null,
      order: "Put in order",
      may_undo: "Undo may be",
      back: "Back",
      fresh: "New position",
      next: "",
      away: false,
      steps: [],
      hints: ladder(0),
      ...question,
    },
    ...changes,
  };
}

let model: any;
let stop: any;
let el: HTMLElement;

function show(shown: any) {
  const sent: any[] = [];
  const state = {
    frame: shown,
    words: new Proxy({}, { get: (_, key) => (key === "seats" ? SEATS : String(key)) }),
    area: { rows: [["a1", "b1"]], near: {} },
  } as any;
  const listeners: Record<string, Set<Listener>> = {};
  model = {
    sent,
    state,
    get: (key: string) => state[key],
    on: (type: string, listener: Listener) => (listeners[type] ??= new Set()).add(listener),
    off: (type: string, listener: Listener) => listeners[type]?.delete(listener),
    send: (message: any) => sent.push(message),
    change: (next: any) => {
      state.frame = next;
      for (const listener of listeners["change:frame"] ?? []) listener();
    },
  };
  stop = widget.render({ model, el });
}

const picks = () => model.sent.filter((message: any) => message.do === "pick").map((message: any) => message.key);

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
  const order = [...el.querySelectorAll(".bl-asked, .bl-surface, .bl-predict")].map((part) => part.classList[0]);
  expect(order).toEqual(["bl-asked", "bl-surface", "bl-predict"]);
  expect(el.querySelector(".bl-asked p")?.textContent).toBe("<b>How many?</b>");
  expect(el.querySelector(".bl-verdict")).toBeNull();
});

it("sends a number only when there is one", () => {
  show(frame());
  const commit = el.querySelector('[data-do="answer"]') as HTMLElement;
  commit.click();
  expect(picks()).toEqual([]);
  expect(el.querySelector(".bl-strip-notice")?.textContent).toContain("Choose first.");
  expect(
    [...el.querySelectorAll(".bl-strip-notice")].map((one) => one.parentElement),
    "beside what was pressed, and there alone",
  ).toEqual([commit.parentElement]);
  const input = el.querySelector(".bl-number input") as HTMLInputElement;
  input.value = " 15 ";
  input.dispatchEvent(new Event("input", { bubbles: true }));
  expect(el.querySelector(".bl-strip-notice"), "it goes with what was missing").toBeNull();
  input.dispatchEvent(new KeyboardEvent("keydown", { key: "Enter", bubbles: true }));
  expect(picks()).toEqual(["answer:15"]);
});

/** What is lit, in the order of the page. */
const lit = () => [...el.querySelectorAll("[data-lit]")].map((one) => one.getAttribute("data-do") ?? one.classList[0]);

it("lights what is asked, and the button once there is an answer; never both", () => {
  const choices = [
    { key: "x", label: "X", before: "x", asks: true },
    { key: "y", label: "Y", before: "y", asks: true },
  ];
  show(frame());
  expect(lit()).toEqual(["bl-number"]);
  const input = el.querySelector(".bl-number input") as HTMLInputElement;
  input.value = "15";
  input.dispatchEvent(new Event("input", { bubbles: true }));
  expect(lit()).toEqual(["answer"]);
  input.value = "";
  input.dispatchEvent(new Event("input", { bubbles: true }));
  expect(lit()).toEqual(["bl-number"]);
  model.change(frame({ kind: "cells" }, { rev: 2 }));
  expect(lit()).toEqual(["bl-surface"]);
  model.change(frame({ kind: "cells", may_check: true }, { rev: 3 }));
  expect(lit()).toEqual(["answer"]);
  model.change(frame({ id: "toy.2", kind: "choice", choices, reasons: choices, answer: "", why: "why" }, { rev: 4 }));
  expect(lit()).toEqual(["bl-options"]);
  const rows = [...el.querySelectorAll(".bl-options input")] as HTMLInputElement[];
  rows[0].click();
  expect(el.querySelector("[data-lit]")?.classList.contains("bl-why"), "then why").toBe(true);
  rows[2].click();
  expect(lit()).toEqual(["answer"]);
  model.change(frame({ kind: "order", steps: choices.map((each) => ({ ...each, up: "", down: "" })) }, { rev: 5 }));
  expect(lit()).toEqual(["bl-order"]);
  model.change(frame({ result: VERDICT }, { rev: 6 }));
  expect(lit()).toEqual(["again"]);
});

it("lights what was wrong, to be changed, and the button once something else is given", () => {
  const choices = ["x", "y"].map((key) => ({ key, label: key, before: key, chosen: key === "x" }));
  show(frame({ kind: "choice", choices, tried: ["x"] }));
  expect(lit()).toEqual(["bl-options"]);
  (el.querySelector('.bl-options input[value="y"]') as HTMLElement).click();
  expect(lit()).toEqual(["answer"]);
  model.change(frame({ id: "toy.2", tried: ["12"] }, { rev: 2 }));
  const input = el.querySelector(".bl-number input") as HTMLInputElement;
  const typed = ["1", "12", "15"].map((text) => {
    input.value = text;
    input.dispatchEvent(new Event("input", { bubbles: true }));
    return lit()[0];
  });
  expect(typed).toEqual(["answer", "bl-number", "answer"]);
});

it("asks which rule forbids with “not legal” alone, and lists the rules no sooner", () => {
  const choices = [
    { key: "legal", label: "Legal", before: "legal", asks: false },
    { key: "", label: "Not legal", before: "", asks: true },
  ];
  const reasons = ["toy.near", "toy.far"].map((key) => ({ key, label: key, says: "" }));
  show(frame({ kind: "legal", choices, reasons, answer: "", why: "why", no_reason: "Which?" }));
  const [legal, not, near] = [...el.querySelectorAll(".bl-options input")] as HTMLInputElement[];
  const answer = () => (el.querySelector('[data-do="answer"]') as HTMLElement).click();
  const listed = () => !el.querySelector(".bl-if:not(:has([data-asks]:checked)) > .bl-why");
  expect(listed()).toBe(false);
  legal.click();
  expect([listed(), lit()]).toEqual([false, ["answer"]]);
  answer();
  not.click();
  expect(listed()).toBe(true);
  answer();
  expect(el.querySelector(".bl-strip-notice")?.textContent).toContain("Which?");
  near.click();
  answer();
  legal.click();
  answer();
  expect(picks()).toEqual(["answer:legal", "answer:toy.near", "answer:legal"]);
});

it.each([
  ["choice", "x", "y"],
  ["legal", "legal", "toy.rule"],
])("sends a choice and a rule by their keys: %s", (kind, first, chosen) => {
  show(frame({ kind, choices: [first, chosen].map((key) => ({ key, label: key, before: key })) }));
  (el.querySelector(`input[value="${chosen}"]`) as HTMLElement).click();
  (el.querySelector('[data-do="answer"]') as HTMLElement).click();
  expect(picks()).toEqual([`answer:${chosen}`]);
});

it("sends cells by what Python has", () => {
  show(
    frame(
      { kind: "cells", picked: "Picked: a1" },
      { pick: { path: [], keys: ["a1"], prompt: "", choices: [], targets: [] } },
    ),
  );
  expect(el.querySelector('.bl-hit[data-place="a1"]')?.classList.contains("bl-mine")).toBe(true);
  (el.querySelector('[data-do="answer"]') as HTMLElement).click();
  expect(picks()).toEqual(["answer:"]);
});

it("shows the verdict with its receipt, opens the receipt of the seat asked about, and lights its cells", () => {
  show(frame());
  const result = {
    right: false,
    headline: "The tallest tower",
    message: "No.",
    given: "You predicted: 20",
    rule: "toy.rule",
    title: "Rule",
    statement: "So it is.",
    seat: 0,
    wrong: ["b1"],
    lit: ["a1"],
    focus: [],
  };
  const receipt = {
    title: "Now",
    totals: [3],
    lines: [{ seat: 0, label: "L", sum: "s", points: 3, rule: "r", places: ["a1"], focus: [], scores: [3] }],
  };
  model.change(frame({ result }, { rev: 2, receipt }));
  expect(el.querySelector(".bl-verdict.bl-bad .bl-headline b")?.textContent).toBe("The tallest tower");
  expect(el.querySelectorAll(".bl-rline").length).toBe(1);
  expect(el.querySelector('.bl-hit[data-place="a1"]')?.classList.contains("bl-lit")).toBe(true);
  expect(el.querySelector('.bl-hit[data-place="b1"]')?.classList.contains("bl-wrong")).toBe(true);
  (el.querySelector('[data-do="again"]') as HTMLElement).click();
  expect(picks()).toEqual(["again:"]);
});

it("orders steps by buttons, keeps the focus on the step, and commits what Python has", () => {
  const step = (key: string) => ({ key, label: key, up: `Up ${key}`, down: `Down ${key}` });
  show(frame({ kind: "order", steps: [step("x"), step("y"), step("z")] }));
  const down = el.querySelector('[data-do="down"][data-pick="x"]') as HTMLElement;
  expect(down.getAttribute("aria-label")).toBe("Down x");
  expect(el.querySelector('[data-do="up"][data-pick="x"]')?.getAttribute("aria-disabled")).toBe("true");
  down.focus();
  down.click();
  model.change(frame({ kind: "order", steps: [step("y"), step("x"), step("z")] }, { rev: 2 }));
  expect([...el.querySelectorAll(".bl-order li span")].map((label) => label.textContent)).toEqual(["y", "x", "z"]);
  expect(document.activeElement?.getAttribute("data-pick")).toBe("x");
  expect(document.activeElement?.getAttribute("data-do")).toBe("down");
  (el.querySelector('[data-do="answer"]') as HTMLElement).click();
  expect(picks()).toEqual(["down:x", "answer:"]);
});

it("shows the price of each hint, opens them in order, and goes on to the next one", () => {
  show(frame());
  const rungs = () => [...el.querySelectorAll(".bl-hint")];
  expect(
    rungs().map((rung) =>
      [...rung.children]
        .slice(0, 2)
        .map((part) => part.textContent)
        .join(""),
    ),
  ).toEqual(["goal−1", "where−2", "rule−3", "move−4"]);
  expect(rungs().map((rung) => rung.getAttribute("aria-disabled"))).toEqual([null, "true", "true", "true"]);
  const first = rungs()[0] as HTMLElement;
  first.focus();
  first.click();
  expect(picks()).toEqual(["hint:goal"]);
  model.change(frame({ hints: ladder(1) }, { rev: 2 }));
  expect(el.querySelector(".bl-hints p")?.textContent).toBe("text of goal");
  expect(document.activeElement?.getAttribute("data-pick")).toBe("where");
});

it("lets a turn be played: actions beside the board, taken back, committed", () => {
  const row = { key: "build", label: "Build", note: "", cost: "1 AP", why: "", more: "", final: false, pressed: false };
  const playing = {
    groups: [{ label: "Blocks", rows: [row] }],
    pick: { path: [], keys: [], prompt: "Pick", choices: [], targets: [] },
  };
  show(frame({ kind: "turn", picked: "Played: build a1" }, { ...playing, time: { ply: 1, can_undo: true } }));
  expect(el.querySelector(".bl-playing .bl-rim .bl-act")?.getAttribute("data-pick")).toBe("build");
  expect(el.querySelector(".bl-cells")?.textContent).toBe("Played: build a1");
  (el.querySelector('[data-do="undo"]') as HTMLElement).click();
  (el.querySelector('[data-do="answer"]') as HTMLElement).click();
  expect(model.sent.map((message: any) => [message.do, message.key])).toEqual([
    ["undo", undefined],
    ["pick", "answer:"],
  ]);
  const picture = el.querySelector(".bl-surface svg");
  const result = {
    right: true,
    headline: "Right",
    message: "So.",
    given: "",
    rule: "r",
    title: "R",
    statement: "S",
    seat: 0,
    wrong: [],
    lit: [],
    focus: [],
    fresh: false,
  };
  model.change(frame({ kind: "turn", result }, { rev: 2 }));
  expect(el.querySelector(".bl-rim .bl-act")).toBeNull();
  expect(el.querySelector(".bl-hints")).toBeNull();
  expect(el.querySelector(".bl-surface svg")).toBe(picture);
});

it("leads from a misconception to a new position and back", () => {
  show(frame());
  const result = {
    right: false,
    headline: "H",
    message: "M",
    given: "",
    rule: "r",
    title: "R",
    statement: "S",
    seat: 0,
    wrong: [],
    lit: [],
    focus: [],
    fresh: true,
  };
  model.change(frame({ result }, { rev: 2 }));
  const fresh = el.querySelector('[data-do="fresh"]') as HTMLElement;
  // Trying again is what is mainly to be done.
  expect(fresh.classList.contains("bl-main")).toBe(false);
  expect(el.querySelector("[data-do=again]")!.classList.contains("bl-main")).toBe(true);
  fresh.click();
  model.change(frame({ away: true }, { rev: 3 }));
  expect(el.querySelector(".bl-verdict")).toBeNull();
  (el.querySelector('[data-do="back"]') as HTMLElement).click();
  model.change(frame({ next: "Next position" }, { rev: 4 }));
  expect(el.querySelector('[data-do="back"]')).toBeNull();
  (el.querySelector('[data-do="next"]') as HTMLElement).click();
  expect(picks()).toEqual(["fresh:", "back:", "next:"]);
});

const VERDICT = {
  right: false,
  told: true,
  headline: "H",
  message: "M",
  given: "",
  rule: "",
  title: "",
  statement: "",
  seat: 0,
  wrong: [],
  lit: ["a1"],
  focus: [],
  fresh: false,
};

describe("the language switch of a question", () => {
  const offer = () => el.querySelector(".bl-strip-tongue a");
  const press = (what: string) => (el.querySelector(what) as HTMLElement).click();
  const spoken = (frame: any, path: string) => {
    show(frame);
    model.widget_manager = { context: { path } };
    press('[data-do="language"][data-pick="ko"]');
  };
  afterEach(() => localStorage.clear());

  it.each([
    ["before an answer", {}],
    ["after it", { result: VERDICT }],
    ["while a turn is played", { kind: "turn" }],
  ])("asks for the language, keeps it for all cards of the page, and offers the notebook in it: %s", (_, question) => {
    spoken(frame(question), "mine/en/toy/01_board.ipynb");
    expect(model.sent.map((message: any) => [message.do, message.key])).toEqual([["language", "ko"]]);
    expect(JSON.parse(localStorage.getItem("boardlab") ?? "{}").lang).toBe("ko");
    expect(offer()).toBeNull();
    model.change(frame(question, { lang: "ko", rev: 2 }));
    expect(JSON.parse(offer()?.getAttribute("data-commandlinker-args") ?? "")).toEqual({
      path: "mine/ko/toy/01_board.ipynb",
    });
    expect(el.querySelector('[data-do="language"][data-pick="en"]')).not.toBeNull();
    press('[data-do="unspoke"]');
    expect(offer()).toBeNull();
  });

  it("offers nothing where the notebook lies in no folder of a language, nor where another card was switched", () => {
    spoken(frame(), "mine/notes.ipynb");
    model.change(frame({}, { lang: "ko", rev: 2 }));
    expect(offer()).toBeNull();
    stop();
    el.replaceChildren();
    show(frame());
    model.widget_manager = { context: { path: "mine/en/toy/01_board.ipynb" } };
    model.change(frame({}, { lang: "ko", rev: 2 }));
    expect(offer()).toBeNull();
  });
});

/** The ways of an answer: one's own of three steps, and the rule's of two where it may be seen. */
const walk = (at = 0, shown = "mine", told = true) => ({
  title: "Ways",
  kind: "turn",
  shown,
  at,
  of: 3,
  where: at ? `${at} of 3` : "",
  says: at ? `step ${at}` : "",
  rule: "",
  rule_title: "",
  signs: told ? { a1: "✓", b1: "✕" } : {},
  back: "Back",
  on: "On",
  stop: "Stop",
  ways: [
    {
      key: "mine",
      label: "Your way",
      play: "Play yours",
      stops: ["a1", "b1", "c1"].map((label) => ({ label, says: `${label}: no`, sign: told ? "✕" : "", elsewhere: 0 })),
    },
    ...(told
      ? [
          {
            key: "rule",
            label: "The rule’s way",
            play: "Play the rule’s",
            stops: ["a1", "d1"].map((label) => ({ label, says: label, sign: "✓", elsewhere: 0 })),
          },
        ]
      : []),
  ],
});
const jumps = () =>
  model.sent.filter((message: any) => message.do === "jump").map((message: any) => [message.key, message.at]);
const seen = (tab: Element) =>
  [...tab.children]
    .slice(0, -1)
    .map((part) => part.textContent)
    .join("");
const tabs = () => [...el.querySelectorAll('.bl-way [role="tab"]')];

it("walks one's own answer and the rule's by buttons, by steps and by arrows, and says in words what signs say", () => {
  show(frame({ kind: "turn", result: VERDICT, walkthroughs: walk(1) }));
  expect([...el.querySelectorAll(".bl-way-name")].map((name) => name.textContent)).toEqual([
    "Your way",
    "The rule’s way",
  ]);
  expect(tabs().map(seen)).toEqual(["a1✕", "b1✕", "c1✕", "a1✓", "d1✓"]);
  expect(tabs().map((tab) => tab.getAttribute("aria-selected"))).toEqual(["true", "false", "false", "false", "false"]);
  expect(tabs()[0].querySelector(".bl-unseen")?.textContent).toBe("a1: no");
  (el.querySelector('.bl-way-tools [data-k="on"]') as HTMLElement).click();
  (tabs()[4] as HTMLElement).click();
  const first = tabs()[0] as HTMLElement;
  first.focus();
  first.dispatchEvent(new KeyboardEvent("keydown", { code: "ArrowRight", key: "ArrowRight", bubbles: true }));
  expect(jumps()).toEqual([
    ["mine", 2],
    ["rule", 2],
    ["mine", 2],
  ]);
  model.change(frame({ kind: "turn", result: VERDICT, walkthroughs: walk(3) }, { rev: 2 }));
  const on = el.querySelector('.bl-way-tools [data-k="on"]') as HTMLElement;
  expect(on.getAttribute("aria-disabled")).toBe("true");
  on.click();
  expect(jumps().length).toBe(3);
  expect(el.querySelector(".bl-way-says")?.textContent).toBe("3 of 3 step 3");
});

it("lets a way go by slowly from its beginning until its end or until something else is done, and not where nothing shall move", () => {
  vi.useFakeTimers();
  show(frame({ kind: "turn", result: VERDICT, walkthroughs: walk(3) }));
  const play = () => el.querySelector('[data-do="played"]') as HTMLElement;
  expect(play().getAttribute("aria-label")).toBe("Play yours");
  play().click();
  expect(play().getAttribute("aria-label")).toBe("Stop");
  for (const at of [0, 1]) {
    model.change(frame({ kind: "turn", result: VERDICT, walkthroughs: walk(at) }, { rev: 2 + at }));
    vi.advanceTimersByTime(2000);
  }
  expect(jumps()).toEqual([
    ["mine", 0],
    ["mine", 1],
    ["mine", 2],
  ]);
  play().click();
  vi.advanceTimersByTime(9000);
  expect(jumps().length).toBe(3);
  play().click();
  (el.querySelector('[data-do="again"]') as HTMLElement).click();
  vi.advanceTimersByTime(9000);
  expect(jumps().length).toBe(4);
  stop();
  el.replaceChildren();
  vi.stubGlobal("matchMedia", () => ({ matches: true, addEventListener() {} }));
  show(frame({ kind: "turn", result: VERDICT, walkthroughs: walk(3) }));
  expect(el.querySelector('[data-do="played"]')).toBeNull();
  expect(el.querySelector('.bl-way-tools [data-k="on"]')).not.toBeNull();
  vi.unstubAllGlobals();
  vi.stubGlobal("CSS", { escape: String });
  vi.useRealTimers();
});

it("shows nothing of the rule's way where it is not told, and reads of an order the way one walks", () => {
  const wrong = { ...VERDICT, told: false };
  show(frame({ kind: "cells", result: wrong, walkthroughs: walk(1, "mine", false) }));
  expect(el.querySelectorAll(".bl-way").length).toBe(1);
  expect(tabs().map(seen)).toEqual(["a1", "b1", "c1"]);
  const order = { ...walk(2, "rule"), kind: "order" };
  order.ways[1].stops[0].elsewhere = 3;
  model.change(frame({ kind: "order", result: VERDICT, walkthroughs: order }, { rev: 2 }));
  expect(tabs().map(seen)).toEqual(["1a1→ 3", "2d1✓"]);
});
