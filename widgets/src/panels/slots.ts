// What a game says lies round its board, drawn by kind. No game is known here: a kind is a way of laying things out.

import type { Child } from "../core/dom.ts";
import { button, h, picture } from "../core/dom.ts";
import type { Frame, SlotContent, SlotItem } from "../core/frames.ts";
import { icon, token } from "../core/icons.ts";
import type { SlotName, Words } from "../core/types.ts";

/** How many cards of one kind show an edge behind the first. */
const EDGES = 5;
/** How many empty places are drawn. */
const PLACES = 6;

/** drawings are parsed once */
const drawn: Map<string, Element | null> = new Map();

/** The parts of a slot; none where nothing lies there. */
export const lying = (frame: Frame, name: SlotName): SlotContent[] => frame[`slot.${name}`] ?? [];

/** The keys of actions that stand in slots, so that no list repeats them. */
export function placed(frame: Frame) {
  const items = (["seats", "hand", "costs", "ask"] as const).flatMap((name) =>
    lying(frame, name).flatMap((slot) => slot.items ?? []),
  );
  return new Set(items.flatMap(({ row, buttons = [] }) => [row?.key, ...buttons.map(({ key }) => key)]));
}

/** A drawing of the game, or a pictogram. */
export function art(frame: Frame, words: Words, name: string | undefined) {
  const text = name && frame.art?.pictures[name];
  if (!name) return null;
  if (!text) return icon(words, name);
  if (!drawn.has(text)) drawn.set(text, picture(text));
  const found = drawn.get(text)?.cloneNode(true) as Element | undefined;
  found?.classList.add("bl-art");
  return found;
}

/** The style of the game's drawings, once. */
export const artStyle = (frame: Frame) => frame.art?.style && h("style#art", {}, frame.art.style);

/** A slot with its title. */
export function slotBox(slot: SlotContent, frame: Frame, words: Words, at: number = 0) {
  const { kind, title, note, items = [], empty = 0 } = slot;
  const lay = LAYS[kind] ?? one;
  const read =
    kind === "cards" && items.some((item) => item.note) ? (items.length < 5 ? " bl-readable" : " bl-many") : "";
  return h(
    "section",
    {
      class: `bl-slot bl-${kind}${read}`,
      role: "group",
      "aria-label": title,
      "data-k": `${kind} ${at}`,
    },
    (title || note) && h("div.bl-slot-head", {}, title && h("b", {}, title), note && h("small", { title: note }, note)),
    h(
      "div.bl-items",
      {},
      ...items.map((item, index) => (kind === "fan" && item.counted ? stack : lay)(item, frame, words, index)),
      ...Array.from({ length: Math.min(empty, PLACES) }, (_, at) =>
        h("i.bl-empty", { "aria-hidden": "true", "data-k": `empty ${at}` }),
      ),
    ),
    slot.reason && h("p.bl-why", {}, slot.reason),
  );
}

/** All parts of a slot. */
export function slots(name: SlotName, frame: Frame, words: Words, wanted: (slot: SlotContent) => boolean = () => true) {
  const found = lying(frame, name).filter(wanted);
  return (
    found.length > 0 &&
    h(
      `div.bl-${name === "ask" ? "asks" : name}#${name}`,
      {},
      ...found.map((slot, at) => slotBox(slot, frame, words, at)),
    )
  );
}

/** What an item is made of: a button where it makes a pick, else something to read. */
function control(item: SlotItem, frame: Frame, index: number, style: string, ...children: Child[]) {
  const { row, says, label } = item;
  const name = says || label;
  const chosen = item.chosen ? " bl-chosen" : "";
  const tip = [
    name || frame.players[item.seat ?? -1]?.says,
    item.note,
    ...(item.facts ?? []).map(({ says }) => says),
    row?.why,
  ]
    .filter(Boolean)
    .join("\n");
  if (!row)
    return h(
      "div",
      {
        class: `bl-it ${style}${chosen}`,
        role: name ? "img" : null,
        "aria-label": name,
        "data-tip": tip || null,
        title: name,
        "data-k": item.key,
      },
      ...children,
    );
  const refused = frame.refused?.tried === row.key ? " bl-refused" : "";
  return button(
    {
      class: `bl-it bl-act ${style}${chosen}${refused}${row.vain ? " bl-vain" : ""}`,
      "data-do": "pick",
      "data-pick": (!row.first && item.less) || row.key,
      "data-k": `${item.key} ${row.key}`,
      "data-fresh": row.fresh ? "1" : null,
      "data-first": row.first || null,
      "data-drag": row.first || (row.fresh && !row.why && !row.final && "pick"),
      tabindex: index ? -1 : 0,
      "aria-disabled": row.why ? "true" : null,
      "aria-pressed": row.fresh && !row.first && !row.why && !row.final ? String(!!row.pressed) : null,
      "data-tip": tip || null,
      title: row.why || name,
    },
    ...children,
  );
}

