// The files that Python starts from: nothing else is taken for one, and a browser that keeps none hinders nobody.
import { afterEach, expect, test, vi } from "vitest";
import { file, take } from "../src/page/files.ts";

const ADDRESS = "https://school.example/python/base-0123456789ab.bin";
afterEach(() => vi.unstubAllGlobals());

const answer = (type: string, status: number = 200) =>
  vi.stubGlobal("fetch", async () => new Response("held", { status, headers: { "content-type": type } }));

test("a file is taken, counted and kept", async () => {
  const kept = new Map();
  vi.stubGlobal("caches", {
    open: async () => ({
      match: async () => undefined,
      put: async (name: string, what: Response) => kept.set(name, await what.text()),
    }),
  });
  answer("application/octet-stream");
  let count = 0;
  expect(new TextDecoder().decode(await take(ADDRESS, (bytes) => (count += bytes)))).toBe("held");
  expect(count).toBe(4);
  await file();
  expect([...kept]).toEqual([[ADDRESS, "held"]]);
});

test.each([
  ["text/html; charset=utf-8", 200],
  ["application/octet-stream", 403],
])("%s with status %d is no file, and is not kept", async (type, status) => {
  const put = vi.fn();
  vi.stubGlobal("caches", { open: async () => ({ match: async () => undefined, put }) });
  answer(type, status);
  await expect(take(ADDRESS, () => {})).rejects.toThrow(ADDRESS);
  await file();
  expect(put).not.toHaveBeenCalled();
});

test("where storage is switched off a file is taken all the same", async () => {
  Object.defineProperty(globalThis, "caches", {
    configurable: true,
    get: () => {
      throw new DOMException("denied", "SecurityError");
    },
  });
  answer("application/octet-stream");
  try {
    expect((await take(ADDRESS, () => {})).byteLength).toBe(4);
    await file();
  } finally {
    Reflect.deleteProperty(globalThis, "caches");
  }
});
