// What is dragged: taken up where it lies and dropped where it goes, by mouse, pen or finger. A page scrolls by touch
// wherever nothing can be taken up: styles say so of what can (`touch-action`).

import { h } from "./dom.ts";
import { SLIP } from "./press.ts";

/** Something that is dragged. */
export interface Held {
  /** What follows the pointer. */
  look?: Element | null;
  /** It is taken up. */
  taken?(): void;
  /** What is under the pointer now; null outside. */
  over?(under: Element | null): void;
  dropped(under: Element, event: Event): void;
  /** It was let go outside; else that cancels, as Escape does. */
  outside?(): void;
  cancelled?(): void;
}

/** @param take what may be dragged from here, if anything */
export function onDrag(root: HTMLElement, signal: AbortSignal, take: (under: Element) => Held | null) {
  let press: { id: number; x: number; y: number; held: Held } | undefined;
  let shade: HTMLElement | undefined;
  let dragged = false;
  /** Does a finger lie on what it took up? Then it does not scroll, whatever comes of it. */
  let touches = false;
  const page = root.ownerDocument;
  const on = <Type extends keyof DocumentEventMap>(
    type: Type,
    listener: (event: DocumentEventMap[Type]) => void,
    capture = false,
  ) => page.addEventListener(type, listener, { signal, capture });
  const at = ({ clientX, clientY }: PointerEvent) => {
    const under = (root.getRootNode() as Document | ShadowRoot).elementFromPoint(clientX, clientY);
    return root.contains(under) ? under : null;
  };
  /** It is not dragged any more; gives what was. */
  const stop = () => {
    const held = shade && press?.held;
    shade?.remove();
    root.removeAttribute("data-dragging");
    press = shade = undefined;
    return held;
  };
  root.addEventListener(
    "pointerdown",
    (event) => {
      dragged = false;
      const under = event.target as Element;
      const held = event.isPrimary && event.button === 0 && isGrip(under, event.pointerType) ? take(under) : null;
      touches = !!held;
      press = held ? { id: event.pointerId, x: event.clientX, y: event.clientY, held } : undefined;
    },
    { signal },
  );
  // Shapes that are not painted have no touch-action for a browser.
  root.addEventListener("touchmove", (event) => touches && event.preventDefault(), { signal, passive: false });
  on("pointermove", (event) => {
    if (!press || event.pointerId !== press.id) return;
    const { x, y, held } = press;
    if (!shade) {
      if (Math.hypot(event.clientX - x, event.clientY - y) <= SLIP) return;
      root.setAttribute("data-dragging", "");
      shade = root.appendChild(h("div.bl-held", { "aria-hidden": "true" }, held.look as Element | null));
      held.taken?.();
    }
    const { left, top } = root.getBoundingClientRect();
    shade.style.transform = `translate(${event.clientX - left}px,${event.clientY - top}px)`;
    held.over?.(at(event));
  });
  on("pointerup", (event) => {
    if (!press || event.pointerId !== press.id) return;
    const held = stop();
    if (!held) return;
    dragged = true;
    const under = at(event);
    under ? held.dropped(under, event) : (held.outside ?? held.cancelled)?.();
  });
  on("pointercancel", (event) => event.pointerId === press?.id && stop()?.cancelled?.());
  on(
    "keydown",
    (event) => {
      if (event.key !== "Escape" || !shade) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      stop()?.cancelled?.();
      dragged = true;
    },
    true,
  );
  // Where it is dropped nothing is clicked, and nothing is marked as text or dragged by the browser on the way.
  on(
    "click",
    (event) => {
      if (!dragged || !event.detail) return;
      dragged = false;
      event.preventDefault();
      event.stopImmediatePropagation();
    },
    true,
  );
  for (const type of ["selectstart", "dragstart"] as const) on(type, (event) => press && event.preventDefault());
}

/** Is something taken up here, and not scrolled? By mouse everything is that may be dragged. */
function isGrip(under: Element | null, pointer: string): boolean {
  if (pointer === "mouse") return true;
  for (let up = under; up; up = up.parentElement) if (getComputedStyle(up).touchAction === "none") return true;
  return false;
}

/** What stands at a place of a picture, drawn once more. */
export function pieceAt(root: Element, place: string) {
  const svg = root.querySelector(".bl-surface > svg") as SVGSVGElement | null;
  const keyed = ["@", ":"].map((sign) => `[data-key$="${sign}${CSS.escape(place)}"]`).join();
  // Of what is there the piece that stands highest, and no mark laid on it.
  const piece = [...(svg?.querySelectorAll(keyed) ?? [])].filter((one) => !one.matches('[data-key^="target:"]')).at(-1);
  const from = svg?.getScreenCTM?.()?.inverse();
  if (!svg || !piece || !from) return null;
  const { left, top, right, bottom, width, height } = piece.getBoundingClientRect();
  const [one, other] = [new DOMPoint(left, top), new DOMPoint(right, bottom)].map((each) => each.matrixTransform(from));
  const look = svg.cloneNode(false) as Element;
  const box = [one.x, one.y, other.x - one.x, other.y - one.y].join(" ");
  for (const [name, value] of Object.entries({ viewBox: box, width, height })) look.setAttribute(name, String(value));
  for (const name of ["style", "data-k"]) look.removeAttribute(name);
  look.append(piece.cloneNode(true));
  return look;
}
