// The service worker of the site: keeps what was visited, so that it opens again without a network.

/** @typedef {{waitUntil: (work: Promise<unknown>) => void}} Lasting */

import { VISITED } from "./files.js";

const HERE = /** @type {any} */ (globalThis);
/** Files in these folders have names that change with what they hold. */
const STEADY = /\/(python|pictures)\/[^/]+$/;

HERE.addEventListener("install", () => HERE.skipWaiting());
HERE.addEventListener("activate", (/** @type {Lasting} */ event) => event.waitUntil(HERE.clients.claim()));

HERE.addEventListener("message", (/** @type {MessageEvent & Lasting} */ event) => {
  event.waitUntil(keep(event.data.keep).then((all) => event.source?.postMessage({ kept: all })));
});

HERE.addEventListener("fetch", (/** @type {any} */ event) => {
  const { request } = event;
  if (request.method === "GET" && request.url.startsWith(HERE.registration.scope)) event.respondWith(found(request, event));
});

/** What is kept, where it cannot have changed; else what the network gives, and what is kept where there is none. @param {Request} request @param {Lasting} event */
async function found(request, event) {
  const cache = await caches.open(VISITED);
  const kept = await cache.match(request, { ignoreSearch: true });
  if (kept && STEADY.test(request.url)) return kept;
  try {
    const fresh = await fetch(request);
    if (kept && fresh.ok) event.waitUntil(cache.put(request, fresh.clone()).catch(() => {}));
    return fresh;
  } catch (problem) {
    if (kept) return kept;
    throw problem;
  }
}

/**
 * Keep files for a visit without a network; older ones that they take the place of go. Tells whether all are kept: a
 * browser may have no room.
 *
 * @param {string[]} addresses
 */
async function keep(addresses) {
  const cache = await caches.open(VISITED);
  const before = (await cache.keys()).map(({ url }) => url);
  const stem = (/** @type {string} */ address) => address.replace(/-[^-]*$/, "");
  const done = await Promise.allSettled(
    addresses.map(async (address) => {
      if (!before.includes(address) || !STEADY.test(address)) await cache.add(address);
      const old = address.includes("/python/") ? before.filter((other) => other !== address && stem(other) === stem(address)) : [];
      await Promise.all(old.map((each) => cache.delete(each)));
    }),
  );
  return done.every(({ status }) => status === "fulfilled");
}
