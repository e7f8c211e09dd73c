import { expect, it } from "vitest";
import { chosen } from "../src/panels/edit.ts";

const key = (code: string) => ({ code }) as any;
const frame = (...keys: string[]) =>
  ({ pick: { path: ["knight"], keys: [], choices: keys.map((each) => ({ key: each })) } }) as any;

it("takes a digit for the choice with that number", () => {
  expect(chosen(frame("seat:0", "seat:1"), key("Digit2"))).toBe("seat:1");
  expect(chosen(frame("digit:0", "digit:7"), key("Digit7"))).toBe("digit:7");
});

it("never takes a digit for a way to mend the position, which stands elsewhere", () => {
  expect(chosen(frame("repair:0", "repair:1"), key("Digit1"))).toBe("");
  expect(chosen(frame("repair:0", "seat:0"), key("Digit1"))).toBe("seat:0");
});
