// What happened, as a log and as a line to go along.

import { button, h, known } from "../core/dom.ts";
import type { Frame } from "../core/frames.ts";
import { icon, node, token } from "../core/icons.ts";
import { ruled, tool } from "../core/tools.ts";
import type { Local, Words } from "../core/types.ts";
import type { Panel } from "./panel.ts";
import type { Table } from "./table.ts";

export function log(frame: Frame, words: Words) {
  return h(
    "section.bl-say#log",
    { role: "group", "aria-label": words.happened },
    h("h3", {}, words.happened),
    frame.log.length
      ? h(
          "ol",
          { tabindex: 0, "aria-label": words.happened },
          numbered(frame.log).map(([entry, name], index) =>
            known(
              h(
                "li",
                { class: (entry.seat ?? -1) < 0 && "bl-chance" },
                (entry.seat ?? -1) >= 0 && token(words, entry.seat as number, 16),
                h("span", {}, entry.text, " ", entry.rule && index === 0 && ruled(entry)),
              ),
              name,
            ),
          ),
        )
      : h("p.bl-nothing", {}, words.nothing),
  );
}

/** In a log as many lines are in sight as are whole; the rest is scrolled to. */
export function wholeLines(root: Element) {
  const log = root.querySelector(".bl-say ol") as HTMLElement | null;
  if (!log || log.children.length < 2) return;
  log.style.maxHeight = "";
  const room = log.clientHeight;
  if (log.scrollHeight <= room + 1) return;
  const ends = [...(log.children as HTMLCollectionOf<HTMLElement>)].map(
    (line) => line.offsetTop + line.offsetHeight - log.offsetTop,
  );
  const whole = Math.max(0, ...ends.filter((end) => end <= room + 1));
  if (whole) log.style.maxHeight = `${whole}px`;
}

/**
 * The lines of a log, each with a name it keeps when a newer one is put first. Lines that say the same are counted from
 * the oldest on.
 * @param log the newest first
 */
function numbered(log: Frame["log"]): [Frame["log"][number], string][] {
  const seen: Map<string, number> = new Map();
  return [...log]
    .reverse()
    .map((entry) => {
      const count = (seen.get(entry.text) ?? 0) + 1;
      seen.set(entry.text, count);
      return [entry, `${entry.text} ${count}`] as [Frame["log"][number], string];
    })
    .reverse();
}

const STEP = 30;

export function timeline(frame: Frame, local: Local, words: Words) {
  const time = frame.time;
  const stands = local.step < 0 ? time.ply : local.step;
  const steps = [{ ply: time.first, seat: -2, says: time.first ? "" : time.start }, ...time.nodes];
  const line = (from: number, to: number, kind: string) =>
    to > from &&
    h("i", {
      class: `bl-rail ${kind}`,
      style: `left:${(from - time.first) * STEP + 14}px;width:${(to - from) * STEP}px`,
    });
  const end = time.nodes.at(-1)?.ply ?? time.first;
  const shown = time.branches.filter((branch) => !branch.folded && branch.at <= end);
  const many = words.branches?.replace("{n}", String(shown.length)) ?? "";
  return h(
    "div.bl-time#time",
    {},
    Object.entries({ undo: time.can_undo, redo: time.can_redo }).map(([name, may]) =>
      tool(words, name, words[name], { "data-do": name, "aria-disabled": may ? null : "true" }),
    ),
    h(
      "div.bl-track#track",
      { role: "group", "aria-label": time.label },
      time.earlier && button({ class: "bl-quiet bl-fold", "data-do": "unfold" }, time.earlier),
      h(
        "div.bl-rows",
        {},
        local.branches &&
          shown.map((branch, index) =>
            h(
              "div.bl-branch",
              { "data-k": `branch ${branch.name}`, style: `padding-left:${(branch.at - time.first) * STEP + 14}px` },
              h(
                "svg.bl-bend",
                { viewBox: "0 0 30 28", width: 30, height: 28, "aria-hidden": "true" },
                h("path", { d: `M1 ${28 * (shown.length - index) + 10}V26C1 16 8 14 30 14` }),
              ),
              button(
                { class: "bl-quiet", "data-do": "switch", "data-pick": branch.name, "aria-label": branch.says },
                ...branch.seats.slice(0, 6).map((seat) => node(words, seat, "bl-later")),
                h("span", {}, branch.label),
              ),
            ),
          ),
        h(
          "div.bl-mainline",
          {},
          line(time.first, time.ply, "bl-done"),
          line(time.ply, end, ""),
          steps.map((step) =>
            button(
              {
                class: "bl-step",
                "data-do": "jump",
                "data-at": step.ply,
                "aria-label": step.says || `${step.ply}`,
                title: step.says,
                "aria-current": step.ply === time.ply ? "step" : null,
                tabindex: step.ply === stands ? 0 : -1,
              },
              node(words, step.seat, step.ply === time.ply ? "bl-now" : step.ply < time.ply ? "bl-past" : "bl-later"),
            ),
          ),
        ),
      ),
    ),
    shown.length > 0 &&
      button(
        {
          class: "bl-quiet bl-fork",
          "data-do": "branches",
          "aria-expanded": String(!!local.branches),
          "aria-label": many,
          title: many,
        },
        icon(words, "fork"),
        shown.length,
      ),
    h("span.bl-count", {}, time.step),
    frame.seats.choices.length > 2 &&
      h(
        "label.bl-seen",
        {},
        h("small", {}, words.seen_by),
        h(
          "select.bl-seat#seat",
          { "aria-label": words.seen_by, "data-do": "seat" },
          frame.seats.choices.map((choice) =>
            h("option", { value: choice.seat, selected: choice.seat === frame.seats.shown }, choice.label),
          ),
        ),
      ),
    frame.make_question &&
      tool(words, "question", words.make_question, {
        "data-do": "make_question",
        "data-k": "question",
        "data-pick": !frame.make_question.open && "open",
        "aria-expanded": String(frame.make_question.open),
      }),
    [frame.edit && "edit", "copy", "link"].map((name) => name && tool(words, name, words[name], { "data-do": name })),
  );
}

/** Which step of a game was shown last, by table. */
const shown: WeakMap<Table, number> = new WeakMap();

export const timelinePanel: Panel = {
  key: "timeline",
  draw(table) {
    const { frame, local, words } = table;
    return (
      frame.parts.includes("timeline") &&
      table.keep("time", [frame.time, frame.seats, frame.make_question?.open, local.step, local.branches, words], () =>
        timeline(frame, local, words),
      )
    );
  },
  on: {
    branches: (table) => {
      table.local.branches = !table.local.branches;
      table.draw();
    },
  },
  inSight(table) {
    const { ply } = table.frame.time;
    const track = ply !== shown.get(table) && table.root.querySelector(".bl-track");
    shown.set(table, ply);
    const now = (track ? track.querySelector('[aria-current="step"]') : null) as HTMLElement | null;
    if (track && now) track.scrollLeft = now.offsetLeft + 60 - track.clientWidth;
  },
};
