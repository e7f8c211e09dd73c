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
  const main = h(
    "div.bl-surface#surface",
    { class: !drawn && "bl-astext" },
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
    "div.bl-callout#callout",
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

/** Put the call-out beside what it is about, above it or below, whichever is free. */
export function placeCallout(root: HTMLElement, tried: string | undefined) {
  const box = root.querySelector(".bl-callout") as HTMLElement | null;
  // Asking where things stand costs a layout of the whole page: only where there is something to place.
  if (!box) return;
  const spot = tried && spotOf(root, tried);
  box.classList.toggle("bl-aside", !spot);
  if (!spot) return;
  const home = root.getBoundingClientRect();
  const around = (spot.closest(".bl-surface, .bl-st-text, .bl-st-side, .bl-rim") ?? root).getBoundingClientRect();
  const cell = spot.getBoundingClientRect();
  const middle = cell.left + cell.width / 2 - home.left;
  const wide = box.offsetWidth;
  const left = Math.max(8, Math.min(home.width - wide - 8, middle - wide / 2));
  // Outwards, where a board has room to spare; inwards only where that would not fit.
  const above = cell.top - home.top - box.offsetHeight - 10;
  const under = cell.bottom - home.top + 10;
  const upper = cell.top + cell.height / 2 < around.top + around.height / 2;
  const outwards = upper ? above < 0 : under + box.offsetHeight < around.bottom - home.top;
  // Never over what is to be done now, where the other side is free.
  const lit = root.querySelector("[data-lit]")?.getBoundingClientRect();
  const covers = (top: number) =>
    !!lit &&
    top + home.top < lit.bottom &&
    top + home.top + box.offsetHeight > lit.top &&
    left + home.left < lit.right &&
    left + home.left + wide > lit.left;
  const [here, there] = outwards ? [under, above] : [above, under];
  const free = there >= 0 && there + box.offsetHeight <= around.bottom - home.top;
  const below = outwards !== (covers(here) && !covers(there) && free);
  box.classList.toggle("bl-below", below);
  box.style.setProperty("--tip", `${Math.round(Math.max(14, Math.min(wide - 14, middle - left)))}px`);
  box.style.left = `${Math.round(left)}px`;
  box.style.top = `${Math.round(Math.max(4, below ? under : above))}px`;
}

/** The places themselves: what stands on one has a click target of its own, with a style, which is never marked. */
export const PLACES = ".bl-hit:not([style])";

/** The shapes of a cell, if any: what is hidden has a second one in front. */
export function hits(root: Element, key: string | null | undefined) {
  return key ? [...root.querySelectorAll(`${PLACES}[data-place="${CSS.escape(key)}"]`)] : [];
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
