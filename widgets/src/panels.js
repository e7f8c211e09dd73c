// The parts of a Study, each made anew from the frame; syncing then changes only what differs.
import { button, h } from "./dom.js";
import { icon, node, token } from "./icons.js";
import { tool } from "./strips.js";

/**
 * @typedef {import("./types.js").Frame} Frame
 * @typedef {import("./types.js").Local} Local
 * @typedef {import("./types.js").Words} Words
 * @typedef {import("./types.js").Row} Row
 * @typedef {import("./dom.js").Child} Child
 */

/** Why not, and which rules say so. @param {string} tag @param {import("./types.js").Refused | null | false} refused */
export const whyNot = (tag, refused) => refused && refused.reasons.map((reason) => h(tag, {}, reason.text, " ", h("code", {}, reason.rule)));

/** @param {string} label @param {Child[]} children */
const switchOf = (label, children) => h("div.bl-seg", { role: "group", "aria-label": label }, children);

/** @param {Frame} frame @param {Local} local @param {Words} words */
export function head(frame, local, words) {
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
      ),
      button(
        { class: "bl-ibtn", "aria-label": words.help, title: words.help, "data-do": "help", "aria-expanded": String(local.help) },
        "?",
      ),
    ),
  );
}

/** @param {Frame} frame @param {Words} words */
export function turn(frame, words) {
  const { seat, says, budget, note } = frame.turn;
  const pips = Math.min(budget?.of ?? 0, 12);
  return h(
    "div.bl-turn#turnbox",
    {},
    token(words, seat, 30),
    h("div.bl-who", {}, h("b", {}, says), note && h("small", {}, note)),
    budget &&
      h(
        "span.bl-ap",
        {},
        h("span.bl-pips", { "aria-hidden": "true" }, ...Array.from({ length: pips }, (_, n) => h("i", { class: n < budget.left ? "bl-full" : "" }))),
        h("b", {}, budget.short),
        h("small", {}, budget.rest),
      ),
    frame.players[0].points !== null &&
      h(
        "ul.bl-scores",
        {},
        ...frame.players.map((player) =>
          h(
            "li",
            { class: player.seat === seat ? "bl-mover" : "", title: player.says },
            token(words, player.seat, 18),
            player.name !== player.letter && h("span.bl-pname", {}, player.name),
            h("b", { "aria-label": player.says }, player.points),
          ),
        ),
      ),
  );
}

/** @param {Row} row @param {Frame} frame @param {Words} words @param {boolean} current */
function deed(row, frame, words, current) {
  const refused = frame.refused?.tried === row.key ? frame.refused : null;
  return button(
    {
      class: refused ? "bl-act bl-refused" : "bl-act",
      "data-do": "pick",
      "data-pick": row.key,
      "data-fresh": "1",
      tabindex: current ? 0 : -1,
      "aria-disabled": row.why ? "true" : null,
      "aria-pressed": row.why || row.final ? null : String(!!row.pressed),
    },
    icon(words, row.key),
    h("span.bl-nm", {}, row.label),
    h("span", { class: row.note.length > 26 ? "bl-cnt bl-long" : "bl-cnt" }, row.note),
    h("span.bl-cost", {}, row.cost),
    row.why && !refused && h("span.bl-why", {}, row.why, row.more && h("em", {}, ` ${row.more}`)),
    whyNot("span.bl-why", refused),
  );
}

/** @param {Frame} frame @param {Local} local @param {Words} words */
export function actions(frame, local, words) {
  const rows = frame.groups.flatMap((group) => group.rows);
  const current = rows.some((row) => row.key === local.row) ? local.row : rows[0]?.key;
  return h(
    "div.bl-acts#acts",
    { role: "group", "aria-label": words.actions },
    frame.pick && pick(frame, words),
    frame.groups.map((group) =>
      h(
        "div",
        { role: "group", "aria-label": group.label, "data-k": `group ${group.label}` },
        h("div.bl-grp", { "aria-hidden": "true" }, group.label),
        ...group.rows.map((row) => deed(row, frame, words, row.key === current)),
      ),
    ),
  );
}

/** Choices that count something, row by row. @param {import("./types.js").Table} table */
function counters(table) {
  return h(
    "table.bl-tally",
    {},
    h("tr", {}, h("td"), ...table.columns.map((column) => h("th", { scope: "col" }, column))),
    ...table.rows.map(({ label, cells }) =>
      h(
        "tr",
        {},
        h("th", { scope: "row" }, label),
        ...cells.map(({ text, strong, less, steps }) => {
          const found = steps.map(({ key, sign, says, can }) =>
            button({ class: "bl-plus", "data-do": "pick", "data-pick": key, "aria-label": says, "aria-disabled": can ? null : "true" }, sign),
          );
          return h("td", {}, less && found.shift(), text && h(strong ? "b" : "span", {}, text), found);
        }),
      ),
    ),
  );
}

