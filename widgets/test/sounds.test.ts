import { expect, test } from "vitest";
import { heard } from "../src/panels/sounds.ts";

const slot = (count: number) => [{ kind: "cards", items: count ? [{ key: "ore", count }] : [] }];
const frame = (ply: number, more: object = {}) =>
  ({ time: { ply }, opponent: null, "slot.board": [], "slot.hand": slot(0), ...more }) as any;

test.each([
  ["nothing at first", undefined, frame(0), ""],
  ["nothing where nothing was done", frame(3), frame(3), ""],
  ["nothing on the way back", frame(3), frame(2), ""],
  ["a piece that is placed", frame(3), frame(4), "place"],
  ["dice that are thrown", frame(3), frame(4, { "slot.board": [{ kind: "dice" }] }), "roll"],
  ["cards that come", frame(3), frame(4, { "slot.hand": slot(2) }), "card"],
  ["cards that are paid", frame(3, { "slot.hand": slot(2) }), frame(4), "place"],
  ["one's turn", frame(3, { opponent: 1 }), frame(4), "turn"],
  ["one's turn, once others were watched", frame(3, { pick: { choices: [{ key: "opponent" }] } }), frame(9), "turn"],
  ["a turn of others, with more to come", frame(3, { opponent: 1 }), frame(9, { opponent: 1 }), ""],
  ["a right answer", frame(0, { question: {} }), frame(0, { question: { result: { right: true } } }), "right"],
  ["a wrong answer", frame(0, { question: {} }), frame(0, { question: { result: { right: false } } }), "wrong"],
  ["an answer that was told", frame(0, { question: {} }), frame(0, { question: { result: { told: true } } }), ""],
])("one hears %s", (_, before, after, name) => {
  expect(heard(after, before)).toBe(name);
});
