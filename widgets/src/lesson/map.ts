// The head of a lesson, and where one is in it: a dot for each step.

import { button, h } from "../core/dom.ts";
import type { MapStep } from "../core/frames.ts";
import { icon } from "../core/icons.ts";
import { tools } from "../panels/head.ts";
import type { Stage } from "./stage.ts";

/** Of a longer lesson, chapters that are not the present one are one dash each. */
const MANY = 20;

export function lessonHead({ frame, local, words, lesson, presenting }: Stage) {
  return h(
    "header.bl-st-head#lessonhead",
    {},
    h("span.bl-st-game", {}, lesson.game),
    h("h2", {}, lesson.lesson),
    h(
      "div.bl-st-tools",
      {},
      lesson.left.length > 0 && h("span.bl-st-left", {}, lesson.left[0], h("b", {}, lesson.left[1]), lesson.left[2]),
      h(
        "div.bl-seg",
        { role: "group", "aria-label": words.language },
        frame.languages.map(({ key, label }) =>
          button(
            { "data-do": "language", "data-pick": key, lang: key, "aria-pressed": String(key === frame.lang) },
            label,
          ),
        ),
      ),
      button({ class: "bl-st-begin", "data-do": "present" }, presenting.label),
      tools(frame, local, words),
    ),
  );
}

/** Where one is in the lesson: a dot for each step. */
export function map({ words, lesson }: Stage) {
  const far = lesson.of > MANY;
  const step = (name: string, to: number, label: string) =>
    button(
      {
        class: "bl-st-step",
        "data-do": "go",
        "data-at": Math.max(0, Math.min(lesson.of - 1, to)),
        "data-k": `step ${name}`,
        "aria-label": label,
        title: label,
        "aria-disabled": to < 0 || to >= lesson.of ? "true" : null,
      },
      icon(words, name),
    );
  return h(
    "nav.bl-st-map#map",
    { "aria-label": lesson.words.map },
    step("back", lesson.at - 1, lesson.words.back),
    h(
      "p.bl-st-chap",
      {},
      h("b", {}, lesson.chapter),
      h("span.bl-st-where", {}, lesson.where),
      h("span.bl-st-short", { "aria-hidden": "true" }, lesson.short),
    ),
    h(
      "ol.bl-st-dots",
      {},
      lesson.map.map(({ label, steps }, number) => {
        const here = steps.some(({ at }) => at === lesson.at);
        const done = steps.every(({ state }) => state !== "open");
        return h(
          "li",
          { class: here ? "bl-st-here" : far ? "bl-st-far bl-st-fold" : "bl-st-far", "data-k": `chapter ${number}` },
          button(
            {
              class: done ? "bl-st-dash bl-done" : "bl-st-dash",
              "data-do": "go",
              "data-at": steps[0].at,
              "data-k": `to ${number}`,
              tabindex: -1,
              "aria-label": label,
              title: label,
            },
            h("i", {}),
          ),
          h(
            "ol",
            { "aria-label": label },
            steps.map((each) => dot(each, lesson.at)),
          ),
        );
      }),
    ),
    step("on", lesson.at + 1, lesson.words.on),
  );
}

const dot = ({ at, kind, state, says }: MapStep, now: number) =>
  h(
    "li",
    { "data-k": `dot ${at}` },
    button(
      {
        class: `bl-st-dot bl-dot-${kind} bl-${state}`,
        "data-do": "go",
        "data-at": at,
        "data-k": `dot ${at}`,
        "aria-label": says,
        title: says,
        tabindex: at === now ? 0 : -1,
        "aria-current": at === now ? "step" : null,
      },
      h("i", {}),
    ),
  );
