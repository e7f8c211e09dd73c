// What one points at, in a few words: by hover, long press or a key, always in the same strip; and all of it under help.
import { h, picture } from "./dom.js";

/** @typedef {import("./study.js").View} View @typedef {import("./types.js").Words} Words @typedef {import("./types.js").Local} Local */
/** @typedef {{svg: string, name: string, text: string, note: string, special: boolean}} Piece */

const HOLD = 500;
const SHAKE = 10;

/** What stands under a part of the page. @param {View} view @param {Element | null} under @returns {Piece | undefined} */
function pieceAt(view, under) {
  const place = under?.closest("[data-place]")?.getAttribute("data-place") ?? "";
  const item = under?.closest(".bl-it")?.getAttribute("data-k")?.split(" ")[0] ?? "";
  return view.words.gallery?.pieces?.[(place ? view.frame.kinds?.[place] : item) ?? ""];
}

/** @param {Piece} piece */
const drawn = (piece) => h("span.bl-piece", { "aria-hidden": "true" }, picture(piece.svg));

/** Explains whatever is pointed at. @param {View} view @returns {(under: Element | null) => string} for a key: shows it, and gives the words */
export function explainer(view) {
  const { root, signal } = view;
  const strip = h("div.bl-explain", { "aria-hidden": "true", hidden: true });
  root.append(strip);
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let hold;
  let held = false;
  /** @type {[number, number]} */
  let from = [0, 0];
  const show = (/** @type {Element | null} */ under) => {
    const piece = pieceAt(view, under);
    strip.toggleAttribute("hidden", !piece);
    if (piece) strip.replaceChildren(drawn(piece), h("b", {}, piece.name), h("span", {}, piece.text));
    return piece ? `${piece.name}. ${piece.text}` : "";
  };
  const on = (/** @type {string} */ type, /** @type {(event: any) => void} */ listener, capture = false) => root.addEventListener(type, listener, { signal, capture });
  on("pointerover", (event) => event.pointerType === "mouse" && show(event.target));
  on("pointerleave", (event) => event.pointerType === "mouse" && show(null));
  on("pointerdown", (event) => {
    held = false;
    clearTimeout(hold);
    if (event.pointerType === "mouse") return;
    from = [event.clientX, event.clientY];
    show(null);
    hold = setTimeout(() => void (held = !!show(event.target)), HOLD);
  });
  on("pointermove", (event) => Math.hypot(event.clientX - from[0], event.clientY - from[1]) > SHAKE && clearTimeout(hold));
  for (const end of ["pointerup", "pointercancel"]) on(end, () => clearTimeout(hold));
  // Who asked what it is did not pick it.
  on("contextmenu", (event) => held && event.preventDefault(), true);
  on("click", (event) => {
    if (!held) return;
    held = false;
    event.preventDefault();
    event.stopImmediatePropagation();
  }, true);
  on("keydown", (event) => event.code !== "KeyI" && show(null));
  signal.addEventListener("abort", () => clearTimeout(hold));
  return show;
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
