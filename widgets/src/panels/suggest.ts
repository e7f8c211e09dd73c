// What would be allowed instead of what was refused, and in place of what is free there.

import type { Aimed } from "../core/dom.ts";
import { button, h, picture } from "../core/dom.ts";
import type { Frame } from "../core/frames.ts";
import { letterOf } from "../core/letters.ts";
import type { Words } from "../core/types.ts";
import type { Panel } from "./panel.ts";
import type { Table } from "./table.ts";

const instead = ({ near, near_ended, refused }: Frame, words: Words) =>
  (!!near?.length || !!near_ended) &&
  !!refused &&
  h(
    "div.bl-near#near",
    { role: "group", "aria-label": words.near },
    h("b", {}, words.near),
    near?.map((each, at) =>
      button({ class: "bl-go", "data-do": "pick", "data-pick": each.key, "data-at-row": at }, each.says),
    ),
    !!near_ended && h("span", {}, near_ended),
  );

/** What the pointer is on, by table. */
const pointed: WeakMap<Table, Element | null> = new WeakMap();

/** Keep what the pointer is on. */
export function point(table: Table, event: Aimed | null) {
  pointed.set(table, event?.target ?? null);
  return true;
}

/** The row of a reason or a suggestion that is pointed at, or where the keyboard stands. */
export const pointedRow = (table: Table) =>
  [pointed.get(table), table.focused()]
    .map((on) => on?.closest?.("[data-at-row]"))
    .find((on) => table.root.contains(on ?? null));

export const suggest: Panel = {
  key: "suggest",
  instead: ({ frame, words }) => instead(frame, words),
  onKey(table, event) {
    const { frame, local } = table;
    const target = event.target as HTMLElement;
    if (frame.edit?.edits || event.ctrlKey || event.metaKey || event.altKey) return false;
    if (!local.letters || letterOf(event) !== "A" || target.getAttribute("role") !== "gridcell") return false;
    event.stopPropagation();
    table.ask("near", { key: target.getAttribute("data-place") ?? "" });
    return true;
  },
  changed(table) {
    const { refused, near, by } = table.frame;
    // Whoever is refused is told what would be allowed; that takes a moment, so it comes after the reason.
    if (refused && near === null && by === table.link.client) table.link.whisper("near");
  },
  /** A suggestion that is pointed at shows what would stand in its place. */
  marks(table) {
    const { edit, near } = table.frame;
    const row = pointedRow(table);
    table.root.querySelector(".bl-wraith")?.remove();
    if (!row || edit?.edits) return;
    const ghost = near?.[Number(row.getAttribute("data-at-row"))]?.ghost ?? "";
    const drawn = picture(`<svg xmlns="http://www.w3.org/2000/svg"><g class="bl-wraith">${ghost}</g></svg>`);
    if (drawn) table.root.querySelector(".bl-surface > svg")?.append(...drawn.children);
  },
  onOver(table, event) {
    point(table, event);
    if (table.frame.near) table.marks();
  },
};
