// Questions to the position: one line that opens in the place of the actions. Python answers; here are only lines and lights.
import { light } from "../core/board.ts";
import { button, h } from "../core/dom.ts";
import type { Inquiries } from "../core/frames.ts";
import { icon } from "../core/icons.ts";
import { ruled } from "../core/tools.ts";
import type { Words } from "../core/types.ts";
import type { Panel } from "./panel.ts";
import { lying } from "./slots.ts";
import type { Table } from "./table.ts";

/** The questions, with the answer under its own. */
const panel = (told: Inquiries, open: boolean, words: Words) =>
  h(
    "div.bl-inq#inquiries",
    { role: "group", "aria-label": told.title },
    button(
      { class: "bl-bar", "data-do": "inquiries", "aria-expanded": String(open) },
      h("b", {}, told.title),
      icon(words, open ? "up" : "down"),
    ),
    open &&
      told.choices.map(({ key, label }) => [
        button(
          {
            class: "bl-go",
            "data-k": key,
            "data-do": "inquire",
            "data-pick": key,
            "aria-expanded": String(key === told.open),
          },
          label,
        ),
        key === told.open &&
          h(
            "div.bl-inq-told",
            { "data-k": `${key} told` },
            h(
              "ul",
              {},
              told.lines.map(({ text, rules }, at) =>
                h(
                  "li",
                  { tabindex: 0, "data-inq": at, "data-k": text },
                  text,
                  rules.map((rule, nth) => [nth ? " · " : " ", ruled(rule)]),
                ),
              ),
            ),
            h(
              "div.bl-inq-py",
              {},
              button({ class: "bl-quiet", "data-do": "copy", "data-pick": "ask" }, told.show),
              h("code", { title: told.python }, told.python),
            ),
          ),
      ]),
  );

/** The line of an answer that the pointer is on, by table. */
const lined: WeakMap<Table, Element | null> = new WeakMap();

export const inquire: Panel = {
  key: "inquire",
  actions({ frame, local, words }, others) {
    const { inquire, pick } = frame;
    // What is asked of the learner stands alone.
    if (!inquire || lying(frame, "ask").length) return others();
    const open = !!local.inquiring && !pick?.path.length;
    return [!open && others(), panel(inquire, open, words)];
  },
  on: {
    inquiries: (table) => {
      table.local.inquiring = !table.local.inquiring;
      table.draw();
    },
    inquire: (table, target) => {
      const key = target.getAttribute("data-pick") ?? "";
      table.ask("inquire", { key: key === table.frame.inquire?.open ? "" : key });
    },
  },
  /** A line that is pointed at, or where the keyboard stands, lights its places. */
  marks(table) {
    const line = [lined.get(table), table.focused()?.closest?.("[data-inq]")].find(
      (on) => on && table.root.contains(on),
    );
    if (!line) return;
    const told = table.frame.inquire?.lines[Number(line.getAttribute("data-inq"))];
    light(table.root, told?.places ?? [], told?.focus ?? []);
  },
  onOver(table, event) {
    const line = event?.target.closest?.("[data-inq]") ?? null;
    if (line === (lined.get(table) ?? null)) return;
    lined.set(table, line);
    table.marks();
  },
};
