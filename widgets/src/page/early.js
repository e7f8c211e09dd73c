// The first steps of a lesson before Python is there, as boardlab/site/early.py has recorded them. One walks them here;
// all else that is done waits for Python, which does it in order when it comes. No rule and no answer is known here.
import { patched } from "../patch.js";
import { take } from "./files.js";
import { held, seed } from "./store.js";

/** @typedef {{frame: any, words: any, area: any}} Shown */
/** @typedef {{client: string, seq: number, do: string, key?: string, at?: number}} Message */
/** @typedef {{first: Shown, steps: any[], asks: string[], waits: string}} Steps */

/** @param {Uint8Array} bytes */
const parsed = (bytes) => JSON.parse(new TextDecoder().decode(bytes));

/** What a file of a game holds of a lesson: it is a line with the length of each lesson's, and then those. @param {Uint8Array} bytes @param {string} lesson @returns {any} */
function partOf(bytes, lesson) {
  let at = bytes.indexOf(10) + 1;
  for (const [name, length] of Object.entries(parsed(bytes.subarray(0, at)))) {
    if (name === lesson) return parsed(bytes.subarray(at, at + length));
    at += length;
  }
}

/** Does a message commit an answer? @param {Message} message */
const answers = ({ do: what, key }) => what === "pick" && !!key?.startsWith("answer:");

export class Early {
  /** @param {Steps} steps @param {string} seed what choices are shuffled by */
  constructor(steps, seed) {
    this.steps = steps;
    this.seed = seed;
    this.at = 0;
    /** What is shown now. */
    this.shown = steps.first;
    this.rev = 0;
    /** Does something wait for Python? What comes after that waits, too. */
    this.waits = false;
    /** Does an answer wait? There is one only: it cannot be taken back, as no answer can. */
    this.answered = false;
  }

  /**
   * The first steps of a lesson, for somebody who has not begun it; nothing for others.
   *
   * @param {string} lesson @param {string} address of the file that holds them
   */
  static async read(lesson, address) {
    const nothing = { lines: /** @type {string[]} */ ([]), places: /** @type {Record<string, any>} */ ({}) };
    const [bytes, { lines, places }, by] = await Promise.all([take(address, () => {}), held().catch(() => nothing), seed().catch(() => "")]);
    const steps = partOf(new Uint8Array(bytes), lesson);
    const begun = places[lesson] || lines.some((line) => steps.asks.some((/** @type {string} */ id) => line.includes(`"id":"${id}"`)));
    return begun ? undefined : new Early(steps, by);
  }

  /**
   * What a message changes.
   *
   * @param {Message} message
   * @returns {{shown?: Shown, done: boolean}} what is shown now, where that changes, and whether all is done that was asked
   */
  hear(message) {
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
    return { shown: this.show({ ...this.shown, frame: { ...frame, stage: { ...frame.stage, main } } }, message), done: false };
  }

  /** @param {Shown} found @param {Message} message */
  show(found, { client }) {
    this.rev += 1;
    const { question } = found.frame;
    this.shown = { ...found, frame: { ...found.frame, rev: this.rev, by: client, question: question && { ...question, seed: this.seed } } };
    return this.shown;
  }

  /** Is a message one that must not go to Python: an answer, where one waits already? @param {Message} message */
  refuses(message) {
    return this.answered && answers(message);
  }
}
