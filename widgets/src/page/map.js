// The map of all lessons: what was begun and what is done, as far as this browser knows, and where to go on.
import { entry } from "./journal.js";
import { followTongue } from "./host.js";
import { keepVisited } from "./keeping.js";
import { held } from "./store.js";
import { wording } from "./wording.js";

const place = /** @type {HTMLElement} */ (document.getElementById("map"));
const onward = /** @type {HTMLElement} */ (document.getElementById("onward"));
const { say, tell } = wording(place);
const rows = /** @type {HTMLElement[]} */ ([...document.querySelectorAll("[data-lesson]")]);

/** The questions of a lesson; one that only plays has none. @param {HTMLElement} row */
const asksOf = (row) => (row.dataset.asks ?? "").split(" ").filter(Boolean);

/** Show what is kept: how many questions of each lesson are solved, and where one was last. */
async function show() {
  const { lines, places } = await held();
  const entries = (await Promise.all(lines.map(entry))).flatMap((each) => (each ? [each] : []));
  const solved = new Set(entries.filter(({ right }) => right).map(({ id }) => id));
  for (const row of rows) {
    const asks = asksOf(row);
    const right = asks.filter((id) => solved.has(id)).length;
    const state = right && right === asks.length ? "done" : right || places[row.dataset.lesson ?? ""]?.at ? "begun" : "";
    row.className = state;
    row.querySelector("i")?.remove();
    if (state) row.insertBefore(Object.assign(document.createElement("i"), { textContent: right && state === "begun" ? say("solved", { solved: right, all: asks.length }) : say(state) }), row.lastElementChild);
  }
  const last = entries.at(-1)?.id ?? "";
  const here = rows.find((row) => asksOf(row).includes(last));
  const next = here?.className === "done" ? rows[rows.indexOf(here) + 1] : here;
  const link = next?.querySelector("a");
  onward.hidden = !link;
  if (link) onward.replaceChildren(Object.assign(document.createElement("a"), { href: link.href, textContent: say("onward", { title: link.textContent }) }));
}

followTongue();
await show().catch(() => tell(say("unread")));
document.documentElement.dataset.shown = "1";
// Who comes back by the browser's own button finds the page as it was left.
addEventListener("pageshow", ({ persisted }) => persisted && show());
keepVisited(new URL(place.dataset.root ?? "", document.baseURI).href);
