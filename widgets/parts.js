// What a page may hold: the modules of each part, the one that shows it, its style, and the most bytes of its script.
// A part imports from those above it; a page has those parts on it that something on it needs, each once.

/** @type {Record<string, {holds: string[], shows?: string, style?: string, most: number}>} */
export const PARTS = {
  common: { holds: ["dom", "theme", "host", "kernel", "patch", "link", "press"], style: "study", most: 12_000 },
  board: { holds: ["icons", "picture", "board", "strips", "keys", "study"], shows: "study", most: 30_000 },
  table: { holds: ["kept", "slots", "layout", "panels", "explain", "tip", "tongue", "table"], shows: "table", most: 40_000 },
  question: { holds: ["question", "check"], shows: "check", style: "question", most: 20_000 },
  matrix: { holds: ["matrix"], shows: "matrix", style: "matrix", most: 16_000 },
  progress: { holds: ["progress"], shows: "progress", style: "progress", most: 12_000 },
};

/** A board with nothing beside it. */
export const ALONE = { parts: ["common", "board"], most: 40_000 };

/** The most bytes of what every board carries, to find the rest. */
export const STUB = 2_500;
