// What a thing is, for whoever points at it: on hover, on a long press, on the key `i`. One strip for everything that a
// table shows: places of the board, cards, tokens, dice, rules. It lies beside the thing, never on it.

import type { Aimed } from "./dom.ts";
import { h, picture } from "./dom.ts";
import type { CommandName, ShownBoard } from "./frames.ts";

/** of a game */
export type Piece = { svg: string; name: string; text: string; note: string; special: boolean };
/** whatever shows things that can be asked about */
export interface Shower {
  root: HTMLElement;
  signal: AbortSignal;
  frame: { lang: string; board?: ShownBoard | null };
  speak: (text: string) => void;
  /** places are told of in words that may have to be fetched first */
  whenTold?: (then: () => void) => void;
  /** what a rule says */
  ask?: (what: CommandName, more: { key: string }) => void;
  /** where a place lies in the picture */
  spots?: (thing: Element) => Element[];
  /** what stands there */
  piece?: (thing: Element) => Piece | undefined;
  /** what is drawn there that is no place */
  beside?: (under: Element, event: PointerEvent) => Element | null;
}

const HOVER = 500;
const PRESS = 450;
const SLIP = 12;
const GAP = 8;
const THINGS = "[data-rule], [data-place], [data-tip], [title]";

export const drawn = (piece: Piece) => h("span.bl-piece", { "aria-hidden": "true" }, picture(piece.svg));

export class Tip {
  view: Shower;
  box: HTMLElement;
  /** what is told of */
  thing: Element | null;
  /** what the pointer rests on */
  over: Element | null;
  /** what rules say, by language and id */
  rules: Map<string, string>;
  held: boolean;
  /** where the pointer was last moved to */
  at: [number, number] | undefined;
  /** Did what lies under the pointer come there by itself? */
  came: boolean;
  /** Was it asked for with the key, not by resting on the thing? */
  aloud: boolean;
  timer: ReturnType<typeof setTimeout> | undefined;
  from: number[] | undefined;

  constructor(view: Shower) {
    this.view = view;
    this.box = h("div.bl-tip", { hidden: true });
    this.thing = null;
    this.over = null;
    this.rules = new Map();
    this.held = false;
    this.at = undefined;
    this.came = false;
    this.aloud = false;
    view.root.append(this.box);
    const { root, signal } = view;
    const on = <Type extends keyof HTMLElementEventMap>(
      type: Type,
      listener: (event: Aimed<HTMLElementEventMap[Type]>) => void,
      capture = false,
    ) => root.addEventListener(type, listener as EventListener, { signal, capture });
    on("pointerover", (event) => {
      if (event.pointerType !== "mouse") return;
      // What appears under a pointer that rests was not pointed at: it is told of when the pointer moves.
      this.came = !!this.at && this.at[0] === event.clientX && this.at[1] === event.clientY;
      if (this.came) this.rest(null);
      else this.rest(this.find(event.target, event));
    });
    // On one and the same place may lie a tag that tells of something else.
    on("pointermove", (event) => {
      this.at = [event.clientX, event.clientY];
      if (event.pointerType !== "mouse" || event.buttons || !(this.came || event.target.closest(".bl-surface > svg")))
        return;
      this.came = false;
      this.rest(this.find(event.target, event));
    });
    on("pointerleave", () => this.rest(null));
    on("pointerdown", (event) => this.press(event));
    on(
      "pointermove",
      (event) =>
        this.from && Math.hypot(event.clientX - this.from[0], event.clientY - this.from[1]) > SLIP && this.let(),
    );
    on("pointerup", () => this.let());
    on("pointercancel", () => this.let());
    // A long press asks; it neither picks nor opens the menu of the browser.
    on("contextmenu", (event) => (this.from || this.held) && event.preventDefault());
    on(
      "click",
      (event) => {
        if (!this.held) return;
        this.held = false;
        event.preventDefault();
        event.stopImmediatePropagation();
      },
      true,
    );
    signal.addEventListener("abort", () => clearTimeout(this.timer));
  }

  find(under: Element, event?: PointerEvent) {
    const thing = (event && this.view.beside?.(under, event)) ?? under.closest(THINGS);
    return thing && this.view.root.contains(thing) && !this.box.contains(under) ? thing : null;
  }

  /** The pointer rests on something, or on nothing. */
  rest(thing: Element | null) {
    if (thing === this.over) return;
    this.over = thing;
    clearTimeout(this.timer);
    // What the browser would show by itself, in a second place, is shown here.
    const title = thing?.getAttribute("title");
    if (thing && title) {
      if (!thing.hasAttribute("data-tip")) thing.setAttribute("data-tip", title);
      thing.removeAttribute("title");
    }
    if (!this.thing || this.thing !== thing) this.hide();
    if (thing) this.timer = setTimeout(() => this.show(thing), HOVER);
  }

  press(event: PointerEvent) {
    this.let();
    this.held = false;
    this.hide();
    const thing = this.find(event.target as Element, event);
    // What does nothing when it is pressed tells what it is.
    if (thing && !thing.closest("button, a, input, label, [data-do], [data-place]")) return this.show(thing);
    if (event.pointerType !== "touch" || !thing) return;
    this.from = [event.clientX, event.clientY];
    this.timer = setTimeout(() => {
      this.held = true;
      this.show(thing);
    }, PRESS);
  }

