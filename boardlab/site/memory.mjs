// Run by Node where the site is built: starts Python, begins a lesson, and writes the memory it then has to a file, and
// beside it, in a file of that name with .sent, what a page is sent of it.
//
//   node memory.mjs PYODIDE BEFORE OUT LOCK LESSON LIBRARY PACK…
//
// BEFORE is the file of a memory that Python goes on from, and a page, too; "" for none. Without a LESSON Python only
// loads what all lessons need.
import { readFileSync, writeFileSync } from "node:fs";
import { pathToFileURL } from "node:url";
import { mix, unpack, warm } from "../static/page/python.js";
import { told } from "./repeats.mjs";

// One line says what went wrong: otherwise Node would quote the line of the script, which is a megabyte long.
process.on("uncaughtException", ({ message }) => {
  console.error(message.trim().split("\n").at(-1));
  process.exit(1);
});
const [pyodide, before, out, lockFileContents, lesson, stdLibURL, ...packs] = process.argv.slice(2);
const home = pathToFileURL(`${pyodide}/`).href;
const { loadPyodide } = await import(`${home}pyodide.mjs`);
const machine = readFileSync(`${pyodide}/pyodide.asm.wasm`).buffer;
const old = before ? new Uint8Array(readFileSync(before)).buffer : undefined;
// Without the words that describe the code to its readers, and without the columns of its lines: a megabyte less to send.
const how = { packageBaseUrl: home, lockFileContents, stdLibURL, args: ["-OO", "-X", "no_debug_ranges"] };
const python = await loadPyodide({ ...how, _makeSnapshot: true, ...(old && { _loadSnapshot: old.slice(0) }) });
for (const pack of packs) unpack(python, readFileSync(pack));
warm(python, lesson ? [lesson] : []);
forget(python._module);
const memory = python.makeMemorySnapshot().slice();
writeFileSync(out, memory);
const mixed = [memory, ...(old ? [new Uint8Array(old)] : [])];
for (const each of mixed) mix(each.buffer, machine);
writeFileSync(`${out}.sent`, told(...mixed));

/**
 * Fill with zeros what is free: what was there before is of no use to a page, and would be sent to it.
 *
 * @param {any} machine Pyodide's, with Emscripten's usual allocator: a piece of memory begins with two words, the second
 * of which is its length and, in its lowest bits, whether it is taken
 */
function forget({ HEAPU32: words, _sbrk: end, ___heap_base: base, stackSave, _emscripten_stack_get_end: floor }) {
  const TAKEN = 2;
  // What a free piece says of itself, to the allocator, lies at its beginning.
  const OWN = 32;
  const top = end(0);
  for (let at = Number(base.value ?? base); at < top; ) {
    const head = words[(at + 4) >> 2];
    const length = head & ~7;
    if (!length) throw new Error("no such memory is known");
    if (!(head & TAKEN) && length > 2 * OWN) words.fill(0, (at + OWN) >> 2, (at + length) >> 2);
    at += length;
  }
  // The stack grows down from where it is used.
  words.fill(0, (floor() >> 2) + OWN, (stackSave() >> 2) - OWN);
}
