// Which letter a key means: the one that is printed on it.

/**
 * The Latin letter that a key gives, as a capital, wherever it lies: Z on a German keyboard is not the Z of an American
 * one. Under an input method that gives other letters or hides them, as the Korean one does, the key's place tells; "" for
 * all other keys.
 */
export function letterOf({ key, code }: { key: string; code: string }) {
  if (/^[a-z]$/i.test(key)) return key.toUpperCase();
  // A letter of a Latin keyboard that is none of ours, as é, is not hidden; nor is one that waits for the next, as ^.
  return /^(\p{Script=Latin}|Dead)$/u.test(key) ? "" : (code.match(/^Key([A-Z])$/)?.[1] ?? "");
}
