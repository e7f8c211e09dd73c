// One layout for every table: the parts are given, where they lie follows from the board's shape and from the width.

import type { Child } from "./dom.ts";
import { h } from "./dom.ts";
import type { Frame } from "./frames.ts";

/** What lies there for the others: their hands and boards, not their plates. */
export const TRAYS = new Set(["tray", "tiles", "cards", "fan"]);
/** A board more than twice as wide as high lies across, with everything else below it. */
const ACROSS = 2;
/** A board less than half as wide as high stands upright: on a narrow page it does not fill the width. */
const TALL = 0.5;

const SCROLLS_BY_KEYS = ".bl-own, .bl-mid, .bl-others, .bl-rim-in, .bl-line > span";

/** A column that scrolls, and holds nothing that takes the focus, takes it itself: arrows scroll it then. */
export function scrollByKeys(root: HTMLElement) {
  for (const column of root.querySelectorAll<HTMLElement>(SCROLLS_BY_KEYS)) {
    const scrolls = column.scrollHeight > column.clientHeight + 1 && getComputedStyle(column).overflowY === "auto";
    const stops = 'button:not([tabindex="-1"]), a[href], input, select, summary, [tabindex="0"]';
    if (scrolls && !column.querySelector(stops)) column.tabIndex = 0;
    else column.removeAttribute("tabindex");
  }
}

const SCROLLS =
  ".bl-st-body, .bl-st-text, .bl-st-end, .bl-st-said, .bl-st-line, .bl-st-happened ol, .bl-thisturn ol, .bl-line > span, .bl-newest > span, .bl-hand, .bl-own, .bl-mid, .bl-others, .bl-rim-in";

/** Logs, which begin with what is newest in sight. */
const LOGS = ".bl-st-said, .bl-st-happened ol, .bl-thisturn ol";

/** A column that goes on below its edge fades out there, a log above it too: what is half seen is seen to go on. */
export function fadeEdges(root: HTMLElement) {
  const columns = [...root.querySelectorAll<HTMLElement>(SCROLLS)];
  // What sticks to the edge is whole; on a phone only a bar of buttons does.
  const whole = `.bl-commit, .bl-predict${root.clientWidth < 600 ? "" : ", .bl-st-happened ~ .bl-rcpt"}`;
  // All are asked before one changes: a browser styles the page anew between a change and a question.
  const fading = columns.filter((one) => {
    const more = one.scrollHeight - one.clientHeight - one.scrollTop > 2;
    return more && getComputedStyle(one).overflowY === "auto" && !one.querySelector(whole);
  });
  // What is opened there is a layer, which a fading edge would cut.
  const rising = columns.filter((one) => one.matches(LOGS) && one.scrollTop > 2 && !one.querySelector("[open]"));
  for (const one of columns) {
    one.classList.toggle("bl-fades", fading.includes(one));
    one.classList.toggle("bl-rises", rising.includes(one));
  }
}

/**
 * The body of a table.
 * @param parts an answer is told without how it is worked out, where that has room of its own
 */
export function laid(
  frame: Frame,
  parts: {
    board: Child;
    turn?: Child;
    seats?: Child;
    others?: Child;
    hand?: Child;
    costs?: Child;
    actions?: (costs: Child) => Child;
    receipt?: Child;
    log?: Child;
    question?: Child;
    answer?: (apart: boolean) => Child;
    hints?: Child;
    worked?: () => Child;
  },
) {
  const [, , wide, high] = (frame.board?.svg.match(/viewBox="([^"]*)"/)?.[1] ?? "0 0 1 1").split(" ").map(Number);
  const shape = wide / high;
  const { board, turn, seats, others, hand, costs, actions, receipt, log, question, answer, hints, worked } = parts;
  const priced = shape > ACROSS ? null : costs;
  const acts = actions ? actions(priced) : priced;
  const style = `--shape:${shape.toFixed(3)}`;
  const left = h("div.bl-left#left", {}, board);
  if (!turn && !actions && !log && !question) return h("div.bl-body.bl-single#body", { style }, left, receipt);
  if (shape > ACROSS) {
    // A question without anything else round the board has two columns: what is asked, and the answer.
    const two = !!question && !hand && !costs && !others && !actions;
    // How the answer is worked out has a column for itself.
    const bill = worked?.();
    return h(
      "div.bl-body.bl-across#body",
      { style, class: two ? "bl-two" : others ? null : "bl-pair" },
      !two && h("div.bl-top#top", {}, question, turn, seats),
      two && h("div.bl-own#asks", {}, question, hints, bill && answer?.(true)),
      left,
      !two && h("div.bl-own#own", {}, bill ? answer?.(true) : [hand, costs]),
      h("div.bl-mid#mid", {}, acts, bill || answer?.(false), !two && hints, receipt, log),
      others && h("div.bl-others#others", {}, others),
    );
  }
  const under = hand && !isTiles(frame) ? hand : null;
  // What things cost is no choice in a question: it lies beside the hand.
  const feet = question && !actions && under && costs;
  return h(
    "div.bl-body.bl-side#body",
    { style, class: [under && "bl-with-hand", shape < TALL && "bl-tall"].filter(Boolean).join(" ") },
    // What is asked is read first, then the board.
    question,
    h("div.bl-left#left", {}, board, feet ? h("div.bl-feet#feet", {}, under, costs) : under),
    h(
      "div.bl-rim#rim",
      {},
      h(
        "div.bl-rim-in#rimin",
        {},
        turn,
        seats,
        !under && hand,
        actions && acts,
        answer?.(false),
        !actions && !feet && acts,
        others,
        hints,
        receipt,
        log,
      ),
    ),
  );
}

/** Do tiles lie in the hand? They go where there is room beside the board; cards lie at its foot. */
const isTiles = (frame: Frame) => frame["slot.hand"]?.[0]?.kind === "tiles";

/** One stop of Tab for each list: the row where the keyboard stands, or its first. */
export function rove(root: Element, row: string) {
  for (const list of root.querySelectorAll(".bl-acts, .bl-items")) {
    if (list.parentElement?.closest(".bl-acts")) continue;
    const buttons = [...list.querySelectorAll("button.bl-act")];
    const stop = buttons.find((one) => one.getAttribute("data-pick") === row) ?? buttons[0];
    for (const one of buttons) one.setAttribute("tabindex", one === stop ? "0" : "-1");
  }
}
