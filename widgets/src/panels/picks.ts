// What may be done, and what is asked about it.

import type { Child } from "../core/dom.ts";
import { button, h } from "../core/dom.ts";
import type { Frame, PickRow } from "../core/frames.ts";
import { icon, token } from "../core/icons.ts";
import type { Words } from "../core/types.ts";
import { lying, placed, slots } from "./slots.ts";

/** More than these are not counted by looking. */
const MOST_PIPS = 16;

/**
 * Who decides, what is asked, and what may still be spent. What is picked takes the place of who decides, so that nothing
 * moves when an action is pressed.
 */
export function turn(frame: Frame, words: Words) {
  const { seat, says, budget, note, over } = frame.turn;
  const { path = [], prompt = "" } = frame.pick ?? {};
  const picks = path.length > 0;
  // What is asked beside the actions says it itself.
  const quiet = lying(frame, "ask").length > 0;
  return h(
    "div.bl-turn#turnbox",
    { class: picks && "bl-picking" },
    // Where a game is over or rests, nobody is on turn.
    words.seats[seat] && token(words, seat, 30),
    h(over ? "h3.bl-who" : "b.bl-who", {}, picks ? path.slice(-2).join(" › ") : says),
    budget &&
      h(
        "span.bl-ap",
        {},
        !picks &&
          h(
            "span.bl-pips",
            { "aria-hidden": "true" },
            ...Array.from({ length: budget.of > MOST_PIPS ? 0 : budget.of }, (_, n) =>
              h("i", { class: n < budget.left ? "bl-full" : "" }),
            ),
          ),
        h("b", {}, budget.short),
        h("small", {}, budget.rest),
      ),
    h("small", { class: prompt ? (quiet ? "bl-prompt bl-unseen" : "bl-prompt") : null }, prompt || note),
    picks && button({ class: "bl-quiet", "data-do": "cancel" }, frame.edit?.edits ? words.put_down : words.cancel),
  );
}

/** The action that is the only one possible, if one is; where it begins with a place, that is picked on the board. */
export const onlyAction = ({ groups }: Frame) => groups.flatMap(({ rows }) => rows).find(({ single }) => single);

/** @param listed does it say beside itself why not? */
function actionButton(row: PickRow, frame: Frame, words: Words, listed: boolean, style = ""): Child {
  return button(
    {
      class: `bl-act ${style}${frame.refused?.tried === row.key ? " bl-refused" : ""}`,
      "data-do": "pick",
      "data-pick": row.key,
      "data-fresh": "1",
      "data-drag": !row.why && !row.final && "pick",
      tabindex: -1,
      title: row.why || row.note || null,
      "aria-disabled": row.why ? "true" : null,
      "aria-pressed": row.why || row.final ? null : String(!!row.pressed),
    },
    icon(words, row.key),
    h("span.bl-nm", {}, row.label),
    row.note && h("span.bl-cnt", { class: row.note.length > 26 && "bl-long" }, row.note),
    row.cost && h("span.bl-cost", {}, row.cost),
    row.why && h("span", { class: listed ? "bl-why" : "bl-unseen" }, row.why, row.more && h("em", {}, ` ${row.more}`)),
  );
}

/**
 * What may be done: what may be bought, the only action there is, then the rest, in a list or, where much else lies here, as buttons in two columns
 * with one line for the reason of a greyed one; last what is asked about the action that is picked.
 * @param costs what may be bought, where it stands here
 */
export function actions(frame: Frame, words: Words, costs?: Child) {
  const elsewhere = placed(frame);
  const asks = lying(frame, "ask");
  const single = asks.length || frame.edit?.edits ? undefined : onlyAction(frame);
  const only = single && !elsewhere.has(single.key) ? single : undefined;
  // What is asked stands alone: no action and no price beside it.
  const left = (asks.length ? [] : frame.groups)
    .map((group) => ({
      ...group,
      rows: group.rows.filter((row) => !elsewhere.has(row.key) && row !== only),
      all: group.rows,
    }))
    .filter((group) => group.rows.length);
  const rows = left.flatMap((group) => group.rows);
  // In its place among the others it stands as well, so that none of them moves under a pointer, and all read in order.
  const held = only && rows.some((row) => !row.why) ? only : undefined;
  const listed =
    (lying(frame, "actions")[0]?.kind ?? (lying(frame, "costs").length ? "buttons" : "lines")) !== "buttons";
  const barred = rows.find((row) => row.why);
  return h(
    "div.bl-acts#acts",
    { class: asks.length > 0 && "bl-asked", role: "group", "aria-label": words.actions },
    !asks.length && costs,
    // What is the only thing to do stands before the other actions, and large; prices keep their place above it.
    only && actionButton(only, frame, words, false, "bl-only"),
    h(
      "div#actions",
      { class: listed ? "bl-list" : "bl-buttons" },
      left.map((group) =>
        h(
          "div",
          { role: "group", "aria-label": group.label, "data-k": `group ${group.label}` },
          listed && left.length > 1 && rows.length < 6 && h("div.bl-grp", { "aria-hidden": "true" }, group.label),
          group.all.map((row) =>
            row === held
              ? h(
                  "span.bl-act.bl-stood",
                  { "aria-hidden": "true" },
                  h("span", { "data-do": "pick", "data-pick": row.key, "data-fresh": "1" }, row.label),
                )
              : group.rows.includes(row) && actionButton(row, frame, words, listed),
          ),
        ),
      ),
    ),
    pick(frame, words, elsewhere),
    h("p.bl-why.bl-reason#reason", {}, barred && [h("b", {}, `${barred.label}: `), barred.why]),
  );
}

/** What is asked about what is picked, but for what is picked in a slot. */
function pick(frame: Frame, words: Words, elsewhere: Set<string | undefined>) {
  const { choices: all = [], foretold } = frame.pick ?? {};
  const choices = all.filter((row) => !elsewhere.has(row.key));
  const asks = slots("ask", frame, words);
  if (!asks && !choices.length && !foretold?.length) return null;
  return h(
    "div.bl-pick#pick",
    {},
    foretold?.length ? h("ul.bl-foretold", {}, ...foretold.map((told) => h("li", {}, told))) : null,
    asks,
    choices.length > 0 &&
      h(
        "div.bl-choices",
        {},
        choices.map((row) =>
          button(
            { class: "bl-go", "data-do": "pick", "data-pick": row.key, "aria-disabled": row.why ? "true" : null },
            h("b", {}, row.label),
            (row.note || row.cost) && h("small", {}, [row.note, row.cost].filter(Boolean).join(", ")),
            row.why && !row.note && h("small.bl-why", {}, row.why),
          ),
        ),
      ),
  );
}
