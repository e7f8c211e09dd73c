// The table at which whole games are played: the window is the table, and whoever sits there speaks from a corner of it.
// Boards, hands, prices and what is asked are those of every table; here they have their places in a window.

import { cover, keyList } from "../core/banners.ts";
import { surface } from "../core/board.ts";
import type { Child } from "../core/dom.ts";
import { button, h } from "../core/dom.ts";
import type { Frame, SeatSaid } from "../core/frames.ts";
import { icon, token } from "../core/icons.ts";
import { note } from "../core/keys.ts";
import { laid, TRAYS } from "../core/layout.ts";
import { letterOf } from "../core/letters.ts";
import { choice, choose } from "../core/preferences.ts";
import type { Words } from "../core/types.ts";
import { head } from "./head.ts";
import { askHint, heedHints } from "./hint_key.ts";
import type { Panel } from "./panel.ts";
import { turn } from "./picks.ts";
import { receipt } from "./receipt.ts";
import { ladder, unfold } from "./rungs.ts";
import { art, artStyle, costsLater, lying, slots } from "./slots.ts";
import { suggest } from "./suggest.ts";
import { heedOutside, PANELS, type Table, tableOf } from "./table.ts";
import { log } from "./timeline.ts";

const PACES = ["step", "calm", "fast"];
/** The next move of the others, and all of them up to one's own choice. */
const NEXT = "opponent";
/** The action that ends a turn, in every game that has one. */
const END = "end";
/** A board more than twice as wide as high lies across, with everything else below it. */
const ACROSS = 2;
/** How wide a plate in a corner is, with the edge round it, and how high at least and at most, in pixels. */
const PLATE = [228, 127, 168];
/** How wide a column of plates is, and how high their row. */
const COLUMN = 236,
  ROW = 150;

/** How much wider than high the board is. */
const shapeOf = (frame: Frame) => {
  const [, , wide, high] = (frame.board?.svg.match(/viewBox="([^"]*)"/)?.[1] ?? "0 0 1 1").split(" ").map(Number);
  return wide / high;
};

const waits = (frame: Frame) => !!frame.pick?.choices.some(({ key }) => key === NEXT);

/** Who is on turn, and what is to be done. */
const asked = ({ turn, pick }: Frame) => [turn.says, pick?.prompt].filter(Boolean).join(". ");

/** The hint that is opened next. */
const nextHint = ({ hints }: Frame) => hints?.rungs.find(({ may }) => may);

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

/** The rules of the game, which stays as it is: they open beside it. */
const rules = ({ play }: Frame, words: Words) =>
  !!play?.rules && h("a.bl-ibtn.bl-rules", { href: play.rules, target: "_blank" }, words.rules);

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
      tabindex: -1,
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
        h("span", {}, did && h("b", {}, did), h("span", {}, thinks?.says ?? why)),
        !!thinks?.most && h("progress", { value: thinks.done, max: thinks.most, "aria-hidden": "true" }),
      ),
  );
}

const corners = ({ play, ...frame }: Frame, words: Words) => {
  if (!play) return null;
  // It stays while one plays oneself, so that the board below it does not move.
  const newest = play.seats.find(({ fresh }) => fresh) ?? play.seats.filter(({ did }) => did).at(-1);
  return h(
    "div.bl-corners#corners",
    { style: `--seats:${play.seats.length}` },
    ...play.seats.map((said, at) => plate(said, at, { play, ...frame }, words)),
    // A phone has room for one of the lines.
    newest &&
      h(
        "p.bl-newest#newest",
        { class: newest.fresh && "bl-fresh", "aria-hidden": "true" },
        token(words, newest.seat, 22),
        h("span", {}, h("b", {}, newest.did), " ", frame.thinking?.says ?? newest.why),
      ),
  );
};

/** How the game ended: who won, the points of each by what they were paid for, and what one does now. */
function ending(frame: Frame, words: Words, lookBack = "") {
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
              h("th", { scope: "col" }, token(words, seat, 22), h("span.bl-unseen", {}, frame.players[seat].name)),
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
    end.hinted && h("p", {}, end.hinted),
    button({ class: "bl-main", "data-do": "again" }, words.again),
    lookBack && h("a.bl-lookback", { href: lookBack + location.hash }, words.review),
  );
}

/** One's own points, whoever is on turn: those of the others stand in their corners. */
const yours = ({ play, players }: Frame) => {
  const me = players[play?.you ?? -1];
  return typeof me?.points === "number" && !play?.end && h("p.bl-yours#yours", {}, me.says);
};

