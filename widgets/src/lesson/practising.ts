// Practice that opens below what it is practice of: a button for each thing opens the card, and closes it again.

import { button, h } from "../core/dom.ts";
import type { Model } from "../core/host.ts";
import { Nested } from "../core/nested.ts";

/**
 * A button that practises a thing.
 * @param practising what is practised now
 * @param about what it practises, for a screen reader, where several buttons are called alike
 */
export const practises = (key: string, practising: string, label: string, about = "") =>
  button(
    {
      class: "bl-quiet bl-practise",
      "data-do": "practise",
      "data-pick": key,
      "data-k": `practise ${about}`,
      "aria-label": about && `${label}: ${about}`,
      "aria-expanded": String(key === practising),
    },
    label,
  );

/** Where the card stands: beside what tells of it, since what is done on the card is none of its business. */
export class Practising {
  place: HTMLElement;
  end: HTMLElement;
  card: HTMLElement;
  /** The button that was pressed here. */
  pressed: HTMLElement | null = null;
  waits = false;

  /**
   * @param words what is said here
   * @param practise practises a thing by its id; "" ends it
   */
  constructor(
    model: Model,
    signal: AbortSignal,
    words: () => Record<string, string>,
    readonly practise: (key: string) => void,
  ) {
    this.end = button({ class: "bl-practised-end" });
    this.card = h("div");
    this.place = h("section.bl-practised-card", { tabindex: -1 }, this.end, this.card);
    this.place.hidden = true;
    this.end.addEventListener("click", () => practise(""), { signal });
    const shown = (is: boolean) => {
      this.end.textContent = words().end;
      this.place.setAttribute("aria-label", words().practice);
      this.show(is);
    };
    new Nested(model, this.card, signal, () => words().apart, shown);
  }

  /** A button that practises something was pressed. */
  press(pressed: HTMLElement) {
    this.pressed = pressed;
    this.waits = pressed.getAttribute("aria-expanded") !== "true";
    this.practise(this.waits ? (pressed.getAttribute("data-pick") ?? "") : "");
  }

  /** The card has come, or gone: whoever asked for it goes there, and back to the button. */
  show(is: boolean) {
    const { place, waits, pressed } = this;
    const had = place.contains((place.getRootNode() as Document).activeElement);
    place.hidden = !is;
    if (is && waits) {
      place.focus({ preventScroll: true });
      place.scrollIntoView({ block: "nearest" });
    } else if (!is && had) pressed?.focus();
    this.waits = false;
  }
}
