// The first page: where to go on, how far one is in each game, and what to look at again, as far as this browser knows.

import { followTongue } from "./host.ts";
import { keepVisited } from "./offline_cache.ts";
import { type Course, follow, kept, newest, onward, reached, type Standing } from "./reached.ts";
import { dataIn, wording } from "./wording.ts";

const { root, words } = dataIn("home");
const course: Course = dataIn("course");
const { say } = wording(words);
/** So many things to look at again are named. */
const MOST = 4;
const hero = document.getElementById("onward") as HTMLElement;
const again = document.getElementById("again") as HTMLElement;
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
  text(".far", say("far", { step: to.walked + 1, steps: to.steps }));
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

/** Name what was missed, each a link to its question; without any, how it goes on stays there. */
function look(lessons: Standing[]) {
  const missed = newest(lessons);
  if (!missed.length) return;
  const row = ({ says, href, game }: (typeof missed)[number]) => {
    const link = Object.assign(document.createElement("a"), { href, textContent: says });
    const item = document.createElement("li");
    item.append(Object.assign(document.createElement("i"), { className: "misread" }), link, span(nameOf(game)));
    return item;
  };
  again.className = "how again";
  (again.querySelector("h2") as HTMLElement).textContent = say("again");
  again.querySelector("ol")?.replaceChildren(...missed.slice(0, MOST).map(row));
  const all = again.querySelector("a.line") as HTMLAnchorElement;
  all.href = "progress/";
  all.textContent = say("again_all", { count: missed.length });
}

const span = (textContent: string) => Object.assign(document.createElement("span"), { textContent });

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
  look(lessons);
}

followTongue();
await follow(show, say("unread"));
keepVisited(new URL(root, document.baseURI).href);
