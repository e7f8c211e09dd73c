// What is seen moving once: dice that have just been thrown, and the cards they bring. Nothing is told by it alone.

import type { Child } from "./dom.ts";
import { h, isCalm } from "./dom.ts";
import type { Frame, SlotContent } from "./frames.ts";
import type { Local, SlotName } from "./types.ts";

const ROLL = 380;
const FLY = 380;
const FADE = 160;
const COUNT = 420;
const CONFETTI = 580;
/** So many pieces of paper, and how far they fly. */
const PAPERS = 22;
const FAR = 190;
/** So many cards are seen flying to a seat from one throw. */
const MOST = 4;

const lying = (frame: Frame, name: SlotName): SlotContent[] => frame[`slot.${name}`] ?? [];

/** Does a frame show the position that follows right after another? */
export const follows = (frame: Frame, before: Frame | undefined) =>
  !!before?.time && frame.time?.ply === before.time.ply + 1;

/** Are there dice on the table now where none lay before, one step earlier? */
const isThrown = (frame: Frame, before: Frame | undefined) =>
  follows(frame, before) && lying(frame, "board").length > 0 && !(before && lying(before, "board").length);

/** Let something that is new come up from nothing; at once for whoever wants no motion. */
export function fade(element: Element | null) {
  if (element?.animate && !isCalm(element)) element.animate([{ opacity: 0 }, { opacity: 1 }], { duration: FADE });
}

/** Does the reader want things to move by themselves? */
export const moves = (local: Local) =>
  !local.calm && !globalThis.matchMedia?.("(prefers-reduced-motion: reduce)").matches;

const middle = (element: Element) => {
  const box = element.getBoundingClientRect();
  return [box.left + box.width / 2, box.top + box.height / 2];
};

/**
 * Show dice rolling and cards flying from the places they come from to the seats that get them.
 * @param before what was shown last
 * @param drawn what a drawing of the game looks like
 */
export function move(root: HTMLElement, frame: Frame, before: Frame | undefined, drawn: (name: string) => Child) {
  if (!isThrown(frame, before) || !root.animate || isCalm(root)) return;
  for (const [at, die] of [...root.querySelectorAll('.bl-board [data-k^="die:"]')].entries()) {
    const from = `translate(${34 + 20 * at}px, ${26 - 14 * at}px) rotate(${at ? -300 : 270}deg)`;
    die.animate(
      [
        { transform: from, opacity: 0.4 },
        { transform: "none", opacity: 1 },
      ],
      { duration: ROLL, easing: "cubic-bezier(.2,.8,.4,1)" },
    );
  }
  const [left, top] = [
    root.getBoundingClientRect().left + root.clientLeft,
    root.getBoundingClientRect().top + root.clientTop,
  ];
  for (const plate of lying(frame, "seats").flatMap((slot) => slot.items ?? [])) {
    const goal = root.querySelector(`.bl-plate[data-k="${plate.key}"]`);
    for (const [place, name] of (plate.comes ?? []).slice(0, MOST)) {
      const tile = root.querySelector(`.bl-hit[data-place="${CSS.escape(place)}"]`);
      if (!goal || !tile) continue;
      const [[x, y], [toX, toY]] = [middle(tile), middle(goal)];
      const card = h("i.bl-fly", { "aria-hidden": "true" }, drawn(name));
      card.style.left = `${x - left - 13}px`;
      card.style.top = `${y - top - 13}px`;
      root.append(card);
      const flight = card.animate(
        [{ transform: "scale(1.2)" }, { transform: `translate(${toX - x}px, ${toY - y}px) scale(.7)` }],
        { duration: FLY, easing: "cubic-bezier(.4,0,.6,1)" },
      );
      flight.onfinish = flight.oncancel = () => card.remove();
    }
  }
}

/** Let points that have changed count up, or down, to what they are. */
export function countUp(root: HTMLElement, frame: Frame, before: Frame | undefined) {
  if (!before || isCalm(root) || !globalThis.requestAnimationFrame) return;
  for (const { seat, points } of frame.players ?? []) {
    const from = before.players?.find((player) => player.seat === seat)?.points;
    const shown = root.querySelector(`.bl-points[data-seat="${seat}"]`)?.firstChild;
    if (!shown || points === null || from === null || from === undefined || from === points) continue;
    const begun = performance.now();
    const step = (now: number) => {
      const part = Math.min(1, Math.max(0, now - begun) / COUNT);
      // Whatever was drawn since stands.
      if (!shown.isConnected || (part > 0 && shown.nodeValue !== last)) return;
      last = String(Math.round(from + (points - from) * part));
      shown.nodeValue = last;
      if (part < 1) requestAnimationFrame(step);
    };
    let last = String(points);
    step(begun);
  }
}

/** Let some paper fly where somebody who plays here has won. */
export function celebrate(root: HTMLElement, frame: Frame, before: Frame | undefined) {
  if (!frame.turn?.won || !before?.turn || before.turn.over || !root.animate || isCalm(root)) return;
  const sky = h("div.bl-party", { "aria-hidden": "true" });
  root.append(sky);
  const flights = Array.from({ length: PAPERS }, (_, at) => {
    const paper = sky.appendChild(h(`i.bl-paper.bl-paper-${at % 4}`, {}));
    const turn = (at / PAPERS) * 2 * Math.PI;
    const far = FAR * (0.55 + (0.45 * ((at * 7) % 5)) / 4);
    const to = `translate(${Math.cos(turn) * far}px, ${Math.sin(turn) * far * 0.7 + 60}px) rotate(${at * 97}deg)`;
    return paper.animate(
      [
        { transform: "none", opacity: 1 },
        { transform: to, opacity: 0 },
      ],
      { duration: CONFETTI, easing: "cubic-bezier(.1,.7,.3,1)", fill: "forwards" },
    );
  });
  flights[0].onfinish = flights[0].oncancel = () => sky.remove();
}
