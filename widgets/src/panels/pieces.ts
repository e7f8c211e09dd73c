// The pieces of a game, each with its picture in a few words: one that is pointed at, and all of them under help.
import { h } from "../core/dom.ts";
import type { Piece } from "../core/tip.ts";
import { drawn } from "../core/tip.ts";
import type { Local, Words } from "../core/types.ts";
import type { View } from "../core/view.ts";

/** What stands under a part of the page. */
export function pieceAt(view: View, under: Element | null): Piece | undefined {
  const place = under?.closest("[data-place]")?.getAttribute("data-place");
  const item = under?.closest(".bl-it, li")?.getAttribute("data-k")?.split(" ")[0];
  return view.words.gallery?.pieces?.[(place ? view.frame.kinds?.[place] : item) ?? ""];
}

/** All pieces, below the keys: one stop of Tab, and arrows lead on. */
export function gallery(local: Local, words: Words) {
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
      ...Object.entries(told.pieces as Record<string, Piece>).map(([key, piece], at) =>
        h(
          "li",
          { "data-k": key, tabindex: at ? -1 : 0, class: piece.special && "bl-special" },
          drawn(piece),
          h("b", {}, piece.name),
          h("span", {}, piece.text),
          h("small", {}, piece.note),
        ),
      ),
    ),
  );
}
