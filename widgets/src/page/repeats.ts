// A memory as it is sent: what it repeats of another memory or of itself is named by its place. Browsers inflate by
// repeats that are near; those of a memory lie far apart. boardlab/site/repeats.mjs writes it.
//
// It begins with two numbers of 32 bits, the bytes of the memory and those of the moves; then the moves; then the words,
// of 32 bits each, that are new. A move is three numbers: so many new words, so many repeated ones, and how much further
// back these lie than those of the move before, in words, where the other memory lies before this one.

/** What such a number is written with: seven bits a byte, the least first. */
const BITS = 7;
const MORE = 1 << BITS;
const HEAD = 8;

/**
 * A memory as it was.
 * @param before the memory it repeats
 */
export function whole(sent: ArrayBuffer, before: ArrayBuffer = new ArrayBuffer(0)): ArrayBuffer {
  const [size, moves] = new Uint32Array(sent, 0, 2);
  const bytes = new Uint8Array(sent, HEAD, moves);
  const fresh = new Uint32Array(sent, HEAD + moves);
  const old = new Uint32Array(before);
  const made = new Uint32Array(size / 4);
  let at = 0;
  let taken = 0;
  let back = 0;
  const number = () => {
    let found = 0;
    for (let shift = 0; ; shift += BITS) {
      if (at >= moves) throw new Error("no memory");
      const byte = bytes[at++];
      found |= (byte & (MORE - 1)) << shift;
      if (byte < MORE) return found >>> 0;
    }
  };
  for (let to = 0; to < made.length; ) {
    const own = number();
    made.set(fresh.subarray(taken, taken + own), to);
    taken += own;
    to += own;
    const count = number();
    const read = number();
    back += (read >>> 1) ^ -(read & 1);
    const from = to - back;
    if (from < 0) made.set(old.subarray(old.length + from, old.length + from + count), to);
    else if (back >= count) made.copyWithin(to, from, from + count);
    else for (let next = 0; next < count; next++) made[to + next] = made[from + next];
    to += count;
  }
  return made.buffer;
}
