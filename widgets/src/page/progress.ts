// What was reached: how each lesson stands, what was missed with the way to it, what is due, and the answers as a file,
// taken out, taken over, deleted. All of it is read in the browser, but for what is due, which comes when it comes.

import { fileName } from "../core/file_name.ts";
import { type Due, dueToday, toReview } from "./due.ts";
import { followTongue } from "./host.ts";
import { type Entry, sound } from "./journal.ts";
import { keepVisited } from "./offline_cache.ts";
import { type Course, follow, kept, newest, onward, reached, type Standing } from "./reached.ts";
import { forget, type Held, held, keep } from "./store.ts";
import { dataIn, wording } from "./wording.ts";

const place = document.getElementById("reached") as HTMLElement;
const file = place.querySelector("input") as HTMLInputElement;
const box = document.getElementById("due") as HTMLElement;
const { root, words } = dataIn("home");
const course: Course = dataIn("course");
const { say, tell } = wording(words);
/** The lessons that somebody has opened or closed here. */
const chosen = new Map<string, boolean>();

function made<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  own: Partial<HTMLElementTagNameMap[Name]>,
  ...inside: Node[]
): HTMLElementTagNameMap[Name] {
  const element = Object.assign(document.createElement(name), own);
  element.append(...inside);
  return element;
}

type Count = { known: number; due: number; missed: number; all: number };

/** How much of a bar is known, of that how much is due, and how much was missed. */
function fill(bar: Element | null, { known, due, missed, all }: Count) {
  const part = (className: string, count: number) => {
    const piece = made("i", { className });
    piece.style.width = `${(100 * count) / all}%`;
    return piece;
  };
  const parts = { known: known - due, due, misread: missed };
  bar?.replaceChildren(...Object.entries(parts).flatMap(([kind, count]) => (count ? [part(kind, count)] : [])));
}

/** The row of a lesson, with what was missed in it below, if it is open. */
function row(lesson: Standing, next: Standing | undefined, open: boolean) {
  const { id, known, due, missed, all, done, begun } = lesson;
  const item = place.querySelector(`[data-lesson="${id}"]`) as HTMLElement;
  item.className = `${done ? "done" : begun ? "begun" : "new"}${lesson === next && !done ? " now" : ""}`;
  fill(item.querySelector(".bar"), { known, due, missed: missed.length, all });
  const count = item.querySelector(".v") as HTMLElement;
  const told = done ? say("known") : begun ? say("of", { known, all }) : String(all);
  count.replaceChildren(told);
  item.querySelector(".open")?.remove();
  if (!missed.length) return;
  const opener = made("button", { type: "button", textContent: told });
  opener.setAttribute("aria-expanded", String(open));
  opener.setAttribute("aria-label", say("bar", { known, due, all, missed: missed.length }));
  opener.addEventListener("click", () => {
    chosen.set(id, !open);
    row(lesson, next, !open);
    (item.querySelector(".v button") as HTMLElement).focus();
  });
  count.replaceChildren(opener);
  if (!open) return;
  const day = (time: string) =>
    new Date(time).toLocaleDateString(document.documentElement.lang, { day: "numeric", month: "long" });
  const rules = newest([lesson]);
  const lines = rules.map(({ says, time, href }) =>
    made(
      "li",
      {},
      made("i", { className: "misread" }),
      made("a", { href, textContent: says }),
      made("span", { textContent: time ? say("when", { day: day(time) }) : "" }),
    ),
  );
  const button = made("a", {
    className: "go",
    href: rules[0].href,
    textContent: say(rules[0].practised ? "practise" : "again_one", { title: rules[0].says }),
  });
  const list = made("ul", { ariaLabel: say("missed") }, ...lines);
  const tutor = rules[0].tutor ? [made("a", { href: rules[0].tutor, textContent: say("tutor") })] : [];
  item.append(made("div", { className: "open" }, list, button, ...tutor));
}

