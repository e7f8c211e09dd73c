// src/page/early.js
import { patched } from "../common.js";

// src/page/files.js
var GZIP = [31, 139];
var ZSTD = [40, 181, 47, 253];
var VISITED = "boardlab";
var came = new Map();
var visited = async () => globalThis.caches ? caches.open(VISITED).catch(() => void 0) : void 0;
async function take(address, count) {
	const kept = await (await visited())?.match(address);
	const response = kept ?? await fetch(address);
	if (!response.ok || !response.body) throw new Error(`${response.status} ${address}`);
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
var RUNS = "runs";
function open() {
	return new Promise((done, fail) => {
		const wish = indexedDB.open(NAME, 2);
		wish.onupgradeneeded = ({ oldVersion }) => {
			if (!oldVersion) {
				wish.result.createObjectStore(LINES, { autoIncrement: true }).createIndex("uid", "uid", { unique: true });
				wish.result.createObjectStore(PLACES);
			}
			wish.result.createObjectStore(RUNS);
		};
		wish.onsuccess = () => done(wish.result);
		wish.onerror = () => fail(wish.error);
	});
}
var result = (wish) => new Promise((done, fail) => {
	wish.onsuccess = () => done(wish.result);
	wish.onerror = () => fail(wish.error);
});
async function held() {
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

// src/page/early.js
var parsed = (bytes) => JSON.parse(new TextDecoder().decode(bytes));
var read = async (address) => new Uint8Array(await take(address, () => {
}));
function partOf(bytes, lesson) {
	let at = bytes.indexOf(10) + 1;
	for (const [name, length] of Object.entries(parsed(bytes.subarray(0, at)))) {
		if (name === lesson) return parsed(bytes.subarray(at, at + length));
		at += length;
	}
}
var Early = class _Early {
	constructor(tries, lesson, steps, answers) {
		this.tries = tries;
		this.lesson = lesson;
		this.steps = steps;
		this.address = answers;
		this.at = 0;
		this.fresh = steps.first;
		this.shown = steps.first;
		this.state = "";
		this.rev = 0;
		this.over = false;
		this.answers = void 0;
		this.doing = Promise.resolve();
	}
	static async read(tries, lesson, root, files) {
		const nothing = { lines: [], places: {} };
		const [bytes, { lines, places }] = await Promise.all([read(`${root}python/${files.steps}`), held().catch(() => nothing)]);
		const steps = partOf(bytes, lesson);
		const begun = places[lesson] || lines.some((line) => steps.asks.some((id) => line.includes(`"id":"${id}"`)));
		return begun ? void 0 : new _Early(tries, lesson, steps, files.answers && `${root}python/${files.answers}`);
	}
	get asks() {
		return !!this.steps.asked && this.at === this.steps.steps.length;
	}
	hear(message) {
		this.tries.add(message);
		const done = this.doing.then(() => this.over ? void 0 : this.after(message));
		const shown = done.then((found) => {
			this.over ||= !found;
			if (!found || this.over) return void 0;
			this.rev += 1;
			this.shown = { ...found, frame: { ...found.frame, rev: this.rev, by: message.client } };
			return this.shown;
		});
		this.doing = shown.catch(() => void (this.over = true));
		return shown;
	}
	async after({ do: what, key = "", at }) {
		if (what === "go" && at === this.at + 1) return this.goOn();
		if (what !== "pick" || !this.asks || this.state) return void 0;
		const [head, rest] = [key.slice(0, key.indexOf(":")), key.slice(key.indexOf(":") + 1)];
		if (head === "answer") return this.grade(rest);
		return head === "up" || head === "down" ? this.move(rest, head === "up" ? -1 : 1) : void 0;
	}
	async goOn() {
		let next;
		if (!this.asks) next = this.steps.steps[this.at] && patched(this.fresh, this.steps.steps[this.at]);
		else if (this.state === "right") next = patched(this.fresh, (await this.named()).on);
		if (!next) return void 0;
		this.at += 1;
		this.state = "";
		return this.fresh = next;
	}
	named() {
		return this.answers ??= read(this.address).then((bytes) => partOf(bytes, this.lesson));
	}
	async grade(given) {
		const { kind } = this.steps.asked;
		const order = () => this.shown.frame.question.steps.map((step) => step.key).join(",");
		const key = kind === "order" ? order() : kind === "number" && /^\d+$/.test(given) ? String(Number(given)) : given;
		const found = (await this.named()).answers[key];
		if (!found) return void 0;
		this.state = found.right ? "right" : "wrong";
		return patched(this.fresh, found.patch);
	}
	move(key, by) {
		const { frame } = this.shown;
		const steps = [...frame.question.steps];
		const at = steps.findIndex((step) => step.key === key);
		const to = Math.max(0, Math.min(steps.length - 1, at + by));
		if (at < 0) return void 0;
		steps.splice(to, 0, ...steps.splice(at, 1));
		const says = this.steps.asked?.moved[key]?.[to] ?? "";
		return { ...this.shown, frame: { ...frame, says, question: { ...frame.question, steps } } };
	}
};
export {
	Early
};
