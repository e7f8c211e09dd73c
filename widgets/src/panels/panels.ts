// The parts of a Study, each made anew from the frame; syncing then changes only what differs.

import type { Child } from "../core/dom.ts";
import { button, h, known } from "../core/dom.ts";
import type { Frame, PickRow } from "../core/frames.ts";
import { icon, node, token } from "../core/icons.ts";
import { moves } from "../core/motion.ts";
import { ruled, tool } from "../core/tools.ts";
import type { Local, Words } from "../core/types.ts";
import { lying, placed, slots } from "./slots.ts";

const switchOf = (label: string, children: Child[], style = "") =>
  h("div.bl-seg", { class: style, role: "group", "aria-label": label }, children);

export function head(frame: Frame, local: Local, words: Words) {
  return h(
    "div.bl-head#head",
    {},
    h("div.bl-names", {}, h("span.bl-name", {}, frame.title), h("span.bl-where", {}, frame.where)),
    h(
      "div.bl-tools",
      {},
      switchOf(
        words.view,
        frame.views.map(({ key, label }) =>
          button({ "data-do": "view", "data-pick": key, "aria-pressed": String(key === frame.view) }, label),
        ),
      ),
      frame.turns && tool(words, "turn", words.turn_board, { "data-do": "turn", "data-at": 1 }),
      switchOf(
        words.language,
        frame.languages.map(({ key, label }) =>
          button(
            { "data-do": "language", "data-pick": key, lang: key, "aria-pressed": String(key === frame.lang) },
            label,
          ),
        ),
        "bl-langs",
      ),
      tools(frame, local, words),
    ),
  );
}

/** What every table has beside its board: all of it in words, the full window, the list of keys. */
export const tools = (frame: Frame, local: Local, words: Words) => [
  frame.board?.svg && tool(words, "words", words.facts, { "data-do": "facts", "aria-expanded": String(local.facts) }),
  frame.board?.svg &&
    tool(words, local.big ? "small" : "big", local.big ? words.smaller : words.bigger, {
      "data-do": "big",
      "aria-pressed": String(local.big),
    }),
  button(
    {
      class: "bl-ibtn",
      "aria-label": words.help,
      title: words.help,
      "data-do": "help",
      "aria-expanded": String(local.help),
    },
    "?",
  ),
];

/** More than these are not counted by looking. */
const MOST_PIPS = 16;

/**
 * Who decides, what is asked, and what may still be spent. What is picked takes the place of who decides, so that nothing
 * moves when a deed is pressed.
 */
export function turn(frame: Frame, words: Words) {
  const { seat, says, budget, note, over } = frame.turn;
  const { path = [], prompt = "" } = frame.pick ?? {};
  const picks = path.length > 0;
  // What is asked beside the deeds says it itself.
  const quiet = lying(frame, "ask").length > 0;
  return h(
    "div.bl-turn#turnbox",
    { class: picks && "bl-picking" },
    token(words, seat, 30),
    h(over ? "h3.bl-who" : "b.bl-who", {}, picks ? path.join(" › ") : says),
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
    picks && button({ class: "bl-quiet", "data-do": "cancel" }, frame.bench?.edits ? words.put_down : words.cancel),
  );
}

