// What one chose about how boards look and listen, kept where the browser allows: for all boards of this place.
import { button, h } from "./dom.js";

/** @typedef {import("./types.js").Local} Local @typedef {import("./types.js").Words} Words */

const KEY = "boardlab";
/** What may be chosen, each on or off: do letter keys work, are letters larger, does nothing move. */
const CHOICES = /** @type {const} */ (["letters", "larger", "calm"]);

/** What was chosen before. @returns {Partial<Local>} */
export function kept() {
  try {
    const found = JSON.parse(localStorage.getItem(KEY) ?? "{}");
    return Object.fromEntries(CHOICES.filter((name) => typeof found[name] === "boolean").map((name) => [name, found[name]]));
  } catch {
    return {};
  }
}

/** @param {Local} local */
export function keep(local) {
  try {
    localStorage.setItem(KEY, JSON.stringify(Object.fromEntries(CHOICES.map((name) => [name, local[name]]))));
  } catch {
    // A host that keeps nothing: the choice holds for this board.
  }
}

/** @param {HTMLElement} root @param {Local} local */
export function wear(root, local) {
  root.toggleAttribute("data-larger", !!local.larger);
  root.toggleAttribute("data-calm", !!local.calm);
}

/** Switches below the list of keys. @param {Local} local @param {Words} words */
export const switches = (local, words) =>
  local.help &&
  h(
    "div.bl-help.bl-switches#switches",
    {},
    ...CHOICES.slice(1).map((name) =>
      button(
        { class: "bl-check", role: "switch", "data-do": "choose", "data-pick": name, "aria-checked": String(!!local[name]) },
        h("i", { "aria-hidden": "true" }),
        words[name],
      ),
    ),
  );
