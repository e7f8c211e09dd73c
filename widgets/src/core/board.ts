// The board: Python's picture with click targets, and the same cells as a grid for the keyboard and the ear.

import type { Child } from "./dom.ts";
import { button, h, isCalm } from "./dom.ts";
import type { Area, Frame, ShownBoard } from "./frames.ts";
import { icon } from "./icons.ts";
import { redrawn } from "./picture.ts";
import { ruled } from "./tools.ts";
import type { Local, Words } from "./types.ts";

const GLIDE = 240;
const LAND = 220;
/** So large is a place on a phone, in pixels, where it shows a part of a board at a time. */
const THUMB = 44;
/** So much more of the board is seen round what is brought in sight there. */
const ROUND = 24;
/** Finds how wide and how high a picture is. */
const BOX = /viewBox="\S+ \S+ (\S+) ([^"]+)/;
/** The kinds of questions that are answered on the board. */
const ON_BOARD = ["cells", "turn"];
/** From so high what was put on the board comes down. */
const DROP = 12;

/** @param corner what lies in a corner of the board */
export function surface(frame: Frame, area: Area, local: Local, words: Words, corner?: Child) {
  const board = frame.board;
  if (!board) return null;
  // Reading a picture takes longer than all else: one that is on the page already is left alone.
  const live = local.svg ? (local.root?.querySelector(".bl-surface > svg") ?? null) : null;
  const drawn = !board.svg
    ? null
    : live && board.svg === local.svg
      ? h("svg", { "data-same": true })
      : redrawn(board.svg, local.svg, live);
  drawn?.setAttribute("data-k", "picture");
  local.svg = board.svg;
  const [wide = 0, high = 1] = board.svg.match(BOX)?.slice(1).map(Number) ?? [];
  // One that lies across is overlooked as a whole, but where it is touched.
  const taps = frame.question ? ON_BOARD.includes(frame.question.kind) : frame.pick;
  const pans = drawn && board.pitch && !local.far && (taps || wide < 2 * high);
  const main = h(
    "div.bl-surface#surface",
    {
      class: drawn ? pans && "bl-pans" : "bl-astext",
      style: pans ? `--pan:${Math.round((wide / Number(board.pitch)) * THUMB)}px` : null,
    },
    drawn,
    grid(frame, area, local, !drawn),
    corner,
    (!drawn || local.facts) && facts(board, !!drawn, words),
  );
  return main;
}

/** Everything in words: over the picture, or below the board as text. */
const facts = (board: ShownBoard, over: boolean, words: Words) =>
  h(
    "section.bl-facts#facts",
    { role: "group", "aria-label": words.facts, tabindex: over ? 0 : null },
    over && h("b", {}, words.facts),
    over && button({ class: "bl-x", "aria-label": words.close, "data-do": "facts" }, icon(words, "close")),
    h("ul", {}, ...board.facts.map((fact) => h("li", {}, fact))),
  );

/** The cells; of those that are as they were, only the place is kept. */
function grid(frame: Frame, area: Area, local: Local, seen: boolean) {
  const board = frame.board as ShownBoard;
  const targets = new Set(frame.pick?.keys.length ? frame.pick.targets : []);
  const picked = new Set(frame.pick?.keys ?? []);
  // A question about one kind of places begins on the first that may be picked.
  const asked = new Set(frame.question ? frame.pick?.targets : []);
  const first = area.rows[0]?.find((key) => asked.has(key)) ?? area.rows[0]?.[0] ?? "";
  const at = board.says[local.at] ? local.at : first;
  const before = local.grid?.area === area && local.grid.seen === seen ? local.grid.cells : new Map();
  const cells: Map<string, string> = new Map();
  local.grid = { area, seen, cells };
  return h(
    "div.bl-grid#grid",
    { class: !seen && "bl-unseen", role: "grid", "aria-label": board.label },
    ...area.rows.map((row) => {
      let differ = false;
      const made = row.map((key) => {
        const attrs = {
          class: [
            picked.has(key) && "bl-picked",
            targets.has(key) && "bl-target",
            frame.refused?.tried === key && "bl-barred",
          ]
            .filter(Boolean)
            .join(" "),
          tabindex: key === at ? 0 : -1,
          "aria-label": board.says[key],
          "aria-selected": picked.has(key) && "true",
        };
        const texts = seen ? [board.names?.[key] ?? key, board.stands[key] ?? "·"] : [];
        const now = [...Object.values(attrs), ...texts].join("\n");
        cells.set(key, now);
        if (before.get(key) === now) return h("span", { "data-same": true });
        differ = true;
        return h(
          "span",
          { role: "gridcell", "data-place": key, ...attrs },
          seen && h("small", { "aria-hidden": "true" }, texts[0]),
          seen && h("b", { "aria-hidden": "true" }, texts[1]),
        );
      });
      return differ ? h("div", { role: "row" }, ...made) : h("div", { "data-same": true });
    }),
  );
}

