// src/page/embed.js
import question from "../question.js";
import table from "../table.js";

// src/page/host.js
import { choose } from "../help.js";

// src/page/keeping.js
async function keepVisited(root2, more = []) {
	const helper = navigator.serviceWorker;
	if (!helper) return;
	try {
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
var SCRIPTS = ["code/page/worker.js", "code/page/python.js", "code/page/repeats.js", "code/page/zstd.js"];
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
function tell(what) {
	const said = document.getElementById(what);
	if (said) said.hidden = false;
}
function host(place2, given2, show) {
	const worker = new Worker(new URL("./worker.js", import.meta.url), { type: "module" });
	const bar = document.getElementById("progress");
	let model;
	const failed = () => {
		tell("failed");
		bar?.closest(".wait")?.remove();
	};
	worker.onmessage = ({ data }) => {
		if (data.progress !== void 0 && bar) bar.value = data.progress;
		if (data.hear?.parts) for (const [name, part] of Object.entries(data.hear.parts)) model?.set(name, part);
		else if (data.hear) model?.tell("msg:custom", data.hear);
		if (data.failed) failed();
		if (data.unkept) tell("unkept");
		if (data.filed) keepVisited(given2.root, [...data.filed, ...SCRIPTS].map((name) => given2.root + name));
		if (data.whole) {
			if (data.from) place2.dataset.from = data.from;
			model = show(data.whole);
		}
	};
	worker.onerror = failed;
	worker.postMessage({ start: given2 });
	return {
		send: (content, early = false) => worker.postMessage({ send: content, early }),
		open: (page) => worker.postMessage({ open: page }),
		stop: () => worker.terminate()
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
