/** The data Python sends, as made in boardlab/session/frame.py. */
export type Row = {
  key: string;
  label: string;
  note: string;
  cost: string;
  why: string;
  more: string;
  final: boolean;
  pressed?: boolean;
};

export type Group = { label: string; rows: Row[] };

export type Player = { seat: number; letter: string; name: string; points: number | null; says: string };

export type Budget = { left: number; of: number; short: string; rest: string; says: string };

export type Line = {
  seat: number;
  label: string;
  sum: string;
  points: number;
  value?: string;
  says: string;
  rule: string;
  title: string;
  places: string[];
  focus: string[];
  scores: number[];
};

export type Receipt = {
  title: string;
  lines: Line[];
  totals: number[];
  together: boolean;
  total?: number;
  at?: number | null;
};

export type Reason = { text: string; rule: string; title: string; dispute?: string };

export type Refused = { tried: string; text: string; title: string; reasons: Reason[]; places: string[] };

export type Pick = {
  path: string[];
  keys: string[];
  prompt: string;
  choices: Row[];
  targets: string[];
  foretold?: string[];
};

export type Branch = { name: string; label: string; at: number; seats: number[]; says: string; folded: boolean };

export type Time = {
  ply: number;
  last: number;
  first: number;
  line: string;
  nodes: { ply: number; seat: number; says: string }[];
  start: string;
  earlier: string;
  step: string;
  label: string;
  branches: Branch[];
  can_undo: boolean;
  can_redo: boolean;
};

export type Board = {
  label: string;
  svg: string;
  alone?: [number, number, number, number];
  says: Record<string, string>;
  stands: Record<string, string>;
  names?: Record<string, string>;
  facts: string[];
  spots?: [number, number, number, string, string][];
  said?: number;
};

export type Named = { key: string; label: string };

export type Frame = {
  rev: number;
  by: string;
  lang: string;
  title: string;
  label: string;
  where: string;
  parts: string[];
  view: string;
  views: Named[];
  turns: boolean;
  languages: Named[];
  players: Player[];
  seats: { shown: number; choices: { seat: number; label: string }[] };
  notes: string[];
  time: Time;
  turn: { seat: number; says: string; budget: Budget | null; note: string; over?: boolean };
  says: string;
  told: string;
  alert: string;
  opponent?: number | null;
  cover: { seat: number; says: string; note: string; button: string } | null;
  board: Board | null;
  groups: Group[];
  pick: Pick | null;
  kinds?: Record<string, string>;
  refused: Refused | null;
  receipt: Receipt | null;
  bench?: Workbench | null;
  asks?: Inquiries | null;
  beside?: { lines: { key: string; label: string }[]; futures: any };
  near?: { key: string; kind: string; says: string; places: string[]; ghost: string }[] | null;
  near_ended?: string;
  log: { ply: number; text: string; rule: string; title: string; seat?: number }[];
  news?: { says: string[]; all: string[] } | null;
  art?: { style: string; pictures: Record<string, string> };
};

export type Inquiries = {
  title: string;
  choices: Named[];
  open: string;
  lines: { text: string; places: string[]; focus: string[]; rules: { rule: string; title: string }[] }[];
  show: string;
  python: string;
};

export type Tool = Row & { letter: string };

export type Problem = {
  text: string;
  rule: string;
  title: string;
  places: string[];
  mend: { key: string; says: string } | null;
};

export type Workbench = {
  edits: boolean;
  status: string;
  says: string;
  reasons: Problem[];
  groups: { label: string; rows: Tool[] }[];
  earlier: number;
  misread?: { before: string; part: string; after: string; mended: string } | null;
};

export type Fact = { art?: string; text?: string; says: string; strong?: boolean };

export type Item = {
  key: string;
  label?: string;
  note?: string;
  says?: string;
  art?: string;
  seat?: number;
  count?: number;
  facts?: Fact[];
  price?: [string, boolean][];
  left?: string;
  now?: boolean;
  chosen?: number;
  less?: string;
  counted?: boolean;
  keeps?: string;
  comes?: [string, string][];
  deal?: string[][];
  buttons?: { key: string; name: string; says: string; why: string; fresh: boolean }[];
  row?: Row & { fresh: boolean; first?: string };
};

export type Slot = {
  kind: string;
  title?: string;
  note?: string;
  items?: Item[];
  chosen?: string;
  empty?: number;
  reason?: string;
};

export type Area = { rows: string[][]; near: Record<string, Record<string, string>> };

export type Words = Record<string, string> & { seats: any; gallery?: any };

export type LinkState = "" | "busy" | "asleep" | "waking" | "gone" | "ended";

/** What only this view knows; it never travels. */
export interface Local {
  /** the cell the keyboard stands on */
  at: string;
  /** what the notice is about, a place or another pick; "" for none of them */
  about?: string;
  /** the action the keyboard stands on */
  row: string;
  /** whose receipt is open */
  tab: number;
  /** the receipt line walked to, -1 for none */
  walk: number;
  /** the timeline step the keyboard stands on, -1 for the present */
  step: number;
  /** do the lines of the receipt go by? */
  watching: boolean;
  /** the way of an answer whose steps go by */
  played?: string;
  /** where one walks in an answer */
  walks?: string;
  /** is the list of keys open */
  help: boolean;
  /** are the facts in words open */
  facts: boolean;
  /** is the receipt open */
  bill: boolean;
  /** the hint that is read again, "-" for none */
  rung: string;
  /** is the list of hints open where it is folded */
  rungs: boolean;
  /** which group of tools is open */
  group?: number;
  /** the tool that was in the hand when the table was drawn last */
  held?: string;
  /** are the questions to the position open */
  inquiring?: boolean;
  /** are the other lines of the timeline shown */
  branches: boolean;
  /** does the board fill the window */
  big: boolean;
  /** does nothing move */
  calm: boolean;
  /** do letter keys work */
  letters: boolean;
  /** what is wrong with the way to Python */
  link: LinkState;
  /** the language that was chosen in this view */
  spoke?: string;
  /** an answer that concerns this view alone */
  notice: string;
  /** does it stand beside what was pressed, and not above the board? */
  below?: boolean;
  /** a text the browser would not copy */
  copy: string;
  /** the picture that is on the page */
  svg: string;
  /** the cells that are on the page */
  grid?: { area: Area; seen: boolean; cells: Map<string, string> };
  /** the page's part that is this view's */
  root?: HTMLElement;
  /** the revision whose refusal has been closed */
  hidden: number;
}
