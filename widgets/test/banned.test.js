// What the front end never does, told by its own text.
import { readFileSync, readdirSync } from "node:fs";
import { expect, it } from "vitest";

const sources = readdirSync("src").filter((name) => name.endsWith(".js"));

it.each(sources)("%s writes no markup, evaluates nothing and fetches nothing", (name) => {
  const text = readFileSync(`src/${name}`, "utf8");
  const banned = /innerHTML|outerHTML|insertAdjacentHTML|document\.write|\beval\(|new Function|\bfetch\(|XMLHttpRequest|import\((?!"\.\/)|https?:\/\/(?!www\.w3\.org)/;
  expect(text).not.toMatch(banned);
});

it.each(["study", "check"])("the bundle %s imports nothing and names no address", (bundle) => {
  const text = readFileSync(`../boardlab/static/${bundle}.js`, "utf8");
  expect(text).not.toMatch(/^import /m);
  expect(text.match(/https?:\/\/[^"'\s]*/g)).toEqual(["http://www.w3.org/2000/svg"]);
});
