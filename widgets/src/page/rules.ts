// The search of the rulebook: every word that is typed stands somewhere in what is shown. No server is asked.

import { examples } from "./examples.ts";

/** What an address names; one that is written wrongly names nothing. */
function nameIn(hash: string) {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return "";
  }
}

const plain = (text: string) => text.normalize("NFKC").toLocaleLowerCase();

/** Let the search field show what fits, and open the rule that an address names. */
export function search(page: Document) {
  const field = page.querySelector("#sought") as HTMLInputElement | null;
  const bar = page.querySelector("#search") as HTMLElement | null;
  if (!field || !bar) return;
  const told = bar.querySelector("[role=status]") as HTMLElement;
  const all = [...page.querySelectorAll("[data-sought]")] as HTMLElement[];
  const texts = all.map((one) => plain(one.textContent ?? ""));
  const show = () => {
    const words = plain(field.value).split(/\s+/).filter(Boolean);
    let found = 0;
    for (const [at, one] of all.entries()) {
      one.hidden = !words.every((word) => texts[at].includes(word));
      found += one.hidden ? 0 : 1;
    }
    for (const section of page.querySelectorAll("main section"))
      (section as HTMLElement).hidden = !section.querySelector("[data-sought]:not([hidden])");
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
