// @vitest-environment jsdom
import { expect, test, vi } from "vitest";
import type { ShownChallenge } from "../src/core/frames.ts";
import { showStars } from "../src/page/challenges.ts";
import { challenge } from "../src/panels/challenge.ts";

const SHOWN: ShownChallenge = {
  id: "toy.1",
  title: "<b>One</b> blow",
  says: "Take all you can.",
  now: "Now: 2",
  stars: -1,
  most: 1,
  told: "",
  best: "",
  again: "",
  line: [],
  signs: "1 of 3 stars",
};
const drawn = (changes: Partial<ShownChallenge> = {}) =>
  challenge.above?.({ frame: { challenge: { ...SHOWN, ...changes } } } as any) as HTMLElement;
const buttons = (panel: HTMLElement) =>
  [...panel.querySelectorAll("button")].map((each) => [each.dataset.do, each.className, each.textContent]);

test("while the turn goes on it says what is to be done, and offers nothing", () => {
  const panel = drawn();
  expect(panel.getAttribute("aria-label")).toBe("<b>One</b> blow");
  expect(panel.querySelectorAll(".bl-star").length).toBe(1);
  expect(panel.querySelector('[role="img"]')?.getAttribute("aria-label")).toBe("1 of 3 stars");
  expect(panel.textContent).toContain("Now: 2");
  expect(buttons(panel)).toEqual([]);
});

test("a turn that was judged leads to another one, and to a best one", () => {
  const panel = drawn({ stars: 2, told: "Two stars.", again: "Again", best: "Best" });
  expect(panel.querySelectorAll(".bl-star").length).toBe(2);
  expect(buttons(panel)).toEqual([
    ["again", "bl-main", "Again"],
    ["best", "bl-go", "Best"],
  ]);
  const ask = vi.fn();
  challenge.on?.best({ ask } as any, panel, new Event("click"));
  challenge.on?.again({ ask } as any, panel, new Event("click"));
  expect(ask.mock.calls).toEqual([["best"], ["again"]]);
});

test("a best turn is read action by action; other boards show nothing", () => {
  const panel = drawn({ told: "15.", line: ["You built.", "You ended."] });
  expect([...panel.querySelectorAll("li")].map((each) => each.textContent)).toEqual(["You built.", "You ended."]);
  expect(challenge.above?.({ frame: { challenge: null } } as any)).toBeFalsy();
});

test("a list shows the most stars of each challenge", () => {
  document.body.innerHTML = `<ol><li data-challenge="toy.1"><i></i></li><li data-challenge="toy.2"><i></i></li></ol>`;
  const said = (id: string, stars: number) => ({ id, stars }) as any;
  showStars(
    [said("toy.1", 1), said("toy.1", 2), said("toy.1", 1), said("toy.one.1", 15)],
    (key, { stars }) => `${key} ${stars}`,
  );
  const [one, two] = document.querySelectorAll("i");
  expect([one.textContent, one.ariaLabel, two.textContent, two.role ?? null]).toEqual(["★★☆", "stars 2", "", null]);
});
