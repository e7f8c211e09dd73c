// What a page may hold: the modules of each part, the one that shows it, and the most bytes of its script and of its
// style, which has its name. A part imports from those above it; a page has those parts on it that something on it
// needs, each once. All bytes are of what is minified and then compressed by gzip: what a learner waits for. They are
// a tenth above what was there when they were set.

/** @type {Record<string, {holds: string[], shows?: string, most: number, style: number}>} */
export const PARTS = {
  common: { holds: ["dom", "theme", "focus", "host", "kernel", "patch", "link", "press", "letters", "icons", "tools"], most: 4_200, style: 2_050 },
  help: { holds: ["kept", "motion", "tip", "tongue"], most: 4_250, style: 1_050 },
  board: { holds: ["picture", "board", "strips", "keys", "study"], shows: "study", most: 8_150, style: 2_200 },
  table: { holds: ["slots", "layout", "panels", "explain", "opponent", "table"], shows: "table", most: 9_700, style: 7_400 },
  asks: { holds: ["asks"], most: 950, style: 600 },
  bench: { holds: ["bench"], most: 2_750, style: 1_150 },
  ways: { holds: ["ways"], most: 1_600, style: 1_050 },
  question: { holds: ["shuffle", "question", "verdict", "check"], shows: "check", most: 5_200, style: 2_850 },
  stage: { holds: ["lesson", "arrive", "draft", "strokes", "stage"], shows: "stage", most: 8_800, style: 7_450 },
  matrix: { holds: ["matrix"], shows: "matrix", most: 3_350, style: 2_350 },
  futures: { holds: ["futures"], shows: "futures", most: 1_800, style: 600 },
  beside: { holds: ["beside"], shows: "beside", most: 700, style: 200 },
  progress: { holds: ["progress"], shows: "progress", most: 2_200, style: 950 },
};

/** The most bytes of what every board carries, to find the rest. */
export const STUB = 900;

/** The scripts of the site's pages, each with its most bytes; they import the parts. */
export const PAGE = { lesson: 2_950, early: 1_750, explore: 3_100, embed: 2_350, progress: 3_800, rules: 700, examples: 500, map: 2_550, offline: 1_350, python: 900, repeats: 450, zstd: 3_900, worker: 3_050, kernel: 3_000, notebook: 1_900 };

/** The styles of the site's pages, each with its most bytes. */
export const STYLES = { site: 2_400, other: 1_100 };
