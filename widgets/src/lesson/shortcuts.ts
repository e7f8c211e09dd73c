// The keys of a stage: those of the board and of what is typed are left to them.

import { letterOf } from "../core/letters.ts";
import { drafted } from "./draft.ts";
import { enter, questionOf, reveals } from "./question.ts";
import type { Stage } from "./stage.ts";

/** Is a key one of the stage, and not of the board or of what is typed? */
export function key(stage: Stage, event: KeyboardEvent): boolean {
  if (event.metaKey || event.altKey || event.ctrlKey || event.isComposing) return false;
  stage.byKeys(true);
  const target = event.target as HTMLElement;
  const typing = target.matches('input[type="text"], select, textarea');
  const onBoard = target.getAttribute("role") === "gridcell";
  if (event.key === "Enter") {
    if (onBoard || (target.matches("button, a") && !target.matches(".bl-st-main"))) return false;
    if (target.matches('[role="button"]')) stage.act(target, event);
    else stage.main();
    return true;
  }
  if (event.key === "Escape" && typing) {
    stage.root.focus({ preventScroll: true });
    return true;
  }
  if (typing) return false;
  const way = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
  if (way && !onBoard) return arrow(stage, way, target);
  if (/^(Digit|Numpad)\d$/.test(event.code) && !onBoard) return digit(stage, Number(event.code.at(-1)) - 1);
  const letter = letterOf(event);
  if (!stage.local.letters || (letter !== "H" && stage.meantHint)) stage.meantHint = "";
  if (!stage.local.letters) return false;
  if (stage.presents && event.code === "Space") {
    stage.ask("show");
    return true;
  }
  const wish = {
    P: !onBoard && (() => stage.present()),
    H: () => hint(stage),
    B: () => stage.alone(),
    L: () => stage.tongue(),
    U: !onBoard && (() => stage.ask("undo")),
  }[letter];
  if (!wish) return false;
  wish();
  return true;
}

/** To the step, the dot or the try before or behind. */
export function arrow(stage: Stage, way: number, target: HTMLElement) {
  if (
    target.matches('input[type="radio"]') ||
    target.closest('.bl-acts, .bl-lines, [role="tablist"], .bl-items, .bl-seg')
  )
    return false;
  if (target.closest(".bl-ways")) {
    stage.ask(way > 0 ? "redo" : "undo");
    return true;
  }
  const dots = target.closest(".bl-st-dots");
  if (dots) {
    // A chapter that is folded has one dash.
    const all = ([...dots.querySelectorAll(".bl-st-dot, .bl-st-dash")] as HTMLElement[]).filter(
      (one) => one.getClientRects().length,
    );
    const next = all[Math.max(0, Math.min(all.length - 1, all.indexOf(target) + way))];
    next?.focus();
    return true;
  }
  const to = stage.lesson.at + way;
  if (to >= 0 && to < stage.lesson.of) stage.ask("go", { at: to });
  return true;
}

/** A choice, a line or a figure by its digit. */
function digit(stage: Stage, number: number) {
  const q = questionOf(stage.frame);
  const field = stage.root.querySelector(".bl-number input") as HTMLInputElement | null;
  // What is typed goes where an answer is typed.
  enter(field);
  const choices = [...stage.root.querySelectorAll(".bl-options input")] as HTMLInputElement[];
  const lines = q && reveals(q) ? [...stage.root.querySelectorAll(".bl-rline")] : [];
  const line = lines[number] as HTMLElement | undefined;
  if (choices[number]) {
    choices[number].checked = true;
    choices[number].focus();
    stage.draft(drafted(stage.root));
  } else if (line) line.click();
  return !!(choices[number] || line);
}

/** The next hint, once its price was said. */
function hint(stage: Stage) {
  const rung = questionOf(stage.frame)?.hints.rungs.find(({ open, may }) => !open && may);
  if (!rung || (questionOf(stage.frame).result && reveals(questionOf(stage.frame)))) return;
  if (stage.meantHint === rung.key) {
    stage.meantHint = "";
    stage.ask("pick", { key: `hint:${rung.key}` });
  } else {
    stage.meantHint = rung.key;
    stage.speak(stage.lesson.words.sure_hint.replace("{label}", rung.label).replace("{price}", rung.price));
  }
}
