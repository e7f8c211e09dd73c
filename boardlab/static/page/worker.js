// src/page/files.js
var GZIP = [31, 139];
var ZSTD = [40, 181, 47, 253];
var VISITED = "boardlab";
var came = new Map();
async function visited() {
	try {
		return await globalThis.caches?.open(VISITED);
	} catch {
		return void 0;
	}
}
async function take(address, count) {
	const kept2 = await (await visited())?.match(address);
	const response = kept2 ?? await fetch(address);
	const strange = /^text\/html/.test(response.headers.get("content-type") ?? "");
	if (!response.ok || !response.body || strange) throw new Error(`${response.status} ${address}`);
	const reader = response.body.getReader();
	const first = await reader.read();
	let part = first;
	const parts = new ReadableStream({
		async pull(out) {
			if (part.done) return out.close();
			count(part.value.length);
			out.enqueue(part.value);
			part = await reader.read();
		}
	});
	const packed = (by) => by.every((sign, at) => first.value?.[at] === sign);
	const here = new Response(packed(GZIP) ? parts.pipeThrough(new DecompressionStream("gzip")) : parts).arrayBuffer();
	const file2 = packed(ZSTD) ? (await import("./zstd.js")).unpacked(await here) : await here;
	if (!kept2) came.set(address, file2);
	return file2;
}
async function file() {
	const cache = await visited();
	for (const [address, file2] of came) await cache?.put(address, new Response(file2)).catch(() => {
	});
	came.clear();
}

// src/page/machine.js
var PARTS = ["loader", "script", "machine", "library"];
async function startPython({ loader, script, machine, library }, home, more) {
	const here = globalThis;
	const fetch2 = here.fetch;
	const held2 = { "pyodide.asm.wasm": [machine, "application/wasm"], "python_stdlib.zip": [library, "application/zip"] };
	here.fetch = async (address) => {
		const [bytes, type] = held2[String(address).split("/").at(-1)] ?? [];
		if (!bytes) throw new Error(`not in this folder: ${address}`);
		return new Response(bytes, { headers: { "content-type": String(type) } });
	};
	try {
		const code = (bytes) => import(URL.createObjectURL(new Blob([bytes], { type: "text/javascript" })));
		const [{ loadPyodide }, { default: create }] = await Promise.all([code(loader), code(script)]);
		const createPyodideModule = async (settings) => {
			const made = await create(settings);
			const wanted = settings.INITIAL_MEMORY ?? 0;
			if (wanted > made.HEAPU8.length) made._free(made._malloc(wanted - made._sbrk(0)));
			return made;
		};
		return await loadPyodide({ indexURL: home, packageBaseUrl: home, createPyodideModule, ...more });
	} finally {
		here.fetch = fetch2;
	}
}

// src/page/worker.js
import { begin, mix, unpack } from "./python.js";
import { whole } from "./repeats.js";

