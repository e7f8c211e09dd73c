// @vitest-environment jsdom

import axe from "axe-core";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { Listener } from "../src/core/host.ts";
import widget from "../src/panels/matrix.ts";
import { FakeKernel, timesTold } from "./fakes.ts";

const SVG = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><title>t</title><path d="M0 0h8v8z"/></svg>';

function heads(): any {
  const head = (name: string, group = "") => ({ label: `${name} <b>full</b>`, name, group, svg: SVG });
  return {
    sheet: ".bl-toy{fill:red}",
    rows: [head("one"), head("two")],
    columns: [head("x", "g"), head("y", "g"), head("z", "h")],
  };
}

function matrix(changes = {}): any {
  const cells = [0, 1].map((row) =>
    [0, 1, 2].map((column) => ({
      sign: `+${column}`,
      tone: column ? "k1" : "f1",
      helped: column === 2,
      says: `row ${row}, column ${column}`,
    })),
  );
  return {
    lang: "en",
    languages: [
      { code: "en", name: "EN" },
      { code: "ko", name: "한국어" },
    ],
    words: { close: "Close", language: "Language", other_notebook: "The other", "icon.close": "M0 0" },
    title: "Toy",
    note: "A note.",
    count: "4 of 6",
    before: "2 before",
    axes: ["down", "across"],
    tallied: "of 3",
    legend: [{ kind: "held", name: "works" }],
    silent: "No answer.",
    busy: "Busy.",
    ended: "Ended.",
    play: "Open as a position",
    apart: "not here",
    hint: "Arrows.",
    controls: [{ key: "help", label: "Help", stops: ["none", "some"], at: 0 }],
    remarks: ["first", "second"],
    tallies: [
      [2, 1],
      [2, 1],
    ],
    cells,
    open: null,
    ...changes,
  };
}

const OPEN = {
  row: 1,
  column: 2,
  title: "Two meets z",
  verdict: "Works",
  good: true,
  says: ["Because."],
  svg: SVG,
  board: "a board",
  lines: [
    { label: "sum", value: "3", rule: "toy.rule", ruled: "The rule", says: "It says so.", total: false },
    { label: "all", value: "3", rule: "", total: true },
  ],
};

let model: any;
let stop: any;
let el: HTMLElement;

function show(shown: any, kernel: any = undefined) {
  const listeners: Record<string, Set<Listener>> = {};
  const state: Record<string, any> = { matrix: shown, heads: heads() };
  const tell = (type: string, ...more: any[]) => listeners[type]?.forEach((listener) => void listener(...more));
  model = {
    widget_manager: { kernel },
    sent: [] as any[],
    get: (name: string) => state[name],
    on: (type: string, listener: Listener) => (listeners[type] ??= new Set()).add(listener),
    off: (type: string, listener: Listener) => listeners[type]?.delete(listener),
    send: (message: any) => model.sent.push(message),
    /** Python answers what was sent last, as it does after each change. */
    answer: (more: any = {}) => tell("msg:custom", { ...model.sent.at(-1), answer: "done", text: "", ...more }),
    change: (next: any) => {
      state.matrix = next;
      tell("change:matrix");
      model.answer();
    },
    asked: () => model.sent.map(({ do: what, key, at }: any) => ({ do: what, key, at })),
    heard: () => Object.values(listeners).reduce((sum, set) => sum + set.size, 0),
  };
  stop = widget.render({ model, el });
}

const cells = () => [...el.querySelectorAll(".bl-mx-cell")] as HTMLElement[];
const press = (code: string) =>
  document.activeElement?.dispatchEvent(new KeyboardEvent("keydown", { code, bubbles: true }));
const said = () => el.querySelector('[role="status"]')?.textContent;

beforeEach(() => {
  localStorage.clear();
  vi.useFakeTimers();
  el = document.createElement("div");
  document.body.append(el);
});
afterEach(() => {
  stop?.();
  el.remove();
  vi.useRealTimers();
});

it("shows every cell with its sign and its words, and markup as text", () => {
  show(matrix());
  expect(cells().map((cell) => cell.textContent)).toEqual(["+0", "+1", "+2", "+0", "+1", "+2"]);
  expect(cells()[4].getAttribute("aria-label")).toBe("row 1, column 1, +1");
  expect(el.querySelector("thead b")).toBe(null);
  expect(el.querySelectorAll(".bl-mx-helped")).toHaveLength(2);
});

it("is one tab stop that arrows walk through, to the edges and no further", () => {
  show(matrix());
  expect(cells().filter((cell) => cell.tabIndex === 0)).toHaveLength(1);
  cells()[0].focus();
  press("ArrowRight");
  press("ArrowDown");
  press("ArrowDown");
  expect(document.activeElement).toBe(cells()[4]);
  press("End");
  expect(document.activeElement).toBe(cells()[5]);
  press("Home");
  press("PageUp");
  expect(document.activeElement).toBe(cells()[0]);
  expect(cells().filter((cell) => cell.tabIndex === 0)).toEqual([cells()[0]]);
});