/** How a game stands. */
function column(section: HTMLElement, own: Standing[]) {
  const sum = (count: (lesson: Standing) => number) => own.reduce((all, lesson) => all + count(lesson), 0);
  const known = sum((lesson) => lesson.known);
  const due = sum((lesson) => lesson.due);
  const missed = sum((lesson) => lesson.missed.length);
  const all = sum((lesson) => lesson.all);
  const told = say(missed ? "missed_some" : "known_all", { known, missed, all });
  const bar = section.querySelector("header .bar");
  (section.querySelector(".n") as HTMLElement).textContent = told;
  fill(bar, { known, due, missed, all });
  bar?.setAttribute("aria-label", due ? say("bar", { known, due, missed, all }) : told);
}

/** What is due, on one line, with one way to review it all. */
function tellDue(due: Due | undefined) {
  box.hidden = !due;
  if (!due) return;
  const rules = due.rules.map(({ says }) => made("li", { textContent: says }));
  const start = made("a", { className: "line", href: toReview(due, "../"), textContent: due.start });
  box.replaceChildren(
    made("h2", { textContent: due.title }),
    made("p", { textContent: due.says }),
    made("ol", {}, ...rules),
    ...(due.key ? [start] : []),
  );
}

async function show() {
  const { entries, places } = await kept();
  draw(entries, places, undefined);
  // Python may take its time: all else stands by then.
  void dueToday(entries).then((due) => {
    if (due) draw(entries, places, due);
  });
}

function draw(entries: Entry[], places: Held["places"], due: Due | undefined) {
  tellDue(due);
  const lessons = reached(course, entries, places, "../", due?.rules);
  const next = onward(lessons, course, entries);
  const [latest] = newest(lessons);
  for (const lesson of lessons) {
    const open = lesson.missed.some(({ id }) => id === latest?.id);
    row(lesson, next, chosen.get(lesson.id) ?? open);
  }
  for (const section of place.querySelectorAll<HTMLElement>("[data-game]")) {
    column(
      section,
      lessons.filter(({ game }) => game === section.dataset.game),
    );
  }
}
/** Show it anew; a browser that keeps nothing has said so. */
const anew = () => show().catch(() => tell(say("unread")));

/** Save all answers as a file that is called by a pupil's number or nickname, which is kept nowhere else. */
async function saved(name: string) {
  const [{ lines }, { entries }] = await Promise.all([held(), kept()]);
  const download = fileName(name, entries.at(-1)?.id ?? "");
  const link = made("a", { href: URL.createObjectURL(new Blob(lines)), download });
  link.click();
  URL.revokeObjectURL(link.href);
}

const handlers: Record<string, () => unknown> = {
  async export() {
    const name = prompt(say("whose"));
    if (name !== null) await saved(name);
  },
  async next() {
    const name = prompt(say("whose_next"));
    if (name === null) return;
    await saved(name);
    await forget();
    tell(say("next_begins"));
    await anew();
  },
  import: () => file.click(),
  async delete() {
    if (!confirm(say("sure"))) return;
    await forget();
    tell(say("deleted"));
    await anew();
  },
};

file.addEventListener("change", async () => {
  const [given] = file.files ?? [];
  if (!given) return;
  const found = await sound(await given.text());
  file.value = "";
  if (!Object.keys(found).length) return tell(say("none"));
  try {
    const before = (await held()).lines.length;
    await keep({ lines: found, places: {} });
    tell(say("imported", { count: (await held()).lines.length - before }));
    await anew();
  } catch {
    tell(say("unread"));
  }
});
place.addEventListener("click", async ({ target }) => {
  const what = target instanceof Element && target.closest("[data-do]")?.getAttribute("data-do");
  if (!what || !handlers[what]) return;
  try {
    await handlers[what]();
  } catch {
    tell(say("unread"));
  }
});
followTongue();
(place.querySelector(".tools") as HTMLElement).hidden = false;
await follow(show, say("unread"));
keepVisited(new URL(root, document.baseURI).href);