// src/page/store.js
var NAME = "boardlab";
var LINES = "lines";
var PLACES = "places";
var PATIENCE = 4e3;
var inTime = (wish) => Promise.race([wish, new Promise((_, fail) => setTimeout(() => fail(new Error("no answer")), PATIENCE))]);
function open() {
	return new Promise((done, fail) => {
		const wish = indexedDB.open(NAME, 2);
		wish.onupgradeneeded = ({ oldVersion }) => {
			if (oldVersion) return;
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
var held = () => inTime(read());
async function read() {
	const base = await open();
	const reading = base.transaction([LINES, PLACES]);
	const [lines, names, places] = await Promise.all([
		result(reading.objectStore(LINES).getAll()),
		result(reading.objectStore(PLACES).getAllKeys()),
		result(reading.objectStore(PLACES).getAll())
	]);
	base.close();
	return { lines: lines.map(({ text }) => text), places: Object.fromEntries(names.map((name, at) => [name, places[at]])) };
}
var restored = () => seed().then(held).then(JSON.stringify);
var LEARNER = "learner";
var seed = () => inTime(seeded());
async function seeded() {
	const base = await open();
	const places = base.transaction([PLACES], "readwrite").objectStore(PLACES);
	const kept2 = await result(places.get(LEARNER)) ?? { seed: crypto.getRandomValues(new Uint32Array(1))[0].toString(16) };
	await result(places.put(kept2, LEARNER));
	base.close();
	return String(kept2.seed);
}
var keep = (news) => inTime(write(news));
async function write({ lines, places }) {
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
			for (const [lesson, place] of Object.entries(places)) writing.objectStore(PLACES).put(place, lesson);
		});
	} finally {
		base.close();
	}
}
var NOTHING = { lines: {}, places: {} };
var unkept = NOTHING;
async function save({ lines, places }) {
	const all = { lines: { ...unkept.lines, ...lines }, places: { ...unkept.places, ...places } };
	unkept = all;
	await keep(all);
	if (unkept === all) unkept = NOTHING;
}

// src/page/worker.js
var HOME = "/learner";
var FETCHED = 0.8;
var HERE = globalThis;
var forbidden = false;
var python;
var opened;
var lang = "";
var site = "";
var started;
var early = [];
var rev = 0;
HERE.onmessage = async ({ data }) => {
	try {
		if (data.start) await (started = start(data.start));
		else if (data.open) await started.then(() => openAnew(data.open));
		else if (opened) await answer(data.early ? { ...data.send, rev } : data.send);
		else early.push(data.send);
	} catch (problem) {
		HERE.postMessage({ failed: String(problem), forbidden });
	}
};
HERE.addEventListener("securitypolicyviolation", () => void (forbidden = true));
function live(name) {
	navigator.locks?.request(name, () => {
		HERE.postMessage({ lives: true });
		return new Promise(() => {
		});
	}).catch(() => {
	});
}
var kept = () => restored().catch(() => HERE.postMessage({ unkept: true }) ?? "");
async function start(given) {
	live(given.name);
	const held2 = kept();
	const wanted = new Files(given);
	let from = "memory";
	lang = given.lang;
	site = given.root;
	python = await fromMemory(wanted).catch(() => void 0);
	try {
		opened = begin(python, given.page, lang, HOME, await held2, show, site);
	} catch {
		from = "plain";
		python = await plain(wanted);
		opened = begin(python, given.page, lang, HOME, await held2, show, site);
	}
	rev = JSON.parse(opened.whole()).frame?.rev ?? 0;
	const heard = early.splice(0).map((content) => receive({ ...content, rev }));
	HERE.postMessage({ from, whole: JSON.parse(opened.whole()) });
	for (const said of heard) HERE.postMessage({ hear: { ...said, changes: void 0, version: void 0 } });
	await keepNews();
	await file();
	HERE.postMessage({ filed: [...wanted.known.keys()].map((part) => `python/${given.files[part].name}`) });
}
async function openAnew(wish) {
	const held2 = await kept();
	opened?.destroy();
	opened = begin(python, wish, lang, HOME, held2, show, site);
	HERE.postMessage({ whole: JSON.parse(opened.whole()) });
}
var show = (content) => HERE.postMessage({ hear: JSON.parse(content) });
var Files = class {
	constructor({ root, files, packs, lock }) {
		this.root = root;
		this.packs = packs;
		this.lock = lock;
		this.files = files;
		this.here = 0;
		const first = Object.keys(files);
		this.all = first.reduce((sum, part) => sum + files[part].size, 0);
		this.known = new Map();
		for (const part of first) this.get(part).catch(() => {
		});
	}
	get(part) {
		if (!this.known.has(part)) this.known.set(part, this.take(part));
		return this.known.get(part);
	}
	async take(part) {
		if (!this.files[part]) throw new Error(`no ${part}`);
		const count = (bytes) => {
			const here = Math.min(this.here += bytes, this.all);
			HERE.postMessage({ progress: FETCHED * here / this.all, here, all: this.all });
		};
		return take(`${this.root}python/${this.files[part].name}`, count);
	}
};
async function fromMemory(files) {
	const [base, game, machine] = await Promise.all(["base", "memory", "machine"].map((part) => files.get(part)));
	const memory = whole(game, whole(base));
	mix(memory, machine);
	return load(files, { _loadSnapshot: memory });
}
var plain = async (files) => load(files, {});
async function load(files, more) {
	const [loader, script, machine, library, ...packs] = await Promise.all([...PARTS, ...files.packs].map((part) => files.get(part)));
	const python2 = await startPython({ loader, script, machine, library }, `${files.root}python/`, { lockFileContents: files.lock, ...more });
	for (const pack of packs) unpack(python2, pack);
	HERE.postMessage({ progress: 0.9 });
	return python2;
}
function receive(content) {
	const said = JSON.parse(opened.receive(JSON.stringify(content)));
	rev = said.rev ?? rev;
	return said;
}
async function answer(content) {
	HERE.postMessage({ hear: receive(content) });
	await keepNews();
}
async function keepNews() {
	const news = opened.news();
	if (news) await save(JSON.parse(news)).then(() => HERE.postMessage({ unkept: false }), () => HERE.postMessage({ unkept: true }));
}
