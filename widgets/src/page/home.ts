// The first page: where to go on, how far one is in each game, and what is due for review, as far as this browser knows.

import { type Due, dueToday, toReview } from "./due.ts";
import { followTongue } from "./host.ts";
import { keepVisited } from "./offline_cache.ts";
import { type Course, follow, kept, onward, reached, type Standing } from "./reached.ts";
import { dataIn, wording } from "./wording.ts";

const { root, words } = dataIn("home");
const course: Course = dataIn("course");
const { say } = wording(words);
const hero = document.getElementById("onward") as HTMLElement;
const box = document.getElementById("due") as HTMLElement;
/** How it goes on, which stands there where nothing is due. */
const otherwise = [...box.childNodes];
const nameOf = (game: string) => document.querySelector(`#${game} h2`)?.firstChild?.textContent ?? "";

const text = (selector: string, said: string) =>
  void ((hero.querySelector(selector) as HTMLElement).textContent = said);

/** Lead on to a lesson, or to a game where all are done. */
function lead(to: Standing, all: number) {
  const link = hero.querySelector("a") as HTMLAnchorElement;
  const finished = to.done;
  const facts = { game: nameOf(to.game), number: to.number, count: all };
  text(".k", say(to.begun ? "go_on" : "first_of", facts));
  text("h2", finished ? say("finished", facts) : to.title);
  text(".what", finished ? say("finished_about") : "");
  text(".act span", say(finished ? "play_one" : "go_on_button", facts));
  text(".note", finished ? "" : say("left", { minutes: to.left }));
  // The lesson counts its end as a step.
  text(".far", say("far", { step: to.walked + 1, steps: to.steps + 1 }));
  (hero.querySelector(".k") as HTMLElement).hidden = finished;
  const bar = hero.querySelector(".pg") as HTMLElement;
  bar.hidden = finished || !to.begun;
  (bar.querySelector("i") as HTMLElement).style.width = `${(100 * to.walked) / to.steps}%`;
  link.href = finished ? `play/#${to.game}` : to.address;
  const picture = hero.querySelector("img") as HTMLImageElement;
  const source = `${root}pictures/${finished ? to.game : to.id}.${document.documentElement.lang}.svg`;
  if (picture.getAttribute("src") !== source) picture.src = source;
  picture.alt = facts.game;
}

/** Name what is due, with one way to review it all. */
function look(due: Due | undefined) {
  const some = due?.rules.length ? due : undefined;
  box.classList.toggle("due", !!some);
  if (!some) return box.replaceChildren(...otherwise);
  const title = made("h2", some.title);
  title.append(made("small", some.says));
  const list = document.createElement("ol");
  for (const { says, game } of some.rules) {
    const item = document.createElement("li");
    item.append(document.createElement("i"), made("span", says), made("small", game));
    list.append(item);
  }
  const start = Object.assign(made("a", some.start), { className: "line", href: toReview(some, "") });
  box.replaceChildren(title, list, start, Object.assign(made("p", some.free), { className: "note" }));
}

const made = <Name extends keyof HTMLElementTagNameMap>(name: Name, textContent: string) =>
  Object.assign(document.createElement(name), { textContent });

async function show() {
  const { entries, places } = await kept();
  const lessons = reached(course, entries, places, "");
  for (const game of document.querySelectorAll<HTMLElement>(".game")) {
    const own = lessons.filter((lesson) => lesson.game === game.id);
    const done = own.filter((lesson) => lesson.done).length;
    const met = own.some((lesson) => lesson.begun || lesson.done);
    const bar = game.querySelector(".bar") as HTMLElement;
    bar.hidden = !met;
    (bar.querySelector("i") as HTMLElement).style.width = `${(100 * done) / own.length}%`;
    if (!met) continue;
    const told = say("reached", { done, all: own.length });
    (game.querySelector(".n") as HTMLElement).textContent = told;
    (game.querySelector("small") as HTMLElement).textContent = told;
  }
  const next = onward(lessons, course, entries);
  if (next) lead(next, lessons.length);
  // Python may take its time: all else stands by then.
  void dueToday(entries).then(look);
}

followTongue();
await follow(show, say("unread"));
keepVisited(new URL(root, document.baseURI).href);
