// The keyboard. Arrows, digits and the like are told by their place (event.code), letters by what is printed on them.

import { hits } from "./board.ts";
import { letterOf } from "./letters.ts";
import type { Words } from "./types.ts";

import type { View as Board } from "./view.ts";

type View = Board & { walkBy?: (lines: number) => void };

/** On hexes nothing may lie straight on, then arrows lead aslant. */
const WAYS: Record<string, string[]> = {
  ArrowLeft: ["left"],
  ArrowRight: ["right"],
  ArrowUp: ["up", "up-right", "up-left"],
  ArrowDown: ["down", "down-left", "down-right"],
  Home: ["up-left"],
  PageUp: ["up-right"],
  End: ["down-left"],
  PageDown: ["down-right"],
};

export function keydown(view: View, event: KeyboardEvent) {
  // Whatever happens here concerns the board; the notebook must not also hear it. Tab goes its way.
  event.stopPropagation();
  view.byKeys(true);
  if (event.code === "Tab" || event.metaKey || event.altKey) return;
  const target = event.target as HTMLElement;
  const closes = event.code === "Escape" && view.local.copy;
  if (target.matches("input, select") && !closes) return;
  const done = letter(view, event, target) || move(view, event, target);
  if (done) event.preventDefault();
}

function move(view: View, event: KeyboardEvent, target: HTMLElement) {
  if (event.code === "Escape") return leave(view, target);
  if (target.getAttribute("role") === "gridcell") return board(view, event, target);
  const list = target.closest(".bl-acts") ?? target.closest('.bl-lines, [role="tablist"], .bl-mainline, .bl-items');
  return !!list && through(event, target, list);
}

function board(view: View, event: KeyboardEvent, cell: HTMLElement) {
  const key = cell.getAttribute("data-place") ?? "";
  const { rows, near } = view.area;
  const row = rows.find((r: string[]) => r.includes(key)) ?? [key];
  const ways = near[key] ?? {};
  // Digits lead to other layers.
  const digit = event.code.replace(/Digit|Numpad/, "");
  const flat = event.ctrlKey || !Object.keys(ways).join().includes("-");
  if (event.code === "Enter" || event.code === "Space" || event.code === "NumpadEnter") view.pickPlace(key);
  else if (ways[digit]) stand(view, ways[digit]);
  else if (WAYS[event.code] && !(flat && /^[EHP]/.test(event.code)))
    stand(view, ways[WAYS[event.code].find((way) => ways[way]) ?? ""] ?? key);
  else if (event.code === "Home") stand(view, event.ctrlKey ? rows[0][0] : row[0]);
  else if (event.code === "End") stand(view, event.ctrlKey ? rows.at(-1).at(-1) : row.at(-1));
  else return false;
  return true;
}

/** Move on the board by an arrow that was pressed elsewhere, from the cell where the keyboard stands there. */
export function onBoard(view: View, event: KeyboardEvent) {
  const cell = view.cell() as HTMLElement | null;
  return !!cell && board(view, event, cell);
}

/** Put the keyboard on a cell. */
export function stand(view: View, key: string) {
  const cells = [...view.root.querySelectorAll('[role="gridcell"]')];
  const cell = cells.find((other) => other.getAttribute("data-place") === key) as HTMLElement | undefined;
  if (!cell) return;
  for (const other of cells) other.setAttribute("tabindex", other === cell ? "0" : "-1");
  view.local.at = key;
  cell.focus({ preventScroll: true });
  hits(view.root, key)[0]?.scrollIntoView?.({ block: "nearest" });
}

/** Arrows through a list that is one tab stop. */
function through(event: KeyboardEvent, target: HTMLElement, list: Element) {
  const buttons = [...list.querySelectorAll("[tabindex]")] as HTMLElement[];
  const at = buttons.indexOf(target);
  const to = {
    ArrowLeft: at - 1,
    ArrowUp: at - 1,
    ArrowRight: at + 1,
    ArrowDown: at + 1,
    Home: 0,
    End: buttons.length - 1,
  }[event.code];
  if (at < 0 || to === undefined) return false;
  const next = buttons[Math.max(0, Math.min(buttons.length - 1, to))];
  for (const other of buttons) other.setAttribute("tabindex", other === next ? "0" : "-1");
  next.focus();
  if (next.getAttribute("role") === "tab") next.click();
  return true;
}

