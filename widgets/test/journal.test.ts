// A page without Python reads the lines of the journal as Python does: tests/lessons/test_journal_lines.py reads the same table.
import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import rows from "../../tests/lessons/journal_lines.json";
import { entry, sound } from "../src/page/journal.ts";

type Row = {
  why: string;
  read: string | null;
  body: string;
  fill?: [string, number];
  before?: string;
  after?: string;
  sum?: string;
};

function line({ body, fill: [sign, times] = ["", 0], before = "", after = "\n", sum }: Row) {
  const held = body.replace("#", sign.repeat(times));
  return `${before}${held},"sum":"${sum ?? createHash("sha256").update(held).digest("hex").slice(0, 16)}"}${after}`;
}

test.each(rows as unknown as Row[])("$why: $read", async (row) => {
  const found = await entry(line(row));
  expect(found === undefined ? null : found.kind ? "entry" : "newer").toBe(row.read);
  expect(Object.keys(await sound(`${line(row)}garbage\n`)).length).toBe(row.read && row.after !== "" ? 1 : 0);
  if (found) expect(typeof found.id).toBe("string");
});
