// src/page/files.js
var VISITED = "boardlab";

// src/page/offline.js
var HERE = globalThis;
var STEADY = /\/(python|pictures)\/[^/]+$/;
HERE.addEventListener("install", () => HERE.skipWaiting());
HERE.addEventListener("activate", (event) => event.waitUntil(HERE.clients.claim()));
HERE.addEventListener("message", (event) => {
	event.waitUntil(keep(event.data.keep).then((all) => event.source?.postMessage({ kept: all })));
});
HERE.addEventListener("fetch", (event) => {
	const { request } = event;
	if (request.method === "GET" && request.url.startsWith(HERE.registration.scope)) event.respondWith(found(request, event));
});
async function found(request, event) {
	const cache = await caches.open(VISITED);
	const kept = await cache.match(request, { ignoreSearch: true });
	if (kept && STEADY.test(request.url)) return kept;
	try {
		const fresh = await fetch(request);
		if (kept && fresh.ok) event.waitUntil(cache.put(request, fresh.clone()).catch(() => {
		}));
		return fresh;
	} catch (problem) {
		if (kept) return kept;
		throw problem;
	}
}
async function keep(addresses) {
	const cache = await caches.open(VISITED);
	const before = (await cache.keys()).map(({ url }) => url);
	const stem = (address) => address.replace(/-[^-]*$/, "");
	const done = await Promise.allSettled(
		addresses.map(async (address) => {
			if (!before.includes(address) || !STEADY.test(address)) await cache.add(address);
			const old = address.includes("/python/") ? before.filter((other) => other !== address && stem(other) === stem(address)) : [];
			await Promise.all(old.map((each) => cache.delete(each)));
		})
	);
	return done.every(({ status }) => status === "fulfilled");
}
