// A challenge: what is to be done in one turn, how good it was, and a best turn to walk along.
import { button, h } from "../core/dom.ts";
import type { ShownChallenge } from "../core/frames.ts";
import type { Panel } from "./panel.ts";

const STARS = [1, 2, 3];

/** Stars, told by shape as well as by colour. */
export const stars = (count: number) =>
  h(
    "svg.bl-stars",
    { viewBox: "0 0 72 24", width: 72, height: 24, "aria-hidden": "true" },
    STARS.map((star) =>
      h("path", {
        class: star <= count && "bl-star",
        transform: `translate(${24 * (star - 1)} 0)`,
        d: "M12 2.5l2.9 6 6.6.9-4.8 4.6 1.2 6.5-5.9-3.1-5.9 3.1 1.2-6.5-4.8-4.6 6.6-.9z",
      }),
    ),
  );

/** @param titled has it a title of its own? */
export const challengePanel = (
  { title, says, now, stars: won, most, told, best, again, line, signs }: ShownChallenge,
  titled = true,
) =>
  h(
    "section.bl-challenge#challenge",
    { "aria-label": title },
    h(
      "div",
      {},
      titled && h("h3", {}, title),
      h("span", { role: "img", "aria-label": signs }, stars(Math.max(won, most))),
      h("b", {}, now),
    ),
    h("p", {}, says),
    (told || again) &&
      h(
        "div",
        { class: won === 3 ? "bl-won" : "" },
        told && h("p.bl-judged", {}, told),
        again &&
          button({ class: won >= 0 && won < 3 ? "bl-main" : "bl-go", "data-do": "again", "data-k": "again" }, again),
        best && button({ class: "bl-go", "data-do": "best", "data-k": "best" }, best),
      ),
    line.length > 0 &&
      h(
        "ol",
        {},
        line.map((said, at) => h("li", { "data-k": String(at) }, said)),
      ),
  );

export const challenge: Panel = {
  key: "challenge",
  above: ({ frame }) => frame.challenge && challengePanel(frame.challenge),
  /** Whoever ends the last turn goes on by trying another way. */
  refocus(table) {
    const next = table.frame.challenge?.told && table.root.querySelector('.bl-challenge [data-do="again"]');
    if (next) table.focusOn(next);
    return !!next;
  },
  on: {
    again: (table) => table.ask("again"),
    best: (table) => table.ask("best"),
  },
};
