// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { Listener } from "../src/core/host.ts";
import widget from "../src/lesson/progress.ts";
import { FakeKernel, timesTold } from "./fakes.ts";

function card(changes = {}): any {
  const marks = ["open", "tried", "solved", "helped"].map((state, at) => ({
    id: `toy.${at + 1}`,
    state,
    says: `<b>Title ${at + 1}</b> ${state}`,
  }));
  return {
    lang: "en",
    languages: [
      { code: "en", name: "EN" },
      { code: "ko", name: "한국어" },
    ],
    words: {
      title: "Progress",
      misreadings: "Misreadings met",
      download: "Download",
      refresh: "Refresh",
      keep: "Keep it.",
      silent: "No answer.",
      busy: "Busy.",
      ended: "Ended.",
      close: "Close",
      language: "Language",
      other_notebook: "The other",
      "icon.close": "M0 0",
    },
    headline: "2 of 4 solved",
    practised: "",
    advice: "Next: toy.1",
    last: "toy.b.1",
    notes: [],
    topics: [
      { id: "toy", title: "Toy", points: "17 of 40", count: "2 of 4 known", known: 2, missed: 1, marks },
      {
        id: "top",
        title: "Top",
        points: "0 of 10",
        count: "0 of 1 known",
        known: 0,
        missed: 0,
        marks: [{ id: "top.1", state: "open", says: "T" }],
      },
    ],
    signs: ["open", "tried", "solved", "helped"].map((state) => ({ state, says: state })),
    met: [
      { says: "Counts the tower (2 times)", settled: false },
      { says: "Adds up (1 time)", settled: true },
    ],
    ...changes,
  };
}

let model: any;
let stop: any;
let el: HTMLElement;

function show(shown: any, kernel: any = undefined) {
  const listeners: Record<string, Set<Listener>> = {};
  const state = { card: shown };
  const tell = (type: string, ...more: any[]) => listeners[type]?.forEach((listener) => void listener(...more));
  model = {
    widget_manager: { kernel },
    sent: [] as any[],
    get: () => state.card,
    on: (type: string, listener: Listener) => (listeners[type] ??= new Set()).add(listener),
    off: (type: string, listener: Listener) => listeners[type]?.delete(listener),
    send: (message: any) => model.sent.push(message),
    change: (next: any) => {
      state.card = next;
      tell("change:card");
    },
    hear: (message: any) => tell("msg:custom", message),
    heard: () => Object.values(listeners).reduce((sum, set) => sum + set.size, 0),
  };
  stop = widget.render({ model, el });
}

const dots = () => [...el.querySelectorAll(".bl-dotted")] as HTMLElement[];
const unfold = (topic: string) => (el.querySelector(`[data-do="unfold"][data-pick="${topic}"]`) as HTMLElement).click();
const press = (on: Element, code: string) =>
  on.dispatchEvent(new KeyboardEvent("keydown", { code, key: code, bubbles: true }));

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

it("shows a dot for each checkpoint, told by shape and by label", () => {
  show(card());
  expect(dots()).toHaveLength(4);
  unfold("top");
  expect(dots().map((dot) => dot.getAttribute("aria-label"))).toEqual([
    ...["open", "tried", "solved", "helped"].map((state, at) => `toy.${at + 1} <b>Title ${at + 1}</b> ${state}`),
    "top.1 T",
  ]);
  const shapes = dots()
    .slice(0, 4)
    .map((dot) => dot.querySelector("svg")?.innerHTML.replace(/class="[^"]*"/g, ""));
  expect(new Set(shapes).size).toBe(4);
  for (const part of el.querySelectorAll(".bl-dot, .bl-dot *"))
    expect(part.namespaceURI).toBe("http://www.w3.org/2000/svg");
  expect(el.querySelector("b")).toBeNull();
  expect(el.textContent).toContain("17 of 40");
  expect(el.textContent).not.toMatch(/false|undefined|null|NaN/);
});

it("says misreadings, practice and notes only where there are some", () => {
  show(card());
  expect([...el.querySelectorAll(".bl-met li")].map((item) => item.className)).toEqual(["", "bl-settled"]);
  model.change(card({ met: [], practised: "3 practised", notes: ["Cannot be saved."] }));
  expect(el.querySelector(".bl-met")).toBeNull();
  expect(el.querySelector(".bl-practised")?.textContent).toBe("3 practised");
  expect(el.querySelector(".bl-strip-note")?.textContent).toBe("Cannot be saved.");
});

it("is one tab stop a row, and arrows walk along it", () => {
  show(card());
  unfold("top");
  expect(dots().map((dot) => dot.tabIndex)).toEqual([0, -1, -1, -1, 0]);
  dots()[0].focus();
  press(dots()[0], "ArrowRight");
  expect(document.activeElement).toBe(dots()[1]);
  expect(el.querySelector(".bl-mark")?.textContent).toBe("toy.2 <b>Title 2</b> tried");
  press(dots()[1], "End");
  press(dots()[3], "ArrowRight");
  expect(document.activeElement).toBe(dots()[3]);
  expect(dots().map((dot) => dot.tabIndex)).toEqual([-1, -1, -1, 0, 0]);
  press(dots()[3], "Home");
  expect(document.activeElement).toBe(dots()[0]);
});

it("keeps the focus when something is answered meanwhile", () => {
  show(card());
  dots()[2].focus();
  const held = document.activeElement;
  model.change(card({ headline: "3 of 4 solved" }));
  expect(document.activeElement).toBe(held);
  expect(el.textContent).toContain("3 of 4 solved");
});

it("hands out the journal as a file, only when asked", () => {
  show(card());
  expect(model.sent).toEqual([]);
  const saved = [] as any[];
  vi.stubGlobal("URL", { createObjectURL: (blob: Blob) => (saved.push(blob), "blob:1"), revokeObjectURL: vi.fn() });
  const click = vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(this.download);
  });
  (el.querySelector('[data-do="export"]') as HTMLElement).click();
  expect(model.sent.map(({ do: what }: any) => what)).toEqual(["export"]);
  model.hear({
    ...model.sent[0],
    answer: "done",
    text: "Saved as mine.jsonl.",
    file: { name: "mine.jsonl", text: "{}\n" },
  });
  expect(saved[0].size).toBe(3);
  expect(saved[1]).toBe("mine.jsonl");
  expect(el.querySelector("[role=status]")?.textContent).toBe("Saved as mine.jsonl.");
  vi.advanceTimersByTime(3000);
  expect(el.textContent).not.toContain("No answer.");
  click.mockRestore();
  vi.unstubAllGlobals();
});

