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
const memory = python.makeMemorySnapshot().slice();
writeFileSync(out, memory);
const mixed = [memory, ...(old ? [new Uint8Array(old)] : [])];
for (const each of mixed) mix(each.buffer, machine);
writeFileSync(`${out}.sent`, told(...mixed));
