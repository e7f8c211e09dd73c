// A notebook that goes on to the next cell scrolls away what the cell before has just shown. Something that fills a
// window comes back into view: once, when it has arrived, and never against the reader.

/** When to look, in milliseconds after it was shown: the notebook scrolls while the page is still being laid out. */
const LOOKS = [150, 400, 800, 1500];
/** Farther off than this part of the window, it was not the last thing run. */
const NEAR = 0.5;
/** What a reader does; from then on the page is theirs. */
const ACTS = ["pointerdown", "wheel", "touchstart", "keydown"];
/** What of a notebook scrolls. */
const NOTEBOOK = ".jp-Notebook, .jp-WindowedPanel-outer";
/** The least height of a lesson, and what a notebook shows above and below it, in pixels. */
const LEAST = 460,
  ROUND = 24;

/**
 * Keep a lesson as high as what its notebook shows, so that its buttons stay in sight. The notebook is asked and not the
 * window: it is laid out some frames after the window, and a panel that opens below it changes it alone.
 */
export function fitIn(root: HTMLElement, signal: AbortSignal) {
  if (!globalThis.ResizeObserver) return;
  let pane: Element | null = null;
  /** What the notebook showed last, in pixels. */
  let shown = 0;
  const observer = new ResizeObserver(fit);
  observer.observe(root);
  signal.addEventListener("abort", () => observer.disconnect());

  function fit() {
    const now = root.closest(NOTEBOOK);
    if (now !== pane) {
      if (pane) observer.unobserve(pane);
      if (now) observer.observe(now);
      pane = now;
      shown = now?.clientHeight ?? 0;
      root.style.setProperty("--bl-room", now ? room(shown) : "");
    }
    if (!pane || pane.clientHeight === shown || !pane.clientHeight) return;
    const { top } = pane.getBoundingClientRect();
    const wasInSight = root.getBoundingClientRect().bottom <= top + shown + 1;
    shown = pane.clientHeight;
    root.style.setProperty("--bl-room", room(shown));
    if (wasInSight && root.getBoundingClientRect().bottom > top + shown) root.scrollIntoView({ block: "nearest" });
  }
}

/** Does it begin above what the window, or the notebook, shows? */
export const isAbove = (what: Element) =>
  what.getBoundingClientRect().top < (what.closest(NOTEBOOK)?.getBoundingClientRect().top ?? 0);

const room = (shown: number) => `${Math.max(LEAST, shown - ROUND)}px`;

export function arrive(root: HTMLElement, signal: AbortSignal) {
  const stop = new AbortController();
  const view = root.ownerDocument.defaultView as Window;
  const timers = LOOKS.map((after) => setTimeout(look, after));
  for (const act of ACTS)
    view.addEventListener(act, () => stop.abort(), { capture: true, passive: true, signal: stop.signal });
  signal.addEventListener("abort", () => stop.abort(), { once: true });
  stop.signal.addEventListener("abort", () => timers.forEach(clearTimeout));

  function look() {
    // A plain page is scrolled by nobody but its reader.
    const window = root.closest(NOTEBOOK)?.getBoundingClientRect();
    const { top, bottom, height } = root.getBoundingClientRect();
    if (!window || !height || (top >= window.top && bottom <= window.bottom)) return;
    if (bottom < window.top - NEAR * window.height || top > window.bottom + NEAR * window.height) return;
    root.scrollIntoView({ block: height > window.height ? "start" : "nearest" });
  }
}
