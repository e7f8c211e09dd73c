// What Python changes about what is shown. The counterpart of boardlab/session/patch.py, which says what patches look like.
import type { Model } from "./host.ts";

/** What a patch makes of what there is. Whatever stays the same stays the same object. */
export function patched(old: any, [kind, ...rest]: any[]): any {
  if (kind === "=") return rest[0];
  if (kind === "{") {
    const made = Array.isArray(old) ? [...old] : { ...old };
    for (const name of rest[1]) delete made[name];
    for (const [name, patch] of Object.entries(rest[0])) made[name] = patched(made[name], patch as any[]);
    return made;
  }
  const items = kind === "~" ? old.split("\n") : old;
  const made: any[] = [];
  for (let at = 0; at < rest[0].length; at += 3) {
    const [from, count, more] = rest[0].slice(at, at + 3);
    made.push(...items.slice(from, from + count), ...more);
  }
  return kind === "~" ? made.join("\n") : made;
}

export type Change = { from: number; version: number; patch: any[]; newer?: boolean };

const SHOWN = ["words", "area", "frame"];

/**
 * Let a model show what Python has changed. Several views of it may hear of the same change: it counts once.
 * @returns has nothing been missed?
 */
export function follow(
  model: Pick<Model, "get" | "set">,
  { version, changes = [] }: { version?: number; changes?: Change[] },
): boolean {
  for (const change of changes) {
    const here = model.get("version");
    if (change.newer ? change.from > here || (change.version <= here && change.from !== here) : change.from !== here)
      continue;
    const shown = patched(Object.fromEntries(SHOWN.map((name) => [name, model.get(name)])), change.patch);
    model.set("version", change.version);
    // The frame comes last: views draw when it changes.
    for (const name of SHOWN) if (shown[name] !== model.get(name)) model.set(name, shown[name]);
  }
  return version === undefined || version === model.get("version");
}