/** What was tried: a place of the board or whatever makes a pick. */
export const spotOf = (root: Element, tried: string) =>
  hits(root, tried).at(-1) ??
  [...root.querySelectorAll(`[data-pick="${CSS.escape(tried)}"]`)].find((one) => one.getClientRects().length);

/**
 * Why not, beside what was tried. It lies over the page: what is under a pointer stays there.
 * @param more what may be done instead
 */
export function callout(frame: Frame, local: Local, words: Words, more?: Child) {
  const refused = local.hidden === frame.rev ? null : frame.refused;
  const said = local.about && local.notice;
  if (!refused && !said) return null;
  return h(
    `div.bl-callout${said && local.answers ? ".bl-answers" : ""}#callout`,
    {},
    button(
      { class: "bl-x", "aria-label": words.close, "data-do": said ? "unnotice" : "unrefuse" },
      icon(words, "close"),
    ),
    said
      ? h("p", {}, h("b", {}, said))
      : refused?.reasons.map((reason, index) =>
          h("p", {}, index === 0 ? h("b", {}, reason.text) : reason.text, " ", ruled(reason)),
        ),
    more,
  );
}

/** How far apart the spots are that are tried for a call-out, and how far it lies from what it is about. */
const TRY = 24;
const OFF = 10;

/**
 * Put the call-out beside what it is about: where it covers least of what is named, of what may be picked now, and of
 * other buttons, and as near as that allows.
 */
export function placeCallout(root: HTMLElement, frame: Frame, tried: string | undefined) {
  const box = root.querySelector(".bl-callout") as HTMLElement | null;
  // Asking where things stand costs a layout of the whole page: only where there is something to place.
  if (!box) return;
  const spot = tried && spotOf(root, tried);
  box.classList.toggle("bl-aside", !spot);
  if (!spot) return;
  const home = root.getBoundingClientRect();
  const kept = (one: Element, weight: number, room = 0) => {
    const { left, top, right, bottom } = one.getBoundingClientRect();
    return [left - home.left - room, top - home.top - room, right - home.left + room, bottom - home.top + room, weight];
  };
  const [x1, y1, x2, y2] = kept(spot, 0);
  const [w, h] = [box.offsetWidth, box.offsetHeight];
  const spared = [
    kept(spot, 9, OFF - 1),
    ...[...root.querySelectorAll(PLACES)].map((one) => kept(one, 0.2)),
    ...[...(frame.refused?.places ?? []), ...(frame.pick?.targets ?? [])]
      .flatMap((key) => hits(root, key))
      .map((one) => kept(one, 9)),
    ...[...root.querySelectorAll("button:not(.bl-callout *), [data-lit]:not(.bl-surface), .bl-st-foot")].map((one) =>
      kept(one, one.matches("button:not([data-lit])") ? 2 : 9),
    ),
  ];
  const [centre, under, above] = [(x1 + x2) / 2, y2 + OFF, y1 - h - OFF];
  const last = Math.min(home.height, innerHeight - home.top) - h - 4;
  const rows = [above, under];
  for (let y = 4; y <= last; y += TRY) rows.push(y);
  let [best, left, top] = [Infinity, 8, 4];
  for (const wish of [centre - w / 2, x1 - w - OFF, x2 + OFF])
    for (const y of rows) {
      const x = Math.max(8, Math.min(home.width - w - 8, wish));
      let cost = Math.hypot(x + w / 2 - centre, y + (h - y1 - y2) / 2) / 99 + (y < 4 || y > last ? 99 : 0);
      for (const [l, t, r, b, weight] of spared) if (x < r && x + w > l && y < b && y + h > t) cost += weight;
      if (cost < best) [best, left, top] = [cost, x, y];
    }
  const tip = centre - left;
  box.classList.toggle("bl-below", top === under);
  box.classList.toggle("bl-apart", (top !== under && top !== above) || tip < 14 || tip > w - 14);
  box.style.setProperty("--tip", `${Math.round(tip)}px`);
  box.style.left = `${Math.round(left)}px`;
  box.style.top = `${Math.round(top)}px`;
}

