// Run by Node where the site is built: starts Python, begins a lesson, and writes the memory it then has to a file.
//
//   node memory.mjs PYODIDE OUT LOCK LESSON LIBRARY PACK…
import { readFileSync, writeFileSync } from "node:fs";
import { pathToFileURL } from "node:url";
import { mix, unpack, warm } from "../static/page/python.js";

// One line says what went wrong: otherwise Node would quote the line of the script, which is a megabyte long.
process.on("uncaughtException", ({ message }) => {
  console.error(message.trim().split("\n").at(-1));
  process.exit(1);
});
const [pyodide, out, lockFileContents, lesson, stdLibURL, ...packs] = process.argv.slice(2);
const home = pathToFileURL(`${pyodide}/`).href;
const { loadPyodide } = await import(`${home}pyodide.mjs`);
// Without the words that describe the code to its readers: half a megabyte less to send.
const python = await loadPyodide({ _makeSnapshot: true, packageBaseUrl: home, lockFileContents, stdLibURL, args: ["-OO"] });
for (const pack of packs) unpack(python, readFileSync(pack));
warm(python, [lesson]);
const memory = python.makeMemorySnapshot().slice().buffer;
mix(memory, readFileSync(`${pyodide}/pyodide.asm.wasm`).buffer);
writeFileSync(out, new Uint8Array(memory));
