// The files that Python starts from: fetched at once, counted, and inflated where they were sent small.

/** @typedef {{name: string, size: number}} File */

const PACKED = [0x1f, 0x8b];

/**
 * All files, whole.
 *
 * @param {string} root @param {Record<string, File>} files
 * @param {(part: number) => void} onProgress hears how much of all bytes is here, from 0 to 1
 * @returns {Promise<Record<string, ArrayBuffer>>}
 */
export async function take(root, files, onProgress) {
  const all = Object.values(files).reduce((sum, { size }) => sum + size, 0);
  let here = 0;
  const count = (/** @type {number} */ bytes) => onProgress(Math.min(1, (here += bytes) / all));
  const each = Object.entries(files).map(async ([part, { name }]) => [part, await inflated(await fetched(`${root}python/${name}`, count))]);
  return Object.fromEntries(await Promise.all(each));
}

/** @param {string} address @param {(bytes: number) => void} count @returns {Promise<Uint8Array[]>} */
async function fetched(address, count) {
  const response = await fetch(address);
  if (!response.ok || !response.body) throw new Error(`${response.status} ${address}`);
  const reader = response.body.getReader();
  /** @type {Uint8Array[]} */
  const parts = [];
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return parts;
    parts.push(value);
    count(value.length);
  }
}

/** What the parts of a file hold; a server may have inflated it already. @param {Uint8Array[]} parts */
export async function inflated(parts) {
  const blob = new Blob(/** @type {BlobPart[]} */ (parts));
  const head = new Uint8Array(await blob.slice(0, 2).arrayBuffer());
  if (!PACKED.every((sign, at) => head[at] === sign)) return blob.arrayBuffer();
  return new Response(blob.stream().pipeThrough(new DecompressionStream("gzip"))).arrayBuffer();
}
