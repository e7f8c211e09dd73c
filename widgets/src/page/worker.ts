// Python in a worker: starts it from files of the page's own folder, opens what the page shows, answers the messages of the page.
import { drop, file, take } from "./files.ts";
import { PARTS, startPython } from "./pyodide_loader.ts";
import { begin, mix, unpack } from "./python.ts";
import { whole } from "./repeats.ts";
import { NOTHING, restored, save } from "./store.ts";

export type File = { name: string; size: number };

export type Wish = { kind: string; about: string };

export type Start = {
  page: Wish;
  lang: string;
  name: string;
  root: string;
  files: Record<string, File>;
  packs: string[];
  lock: string;
};

const HOME = "/learner";
/** How much of the bar is filled when all files are here; the rest is Python's. */
const FETCHED = 0.8;
const HERE = globalThis as any;
/** Does the server forbid what Python runs on? */
let forbidden = false;
let python: any;
/** the page, as Python hosts it */
let opened: any;
let lang = "";
let site = "";
/** Has Python begun? */
let started: Promise<void>;
/** What was sent while Python was still starting. */
const early: any[] = [];
/** What Python shows now is so many changes old. */
let rev = 0;

HERE.onmessage = async ({ data }: MessageEvent) => {
  try {
    if (data.start) await (started = start(data.start));
    else if (data.open) await started.then(() => openAnew(data.open));
    else if (opened) await answer(data.early ? { ...data.send, rev } : data.send);
    else early.push(data.send);
  } catch (problem) {
    HERE.postMessage({ failed: String(problem), forbidden });
  }
};
HERE.addEventListener("securitypolicyviolation", () => void (forbidden = true));

/** Hold a lock as long as this worker lives: the page gets it when the worker was ended, by whomever. */
function live(name: string) {
  navigator.locks
    ?.request(name, () => {
      HERE.postMessage({ lives: true });
      return new Promise(() => {});
    })
    .catch(() => {});
}

/** Everything that the browser keeps; nothing where it keeps nothing, which the page then says. */
const kept = () => restored().catch(() => HERE.postMessage({ unkept: true }) ?? "");

async function start(given: Start) {
  live(given.name);
  const held = kept();
  const wanted = new Files(given);
  let from = "memory";
  lang = given.lang;
  site = given.root;
  python = await fromMemory(wanted).catch(() => undefined);
  try {
    opened = begin(python, given.page, lang, HOME, await held, show, site);
  } catch {
    // The memory of another build, or none: Python starts as usual, only later.
    from = "plain";
    python = await plain(wanted);
    opened = begin(python, given.page, lang, HOME, await held, show, site);
  }
  rev = JSON.parse(opened.whole()).frame?.rev ?? 0;
  // What was done before Python was there was meant for what Python shows when it comes to it.
  const heard = early.splice(0).map((content) => receive({ ...content, rev }));
  HERE.postMessage({ from, whole: JSON.parse(opened.whole()) });
  for (const said of heard) HERE.postMessage({ hear: { ...said, changes: undefined, version: undefined } });
  await keepNews();
  await file();
  const filed = [...wanted.known.keys()].filter((part) => given.files[part]);
  HERE.postMessage({ filed: filed.map((part) => `python/${given.files[part].name}`) });
  for (const each of wanted.known.values()) each.then(drop, () => {});
}

/** Show something else with the same Python. */
async function openAnew(wish: Wish) {
  const held = await kept();
  opened?.destroy();
  opened = begin(python, wish, lang, HOME, held, show, site);
  HERE.postMessage({ whole: JSON.parse(opened.whole()) });
}

const show = (content: string) => HERE.postMessage({ hear: JSON.parse(content) });

/** The files of a start, each fetched once. */
class Files {
  root: string;
  packs: string[];
  lock: string;
  files: Record<string, File>;
  here: number;
  all: number;
  known: Map<string, Promise<ArrayBuffer>>;

  constructor({ root, files, packs, lock }: Start) {
    this.root = root;
    this.packs = packs;
    this.lock = lock;
    this.files = files;
    this.here = 0;
    const first = Object.keys(files);
    this.all = first.reduce((sum, part) => sum + files[part].size, 0);
    this.known = new Map();
    for (const part of first) this.get(part).catch(() => {});
  }

  /** A file, inflated. */
  get(part: string): Promise<ArrayBuffer> {
    if (!this.known.has(part)) this.known.set(part, this.take(part));
    return this.known.get(part) as Promise<ArrayBuffer>;
  }

  async take(part: string) {
    if (!this.files[part]) throw new Error(`no ${part}`);
    const count = (bytes: number) => {
      const here = Math.min((this.here += bytes), this.all);
      HERE.postMessage({ progress: (FETCHED * here) / this.all, here, all: this.all });
    };
    return take(`${this.root}python/${this.files[part].name}`, count);
  }
}

/** Python as it was when the site was built, with the game loaded. */
async function fromMemory(files: Files) {
  const [base, game, machine] = await Promise.all(["base", "memory", "machine"].map((part) => files.get(part)));
  const before = whole(base);
  const memory = whole(game, before);
  drop(before);
  mix(memory, machine);
  const python = await load(files, { _loadSnapshot: memory });
  drop(memory);
  return python;
}

/** Python from its beginning. */
const plain = async (files: Files) => load(files, {});

/** Python with the package. */
async function load(files: Files, more: object) {
  const [loader, script, machine, library, ...packs] = await Promise.all(
    [...PARTS, ...files.packs].map((part) => files.get(part)),
  );
  const python = await startPython({ loader, script, machine, library }, `${files.root}python/`, {
    lockFileContents: files.lock,
    ...more,
  });
  for (const pack of packs) unpack(python, pack);
  HERE.postMessage({ progress: 0.9 });
  return python;
}

function receive(content: unknown) {
  const said = JSON.parse(opened.receive(JSON.stringify(content)));
  rev = said.rev ?? rev;
  return said;
}

async function answer(content: unknown) {
  HERE.postMessage({ hear: receive(content) });
  await keepNews();
}

/** So many milliseconds after nothing could be kept it is tried again. */
const LATER = 5_000;
let again = 0;

async function keepNews(news = opened.news()) {
  if (!news) return;
  await save(JSON.parse(news)).then(
    () => HERE.postMessage({ unkept: false }),
    () => {
      HERE.postMessage({ unkept: true });
      clearTimeout(again);
      again = HERE.setTimeout(keepNews, LATER, JSON.stringify(NOTHING));
    },
  );
}
