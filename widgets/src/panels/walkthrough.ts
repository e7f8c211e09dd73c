// An answer walked step by step: one's own, and the rule's beside it once that may be seen.

import { hits } from "../core/board.ts";
import { button, h } from "../core/dom.ts";
import type { ShownWalkthrough, ShownWalkthroughs } from "../core/frames.ts";
import { moves } from "../core/motion.ts";
import { ruled, tool } from "../core/tools.ts";
import type { Local, Words } from "../core/types.ts";
import type { Panel } from "./panel.ts";
import { watch } from "./receipt.ts";
import type { Table } from "./table.ts";

/** How long a step is shown, in milliseconds, while all go by. */
const PACE = 1800;
/** How large a sign is against its place, how far beside its middle, and how large on the screen. */
const [SIZE, ASIDE, LEAST, MOST] = [0.3, 0.22, 12, 20];

/** So many steps of a way where one does not walk are not listed. */
const MANY = 12;

/** Where a step of a way is asked for. */
const step = (key: string, at: number) => ({ "data-do": "way", "data-pick": key, "data-at": at });

export function ways(told: ShownWalkthroughs | null | undefined, local: Local, words: Words) {
  if (!told) return null;
  return h(
    "section.bl-ways#ways",
    { role: "group", "aria-label": told.title, class: `bl-ways-${told.kind}` },
    told.ways.map((way) => row(way, told, local, words)),
  );
}

/** One way: its name, its steps, and what walks through them. */
function row(way: ShownWalkthrough, told: ShownWalkthroughs, local: Local, words: Words) {
  const here = way.key === told.shown;
  const at = here ? told.at : 0;
  const plays = local.played === way.key;
  // The steps of an order are read where one walks; those of the other way would take its room, as very many do.
  const shut = !here && (told.kind === "order" || way.stops.length > MANY);
  return h(
    "div.bl-way",
    { class: here ? "bl-way-here" : null, "data-k": `way ${way.key}` },
    button(
      {
        class: "bl-way-name",
        ...step(way.key, told.kind === "turn" ? way.stops.length : 0),
        "aria-pressed": String(here),
      },
      way.label,
    ),
    !shut &&
      h(
        "div.bl-way-steps",
        { role: "tablist", "aria-label": way.label, "aria-orientation": told.kind === "order" ? "vertical" : null },
        way.stops.map(({ label, says, sign, elsewhere }, index) =>
          button(
            {
              role: "tab",
              ...step(way.key, index + 1),
              "data-k": `stop ${index}`,
              "aria-selected": String(at === index + 1),
              tabindex: index === Math.max(0, at - 1) ? 0 : -1,
            },
            told.kind === "order" && h("b", { "aria-hidden": "true" }, index + 1),
            h("span", { "aria-hidden": "true" }, label),
            (elsewhere || sign) &&
              h("b", { "aria-hidden": "true" }, elsewhere && elsewhere !== index + 1 ? `→ ${elsewhere}` : sign),
            h("span.bl-unseen", {}, says),
          ),
        ),
      ),
    here &&
      told.kind !== "cells" &&
      h(
        "div.bl-way-tools",
        {},
        tool(words, "back", told.back, {
          ...step(way.key, at - 1),
          "data-k": "back",
          "aria-disabled": at ? null : "true",
        }),
        tool(words, "on", told.on, {
          ...step(way.key, at + 1),
          "data-k": "on",
          "aria-disabled": at < way.stops.length ? null : "true",
        }),
        way.stops.length > 1 &&
          moves(local) &&
          tool(words, plays ? "stop" : "play", plays ? told.stop : way.play, {
            "data-do": "played",
            "data-pick": way.key,
            "aria-pressed": String(plays),
          }),
      ),
    here &&
      told.says &&
      h(
        "p.bl-way-says",
        { "data-k": "says" },
        told.where && told.kind !== "order" && h("b", {}, told.where, " "),
        told.says,
        told.rule && [" ", ruled({ rule: told.rule, title: told.rule_title })],
      ),
  );
}

/** Between which heights a part that scrolls is seen: what sticks to its edges lies over the rest. */
export function seenPart(room: Element) {
  let { top, bottom } = room.getBoundingClientRect();
  for (const one of room.querySelectorAll(".bl-st-fig, .bl-st-foot, .bl-commit")) {
    if (getComputedStyle(one).position !== "sticky") continue;
    const box = one.getBoundingClientRect();
    if (one.matches(".bl-st-fig")) top = box.bottom;
    else bottom = Math.min(bottom, box.top);
  }
  return { top, bottom };
}

