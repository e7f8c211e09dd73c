// What a page may hold: the modules of each part, the one that shows it, and the most bytes of its script and of its
// style, which has its name. A part imports from those above it; a page has those parts on it that something on it
// needs, each once.

/** @type {Record<string, {holds: string[], shows?: string, style: number, most: number}>} */
export const PARTS = {
  common: { holds: ["dom", "theme", "focus", "host", "kernel", "patch", "link", "press", "letters", "icons", "tools"], style: 5_600, most: 14_800 },
  help: { holds: ["kept", "motion", "tip", "tongue"], style: 2_600, most: 14_000 },
  board: { holds: ["picture", "board", "strips", "keys", "study"], shows: "study", style: 9_000, most: 29_500 },
  table: { holds: ["slots", "layout", "panels", "explain", "opponent", "table"], shows: "table", style: 33_600, most: 37_000 },
  asks: { holds: ["asks"], style: 1_600, most: 3_600 },
  bench: { holds: ["bench"], style: 4_000, most: 9_000 },
  ways: { holds: ["ways"], style: 2_800, most: 6_000 },
  question: { holds: ["shuffle", "question", "verdict", "check"], shows: "check", style: 11_000, most: 20_000 },
  stage: { holds: ["lesson", "arrive", "draft", "strokes", "stage"], shows: "stage", style: 31_600, most: 31_000 },
  matrix: { holds: ["matrix"], shows: "matrix", style: 9_000, most: 16_000 },
  futures: { holds: ["futures"], shows: "futures", style: 2_600, most: 7_000 },
  beside: { holds: ["beside"], shows: "beside", style: 600, most: 3_000 },
  progress: { holds: ["progress"], shows: "progress", style: 3_600, most: 12_000 },
};

/** A board with nothing beside it: the most bytes of its scripts, and of its styles. */
export const ALONE = { parts: ["common", "board"], most: 42_000, style: 14_800 };

/** The most bytes of what every board carries, to find the rest. */
export const STUB = 2_500;

/** The scripts of the site's pages, each with its most bytes; they import the parts. */
export const PAGE = { lesson: 10_000, early: 6_400, explore: 9_500, embed: 8_000, progress: 13_000, rules: 2_000, examples: 1_200, map: 10_000, offline: 5_000, python: 3_000, repeats: 1_400, zstd: 26_000, worker: 10_500, kernel: 10_000, notebook: 6_000 };
