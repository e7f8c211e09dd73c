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

// src/page/host.js
import { choose } from "../help.js";

// src/page/keeping.js
async function keepVisited(root, more = []) {
	try {
		const helper = navigator.serviceWorker;
		if (!helper) return;
		await helper.register(`${root}offline.js`, { scope: root });
		const { active } = await helper.ready;
		helper.addEventListener("message", ({ data }) => {
			if (data.kept) document.documentElement.dataset.kept = "1";
		});
		helper.startMessages?.();
		const loaded = performance.getEntriesByType("resource").map(({ name }) => name);
		const shown = [...document.images].map(({ src }) => src);
		const all = [location.href.replace(/\?.*$/, ""), ...loaded, ...shown, ...more].map((address) => address.replace(/#.*$/, "")).filter((address) => address.startsWith(root));
		active?.postMessage({ keep: [...new Set(all)] });
	} catch {
	}
}

// src/page/host.js
var SCRIPTS = ["worker.js", "python.js", "repeats.js", "zstd.js"].map((name) => new URL(`./${name}`, import.meta.url).href);
function followTongue() {
	addEventListener("click", ({ target }) => {
		const link = target instanceof Element && target.closest("a[hreflang]");
		if (link) choose("lang", link.getAttribute("hreflang") ?? "");
	});
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

// src/page/wording.js
function wording(place2) {
	const words = JSON.parse(place2.dataset.words ?? "{}");
	return {
		say: (key, facts = {}) => words[key].replace(/\{(\w+)\}/g, (_, name) => String(facts[name])),
		tell: (said) => void (place2.querySelector('[role="status"]').textContent = said)
	};
}

// src/page/map.js
var place = document.getElementById("map");
var onward = document.getElementById("onward");
var { say, tell } = wording(place);
var rows = [...document.querySelectorAll("[data-lesson]")];
var asksOf = (row) => (row.dataset.asks ?? "").split(" ").filter(Boolean);
function lead(place2, row) {
	const link = row?.querySelector("a");
	if (!place2 || !link) return;
	const told = say("onward", { title: link.textContent });
	place2.querySelector("a")?.remove();
	place2.prepend(Object.assign(document.createElement("a"), { href: link.href, textContent: told }));
}
function mark(row, right, all, seen) {
	const state = right && right === all ? "done" : right || seen ? "begun" : "";
	row.className = state;
	row.querySelector("i")?.remove();
	if (!state) return;
	const told = document.createElement("i");
	told.textContent = right && state === "begun" ? say("solved", { solved: right, all }) : say(state);
	told.style.setProperty("--done", `${all ? 100 * right / all : 0}%`);
	row.insertBefore(told, row.lastElementChild);
}
function after(among, last) {
	const here = among.find((row) => asksOf(row).includes(last));
	return here?.className === "done" ? among.slice(among.indexOf(here)).find((row) => row.className !== "done") : here;
}
async function show() {
	const { lines, places } = await held();
	const entries = (await Promise.all(lines.map(entry))).flatMap((each) => each ? [each] : []);
	const solved = new Set(entries.filter(({ right }) => right).map(({ id }) => id));
	for (const row of rows) {
		const asks = asksOf(row);
		mark(row, asks.filter((id) => solved.has(id)).length, asks.length, Boolean(places[row.dataset.lesson ?? ""]?.at));
	}
	for (const game of document.querySelectorAll(".games section")) {
		const own = [...game.querySelectorAll("[data-lesson]")];
		const asked = new Set(own.flatMap(asksOf));
		lead(game.querySelector(".go"), after(own, entries.findLast(({ id }) => asked.has(id))?.id ?? ""));
		const done = own.filter((row) => row.className === "done").length;
		const reached = game.querySelector(".reached");
		if (reached) reached.textContent = done ? say("reached", { done, all: own.length }) : "";
	}
	const next = after(rows, entries.findLast(({ id }) => id)?.id ?? "");
	if (onward) onward.hidden = !next;
	lead(onward, next);
}
followTongue();
var look = () => show().then(() => keeps(true), () => keeps(false));
function keeps(kept) {
	tell(kept ? "" : say("unread"));
	document.querySelector("[data-keeps]").hidden = !kept;
}
await look();
document.documentElement.dataset.shown = "1";
addEventListener("pageshow", ({ persisted }) => persisted && look());
keepVisited(new URL(place.dataset.root ?? "", document.baseURI).href);
