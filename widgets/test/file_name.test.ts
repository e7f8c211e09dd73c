import { expect, test } from "vitest";
import { fileName } from "../src/core/file_name.ts";

test.each([
  ["7", "boardlab-progress_7.jsonl"],
  ["７번", "boardlab-progress_7번.jsonl"],
  [" Mina K. ", "boardlab-progress_Mina-K.jsonl"],
  ["../../etc_x", "boardlab-progress_etc-x.jsonl"],
  ["", "boardlab-progress.jsonl"],
  ["///", "boardlab-progress.jsonl"],
])("%j names the file %s", (typed, name) => {
  expect(fileName(typed)).toBe(name);
});

test("a name of any length makes a name that a file may have", () => {
  expect(fileName("7".repeat(500)).length).toBeLessThan(80);
});
