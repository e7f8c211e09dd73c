// What several tests stand in for the host.
import type { Listener } from "../src/core/host.ts";

/**
 * Two seats as Python tells of them: a letter on a paper face, and one on the colour itself; then chance and the start.
 */
export const SEATS = {
  0: { letter: "A", shape: "M0-9h9z", round: "", face: "M0-5h5z", foot: "4", box: "-16 -16 32 32", style: "--c:#111" },
  1: {
    letter: "R",
    shape: "M0-8h8z",
    round: "M0-8h8z",
    face: "",
    foot: "8",
    box: "-18 -18 36 36",
    style: "--c:#222;--on:#fff",
  },
  "-1": { letter: "", shape: "M0-7h7z", round: "", face: "", foot: "0", box: "-16 -16 32 32", style: "" },
  "-2": { letter: "", shape: "M0-6h6z", round: "", face: "", foot: "0", box: "-16 -16 32 32", style: "" },
};

/** A kernel as JupyterLab shows it. */
export class FakeKernel {
  status: string;
  listeners: Set<Listener>;
  statusChanged: { connect: (listener: Listener) => Set<Listener>; disconnect: (listener: Listener) => boolean };
  connectionStatus: string | undefined;
  questions = 0;
  says: () => void = () => {};
  requestKernelInfo: (() => Promise<any>) | undefined;

  constructor() {
    this.status = "idle";
    this.listeners = new Set();
    this.statusChanged = {
      connect: (listener: Listener) => this.listeners.add(listener),
      disconnect: (listener: Listener) => this.listeners.delete(listener),
    };
  }
  /** From now on it is asked who it is, and does not say before `says` is called. */
  hold() {
    this.connectionStatus = "connected";
    this.questions = 0;
    this.says = () => {};
    this.requestKernelInfo = () => {
      this.questions++;
      return new Promise((resolve) => {
        this.says = () => resolve(undefined);
      });
    };
  }
  become(status: string) {
    this.status = status;
    for (const listener of this.listeners) listener(this, status);
  }
}

/**
 * How often a part of the page is told its language while something is done: a browser styles all of it anew each time.
 */
export function timesTold(part: Element | null, doing: () => void) {
  const watch = new MutationObserver(() => {});
  watch.observe(part as Element, { attributes: true, attributeFilter: ["lang"] });
  doing();
  return watch.takeRecords().length;
}
