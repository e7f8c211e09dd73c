// Python in a worker: starts it from files of the page's own folder, opens a lesson, answers the messages of the page.
import { inflated, take } from "./files.js";
import { keep, restored } from "./store.js";

/**
 * @typedef {{name: string, size: number}} File
 * @typedef {{lesson: string, lang: string, root: string, files: Record<string, File>, packages: string[], lock: string}} Start
 */

const HOME = "/learner";
const HERE = /** @type {any} */ (globalThis);
/** @type {any} the lesson, as Python hosts it */
let lesson;
/** What was sent while Python was still starting. @type {unknown[]} */
const early = [];

HERE.onmessage = async (/** @type {MessageEvent} */ { data }) => {
  if (data.start) {
    try {
      await start(data.start);
    } catch (problem) {
      HERE.postMessage({ failed: String(problem) });
    }
  } else if (lesson) answer(data.send);
  else early.push(data.send);
};

/** @param {Start} given */
async function start({ lesson: name, lang, root, files, packages, lock }) {
  const kept = restored();
  const bytes = await take(root, files, (part) => HERE.postMessage({ progress: part }));
  const python = await begin(root, bytes, lock);
  for (const each of packages) python.unpackArchive(bytes[each], "zip", { extractDir: "/lib/boardlab" });
  HERE.postMessage({ progress: 0.95 });
  python.globals.set("show", (/** @type {string} */ content) => HERE.postMessage({ hear: JSON.parse(content) }));
  python.globals.set("given", [name, lang, HOME, await kept]);
  lesson = python.runPython(`
import random, sys
sys.path.append("/lib/boardlab")
random.seed()
from boardlab.page.lesson import LessonPage
LessonPage(*given, show=show)
`);
  HERE.postMessage({ whole: JSON.parse(lesson.whole()) });
  for (const content of early.splice(0)) answer(content);
}

/** Python itself, with nothing asked of the network. @param {string} root @param {Record<string, ArrayBuffer>} bytes @param {string} lock */
async function begin(root, bytes, lock) {
  const plain = HERE.fetch;
  const held = { "pyodide.asm.wasm": ["machine", "application/wasm"], "python_stdlib.zip": ["library", "application/zip"] };
  HERE.fetch = async (/** @type {string} */ address) => {
    const [part, type] = held[/** @type {keyof typeof held} */ (String(address).split("/").at(-1))] ?? [];
    if (!part) throw new Error(`not in this folder: ${address}`);
    return new Response(bytes[part], { headers: { "content-type": type } });
  };
  try {
    const code = (/** @type {string} */ part) => import(URL.createObjectURL(new Blob([bytes[part]], { type: "text/javascript" })));
    const [{ loadPyodide }, { default: createPyodideModule }] = await Promise.all([code("loader"), code("script")]);
    return await loadPyodide({ indexURL: `${root}python/`, packageBaseUrl: `${root}python/`, lockFileContents: lock, createPyodideModule });
  } finally {
    HERE.fetch = plain;
  }
}

/** @param {unknown} content */
async function answer(content) {
  const said = JSON.parse(lesson.receive(JSON.stringify(content)));
  HERE.postMessage({ hear: said });
  const news = lesson.news();
  if (news) await keep(JSON.parse(news)).catch((problem) => HERE.postMessage({ unkept: String(problem?.name ?? problem) }));
}
