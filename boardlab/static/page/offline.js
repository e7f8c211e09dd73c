// src/page/files.js
var VISITED = "boardlab";

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

// src/page/offline.js
var HERE = globalThis;
var SITE = HERE.registration?.scope ?? "";
var STEADY = /\/(?:python|pictures)\/([^/]+)$|\/(code-[0-9a-f]+)\//;
var MISSING = `${SITE}404.html`;
HERE.addEventListener("install", () => HERE.skipWaiting());
HERE.addEventListener("activate", (event) => event.waitUntil(HERE.clients.claim()));
HERE.addEventListener("message", (event) => {
	event.waitUntil(keep(event.data.keep).then((all) => event.source?.postMessage({ kept: all })));
});
HERE.addEventListener("fetch", (event) => {
	const { request } = event;
	if (request.method === "GET" && request.url.startsWith(SITE)) event.respondWith(found(request, event));
});
async function found(request, event) {
	const cache = await caches.open(VISITED);
	const kept = await cache.match(request, { ignoreSearch: true });
	if (kept && STEADY.test(request.url)) return kept;
	try {
		const fresh = await fetch(request);
		const opened = request.mode === "navigate";
		if (opened && fresh.status === 404) return await missing(cache).catch(() => void 0) ?? fresh;
		if (!kept) return fresh;
		const checked = sound(request.url, fresh.clone());
		const copy = fresh.clone();
		event.waitUntil(checked.then((ours) => ours ? cache.put(request, copy) : void 0).catch(() => {
		}));
		return opened || !fresh.ok || await checked ? fresh : kept;
	} catch (problem) {
		if (kept) return kept;
		throw problem;
	}
}
async function missing(cache) {
	const page = await cache.match(MISSING) ?? await fetch(MISSING);
	if (!await sound(MISSING, page)) return void 0;
	const text = (await page.text()).replaceAll('="./', `="${SITE}`);
	return new Response(text, { status: 404, headers: { "content-type": "text/html; charset=utf-8" } });
}
async function keep(addresses) {
	const cache = await caches.open(VISITED);
	const before = (await cache.keys()).map(({ url }) => url);
	const done = await Promise.allSettled(
		[...addresses, MISSING].map(async (address) => {
			if (before.includes(address) && STEADY.test(address)) return;
			const fresh = await fetch(address, { cache: "no-cache" });
			if (!await sound(address, fresh)) throw new Error(`not of this site: ${address}`);
			await cache.put(address, fresh);
		})
	);
	await leave(cache, addresses);
	return done.every(({ status }) => status === "fulfilled");
}
async function leave(cache, addresses) {
	const stem = (address) => address.replace(/-[^-]*$/, "");
	const all = (await cache.keys()).map(({ url }) => url);
	const pages = await Promise.all(all.filter(isPage).map(async (url) => (await cache.match(url))?.text() ?? ""));
	for (const url of all) {
		const [, file, folder] = STEADY.exec(url) ?? [];
		const name = file ?? folder;
		const newer = !url.includes("/python/") || addresses.some((other) => other !== url && stem(other) === stem(url));
		if (name && newer && !pages.some((text) => text.includes(name))) await cache.delete(url);
	}
}
