// The figure of a step: its board with what lies at its foot, or what stands in its place.

import { cover } from "../core/banners.ts";
import { surface } from "../core/board.ts";
import { button, h, picture } from "../core/dom.ts";
import type { StepFigure } from "../core/frames.ts";
import { tool } from "../core/tools.ts";
import { turns } from "../panels/head.ts";
import { slots } from "../panels/slots.ts";
import { timeline } from "../panels/timeline.ts";
import { reached } from "./end.ts";
import { said, trays } from "./play.ts";
import { beside } from "./prose.ts";
import type { Stage } from "./stage.ts";

/** A board or a chart more than so many times as wide as high has the text below it: it is larger so. */
const ACROSS = 2;
/** A page that is not so wide, in pixels, stacks what stands side by side elsewhere. */
const NARROW = 600;
/** A table of more rows needs all the height there is. */
const ROWS = 8;
/** From so many pixels on a board that is played on has what is played with beside it, however wide it is. */
const ROOMY = 880;
const BOX = /viewBox="([^"]*)"/;

/** How many times as wide as high a picture is. */
export function shape(svg: string) {
  const [, , wide, high] = (svg.match(BOX)?.[1] ?? "0 0 1 1").split(" ").map(Number);
  return wide / high;
}

export const isNarrow = ({ table }: Stage) => table.wide < NARROW;

export const isSmall = ({ table }: Stage) => table.wide < ROOMY;

/** So high is what happened at least, in pixels: two lines. */
const LEAST_TOLD = 44;

/** Does the text of this step lie below its figure? */
export function isAcross(stage: Stage) {
  const { frame, lesson } = stage;
  // Before a class all that may be done is in sight beside a board as large as can be.
  if (lesson.kind === "end" || (stage.isPlaying && !isSmall(stage) && !stage.presenter)) return false;
  const alone = lesson.figure.find((each) => each.alone);
  if (alone) return alone.svg ? shape(alone.svg) > ACROSS : alone.table.rows.length <= ROWS;
  return !lesson.figure.length && shape(frame.board?.svg ?? "") > ACROSS;
}

/** Is the board so wide that there is room above and below it, and more than beside it? */
export const isBroad = (stage: Stage) => !isNarrow(stage) && shape(stage.frame.board?.svg ?? "") > ACROSS;

/** Do the hands of others face one's own, beyond a broad board that is played on? The text beside it has the more room. */
export const facesBoard = (stage: Stage) => stage.isPlaying && isBroad(stage) && !isAcross(stage);

/** The board, and what lies at its foot. */
export function figure(stage: Stage) {
  const { frame, local, words, lesson, table, question: q } = stage;
  const alone = lesson.kind === "end" || lesson.figure.some((each) => each.alone);
  // The picture and its cells leave the page, so the next ones are drawn even if they are the same.
  if (alone) Object.assign(local, { svg: "", grid: undefined });
  if (lesson.kind === "end") return h("div.bl-st-fig#fig", {}, reached(lesson));
  const charts = lesson.figure.map(chart);
  const live = alone
    ? null
    : frame.cover
      ? cover(frame, words)
      : surface(frame, table.area, local, words, !frame.board?.alone && slots("board", frame, words));
  return h(
    "div.bl-st-fig#fig",
    { class: facesBoard(stage) ? "bl-st-faced" : null },
    facesBoard(stage) && trays(stage),
    h(
      "div.bl-st-draw#draw",
      { class: charts.length && !alone ? `bl-st-two bl-st-${lesson.figure[0]?.kind}s` : null },
      live,
      charts,
    ),
    stage.isPlaying && isBroad(stage) && said(stage),
    (stage.isPlaying || (q?.kind === "turn" && !isAcross(stage))) && slots("hand", frame, words),
    !isNarrow(stage) && round(stage),
    stage.isWatched && timeline(frame, local, words),
    caption(stage),
  );
}

/** What was told last, by what tells it. */
const read: WeakMap<Element, string> = new WeakMap();

