// src/page/embed.js
import question from "../question.js";
import table from "../table.js";

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
	let model;
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
		if (!model) return failed();
		model = void 0;
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
		if (data.hear?.parts) for (const [name, part] of Object.entries(data.hear.parts)) model?.set(name, part);
		else if (data.hear) model?.tell("msg:custom", data.hear);
		if (data.failed) failed(data.forbidden);
		if (data.unkept !== void 0) tell("unkept", data.unkept);
		if (data.filed) keepVisited(given2.root, [...data.filed.map((name) => given2.root + name), ...SCRIPTS]);
		if (data.whole) {
			model = show(data.whole);
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

// src/page/linked.js
var ENOUGH = 2e3;
async function begins(given2) {
	const [, part, value] = /#(?:.*&)?([tz])=([^&]*)/s.exec(given2.slice(0, 2e5)) ?? [];
	if (part !== "z") return (value ?? given2).slice(0, ENOUGH).replace(/%[0-9a-f]{2}/gi, " ");
	try {
		const bytes = Uint8Array.from(atob(value.replace(/-/g, "+").replace(/_/g, "/")), (sign) => sign.charCodeAt(0));
		const reader = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("deflate")).getReader();
		const { value: piece } = await reader.read();
		reader.cancel().catch(() => {
		});
		return new TextDecoder().decode(piece?.subarray(0, ENOUGH));
	} catch {
		return "";
	}
}
function gameIn(text, games) {
	const found = games.map((game) => ({ game, at: text.search(new RegExp(`\\b${game}\\b`)) })).filter(({ at }) => at >= 0);
	return found.sort((one, other) => one.at - other.at)[0]?.game;
}

// src/page/embed.js
var place = document.getElementById("table");
var wrong = document.getElementById("wrong");
var given = JSON.parse(place.dataset.start ?? "{}");
var root = new URL(given.root, document.baseURI).href;
var whole = document.getElementById("whole");
var tell2 = () => parent.postMessage({ boardlab: "height", height: Math.ceil(document.body.getBoundingClientRect().height) }, "*");
new ResizeObserver(tell2).observe(document.body);
async function open() {
	const text = location.hash;
	const games = Object.keys(given.games);
	const game = gameIn(await begins(text), games) ?? games[0];
	whole.hash = text;
	const page = { kind: "table", about: JSON.stringify({ game, text }) };
	const python = host(place, { ...given.games[game], lang: given.lang, root, page }, (shown) => {
		document.getElementById("waiting")?.remove();
		wrong.textContent = shown.mistake;
		wrong.hidden = !shown.mistake;
		const model = new Model(shown, python.send, given.lang);
		const el = document.createElement("div");
		place.replaceChildren(el);
		(shown.part === "question" ? question : table).render({ model, el });
		return model;
	});
}
open();
addEventListener("hashchange", () => location.reload());
