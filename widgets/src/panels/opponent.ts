// Opponents' steps go by one after another, without anybody asking: slowly, or at once where nothing shall move.
import type { View } from "../core/view.ts";

/** What waits to be asked for, by view. */
const waiting: WeakMap<object, ReturnType<typeof setTimeout>> = new WeakMap();

/** Ask for the next step once this one has been read. */
export function goOn(view: View) {
  clearTimeout(waiting.get(view));
  const { frame, local, link, signal } = view;
  const pace = frame.opponent;
  // Of several views of one Study the one goes on that acted last.
  if (typeof pace !== "number" || local.link || (frame.by && frame.by !== link.client)) return;
  // In a whole game the pace is chosen: it waits without moving anything.
  const still = frame.play
    ? frame.play.pace === "fast"
    : local.calm || globalThis.matchMedia?.("(prefers-reduced-motion: reduce)").matches;
  const next = () => {
    if (!signal.aborted && view.root.isConnected) view.link.send("opponent", view.frame.rev, { at: still ? 0 : 1 });
  };
  waiting.set(view, setTimeout(next, still ? 0 : pace));
}
