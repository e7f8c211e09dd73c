// The workbench: a table whose position may be set up by hand. Python knows the tools; here are their buttons and keys.

import { light } from "../core/board.ts";
import type { Attributes, Child } from "../core/dom.ts";
import { button, h } from "../core/dom.ts";
import type { BoardProblem, Frame, PickRow, Workbench } from "../core/frames.ts";
import { icon } from "../core/icons.ts";
import { letterOf } from "../core/letters.ts";
import { ruled } from "../core/tools.ts";
import type { Words } from "../core/types.ts";
import type { Panel } from "./panel.ts";
import { point, pointedRow } from "./suggest.ts";
import type { Table } from "./table.ts";

/** What a tool asks to choose from; ways to mend the position stand beside it. */
const asked = (pick: Frame["pick"]) => (pick?.choices ?? []).filter((row) => !row.key.startsWith("repair:"));

/** The key of a choice that a pressed key means: a digit, what ends a number, or the choice with this number. */
export function chosen({ pick }: Frame, event: KeyboardEvent) {
  const choices = asked(pick);
  const has = (key: string) => (choices.some((row) => row.key === key) ? key : "");
  const digit = event.code.match(/^(?:Digit|Numpad)(\d)$/)?.[1];
  if (event.code === "Backspace") {
    const last = pick?.keys.at(-1) ?? "";
    return last.startsWith("digit:") ? `less:${last}` : "";
  }
  if (/Enter$/.test(event.code)) return has("set");
  if (digit === undefined) return "";
  return (
    has(`digit:${digit}`) ||
    (choices.some((row) => /^(digit:|set$)/.test(row.key)) ? "" : (choices[Number(digit) - 1]?.key ?? ""))
  );
}

/** A button that picks something, or does what ``more`` says. */
export const go = (key: string, more: Attributes, ...label: Child[]) =>
  button({ class: "bl-go", "data-do": "pick", "data-pick": key, ...more }, ...label);

const reasonRow = (reason: BoardProblem, index: number, words: Words) =>
  h(
    "li.bl-reason-row",
    { "data-k": `${reason.rule} ${reason.text}`, "data-at-row": index, tabindex: reason.places.length ? 0 : null },
    h("span", {}, reason.text, " ", ruled(reason)),
    reason.mend &&
      go(reason.mend.key, { title: reason.mend.says, "aria-label": `${words.mend}: ${reason.mend.says}` }, words.mend),
  );

const toolButton = (row: PickRow, words: Words) =>
  button(
    {
      class: "bl-tool bl-act",
      "data-do": "pick",
      "data-pick": row.key,
      "data-fresh": "1",
      "data-drag": !row.why && !row.final && "pick",
      "aria-pressed": String(!!row.pressed),
      "aria-disabled": row.why ? "true" : null,
      "aria-keyshortcuts": row.letter || null,
      title: row.why || [row.label, row.note].filter(Boolean).join(": "),
    },
    (words[`icon.${row.key}`] || words[`solid.${row.key}`]) && icon(words, row.key),
    h("span", {}, row.label),
    row.note && h("small", {}, row.note),
    row.letter && h("kbd", { "aria-hidden": "true" }, row.letter),
  );

/** So many choices stand beside the tools, and so many beside what has become of the position. */
const [FEW, ALONE] = [5, 8];

/** What the tool in the hand asks for, but for places. */
function inHand(frame: Frame) {
  const { path = [] } = frame.pick ?? {};
  const offered = asked(frame.pick);
  if (!path.length || !offered.length) return null;
  return h(
    "div.bl-pick#inhand",
    {},
    h(
      "div.bl-choices",
      { class: offered.length > ALONE ? "bl-many" : null },
      offered.map((row) => go(row.key, { "data-k": row.key }, h("b", {}, row.label))),
    ),
  );
}

/** Where a position comes in as text and goes out, and what is wrong with the one that came. */
const pasting = ({ misread }: Workbench, words: Words) =>
  h(
    "div.bl-paste",
    { "data-k": "paste" },
    h("input#paste", { "aria-label": words.paste, placeholder: words.paste, autocomplete: "off", spellcheck: "false" }),
    button({ class: "bl-go", "data-do": "paste" }, words.paste_now),
    misread && h("code#misread", { "aria-hidden": "true" }, misread.before, h("mark", {}, misread.part), misread.after),
    misread?.mended && button({ class: "bl-go", "data-do": "paste", "data-pick": misread.mended }, words.mended),
    h(
      "span",
      { role: "group", "aria-label": words.copy_as },
      ["text", "repr", "json"].map((as) =>
        button({ class: "bl-go", "data-do": "copy", "data-pick": as, "data-k": as }, as),
      ),
    ),
  );

