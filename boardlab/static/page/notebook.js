// src/page/saved.js
var VIEW = "application/vnd.jupyter.widget-view+json";
var PICTURES = ["text/html", "image/svg+xml"];
var STORAGE = "JupyterLite Storage";
var FILES = "files";
function leavePictures(notebook) {
	let found = false;
	for (const { outputs = [] } of notebook?.cells ?? []) {
		for (const { data } of outputs) {
			if (!data?.[VIEW] || !PICTURES.some((kind) => data[kind])) continue;
			delete data[VIEW];
			found = true;
		}
	}
	return found;
}
async function showPictures() {
	for (const { name } of await indexedDB.databases?.() ?? []) {
		if (name?.startsWith(STORAGE)) await new Promise((done) => within(name, () => done(1)));
	}
}
function within(name, done) {
	const wish = indexedDB.open(name);
	wish.onerror = done;
	wish.onsuccess = () => {
		const base = wish.result;
		const close = () => {
			base.close();
			done();
		};
		if (!base.objectStoreNames.contains(FILES)) return close();
		const writing = base.transaction(FILES, "readwrite");
		writing.oncomplete = writing.onabort = close;
		writing.objectStore(FILES).openCursor().onsuccess = ({ target }) => {
			const cursor = target.result;
			if (cursor?.value?.type === "notebook" && leavePictures(cursor.value.content)) cursor.update(cursor.value);
			cursor?.continue();
		};
	};
}

// src/page/sound.js
var MARKER = '<meta name="application-name" content="boardlab">';
var TYPES = new Map([["js", /javascript/], ["css", /^text\/css/], ["svg", /^image\/svg/], ["png", /^image\/png/]]);
var isPage = (address) => /(?:\/|\.html)$/.test(new URL(address).pathname);
async function sound(address, got) {
	const type = got.headers.get("content-type") ?? "";
	const html = /^text\/html/.test(type);
	if (!got.ok || got.redirected) return false;
	if (isPage(address)) return html && (await got.clone().text()).includes(MARKER);
	const [, ending = ""] = /\.(\w+)$/.exec(new URL(address).pathname) ?? [];
	return !html && (TYPES.get(ending)?.test(type) ?? true);
}

// src/page/notebook.js
var SCOPE = new URL("../../notebooks/", import.meta.url).href;
var KEPT = "precache";
var PATIENCE = 5e3;
var PACKED = /^files\/.*\.ipynb$|^api\/translations\/\w+_\w+\.json$/;
var LANG = /^\w+/.exec(new URLSearchParams(location.search).get("path") ?? "")?.[0] ?? "";
if (LANG) document.documentElement.lang = LANG;
var given = globalThis.fetch;
globalThis.fetch = async (wanted, options) => {
	const address = new URL(wanted instanceof Request ? wanted.url : wanted, location.href).href.replace(/[?#].*$/, "");
	if (address === new URL("/api/service-worker-heartbeat", location.href).href) return new Response("ok");
	if (!address.startsWith(SCOPE)) return given(wanted, options);
	if (address === `${SCOPE}jupyter-lite.json`) return speaking(await given(wanted, options));
	if (PACKED.test(address.slice(SCOPE.length))) return unpacked(await lasting(`${address}.bin`));
	if (address.startsWith(`${SCOPE}api/contents/`) || address.startsWith(`${SCOPE}api/translations/`)) return lasting(address);
	return given(wanted, options);
};
function unpacked(packed) {
	if (!packed.ok || !packed.body) return packed;
	return new Response(packed.body.pipeThrough(new DecompressionStream("gzip")), { headers: { "content-type": "application/json" } });
}
async function speaking(got) {
	if (!got.ok) return got;
	const whole = await got.json();
	const config = whole["jupyter-config-data"];
	const locale = Object.entries(config.boardlabLocales ?? {}).find(([lang]) => lang === LANG)?.[1];
	if (locale) config.settingsOverrides = { ...config.settingsOverrides, "@jupyterlab/translation-extension:plugin": { locale } };
	return new Response(JSON.stringify(whole), { headers: { "content-type": "application/json" } });
}
async function lasting(address) {
	const cache = await globalThis.caches?.open(KEPT).catch(() => void 0);
	try {
		const fresh = await given(address, { cache: "no-cache" });
		if (!fresh.ok) return fresh;
		if (!await sound(address, fresh)) throw new Error(`not of this site: ${address}`);
		await cache?.put(address, fresh.clone()).catch(() => {
		});
		return fresh;
	} catch (problem) {
		const kept = await cache?.match(address);
		if (kept) return kept;
		throw problem;
	}
}
async function ownWorker() {
	const helper = navigator.serviceWorker;
	if (!helper) return;
	const ours = () => helper.controller?.scriptURL.startsWith(SCOPE);
	await helper.register(`${SCOPE}service-worker.js?enableCache=true`, { scope: SCOPE });
	const taken = new Promise((done) => helper.addEventListener("controllerchange", () => ours() && done(1)));
	if (!ours()) await Promise.race([taken, new Promise((done) => setTimeout(done, PATIENCE))]);
	helper.getRegistrations = async () => [];
	const first = performance.getEntriesByType("resource").map(({ name }) => name);
	const cache = await caches.open(KEPT);
	for (const address of [location.href.replace(/#.*$/, ""), ...first]) if (!await cache.match(address)) lasting(address).catch(() => {
	});
}
var patience = new Promise((done) => setTimeout(done, PATIENCE));
await Promise.all([ownWorker().catch(() => {
}), Promise.race([showPictures().catch(() => {
}), patience])]);