  /** The finger has left, or moves on. */
  let() {
    this.from = undefined;
    clearTimeout(this.timer);
  }

  /** Tell of what the keyboard stands on, or tell no more. */
  ask(focused: Element) {
    const thing = this.find(focused) ?? focused;
    if (this.thing === thing) this.hide();
    else this.show(thing, true);
  }

  show(thing: Element, aloud: boolean = false) {
    if (!thing.isConnected) return;
    this.thing = thing;
    this.aloud = aloud;
    const place = thing.getAttribute("data-place");
    const rule = thing.getAttribute("data-rule");
    const { frame } = this.view;
    const piece = this.view.piece?.(thing);
    if (rule) {
      const title = thing.getAttribute("data-title") ?? thing.textContent ?? "";
      const known = this.rules.get(`${frame.lang} ${rule}`);
      this.fill(thing, title, known ?? "", rule, aloud && !!known);
      if (known === undefined) this.view.ask?.("what", { key: rule });
    } else if (place) {
      this.view.whenTold?.(
        () =>
          this.thing === thing &&
          this.fill(thing, this.view.frame.board?.says[place] ?? "", piece?.text ?? "", "", aloud),
      );
    } else if (piece) this.fill(thing, piece.name, piece.text, "", aloud);
    else {
      const told =
        thing.getAttribute("data-tip") ||
        thing.getAttribute("title") ||
        thing.getAttribute("aria-label") ||
        thing.textContent ||
        "";
      const [head, ...more] = told.split("\n");
      this.fill(thing, head, more.join(" "), thing.getAttribute("data-id") ?? "", aloud);
    }
  }

  /** What Python says of a rule. */
  heard(rule: string, says: string) {
    this.rules.set(`${this.view.frame.lang} ${rule}`, says);
    if (this.thing?.getAttribute("data-rule") === rule) this.show(this.thing, this.aloud);
  }

  fill(thing: Element, head: string, says: string, id: string, aloud: boolean) {
    if (!head.trim()) return this.hide();
    const piece = id ? undefined : this.view.piece?.(thing);
    this.box.replaceChildren(
      ...(piece ? [drawn(piece)] : []),
      h("b", {}, head),
      ...(says ? [h("span", {}, says)] : []),
      ...(id ? [h("code", {}, id)] : []),
    );
    this.box.hidden = false;
    this.put(thing);
    if (aloud) this.view.speak([head, says].filter(Boolean).join(". "));
  }

  /** Beside the thing: below, above, or at a side, whichever is free. */
  put(thing: Element) {
    const { box, view } = this;
    const home = view.root.getBoundingClientRect();
    const spots = view.spots?.(thing) ?? [];
    const rects = (spots.length ? spots : [thing]).map((spot) => spot.getBoundingClientRect());
    const top = Math.min(...rects.map((rect) => rect.top)) - home.top;
    const bottom = Math.max(...rects.map((rect) => rect.bottom)) - home.top;
    const left = Math.min(...rects.map((rect) => rect.left)) - home.left;
    const right = Math.max(...rects.map((rect) => rect.right)) - home.left;
    box.style.left = box.style.top = "0";
    const [wide, high] = [box.offsetWidth, box.offsetHeight];
    const within = (at: number, size: number, room: number) => Math.max(4, Math.min(room - size - 4, at));
    const across = within((left + right - wide) / 2, wide, home.width);
    const down = within((top + bottom - high) / 2, high, home.height);
    // What is refused stays readable, too.
    const kept = [...view.root.querySelectorAll(".bl-callout")].map((one) => one.getBoundingClientRect());
    const covers = ([x, y]: number[]) =>
      kept.some(
        (one) =>
          x < one.right - home.left &&
          x + wide > one.left - home.left &&
          y < one.bottom - home.top &&
          y + high > one.top - home.top,
      );
    const aside = (one: DOMRect) => [
      [across, one.bottom - home.top + GAP],
      [across, one.top - home.top - GAP - high],
    ];
    const fits = ([x, y]: number[]) => x >= 0 && y >= 0 && x + wide <= home.width && y + high <= home.height;
    const ways = [
      [across, bottom + GAP],
      [across, top - GAP - high],
      [right + GAP, down],
      [left - GAP - wide, down],
      ...kept.flatMap(aside),
    ];
    const [x, y] = ways.find((way) => fits(way) && !covers(way)) ??
      ways.find(fits) ?? [Math.max(0, left - GAP - wide), down];
    box.style.left = `${Math.round(x)}px`;
    box.style.top = `${Math.round(y)}px`;
  }

  /** After the page has changed: whatever is gone is told of no more. */
  settle() {
    if (this.thing && !this.thing.isConnected) this.hide();
  }

  /** Tell no more; was anything told? */
  hide() {
    const open = !!this.thing;
    this.thing = null;
    this.box.hidden = true;
    return open;
  }
}
