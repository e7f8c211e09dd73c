// Where a click counts is decided at the press: a picture may change before the release, and then the place under the
// pointer is another one, or gone.

/** How far a pointer may slip between press and release, in CSS pixels. */
export const SLIP = 12;

/**
 * Listen for clicks on whatever can be clicked.
 * @param see what is under the pointer, kept from the press on
 */
export function onPress<Seen>(
  root: HTMLElement,
  signal: AbortSignal,
  see: (under: Element, at: MouseEvent) => Seen,
  onClick: (seen: Seen, event: Event) => void,
) {
  let press: { seen: Seen; under: Element; x: number; y: number } | null = null;
  let done = false;
  const isNear = (event: MouseEvent) => !!press && Math.hypot(event.clientX - press.x, event.clientY - press.y) <= SLIP;
  root.addEventListener(
    "pointerdown",
    (event) => {
      const under = event.target as Element;
      done = false;
      press =
        event.isPrimary && event.button === 0
          ? { seen: see(under, event), under, x: event.clientX, y: event.clientY }
          : null;
    },
    { signal },
  );
  root.addEventListener("pointercancel", () => (press = null), { signal });
  // No click follows on what has left the page.
  root.ownerDocument.addEventListener(
    "pointerup",
    (event) => {
      if (!press || press.under.isConnected || !isNear(event)) return;
      const { seen } = press;
      press = null;
      done = true;
      onClick(seen, event);
    },
    { signal },
  );
  root.addEventListener(
    "click",
    (event) => {
      const under = event.target as Element;
      // A click without a press comes from a key or from an aid: it is about what it names.
      const seen = event.detail && press && isNear(event) ? press.seen : see(under, event);
      const again = event.detail > 0 && done;
      press = null;
      done = false;
      if (!again) onClick(seen, event);
    },
    { signal },
  );
}
