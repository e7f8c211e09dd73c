// What the front end never does, told by its own text.
import { readdirSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { PARTS } from "../parts.ts";

const sources = readdirSync("src", { recursive: true, encoding: "utf8" }).filter(
  (name) => name.endsWith(".ts") && !name.startsWith("page/"),
);

it.each(sources)("%s writes no markup, evaluates nothing and fetches nothing", (name) => {
  const text = readFileSync(`src/${name}`, "utf8");
  const banned =
    /innerHTML|outerHTML|insertAdjacentHTML|document\.write|\beval\(|new Function|\bfetch\(|XMLHttpRequest|import\((?!"\.\/|await address\(|script\);)|https?:\/\/(?!www\.w3\.org)/;
  expect(text).not.toMatch(banned);
});

it.each(Object.keys(PARTS))("the script %s imports parts above it only, and names no address", (part) => {
  const text = readFileSync(`../boardlab/static/${part}.js`, "utf8");
  const above = Object.keys(PARTS).slice(0, Object.keys(PARTS).indexOf(part));
  const imported = [...text.matchAll(/\b(?:im|ex)port\b[^"'`;()]*\bfrom\s*"([^"]*)"/g)].map(([, from]) => from);
  expect(above.map((each) => `./${each}.js`)).toEqual(expect.arrayContaining(imported));
  expect(imported.length > 0).toBe(part !== "common");
  // Only what all parts import brings one that was not needed so far, from beside itself.
  expect(/\bimport\s*["(]/.test(text)).toBe(part === "common");
  const addresses = text.match(/https?:\/\/[^"'\s]*/g) ?? [];
  expect(addresses.every((address) => address === "http://www.w3.org/2000/svg")).toBe(true);
});

it("no part holds what another holds", () => {
  const held = Object.values(PARTS).flatMap(({ holds }) => holds);
  expect(new Set(held).size).toBe(held.length);
  expect(new Set([...held, "core/frames", "core/stub", "core/types", "panels/panel"])).toEqual(
    new Set(sources.map((name) => name.replace(".ts", ""))),
  );
});
