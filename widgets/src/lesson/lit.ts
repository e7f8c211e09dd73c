// What is lit: the one thing to do now. A choice that is asked, or the button that goes on; never both.

import type { Frame } from "../core/frames.ts";
import type { Panel } from "../panels/panel.ts";
import { onlyAction } from "../panels/picks.ts";
import { lying, placed } from "../panels/slots.ts";
import type { Table } from "../panels/table.ts";
import { chosen, questionOf } from "./question.ts";

/** Where a learner gives an answer that is not there yet, or was wrong before; "" once it may be checked. */
export function asks(frame: Frame, root: Element): string {
  const q = questionOf(frame);
  const isNew = (written: string | undefined) => !!written && !q.tried.includes(written);
  if (q.kind === "number") {
    const field = root.querySelector(".bl-number input") as HTMLInputElement | null;
    return isNew(field?.value.trim()) ? "" : ".bl-st-number > div, label.bl-number";
  }
  if (q.kind === "turn") return q.may_check ? "" : nextAction(frame);
  if (q.kind === "cells") return q.may_check ? "" : ".bl-surface";
  if (q.kind === "order") return q.may_check ? "" : ".bl-order";
  const { written } = chosen(root, q);
  if (isNew(written)) return "";
  return !written && root.querySelector(".bl-options:not(.bl-why) :checked") ? ".bl-why" : ".bl-options";
}

const actionButton = (key: string) => `[data-do="pick"][data-pick="${CSS.escape(key)}"]`;

/** Where something is done on a board that is played on. */
export function nextAction(frame: Frame): string {
  const { pick, groups, cover } = frame;
  const elsewhere = placed(frame);
  if (cover) return '[data-do="reveal"]';
  if (lying(frame, "ask").length) {
    // Once it is picked in full, the button that says so is what is left.
    const ends = pick?.choices.find(({ final, why }) => final && !why);
    return ends && !elsewhere.has(ends.key) ? actionButton(ends.key) : ".bl-pick, .bl-asks";
  }
  if (pick?.path.length) {
    if (pick.targets.length) return ".bl-surface";
    return pick.choices.some(({ key }) => !elsewhere.has(key)) ? ".bl-choices" : ".bl-hand";
  }
  const only = onlyAction(frame);
  const able = groups.flatMap(({ rows }) => rows).filter(({ why }) => !why);
  if (!able.length && lying(frame, "hand").some(({ items }) => items?.some(({ row }) => row?.first))) return ".bl-hand";
  if (able.length < 2 && pick?.targets.length) return ".bl-surface";
  // While others play, the next step.
  const first = only ?? (!able.length && pick?.choices[0]);
  if (first) return actionButton(first.key);
  return able.length ? ".bl-acts" : ".bl-surface";
}

/** Keeps exactly what `of` finds lit, by its selector, while one types and chooses. */
export function lighting(of: (table: Table) => string): Panel {
  function show(table: Table) {
    const { root } = table;
    const found = [...root.querySelectorAll(of(table) || "none")];
    const lit = (found[1] && found.find((one) => one.getClientRects().length)) ?? found[0];
    for (const one of root.querySelectorAll("[data-lit]")) if (one !== lit) one.removeAttribute("data-lit");
    lit?.setAttribute("data-lit", "");
  }
  return {
    key: "lit",
    listen(table) {
      for (const type of ["input", "change"])
        table.root.addEventListener(type, () => show(table), { signal: table.signal });
    },
    after: show,
  };
}
