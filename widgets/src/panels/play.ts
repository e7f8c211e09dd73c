// The table at which whole games are played: the window is the table, and whoever sits there speaks from a corner of it.
// Boards, hands, prices and what is asked are those of every table; here they have their places in a window.

import { cover } from "../core/banners.ts";
import { surface } from "../core/board.ts";
import type { Child } from "../core/dom.ts";
import { button, h } from "../core/dom.ts";
import type { Frame, SeatSaid } from "../core/frames.ts";
import { icon, token } from "../core/icons.ts";
import { laid, TRAYS } from "../core/layout.ts";
import { letterOf } from "../core/letters.ts";
import type { Words } from "../core/types.ts";
import { head } from "./head.ts";
import type { Panel } from "./panel.ts";
import { turn } from "./picks.ts";
import { receipt } from "./receipt.ts";
import { art, artStyle, lying, slots } from "./slots.ts";
import { suggest } from "./suggest.ts";
import { PANELS, type Table, tableOf } from "./table.ts";
import { log } from "./timeline.ts";

const PACES = ["step", "calm", "fast"];
/** The next move of the others, and all of them up to one's own choice. */
const NEXT = "opponent";
/** A board more than twice as wide as high lies across, with everything else below it. */
const ACROSS = 2;

const isAcross = (frame: Frame) => {
  const [, , wide, high] = (frame.board?.svg.match(/viewBox="([^"]*)"/)?.[1] ?? "0 0 1 1").split(" ").map(Number);
  return wide / high > ACROSS;
};

const waits = (frame: Frame) => !!frame.pick?.choices.some(({ key }) => key === NEXT);

/** How the others go on: when asked, to be read, at once. */
const paces = ({ play }: Frame, words: Words) =>
  !!play?.strengths.length &&
  h(
    "div.bl-seg.bl-pace",
    { role: "group", "aria-label": words.pace },
    PACES.map((key) =>
      button({ "data-do": "pace", "data-pick": key, "aria-pressed": String(key === play.pace) }, words[`pace_${key}`]),
    ),
  );

/** Who somebody is, what all may count there, and what was done there last, and why. */
function plate(said: SeatSaid, at: number, frame: Frame, words: Words) {
  const { seat, strength, did, why, fresh } = said;
  const { thinking, players, play } = frame;
  const facts = lying(frame, "seats")
    .flatMap(({ items = [] }) => items)
    .find((item) => item.seat === seat)?.facts;
  const { name, points, says } = players[seat];
  const thinks = thinking?.seat === seat ? thinking : null;
  return h(
    "section.bl-corner",
    {
      class: [frame.turn.seat === seat && "bl-mover", fresh && "bl-fresh", did && "bl-spoke"].filter(Boolean).join(" "),
      role: "group",
      "aria-label": said.says,
      "data-k": `corner ${seat}`,
      style: `grid-area:c${at + 1}`,
    },
    h(
      "div.bl-plate-top",
      {},
      token(words, seat, 26),
      h("b.bl-pname", {}, name),
      strength &&
        h(
          "select.bl-strength",
          { "aria-label": `${name}: ${words.strength}`, "data-do": "strength", "data-at": seat },
          play?.strengths.map(({ key, label }) => h("option", { value: key, selected: key === strength }, label)),
        ),
      points !== null &&
        h("b.bl-points", { "aria-label": says, title: says, "data-seat": seat }, points, icon(words, "point")),
    ),
    facts &&
      h(
        "span.bl-figures",
        {},
        facts.map((fact, number) =>
          h(
            "span",
            {
              class: fact.strong && "bl-strong",
              title: fact.says,
              role: "img",
              "aria-label": fact.says,
              "data-k": `fact ${number}`,
            },
            art(frame, words, fact.art),
            fact.text && h("b", {}, fact.text),
          ),
        ),
      ),
    (did || thinks) &&
      h(
        "p.bl-line",
        {},
        h("span", {}, did && h("b", {}, did), did && h("br"), thinks?.says ?? why),
        !!thinks?.most && h("progress", { value: thinks.done, max: thinks.most, "aria-hidden": "true" }),
      ),
  );
}

const corners = ({ play, ...frame }: Frame, words: Words) => {
  if (!play) return null;
  const newest = play.seats.find(({ fresh }) => fresh);
  return h(
    "div.bl-corners#corners",
    { style: `--seats:${play.seats.length}` },
    ...play.seats.map((said, at) => plate(said, at, { play, ...frame }, words)),
    // A phone has room for one of the lines.
    newest &&
      h(
        "p.bl-newest#newest",
        { "aria-hidden": "true" },
        token(words, newest.seat, 22),
        h("span", {}, h("b", {}, newest.did), " ", frame.thinking?.says ?? newest.why),
      ),
  );
};

/** How the game ended: who won, the points of each by what they were paid for, and what one does now. */
function ending(frame: Frame, words: Words) {
  const end = frame.play?.end;
  if (!end) return null;
  const { ranks, points, sources } = end;
  return h(
    "section.bl-ending#ending",
    { role: "group", "aria-label": end.says },
    points.length > 0 &&
      h(
        "table",
        {},
        h(
          "thead",
          {},
          h(
            "tr",
            {},
            h("th", { scope: "col" }, words.points_by),
            ...ranks.map((seat) =>
              h("th", { scope: "col", "aria-label": frame.players[seat].name }, token(words, seat, 22)),
            ),
          ),
        ),
        h(
          "tbody",
          {},
          ...sources.map((source) =>
            h(
              "tr",
              { "data-k": source.label },
              h("th", { scope: "row" }, source.label),
              ...ranks.map((seat) => h("td", {}, source.points[seat] || "·")),
            ),
          ),
        ),
        h(
          "tfoot",
          {},
          h(
            "tr",
            {},
            h("th", { scope: "row" }, words.points_all),
            ...ranks.map((seat) => h("td", {}, h("b", {}, points[seat]))),
          ),
        ),
      ),
    button({ class: "bl-main", "data-do": "again" }, words.again),
  );
}

