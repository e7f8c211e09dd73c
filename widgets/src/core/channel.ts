// The way to Python: every message is numbered and waited for. Silence of two seconds is told, and nothing is lost.

import type { CommandName, Reply } from "./frames.ts";
import type { Model } from "./host.ts";
import { hearKernel } from "./kernel.ts";
import type { Change } from "./patch.ts";
import { follow } from "./patch.ts";
import type { LinkState } from "./types.ts";

const PATIENCE = 2000;

/** What a command may name: a pick or a choice, a step or a seat, whether it begins anew. */
export type Fields = { key?: string; at?: number; fresh?: boolean };
export type Message = Fields & { client: string; seq: number; rev: number; do: CommandName };
type Said = "client" | "seq" | "answer" | "text" | "rev";
export type Answer = Required<Pick<Reply, Said>> & Omit<Reply, Said | "changes"> & { changes?: Change[] };

export class Link {
  model: Model;
  hooks: { onAnswer: (answer: Answer, message: Message) => void; onLink: (state: LinkState) => void };
  client: string;
  seq: number;
  lagging: number;
  waiting: Map<number, Message>;
  timer: ReturnType<typeof setTimeout> | undefined;
  state: LinkState;
  kernel: { ask: () => void; isBusy: () => boolean };

  constructor(
    model: Model,
    signal: AbortSignal,
    hooks: { onAnswer: (answer: Answer, message: Message) => void; onLink: (state: LinkState) => void },
  ) {
    this.model = model;
    this.hooks = hooks;
    this.client = Math.random().toString(36).slice(2, 10);
    this.seq = 0;
    this.lagging = -Infinity;
    this.waiting = new Map();
    this.timer = undefined;
    this.state = "";
    this.kernel = hearKernel(model, signal, () => this.become("ended"));
    const hear = (answer: Answer | undefined) => this.hear(answer);
    model.on("msg:custom", hear);
    signal.addEventListener("abort", () => {
      clearTimeout(this.timer);
      model.off("msg:custom", hear);
    });
    // Whatever changed since the host made the model went by unheard.
    if (typeof model.get("version") === "number") this.catchUp();
  }

  /** Ask for what is newer than what is shown here. */
  catchUp() {
    const now = Date.now();
    if (now - this.lagging < PATIENCE) return;
    this.lagging = now;
    this.whisper("whole", { at: this.model.get("version") });
  }

  /** Ask for something that nobody waits for. */
  whisper(what: CommandName, more: { at?: number } = {}) {
    this.post({ client: this.client, seq: ++this.seq, rev: 0, do: what, ...more });
  }

  send(what: CommandName, rev: number, more: Fields = {}) {
    // What a busy Python has heard it will do; more would be done right after. An ended one hears nothing.
    if (this.state === "busy" || this.state === "ended") return;
    // While Python is silent only the last wish is kept: ten frustrated clicks must not be played at once later.
    if (this.state) this.waiting.clear();
    const message = { client: this.client, seq: ++this.seq, rev, do: what, ...more };
    this.waiting.set(message.seq, message);
    this.post(message);
    this.watch();
  }

  /** Send what was not answered once more; the same number tells Python that it is the same wish. */
  retry() {
    this.become("waking");
    if (!this.waiting.size) this.send("ping", 0);
    else for (const message of this.waiting.values()) this.post(message);
    clearTimeout(this.timer);
    this.timer = undefined;
    this.watch();
  }

  /** What was wished last and not answered. */
  kept() {
    return [...this.waiting.values()].at(-1);
  }

  post(message: Message) {
    try {
      this.model.send(message);
    } catch {
      // A closed channel is the same to the learner as a silent one.
    }
  }

  watch() {
    const [first] = this.waiting.keys();
    if (!this.timer) setTimeout(() => this.waiting.has(first) && this.kernel.ask(), PATIENCE / 2);
    this.timer ??= setTimeout(() => {
      this.timer = undefined;
      if (!this.waiting.size) return;
      if (!this.kernel.isBusy())
        return this.become(this.state === "waking" || this.state === "gone" ? "gone" : "asleep");
      this.become("busy");
      this.watch();
    }, PATIENCE);
  }

  hear(answer: Answer | undefined) {
    if (follow(this.model, answer ?? {})) this.lagging = -Infinity;
    else this.catchUp();
    const message = answer?.client === this.client ? this.waiting.get(answer.seq) : undefined;
    if (!answer || !message) return;
    for (const seq of this.waiting.keys()) if (seq <= answer.seq) this.waiting.delete(seq);
    clearTimeout(this.timer);
    this.timer = undefined;
    if (this.waiting.size) this.watch();
    this.become("");
    this.hooks.onAnswer(answer, message);
  }

  become(state: LinkState) {
    if (state === this.state || this.state === "ended") return;
    this.state = state;
    this.hooks.onLink(state);
  }
}
