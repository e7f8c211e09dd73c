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
	const file2 = packed(ZSTD) ? (await import("./zstd.js")).unpacked(await here) : await here;
	if (!kept) came.set(address, file2);
	return file2;
}
async function file() {
	const cache = await visited();
	for (const [address, file2] of came) await cache?.put(address, new Response(file2)).catch(() => {
	});
	came.clear();
}

// src/page/games.js
var NAME = "boardlab-games";
var GAMES = "games";
var result = (wish) => new Promise((done, fail) => {
	wish.onsuccess = () => done(wish.result);
	wish.onerror = () => fail(wish.error);
});
async function within(mode, work) {
	const wish = indexedDB.open(NAME, 1);
	wish.onupgradeneeded = () => wish.result.createObjectStore(GAMES);
	const base = await result(wish);
	try {
		return await work(base.transaction(GAMES, mode).objectStore(GAMES));
	} finally {
		base.close();
	}
}
async function keepGames(files, folder) {
	files.mkdirTree(folder);
	const kept = await within("readonly", async (games) => {
		const [names, texts] = await Promise.all([result(games.getAllKeys()), result(games.getAll())]);
		return names.map((name, at) => [name, texts[at]]);
	}).catch(() => []);
	for (const [name, text] of kept) files.writeFile(`${folder}/${name}`, text);
	const known = new Map();
	const changed = () => files.readdir(folder).filter((name) => {
		const at = name.startsWith(".") ? 0 : files.stat(`${folder}/${name}`).mtime.getTime();
		const is = at !== (known.get(name) ?? 0);
		if (is) known.set(name, at);
		return is;
	});
	changed();
	return async () => {
		const names = changed();
		if (names.length) await within("readwrite", (games) => Promise.all(names.map((name) => result(games.put(files.readFile(`${folder}/${name}`, { encoding: "utf8" }), name)))));
	};
}

// src/page/machine.js
var PARTS = ["loader", "script", "machine", "library"];
async function startPython({ loader, script, machine, library }, home, more) {
	const here = globalThis;
	const fetch2 = here.fetch;
	const held2 = { "pyodide.asm.wasm": [machine, "application/wasm"], "python_stdlib.zip": [library, "application/zip"] };
	here.fetch = async (address) => {
		const [bytes, type] = held2[String(address).split("/").at(-1)] ?? [];
		if (!bytes) throw new Error(`not in this folder: ${address}`);
		return new Response(bytes, { headers: { "content-type": String(type) } });
	};
	try {
		const code = (bytes) => import(URL.createObjectURL(new Blob([bytes], { type: "text/javascript" })));
		const [{ loadPyodide: loadPyodide2 }, { default: create }] = await Promise.all([code(loader), code(script)]);
		const createPyodideModule = async (settings) => {
			const made = await create(settings);
			const wanted = settings.INITIAL_MEMORY ?? 0;
			if (wanted > made.HEAPU8.length) made._free(made._malloc(wanted - made._sbrk(0)));
			return made;
		};
		return await loadPyodide2({ indexURL: home, packageBaseUrl: home, createPyodideModule, ...more });
	} finally {
		here.fetch = fetch2;
	}
}

