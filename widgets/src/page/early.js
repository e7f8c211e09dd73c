// What a lesson shows and grades before Python is there, as boardlab/site/early.py has recorded it.
//
// All that is done here is told to Python too, which does it itself when it comes: what stands here only shows at once
// what Python will show. What is not recorded waits for Python.
import { patched } from "../patch.js";
import { take } from "./files.js";
import { held } from "./store.js";

/** @typedef {import("./tries.js").Tries} Tries */
/** @typedef {{frame: any, words: any, area: any}} Shown */
/** @typedef {{client: string, seq: number, do: string, key?: string, at?: number}} Message */
/** @typedef {{first: Shown, steps: any[], asks: string[], asked: {id: string, kind: string, moved: Record<string, string[]>} | null}} Steps */
/** @typedef {{answers: Record<string, {right: boolean, patch: any[]}>, on: any[]}} Answers */

/** @param {Uint8Array} bytes */
const parsed = (bytes) => JSON.parse(new TextDecoder().decode(bytes));
/** @param {string} address */
const read = async (address) => new Uint8Array(await take(address, () => {}));

/** What a file of a game holds of a lesson: it is a line with the length of each lesson's, and then those. @param {Uint8Array} bytes @param {string} lesson @returns {any} */
function partOf(bytes, lesson) {
  let at = bytes.indexOf(10) + 1;
  for (const [name, length] of Object.entries(parsed(bytes.subarray(0, at)))) {
    if (name === lesson) return parsed(bytes.subarray(at, at + length));
    at += length;
  }
}

export class Early {
  /** @param {Tries} tries where what is done is kept @param {string} lesson @param {Steps} steps @param {string} answers the address of the named answers; "" where nothing is asked */
  constructor(tries, lesson, steps, answers) {
    this.tries = tries;
    this.lesson = lesson;
    this.steps = steps;
    this.address = answers;
    this.at = 0;
    /** What the step shows as one comes to it. */
    this.fresh = steps.first;
    /** What is shown now. */
    this.shown = steps.first;
    /** Was the question answered, and how? @type {"" | "wrong" | "right"} */
    this.state = "";
    this.rev = 0;
    /** Is Python there, or does something wait for it? What comes after that waits, too: Python does all in order. */
    this.over = false;
    /** The named answers, once one has committed. @type {Promise<Answers> | undefined} */
    this.answers = undefined;
    /** What is done just now, one after the other. @type {Promise<unknown>} */
    this.doing = Promise.resolve();
  }

  /**
   * The first steps of a lesson, for somebody who has not begun it; nothing for others.
   *
   * @param {Tries} tries @param {string} lesson @param {string} root @param {{steps: string, answers: string}} files
   */
  static async read(tries, lesson, root, files) {
    const nothing = { lines: /** @type {string[]} */ ([]), places: /** @type {Record<string, any>} */ ({}) };
    const [bytes, { lines, places }] = await Promise.all([read(`${root}python/${files.steps}`), held().catch(() => nothing)]);
    const steps = partOf(bytes, lesson);
    const begun = places[lesson] || lines.some((line) => steps.asks.some((/** @type {string} */ id) => line.includes(`"id":"${id}"`)));
    return begun ? undefined : new Early(tries, lesson, steps, files.answers && `${root}python/${files.answers}`);
  }

  /** Does the step that is shown ask what may be graded here? */
  get asks() {
    return !!this.steps.asked && this.at === this.steps.steps.length;
  }

  /**
   * What a message changes.
   *
   * @param {Message} message
   * @returns {Promise<Shown | undefined>} nothing, where only Python knows
   */
  hear(message) {
    this.tries.add(message);
    const done = this.doing.then(() => (this.over ? undefined : this.after(message)));
    const shown = done.then((found) => {
      this.over ||= !found;
      if (!found || this.over) return undefined;
      this.rev += 1;
      this.shown = { ...found, frame: { ...found.frame, rev: this.rev, by: message.client } };
      return this.shown;
    });
    this.doing = shown.catch(() => void (this.over = true));
    return shown;
  }

  /** @param {Message} message @returns {Promise<Shown | undefined>} */
  async after({ do: what, key = "", at }) {
    if (what === "go" && at === this.at + 1) return this.goOn();
    if (what !== "pick" || !this.asks || this.state) return undefined;
    const [head, rest] = [key.slice(0, key.indexOf(":")), key.slice(key.indexOf(":") + 1)];
    if (head === "answer") return this.grade(rest);
    return head === "up" || head === "down" ? this.move(rest, head === "up" ? -1 : 1) : undefined;
  }

  /** @returns {Promise<Shown | undefined>} */
  async goOn() {
    let next;
    if (!this.asks) next = this.steps.steps[this.at] && patched(this.fresh, this.steps.steps[this.at]);
    else if (this.state === "right") next = patched(this.fresh, (await this.named()).on);
    if (!next) return undefined;
    this.at += 1;
    this.state = "";
    return (this.fresh = next);
  }

  /** The named answers: they are not here before one commits. @returns {Promise<Answers>} */
  named() {
    return (this.answers ??= read(this.address).then((bytes) => partOf(bytes, this.lesson)));
  }

  /** @param {string} given @returns {Promise<Shown | undefined>} */
  async grade(given) {
    const { kind } = /** @type {NonNullable<Steps["asked"]>} */ (this.steps.asked);
    const order = () => this.shown.frame.question.steps.map((/** @type {{key: string}} */ step) => step.key).join(",");
    const key = kind === "order" ? order() : kind === "number" && /^\d+$/.test(given) ? String(Number(given)) : given;
    const found = (await this.named()).answers[key];
    if (!found) return undefined;
    this.state = found.right ? "right" : "wrong";
    return patched(this.fresh, found.patch);
  }

  /** @param {string} key @param {number} by @returns {Shown | undefined} */
  move(key, by) {
    const { frame } = this.shown;
    const steps = [...frame.question.steps];
    const at = steps.findIndex((step) => step.key === key);
    const to = Math.max(0, Math.min(steps.length - 1, at + by));
    if (at < 0) return undefined;
    steps.splice(to, 0, ...steps.splice(at, 1));
    const says = this.steps.asked?.moved[key]?.[to] ?? "";
    return { ...this.shown, frame: { ...frame, says, question: { ...frame.question, steps } } };
  }
}
