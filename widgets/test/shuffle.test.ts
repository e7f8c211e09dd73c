// @vitest-environment jsdom
// Choices stand in another order for each learner, the same one each time, and what is kept keeps its place.
import { expect, test } from "vitest";
import { INPUTS } from "../src/lesson/question.ts";
import { shuffled } from "../src/lesson/shuffle.ts";

const items = (keys: string, kept = "") => [...keys].map((key) => ({ key, keeps: kept.includes(key) }));
const keys = (found: { key: string }[]) => found.map(({ key }) => key).join("");
const seeds = Array.from({ length: 600 }, (_, at) => at.toString(16).padStart(8, "0"));

test("without a seed the order is that of the source", () => {
  expect(keys(shuffled(items("abc"), "", "torres.scoring.4"))).toBe("abc");
});

test("the same learner and question give the same order, in every language and on every page", () => {
  for (const seed of seeds.slice(0, 20))
    expect(keys(shuffled(items("abcd"), seed, "catan.trade.14"))).toBe(
      keys(shuffled(items("abcd"), seed, "catan.trade.14")),
    );
  // What a page shows before Python and what it shows after is one order.
  expect(keys(shuffled(items("abcd"), "1f2e3d4c", "catan.trade.14"))).toMatchInlineSnapshot(`"bcad"`);
});

test("over learners each place is as likely as another, also within neighbouring questions of one learner", () => {
  for (const question of ["torres.scoring.4", "catan.trade.14"]) {
    for (const key of "abc") {
      const first = seeds.filter((seed) => keys(shuffled(items("abc"), seed, question))[0] === key).length;
      expect(first).toBeGreaterThan(160);
      expect(first).toBeLessThan(240);
    }
  }
  const together = seeds.filter(
    (seed) =>
      keys(shuffled(items("abc"), seed, "catan.trade.14")) === keys(shuffled(items("abc"), seed, "catan.trade.15")),
  );
  expect(together.length).toBeLessThan(140);
});

test("what keeps its place stays there, and only the others change theirs", () => {
  const orders = new Set(seeds.map((seed) => keys(shuffled(items("abcd", "d"), seed, "torres.king.19"))));
  expect(orders.size).toBe(6);
  expect([...orders].every((order) => order.endsWith("d"))).toBe(true);
  expect(new Set(seeds.map((seed) => keys(shuffled(items("abc", "abc"), seed, "torres.king.10")))).size).toBe(1);
});

test("a question shows its choices and reasons in that order, and keeps their numbers in the source", () => {
  const choices = items("abc").map(({ key }) => ({ key, label: key, before: `${key} because `, keeps: false }));
  const reasons = items("xyz").map(({ key }) => ({ key, label: key, says: "" }));
  const q = { id: "torres.scoring.4", kind: "choice", answer: "?", why: "Why?", choices, reasons } as any;
  const rows = (seed: string, what: "value" | "n") => {
    const shown = INPUTS.choice({ ...q, seed }, "group", {} as any, {} as any) as HTMLElement;
    return [...shown.querySelectorAll("input")].map((row) => (what === "n" ? row.dataset.n : row.value[0])).join("");
  };
  expect(rows("", "value")).toBe("abcxyz");
  expect(rows("", "n")).toBe("123123");
  for (const seed of seeds.slice(0, 9)) {
    const wanted = [...keys(shuffled(choices, seed, q.id)), ...keys(shuffled(reasons, seed, q.id))];
    expect(rows(seed, "value")).toBe(wanted.join(""));
    expect(rows(seed, "n")).toBe(
      wanted.map((key) => ("abc".indexOf(key) + 1 || "xyz".indexOf(key) + 1).toString()).join(""),
    );
  }
});
