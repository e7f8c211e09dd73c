// What a page may hold: the modules of each part, the one that shows it, and the most bytes of its script and of its
// style, which has its name. A part imports from those above it; a page has those parts on it that something on it
// needs, each once. All bytes are of what is minified and then compressed by gzip: what a learner waits for. They are
// a tenth above what was there when they were set.

export interface Part {
  /** The modules of src it is made of. */
  holds: string[];
  /** The one that shows it. */
  shows?: string;
  most: number;
  style: number;
}

export const PARTS: Record<string, Part> = {
  common: {
    holds: [
      "core/dom",
      "core/theme",
      "core/focus",
      "core/host",
      "core/kernel",
      "core/patch",
      "core/channel",
      "core/press",
      "core/letters",
      "core/icons",
      "core/tools",
    ],
    most: 4_200,
    style: 2_250,
  },
  help: {
    holds: ["core/preferences", "core/motion", "core/tip", "core/language", "core/nested"],
    most: 4_700,
    style: 1_250,
  },
  board: {
    holds: ["core/picture", "core/drag", "core/board", "core/banners", "core/keys", "core/view"],
    shows: "core/view",
    most: 10_900,
    style: 2_450,
  },
  table: {
    holds: [
      "panels/slots",
      "core/layout",
      "panels/head",
      "panels/picks",
      "panels/receipt",
      "panels/timeline",
      "panels/pieces",
      "panels/opponent",
      "panels/sounds",
      "panels/challenge",
      "panels/table",
    ],
    shows: "panels/table",
    most: 12_300,
    style: 7_700,
  },
  inquire: { holds: ["panels/inquire"], most: 950, style: 600 },
  make_question: { holds: ["panels/make_question"], most: 1_150, style: 800 },
  edit: { holds: ["panels/suggest", "panels/edit"], most: 2_750, style: 1_150 },
  walkthrough: { holds: ["panels/walkthrough"], most: 2_100, style: 1_050 },
  hints: { holds: ["panels/rungs", "panels/hint_key"], most: 915, style: 490 },
  question: {
    holds: [
      "lesson/shuffle",
      "lesson/question",
      "lesson/verdict",
      "lesson/answering",
      "lesson/lit",
      "lesson/presenting",
      "lesson/card",
    ],
    shows: "lesson/card",
    most: 6_300,
    style: 2_850,
  },
  tutor: { holds: ["panels/tutor"], shows: "panels/tutor", most: 2_260, style: 1_240 },
  stage: {
    holds: [
      "lesson/prose",
      "lesson/map",
      "lesson/practice",
      "lesson/hand_in",
      "lesson/end",
      "lesson/arrive",
      "lesson/draft",
      "lesson/figure",
      "lesson/play",
      "lesson/step_text",
      "lesson/foot",
      "lesson/fitting",
      "lesson/shortcuts",
      "lesson/step_position",
      "lesson/stage",
    ],
    shows: "lesson/stage",
    most: 12_300,
    style: 8_600,
  },
  presenter: { holds: ["lesson/hands", "lesson/presenter"], most: 3_900, style: 2_550 },
  matrix: { holds: ["panels/matrix"], shows: "panels/matrix", most: 3_350, style: 2_350 },
  futures: { holds: ["panels/futures"], shows: "panels/futures", most: 1_800, style: 600 },
  review: { holds: ["panels/review"], shows: "panels/review", most: 3_600, style: 1_900 },
  study: {
    holds: ["panels/compare", "panels/study"],
    shows: "panels/study",
    most: 1_300,
    style: 600,
  },
  play: { holds: ["panels/play"], shows: "panels/play", most: 4_600, style: 2_550 },
  progress: {
    holds: ["core/file_name", "lesson/practising", "lesson/progress"],
    shows: "lesson/progress",
    most: 3_300,
    style: 1_400,
  },
  offer: { holds: ["lesson/offer"], shows: "lesson/offer", most: 850, style: 280 },
};

/** The most bytes of what every board carries, to find the rest. */
export const STUB = 900;

/** The scripts of the site's pages, each with its most bytes; they import the parts. */
export const PAGE = {
  lesson: 2_950,
  prefetch: 1_750,
  explore: 4_400,
  play: 4_000,
  review: 3_000,
  practice: 2_300,
  tutor: 2_300,
  class: 3_600,
  present: 2_700,
  embed: 2_350,
  progress: 5_100,
  rules: 700,
  examples: 500,
  home: 4_100,
  path: 3_300,
  offline: 1_350,
  python: 900,
  repeats: 450,
  zstd: 3_900,
  worker: 3_050,
  kernel: 3_000,
  notebook: 1_900,
};

/** The styles of the site's pages, each with its most bytes. */
export const STYLES = { site: 2_400, other: 1_440, home: 3_300, class: 1_200, lobby: 1_950 };
