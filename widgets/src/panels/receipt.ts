// Where points come from, and a walk through it line by line.

import type { Child } from "../core/dom.ts";
import { button, h } from "../core/dom.ts";
import type { Frame } from "../core/frames.ts";
import { icon, token } from "../core/icons.ts";
import { moves } from "../core/motion.ts";
import { tool } from "../core/tools.ts";
import type { Local, Words } from "../core/types.ts";
import type { Panel } from "./panel.ts";
import type { Table } from "./table.ts";

/** How long a line of a receipt is shown, in milliseconds, while all go by. */
const PACE = 1800;

/** The line that a receipt is, which opens in its place. */
export const bar = (words: Words, open: boolean, ...children: Child[]) =>
  button(
    { class: "bl-bar", "data-do": "bill", "aria-expanded": String(open) },
    children,
    icon(words, open ? "up" : "down"),
  );

/**
 * Where points come from: one line with everybody's total, which opens in its place.
 * @param opened does it always stand open?
 */
export function receipt(frame: Frame, local: Local, words: Words, opened: boolean = false) {
  const bill = frame.receipt;
  if (!bill) return null;
  const walking = bill.lines[local.walk];
  const seat = walking ? walking.seat : Math.min(local.tab, bill.totals.length - 1);
  const lines = bill.lines.map((line, index) => ({ ...line, index })).filter((line) => line.seat === seat);
  const open = local.bill || !!walking || opened;
  const head = bill.title && h("h3", {}, bill.title);
  return h(
    "section.bl-rcpt#receipt",
    { class: open && "bl-open", role: "group", "aria-label": bill.title || null },
    !opened &&
      bar(
        words,
        open,
        head,
        h(
          "span.bl-bar-sums",
          {},
          frame.players.map(({ name, seat }) =>
            h(
              "span",
              { role: "img", "aria-label": `${name}: ${bill.totals[seat]}`, "data-k": `sum ${seat}` },
              token(words, seat, 18),
              h("b", {}, bill.totals[seat]),
            ),
          ),
        ),
      ),
    open &&
      h(
        "div.bl-rhead",
        {},
        opened && head,
        !!bill.lines.length &&
          h(
            "div.bl-walk",
            { role: "group", "aria-label": words.walk },
            h(
              "span",
              { class: "bl-unseen" },
              walking
                ? words.walked.replace("{n}", String(local.walk + 1)).replace("{m}", String(bill.lines.length))
                : words.walk,
            ),
            // It keeps its room: nothing moves when one begins to walk.
            h(
              "span",
              { "aria-hidden": "true", style: walking ? null : "visibility:hidden" },
              `${local.walk + 1}/${bill.lines.length}`,
            ),
            tool(words, "back", words.step_back, {
              "data-do": "walk",
              "data-at": -1,
              "aria-disabled": local.walk < 0 ? "true" : null,
            }),
            tool(words, "on", words.step_on, { "data-do": "walk", "data-at": 1 }),
            moves(local) &&
              tool(words, local.watching ? "stop" : "play", local.watching ? words.watch_stop : words.watch, {
                "data-do": "watch",
                "aria-pressed": String(local.watching),
                // One line has nothing to go on to. The button keeps its room: a second line may come.
                style: bill.lines.length > 1 ? null : "visibility:hidden",
              }),
          ),
      ),
    open &&
      h(
        "div.bl-rgrid",
        {},
        h(
          "div.bl-tabs",
          { role: "tablist", "aria-label": bill.title },
          frame.players.map((player) =>
            button(
              {
                role: "tab",
                "aria-selected": String(player.seat === seat),
                tabindex: player.seat === seat ? 0 : -1,
                "data-do": "tab",
                "data-at": player.seat,
              },
              token(words, player.seat, 24),
              h("span.bl-unseen", {}, `${player.name}: `),
              h("b", {}, (walking?.scores ?? bill.totals)[player.seat]),
            ),
          ),
        ),
        h(
          "div.bl-lines",
          { role: "tabpanel", "aria-label": frame.players[seat].name },
          lines.map((line, at) =>
            button(
              {
                class: line.points ? "bl-rline" : "bl-rline bl-zero",
                "data-do": "line",
                "data-line": line.index,
                "data-rule": line.rule || null,
                "data-title": line.title,
                "aria-pressed": String(line.index === local.walk),
                tabindex: walking ? (line.index === local.walk ? 0 : -1) : at ? -1 : 0,
              },
              h("span", {}, line.label),
              h("span.bl-sum", {}, line.sum),
              h("b", {}, line.points),
            ),
          ),
          !lines.length && h("p.bl-nothing", {}, words.no_lines),
          h("div.bl-total", {}, h("span", {}, words.total), h("b", {}, bill.totals[seat])),
        ),
      ),
  );
}

