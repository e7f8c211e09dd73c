// src/page/early.js
import { patched } from "../common.js";

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
	const kept = await (await visited())?.match(address);
	const response = kept ?? await fetch(address);
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
	const file = packed(ZSTD) ? (await import("./zstd.js")).unpacked(await here) : await here;
	if (!kept) came.set(address, file);
	return file;
}

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
var LEARNER = "learner";
var seed = () => inTime(seeded());
async function seeded() {
	const base = await open();
	const places = base.transaction([PLACES], "readwrite").objectStore(PLACES);
	const kept = await result(places.get(LEARNER)) ?? { seed: crypto.getRandomValues(new Uint32Array(1))[0].toString(16) };
	await result(places.put(kept, LEARNER));
	base.close();
	return String(kept.seed);
}

// src/page/early.js
var parsed = (bytes) => JSON.parse(new TextDecoder().decode(bytes));
function partOf(bytes, lesson) {
	let at = bytes.indexOf(10) + 1;
	for (const [name, length] of Object.entries(parsed(bytes.subarray(0, at)))) {
		if (name === lesson) return parsed(bytes.subarray(at, at + length));
		at += length;
	}
}
var answers = ({ do: what, key }) => what === "pick" && !!key?.startsWith("answer:");
var Early = class _Early {
	constructor(steps, seed2) {
		this.steps = steps;
		this.seed = seed2;
		this.at = 0;
		this.shown = steps.first;
		this.rev = 0;
		this.waits = false;
		this.answered = false;
	}
	static async read(lesson, address) {
		const nothing = { lines: [], places: {} };
		const [bytes, { lines, places }, by] = await Promise.all([take(address, () => {
		}), held().catch(() => nothing), seed().catch(() => "")]);
		const steps = partOf(new Uint8Array(bytes), lesson);
		const begun = places[lesson] || lines.some((line) => steps.asks.some((id) => line.includes(`"id":"${id}"`)));
		return begun ? void 0 : new _Early(steps, by);
	}
	hear(message) {
		const next = message.do === "go" && message.at === this.at + 1 && !this.waits && this.steps.steps[this.at];
		if (next) {
			this.at += 1;
			return { shown: this.show(patched(this.shown, next), message), done: true };
		}
		this.waits = true;
		if (!answers(message)) return { done: false };
		this.answered = true;
		const { frame } = this.shown;
		const main = { do: "wait", label: this.steps.waits };
		return { shown: this.show({ ...this.shown, frame: { ...frame, stage: { ...frame.stage, main } } }, message), done: false };
	}
	show(found, { client }) {
		this.rev += 1;
		const { question } = found.frame;
		this.shown = { ...found, frame: { ...found.frame, rev: this.rev, by: client, question: question && { ...question, seed: this.seed } } };
		return this.shown;
	}
	refuses(message) {
		return this.answered && answers(message);
	}
};
export {
	Early
};
