import { expect, test } from "vitest";
import { told } from "../../boardlab/site/repeats.mjs";
import { whole } from "../src/page/repeats.ts";

const WORDS = 6000;
/** Words as a memory has them: many a zero, what was there before, and what is new. */
function memory(seed: number, before?: Uint32Array<ArrayBuffer>) {
  let state = seed;
  const next = (most: number) => (state = (state * 48271) % 2147483647) % most;
  const made = new Uint32Array(WORDS + 40 * seed);
  for (let at = 0; at < made.length; ) {
    const count = Math.min(1 + next(90), made.length - at);
    const from = next(WORDS - 100);
    const kind = next(5);
    for (let each = 0; each < count; each++, at++) {
      if (kind === 1) made[at] = next(2147483647);
      else if (kind === 2 && before) made[at] = before[at % before.length];
      else if (kind === 3 && before) made[at] = before[from + each];
      else if (kind > 1 && at > from + each) made[at] = made[from + each];
    }
  }
  return made;
}

const bytes = (words: Uint32Array<ArrayBuffer>) => new Uint8Array(words.buffer);

test.each([1, 2, 3, 4, 5, 6, 7, 8])(
  "a memory that was told is made whole again, alone and from another one (%i)",
  (seed) => {
    const before = memory(seed);
    const after = memory(seed + 20, before);
    const alone = told(bytes(before));
    expect(new Uint32Array(whole(alone.buffer))).toEqual(before);
    expect(alone.length).toBeLessThan(0.7 * 4 * before.length);
    const further = told(bytes(after), bytes(before));
    expect(new Uint32Array(whole(further.buffer, before.buffer))).toEqual(after);
    expect(further.length).toBeLessThan(told(bytes(after)).length);
  },
);

test.each([[[]], [[0]], [[7]], [[0, 0, 0, 0, 0, 0, 0]], [[1, 2, 3, 4, 5, 6, 1, 2, 3, 4, 5, 6]]])(
  "a memory of few words is made whole again: %j",
  (words) => {
    const memory = Uint32Array.from(words);
    for (const before of [new Uint32Array(0), Uint32Array.of(1, 2, 3), memory]) {
      expect([...new Uint32Array(whole(told(bytes(memory), bytes(before)).buffer, before.slice().buffer))]).toEqual(
        words,
      );
    }
  },
);