/** What happened lies above or below a broad board, never on it, and scrolls where it has no room. */
export function keepOffBoard(root: Element) {
  const told = root.querySelector<HTMLElement>(".bl-st-said");
  if (told) fitTold(root, told);
  if (!told || read.get(told) === told.textContent) return;
  read.set(told, told.textContent ?? "");
  // What came of many moves begins with what weighs most; of a few the newest is in sight.
  told.scrollTop = told.querySelector("details") ? 0 : told.scrollHeight;
}

function fitTold(root: Element, told: HTMLElement) {
  const drawn = root.querySelector(".bl-st-fig .bl-surface > svg")?.getBoundingClientRect();
  if (!drawn || !told.matches(".bl-st-fig > *")) return;
  const facing = told.parentElement?.querySelector<HTMLElement>(":scope > .bl-seats");
  told.style.marginTop = facing ? `${facing.offsetHeight}px` : "";
  told.style.maxHeight = "";
  const { top, bottom } = told.getBoundingClientRect();
  const room = top < drawn.top ? drawn.top - top : bottom - drawn.bottom;
  told.style.maxHeight = `${Math.max(LEAST_TOLD, Math.floor(room) - 4)}px`;
}

/** What lies round a board that is drawn alone. */
export function round(stage: Stage) {
  const { frame, words } = stage;
  return (
    isSmall(stage) &&
    frame.board?.alone &&
    h("div.bl-st-round#round", {}, slots("seats", frame, words), slots("hand", frame, words))
  );
}

/** A chart, or a second board. */
function chart({ kind, label, svg, table }: StepFigure, at: number) {
  const drawn = svg && picture(svg);
  return h(
    "figure.bl-st-figure",
    { "data-k": `figure ${kind} ${at} ${label}`, class: `bl-st-${kind}`, "aria-label": label || null },
    drawn || beside({ ...table, title: label }, at),
    drawn && table.rows?.length > 0 && h("div.bl-unseen", {}, beside(table, at)),
  );
}

/** The views of the board, how far the game on it is, and the Python of the step. */
function caption(stage: Stage) {
  const { frame, words, lesson } = stage;
  return h(
    "div.bl-st-cap#cap",
    { class: frame.views.length > 2 && lesson.part ? "bl-st-full" : null },
    frame.views.length > 1 &&
      h(
        "div.bl-seg",
        { role: "group", "aria-label": words.view },
        frame.views.map(({ key, label }) =>
          button({ "data-do": "view", "data-pick": key, "aria-pressed": String(key === frame.view) }, label),
        ),
      ),
    frame.views.length > 1 && turns(frame, stage.local, words),
    lesson.part && tool(words, "part", lesson.part, { "data-do": "whole" }),
    (stage.isPlaying || stage.isWatched) && h("span.bl-st-stand", {}, frame.where),
    button(
      {
        class: "bl-st-py",
        "data-do": "python",
        "aria-label": lesson.words.python,
        "aria-expanded": String(lesson.code !== null),
      },
      h("span", { "aria-hidden": "true" }, "</>"),
      h("span.bl-st-pyname", {}, lesson.words.python),
    ),
    lesson.code !== null &&
      h("pre.bl-st-code#code", { tabindex: 0, "aria-label": lesson.words.python }, h("code", {}, lesson.code)),
  );
}

/** On a small page the board alone is drawn: what lies round it would be too small to read, and stands below. A picture that is shown again may be cropped from before. */
export function narrowBoard(stage: Stage) {
  const { board } = stage.frame;
  const drawn = stage.table.root.querySelector(".bl-surface > svg");
  const around = drawn?.querySelector('[data-layer="panel"]') as SVGElement | null;
  const [, whole] = board?.svg.match(BOX) ?? [];
  if (!drawn || !around || !whole) return;
  const box = (isSmall(stage) && board?.alone?.join(" ")) || whole;
  const [, , width, height] = box.split(" ");
  for (const [name, value] of Object.entries({ viewBox: box, width, height })) drawn.setAttribute(name, value);
  around.style.display = box === whole ? "" : "none";
}