/** While others play: what the one of them who does has done so far, in its order. */
const thisTurn = ({ play, thinking }: Frame, words: Words) =>
  h(
    "section.bl-thisturn#thisturn",
    { role: "group", "aria-label": words.this_turn },
    h("h3", {}, words.this_turn),
    h(
      "ol",
      { tabindex: 0, "aria-label": words.this_turn },
      ...(play?.steps ?? []).map(({ did, why }, at, { length }) =>
        h(
          "li",
          { class: at === length - 1 && "bl-fresh", "data-k": `done ${at}` },
          h("span", {}, did),
          why && h("small", {}, why),
        ),
      ),
      h("li.bl-next", { "aria-hidden": "true" }, thinking?.says ?? "…"),
    ),
  );

/** What whoever offers says of it: it stands over the answers. */
function offered({ play, ...frame }: Frame) {
  const asks = lying(frame as Frame, "ask")[0]?.items?.[0]?.seat;
  const said = play?.seats.find(({ seat, why }) => seat === asks && why);
  return said && h("p.bl-says", {}, h("b", {}, said.did), " ", said.why);
}

/** Plates lie in corners that the drawing leaves free, else where they leave the board larger: beside it, or over it. */
function arrange({ root, frame }: Table) {
  const svg = root.querySelector<SVGSVGElement>(".bl-stand > .bl-surface > svg");
  const { clientWidth: wide = 0, clientHeight: high = 0 } = root.querySelector(".bl-left") ?? {};
  const to = svg?.getScreenCTM?.();
  if (!svg || !to || !wide) return;
  const { x, y, width, height } = svg.viewBox.baseVal;
  const scaleIn = (across: number, down: number) => Math.min(across / width, down / height);
  const scale = scaleIn(wide, high);
  const places = Array.from(svg.querySelectorAll(".bl-hit"), (place) => {
    const box = place.getBoundingClientRect();
    const middle = [(box.x + box.width / 2 - to.e) / to.a, (box.y + box.height / 2 - to.f) / to.a];
    return [...middle, Math.min(box.width, box.height) / 2 / to.a];
  });
  // So high may a plate be in each corner.
  const least = [...places, ...(frame.board?.spots ?? [])]
    .filter(([across, , reach]) => wide / 2 - scale * (Math.abs(across - x - width / 2) + reach) < PLATE[0])
    .map(([, down, reach]) => high / 2 - scale * (Math.abs(down - y - height / 2) + reach));
  const plate = Math.floor(Math.min(PLATE[2], ...least)) - 6;
  root.style.setProperty("--plate", `${plate}px`);
  const beside = scaleIn(wide - COLUMN, high) > scaleIn(wide, high - ROW);
  root.dataset.plates = plate >= PLATE[1] ? "corners" : beside ? "beside" : "row";
}

/** The list of keys has those of a whole game, too; where plates are small, the strength of the others stands there. */
const gameKeys = ({ local, words }: Table) =>
  local.help && h("section.bl-help#gamekeys", { role: "group", "aria-label": words.help }, keyList(words.game_keys));

/** Back to one's last choice: dice and cards fall the same again. And a hint, with its price. */
const foot = (frame: Frame, words: Words) => {
  const hint = nextHint(frame);
  // On a phone the end of the turn is always at hand.
  const end = frame.groups.flatMap(({ rows }) => rows).find(({ key, single }) => key === END && !single);
  return h(
    "div.bl-foot#foot",
    {},
    button(
      { class: "bl-undo", "data-do": "undo", "aria-disabled": frame.time.can_undo ? null : "true" },
      icon(words, "undo"),
      h("span", {}, h("b", {}, words.undo), h("small", {}, words.undo_to)),
    ),
    frame.hints
      ? button(
          {
            class: "bl-ask-hint",
            "data-do": "hint",
            "data-k": "hint",
            "data-pick": hint?.key,
            "aria-disabled": hint ? null : "true",
          },
          icon(words, "hint"),
          h("b", {}, words.ask_hint),
          hint && [h("small", {}, hint.price), h("span.bl-unseen", {}, hint.says)],
        )
      : paces(frame, words),
    end &&
      button(
        {
          class: "bl-end-turn",
          "data-do": "pick",
          "data-pick": end.key,
          "data-fresh": "1",
          "data-k": "end",
          "aria-disabled": end.why ? "true" : null,
          title: end.why || null,
        },
        icon(words, end.key),
        end.label,
      ),
  );
};

