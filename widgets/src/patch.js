// What Python changes about what is shown. The counterpart of boardlab/session/patch.py, which says what patches look like.

/**
 * What a patch makes of what there is. Whatever stays the same stays the same object.
 *
 * @param {any} old @param {any[]} patch @returns {any}
 */
export function patched(old, [kind, ...rest]) {
  if (kind === "=") return rest[0];
  if (kind === "{") {
    const made = Array.isArray(old) ? [...old] : { ...old };
    for (const name of rest[1]) delete made[name];
    for (const [name, patch] of Object.entries(rest[0])) made[name] = patched(made[name], /** @type {any[]} */ (patch));
    return made;
  }
  const items = kind === "~" ? old.split("\n") : old;
  /** @type {any[]} */
  const made = [];
  for (let at = 0; at < rest[0].length; at += 3) {
    const [from, count, more] = rest[0].slice(at, at + 3);
    made.push(...items.slice(from, from + count), ...more);
  }
  return kind === "~" ? made.join("\n") : made;
}

/** @typedef {{from: number, version: number, patch: any[], newer?: boolean}} Change */

const SHOWN = ["words", "area", "frame"];

/**
 * Let a model show what Python has changed. Several views of it may hear of the same change: it counts once.
 *
 * @param {any} model @param {{version?: number, changes?: Change[]}} said
 * @returns {boolean} has nothing been missed?
 */
export function follow(model, { version, changes = [] }) {
  for (const change of changes) {
    const here = model.get("version");
    if (change.newer ? change.from > here || (change.version <= here && change.from !== here) : change.from !== here) continue;
    const shown = patched(Object.fromEntries(SHOWN.map((name) => [name, model.get(name)])), change.patch);
    model.set("version", change.version);
    // The frame comes last: views draw when it changes.
    for (const name of SHOWN) if (shown[name] !== model.get(name)) model.set(name, shown[name]);
  }
  return version === undefined || version === model.get("version");
}
