// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { h } from "../src/core/dom.ts";
import { celebrate, countUp, move } from "../src/core/motion.ts";

/** Longer than this nobody waits. */
const MOST = 600;

let root: HTMLElement;
let flights: { of: Element; duration: number; onfinish?: () => void }[];

beforeEach(() => {
  flights = [];
  vi.stubGlobal("CSS", { escape: String });
  Element.prototype.animate = function (this: Element, _: unknown, { duration }: { duration: number }) {
    const flight = { of: this, duration };
    flights.push(flight);
    return flight as any;
  } as any;
  root = document.body.appendChild(
    h(
      "div",
      {},
      h("div.bl-board", {}, h("i", { "data-k": "die:1" }), h("i", { "data-k": "die:2" })),
      h("i.bl-hit", { "data-place": "tile" }),
      h("div.bl-plate", { "data-k": "A" }, h("b.bl-points", { "data-seat": 0 }, "9")),
    ),
  );
});
afterEach(() => {
  root.remove();
  vi.unstubAllGlobals();
});

const frame = (ply: number, points: number, more: object = {}): any => ({
  time: { ply },
  players: [{ seat: 0, points }],
  turn: { over: false },
  "slot.board": [],
  "slot.seats": [{ items: [{ key: "A", comes: Array(9).fill(["tile", "ore"]) }] }],
  ...more,
});
const thrown = frame(4, 2, { "slot.board": [{ kind: "dice" }] });
const won = frame(4, 10, { turn: { over: true, won: true } });

/** All that can move, between two frames. */
const moved = (now: any, before: any) => {
  move(root, now, before, () => "ore");
  countUp(root, now, before);
  celebrate(root, now, before);
};

it("rolls the dice and lets a few cards fly from tile to seat, for a moment", () => {
  moved(thrown, frame(3, 2));
  expect(flights.map(({ of }) => of.getAttribute("data-k") ?? of.className)).toEqual([
    "die:1",
    "die:2",
    ...Array(4).fill("bl-fly"),
  ]);
  for (const { duration } of flights) expect(duration).toBeLessThanOrEqual(MOST);
  for (const { onfinish } of flights) onfinish?.();
  expect(root.querySelectorAll(".bl-fly")).toHaveLength(0);
});

it("celebrates a win once, and leaves nothing of it", () => {
  moved(won, frame(3, 10));
  expect(root.querySelectorAll(".bl-party .bl-paper").length).toBeGreaterThan(10);
  for (const { duration } of flights) expect(duration).toBeLessThanOrEqual(MOST);
  flights[0].onfinish?.();
  expect(root.querySelectorAll(".bl-party")).toHaveLength(0);
  flights.length = 0;
  moved(frame(5, 10, { turn: { over: true, won: true } }), won);
  moved(frame(4, 10, { turn: { over: true, won: false } }), frame(3, 10));
  expect(flights).toEqual([]);
});

it("counts points up to what they are", () => {
  let step: FrameRequestCallback | undefined;
  vi.stubGlobal("requestAnimationFrame", (next: FrameRequestCallback) => (step = next));
  const shown = root.querySelector(".bl-points") as Element;
  const seen: number[] = [];
  moved(frame(4, 9), frame(3, 2));
  const begun = performance.now();
  for (let at = 0; step && at <= MOST; at += 20) {
    seen.push(Number(shown.textContent));
    const next = step;
    step = undefined;
    next(begun + at);
  }
  expect(seen[0]).toBe(2);
  expect(seen).toEqual([...seen].sort((a, b) => a - b));
  expect([shown.textContent, step]).toEqual(["9", undefined]);
});

it("stands still for whoever wants no motion", () => {
  root.setAttribute("data-calm", "");
  moved(thrown, frame(3, 1));
  moved(won, frame(3, 2));
  expect(flights).toEqual([]);
  expect(root.querySelectorAll(".bl-fly, .bl-party")).toHaveLength(0);
  expect(root.querySelector(".bl-points")?.textContent).toBe("9");
});