/** Of what is seen and not heard: something else says it. */
const UNHEARD = { "aria-hidden": "true" };

const badge = (item: SlotItem) => (item.count ?? 1) > 1 && h("i.bl-badge", UNHEARD, item.count);

/** What is heard of an item that shows its name as a picture only. */
const heard = (item: SlotItem) =>
  h("span.bl-unseen", {}, item.says || item.label, item.row?.why && `: ${item.row.why}`);

/** Cards of one kind, one behind the other. */
function fan(item: SlotItem, frame: Frame, words: Words, index: number) {
  const behind = Math.min(EDGES, (item.count ?? 1) - 1);
  return control(
    item,
    frame,
    index,
    "bl-fancard",
    ...Array.from({ length: behind }, (_, at) =>
      h("i.bl-edge", { "aria-hidden": "true", "data-k": `edge ${at}` }, art(frame, words, item.art)),
    ),
    h("span.bl-face", UNHEARD, art(frame, words, item.art), h("small", {}, item.label)),
    badge(item),
    heard(item),
  );
}

/** A tile, with how many there are. */
const tile = (item: SlotItem, frame: Frame, words: Words, index: number) =>
  control(
    item,
    frame,
    index,
    "bl-tile",
    art(frame, words, item.art),
    badge(item),
    item.label && !item.says ? h("small", {}, item.label) : null,
    heard(item),
  );

/** Figures with their signs. */
const facts = (item: SlotItem, frame: Frame, words: Words) =>
  !!item.facts?.length &&
  h(
    "span.bl-figures",
    {},
    ...item.facts.map((fact, at) =>
      h(
        "span",
        {
          class: fact.strong && "bl-strong",
          title: fact.says,
          role: fact.says && "img",
          "aria-label": fact.says,
          "aria-hidden": !fact.says && "true",
          "data-k": `fact ${at}`,
        },
        art(frame, words, fact.art),
        fact.text && h("b", {}, fact.text),
      ),
    ),
  );

/** A card to read: name, price and what it does; or a sign with its boxes. */
function card(item: SlotItem, frame: Frame, words: Words, index: number) {
  const { row, label, note } = item;
  return control(
    item,
    frame,
    index,
    item.facts?.length ? "bl-boxes" : "bl-card-it",
    h(
      "span.bl-card-top",
      {},
      art(frame, words, item.art),
      row?.cost && !item.facts?.length && h("small.bl-cost", {}, row.cost),
      facts(item, frame, words),
    ),
    h("b.bl-nm", {}, label),
    note && h("small.bl-more", {}, note),
    row?.why && h("small.bl-more.bl-why", {}, row.why),
  );
}

/** A player: token, name, points, and what all may count. */
function plate(item: SlotItem, frame: Frame, words: Words, index: number) {
  const player = frame.players[item.seat ?? 0];
  return control(
    item,
    frame,
    index,
    item.now ? "bl-plate bl-mover" : "bl-plate",
    h(
      "span.bl-plate-top",
      {},
      token(words, item.seat ?? 0, 22),
      player?.name !== player?.letter && h("b.bl-pname", {}, player?.name),
      player?.points !== null &&
        player?.points !== undefined &&
        h(
          "b.bl-points",
          { "aria-label": player.says, title: player.says, "data-seat": player.seat },
          player.points,
          icon(words, "point"),
        ),
    ),
    facts(item, frame, words),
  );
}

/** What may be bought: its price in cards, filled where the hand has them. */
function priceRow(item: SlotItem, frame: Frame, words: Words, index: number) {
  const { row, label, price = [], left } = item;
  // What is lacking is seen in short; it is heard with its price, once.
  const lacks = !!row?.why && !!item.note;
  return control(
    item,
    frame,
    index,
    ["bl-price", price.every(([, has]) => has) && "bl-can", item.soon && "bl-soon"].filter(Boolean).join(" "),
    h("span.bl-row-art", {}, art(frame, words, item.art)),
    h(
      "span.bl-row-name",
      {},
      h("b.bl-nm", {}, label),
      h(
        "small",
        { class: row?.why && "bl-why", "aria-hidden": lacks || null },
        row?.why ? item.note || row.why : row?.note || item.note,
      ),
    ),
    lacks && h("span.bl-unseen", {}, row?.why),
    h(
      "span.bl-signs",
      UNHEARD,
      ...price.map(([name, has], at) =>
        h("i", { class: has ? null : "bl-lack", "data-k": `sign ${at}` }, art(frame, words, name)),
      ),
    ),
    left && h("span.bl-left-over", {}, left),
    row?.cost && !lacks && h("span.bl-unseen", {}, row.cost),
  );
}