function content(table: Table): Child[] {
  const { frame, local, words, area, model } = table;
  const others = waits(frame);
  const asks = lying(frame, "ask").length > 0;
  const rungs =
    !frame.play?.end && !!frame.hints?.rungs.some(({ open }) => open) && ladder(frame.hints, local, words, false);
  const across = shapeOf(frame) > ACROSS;
  const told = table.keep("log", [frame.log, words], () => log(frame, words));
  const trays = slots("seats", frame, words, (slot) => TRAYS.has(slot.kind));
  const parts = {
    board: h(
      "div.bl-stand#stand",
      {},
      surface(frame, area, local, words, slots("board", frame, words)),
      !across && corners(frame, words),
    ),
    turn: across
      ? turn(frame, words)
      : [
          turn(frame, words),
          yours(frame),
          others && [thisTurn(frame, words), table.actions(null)],
          slots("hand", frame, words),
        ],
    seats: across && corners(frame, words),
    others: across ? [rungs, trays, told] : trays,
    costs: slots("costs", others ? costsLater(frame, words) : frame, words),
    hand: across && slots("hand", frame, words),
    actions: (costs: Child) => {
      if (frame.play?.end) return ending(frame, words, model.review);
      if (others) return across ? [thisTurn(frame, words), table.actions(null)] : costs;
      // What an answer would change stays in sight.
      return asks ? [offered(frame), table.actions(costs), rungs, costs] : table.actions(costs);
    },
    hints: !asks && !across && rungs,
    receipt: !frame.play?.end && receipt(frame, local, words),
    log: [!across && (!others || frame.play?.you === null) && told, foot(frame, words)],
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
      head(frame, local, words, [rules(frame, words), paces(frame, words)]),
    ),
    ...table.above(),
    frame.cover ? cover(frame, words) : laid(frame, parts),
    ...table.panels.map((panel) => panel.draw?.(table)),
  ];
}

/** Did others decide when the table was drawn last? */
const waited: WeakMap<Table, boolean> = new WeakMap();
/** The revision whose question was brought into sight. */
const sought: WeakMap<Table, number> = new WeakMap();
/** The hint that was read last, "" for none. */
const hinted: WeakMap<Table, string> = new WeakMap();
/** Had points been counted when the table was drawn last? */
const scored: WeakMap<Table, boolean> = new WeakMap();
/** The regions of the table, and what in each of them takes the focus. */
const REGIONS = [".bl-playhead", ".bl-surface", ".bl-corners", ".bl-own, .bl-rim", ".bl-mid"];
const STOPS = 'button:not([tabindex="-1"], [aria-disabled]), a[href], select, [tabindex="0"], .bl-corner';

/** To the next region of the table, or the one before. */
function goRound(table: Table, way: number) {
  const seen = (one: Element) => one.getClientRects().length > 0;
  const boxes = REGIONS.map((region) => table.root.querySelector(region)).filter((one) => one && seen(one));
  const at = boxes.findIndex((box) => box?.contains(table.focused()));
  for (let step = 1; step <= boxes.length; step++) {
    const box = boxes.at((Math.max(at, way > 0 ? at : 0) + way * step) % boxes.length);
    const stop = [...(box?.querySelectorAll<HTMLElement>(STOPS) ?? [])].find(seen);
    if (stop) return stop.focus();
  }
}

/** Press what a key stands for, if it is there: Python says why something cannot be done. */
function press(table: Table, pick: string) {
  const found = [...table.root.querySelectorAll<HTMLElement>(`[data-do="pick"][data-pick="${pick}"]`)].find(
    (one) => one.getClientRects().length,
  );
  if (found) table.act(found, new Event("key"));
  return !!found;
}

/** What a key stands for is not there now: what is to be done instead is said. */
function notNow(table: Table) {
  note(table, `${table.words.not_now} ${asked(table.frame)}`);
  return true;
}

const KEYS: Record<string, (table: Table, event: KeyboardEvent) => boolean> = {
  E: (table) => press(table, END) || notNow(table),
  A: (table) => press(table, "accept") || notNow(table),
  D: (table) => press(table, "decline"),
  C: (table) => press(table, "counter"),
  L: (table) => {
    const lines = table.root.querySelector<HTMLElement>(".bl-say ol, .bl-thisturn ol");
    if (lines) lines.focus();
    else note(table, table.words.nothing);
    return true;
  },
  H: (table, event) => askHint(table, nextHint(table.frame), event),
  P: (table) => {
    const { play, pick } = table.frame;
    if (!play || !pick || !waits(table.frame)) return false;
    const pace = play.pace !== "step" ? "step" : choice("pace") === "fast" ? "fast" : "calm";
    table.ask("pace", { key: pace });
    table.speak(`${table.words.pace}: ${table.words[`pace_${pace}`]}`);
    return true;
  },
};

