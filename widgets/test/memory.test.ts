import { expect, test } from "vitest";
import { mix } from "../src/page/python.ts";

const LONG = Array.from({ length: 200 }, (_, at) => at + 1);
// One page of memory, exported, and two parts of data: three bytes at 5, and two hundred at 1000.
const PARTS = [0, 0x41, 5, 0x0b, 3, 7, 8, 9, 0, 0x41, 0xe8, 7, 0x0b, 0xc8, 1, ...LONG];
const SECTIONS = [5, 3, 1, 0, 1, 7, 5, 1, 1, 109, 2, 0, 11, 0xd8, 1, 2];
const MACHINE = new Uint8Array([0, 97, 115, 109, 1, 0, 0, 0, ...SECTIONS, ...PARTS]);
const HEADER = 128;

/** A memory as Pyodide writes it: a head that says where the rest begins, and the rest. */
function written(heap: Uint8Array) {
  const memory = new Uint8Array(HEADER + heap.length);
  new DataView(memory.buffer).setUint32(4, HEADER, true);
  memory.set(heap, HEADER);
  return memory;
}

test("what the machine lays into a memory is taken out, and the same put back", async () => {
  const { instance } = await WebAssembly.instantiate(MACHINE);
  const heap = new Uint8Array((instance.exports.m as any).buffer);
  heap[6] = 80;
  heap[3000] = 90;
  const memory = written(heap);
  mix(memory.buffer, MACHINE.buffer);
  const left = [...memory.subarray(HEADER)].flatMap((byte, at) => (byte ? [at] : []));
  expect(left).toEqual([6, 3000]);
  mix(memory.buffer, MACHINE.buffer);
  expect(memory).toEqual(written(heap));
});
