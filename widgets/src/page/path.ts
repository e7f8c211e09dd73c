// The way through the lessons of a game: what was begun and what is known, and where to go on.

import { showStars } from "./challenges.ts";
import { followTongue } from "./host.ts";
import { keepVisited } from "./offline_cache.ts";
import { type Course, follow, kept, onward, reached, type Standing } from "./reached.ts";
import { dataIn, wording } from "./wording.ts";

const { root, words } = dataIn("home");
const course: Course = dataIn("course");
const { say } = wording(words);

/** Show how far one is in a lesson. */
function mark({ id, done, begun, known, all }: Standing, next: boolean) {
  const row = document.querySelector(`[data-lesson="${id}"]`) as HTMLElement;
  row.className = `${done ? "done" : begun ? "begun" : ""}${next ? " next" : ""}`;
  row.querySelector("i")?.remove();
  if (!done && !begun) return;
  const told = document.createElement("i");
  told.textContent = done ? say("known") : known ? say("solved", { solved: known, all }) : say("begun");
  row.querySelector("a")?.append(told);
}

async function show() {
  const { entries, places } = await kept();
  showStars(entries, say);
  const lessons = reached(course, entries, places, "../");
  const next = onward(lessons, course, entries);
  for (const lesson of lessons) mark(lesson, lesson === next && !lesson.done);
  const done = lessons.filter((lesson) => lesson.done).length;
  if (!next) return;
  const bar = document.querySelector(".pg .bar") as HTMLElement;
  bar.hidden = false;
  (bar.querySelector("i") as HTMLElement).style.width = `${(100 * done) / lessons.length}%`;
  (document.querySelector(".far") as HTMLElement).textContent = say("reached", { done, all: lessons.length });
  const link = document.getElementById("onward") as HTMLAnchorElement;
  if (next.done) return;
  link.href = next.address;
  link.textContent = `${say("go_on_button")}: ${next.title}`;
}

followTongue();
await follow(show, say("unread"));
keepVisited(new URL(root, document.baseURI).href);
