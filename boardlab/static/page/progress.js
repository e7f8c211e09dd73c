// src/page/progress.js
import card from "../progress.js";

// src/page/host.js
import { choose } from "../help.js";

// src/page/keeping.js
async function keepVisited(root2, more = []) {
	try {
		const helper = navigator.serviceWorker;
		if (!helper) return;
		await helper.register(`${root2}offline.js`, { scope: root2 });
		const { active } = await helper.ready;
		helper.addEventListener("message", ({ data }) => {
			if (data.kept) document.documentElement.dataset.kept = "1";
		});
		helper.startMessages?.();
		const loaded = performance.getEntriesByType("resource").map(({ name }) => name);
		const shown = [...document.images].map(({ src }) => src);
		const all = [location.href.replace(/\?.*$/, ""), ...loaded, ...shown, ...more].map((address) => address.replace(/#.*$/, "")).filter((address) => address.startsWith(root2));
		active?.postMessage({ keep: [...new Set(all)] });
	} catch {
	}
}

// src/page/host.js
var SCRIPTS = ["worker.js", "python.js", "repeats.js", "zstd.js"].map((name) => new URL(`./${name}`, import.meta.url).href);
var MEGABYTE = 1e6;
var Model = class {
	constructor(parts, send, lang) {
		this.kernel = { status: "idle" };
		this.parts = parts;
		this.send = send;
		this.listeners = new Map();
		const spoken = () => this.parts.frame?.lang ?? lang;
		this.widget_manager = { kernel: this.kernel, context: { get path() {
			return `${spoken()}/site/page.ipynb`;
		} } };
	}
	get(name) {
		return this.parts[name];
	}
	set(name, value) {
		this.parts[name] = value;
		this.tell(`change:${name}`);
	}
	save_changes() {
	}
	on(type, listener) {
		if (!this.listeners.has(type)) this.listeners.set(type, new Set());
		this.listeners.get(type)?.add(listener);
	}
	off(type, listener) {
		this.listeners.get(type)?.delete(listener);
	}
	tell(type, content) {
		for (const listener of [...this.listeners.get(type) ?? []]) listener(content);
	}
};
function tell(what, holds = true) {
	const said = document.getElementById(what);
	if (said) said.hidden = !holds;
}
function host(place2, given2, show, hooks = {}) {
	const bar = document.getElementById("progress");
	const far = bar?.parentElement?.querySelector(".far");
	const stopped = new AbortController();
	let model2;
	let worker = begin();
	function begin() {
		const made = new Worker(new URL("./worker.js", import.meta.url), { type: "module" });
		const name = [...crypto.getRandomValues(new Uint32Array(3))].join("-");
		made.onmessage = ({ data }) => data.lives ? follow(name) : hear(data);
		made.onerror = () => failed();
		made.postMessage({ start: { ...given2, name } });
		return made;
	}
	async function follow(name) {
		const ended = await navigator.locks.request(name, { signal: stopped.signal }, () => true).catch(() => false);
		if (!ended) return;
		worker.terminate();
		if (!model2) return failed();
		model2 = void 0;
		given2 = { ...given2, ...hooks.now?.() };
		worker = begin();
	}
	function failed(forbidden = false) {
		tell(forbidden ? "forbidden" : "failed");
		bar?.closest(".wait")?.remove();
		document.getElementById("text")?.setAttribute("open", "");
		hooks.failed?.();
	}
	function hear(data) {
		if (data.progress !== void 0 && bar) bar.value = data.progress;
		if (data.all && far) far.textContent = `${[data.here ?? 0, data.all].map((bytes) => (bytes / MEGABYTE).toFixed(1)).join(" / ")} MB`;
		if (data.hear?.parts) for (const [name, part] of Object.entries(data.hear.parts)) model2?.set(name, part);
		else if (data.hear) model2?.tell("msg:custom", data.hear);
		if (data.failed) failed(data.forbidden);
		if (data.unkept !== void 0) tell("unkept", data.unkept);
		if (data.filed) keepVisited(given2.root, [...data.filed.map((name) => given2.root + name), ...SCRIPTS]);
		if (data.whole) {
			model2 = show(data.whole);
			if (data.from) place2.dataset.from = data.from;
		}
	}
	return {
		send: (content, early = false) => worker.postMessage({ send: content, early }),
		open(page) {
			given2 = { ...given2, page };
			worker.postMessage({ open: page });
		},
		stop() {
			stopped.abort();
			worker.terminate();
		}
	};
}
function followTongue() {
	addEventListener("click", ({ target }) => {
		const link = target instanceof Element && target.closest("a[hreflang]");
		if (link) choose("lang", link.getAttribute("hreflang") ?? "");
	});
}

// src/page/journal.js
var VERSION = 1;
var MOST_BYTES = 8192;
var DEEPEST = 64;
var KINDS = ["answer", "hint"];
var TEXTS = ["id", "misconception", "hint", "lang", "t"];
async function entry(line) {
	if (new TextEncoder().encode(line).length > MOST_BYTES) return void 0;
	const [, body, sum] = /^\uFEFF?(\{.*),"sum":"([0-9a-f]{16})"\}[\r\n]*$/s.exec(line) ?? [];
	if (body === void 0) return void 0;
	if (crypto.subtle && await digest(body) !== sum) return void 0;
	try {
		return understood(JSON.parse(`${body}}`), body);
	} catch {
		return void 0;
	}
}
function understood(read2, body) {
	const { v, uid, kind, right = false } = read2;
	if (typeof uid !== "string" || !/^[0-9a-f]{16}$/.test(uid) || !Number.isInteger(v) || v < VERSION) return void 0;
	if (/(?<!\\)(?:\\\\)*\\u[dD][89a-fA-F]/.test(body) || isDeeper(read2, DEEPEST)) return void 0;
	if (v > VERSION || !KINDS.includes(kind)) return { uid, id: "", kind: "", right: false };
	const texts = TEXTS.every((name) => typeof (read2[name] ?? (name in read2 ? null : "")) === "string");
	if (!texts || typeof right !== "boolean") return void 0;
	return { uid, id: read2.id ?? "", kind, right };
}
var isDeeper = (value, most) => most < 0 || value !== null && typeof value === "object" && Object.values(value).some((part) => isDeeper(part, most - 1));
async function digest(body) {
	const hash = new Uint8Array(await crypto.subtle.digest("SHA-256", new TextEncoder().encode(body)));
	return [...hash.subarray(0, 8)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}
async function sound(text) {
	const lines = {};
	for (const line of text.split(/(?<=\n)/)) {
		const read2 = await entry(line);
		if (read2) lines[read2.uid] ??= `${line.replace(/^\uFEFF|[\r\n]+$/g, "")}
`;
	}
	return lines;
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
var forget = () => inTime(clear());
async function clear() {
	const base = await open();
	const writing = base.transaction([LINES, PLACES], "readwrite");
	await Promise.all([LINES, PLACES].map((name) => result(writing.objectStore(name).clear())));
	base.close();
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
			for (const [lesson, place2] of Object.entries(places)) writing.objectStore(PLACES).put(place2, lesson);
		});
	} finally {
		base.close();
	}
}

// src/page/wording.js
function wording(place2) {
	const words = JSON.parse(place2.dataset.words ?? "{}");
	return {
		say: (key, facts = {}) => words[key].replace(/\{(\w+)\}/g, (_, name) => String(facts[name])),
		tell: (said) => void (place2.querySelector('[role="status"]').textContent = said)
	};
}

// src/page/progress.js
var section = document.getElementById("reached");
var place = document.getElementById("card");
var file = section.querySelector("input");
var { say, tell: tell2 } = wording(section);
var given = JSON.parse(section.dataset.start ?? "{}");
var root = new URL(given.root, document.baseURI).href;
var tabs = [...section.querySelectorAll("[data-game]")];
var game = "";
var python;
function choose2(chosen) {
	game = chosen?.dataset.game ?? "";
	for (const each of tabs) each.setAttribute("aria-pressed", String(each === chosen));
}
async function newest() {
	const { lines } = await held().catch(() => {
		tell2(say("unread"));
		section.querySelector("[data-keeps]").hidden = true;
		return { lines: [] };
	});
	const { id = "" } = await entry(lines.at(-1) ?? "") ?? {};
	return tabs.find((tab) => id.startsWith(`${tab.dataset.game}.`)) ?? tabs[0];
}
var look = () => python?.open({ kind: "reached", about: game });
var deeds = {
	async export() {
		const { lines } = await held();
		const link = Object.assign(document.createElement("a"), { href: URL.createObjectURL(new Blob(lines)), download: "boardlab-progress.jsonl" });
		link.click();
		URL.revokeObjectURL(link.href);
	},
	import: () => file.click(),
	async delete() {
		if (!confirm(say("sure"))) return;
		await forget();
		tell2(say("deleted"));
		look();
	}
};
file.addEventListener("change", async () => {
	const [chosen] = file.files ?? [];
	if (!chosen) return;
	const found = await sound(await chosen.text());
	file.value = "";
	if (!Object.keys(found).length) return tell2(say("none"));
	try {
		const before = (await held()).lines.length;
		await keep({ lines: found, places: {} });
		tell2(say("imported", { count: (await held()).lines.length - before }));
		look();
	} catch {
		tell2(say("unread"));
	}
});
section.addEventListener("click", async ({ target }) => {
	const what = target instanceof Element && target.closest("[data-do]")?.getAttribute("data-do");
	if (!what || !deeds[what]) return;
	try {
		await deeds[what]();
	} catch {
		tell2(say("unread"));
	}
});
for (const tab of tabs)
	tab.addEventListener("click", () => {
		choose2(tab);
		look();
	});
followTongue();
section.hidden = false;
var model;
choose2(await newest());
python = given.files ? host(place, { ...given, root, page: { kind: "reached", about: game } }, (whole) => {
	if (model) {
		model.set("card", whole.card);
		return model;
	}
	model = new Model(whole, (content) => python?.send(content), given.lang);
	const el = document.createElement("div");
	place.replaceChildren(el);
	card.render({ model, el });
	return model;
}) : void 0;
document.addEventListener("visibilitychange", () => model && document.visibilityState === "visible" && look());
