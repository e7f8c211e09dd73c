// What lies round the board of a step that is played on, or watched.

import { h } from "../core/dom.ts";
import { TRAYS } from "../core/layout.ts";
import { actions, turn as turnOf } from "../panels/picks.ts";
import { receipt } from "../panels/receipt.ts";
import { lying, slots } from "../panels/slots.ts";
import { log } from "../panels/timeline.ts";
import { facesBoard, isBroad } from "./figure.ts";
import { turnsInBar } from "./foot.ts";
import { line } from "./prose.ts";
import type { Stage } from "./stage.ts";

/** What lies round a board that is played on. */
export function play(stage: Stage) {
  const { frame, local, words, lesson, question } = stage;
  const has = (part: string) => !question && frame.parts.includes(part);
  // Before anything may be bought, the one thing to press comes before the prices: a small window shows no more. Within
  // a step prices stay where they are, also when nothing is left to pay them.
  const buys = lying(frame, "costs").some(({ items }) => items?.some(({ row }) => row));
  const costs = slots("costs", frame, words);
  // What leads on while others play is the main button, in its place.
  const leads = lesson.main.do === "pick" && !stage.presenter && !question;
  const listed = actions(leads ? { ...frame, pick: null } : frame, words, buys && costs);
  const turn = !turnsInBar(stage) && turnOf(frame, words);
  const told = !question && lesson.outcome?.line.length ? lesson.outcome : null;
  // What others did is read on the figure where there is room.
  const news = said(stage);
  const short = isShort(stage);
  return h(
    "div.bl-st-actions#play",
    {},
    short
      ? [turn, listed, has("receipt") && receipt(frame, local, words)]
      : [
          turn,
          slots("seats", frame, words, (slot) => !TRAYS.has(slot.kind)),
          h("div.bl-st-may#may", {}, listed, !buys && !lying(frame, "ask").length && costs),
          // Between what stands and what lies below it, and pushed about by neither: a line that was asked for, what others
          // did, or what happened at all.
          h(
            "div.bl-st-happened#happened",
            {},
            told
              ? line(told, frame.time.ply)
              : has("log") && (isBroad(stage) ? !news && log(frame, words) : news || log(frame, words)),
          ),
          !facesBoard(stage) && trays(stage),
          has("receipt") && receipt(frame, local, words),
        ],
  );
}

/** Is nothing but what may be done beside the board a lesson opens with? */
const isShort = ({ frame, lesson, question }: Stage) =>
  lesson.kind === "opening" && !(!question && frame.parts.includes("log"));

/** What lies there for the others: their hands and boards. */
export const trays = (stage: Stage) =>
  !isShort(stage) && slots("seats", stage.frame, stage.words, (slot) => TRAYS.has(slot.kind));

/** What happened in the step of a game that is watched. */
export const watch = ({ frame }: Stage) =>
  h("div.bl-st-actions#watch", {}, frame.log[0] && h("p.bl-st-said#said", {}, frame.log[0].text));

/** Against an opponent what happened since one's last action is read beside the board, not only heard: all of it. */
export function said(stage: Stage) {
  const { news } = stage.frame;
  if (stage.question || !news?.says.length) return false;
  const row = (text: string) => h("div", {}, text);
  const all = news.all.length > 0 && h("details", {}, h("summary", {}, stage.words.all_moves), news.all.map(row));
  const great = news.great.map((text) => h("strong", {}, text));
  return h("div.bl-st-said#said", {}, great, news.says.map(row), all);
}
