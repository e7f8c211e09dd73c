// src/page/explore.js
import question from "../question.js";
import beside from "../beside.js";

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
		made.onmessage = ({ data }) => data.lives ? follow2(name) : hear(data);
		made.onerror = () => failed();
		made.postMessage({ start: { ...given2, name } });
		return made;
	}
	async function follow2(name) {
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
function followTongue() {
	addEventListener("click", ({ target }) => {
		const link = target instanceof Element && target.closest("a[hreflang]");
		if (link) choose("lang", link.getAttribute("hreflang") ?? "");
	});
}

// src/page/linked.js
var ENOUGH = 2e3;
var LESSON = /^boardlab step 1 ([a-z0-9_]+(?:\.[a-z0-9_]+)+) /;
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
var lessonIn = (text) => LESSON.exec(text)?.[1];

// src/page/explore.js
var section = document.getElementById("explore");
var place = document.getElementById("table");
var waiting = document.getElementById("waiting");
var form = section.querySelector("form");
var wrong = document.getElementById("wrong");
var qr = document.getElementById("qr");
var code = document.getElementById("code");
var given = JSON.parse(section.dataset.start ?? "{}");
var root = new URL(given.root, document.baseURI).href;
var running;
function play(wish) {
	const { game = "" } = wish;
	const page = { kind: "table", about: JSON.stringify(wish) };
	wrong.hidden = true;
	wrong.textContent = "";
	section.dataset.game = game;
	const radio = form.querySelector(`[name="game"][value="${game}"]`);
	if (radio && !radio.checked) radio.click();
	if (running?.game === game) return running.python.open(page);
	running?.python.stop();
	waiting.hidden = false;
	place.replaceChildren();
	delete place.dataset.from;
	const python = host(place, { ...given.games[game], lang: given.lang, root, page }, (whole) => {
		waiting.hidden = true;
		wrong.textContent = whole.mistake;
		wrong.hidden = !whole.mistake;
		const model = new Model(whole, python.send, given.lang);
		model.on("msg:custom", showCode);
		qr.hidden = false;
		code.hidden = true;
		const el = document.createElement("div");
		place.replaceChildren(el);
		(whole.part === "question" ? question : beside).render({ model, el });
		return model;
	});
	running = { game, python };
}
function showCode({ qr: drawn, link = "", mistake = "" }) {
	if (drawn === void 0) return;
	const [picture, words] = [code.querySelector("img"), code.querySelector("a")];
	code.hidden = !drawn;
	picture.src = drawn && `data:image/svg+xml,${encodeURIComponent(drawn)}`;
	picture.alt = words.href = words.textContent = link;
	if (mistake) wrong.textContent = mistake;
	wrong.hidden = !wrong.textContent;
	if (drawn) code.scrollIntoView({ block: "nearest" });
}
qr.addEventListener("click", () => running?.python.send({ do: "qr" }));
async function enter(text) {
	const names = Object.keys(given.games);
	const beginning = await begins(text);
	const lesson = lessonIn(beginning);
	if (lesson && text.startsWith("#")) return location.assign(`../${lesson.replaceAll(".", "/")}/${text}`);
	return play({ game: gameIn(beginning, names) ?? running?.game ?? names[0], text });
}
form.addEventListener("submit", (event) => {
	event.preventDefault();
	const chosen = new FormData(form);
	const text = String(chosen.get("text") ?? "").trim();
	if (event.submitter?.getAttribute("value") === "open" && text) return enter(text);
	const opponents = chosen.get("against") === "on";
	play({ game: String(chosen.get("game")), players: Number(chosen.get("players")), opponents });
});
function offer() {
	const radio = form.querySelector('[name="game"]:checked');
	const players = form.elements.namedItem("players");
	const before = players.value;
	const counts = (radio.dataset.players ?? "").split(" ");
	players.replaceChildren(...counts.map((count) => new Option(count, count)));
	if (counts.includes(before)) players.value = before;
}
form.addEventListener("change", ({ target }) => target instanceof HTMLInputElement && target.name === "game" && offer());
offer();
followTongue();
section.hidden = false;
function follow() {
	const asked = location.hash;
	if (Object.hasOwn(given.games, asked.slice(1))) play({ game: asked.slice(1) });
	else if (asked.includes("=")) enter(asked);
}
addEventListener("hashchange", follow);
follow();
export {
	enter
};
