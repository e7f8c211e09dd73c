// The ladder of hints, as questions and whole games show it.

import { button, h } from "../core/dom.ts";
import type { HintLadder } from "../core/frames.ts";
import { icon } from "../core/icons.ts";
import type { Local, Words } from "../core/types.ts";
import { watch } from "./receipt.ts";
import type { Table } from "./table.ts";

/**
 * The ladder: each hint stays where it is, with its price until it is open, and the text of one that is open stands
 * beside them all. Where much else is to be seen, one line that opens.
 */
export function ladder({ title, rungs }: HintLadder, local: Local, words: Words, folded: boolean) {
  const newest = rungs.filter((rung) => rung.open).at(-1)?.key;
  const read = rungs.some((rung) => rung.open && rung.key === local.rung) || local.rung === "-" ? local.rung : newest;
  const open = !folded || local.rungs;
  const told = rungs.find((rung) => rung.open && rung.key === read);
  return h(
    "section.bl-hints#hints",
    { role: "group", "aria-label": title },
    folded
      ? button(
          { class: "bl-quiet bl-fold-hints", "data-do": "rungs", "aria-expanded": String(open) },
          title,
          icon(words, open ? "up" : "down"),
        )
      : h("b", {}, title),
    open &&
      h(
        "ol",
        {},
        ...rungs.map((rung) =>
          h(
            "li",
            { class: rung.open ? "bl-open" : null, "data-k": `rung ${rung.key}` },
            rung.open
              ? button(
                  {
                    class: "bl-hint",
                    "data-do": "rung",
                    "data-pick": rung.key,
                    "aria-expanded": String(rung === told),
                  },
                  h("span", {}, rung.label),
                  icon(words, "accept"),
                )
              : button(
                  {
                    class: "bl-hint",
                    "data-do": "hint",
                    "data-pick": rung.key,
                    "aria-disabled": rung.may ? null : "true",
                  },
                  h("span", { "aria-hidden": rung.says && "true" }, rung.label),
                  h("b", { "aria-hidden": rung.says && "true" }, rung.price),
                  rung.says && h("span.bl-unseen", {}, rung.says),
                ),
          ),
        ),
      ),
    open && told && h("p", { "data-k": `told ${told.key}` }, told.text),
  );
}

/** Open the list of hints, or a hint of it, or close it. */
export function unfold(table: Table, target: Element) {
  const { local } = table;
  const key = target.getAttribute("data-pick") ?? "";
  if (target.getAttribute("data-do") === "rungs") local.rungs = !local.rungs;
  else local.rung = local.rung === key ? "-" : key;
  watch(table, false);
  table.draw();
}