/** What is picked and what comes next. @param {Frame} frame @param {Words} words */
function pick(frame, words) {
  const { path, prompt, choices, table } = /** @type {import("./types.js").Pick} */ (frame.pick);
  const refused = frame.refused && (table || choices.some((row) => row.key === frame.refused?.tried)) ? frame.refused : null;
  return h(
    "div#pick",
    { class: path.length ? "bl-pick bl-picking" : "bl-pick" },
    h(
      "div.bl-ask",
      {},
      h("span", {}, path.length ? h("b", {}, path.join(" › ")) : null, h("span.bl-prompt", {}, prompt)),
      path.length > 0 && button({ class: "bl-quiet", "data-do": "cancel" }, words.cancel),
    ),
    table && counters(table),
    choices.length > 0 &&
      h(
        "div.bl-choices",
        {},
        ...choices.map((row) =>
          button(
            { class: "bl-go", "data-do": "pick", "data-pick": row.key, "aria-disabled": row.why ? "true" : null },
            h("b", {}, row.label),
            (row.note || row.cost) && h("small", {}, [row.note, row.cost].filter(Boolean).join(", ")),
            row.why && h("small.bl-why", {}, row.why),
          ),
        ),
      ),
    refused && h("p.bl-refusal", {}, whyNot("span", refused)),
  );
}

/** @param {Frame} frame @param {Local} local @param {Words} words */
export function receipt(frame, local, words) {
  const bill = frame.receipt;
  if (!bill) return null;
  const walking = bill.lines[local.walk];
  const seat = walking ? walking.seat : Math.min(local.tab, bill.totals.length - 1);
  const lines = bill.lines.map((line, index) => ({ ...line, index })).filter((line) => line.seat === seat);
  return h(
    "section.bl-rcpt#receipt",
    { role: "group", "aria-label": bill.title },
    h(
      "div.bl-rhead",
      {},
      h("h3", {}, bill.title),
      bill.lines.length > 0 &&
        h(
          "div.bl-walk",
          { role: "group", "aria-label": words.walk },
          h("span", {}, walking ? words.walked.replace("{n}", String(local.walk + 1)).replace("{m}", String(bill.lines.length)) : words.walk),
          tool(words, "back", words.step_back, { "data-do": "walk", "data-at": -1, "aria-disabled": local.walk < 0 ? "true" : null }),
          tool(words, "on", words.step_on, { "data-do": "walk", "data-at": 1 }),
        ),
    ),
    h(
      "div.bl-rgrid",
      {},
      h(
        "div.bl-tabs",
        { role: "tablist", "aria-label": bill.title },
        ...frame.players.map((player) =>
          button(
            {
              role: "tab",
              "aria-selected": String(player.seat === seat),
              "aria-label": `${player.name}: ${bill.totals[player.seat]}`,
              tabindex: player.seat === seat ? 0 : -1,
              "data-do": "tab",
              "data-at": player.seat,
            },
            token(words, player.seat, 24),
            h("b", {}, walking ? walking.scores[player.seat] : bill.totals[player.seat]),
          ),
        ),
      ),
      h(
        "div.bl-lines",
        { role: "tabpanel", "aria-label": frame.players[seat].name },
        ...lines.map((line, at) =>
          button(
            {
              class: line.points ? "bl-rline" : "bl-rline bl-zero",
              "data-do": "line",
              "data-line": line.index,
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

/** @param {Frame} frame @param {Words} words */
export function log(frame, words) {
  return h(
    "section.bl-say#log",
    { role: "group", "aria-label": words.happened },
    h("h3", {}, words.happened),
    frame.log.length
      ? h(
          "ol",
          { tabindex: 0, "aria-label": words.happened },
          ...frame.log.map((entry, index) =>
            h("li", {}, entry.text, " ", entry.rule && index === 0 && h("code.bl-id", {}, entry.rule)),
          ),
        )
      : h("p.bl-nothing", {}, words.nothing),
  );
}

const STEP = 30;

/** @param {Frame} frame @param {Local} local @param {Words} words */
export function timeline(frame, local, words) {
  const time = frame.time;
  const stands = local.step < 0 ? time.ply : local.step;
  const steps = [{ ply: time.first, seat: -2, says: time.first ? "" : time.start }, ...time.nodes];
  const line = (/** @type {number} */ from, /** @type {number} */ to, /** @type {string} */ kind) =>
    to > from && h("i", { class: `bl-rail ${kind}`, style: `left:${(from - time.first) * STEP + 14}px;width:${(to - from) * STEP}px` });
  const end = time.nodes.at(-1)?.ply ?? time.first;
  const shown = time.branches.filter((branch) => !branch.folded && branch.at <= end);
  return h(
    "div.bl-time#time",
    {},
    tool(words, "undo", words.undo, { "data-do": "undo", "aria-disabled": time.can_undo ? null : "true" }),
    tool(words, "redo", words.redo, { "data-do": "redo", "aria-disabled": time.can_redo ? null : "true" }),
    h(
      "div.bl-track#track",
      { role: "group", "aria-label": time.label },
      time.earlier && button({ class: "bl-quiet bl-fold", "data-do": "unfold" }, time.earlier),
      h(
        "div.bl-rows",
        {},
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
          ...steps.map((step) =>
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
    h("span.bl-count", {}, time.step),
    frame.seats.choices.length > 2 &&
      h(
        "select.bl-seat#seat",
        { "aria-label": words.seats, "data-do": "seat" },
        ...frame.seats.choices.map((choice) => h("option", { value: choice.seat, selected: choice.seat === frame.seats.shown }, choice.label)),
      ),
    tool(words, "copy", words.copy, { "data-do": "copy" }),
  );
}
