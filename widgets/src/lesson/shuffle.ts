// The order of choices and reasons: another one for each learner and question, and for the same ones always the same.
// What has a natural order keeps its place. It is no rule: Python knows the choices by their keys.

/** A number from 0 to 2³² − 1 that any letter of a text changes as a whole (FNV-1a, mixed as in MurmurHash3). */
function hash(text: string) {
  let mixed = 2166136261;
  for (let at = 0; at < text.length; at++) mixed = Math.imul(mixed ^ text.charCodeAt(at), 16777619);
  mixed = Math.imul(mixed ^ (mixed >>> 16), 2246822507);
  mixed = Math.imul(mixed ^ (mixed >>> 13), 3266489909);
  return (mixed ^ (mixed >>> 16)) >>> 0;
}

/**
 * Items in the order of a learner; as they are given without a seed.
 * @param question its id
 */
export function shuffled<Item extends { key: string; keeps?: boolean }>(
  items: Item[],
  seed: string,
  question: string,
): Item[] {
  if (!seed) return items;
  const free = items.filter(({ keeps }) => !keeps);
  const number = new Map(free.map((item) => [item, hash(`${seed} ${question} ${item.key}`)]));
  free.sort((one, two) => (number.get(one) ?? 0) - (number.get(two) ?? 0));
  return items.map((item) => (item.keeps ? item : (free.shift() as Item)));
}
