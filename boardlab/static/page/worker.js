// src/page/files.js
var PACKED = [31, 139];
async function take(root, files, onProgress) {
	const all = Object.values(files).reduce((sum, { size }) => sum + size, 0);
	let here = 0;
	const count = (bytes) => onProgress(Math.min(1, (here += bytes) / all));
	const each = Object.entries(files).map(async ([part, { name }]) => [part, await inflated(await fetched(`${root}python/${name}`, count))]);
	return Object.fromEntries(await Promise.all(each));
}
async function fetched(address, count) {
	const response = await fetch(address);
	if (!response.ok || !response.body) throw new Error(`${response.status} ${address}`);
	const reader = response.body.getReader();
	const parts = [];
	for (; ; ) {
		const { done, value } = await reader.read();
		if (done) return parts;
		parts.push(value);
		count(value.length);
	}
}
async function inflated(parts) {
	const blob = new Blob(parts);
	const head = new Uint8Array(await blob.slice(0, 2).arrayBuffer());
	if (!PACKED.every((sign, at) => head[at] === sign)) return blob.arrayBuffer();
	return new Response(blob.stream().pipeThrough(new DecompressionStream("gzip"))).arrayBuffer();
}

// src/page/store.js
var NAME = "boardlab";
var LINES = "lines";
var PLACES = "places";
function open() {
	return new Promise((done, fail) => {
		const wish = indexedDB.open(NAME, 1);
		wish.onupgradeneeded = () => {
			wish.result.createObjectStore(LINES, { autoIncrement: true }).createIndex("uid", "uid", { unique: true });
			wish.result.createObjectStore(PLACES);
		};
		wish.onsuccess = () => done(wish.result);
		wish.onerror = () => fail(wish.error);
	});
}
var result = (wish) => new Promise((done, fail) => {
	wish.onsuccess = () => done(wish.result);
	wish.onerror = () => fail(wish.error);
});
async function restored() {
	try {
		const base = await open();
		const reading = base.transaction([LINES, PLACES]);
		const [lines, names, places] = await Promise.all([
			result(reading.objectStore(LINES).getAll()),
			result(reading.objectStore(PLACES).getAllKeys()),
			result(reading.objectStore(PLACES).getAll())
		]);
		base.close();
		return JSON.stringify({ lines: lines.map(({ text }) => text), places: Object.fromEntries(names.map((name, at) => [name, places[at]])) });
	} catch {
		return "";
	}
}
async function keep({ lines, places }) {
	const base = await open();
	try {
		await new Promise((done, fail) => {
			const writing = base.transaction([LINES, PLACES], "readwrite", { durability: "strict" });
			writing.oncomplete = done;
			writing.onabort = () => fail(writing.error);
			const known = writing.objectStore(LINES);
			for (const [uid, text] of Object.entries(lines)) {
				known.index("uid").getKey(uid).onsuccess = ({ target }) => {
					if (target.result === void 0) known.add({ uid, text });
				};
			}
			for (const [lesson2, place] of Object.entries(places)) writing.objectStore(PLACES).put(place, lesson2);
		});
	} finally {
		base.close();
	}
}

// src/page/worker.js
var HOME = "/learner";
var HERE = globalThis;
var lesson;
var early = [];
HERE.onmessage = async ({ data }) => {
	if (data.start) {
		try {
			await start(data.start);
		} catch (problem) {
			HERE.postMessage({ failed: String(problem) });
		}
	} else if (lesson) answer(data.send);
	else early.push(data.send);
};
async function start({ lesson: name, lang, root, files, packages, lock }) {
	const kept = restored();
	const bytes = await take(root, files, (part) => HERE.postMessage({ progress: part }));
	const python = await begin(root, bytes, lock);
	for (const each of packages) python.unpackArchive(bytes[each], "zip", { extractDir: "/lib/boardlab" });
	HERE.postMessage({ progress: 0.95 });
	python.globals.set("show", (content) => HERE.postMessage({ hear: JSON.parse(content) }));
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
async function begin(root, bytes, lock) {
	const plain = HERE.fetch;
	const held = { "pyodide.asm.wasm": ["machine", "application/wasm"], "python_stdlib.zip": ["library", "application/zip"] };
	HERE.fetch = async (address) => {
		const [part, type] = held[String(address).split("/").at(-1)] ?? [];
		if (!part) throw new Error(`not in this folder: ${address}`);
		return new Response(bytes[part], { headers: { "content-type": type } });
	};
	try {
		const code = (part) => import(URL.createObjectURL(new Blob([bytes[part]], { type: "text/javascript" })));
		const [{ loadPyodide }, { default: createPyodideModule }] = await Promise.all([code("loader"), code("script")]);
		return await loadPyodide({ indexURL: `${root}python/`, packageBaseUrl: `${root}python/`, lockFileContents: lock, createPyodideModule });
	} finally {
		HERE.fetch = plain;
	}
}
async function answer(content) {
	const said = JSON.parse(lesson.receive(JSON.stringify(content)));
	HERE.postMessage({ hear: said });
	const news = lesson.news();
	if (news) await keep(JSON.parse(news)).catch((problem) => HERE.postMessage({ unkept: String(problem?.name ?? problem) }));
}