/** @param listed does it say beside itself why not? */
function deed(row: PickRow, frame: Frame, words: Words, listed: boolean): Child {
  return button(
    {
      class: frame.refused?.tried === row.key ? "bl-act bl-refused" : "bl-act",
      "data-do": "pick",
      "data-pick": row.key,
      "data-fresh": "1",
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
 * What may be done: what may be bought, then the rest, in a list or, where much else lies here, as buttons in two columns
 * with one line for the reason of a greyed one; last what is asked about the deed that is picked.
 * @param costs what may be bought, where it stands here
 */
export function actions(frame: Frame, words: Words, costs?: Child) {
  const elsewhere = placed(frame);
  const asks = lying(frame, "ask");
  // What is asked stands alone: no deed and no price beside it.
  const left = (asks.length ? [] : frame.groups)
    .map((group) => ({ ...group, rows: group.rows.filter((row) => !elsewhere.has(row.key)) }))
    .filter((group) => group.rows.length);
  const rows = left.flatMap((group) => group.rows);
  const listed =
    (lying(frame, "actions")[0]?.kind ?? (lying(frame, "costs").length ? "buttons" : "lines")) !== "buttons";
  const barred = rows.find((row) => row.why);
  return h(
    "div.bl-acts#acts",
    { class: asks.length > 0 && "bl-asked", role: "group", "aria-label": words.actions },
    !asks.length && costs,
    h(
      "div#deeds",
      { class: listed ? "bl-list" : "bl-buttons" },
      left.map((group) =>
        h(
          "div",
          { role: "group", "aria-label": group.label, "data-k": `group ${group.label}` },
          listed && left.length > 1 && rows.length < 6 && h("div.bl-grp", { "aria-hidden": "true" }, group.label),
          group.rows.map((row) => deed(row, frame, words, listed)),
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

/** The line that a receipt is, which opens in its place. */
export const bar = (words: Words, open: boolean, ...children: Child[]) =>
  button(
    { class: "bl-bar", "data-do": "bill", "aria-expanded": String(open) },
    children,
    icon(words, open ? "up" : "down"),
  );

/**
 * Where points come from: one line with everybody's total, which opens in its place.
 * @param opened does it always stand open?
 */
export function receipt(frame: Frame, local: Local, words: Words, opened: boolean = false) {
  const bill = frame.receipt;
  if (!bill) return null;
  const walking = bill.lines[local.walk];
  const seat = walking ? walking.seat : Math.min(local.tab, bill.totals.length - 1);
  const lines = bill.lines.map((line, index) => ({ ...line, index })).filter((line) => line.seat === seat);
  const open = local.bill || !!walking || opened;
  const head = bill.title && h("h3", {}, bill.title);
  return h(
    "section.bl-rcpt#receipt",
    { class: open && "bl-open", role: "group", "aria-label": bill.title || null },
    !opened &&
      bar(
        words,
        open,
        head,
        h(
          "span.bl-bar-sums",
          {},
          frame.players.map(({ name, seat }) =>
            h(
              "span",
              { role: "img", "aria-label": `${name}: ${bill.totals[seat]}`, "data-k": `sum ${seat}` },
              token(words, seat, 18),
              h("b", {}, bill.totals[seat]),
            ),
          ),
        ),
      ),
    open &&
      h(
        "div.bl-rhead",
        {},
        opened && head,
        !!bill.lines.length &&
          h(
            "div.bl-walk",
            { role: "group", "aria-label": words.walk },
            h(
              "span",
              { class: walking ? null : "bl-unseen" },
              walking
                ? words.walked.replace("{n}", String(local.walk + 1)).replace("{m}", String(bill.lines.length))
                : words.walk,
            ),
            tool(words, "back", words.step_back, {
              "data-do": "walk",
              "data-at": -1,
              "aria-disabled": local.walk < 0 ? "true" : null,
            }),
            tool(words, "on", words.step_on, { "data-do": "walk", "data-at": 1 }),
            moves(local) &&
              tool(words, local.watching ? "stop" : "play", local.watching ? words.watch_stop : words.watch, {
                "data-do": "watch",
                "aria-pressed": String(local.watching),
              }),
          ),
      ),
    open &&
      h(
        "div.bl-rgrid",
        {},
        h(
          "div.bl-tabs",
          { role: "tablist", "aria-label": bill.title },
          frame.players.map((player) =>
            button(
              {
                role: "tab",
                "aria-selected": String(player.seat === seat),
                tabindex: player.seat === seat ? 0 : -1,
                "data-do": "tab",
                "data-at": player.seat,
              },
              token(words, player.seat, 24),
              h("span.bl-unseen", {}, `${player.name}: `),
              h("b", {}, (walking?.scores ?? bill.totals)[player.seat]),
            ),
          ),
        ),
        h(
          "div.bl-lines",
          { role: "tabpanel", "aria-label": frame.players[seat].name },
          lines.map((line, at) =>
            button(
              {
                class: line.points ? "bl-rline" : "bl-rline bl-zero",
                "data-do": "line",
                "data-line": line.index,
                "data-rule": line.rule || null,
                "data-title": line.title,
                "aria-pressed": String(line.index === local.walk),
                tabindex: walking ? (line.index === local.walk ? 0 : -1) : at ? -1 : 0,
              },
              h("span", {}, line.label),
              h("span.bl-sum", {}, line.sum),
              h("b", {}, line.points),
            ),
          ),
          !lines.length && h("p.bl-nothing", {}, words.no_lines),
          h("div.bl-total", {}, h("span", {}, words.total), h("b", {}, bill.totals[seat])),
        ),
      ),
  );
}

export function log(frame: Frame, words: Words) {
  return h(
    "section.bl-say#log",
    { role: "group", "aria-label": words.happened },
    h("h3", {}, words.happened),
    frame.log.length
      ? h(
          "ol",
          { tabindex: 0, "aria-label": words.happened },
          numbered(frame.log).map(([entry, name], index) =>
            known(
              h(
                "li",
                { class: (entry.seat ?? -1) < 0 && "bl-chance" },
                (entry.seat ?? -1) >= 0 && token(words, entry.seat as number, 16),
                h("span", {}, entry.text, " ", entry.rule && index === 0 && ruled(entry)),
              ),
              name,
            ),
          ),
        )
      : h("p.bl-nothing", {}, words.nothing),
  );
}

/** In a log as many lines are in sight as are whole; the rest is scrolled to. */
export function wholeLines(root: Element) {
  const log = root.querySelector(".bl-say ol") as HTMLElement | null;
  if (!log || log.children.length < 2) return;
  log.style.maxHeight = "";
  const room = log.clientHeight;
  if (log.scrollHeight <= room + 1) return;
  const ends = [...(log.children as HTMLCollectionOf<HTMLElement>)].map(
    (line) => line.offsetTop + line.offsetHeight - log.offsetTop,
  );
  const whole = Math.max(0, ...ends.filter((end) => end <= room + 1));
  if (whole) log.style.maxHeight = `${whole}px`;
}

/**
 * The lines of a log, each with a name it keeps when a newer one is put first. Lines that say the same are counted from
 * the oldest on.
 * @param log the newest first
 */
function numbered(log: Frame["log"]): [Frame["log"][number], string][] {
  const seen: Map<string, number> = new Map();
  return [...log]
    .reverse()
    .map((entry) => {
      const count = (seen.get(entry.text) ?? 0) + 1;
      seen.set(entry.text, count);
      return [entry, `${entry.text} ${count}`] as [Frame["log"][number], string];
    })
    .reverse();
}

const STEP = 30;

export function timeline(frame: Frame, local: Local, words: Words) {
  const time = frame.time;
  const stands = local.step < 0 ? time.ply : local.step;
  const steps = [{ ply: time.first, seat: -2, says: time.first ? "" : time.start }, ...time.nodes];
  const line = (from: number, to: number, kind: string) =>
    to > from &&
    h("i", {
      class: `bl-rail ${kind}`,
      style: `left:${(from - time.first) * STEP + 14}px;width:${(to - from) * STEP}px`,
    });
  const end = time.nodes.at(-1)?.ply ?? time.first;
  const shown = time.branches.filter((branch) => !branch.folded && branch.at <= end);
  const many = words.branches?.replace("{n}", String(shown.length)) ?? "";
  return h(
    "div.bl-time#time",
    {},
    Object.entries({ undo: time.can_undo, redo: time.can_redo }).map(([name, may]) =>
      tool(words, name, words[name], { "data-do": name, "aria-disabled": may ? null : "true" }),
    ),
    h(
      "div.bl-track#track",
      { role: "group", "aria-label": time.label },
      time.earlier && button({ class: "bl-quiet bl-fold", "data-do": "unfold" }, time.earlier),
      h(
        "div.bl-rows",
        {},
        local.branches &&
          shown.map((branch, index) =>
            h(
              "div.bl-branch",
              { "data-k": `branch ${branch.name}`, style: `padding-left:${(branch.at - time.first) * STEP + 14}px` },
              h(
                "svg.bl-bend",
                { viewBox: "0 0 30 28", width: 30, height: 28, "aria-hidden": "true" },
                h("path", { d: `M1 ${28 * (shown.length - index) + 10}V26C1 16 8 14 30 14` }),
              ),
              button(
                { class: "bl-quiet", "data-do": "switch", "data-pick": branch.name, "aria-label": branch.says },
                ...branch.seats.slice(0, 6).map((seat) => node(words, seat, "bl-later")),
                h("span", {}, branch.label),
              ),
            ),
          ),
        h(
          "div.bl-mainline",
          {},
          line(time.first, time.ply, "bl-done"),
          line(time.ply, end, ""),
          steps.map((step) =>
            button(
              {
                class: "bl-step",
                "data-do": "jump",
                "data-at": step.ply,
                "aria-label": step.says || `${step.ply}`,
                title: step.says,
                "aria-current": step.ply === time.ply ? "step" : null,
                tabindex: step.ply === stands ? 0 : -1,
              },
              node(words, step.seat, step.ply === time.ply ? "bl-now" : step.ply < time.ply ? "bl-past" : "bl-later"),
            ),
          ),
        ),
      ),
    ),
    shown.length > 0 &&
      button(
        {
          class: "bl-quiet bl-fork",
          "data-do": "branches",
          "aria-expanded": String(!!local.branches),
          "aria-label": many,
          title: many,
        },
        icon(words, "fork"),
        shown.length,
      ),
    h("span.bl-count", {}, time.step),
    frame.seats.choices.length > 2 &&
      h(
        "label.bl-seen",
        {},
        h("small", {}, words.seen_by),
        h(
          "select.bl-seat#seat",
          { "aria-label": words.seen_by, "data-do": "seat" },
          frame.seats.choices.map((choice) =>
            h("option", { value: choice.seat, selected: choice.seat === frame.seats.shown }, choice.label),
          ),
        ),
      ),
    [frame.bench && "edit", "copy", "link"].map((name) => name && tool(words, name, words[name], { "data-do": name })),
  );
}