const play: Panel = {
  key: "play",
  above: gameKeys,
  on: {
    rung: unfold,
    hint(table, target) {
      table.local.rung = "";
      table.ask("pick", { key: `hint:${target.getAttribute("data-pick") ?? ""}` });
    },
    // How others go on is remembered for the next game; a pause by a key is not.
    pace: (_, target) => (choose("pace", target.getAttribute("data-pick") ?? ""), false),
  },
  listen(table) {
    const { play, rev } = table.frame;
    const wanted = choice("pace");
    heedHints(table);
    heedOutside(table);
    if (play?.strengths.length && play.you !== null && !rev && wanted && wanted !== play.pace)
      table.ask("pace", { key: wanted });
  },
  onKey(table, event) {
    const target = event.target as HTMLElement;
    if (event.code === "F6" && !event.metaKey && !event.altKey && !event.ctrlKey) {
      event.stopPropagation();
      event.preventDefault();
      table.byKeys(true);
      goRound(table, event.shiftKey ? -1 : 1);
      return true;
    }
    if (event.metaKey || event.altKey || event.ctrlKey || target.matches("input, select")) return false;
    const { frame, local } = table;
    if (!frame.play || frame.cover) return false;
    let done = false;
    if (event.code === "Space" && waits(frame) && !target.matches("button, a")) done = press(table, NEXT);
    else if (event.code === "Space" && target === table.root) done = notNow(table);
    else if (local.letters && !event.shiftKey) {
      const digit = /^(Digit|Numpad)([1-4])$/.exec(event.code)?.[2];
      // On hexes digits lead to other layers.
      const layers = table.area.near[target.getAttribute("data-place") ?? ""]?.[digit ?? ""];
      const asks = digit && !layers;
      if (asks) table.speak(frame.play.seats[Number(digit) - 1]?.says ?? table.words.no_seat);
      done = !!asks || !!KEYS[letterOf(event)]?.(table, event);
    }
    if (!done) return false;
    event.stopPropagation();
    event.preventDefault();
    table.byKeys(true);
    return true;
  },
  /** Where pieces hid each other another view came by itself: that is said. */
  changing({ before, frame, local, words, chose }) {
    if (before && before.view !== frame.view && !chose) local.notice = words.other_view;
  },
  /** What points were counted for is there to be read, and not only their sum. */
  before(table) {
    const now = !!table.frame.play?.scored;
    if (now !== !!scored.get(table)) table.local.bill = now;
  },
  /** What is asked about a pick may lie below the edge, and so may a hint that was asked for. */
  inSight(table) {
    const { rev, pick, play } = table.frame;
    const hint = table.root.querySelector(".bl-hints p")?.getAttribute("data-k") ?? "";
    const read = hinted.get(table) ?? hint;
    if (hint && hint !== read) table.root.querySelector(".bl-hints")?.scrollIntoView?.({ block: "nearest" });
    else if (play?.scored && !scored.get(table))
      table.root.querySelector(".bl-rcpt")?.scrollIntoView?.({ block: "nearest" });
    else if (sought.get(table) !== rev && pick?.path.length)
      table.root.querySelector(".bl-pick")?.scrollIntoView?.({ block: "nearest" });
    sought.set(table, rev);
    hinted.set(table, hint);
    scored.set(table, !!play?.scored);
  },
  resized: arrange,
  after(table) {
    const { frame } = table;
    const others = waits(frame);
    arrange(table);
    // As a turn of one's own begins, and not within it.
    if (!others && waited.get(table) !== others) table.seeAll();
    // Whoever has watched or heard the others sees and hears at once what is to be decided now.
    if (waited.get(table) && !others && frame.play?.you === frame.turn.seat) {
      table.speak(asked(frame), true);
      table.root.querySelector(".bl-turn")?.scrollIntoView?.({ block: "nearest" });
    }
    waited.set(table, others);
    const done = table.root.querySelector(".bl-thisturn ol");
    if (done) done.scrollTop = done.scrollHeight;
  },
};

export default tableOf((table) => {
  table.root.classList.add("bl-game");
  return { panels: [...PANELS.filter(({ key }) => key !== "timeline"), play, suggest], content, keepsView: true };
});