/** The places themselves: what stands on one has a click target of its own, with a style, which is never marked. */
export const PLACES = ".bl-hit:not([style])";

/** The shapes of a cell, if any: what is hidden has a second one in front. */
export function hits(root: Element, key: string | null | undefined) {
  return key ? [...root.querySelectorAll(`${PLACES}[data-place="${CSS.escape(key)}"]`)] : [];
}

/** A place of another layer, as a tile is beside its corners, is so many times as large. */
const LAYER = 3;

/**
 * The place that a finger means. Most are smaller than it: one that may be picked now counts a thumb wide, unless what
 * was hit may be picked too, or is no smaller, or is nearer.
 */
export function meant(root: Element, { pick }: Frame, hit: string | null | undefined, at: MouseEvent) {
  const able = [...(pick?.targets ?? []), ...(pick?.sources ?? [])];
  if ((at as PointerEvent).pointerType !== "touch" || able.includes(hit ?? "")) return hit;
  const seen = (key: string) => {
    const { left, top, width, height } = hits(root, key)[0].getBoundingClientRect();
    const far = Math.hypot(left + width / 2 - at.clientX, top + height / 2 - at.clientY);
    return { far, area: width * height, small: Math.max(width, height) < THUMB };
  };
  const had = hit ? seen(hit) : null;
  let [found, least] = [hit, had?.small ? Math.min(THUMB / 2, had.far) : THUMB / 2];
  for (const key of able) {
    if (!hits(root, key).length) continue;
    const { far, area } = seen(key);
    if (far < least && (!had || had.small || had.area > LAYER * area)) [found, least] = [key, far];
  }
  return found;
}

/** What is brought in sight by itself where nothing is picked: what is asked about, or has just changed. */
const NEWS = '[data-key="asked"], [data-key^="last"]';

/** Where a phone shows a part of the board, it is the part where something is done now: whence, and where to. */
export function bringIn(root: Element, { pick, question, rev, view }: Frame, before: string | undefined) {
  const port = root.querySelector(".bl-pans");
  // Before it is laid out nothing has a place.
  if (!port?.clientWidth) return "";
  const { keys: picked = [], targets = [], sources = [] } = pick ?? {};
  const keys = picked.length ? [...picked, ...targets] : sources.length ? sources : targets;
  const found = keys.flatMap((key) => hits(root, key));
  // What a question is about comes before all that may be picked for it.
  const about = found.length && !(question && !picked.length) ? [] : [...root.querySelectorAll(NEWS)];
  // A verdict, or a step of what is walked, comes before both.
  const lit = question?.result ? [...root.querySelectorAll(".bl-lit")] : [];
  const shown = [lit, about, found].find((each) => each.length) ?? [];
  const now = `${view} ${found.length ? keys : rev} ${lit.map((one) => one.getAttribute("data-place"))}`;
  if (!shown.length || now === before) return now;
  const home = port.getBoundingClientRect();
  const boxes = shown.map((one) => one.getBoundingClientRect());
  const by = (low: "left" | "top", high: "right" | "bottom", room: number) => {
    const [from, to] = [Math.min(...boxes.map((b) => b[low])) - ROUND, Math.max(...boxes.map((b) => b[high])) + ROUND];
    const start = home[low];
    // What has no room as a whole is seen from its beginning on.
    if (to - from > room) return from - start;
    return Math.min(from - start, Math.max(0, to - start - room));
  };
  port.scrollBy({ left: by("left", "right", port.clientWidth), top: by("top", "bottom", port.clientHeight) });
  return now;
}

