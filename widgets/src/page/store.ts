// What the browser keeps of a learner, in its own database: the lines of the journal by their uid, and the place in each
// lesson. Two pages open at once each add their own lines.

import { dropGames } from "./kept_games.ts";

const NAME = "boardlab";
const LINES = "lines";
const PLACES = "places";

/** So many milliseconds may the browser take to answer; one that is silent keeps nothing. */
const PATIENCE = 4_000;

const inTime = <Found>(wish: Promise<Found>): Promise<Found> =>
  Promise.race([wish, new Promise<never>((_, fail) => setTimeout(() => fail(new Error("no answer")), PATIENCE))]);

function open(): Promise<IDBDatabase> {
  return new Promise((done, fail) => {
    const wish = indexedDB.open(NAME, 2);
    wish.onupgradeneeded = ({ oldVersion }) => {
      if (oldVersion) return;
      wish.result.createObjectStore(LINES, { autoIncrement: true }).createIndex("uid", "uid", { unique: true });
      wish.result.createObjectStore(PLACES);
    };
    wish.onsuccess = () => done(wish.result);
    wish.onerror = () => fail(wish.error);
  });
}

const result = <Found>(wish: IDBRequest<Found>): Promise<Found> =>
  new Promise((done, fail) => {
    wish.onsuccess = () => done(wish.result);
    wish.onerror = () => fail(wish.error);
  });

export type Held = { lines: string[]; places: Record<string, any> };

/**
 * Everything that is kept: the lines of the journal in their order, and the place in each lesson; fails where the browser does, or does not answer.
 */
export const held = () => inTime(read());

async function read(): Promise<Held> {
  const base = await open();
  const reading = base.transaction([LINES, PLACES]);
  const [lines, names, places] = await Promise.all([
    result(reading.objectStore(LINES).getAll()),
    result(reading.objectStore(PLACES).getAllKeys()),
    result(reading.objectStore(PLACES).getAll()),
  ]);
  base.close();
  return {
    lines: lines.map(({ text }) => text),
    places: Object.fromEntries(names.map((name, at) => [name, places[at]])),
  };
}

/** Everything that is kept, as Python takes it; fails where the browser does. */
export const restored = () => seed().then(held).then(JSON.stringify);

/** What is kept beside the places of lessons: what the choices of questions are shuffled by. */
const LEARNER = "learner";

/**
 * What the choices of questions are shuffled by, made here where there is none yet; fails where the browser keeps nothing.
 */
export const seed = () => inTime(seeded());

async function seeded(): Promise<string> {
  const base = await open();
  const places = base.transaction([PLACES], "readwrite").objectStore(PLACES);
  const kept = (await result(places.get(LEARNER))) ?? {
    seed: crypto.getRandomValues(new Uint32Array(1))[0].toString(16),
  };
  await result(places.put(kept, LEARNER));
  base.close();
  return String(kept.seed);
}

/** Keep nothing any more. */
export const forget = () => inTime(clear());

async function clear() {
  dropGames();
  const base = await open();
  const writing = base.transaction([LINES, PLACES], "readwrite");
  await Promise.all([LINES, PLACES].map((name) => result(writing.objectStore(name).clear())));
  base.close();
}

/** lines by their uid, places by their lesson */
export type News = { lines: Record<string, string>; places: Record<string, unknown> };

/** Keep what is new; fails where the browser does not. */
export const keep = (news: News) => inTime(write(news));

async function write({ lines, places }: News) {
  const base = await open();
  try {
    await new Promise((done, fail) => {
      const writing = base.transaction([LINES, PLACES], "readwrite", { durability: "strict" });
      writing.oncomplete = done;
      writing.onabort = () => fail(writing.error);
      const known = writing.objectStore(LINES);
      for (const [uid, text] of Object.entries(lines)) {
        known.index("uid").getKey(uid).onsuccess = ({ target }) => {
          if ((target as IDBRequest).result === undefined) known.add({ uid, text });
        };
      }
      for (const [lesson, place] of Object.entries(places)) writing.objectStore(PLACES).put(place, lesson);
    });
  } finally {
    base.close();
  }
}

export const NOTHING = { lines: {}, places: {} };
/** What the browser had no room for: it goes along with whatever comes next. */
let unkept: News = NOTHING;

/** Keep what is new, and what could not be kept before; fails where the browser does. */
export async function save({ lines, places }: News) {
  const all = { lines: { ...unkept.lines, ...lines }, places: { ...unkept.places, ...places } };
  unkept = all;
  await keep(all);
  if (unkept === all) unkept = NOTHING;
}
