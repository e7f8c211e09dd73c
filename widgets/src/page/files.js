// The files that Python starts from: fetched, counted, and inflated where they were sent small.

const PACKED = [0x1f, 0x8b];

/**
 * A file, inflated as it comes; a server may have inflated it already.
 *
 * @param {string} address @param {(bytes: number) => void} count hears of each part that comes
 * @returns {Promise<ArrayBuffer>}
 */
export async function take(address, count) {
  const response = await fetch(address);
  if (!response.ok || !response.body) throw new Error(`${response.status} ${address}`);
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
  const packed = PACKED.every((sign, at) => first.value?.[at] === sign);
  return new Response(packed ? parts.pipeThrough(new DecompressionStream("gzip")) : parts).arrayBuffer();
}
