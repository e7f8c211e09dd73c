// For cards that ask Python without numbering what they ask: after two seconds without an answer they tell why.
import { hearKernel } from "./kernel.js";

const PATIENCE = 2000;

/**
 * @param {any} model
 * @param {AbortSignal} signal
 * @param {() => {busy: string, silent: string, ended: string}} words
 * @param {(text: string) => void} tell
 * @returns {{begin: () => void, end: () => void}} something was asked; it was answered
 */
export function waiting(model, signal, words, tell) {
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let timer;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let asking;
  const { ask, isBusy } = hearKernel(model, signal, () => tell(words().ended));
  const end = () => {
    clearTimeout(timer);
    clearTimeout(asking);
  };
  const begin = () => {
    end();
    asking = setTimeout(ask, PATIENCE / 2);
    timer = setTimeout(() => {
      const busy = isBusy();
      tell(busy ? words().busy : words().silent);
      if (busy) begin();
    }, PATIENCE);
  };
  signal.addEventListener("abort", end);
  return { begin, end };
}