/**
 * Escape drops what is picked; once more it leaves the board, and then the Study. A sentence or a strip that was asked for goes
 * before all that; one that is there because the pointer happens to rest on something goes along with what Escape closes.
 */
function leave(view: View, target: HTMLElement) {
  const { frame, local, root } = view;
  const told = view.tip?.hide();
  if (told && view.tip?.aloud) return true;
  if (local.help) {
    local.help = false;
    view.draw();
  } else if (local.copy) view.closeCopy();
  else if (local.notice) {
    local.notice = local.about = "";
    view.draw();
  } else if (local.big) view.enlarge(false);
  else if (frame.pick?.keys.length || (frame.refused && local.hidden !== frame.rev)) view.ask("cancel");
  else if (told) return true;
  else if (target !== root) {
    root.focus({ preventScroll: true });
    view.speak(frame.play ? view.words.left_table : view.words.left_board);
  } else {
    const outside = (root.parentElement?.closest("[tabindex]") ?? null) as HTMLElement | null;
    if (outside) outside.focus({ preventScroll: true });
    else root.blur();
  }
  return true;
}

function letter(view: View, event: KeyboardEvent, target: HTMLElement) {
  if (event.key === "?") {
    view.local.help = !view.local.help;
    view.draw();
    return true;
  }
  const wish = LETTERS[letterOf(event)];
  if (event.ctrlKey || !view.local.letters || !wish) return false;
  wish(
    view,
    target.getAttribute("data-place") || view.local.at || view.area.rows[0]?.[0] || "",
    event.shiftKey,
    target,
  );
  return true;
}

const LETTERS: Record<string, (view: View, here: string, back: boolean, target: Element) => void> = {
  F: (view) => view.enlarge(!view.local.big),
  U: (view) => view.ask("undo"),
  Y: (view) => view.ask("redo"),
  W: (view, here) => view.whenTold(() => note(view, view.frame.board?.says[here] ?? "")),
  I: (view, here, _back, target) => view.explain(here, target),
  D: (view, here) => view.ask("here", { key: here }),
  C: (view) => view.speak(view.frame.told),
  P: (view) =>
    note(view, [...(view.frame.pick?.path ?? []), view.frame.pick?.prompt ?? view.frame.turn.says].join(", ")),
  R: (view, here) =>
    view.whenTold(() => {
      const { says = {}, stands = {} } = view.frame.board ?? {};
      const row = view.area.rows.find((keys: string[]) => keys.includes(here)) ?? [];
      view.speak(
        brief(
          row.filter((key: string) => stands[key]).map((key: string) => says[key]),
          view.words,
        ) || view.words.row_empty,
      );
    }),
  S: (view) => {
    const { receipt, players } = view.frame;
    if (!receipt) return view.speak(view.words.no_lines);
    const { tab } = view.local;
    const told = receipt.lines.filter(({ seat }) => seat < 0 || seat === tab).map(({ says }) => says);
    // What counts anything but points belongs to no seat and has no total.
    if (receipt.totals.length) told.unshift(`${players[tab].name}: ${receipt.totals[tab]}`);
    view.speak(brief(told, view.words));
  },
  G: (view, _here, back) => view.walkBy?.(back ? -1 : 1),
  N: (view, here, back) => {
    const all = view.area.rows.flat();
    const order = all.filter((key: string) => view.frame.pick?.targets.includes(key));
    if (!order.length) return view.speak(view.words.no_target);
    const from = all.indexOf(here);
    const ahead = order.filter((key: string) => (back ? all.indexOf(key) < from : all.indexOf(key) > from));
    return stand(view, back ? (ahead.at(-1) ?? order.at(-1)) : (ahead[0] ?? order[0]));
  },
};

/** What a key asks for is read as well as heard; where there is nothing, that is said. */
export function note(view: View, text: string) {
  const says = text || view.words.no_target;
  view.speak(says);
  Object.assign(view.local, { notice: says, about: "" });
  view.draw();
}

const MOST = 115;

/** As many whole parts as an ear takes at once, and how many are left. */
function brief(parts: string[], words: Words) {
  let told = "";
  for (const [index, part] of parts.entries()) {
    const longer = told ? `${told}; ${part}` : part;
    if (told && longer.length > MOST) return `${told}; ${words.and_more.replace("{n}", String(parts.length - index))}`;
    told = longer;
  }
  return told;
}
