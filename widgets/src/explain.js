// The pieces of a game, each with its picture in a few words: one that is pointed at, and all of them under help.
import { h } from "./dom.js";
import { drawn } from "./tip.js";

/** @typedef {import("./study.js").View} View @typedef {import("./types.js").Words} Words @typedef {import("./types.js").Local} Local */
/** @typedef {import("./tip.js").Piece} Piece */

/** What stands under a part of the page. @param {View} view @param {Element | null} under @returns {Piece | undefined} */
export function pieceAt(view, under) {
  const place = under?.closest("[data-place]")?.getAttribute("data-place");
  const item = under?.closest(".bl-it, li")?.getAttribute("data-k")?.split(" ")[0];
  return view.words.gallery?.pieces?.[(place ? view.frame.kinds?.[place] : item) ?? ""];
}

/** All pieces, below the keys: one stop of Tab, and arrows lead on. @param {Local} local @param {Words} words */
export function gallery(local, words) {
  const told = local.help && words.gallery;
  if (!told?.pieces) return null;
  return h(
    "section.bl-help.bl-gallery#gallery",
    { role: "group", "aria-label": told.title },
    h("b", {}, told.title),
    h("p", {}, told.how),
    h(
      "ul.bl-items",
      {},
      ...Object.entries(/** @type {Record<string, Piece>} */ (told.pieces)).map(([key, piece], at) =>
        h("li", { "data-k": key, tabindex: at ? -1 : 0, class: piece.special && "bl-special" }, drawn(piece), h("b", {}, piece.name), h("span", {}, piece.text), h("small", {}, piece.note)),
      ),
    ),
  );
}
