// The search of the rulebook: every word that is typed stands somewhere in what is shown. No server is asked.

import { examples } from "./examples.js";

/** What an address names; one that is written wrongly names nothing. @param {string} hash */
function nameIn(hash) {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return "";
  }
}

/** @param {string} text */
const plain = (text) => text.normalize("NFKC").toLocaleLowerCase();

/** Let the search field show what fits, and open the rule that an address names. @param {Document} page */
export function search(page) {
  const field = /** @type {HTMLInputElement | null} */ (page.querySelector("#sought"));
  const bar = /** @type {HTMLElement | null} */ (page.querySelector("#search"));
  if (!field || !bar) return;
  const told = /** @type {HTMLElement} */ (bar.querySelector("[role=status]"));
  const all = /** @type {HTMLElement[]} */ ([...page.querySelectorAll("[data-sought]")]);
  const texts = all.map((one) => plain(one.textContent ?? ""));
  const show = () => {
    const words = plain(field.value).split(/\s+/).filter(Boolean);
    let found = 0;
    for (const [at, one] of all.entries()) {
      one.hidden = !words.every((word) => texts[at].includes(word));
      found += one.hidden ? 0 : 1;
    }
    for (const section of page.querySelectorAll("main section")) /** @type {HTMLElement} */ (section).hidden = !section.querySelector("[data-sought]:not([hidden])");
    told.textContent = words.length ? (bar.dataset.found ?? "").replace("{count}", String(found)) : "";
  };
  bar.hidden = false;
  field.addEventListener("input", show);
  const named = () => {
    const one = page.getElementById(nameIn(page.defaultView?.location.hash ?? ""));
    if (!one?.matches("[data-sought]")) return;
    field.value = "";
    show();
    one.querySelector("details")?.setAttribute("open", "");
    one.scrollIntoView();
  };
  page.defaultView?.addEventListener("hashchange", named);
  named();
}

if (typeof document !== "undefined") {
  search(document);
  examples(document);
}
