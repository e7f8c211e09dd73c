// The key of the next hint, at questions and in whole games: it says what the hint costs, and pressed once more, with
// nothing between, it opens that hint.

import type { HintRung } from "../core/frames.ts";
import { note } from "../core/keys.ts";
import { letterOf } from "../core/letters.ts";
import type { Table } from "./table.ts";

/** The hint whose price was said last. */
const meant: WeakMap<Table, string> = new WeakMap();

/** Whatever else is done than to press the key once more, it begins anew. */
export function heedHints(table: Table) {
  const { root, signal } = table;
  const forget = (event: Event) => {
    if (event.type !== "keydown" || letterOf(event as KeyboardEvent) !== "H") meant.delete(table);
  };
  for (const type of ["keydown", "focusin", "pointerdown"])
    root.addEventListener(type, forget, { signal, capture: true });
}

/**
 * What the key does.
 * @param rung the hint that may be opened next, where there is one
 */
export function askHint(table: Table, rung: HintRung | undefined, { repeat }: KeyboardEvent) {
  if (repeat) return true;
  const again = rung && meant.get(table) === rung.key;
  meant.delete(table);
  if (!rung) note(table, table.words.no_hint);
  else if (again) table.ask("pick", { key: `hint:${rung.key}` });
  else {
    meant.set(table, rung.key);
    note(table, table.words.sure_hint.replace("{says}", rung.says));
  }
  return true;
}
