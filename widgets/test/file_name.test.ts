import { expect, test } from "vitest";
import { fileName } from "../src/core/file_name.ts";

test.each([
  ["07", "torres-first-game_07.jsonl", "torres.first_game.2"],
  ["7", "creed-tents_7.jsonl", "creed.tents.practice.1.2"],
  ["7", "a-b-c-d_7.jsonl", "a/b.c_d.1"],
  ["", "boardlab-progress.jsonl", "torres.first_game.2"],
  ["7", "boardlab-progress_7.jsonl"],
  ["７번", "boardlab-progress_7번.jsonl"],
  [" Mina K. ", "boardlab-progress_Mina-K.jsonl"],
  ["../../etc_x", "boardlab-progress_etc-x.jsonl"],
  ["", "boardlab-progress.jsonl"],
  ["///", "boardlab-progress.jsonl"],
])("%j names the file %s", (typed, name, last = "") => {
  expect(fileName(typed, last)).toBe(name);
});

test("a name of any length makes a name that a file may have", () => {
  expect(fileName("7".repeat(500), "9".repeat(500)).length).toBeLessThan(100);
});
