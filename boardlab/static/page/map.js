// src/page/map.js
import { choose } from "../help.js";

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
async function restored() {
	try {
		const base = await open();
		const reading = base.transaction([LINES, PLACES]);
		const [lines, names, places2] = await Promise.all([
			result(reading.objectStore(LINES).getAll()),
			result(reading.objectStore(PLACES).getAllKeys()),
			result(reading.objectStore(PLACES).getAll())
		]);
		base.close();
		return JSON.stringify({ lines: lines.map(({ text }) => text), places: Object.fromEntries(names.map((name, at) => [name, places2[at]])) });
	} catch {
		return "";
	}
}
var places = async () => JSON.parse(await restored() || "{}").places ?? {};

// src/page/map.js
for (const [lesson, place] of Object.entries(await places())) {
	const row = document.querySelector(`[data-lesson="${CSS.escape(lesson)}"]`);
	if (row && place?.at) row.classList.add("begun");
}
for (const link of document.querySelectorAll("a[hreflang]")) link.addEventListener("click", () => choose("lang", link.hreflang));
