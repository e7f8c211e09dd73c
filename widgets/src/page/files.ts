// The files that Python starts from: fetched, counted, and unpacked where they were sent small.

/** How files begin that are packed. */
const GZIP = [31, 139];
const ZSTD = [40, 181, 47, 253];

/** Where the service worker keeps what was visited; what lies there already is not fetched again. */
export const VISITED = "boardlab";

/** Files that were fetched, unpacked, until there is time to keep them: the next visit need not unpack them. */
const came: Map<string, ArrayBuffer> = new Map();

/** Nothing at all, where a browser keeps no files: over a plain connection it does not. */
async function visited(): Promise<Cache | undefined> {
  try {
    return await globalThis.caches?.open(VISITED);
  } catch {
    return undefined;
  }
}

/**
 * A file, unpacked as it comes; a server may have unpacked it already.
 * @param count hears of each part that comes
 */
export async function take(address: string, count: (bytes: number) => void): Promise<ArrayBuffer> {
  const kept = await (await visited())?.match(address);
  const response = kept ?? (await fetch(address));
  // A portal of a network gives a page of its own in the place of anything.
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
    },
  });
  const packed = (by: number[]) => by.every((sign, at) => first.value?.[at] === sign);
  const here = new Response(packed(GZIP) ? parts.pipeThrough(new DecompressionStream("gzip")) : parts).arrayBuffer();
  const file = packed(ZSTD) ? (await import("./zstd.ts")).unpacked(await here) : await here;
  if (!kept) came.set(address, file);
  return file;
}

/** Let go of what a file takes, now: a browser that has room left would leave it lying there. */
export const drop = (file: ArrayBuffer) => (file as { transfer?: (length: number) => unknown }).transfer?.(0);

/** Keep the files that were fetched for the next visit, where the browser has room for them. */
export async function file() {
  const cache = await visited();
  for (const [address, file] of came) await cache?.put(address, new Response(file)).catch(() => {});
  came.clear();
}
