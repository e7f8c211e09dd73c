// Asks the service worker to keep a page with all it was made of, so that it opens again without a network.

/**
 * @param root the address of the site
 * @param more what the page itself has not loaded
 */
export async function keepVisited(root: string, more: string[] = []) {
  try {
    // A plain connection has no service workers.
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
    const all = [location.href.replace(/\?.*$/, ""), ...loaded, ...shown, ...more]
      .map((address) => address.replace(/#.*$/, ""))
      .filter((address) => address.startsWith(root));
    active?.postMessage({ keep: [...new Set(all)] });
  } catch {
    // A browser that keeps nothing: the site needs its network.
  }
}