// src/page/store.js
var NAME2 = "boardlab";
var LINES = "lines";
var PLACES = "places";
var PATIENCE = 4e3;
var inTime = (wish) => Promise.race([wish, new Promise((_, fail) => setTimeout(() => fail(new Error("no answer")), PATIENCE))]);
function open() {
	return new Promise((done, fail) => {
		const wish = indexedDB.open(NAME2, 2);
		wish.onupgradeneeded = ({ oldVersion }) => {
			if (oldVersion) return;
			wish.result.createObjectStore(LINES, { autoIncrement: true }).createIndex("uid", "uid", { unique: true });
			wish.result.createObjectStore(PLACES);
		};
		wish.onsuccess = () => done(wish.result);
		wish.onerror = () => fail(wish.error);
	});
}
var result2 = (wish) => new Promise((done, fail) => {
	wish.onsuccess = () => done(wish.result);
	wish.onerror = () => fail(wish.error);
});
var held = () => inTime(read());
async function read() {
	const base = await open();
	const reading = base.transaction([LINES, PLACES]);
	const [lines, names, places] = await Promise.all([
		result2(reading.objectStore(LINES).getAll()),
		result2(reading.objectStore(PLACES).getAllKeys()),
		result2(reading.objectStore(PLACES).getAll())
	]);
	base.close();
	return { lines: lines.map(({ text }) => text), places: Object.fromEntries(names.map((name, at) => [name, places[at]])) };
}
var restored = () => seed().then(held).then(JSON.stringify);
var LEARNER = "learner";
var seed = () => inTime(seeded());
async function seeded() {
	const base = await open();
	const places = base.transaction([PLACES], "readwrite").objectStore(PLACES);
	const kept = await result2(places.get(LEARNER)) ?? { seed: crypto.getRandomValues(new Uint32Array(1))[0].toString(16) };
	await result2(places.put(kept, LEARNER));
	base.close();
	return String(kept.seed);
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
			for (const [lesson, place] of Object.entries(places)) writing.objectStore(PLACES).put(place, lesson);
		});
	} finally {
		base.close();
	}
}
var NOTHING = { lines: {}, places: {} };
var unkept = NOTHING;
async function save({ lines, places }) {
	const all = { lines: { ...unkept.lines, ...lines }, places: { ...unkept.places, ...places } };
	unkept = all;
	await keep(all);
	if (unkept === all) unkept = NOTHING;
}

// src/page/kernel.js
var HERE = globalThis;
var SITE = new URL("../../", import.meta.url).href;
var HOME = "/learner";
var REST = `
import asyncio, concurrent.futures, email, encodings, http, importlib, logging, sys, urllib, xml
sys.path.append(rest)
for package in (asyncio, concurrent.futures, email, encodings, http, importlib, logging, urllib, xml):
		package.__path__.append(f"{rest}/{package.__name__.replace('.', '/')}")
`;
var KEEP = `
import os, pathlib
os.environ["PLOTLY_RENDERER"] = "plotly_mimetype"
os.environ["BOARDLAB_HOME"] = home
os.environ["BOARDLAB_SITE"] = site
from boardlab.page.kept import Kept
kept = Kept(pathlib.Path(home, "progress"))
kept.restore(held)
kept
`;
var LOST = `
from boardlab.lessons.journal import journal
journal().goes_with_the_page
`;
async function loadPyodide({ files, wheels, load, packages: _, indexURL: __, ...more }) {
	const before = restored();
	const home = `${SITE}${wheels}/`;
	const lock = fetch(`${home}lock.json`).then((response) => response.text());
	const [rest, ...parts] = await Promise.all(["rest", ...PARTS].map((part) => take(`${SITE}python/${files[part]}`, () => {
	})));
	const made = Object.fromEntries(PARTS.map((part, at) => [part, parts[at]]));
	const python = await startPython(made, home, { lockFileContents: await lock, ...more });
	python.FS.writeFile("/lib/rest.zip", new Uint8Array(rest));
	run(python, REST, { rest: "/lib/rest.zip" });
	await python.loadPackage(load, { messageCallback: () => {
	} });
	const found = await before;
	const kept = run(python, KEEP, { home: HOME, site: SITE, held: found });
	const lost = run(python, LOST, {});
	lost(!found);
	watch(kept, lost, await keepGames(python.FS, `${HOME}/games`));
	file();
	return python;
}
function run(python, code, names) {
	const globals = python.toPy(names);
	try {
		return python.runPython(code, { globals });
	} finally {
		globals.destroy();
	}
}
function watch(kept, lost, games) {
	const post = HERE.postMessage;
	let due;
	const look = () => {
		due = void 0;
		const news = kept.news();
		games().catch(() => lost(true));
		if (news) save(JSON.parse(news)).then(() => lost(false), () => lost(true));
	};
	HERE.postMessage = (...content) => {
		post.apply(HERE, content);
		due ??= setTimeout(look);
	};
}
export {
	loadPyodide
};
