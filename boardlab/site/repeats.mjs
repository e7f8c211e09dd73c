// Writes a memory as widgets/src/page/repeats.ts reads it: what it repeats of another memory or of itself by its place.

const NOTHING = new Uint8Array(0);
/** The fewest words that are worth a move to a new place; where the place is as before, two are. */
const LEAST = 6;
const FEW = 2;
const BITS = 22;
/** Odd numbers that mix words well. */
const MIX = [0x9e3779b1, 0x85ebca77, 0xc2b2ae3d, 0x27d4eb2f];

/** @param {Uint8Array} memory its bytes can be divided by four @param {Uint8Array} [before] the memory it may repeat, too @returns {Uint8Array} */
export function told(memory, before = NOTHING) {
  const all = new Uint8Array(before.length + memory.length);
  all.set(before);
  all.set(memory, before.length);
  const words = new Uint32Array(all.buffer);
  const start = before.length / 4;
  const end = words.length;
  const last = new Int32Array(1 << BITS).fill(-1);
  const key = (at) => MIX.reduce((sum, mix, next) => sum ^ Math.imul(words[at + next], mix), 0) >>> (32 - BITS);
  const note = (at) => {
    if (words[at] || words[at + 1] || words[at + 2]) last[key(at)] = at;
  };
  // What is repeated of the other memory ends where that ends.
  const common = (from, to) => {
    const most = Math.min(end - to, from < start ? start - from : end);
    let count = 0;
    while (count < most && words[from + count] === words[to + count]) count++;
    return count;
  };
  const moves = [];
  const number = (value) => {
    for (; value > 127; value >>>= 7) moves.push((value & 127) | 128);
    moves.push(value);
  };
  const fresh = [];
  for (let at = 0; at < start; at++) note(at);
  let back = 0;
  let own = start;
  const move = (at, count, now) => {
    number(at - own);
    number(count);
    const further = now - back;
    number(((further << 1) ^ (further >> 31)) >>> 0);
    back = now;
    for (let next = own; next < at; next++) fresh.push(words[next]);
    own = at + count;
  };
  for (let at = start; at < end; ) {
    let most = 0;
    let from = -1;
    const look = (place, least) => {
      const count = place >= 0 && place < at ? common(place, at) : 0;
      if (count >= least && count > most) [most, from] = [count, place];
    };
    look(at - back, FEW);
    if (start) look(at - start < start ? at - start : -1, FEW);
    look(last[key(at)], Math.max(LEAST, most + 3));
    if (from < 0) last[key(at)] = at++;
    else {
      move(at, most, at - from);
      last[key(at)] = at;
      for (let next = at + 1; next < own; next++) note(next);
      at = own;
    }
  }
  if (own < end) move(end, 0, back);
  const padded = Math.ceil(moves.length / 4) * 4;
  const made = new Uint8Array(8 + padded + 4 * fresh.length);
  made.set(new Uint8Array(Uint32Array.of(memory.length, padded).buffer));
  made.set(moves, 8);
  made.set(new Uint8Array(Uint32Array.from(fresh).buffer), 8 + padded);
  return made;
}
