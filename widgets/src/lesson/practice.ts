// What can be practised and played at the end of a lesson, and the way back from there.

import { button, h } from "../core/dom.ts";
import type { StepPart } from "../core/frames.ts";
import { stars } from "../panels/challenge.ts";

/**
 * @param key what is practised: the id of a rule or a topic; "" leads back
 * @param says what a screen reader says besides, where several buttons are called alike
 */
const opens = (key: string, label: string, kind: string, says = "") =>
  button(
    {
      class: kind,
      "data-do": "practise",
      "data-pick": key,
      "data-k": `practise ${key}`,
      "aria-label": says && `${label}: ${says}`,
    },
    label,
  );

/** A button that practises one rule; nothing where nobody draws positions of it. */
export function ofRule({ practice }: StepPart, rule: string, title: string) {
  return practice.rules[rule] && opens(rule, practice.rules[rule], "bl-st-link bl-st-practise", title);
}

/** Buttons that practise what was answered wrongly, and all rules of the lesson in turn. */
export const ofAll = ({ practice }: StepPart) => [
  practice.missed && h("p.bl-st-tasks", {}, opens("missed", practice.missed, "bl-st-second bl-st-practise")),
  practice.topic && h("p", {}, opens(practice.topic, practice.all, "bl-st-second bl-st-practise")),
];

/** A button that leads back to the end of the lesson. */
export const leave = ({ practice }: StepPart) => practice.back && opens("", practice.back, "bl-st-link");

/** The challenges that belong to the lesson, each with its stars. */
export const challenges = ({ challenges: { title, rows } }: StepPart) =>
  rows.length > 0 &&
  h(
    "section.bl-st-tasks#tasks",
    { "aria-label": title },
    h("h4", {}, title),
    h(
      "ul",
      {},
      rows.map(({ id, title: called, stars: most, signs }) =>
        h(
          "li",
          { "data-k": id },
          button(
            { class: "bl-st-task", "data-do": "challenge", "data-pick": id, "data-k": id },
            h("span", {}, called),
            h("span", { role: "img", "aria-label": signs }, stars(most)),
          ),
        ),
      ),
    ),
  );
