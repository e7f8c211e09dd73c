// The pieces of a game, each with its picture in a few words: one that is pointed at, and all of them under help.
import { h } from "./dom.js";
import { drawn } from "./tip.js";

/** @typedef {import("./study.js").View} View @typedef {import("./types.js").Words} Words @typedef {import("./types.js").Local} Local */
/** @typedef {import("./tip.js").Piece} Piece */

/** What stands under a part of the page. @param {View} view @param {Element | null} under @returns {Piece | undefined} */
export function pieceAt(view, under) {
  const place = under?.closest("[data-place]")?.getAttribute("data-place") ?? "";
  const item = under?.closest(".bl-it")?.getAttribute("data-k")?.split(" ")[0] ?? "";
  return view.words.gallery?.pieces?.[(place ? view.frame.kinds?.[place] : item) ?? ""];
}

/** All pieces, below the keys. @param {Local} local @param {Words} words */
export function gallery(local, words) {
  const told = words.gallery;
  if (!told?.pieces || !local.help) return null;
  return h(
    "section.bl-help.bl-gallery#gallery",
    { role: "group", "aria-label": told.title },
    h("b", {}, told.title),
    h("p", {}, told.how),
    h(
      "ul",
      {},
      ...Object.entries(/** @type {Record<string, Piece>} */ (told.pieces)).map(([key, piece]) =>
        h("li", { "data-k": key, class: piece.special ? "bl-special" : null }, drawn(piece), h("b", {}, piece.name), h("span", {}, piece.text), h("small", {}, piece.note)),
      ),
    ),
  );
}