it("says when Python is silent", () => {
  show(card());
  (el.querySelector('[data-do="refresh"]') as HTMLElement).click();
  vi.advanceTimersByTime(1900);
  expect(el.textContent).not.toContain("No answer.");
  vi.advanceTimersByTime(200);
  expect(el.textContent).toContain("No answer.");
});

it("tells a busy Python from a silent one, and a restarted one from both", () => {
  const kernel = new FakeKernel();
  show(card(), kernel);
  kernel.become("busy");
  (el.querySelector('[data-do="refresh"]') as HTMLElement).click();
  vi.advanceTimersByTime(9000);
  expect(el.textContent).toContain("Busy.");
  expect(el.textContent).not.toContain("No answer.");
  kernel.become("idle");
  vi.advanceTimersByTime(4000);
  expect(el.textContent).toContain("No answer.");
  kernel.become("restarting");
  expect(el.querySelector("[role=status]")?.textContent).toBe("Ended.");
  stop();
  expect(kernel.listeners.size).toBe(0);
});

it("leaves nothing behind", () => {
  show(card());
  expect(model.heard()).toBe(3);
  stop();
  expect(model.heard()).toBe(0);
});

it("tells what a dot is, with the id of its question, on hover and with a key", () => {
  show(card());
  const tip = () => el.querySelector(".bl-tip") as HTMLElement;
  dots()[1].dispatchEvent(Object.assign(new Event("pointerover", { bubbles: true }), { pointerType: "mouse" }));
  vi.advanceTimersByTime(600);
  expect([...tip().children].map((part) => part.textContent)).toEqual(["<b>Title 2</b> tried", "toy.2"]);
  press(dots()[0], "KeyI");
  expect(tip().textContent).toContain("Title 1");
});

it("changes the language, and offers the notebook in it", () => {
  show(card());
  model.widget_manager.context = { path: "books/en/torres/scoring.ipynb" };
  (el.querySelector('[data-pick="ko"]') as HTMLElement).click();
  expect(model.sent.at(-1)).toMatchObject({ do: "language", key: "ko" });
  model.change(card({ lang: "ko" }));
  expect(el.querySelector(".bl-strip a")?.getAttribute("data-commandlinker-args")).toBe(
    '{"path":"books/ko/torres/scoring.ipynb"}',
  );
});

it("does not say its language again", () => {
  show(card());
  const root = el.querySelector(".bl-study");
  expect(root?.getAttribute("lang")).toBeTruthy();
  expect(timesTold(root, () => model.change({ ...card(), headline: "Other" }))).toBe(0);
});

it("has a bar and a count for each topic", () => {
  show(card());
  const [toy, top] = el.querySelectorAll(".bl-topic-line");
  expect(toy.querySelector("span")?.textContent).toBe("2 of 4 known · 17 of 40");
  expect([...toy.querySelectorAll("i i")].map((part) => (part as HTMLElement).style.width)).toEqual(["50%", "25%"]);
  expect([...top.querySelectorAll("i i")].map((part) => (part as HTMLElement).style.width)).toEqual(["0%", "0%"]);
});
