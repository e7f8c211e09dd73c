// The map of all lessons: what was begun and what is done, as far as this browser knows.
import { choose } from "../kept.js";
import { places } from "./store.js";

for (const [lesson, place] of Object.entries(await places())) {
  const row = document.querySelector(`[data-lesson="${CSS.escape(lesson)}"]`);
  if (row && place?.at) row.classList.add("begun");
}
for (const link of /** @type {NodeListOf<HTMLAnchorElement>} */ (document.querySelectorAll("a[hreflang]"))) link.addEventListener("click", () => choose("lang", link.hreflang));
