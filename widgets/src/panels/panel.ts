// A feature of a table, as the page shows it: one file each, called like the file of its feature in Python, and one entry in
// the list of a table. Whatever a panel leaves out, it does not do.
import type { Answer, Message } from "../core/channel.ts";
import type { Aimed, Child } from "../core/dom.ts";
import type { Held } from "../core/drag.ts";
import type { Table } from "./table.ts";

/** Does what a button is for; false leaves it to others. */
export type Handler = (table: Table, target: Element, event: Event) => unknown;

export interface Panel {
  key: string;
  /** What it listens to, once it is shown. */
  listen?(table: Table): void;
  /** What it shows above the board. */
  above?(table: Table): Child;
  /** What it shows below the board. */
  draw?(table: Table): Child;
  /** What it shows where actions are listed, in the place of what other panels show there, or with it. */
  actions?(table: Table, others: () => Child): Child;
  /** What may be done instead of what was refused. */
  instead?(table: Table): Child;
  /** What its buttons do, by their `data-do`. */
  on?: Record<string, Handler>;
  /** What of its own is dragged from here. */
  take?(table: Table, under: Element): Held | null;
  /** What it sees to before anything is done. */
  acts?(table: Table, target: Element): void;
  /** Did it take a key? */
  onKey?(table: Table, event: KeyboardEvent): boolean;
  onOver?(table: Table, event: Aimed | null): void;
  onAnswer?(table: Table, answer: Answer, message: Message): void;
  /** What it lights on the board while it is pointed at. */
  marks?(table: Table): void;
  /** Where the focus goes when what had it is gone; has it put it somewhere? */
  refocus?(table: Table): boolean;
  /** What it sees to when its size has changed. */
  resized?(table: Table): void;
  /** What it sees to when Python has shown something new, before that is drawn and after, and with each drawing. */
  changing?(table: Table): void;
  changed?(table: Table): void;
  before?(table: Table): void;
  after?(table: Table): void;
  /** What it keeps in sight. Asking where things are costs a layout, so it comes last. */
  inSight?(table: Table): void;
}

/** What a table is made of, and where that lies. */
export interface Layout {
  /** In which order they draw and are asked. */
  panels: readonly Panel[];
  content(table: Table): Child[];
  /** Has the focus more places to go to than the board? Then it is not led away before what has it is gone. */
  holdsFocus?: boolean;
  /** Does it choose its picture itself, whatever the width? */
  keepsView?: boolean;
}
