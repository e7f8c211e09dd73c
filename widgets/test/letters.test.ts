// Which letter a key means, on keyboards of several countries.
import { readdirSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { letterOf } from "../src/core/letters.ts";

it.each([
  ["American", "y", "KeyY", "Y"],
  ["with shift", "G", "KeyG", "G"],
  ["German", "y", "KeyZ", "Y"],
  ["German", "z", "KeyY", "Z"],
  ["French", "a", "KeyQ", "A"],
  ["French", "m", "Semicolon", "M"],
  ["French", "é", "Digit2", ""],
  ["Turkish", "ı", "KeyI", ""],
  ["a dead key", "Dead", "KeyU", ""],
  ["Dvorak", "u", "KeyF", "U"],
  ["Korean", "ㅛ", "KeyY", "Y"],
  ["Korean, with shift", "ㄲ", "KeyR", "R"],
  ["an input method that hides it", "Process", "KeyU", "U"],
  ["Russian", "ф", "KeyA", "A"],
  ["Greek", "υ", "KeyY", "Y"],
  ["no letter", "Enter", "Enter", ""],
  ["no letter", "1", "Digit1", ""],
  ["no letter", "?", "Slash", ""],
])("is the one printed on it: %s %s", (_, key, code, letter) => {
  expect(letterOf({ key, code })).toBe(letter);
});

it("is asked for nowhere by its place alone", () => {
  const asked = readdirSync("src", { recursive: true, encoding: "utf8" }).filter(
    (name) => name.endsWith(".ts") && !name.endsWith("letters.ts"),
  );
  expect(asked.length).toBeGreaterThan(40);
  expect(asked.filter((name) => /\bKey(?:[A-Z]\b|\$)/.test(readFileSync(`src/${name}`, "utf8")))).toEqual([]);
});
