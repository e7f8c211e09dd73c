import type { Area } from "./frames.ts";
export type Words = Record<string, string> & { seats: any; gallery?: any };

/** Where things lie round a board. */
export type SlotName = "board" | "seats" | "hand" | "costs" | "actions" | "ask";

export type LinkState = "" | "busy" | "asleep" | "waking" | "gone" | "ended";

/** What only this view knows; it never travels. */
export interface Local {
  /** the cell the keyboard stands on */
  at: string;
  /** what the notice is about, a place or another pick; "" for none of them */
  about?: string;
  /** is the way to a hand-in code open? */
  handing?: boolean;
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
  /** is all of a board seen that a phone shows in part */
  far?: boolean;
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
  /** does it answer a question, and refuse nothing? */
  answers?: boolean;
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
