// The ladder of hints, as questions and whole games show it.

import { button, h } from "../core/dom.ts";
import type { HintLadder } from "../core/frames.ts";
import { icon } from "../core/icons.ts";
import type { Local, Words } from "../core/types.ts";
import { watch } from "./receipt.ts";
import type { Table } from "./table.ts";

/**
 * The ladder: the hint opened last with its text, those before it by name, the rest with its price. Where much else is
 * to be seen, one line that opens.
 */
export function ladder({ title, rungs }: HintLadder, local: Local, words: Words, folded: boolean) {
  const newest = rungs.filter((rung) => rung.open).at(-1)?.key;
  const read = rungs.some((rung) => rung.open && rung.key === local.rung) || local.rung === "-" ? local.rung : newest;
  const open = !folded || local.rungs;
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
        ...rungs.map((rung, at) =>
          h(
            "li",
            {
              class: rung.open ? (rung.key === read ? "bl-open" : "bl-open bl-shut") : null,
              "data-k": `rung ${rung.key}`,
            },
            rung.open
              ? h(
                  "div",
                  {},
                  button(
                    {
                      class: "bl-again-hint",
                      "data-do": "rung",
                      "data-pick": rung.key,
                      "aria-expanded": String(rung.key === read),
                    },
                    h("i", { "aria-hidden": "true" }, at + 1),
                    h("small", {}, rung.label),
                    h("b", {}, rung.price),
                  ),
                  h("p", {}, rung.text),
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
