// @vitest-environment jsdom
// The parts as they are built: ordinary modules, which import each other by their names in one folder.
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { afterAll, expect, it } from "vitest";
import { PARTS } from "../parts.ts";

const built = "../boardlab/static";
const folder = mkdtempSync(join(tmpdir(), "parts-"));
afterAll(() => rmSync(folder, { recursive: true }));
/** A part as an address that Node imports, with those of the parts it imports beside it. */
const address = (part: string): string => {
  const file = join(folder, `${part}.mjs`);
  if (existsSync(file)) return pathToFileURL(file).href;
  const text = readFileSync(`${built}/${part}.js`, "utf8").replace(
    /(?<=\bfrom\s*)"\.\/(\w+)\.js"/g,
    (_, other) => (address(other), `"./${other}.mjs"`),
  );
  writeFileSync(file, text);
  return pathToFileURL(file).href;
};

it("lies there as its parts and nothing else", () => {
  const wanted = [...Object.keys(PARTS).flatMap((part) => [`${part}.js`, `${part}.css`]), "stub.js"];
  expect(
    readdirSync(built)
      .filter((name) => /\.(js|css)$/.test(name))
      .sort(),
  ).toEqual(wanted.sort());
});

it.each(Object.keys(PARTS))("%s finds in the other parts what it imports, and shows what it is for", async (part) => {
  // Node itself imports what an address of data says, past the test's own loader.
  const { module } = await import(
    /* @vite-ignore */ `data:text/javascript,import * as module from "${address(part)}"; export { module };`
  );
  expect(typeof module.default?.render).toBe(PARTS[part].shows ? "function" : "undefined");
  expect(Object.values(module).filter((value) => value === undefined)).toEqual([]);
});

it("asks the width of a container only for what stands in it: for itself the rule would never hold", () => {
  const styles = Object.keys(PARTS).map((part) => readFileSync(`src/styles/${part}.css`, "utf8"));
  const asked = styles
    .flatMap((style) => [...style.matchAll(/^@container[^{]*\{\n([\s\S]*?)^\}/gm)])
    .flatMap(([, rules]) => rules.match(/[^{}]+(?=\{)/g) ?? []);
  expect(asked.length).toBeGreaterThan(100);
  expect(
    asked
      .map((selector) => selector.trim())
      .filter((selector) => /^\.bl-(study|lesson|card|matrix|progress)[^\s>+~]*$/.test(selector)),
  ).toEqual([]);
});
