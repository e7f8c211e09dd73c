// src/page/lesson.js
import stage from "../stage.js";

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
	constructor(parts, send2, lang) {
		this.kernel = { status: "idle" };
		this.parts = parts;
		this.send = send2;
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
function host(place2, given2, show2, hooks = {}) {
	const bar = document.getElementById("progress");
	const far = bar?.parentElement?.querySelector(".far");
	const stopped = new AbortController();
	let model2;
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
			model2 = show2(data.whole);
			if (data.from) place2.dataset.from = data.from;
		}
	}
	return {
		send: (content, early2 = false) => worker.postMessage({ send: content, early: early2 }),
		open(page2) {
			given2 = { ...given2, page: page2 };
			worker.postMessage({ open: page2 });
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

// src/page/lesson.js
var place = document.getElementById("lesson");
var given = JSON.parse(place.dataset.start ?? "{}");
var root = new URL(given.root, document.baseURI).href;
var text = document.getElementById("text");
function fold() {
	if (!place.dataset.from && text && text.getBoundingClientRect().top > innerHeight / 2) text.open = false;
}
var model;
var icon = document.querySelector('link[rel="icon"]');
icon?.setAttribute("href", icon.href);
var AROUND = ["title", ".top", "#text", ".onward"];
var pageOf = (lesson, lang) => `${root}${lang === given.langs[0] ? "" : `${lang}/`}${lesson.replace(".", "/")}/`;
async function follow() {
	const { lang, stage: shown } = model?.parts.frame;
	if (lang === given.lang && shown.id === given.lesson) return;
	const address = pageOf(shown.id, lang);
	if (shown.id === given.lesson) history.replaceState(null, "", address);
	else history.pushState(null, "", address);
	Object.assign(given, { lang, lesson: shown.id });
	const text2 = await fetch(address).then((response) => response.ok ? response.text() : "");
	if (address !== location.href) return;
	const other = new DOMParser().parseFromString(text2, "text/html");
	document.documentElement.lang = lang;
	const chose = document.activeElement?.closest(".top a[hreflang]");
	for (const part of AROUND) {
		const there = other.querySelector(part);
		if (there) document.querySelector(part)?.replaceWith(there);
	}
	document.getElementById("text")?.removeAttribute("open");
	if (chose) document.querySelector(`.top a[hreflang="${lang}"]`)?.focus();
}
addEventListener("popstate", () => location.reload());
addEventListener("click", (event) => {
	const chosen = event.target instanceof Element && event.target.closest(".top a[hreflang]");
	if (!chosen || event.ctrlKey || event.metaKey || event.shiftKey) return;
	const switches = place.dataset.from ? place.querySelector(`[data-do="language"][data-pick="${chosen.getAttribute("hreflang")}"]`) : null;
	if (!switches) return;
	event.preventDefault();
	switches.click();
});
function present(parts) {
	model = new Model(parts, send, given.lang);
	model.on("change:frame", follow);
	const el = document.createElement("div");
	place.replaceChildren(el);
	stage.render({ model, el });
	return model;
}
var early;
var WHISPERS = new Set(["draft", "here", "what", "places", "whole", "ping"]);
var wait = document.getElementById("wait");
function send(content) {
	if (early?.refuses(content)) return;
	python.send(content, !!early);
	if (!early || WHISPERS.has(content.do)) return;
	const { shown, done } = early.hear(content);
	if (shown) for (const name of ["words", "area", "frame"]) model?.set(name, shown[name]);
	if (done) model?.tell("msg:custom", { client: content.client, seq: content.seq, answer: "done", text: "", rev: early.rev });
	else wait?.classList.add("asked");
	if (early.answered) place.dataset.early = "answered";
}
async function beginEarly() {
	if (!given.early || location.hash) return;
	const { Early } = await import("./early.js");
	const found = await Early.read(given.lesson, `${root}python/${given.early}`);
	if (!found || model) return;
	early = found;
	if (wait?.isConnected) {
		document.querySelector(".top nav")?.before(wait);
		wait.className = "wait waits";
	}
	present({ ...found.shown }).kernel.status = "busy";
	place.dataset.early = "1";
}
var page = { kind: "lesson", about: given.lesson + location.hash };
function show(whole) {
	fold();
	if (whole.mistake) place.before(Object.assign(document.createElement("p"), { className: "told", role: "alert", textContent: whole.mistake }));
	if (!early || !model) return present(whole);
	early = void 0;
	place.dataset.early = "1";
	model.kernel.status = "idle";
	wait?.remove();
	const parts = { ...whole, frame: { ...whole.frame, by: "page" } };
	for (const name of ["version", "words", "area", "frame"]) model.set(name, parts[name]);
	return model;
}
var python = host(place, { ...given, root, page }, show, {
	// One may have gone on to another lesson meanwhile, and is where one was.
	now: () => ({ lang: given.lang, page: { kind: "lesson", about: given.lesson } }),
	// The first steps lead nowhere without it.
	failed: () => void (place.inert = true)
});
beginEarly().catch(() => {
});
followTongue();