/** Something in a line. */
const one = (item: SlotItem, frame: Frame, words: Words, index: number) =>
  control(
    item,
    frame,
    index,
    "bl-one",
    art(frame, words, item.art),
    item.label && h("span", {}, item.label),
    facts(item, frame, words),
  );

/** Some cards of one kind as a button: pressing it picks one more of them, or puts one back. */
function pile(style: string, item: SlotItem, frame: Frame, words: Words, count: number, pick: string, name?: string) {
  const why = pick === item.less ? "" : item.row?.why;
  const refused = frame.refused?.tried === pick ? " bl-refused" : "";
  return button(
    {
      class: `bl-it bl-act ${style}${refused}`,
      "data-do": "pick",
      "data-pick": pick,
      "data-k": pick,
      "data-drag": !why && "count",
      tabindex: -1,
      "aria-disabled": why ? "true" : null,
      title: why || name,
    },
    ...Array.from({ length: Math.min(EDGES, count - 1) }, (_, at) =>
      h("i.bl-edge", { "aria-hidden": "true", "data-k": `edge ${at}` }, art(frame, words, item.art)),
    ),
    h("span.bl-face", UNHEARD, art(frame, words, item.art), h("small", {}, item.label)),
    h("span.bl-unseen", {}, name, why && `: ${why}`),
  );
}

/**
 * Cards of one kind in the hand. Those that are given stand raised on the left: a second press at one place gives one more.
 */
function stack(item: SlotItem, frame: Frame, words: Words) {
  const { count = 1, chosen = 0, less, row } = item;
  const kept = count - chosen;
  return h(
    "span.bl-stk",
    { "data-k": item.key },
    less && pile("bl-fancard bl-chosen", item, frame, words, chosen, less, item.keeps),
    kept > 0 &&
      (row
        ? pile("bl-fancard", item, frame, words, kept, row.key, item.says)
        : fan({ ...item, count: kept, chosen: 0 }, frame, words, 0)),
    chosen ? h("i.bl-of", UNHEARD, `${chosen}/${count}`) : kept > 1 && h("i.bl-badge", UNHEARD, kept),
  );
}

/** Cards that lie on one side of a deal. */
const laidDown = (item: SlotItem, frame: Frame, words: Words) =>
  pile("bl-fancard bl-mini", item, frame, words, item.chosen ?? 1, item.less ?? "", item.keeps);

/** A kind that may be wished for. */
const wish = (item: SlotItem, frame: Frame, words: Words) =>
  item.row
    ? pile("bl-fancard bl-mini", item, frame, words, 1, item.row.key, item.says || item.label)
    : fan(item, frame, words, 0);

/** Who or what answers: what is given and got, what is known, and the buttons. */
function answerRow(item: SlotItem, frame: Frame, words: Words) {
  const { seat, label, note, deal, buttons = [] } = item;
  return h(
    "div.bl-row",
    { "data-k": item.key, class: item.now && "bl-open-to" },
    typeof seat !== "number" ? item.art && icon(words, item.art) : token(words, seat, 24),
    h(
      "span.bl-row-name",
      {},
      h("b", {}, label || (typeof seat !== "number" ? "" : frame.players[seat].name)),
      note && h("small", {}, note),
    ),
    deal &&
      h(
        "span.bl-signs",
        {},
        ...deal[0].map((name, at) =>
          h("i", { "aria-hidden": "true", "data-k": `give ${at}` }, art(frame, words, name)),
        ),
        deal[1].length > 0 && h("span.bl-for", UNHEARD, "›"),
        ...deal[1].map((name, at) => h("i", { "aria-hidden": "true", "data-k": `get ${at}` }, art(frame, words, name))),
      ),
    facts(item, frame, words),
    buttons.length > 0 &&
      h(
        "span.bl-row-buttons",
        {},
        ...buttons.map(({ key, name, says, why, fresh }) =>
          button(
            {
              class: "bl-go bl-act",
              "data-do": "pick",
              "data-pick": key,
              "data-fresh": fresh ? "1" : null,
              tabindex: -1,
              "aria-disabled": why ? "true" : null,
              title: why || says,
              "aria-label": [name, says, why].filter(Boolean).join(": "),
            },
            icon(words, key),
            name,
          ),
        ),
      ),
  );
}

const LAYS: Record<string, (item: SlotItem, frame: Frame, words: Words, index: number) => Child> = {
  fan,
  tiles: tile,
  tray: tile,
  cards: card,
  plates: plate,
  "price-rows": priceRow,
  strip: one,
  lines: one,
  buttons: one,
  laid: laidDown,
  wanted: wish,
  answers: answerRow,
};

/** What things cost while others play: what the hand would buy waits for its turn. */
export const costsLater = (frame: Frame, words: Words): Frame => ({
  ...frame,
  "slot.costs": lying(frame, "costs").map((slot) => ({
    ...slot,
    items: slot.items?.map((item) => ({ ...item, note: item.note ?? words.in_your_turn })),
  })),
});
