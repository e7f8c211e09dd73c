// How a question or a lesson comes before a class. What shows it there is brought when it is first asked for.

import type { Answer, Message } from "../core/channel.ts";
import { letterOf } from "../core/letters.ts";
import type { Panel } from "../panels/panel.ts";
import type { Table } from "../panels/table.ts";
import type { Presenter } from "./presenter.ts";

/** After so many milliseconds the button says that one has to wait. */
const LATE = 300;
/** What changes what is shown: a key that follows is meant for that, and waits for it. */
const CHANGES = new Set(["present", "vote", "against", "pick", "plan", "go", "show"]);
/** What is typed into. */
export const FIELD = 'input[type="text"], select, textarea';
/** Where a page of its own shows one thing: there P begins it before anything has the focus. */
const ALONE = "#lesson, #practice";

/** What a key was pressed on, in a shadow too; a key that was kept knows no path any more. */
export const aimed = (event: Event) => (event.composedPath()[0] ?? event.target) as HTMLElement;

export class Presenting implements Panel {
  key = "presenting";
  table: Table;
  /** Brings what shows it. */
  bring: () => Promise<Presenter>;
  words: () => Record<string, string>;
  /** What shows it, once it is there. */
  presenter: Presenter | undefined;
  /** The keys that were pressed while it, or what it shows next, was on its way; undefined while nothing is. */
  waiting: KeyboardEvent[] | undefined;
  /** What is said meanwhile: that it takes a moment, or that it did not come; "" for nothing. */
  said: "" | "wait" | "failed" = "";

  constructor(table: Table, bring: () => Promise<Presenter>, words: () => Record<string, string>) {
    this.table = table;
    this.bring = bring;
    this.words = words;
  }

  /** Is it shown to a class? */
  get isOn() {
    return !!this.presenter?.isOn;
  }

  on = { present: () => this.present() };

  listen() {
    const { root, signal } = this.table;
    const heard = (event: KeyboardEvent) => {
      if (this.takes(event)) event.preventDefault(), event.stopImmediatePropagation();
    };
    // Before all others, wherever the focus is: Jupyter would do other things with the same keys.
    addEventListener("keydown", (event) => this.isOutside(event) && heard(event), { signal, capture: true });
    root.addEventListener("keydown", heard, { signal, capture: true });
  }

  isOutside(event: KeyboardEvent) {
    return !this.table.root.contains(aimed(event));
  }

  /** Show it to a class, in the full window, or end that. */
  async present() {
    if (this.waiting) return;
    if (this.presenter) return this.begin(this.presenter);
    this.waiting = [];
    const late = setTimeout(() => this.tell("wait"), LATE);
    try {
      this.presenter = await this.bring();
      this.said = "";
      this.begin(this.presenter);
    } catch {
      this.waiting = undefined;
      this.tell("failed");
    }
    clearTimeout(late);
  }

  /** Begin or end it; keys wait until Python has heard of that. */
  begin(presenter: Presenter) {
    presenter.present();
    if (!presenter.isOn) this.waiting = undefined;
  }

  onAnswer(_: Table, answer: Answer, message: Message) {
    if (!CHANGES.has(message.do) || !this.presenter || !this.waiting) return;
    const keys = this.waiting;
    this.waiting = undefined;
    if (message.do === "present" && answer.answer === "no" && this.isOn) this.presenter?.end();
    for (const key of keys) this.takes(key);
  }

  tell(said: "wait" | "failed") {
    this.said = said;
    this.table.speak(this.words()[said], said === "failed");
    this.table.draw();
  }

  /** What its button says. */
  get label() {
    return this.words()[this.said || "button"];
  }

  /** Is a key one of a presentation, or the one that begins it? */
  takes(event: KeyboardEvent): boolean {
    if (event.metaKey || event.altKey || event.ctrlKey || event.isComposing) return false;
    const { table, presenter } = this;
    // Whoever presses Escape twice does not wait.
    if (this.waiting?.some(({ key }) => key === "Escape") && presenter?.isOn && event.key === "Escape") {
      this.waiting = undefined;
      presenter.present();
      return true;
    }
    if (this.waiting) return !!this.waiting.push(event);
    if (presenter?.isOn) {
      table.byKeys(true);
      return presenter.takes(event);
    }
    const target = aimed(event);
    const stands = this.isOutside(event)
      ? target === document.body && !!table.root.closest(ALONE)
      : !target.matches(`${FIELD}, [role="gridcell"]`) && table.local.letters;
    if (!stands || letterOf(event) !== "P") return false;
    this.present();
    return true;
  }
}