/** Where the pieces stand, by their keys, before the picture changes. */
export function standing(root: Element) {
  const spots: Map<string, string> = new Map();
  for (const piece of root.querySelectorAll("svg [data-key]")) {
    const style = (piece as SVGElement).style;
    if (style?.transform) spots.set(piece.getAttribute("data-key") ?? "", style.transform);
  }
  return spots;
}

/**
 * Let a piece that has just arrived glide from the cell it came from. Its key names where it stands, so the one that was
 * drawn on the other cell has another key.
 */
export function glide(piece: Element, spots: Map<string, string>) {
  const from = piece.getAttribute("data-from");
  const key = piece.getAttribute("data-key") ?? "";
  if (!from || spots.has(key)) return;
  const before = spots.get(key.slice(0, key.lastIndexOf("@") + 1) + from);
  const after = (piece as SVGElement).style.transform;
  if (!before || !after || isCalm(piece)) return;
  piece.animate?.([{ transform: before }, { transform: after }], {
    duration: GLIDE,
    easing: "cubic-bezier(.3,.7,.3,1)",
  });
}

/** Light the cells of a receipt line: everything else steps back. */
export function light(root: Element, places: string[], focus: string[]) {
  const svg = root.querySelector(".bl-surface > svg");
  const lit = new Set(places);
  if (!svg || (!lit.size && !svg.classList.contains("bl-dimmed"))) return;
  svg.classList.toggle("bl-dimmed", lit.size > 0);
  for (const shape of svg.querySelectorAll("[data-key]")) {
    const key = shape.getAttribute("data-key") ?? "";
    const cell = key.slice(Math.max(key.lastIndexOf("@"), key.lastIndexOf(":")) + 1);
    shape.classList.toggle("bl-dim", lit.size > 0 && !lit.has(cell));
  }
  for (const spot of svg.querySelectorAll(PLACES)) {
    const key = spot.getAttribute("data-place") ?? "";
    spot.classList.toggle("bl-lit", lit.has(key));
    spot.classList.toggle("bl-focus", focus.includes(key));
  }
}

const drawnPieces = (root: Element) => root.querySelectorAll<SVGElement>("svg [data-key]");

/** What stands on the board, and how it is drawn, by its keys. */
export const pieces = (root: Element) =>
  new Map(Array.from(drawnPieces(root), (piece) => [piece.getAttribute("data-key") ?? "", piece.cloneNode(true)]));

const LAST = "last:";

/**
 * Let what was put on the places of the last action come down on them; what has come from another place glides by itself.
 * @param before what stood on the board, as {@link pieces} says it
 */
export function land(root: HTMLElement, before: Map<string, Node>) {
  if (!before.size || isCalm(root)) return;
  const marked = Array.from(drawnPieces(root), (piece) => piece.getAttribute("data-key") ?? "");
  const places = new Set(marked.filter((key) => key.startsWith(LAST)).map((key) => key.slice(LAST.length)));
  for (const piece of drawnPieces(root)) {
    const key = piece.getAttribute("data-key") ?? "";
    const isThere = !key.startsWith(LAST) && places.has(key.split(/[:@]/).pop() ?? "");
    if (!isThere || piece.hasAttribute("data-from") || before.get(key)?.isEqualNode(piece)) continue;
    const there = piece.style.transform;
    piece.animate?.([{ transform: `${there} translateY(-${DROP}px)` }, { transform: there || "none" }], {
      duration: LAND,
      easing: "cubic-bezier(.5,0,.9,.6)",
    });
  }
}