it("opens a cell, keeps the focus there, and tells what came out", () => {
  show(matrix());
  cells()[5].click();
  expect(model.asked()).toEqual([{ do: "open", at: 5 }]);
  model.change(matrix({ open: OPEN }));
  expect(document.activeElement).toBe(cells()[5]);
  expect(cells()[5].getAttribute("aria-pressed")).toBe("true");
  expect(said()).toBe("Two meets z. Works. Because.");
  expect(el.querySelector(".bl-mx-account .bl-mx-board svg")).not.toBe(null);
  expect(el.querySelector(".bl-mx-total td")?.textContent).toBe("3");
});

it("sends a setting and tells the new count", () => {
  show(matrix());
  const second = el.querySelectorAll('input[type="radio"]')[1] as HTMLInputElement;
  second.click();
  expect(model.asked()).toEqual([{ do: "set", key: "help", at: 1 }]);
  model.change(matrix({ count: "5 of 6", controls: [{ key: "help", label: "Help", stops: ["none", "some"], at: 1 }] }));
  expect(said()).toBe("5 of 6");
  expect(second.checked).toBe(true);
  model.change(matrix());
  expect(second.checked).toBe(false);
});

it("asks for the other language", () => {
  show(matrix());
  (el.querySelector('[data-at="ko"]') as HTMLElement).click();
  expect(model.asked()).toEqual([{ do: "language", key: "ko" }]);
});

it("says so when nobody answers", () => {
  show(matrix());
  cells()[0].click();
  vi.advanceTimersByTime(2100);
  expect(said()).toBe("No answer.");
  expect(el.querySelector(".bl-mx-hint")?.textContent, "seen as well as heard").toBe("No answer.");
  model.change(matrix());
  expect(el.querySelector(".bl-mx-hint")?.textContent).toBe("Arrows.");
});

it("tells a busy Python from a silent one, and a restarted one from both", () => {
  const kernel = new FakeKernel();
  show(matrix(), kernel);
  kernel.become("busy");
  cells()[0].click();
  vi.advanceTimersByTime(9000);
  expect(said()).toBe("Busy.");
  kernel.become("idle");
  vi.advanceTimersByTime(4000);
  expect(said()).toBe("No answer.");
  kernel.become("restarting");
  expect(said()).toBe("Ended.");
  stop();
  expect(kernel.listeners.size).toBe(0);
});

it("says why Python would not", () => {
  show(matrix());
  cells()[0].click();
  model.answer({ answer: "no", text: "There is no such cell." });
  expect(said()).toBe("There is no such cell.");
});

it("keeps the table where the sheet of the pictures changes", () => {
  show(matrix({ open: OPEN }));
  const before = cells()[3];
  model.change(matrix({ open: OPEN, count: "6 of 6" }));
  expect(cells()[3]).toBe(before);
  expect(el.querySelector("style")?.textContent).toBe(".bl-toy{fill:red}");
});

it("leaves nothing behind", () => {
  show(matrix());
  stop();
  expect(model.heard()).toBe(0);
});

it("has nothing axe objects to", async () => {
  vi.useRealTimers();
  show(matrix({ open: OPEN }));
  const { violations } = await axe.run(el, {
    rules: { "color-contrast": { enabled: false }, region: { enabled: false } },
  });
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0].html}`)).toEqual([]);
}, 60_000);

it("tells what a thing is, on hover and with a key, and rules with their id", () => {
  show(matrix({ open: OPEN }));
  const tip = () => el.querySelector(".bl-tip") as HTMLElement;
  const cell = el.querySelector(".bl-mx-cell") as HTMLElement;
  cell.dispatchEvent(Object.assign(new Event("pointerover", { bubbles: true }), { pointerType: "mouse" }));
  vi.advanceTimersByTime(600);
  expect(tip().textContent).toContain("row 0, column 0");
  const rule = el.querySelector(".bl-rule") as HTMLElement;
  rule.dispatchEvent(new KeyboardEvent("keydown", { code: "KeyI", key: "i", bubbles: true }));
  expect([...tip().children].map((part) => part.textContent)).toEqual(["The rule", "It says so.", "toy.rule"]);
  expect(model.asked()).toEqual([]);
  rule.dispatchEvent(new KeyboardEvent("keydown", { code: "Escape", key: "Escape", bubbles: true }));
  expect(tip().hidden).toBe(true);
});

it("offers the notebook in the language that is chosen", () => {
  show(matrix());
  model.widget_manager.context = { path: "books/en/creed/units.ipynb" };
  (el.querySelector('[data-at="ko"]') as HTMLElement).click();
  expect(model.asked()).toEqual([{ do: "language", key: "ko", at: undefined }]);
  model.change(matrix({ lang: "ko" }));
  expect(el.querySelector(".bl-strip a")?.getAttribute("data-commandlinker-args")).toBe(
    '{"path":"books/ko/creed/units.ipynb"}',
  );
  (el.querySelector('[data-do="unspoke"]') as HTMLElement).click();
  expect(el.querySelector(".bl-strip a")).toBe(null);
});

it("does not say its language again", () => {
  show(matrix());
  const root = el.querySelector(".bl-study");
  expect(root?.getAttribute("lang")).toBeTruthy();
  expect(timesTold(root, () => model.change({ ...matrix(), title: "Other" }))).toBe(0);
});
