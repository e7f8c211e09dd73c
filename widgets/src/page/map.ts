// The map of all lessons: what was begun and what is done, as far as this browser knows, and where to go on.

import { followTongue } from "./host.ts";
import { entry } from "./journal.ts";
import { keepVisited } from "./offline_cache.ts";
import { held } from "./store.ts";
import { wording } from "./wording.ts";

const place = document.getElementById("map") as HTMLElement;
/** A page of one game has none. */
const onward = document.getElementById("onward");
const { say, tell } = wording(place);
const rows = [...document.querySelectorAll("[data-lesson]")] as HTMLElement[];

/** The questions of a lesson; one that only plays has none. */
const asksOf = (row: HTMLElement) => (row.dataset.asks ?? "").split(" ").filter(Boolean);

/** Lead on to a lesson. */
function lead(place: HTMLElement | null, row: HTMLElement | undefined) {
  const link = row?.querySelector("a");
  if (!place || !link) return;
  const told = say("onward", { title: link.textContent });
  place.querySelector("a")?.remove();
  place.prepend(Object.assign(document.createElement("a"), { href: link.href, textContent: told }));
}

/** Show how far one is in a lesson. */
function mark(row: HTMLElement, right: number, all: number, seen: boolean) {
  const state = right && right === all ? "done" : right || seen ? "begun" : "";
  row.className = state;
  row.querySelector("i")?.remove();
  if (!state) return;
  const told = document.createElement("i");
  told.textContent = right && state === "begun" ? say("solved", { solved: right, all }) : say(state);
  told.style.setProperty("--done", `${all ? (100 * right) / all : 0}%`);
  row.insertBefore(told, row.lastElementChild);
}

/** The row to go on with among some of which the last one played is known. */
function after(among: HTMLElement[], last: string) {
  const here = among.find((row) => asksOf(row).includes(last));
  return here?.className === "done" ? among.slice(among.indexOf(here)).find((row) => row.className !== "done") : here;
}

/** Show what is kept: how many questions of each lesson are solved, and where one was last. */
async function show() {
  const { lines, places } = await held();
  const entries = (await Promise.all(lines.map(entry))).flatMap((each) => (each ? [each] : []));
  const solved = new Set(entries.filter(({ right }) => right).map(({ id }) => id));
  for (const row of rows) {
    const asks = asksOf(row);
    mark(row, asks.filter((id) => solved.has(id)).length, asks.length, Boolean(places[row.dataset.lesson ?? ""]?.at));
  }
  for (const game of document.querySelectorAll(".games section")) {
    const own = [...game.querySelectorAll("[data-lesson]")] as HTMLElement[];
    const asked = new Set(own.flatMap(asksOf));
    lead(game.querySelector(".go"), after(own, entries.findLast(({ id }) => asked.has(id))?.id ?? ""));
    const done = own.filter((row) => row.className === "done").length;
    const reached = game.querySelector(".reached");
    if (reached) reached.textContent = done ? say("reached", { done, all: own.length }) : "";
  }
  const next = after(rows, entries.findLast(({ id }) => id)?.id ?? "");
  if (onward) onward.hidden = !next;
  lead(onward, next);
}

followTongue();
const look = () =>
  show().then(
    () => keeps(true),
    () => keeps(false),
  );
/** Tell whether the browser keeps anything. */
function keeps(kept: boolean) {
  tell(kept ? "" : say("unread"));
  (document.querySelector("[data-keeps]") as HTMLElement).hidden = !kept;
}
await look();
document.documentElement.dataset.shown = "1";
// Who comes back by the browser's own button finds the page as it was left.
addEventListener("pageshow", ({ persisted }) => persisted && look());
keepVisited(new URL(place.dataset.root ?? "", document.baseURI).href);
