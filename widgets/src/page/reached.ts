// What is known of each lesson, and what was missed, of the answers that this browser keeps; no rule is known here.
// boardlab/site/course.py writes the course into the page, and boardlab/lessons/journal/progress.py tells the same in Python.

import { type Entry, entry } from "./journal.ts";
import { type Held, held } from "./store.ts";

type Row = [id: string, topic: string, number: string, title: string, minutes: number, steps: number, asks: string];
export type Course = {
  lessons: Row[];
  rules: string[];
  practised: string[];
  wrong?: Record<string, string>;
  shown?: number[];
};

/** A question that was answered wrongly and never rightly. */
export type Missed = {
  id: string;
  says: string;
  time: string;
  href: string;
  practised: boolean;
  /** Where the tutor of its topic is; "" for none. */
  tutor: string;
};
export type Standing = {
  id: string;
  game: string;
  number: string;
  title: string;
  address: string;
  /** How many of its questions there are, and were answered rightly. */
  all: number;
  known: number;
  /** Of these, how many hang on a rule that is due for review. */
  due: number;
  missed: Missed[];
  /** Its steps, those that were walked, and the minutes of the others. */
  steps: number;
  walked: number;
  left: number;
  begun: boolean;
  done: boolean;
};

/** The entries of the journal that can be understood, and all that is kept. */
export async function kept(): Promise<{ entries: Entry[]; places: Held["places"] }> {
  const { lines, places } = await held();
  return { entries: (await Promise.all(lines.map(entry))).flatMap((each) => (each ? [each] : [])), places };
}

/** The questions of a lesson by their ids, each with the rule that decides it. */
function rulesOf([lesson, topic, , , , , asks]: Row, rules: string[]): Map<string, string> {
  const before = `${lesson.split(".")[0]}.${topic}.`;
  return new Map(
    asks.split(" ").map((each) => {
      const [short, rule] = each.split("=");
      return [short.includes(".") ? short : before + short, rules[Number(rule)]];
    }),
  );
}

/**
 * How each lesson stands.
 * @param start leads from the page to the first page of its language
 * @param due the rules that are due for review, with what they are called
 */
export function reached(
  course: Course,
  entries: Entry[],
  places: Held["places"],
  start: string,
  due: { id: string; says: string }[] = [],
): Standing[] {
  const solved = new Set(entries.filter(({ right }) => right).map(({ id }) => id));
  const last = new Map(entries.filter(({ kind, right }) => kind === "answer" && !right).map((one) => [one.id, one]));
  const against = new Set(Object.keys(course.wrong ?? {}).filter((_, at) => course.shown?.includes(at)));
  return course.lessons.map((row) => {
    const [id, topic, number, title, minutes, steps] = row;
    const game = id.split(".")[0];
    const address = `${start}${id.replaceAll(".", "/")}/`;
    const rules = rulesOf(row, course.rules);
    const known = [...rules.keys()].filter((name) => solved.has(name));
    const waits = new Set(due.filter((rule) => rule.id.startsWith(`${game}.`)).map(({ says }) => says));
    const missed = [...rules].flatMap(([name, rule]) => {
      const wrong = last.get(name);
      if (!wrong || solved.has(name)) return [];
      const says = course.wrong?.[wrong.misconception] ?? rule;
      // What it shows best: the misreading, else its topic; without practice, the question itself.
      const about = against.has(wrong.misconception) ? wrong.misconception : `${game}.${topic}`;
      const practised = about !== `${game}.${topic}` || course.practised.includes(about);
      const href = practised ? `${start}practice/#${about}` : `${address}#t=boardlab%20step%201%20${id}%20${name}`;
      const tutor = course.practised.includes(`${game}.${topic}`) ? `${start}tutor/#${game}.${topic}` : "";
      return [{ id: name, says, time: wrong.time, href, practised, tutor }];
    });
    const place = places[id];
    const seen: string[] = Array.isArray(place?.seen) ? place.seen : [];
    const done = known.length === rules.size;
    const walked = done ? steps : Math.min(steps - 1, new Set([...seen, ...known]).size);
    const begun = !done && (walked > 0 || missed.length > 0 || Boolean(place?.at));
    const left = Math.max(1, Math.ceil((minutes * (steps - walked)) / steps));
    return {
      id,
      game,
      number,
      title,
      address,
      all: rules.size,
      known: known.length,
      due: known.filter((name) => waits.has(rules.get(name) ?? "")).length,
      missed,
      steps,
      walked,
      left,
      begun,
      done,
    };
  });
}

/** The lesson that was played last, or, where that is done, the next of its game that is not. */
export function onward(lessons: Standing[], course: Course, entries: Entry[]): Standing | undefined {
  const lesson = new Map(course.lessons.flatMap((row) => [...rulesOf(row, []).keys()].map((name) => [name, row[0]])));
  const last = entries.findLast(({ id }) => lesson.has(id))?.id;
  const here = last ? lessons.find(({ id }) => id === lesson.get(last)) : lessons.find(({ begun }) => begun);
  if (!here?.done) return here;
  const own = lessons.filter(({ game }) => game === here.game);
  const open = (some: Standing[]) => some.find(({ done }) => !done);
  return open(own.slice(own.indexOf(here))) ?? open(own) ?? open(lessons) ?? here;
}

/** What the missed questions of some lessons are, the newest first, each thing that is said once. */
export function newest(lessons: Standing[]): (Missed & { game: string })[] {
  const all = lessons.flatMap(({ game, missed }) => missed.map((each) => ({ ...each, game })));
  const said = new Map(
    all.sort((a, b) => b.time.localeCompare(a.time)).map((each) => [`${each.game} ${each.says}`, each]),
  );
  return [...said.values()];
}

/**
 * Show what is kept, now and when somebody comes back to the page.
 * @param unread said in the place of what becomes of one's answers, where the browser keeps none
 */
export async function follow(show: () => Promise<void>, unread: string) {
  const keeps = document.querySelector("[data-keeps]") as HTMLElement;
  const said = keeps.textContent;
  const tell = (told: string | null) => void (keeps.textContent === told || (keeps.textContent = told));
  const look = () =>
    show().then(
      () => tell(said),
      () => tell(unread),
    );
  await look();
  document.documentElement.dataset.shown = "1";
  // Who comes back by the browser's own button finds the page as it was left.
  addEventListener("pageshow", ({ persisted }) => persisted && look());
  // What another page of this browser has added meanwhile is shown when one looks here again.
  document.addEventListener("visibilitychange", () => document.visibilityState === "visible" && look());
}
