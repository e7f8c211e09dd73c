// The first steps of a lesson before Python is there, as boardlab/site/prefetch.py has recorded them. One walks them here;
// all else that is done waits for Python, which does it in order when it comes. No rule and no answer is known here.
import { patched } from "../core/patch.ts";
import { take } from "./files.ts";
import { held, seed } from "./store.ts";

export type Shown = { frame: any; words: any; area: any };
export type Message = { client: string; seq: number; do: string; key?: string; at?: number };
export type Steps = { first: Shown; steps: any[]; asks: string[]; waits: string };

const parsed = (bytes: Uint8Array) => JSON.parse(new TextDecoder().decode(bytes));

/** What a file of a game holds of a lesson: it is a line with the length of each lesson's, and then those. */
function partOf(bytes: Uint8Array, lesson: string): any {
  let at = bytes.indexOf(10) + 1;
  for (const [name, length] of Object.entries<number>(parsed(bytes.subarray(0, at)))) {
    if (name === lesson) return parsed(bytes.subarray(at, at + length));
    at += length;
  }
}

/** Does a message commit an answer? */
const answers = ({ do: what, key }: Message) => what === "pick" && !!key?.startsWith("answer:");

export class Prefetch {
  steps: Steps;
  seed: string;
  at: number;
  /** What is shown now. */
  shown: Shown;
  rev: number;
  /** Does something wait for Python? What comes after that waits, too. */
  waits: boolean;
  /** Does an answer wait? There is one only: it cannot be taken back, as no answer can. */
  answered: boolean;

  /** @param seed what choices are shuffled by */
  constructor(steps: Steps, seed: string) {
    this.steps = steps;
    this.seed = seed;
    this.at = 0;
    this.shown = steps.first;
    this.rev = 0;
    this.waits = false;
    this.answered = false;
  }

  /**
   * The first steps of a lesson, for somebody who has not begun it; nothing for others.
   * @param address of the file that holds them
   */
  static async read(lesson: string, address: string) {
    const nothing = { lines: [] as string[], places: {} as Record<string, any> };
    const [bytes, { lines, places }, by] = await Promise.all([
      take(address, () => {}),
      held().catch(() => nothing),
      seed().catch(() => ""),
    ]);
    const steps = partOf(new Uint8Array(bytes), lesson);
    const begun =
      places[lesson] || lines.some((line) => steps.asks.some((id: string) => line.includes(`"id":"${id}"`)));
    return begun ? undefined : new Prefetch(steps, by);
  }

  /**
   * What a message changes.
   * @returns what is shown now, where that changes, and whether all is done that was asked
   */
  hear(message: Message): { shown?: Shown; done: boolean } {
    const next = message.do === "go" && message.at === this.at + 1 && !this.waits && this.steps.steps[this.at];
    if (next) {
      this.at += 1;
      return { shown: this.show(patched(this.shown, next), message), done: true };
    }
    this.waits = true;
    if (!answers(message)) return { done: false };
    this.answered = true;
    const { frame } = this.shown;
    const main = { do: "wait", label: this.steps.waits };
    return {
      shown: this.show({ ...this.shown, frame: { ...frame, stage: { ...frame.stage, main } } }, message),
      done: false,
    };
  }

  show(found: Shown, { client }: Message) {
    this.rev += 1;
    const { question } = found.frame;
    this.shown = {
      ...found,
      frame: { ...found.frame, rev: this.rev, by: client, question: question && { ...question, seed: this.seed } },
    };
    return this.shown;
  }

  /** Is a message one that must not go to Python: an answer, where one waits already? */
  refuses(message: Message) {
    return this.answered && answers(message);
  }
}