/** The next line of a receipt that goes by, and the one that was brought in sight last, by table. */
const watching: WeakMap<Table, ReturnType<typeof setTimeout> | undefined> = new WeakMap();
const walked: WeakMap<Table, number> = new WeakMap();

/** Go through the receipt line by line, slowly, until somebody does something else. */
export function watch(table: Table, on: boolean) {
  const { local } = table;
  clearTimeout(watching.get(table));
  watching.delete(table);
  const more = () => {
    if (table.signal.aborted || !table.root.isConnected) return;
    walkTo(table, local.walk + 1, false);
    local.watching = local.walk >= 0;
    if (local.watching) watching.set(table, setTimeout(more, PACE));
    table.draw();
  };
  if (!on && !local.watching) return;
  local.watching = false;
  on ? more() : table.draw();
}

export function walkBy(table: Table, lines: number) {
  watch(table, false);
  if (!table.frame.receipt?.lines.length) return table.speak(table.words.no_lines);
  walkTo(table, table.local.walk + lines, false);
  table.draw();
}

function walkTo(table: Table, index: number, toggle: boolean) {
  const { frame, local } = table;
  const lines = frame.receipt?.lines ?? [];
  const before = local.walk;
  local.walk = (toggle && index === local.walk) || index >= lines.length ? -1 : Math.max(-1, index);
  // Where the game draws a line, Python does that.
  if (typeof frame.receipt?.at === "number" && local.walk !== before) table.ask("walk", { at: local.walk });
  const line = lines[local.walk];
  if (!line) return;
  local.tab = line.seat;
  // What counts anything but points belongs to no seat.
  const who = frame.players[line.seat];
  table.speak(
    [(who ? `${who.name}: ` : "") + line.label, line.sum, line.points].filter((part) => part !== "").join(", "),
  );
}

/** The line one has walked to is kept in sight. */
function keepInSight({ root, local }: Table, before: number | undefined) {
  const line = root.querySelector(".bl-rline[aria-pressed=true]") as HTMLElement | null;
  const rail = line?.closest(".bl-rim-in, .bl-lines") as HTMLElement | null;
  if (!line || !rail || local.walk === before) return;
  const over = line.getBoundingClientRect().bottom - rail.getBoundingClientRect().bottom;
  const under = line.getBoundingClientRect().top - rail.getBoundingClientRect().top;
  if (over > 0) rail.scrollTop += over + 8;
  else if (under < 0) rail.scrollTop += under - 8;
}

const at = (target: Element) => Number(target.getAttribute("data-at"));

export const receiptPanel: Panel = {
  key: "receipt",
  on: {
    watch: (table) => watch(table, !watching.get(table)),
    walk: (table, target) => walkBy(table, at(target)),
    bill: (table) => {
      watch(table, false);
      Object.assign(table.local, { bill: !table.local.bill, walk: -1 });
      table.draw();
    },
    tab: (table, target) => {
      watch(table, false);
      Object.assign(table.local, { tab: at(target), walk: -1 });
      table.draw();
      // Beside an answer Python says what is lit.
      if (table.frame.question?.result) table.ask("tab", { at: at(target) });
    },
    line: (table, target) => {
      watch(table, false);
      walkTo(table, Number(target.getAttribute("data-line")), true);
      table.draw();
    },
  },
  inSight(table) {
    keepInSight(table, walked.get(table) ?? -1);
    walked.set(table, table.local.walk);
  },
};
