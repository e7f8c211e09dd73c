// Handing in at the end of a lesson: a field for the pupil's number, and the code that was made.

import { button, h, picture } from "../core/dom.ts";
import type { StepPart } from "../core/frames.ts";
import type { Local } from "../core/types.ts";
import type { Panel } from "../panels/panel.ts";
import type { Table } from "../panels/table.ts";

const field = ({ root }: Table): HTMLInputElement | null => root.querySelector(".bl-st-pupil input");

const make = (table: Table) => table.ask("hand_in", { key: field(table)?.value.trim() ?? "" });

function open(table: Table) {
  table.local.handing = !table.local.handing;
  table.draw();
  field(table)?.focus();
}

/** The way to a code, and the code. It stays folded until somebody looks for it. */
export function handIn({ hand_in: told }: StepPart, { handing }: Local) {
  return (
    told.title && [
      h(
        "p",
        {},
        button(
          { class: "bl-st-link bl-st-practise", "data-do": "handing", "aria-expanded": String(!!handing) },
          told.title,
        ),
      ),
      handing && [
        h("p.bl-st-small#handtold", {}, told.told),
        told.code && h("p.bl-st-handed#handed", {}, h("output", {}, told.code)),
        told.svg && h("div.bl-st-scan#handqr", {}, picture(told.svg)),
        told.code && h("p.bl-st-small#handaloud", {}, told.aloud),
        h(
          "p.bl-st-pupil#pupilrow",
          {},
          h(
            "label",
            {},
            told.number,
            h("input#pupil", { type: "text", inputmode: "numeric", maxlength: 8, autocomplete: "off" }),
          ),
          button({ class: "bl-st-second", "data-do": "hand_in" }, told.make),
        ),
      ],
    ]
  );
}

export const handingIn: Panel = {
  key: "hand_in",
  on: { handing: open, hand_in: make },
  /** Enter in the field makes the code: on a lesson it would go on. */
  onKey(table, event) {
    if (event.key !== "Enter" || event.isComposing || event.target !== field(table)) return false;
    event.preventDefault();
    make(table);
    return true;
  },
};
