// src/page/map.js
import { choose } from "../help.js";

// src/page/journal.js
async function entry(line) {
	const [, body, sum] = /^(\{.*),"sum":"([0-9a-f]{16})"\}\s*$/s.exec(line) ?? [];
	if (body === void 0) return void 0;
	if (crypto.subtle && await digest(body) !== sum) return void 0;
	try {
		const read = JSON.parse(`${body}}`);
		return /^[0-9a-f]{16}$/.test(read.uid) ? read : void 0;
	} catch {
		return void 0;
	}
}
async function digest(body) {
	const hash = new Uint8Array(await crypto.subtle.digest("SHA-256", new TextEncoder().encode(body)));
	return [...hash.subarray(0, 8)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}
async function sound(text) {
	const lines = {};
	for (const line of text.replace(/^\uFEFF/, "").split("\n")) {
		const read = await entry(line);
		if (read) lines[read.uid] = `${line.trimEnd()}
`;
	}
	return lines;
}

// src/page/keeping.js
async function keepVisited(root, more = []) {
	const helper = navigator.serviceWorker;
	if (!helper) return;
	try {
		await helper.register(`${root}offline.js`, { scope: root });
		const { active } = await helper.ready;
		helper.addEventListener("message", ({ data }) => {
			if (data.kept) document.documentElement.dataset.kept = "1";
		});
		helper.startMessages?.();
		const loaded = performance.getEntriesByType("resource").map(({ name }) => name);
		const shown = [...document.images].map(({ src }) => src);
		const all = [location.href.replace(/[?#].*$/, ""), ...loaded, ...shown, ...more].filter((address) => address.startsWith(root));
		active?.postMessage({ keep: [...new Set(all)] });
	} catch {
	}
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
async function forget() {
	const base = await open();
	const writing = base.transaction([LINES, PLACES], "readwrite");
	await Promise.all([LINES, PLACES].map((name) => result(writing.objectStore(name).clear())));
	base.close();
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
			for (const [lesson, place] of Object.entries(places)) writing.objectStore(PLACES).put(place, lesson);
		});
	} finally {
		base.close();
	}
}

// src/page/map.js
var section = document.getElementById("progress");
var onward = document.getElementById("onward");
var file = section.querySelector("input");
var words = JSON.parse(section.dataset.words ?? "{}");
var rows = [...document.querySelectorAll("[data-lesson]")];
var asksOf = (row) => (row.dataset.asks ?? "").split(" ").filter(Boolean);
var say = (key, facts = {}) => words[key].replace(/\{(\w+)\}/g, (_, name) => String(facts[name]));
var tell = (said) => void (section.querySelector('[role="status"]').textContent = said);
async function show() {
	const { lines, places } = await held();
	const entries = (await Promise.all(lines.map(entry))).flatMap((each) => each ? [each] : []);
	const solved = new Set(entries.filter(({ right }) => right).map(({ id }) => id));
	for (const row of rows) {
		const asks = asksOf(row);
		const right = asks.filter((id) => solved.has(id)).length;
		const state = right && right === asks.length ? "done" : right || places[row.dataset.lesson ?? ""]?.at ? "begun" : "";
		row.className = state;
		row.querySelector("i")?.remove();
		if (state) row.insertBefore(Object.assign(document.createElement("i"), { textContent: right && state === "begun" ? say("solved", { solved: right, all: asks.length }) : say(state) }), row.lastElementChild);
	}
	const last = entries.at(-1)?.id ?? "";
	const here = rows.find((row) => asksOf(row).includes(last));
	const next = here?.className === "done" ? rows[rows.indexOf(here) + 1] : here;
	const link = next?.querySelector("a");
	onward.hidden = !link;
	if (link) onward.replaceChildren(Object.assign(document.createElement("a"), { href: link.href, textContent: say("onward", { title: link.textContent }) }));
}
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
		tell(say("deleted"));
		await show();
	}
};
file.addEventListener("change", async () => {
	const [given] = file.files ?? [];
	if (!given) return;
	const found = await sound(await given.text());
	file.value = "";
	if (!Object.keys(found).length) return tell(say("none"));
	const before = (await held()).lines.length;
	await keep({ lines: found, places: {} });
	tell(say("imported", { count: (await held()).lines.length - before }));
	await show();
});
section.addEventListener("click", async ({ target }) => {
	const what = target instanceof Element && target.closest("[data-do]")?.getAttribute("data-do");
	if (!what) return;
	try {
		await deeds[what]();
	} catch {
		tell(say("unread"));
	}
});
addEventListener("click", ({ target }) => {
	const link = target instanceof Element && target.closest("a[hreflang]");
	if (link) choose("lang", link.getAttribute("hreflang") ?? "");
});
section.hidden = false;
await show().catch(() => tell(say("unread")));
document.documentElement.dataset.shown = "1";
addEventListener("pageshow", ({ persisted }) => persisted && show());
keepVisited(new URL(section.dataset.root ?? "", document.baseURI).href);
