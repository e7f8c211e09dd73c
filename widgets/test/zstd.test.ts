// What the site's builder packs, a page unpacks.
import { execFileSync } from "node:child_process";
import { expect, test } from "vitest";
import { unpacked } from "../src/page/zstd.ts";

const SCRIPT = "../boardlab/site/squeeze.mjs";
const far = new Uint8Array(900_000).map((_, at) => (at * at * 31 + at * 7) % 251);

test.each([
  ["nothing that repeats", new Uint8Array(5000).map(() => Math.random() * 256)],
  ["a single sign", Uint8Array.of(7)],
  ["what repeats far away", new Uint8Array([...far, ...new Uint8Array(5000).map((_, at) => at % 13), ...far])],
])("%s comes back as it was", (_, data) => {
  for (const level of ["1", "22"]) {
    const packed = execFileSync(process.execPath, [SCRIPT, level], { input: data, maxBuffer: 1e8 });
    const found = unpacked(new Uint8Array(packed).buffer);
    expect(found.byteLength).toBe(data.length);
    expect(Buffer.from(found).equals(Buffer.from(data))).toBe(true);
  }
});

test("what is no such file is refused", () => {
  expect(() => unpacked(Uint8Array.of(1, 2, 3, 4, 5, 6, 7, 8, 9).buffer)).toThrow();
});