/**
 * Tools, what has become of the position, and the ways out.
 * @param group which group of tools is open
 */
function panel(frame: Frame, bench: Workbench, words: Words, group: number) {
  const [leave, begin] = bench.groups.slice(-2);
  const groups = [...bench.groups.slice(0, -2), begin];
  const at = Math.max(0, Math.min(group, groups.length - 1));
  // Of many things one is picked without anything else in sight.
  const many = frame.pick?.path.length ? asked(frame.pick).length : 0;
  return h(
    "div.bl-acts.bl-bench#acts",
    { role: "group", "aria-label": words.tools },
    many <= ALONE &&
      h(
        `div.bl-become.bl-is-${bench.status}#become`,
        { role: "group", "aria-label": bench.says },
        h(
          "b",
          {},
          icon(words, { possible: "accept", puzzle: "part", impossible: "decline" }[bench.status] ?? ""),
          bench.says,
        ),
        bench.reasons.length > 0 &&
          h(
            "ul",
            {},
            bench.reasons.map((reason, index) => reasonRow(reason, index, words)),
          ),
        h(
          "div.bl-choices",
          {},
          leave.rows.map((row) =>
            go(
              row.key,
              { "data-fresh": "1", "aria-disabled": row.why ? "true" : null, title: row.why || null },
              row.label,
            ),
          ),
        ),
      ),
    many > FEW && inHand(frame),
    many <= FEW &&
      h(
        "div.bl-groups",
        { "data-k": "groups" },
        groups.map(({ label }, index) =>
          button({ "data-do": "group", "data-at": index, "aria-pressed": String(index === at) }, label),
        ),
      ),
    many <= FEW &&
      h(
        "div.bl-toolgroup",
        { role: "group", "aria-label": groups[at].label, "data-k": `group ${at}` },
        groups[at].rows.map((row) => toolButton(row, words)),
        groups[at] === begin && pasting(bench, words),
      ),
    many <= FEW && inHand(frame),
  );
}

/** The field a text is pasted into. */
const pasted = ({ root }: Table): HTMLInputElement | null => root.querySelector(".bl-paste input");

function paste(table: Table, target: Element) {
  if (target.hasAttribute("data-pick")) return false;
  const text = pasted(table)?.value.trim();
  if (text) table.ask("paste", { key: text });
}

export const edit: Panel = {
  key: "edit",
  actions({ frame, local, words }, others) {
    return frame.edit?.edits ? panel(frame, frame.edit, words, local.group ?? 0) : others();
  },
  on: {
    group: (table, target) => {
      table.local.group = Number(target.getAttribute("data-at"));
      table.draw();
    },
    paste,
  },
  /** What was pasted stays in its field until it is shown. */
  onAnswer(table, answer, message) {
    const field = pasted(table);
    if (field && message.do === "paste" && answer.answer === "done") field.value = "";
  },
  onKey(table, event) {
    const { frame, local } = table;
    const target = event.target as HTMLElement;
    if (!frame.edit?.edits || event.ctrlKey || event.metaKey || event.altKey) return false;
    if (target.matches("input")) {
      if (event.key === "Enter") table.act(table.root.querySelector('[data-do="paste"]') as Element, event);
      return false;
    }
    const rows = frame.edit.groups.flatMap((group) => group.rows);
    const tool = local.letters ? rows.find(({ letter }) => letter && letter === letterOf(event)) : undefined;
    const key = tool ? tool.key : target.matches("button") && /Enter$/.test(event.code) ? "" : chosen(frame, event);
    if (!key) return false;
    event.stopPropagation();
    event.preventDefault();
    table.byKeys(true);
    table.ask("pick", { key, fresh: !!tool });
    return true;
  },
  before({ local, frame }) {
    const held = frame.pick?.path[0];
    // Whatever is taken up is seen among its like, until another group is opened.
    if (held && held !== local.held)
      local.group = frame.edit?.edits
        ? frame.edit.groups.findIndex(({ rows }) => rows.some((row) => row.pressed))
        : undefined;
    local.held = held;
  },
  /** A reason that is pointed at lights its places. */
  marks(table) {
    const { edit: bench } = table.frame;
    const row = bench?.edits && pointedRow(table);
    if (row) light(table.root, bench.reasons[Number(row.getAttribute("data-at-row"))]?.places ?? [], []);
  },
  onOver(table, event) {
    if (point(table, event) && table.frame.edit?.edits) table.marks();
  },
};
