// What a card says to an answer, and its foot, whose buttons stay where they are: the next position on the left, what is mainly to be done on the right.

import { noticed } from "../core/banners.ts";
import type { Child } from "../core/dom.ts";
import { h } from "../core/dom.ts";
import type { CardResult, Frame, ShownQuestion } from "../core/frames.ts";
import type { Local, Words } from "../core/types.ts";
import { doing, INPUTS, outcome, questionOf, reveals, tone } from "./question.ts";

/**
 * @param says what a try pays, or how it stands; or, in its place, what is missing
 * @param more all other ways
 * @param main the one button that is mainly to be pressed
 */
function foot(q: ShownQuestion, says: Child, more: Child[], main: Child) {
  // Where the next position has its place on the left, nothing else stands in that row.
  const above = q.next ? [says, more] : more;
  return h(
    "div.bl-commit#commit",
    {},
    !q.next && says,
    above.flat().some(Boolean) && h("div.bl-else", {}, above),
    q.next && doing("next", q.next, main ? "bl-again" : "bl-main"),
    main,
  );
}

/**
 * The prediction before it is committed.
 * @param group names the radio buttons of this view
 */
export function prediction(frame: Frame, local: Local, group: string, words: Words): Child {
  const q = questionOf(frame);
  const input = INPUTS[q.kind](q, group, words, frame);
  const below = foot(
    q,
    noticed(local, words) || h("small", {}, q.later),
    [q.away && doing("back", q.back, "bl-quiet")],
    doing("answer", q.commit, "bl-main"),
  );
  // What is played has its foot beside what was played.
  return q.kind === "turn"
    ? h("div.bl-predict#predict", {}, input, below)
    : [h("div.bl-predict#predict", {}, input), below];
}

/** The verdict, and where the right answer comes from. */
export function verdict(frame: Frame, local: Local, words: Words, worked: boolean): Child {
  const q = questionOf(frame);
  const result = q.result as CardResult;
  // A wrong try is tried again; whoever was told the answer goes on with another position: to copy it teaches nothing.
  // Whoever practises goes on as well.
  const main = !reveals(q)
    ? "again"
    : result.fresh && (result.told || q.away)
      ? "fresh"
      : q.next
        ? "next"
        : result.right
          ? ""
          : "again";
  const more = [
    q.away && doing("back", q.back, "bl-quiet"),
    main !== "again" && doing("again", q.again, result.right || result.fresh ? "bl-quiet" : "bl-again"),
    result.may_tell && doing("tell", q.tell, "bl-quiet"),
    result.fresh && main !== "fresh" && doing("fresh", q.fresh, main === "again" ? "bl-quiet" : "bl-again"),
  ];
  const chief = (main === "fresh" || main === "again") && doing(main, q[main], "bl-main");
  return [
    h("div.bl-verdict#verdict", { class: tone(result) }, outcome(frame, local, words, worked, true)),
    foot(q, noticed(local, words) || h("small", {}, q.state), more, chief),
  ];
}