/** Back to one's last choice: dice and cards fall the same again. */
const foot = (frame: Frame, words: Words) =>
  h(
    "div.bl-foot#foot",
    {},
    button(
      { class: "bl-undo", "data-do": "undo", "aria-disabled": frame.time.can_undo ? null : "true" },
      icon(words, "undo"),
      h("span", {}, h("b", {}, words.undo), h("small", {}, words.undo_to)),
    ),
    paces(frame, words),
  );

function content(table: Table): Child[] {
  const { frame, local, words, area, model } = table;
  const across = isAcross(frame);
  const told = table.keep("log", [frame.log, words], () => log(frame, words));
  const trays = slots("seats", frame, words, (slot) => TRAYS.has(slot.kind));
  const parts = {
    board: h(
      "div.bl-stand#stand",
      {},
      surface(frame, area, local, words, slots("board", frame, words)),
      !across && corners(frame, words),
    ),
    turn: across ? turn(frame, words) : [turn(frame, words), slots("hand", frame, words)],
    seats: across && corners(frame, words),
    others: across ? [trays, told] : trays,
    costs: slots("costs", frame, words),
    hand: across && slots("hand", frame, words),
    actions: frame.play?.end ? () => ending(frame, words) : (costs: Child) => table.deeds(costs),
    receipt: !frame.play?.end && receipt(frame, local, words),
    log: [!across && told, foot(frame, words)],
  };
  return [
    artStyle(frame),
    words.gallery?.style && h("style#pieces", {}, words.gallery.style),
    h(
      "div.bl-playhead#playhead",
      {},
      model.lobby &&
        h(
          "a.bl-ibtn.bl-leave",
          { href: model.lobby, "aria-label": words.lobby, title: words.lobby },
          icon(words, "back"),
        ),
      head(frame, local, words, paces(frame, words)),
    ),
    ...table.above(),
    frame.cover ? cover(frame, words) : laid(frame, parts),
    ...table.panels.map((panel) => panel.draw?.(table)),
  ];
}

/** Did others decide when the table was drawn last? */
const waited: WeakMap<Table, boolean> = new WeakMap();
/** The pace before a pause. */
const before: WeakMap<Table, string> = new WeakMap();

/** Press what a key stands for, if it is there. */
function press(table: Table, pick: string) {
  const found = [...table.root.querySelectorAll<HTMLElement>(`[data-do="pick"][data-pick="${pick}"]`)].find(
    (one) => one.getClientRects().length && !one.hasAttribute("aria-disabled"),
  );
  if (found) table.act(found, new Event("key"));
  return !!found;
}

const KEYS: Record<string, (table: Table) => boolean> = {
  E: (table) => press(table, "end"),
  A: (table) => press(table, "accept"),
  D: (table) => press(table, "decline"),
  C: (table) => press(table, "counter"),
  L: (table) => {
    const lines = table.root.querySelector<HTMLElement>("#log ol");
    lines?.focus();
    return !!lines;
  },
  P: (table) => {
    const { play, pick } = table.frame;
    if (!play || !pick || !waits(table.frame)) return false;
    const pauses = play.pace !== "step";
    if (pauses) before.set(table, play.pace);
    table.ask("pace", { key: pauses ? "step" : (before.get(table) ?? "calm") });
    return true;
  },
};

const play: Panel = {
  key: "play",
  onKey(table, event) {
    const target = event.target as HTMLElement;
    if (event.metaKey || event.altKey || event.ctrlKey || target.matches("input, select")) return false;
    const { frame, local } = table;
    if (!frame.play || frame.cover) return false;
    let done = false;
    if (event.code === "Space" && waits(frame) && !target.matches("button, a")) done = press(table, NEXT);
    else if (local.letters && !event.shiftKey) {
      const digit = /^(Digit|Numpad)([1-4])$/.exec(event.code)?.[2];
      // On hexes digits lead to other layers.
      const layers = table.area.near[target.getAttribute("data-place") ?? ""]?.[digit ?? ""];
      const said = digit && !layers && frame.play.seats[Number(digit) - 1];
      if (said) table.speak(said.says);
      done = !!said || !!KEYS[letterOf(event)]?.(table);
    }
    if (!done) return false;
    event.stopPropagation();
    event.preventDefault();
    table.byKeys(true);
    return true;
  },
  after(table) {
    const { frame } = table;
    const others = waits(frame);
    // Whoever has listened to the others is told at once that it is their own turn.
    if (waited.get(table) && !others && frame.play?.you === frame.turn.seat)
      table.speak([frame.turn.says, frame.pick?.prompt].filter(Boolean).join(". "), true);
    waited.set(table, others);
  },
};

export default tableOf((table) => {
  table.root.classList.add("bl-game");
  return { panels: [...PANELS.filter(({ key }) => key !== "timeline"), suggest, play], content };
});