/** Bring what one walks in sight: only what is read scrolls, and what sticks to its edges hides nothing. */
export function reach(root: Element, walked: string) {
  const part = root.querySelector(walked);
  let room = part?.parentElement;
  while (
    room &&
    room !== root &&
    (room.scrollHeight <= room.clientHeight + 1 || getComputedStyle(room).overflowY === "visible")
  )
    room = room.parentElement;
  if (!part || !room || room === root) return;
  const [box, seen] = [part.getBoundingClientRect(), seenPart(room)];
  const over = box.top - seen.top - 8;
  room.scrollTop += over < 0 ? over : Math.max(0, Math.min(over, box.bottom - seen.bottom + 8));
}

/** What tells places apart without colour, written on them. */
function mark(root: Element, signs: Record<string, string>) {
  const svg = root.querySelector(".bl-surface > svg") as SVGSVGElement | null;
  const wanted = JSON.stringify(signs);
  if (!svg || (svg.getAttribute("data-signs") ?? "{}") === wanted) return;
  for (const old of svg.querySelectorAll(".bl-sign")) old.remove();
  svg.setAttribute("data-signs", wanted);
  const scale = svg.getScreenCTM?.()?.a || 1;
  for (const [place, sign] of Object.entries(signs)) {
    const box = (hits(root, place).at(-1) as SVGGraphicsElement | undefined)?.getBBox?.();
    if (!box) continue;
    const size = Math.max(LEAST / scale, Math.min(MOST / scale, SIZE * Math.min(box.width, box.height)));
    // Beside the middle, where a piece may stand.
    const at = `translate(${box.x + (0.5 + ASIDE) * box.width} ${box.y + (0.5 - ASIDE) * box.height})`;
    const [r, d] = [size * 0.68, size * 1.36];
    const shared = { class: "bl-sign", "aria-hidden": "true", transform: at };
    svg.append(
      h("path", { ...shared, d: `M${-r} 0a${r} ${r} 0 1 0 ${d} 0a${r} ${r} 0 1 0 ${-d} 0z` }),
      h("text", { ...shared, "font-size": size, y: size * 0.36, "text-anchor": "middle" }, sign),
    );
  }
}

/** The next step of a way that goes by, by table. */
const going: WeakMap<Table, ReturnType<typeof setTimeout> | undefined> = new WeakMap();

const shownIn = ({ frame }: Table): ShownWalkthroughs | null | undefined => frame.question?.walkthroughs;

/** Let the steps of a way go by, slowly, until somebody does something else. */
function play(table: Table, key: string) {
  const { local } = table;
  const was = local.played;
  stop(table);
  watch(table, false);
  if (was === key) return table.draw();
  const of = shownIn(table)?.ways.find((way) => way.key === key)?.stops.length ?? 0;
  const { shown, at: stands = 0 } = shownIn(table) ?? {};
  const id = table.frame.question?.id;
  let at = shown === key && stands < of ? stands : -1;
  const more = () => {
    if (table.signal.aborted || !table.root.isConnected || table.frame.question?.id !== id || !shownIn(table))
      return stop(table);
    at += 1;
    table.ask("jump", { key, at });
    local.played = at < of ? key : "";
    going.set(table, at < of ? setTimeout(more, PACE) : undefined);
    table.draw();
  };
  more();
}

function stop(table: Table) {
  clearTimeout(going.get(table));
  table.local.played = "";
}

export const walkthrough: Panel = {
  key: "walkthrough",
  acts(table, target) {
    if (target.getAttribute("data-do") !== "played") stop(table);
  },
  on: {
    played: (table, target) => play(table, target.getAttribute("data-pick") ?? ""),
    way(table, target) {
      if (target.getAttribute("aria-disabled")) return;
      const key = target.getAttribute("data-pick") ?? "";
      table.ask("jump", { key, at: Number(target.getAttribute("data-at")) });
    },
  },
  marks(table) {
    mark(table.root, shownIn(table)?.signs ?? {});
  },
  after(table) {
    const { local } = table;
    const told = shownIn(table);
    const walks = told ? `${told.shown} ${told.at}` : "";
    // A verdict comes before what it is about; only who walks is led there.
    if (walks && local.walks && walks !== local.walks) reach(table.root, ".bl-way-here");
    local.walks = walks;
  },
};
