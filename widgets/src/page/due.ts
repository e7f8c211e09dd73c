// What is due for review. Python tells it, in the background, and only where something was answered on an earlier day:
// nothing is due on the day on which it was answered. As long as no answer comes, a visit to this browser asks once.

import type { DuePart } from "../core/frames.ts";
import { type Given, together } from "./boards.ts";
import { SCRIPTS } from "./host.ts";
import type { Entry } from "./journal.ts";
import { keepVisited } from "./offline_cache.ts";
import { dataIn } from "./wording.ts";

export type Due = DuePart;
const KEPT = "boardlab-due";
/** What was asked last, and what Python will say. */
let asked: { of: string; told: Promise<Due | undefined> } | undefined;

/** What is due by these answers; nothing where that cannot be told. */
export async function dueToday(entries: Entry[]): Promise<Due | undefined> {
  const given: Partial<Given> = dataIn("reviews");
  const today = new Date().toISOString().slice(0, 10);
  const games = [...new Set(entries.map(({ id }) => id.split(".")[0]))].filter((game) => given.games?.[game]);
  if (!games.length || !entries.some(({ time }) => time && time.slice(0, 10) < today)) {
    sessionStorage.removeItem(KEPT);
    return undefined;
  }
  const of = `${given.lang} ${today} ${entries.length} ${entries.at(-1)?.uid}`;
  const kept = JSON.parse(sessionStorage.getItem(KEPT) ?? "{}");
  if (kept.of === of) return kept.due;
  if (asked?.of !== of) asked = { of, told: python(given as Given, games) };
  const due = await asked.told;
  if (due) sessionStorage.setItem(KEPT, JSON.stringify({ of, due }));
  return due;
}

/** Ask a Python that is there for this alone. */
function python({ games, lang, root }: Given, some: string[]): Promise<Due | undefined> {
  const worker = new Worker(new URL("./worker.js", import.meta.url), { type: "module" });
  const site = new URL(root, document.baseURI).href;
  return new Promise((done) => {
    worker.onmessage = ({ data }) => {
      if (data.whole) done(data.whole.due);
      if (data.failed) done(undefined);
      if (data.filed) keepVisited(site, [...data.filed.map((name: string) => site + name), ...SCRIPTS]);
      if (data.failed || data.filed) worker.terminate();
    };
    worker.onerror = () => done(undefined);
    const start = { ...together(games, some), lang, root: site, page: { kind: "due", about: "" }, name: "due" };
    worker.postMessage({ start });
  });
}

/** Where what is due is reviewed; `start` leads from the page to the first page of its language. */
export const toReview = ({ key }: Due, start: string) => `${start}practice/#${key}`;
