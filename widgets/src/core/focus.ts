// A host that hides the page for a moment takes the focus away with it: JupyterLab does, to change its theme. It is given
// back as soon as the page is there again, so that the next key is not a command of the notebook.

/** What is just being drawn. */
export const drawing = new WeakSet<Element>();

/** @param instead puts the focus somewhere, where what had it is gone by then */
export function keepFocus(root: HTMLElement, signal: AbortSignal, instead?: () => void) {
  /** where the focus was when the page was hidden */
  let lost: HTMLElement | null | false = null;
  const look = () => {
    if (!lost || !root.getClientRects().length) return;
    const [had, { body }] = [lost, root.ownerDocument];
    lost = null;
    // Unless somebody else has taken it since.
    if (((root.getRootNode() as Document).activeElement ?? body) !== body) return;
    root.contains(had) ? had.focus({ preventScroll: true }) : instead?.();
  };
  root.addEventListener(
    "focusout",
    ({ relatedTarget, target }) => {
      // No host hides what is just being drawn, and asking whether one did costs a layout of the whole page.
      lost = !relatedTarget && !drawing.has(root) && !root.getClientRects().length && (target as HTMLElement);
      // Hidden and shown again between two frames, the root has the size it had: that is seen by looking. One that is
      // hidden for longer is seen to come back by its size.
      if (lost) requestAnimationFrame(() => (look(), requestAnimationFrame(look)));
    },
    { signal },
  );
  onResize(root, signal, look);
}

export function onResize(root: Element, signal: AbortSignal, then: () => void) {
  if (!globalThis.ResizeObserver) return;
  const observer = new ResizeObserver(then);
  observer.observe(root);
  signal.addEventListener("abort", () => observer.disconnect());
}
