// @vitest-environment jsdom
import { expect, it, vi } from "vitest";
import { fade } from "../src/core/motion.ts";
import { choose, DraftKeeper, drafted } from "../src/lesson/draft.ts";
import type { Table } from "../src/panels/table.ts";

/** A question with two lists: one choice has nothing before its reason, as “not legal” has. */
function question(name: string, reasons = ["toy.a", "toy.b"], order = [1, 2]) {
  const root = document.createElement("div");
  const rows = (style: string, group: string, values: string[]) =>
    `<fieldset class="${style}">${order.map((n) => `<label><input type="radio" name="${name} ${group}" value="${values[n - 1]}" data-n="${n}"></label>`).join("")}</fieldset>`;
  root.innerHTML =
    rows("bl-options", "choice", ["legal because ", ""]) +
    (reasons.length ? rows("bl-options bl-why", "why", reasons) : "");
  return root;
}

const checked = (root: Element) => [...root.querySelectorAll("input")].map((row) => row.checked);

function press(root: Element, ...rows: number[]) {
  for (const row of rows) root.querySelectorAll("input")[row].checked = true;
}

it.each([
  { pressed: [], left: [false, false, false, false] },
  { pressed: [0], left: [true, false, false, false] },
  { pressed: [1], left: [false, true, false, false] },
  { pressed: [3], left: [false, false, false, true] },
  { pressed: [0, 2], left: [true, false, true, false] },
  { pressed: [1, 3], left: [false, true, false, true] },
])("keeps the answer and its reason apart: $pressed", ({ pressed, left }) => {
  const before = question("before");
  press(before, ...pressed);
  const draft = drafted(before);
  expect(draft.length).toBeLessThan(64);
  const after = question("after");
  choose(after, draft);
  expect(checked(after)).toEqual(left);
});

it("chooses the same where the rows stand in another order", () => {
  const before = question("before");
  press(before, 0, 3);
  const after = question("after", undefined, [2, 1]);
  choose(after, drafted(before));
  expect(checked(after)).toEqual([false, true, true, false]);
});

it("keeps one choice where no reason is asked for", () => {
  const before = question("one", []);
  press(before, 1);
  const after = question("other", []);
  choose(after, drafted(before));
  expect(checked(after)).toEqual([false, true]);
});

it("leaves alone what is chosen already, and what is no draft of a choice", () => {
  const root = question("here");
  press(root, 0);
  choose(root, "2,2");
  expect(checked(root)).toEqual([true, false, false, true]);
  const other = question("there");
  for (const strange of ["", "12", "legal because toy.a", "9,9", "-1,0"]) choose(other, strange);
  expect(checked(other)).toEqual([false, false, false, false]);
});

it("fades in what is new, and not for whoever wants no motion", () => {
  const element = document.createElement("div") as any;
  element.animate = vi.fn();
  fade(element);
  expect(element.animate).toHaveBeenCalledTimes(1);
  expect(element.animate.mock.calls[0][1].duration).toBe(160);
  vi.stubGlobal("matchMedia", () => ({ matches: true }));
  fade(element);
  vi.unstubAllGlobals();
  element.setAttribute("data-calm", "");
  fade(element);
  fade(null);
  expect(element.animate).toHaveBeenCalledTimes(1);
});

it("tells of a number that is counted up, as of one that is typed", () => {
  const root = document.createElement("div");
  root.innerHTML = '<div class="bl-number"><input></div>';
  const told: string[] = [];
  root.addEventListener("input", ({ target }) => told.push((target as HTMLInputElement).value));
  const { on } = new DraftKeeper({ root } as unknown as Table);
  for (const way of [on.more, on.more, on.less]) way();
  expect(told).toEqual(["1", "2", "1"]);
});
