// What any live board may show above and below itself: what is wrong, what is noted, its keys, and the cover.
import { button, h } from "./dom.ts";
import type { Area, Frame } from "./frames.ts";
import { token } from "./icons.ts";
import { strip, tool } from "./tools.ts";
import type { Local, Words } from "./types.ts";

/** Begins what is said of a text that was copied; without it stands a text that the browser would not copy. */
export const DONE = "\n";

/** How copying went, beside its button. */
export function copied(local: Local, words: Words) {
  const { copy } = local;
  const done = copy.startsWith(DONE);
  return (
    copy &&
    strip(
      "copy",
      done ? copy.slice(DONE.length) : words.copy_failed,
      !done && h("input", { readonly: true, value: copy, "aria-label": words.copy }),
      tool(words, "close", words.close, { "data-do": "uncopy" }),
    )
  );
}

/** What was said to this view alone. */
export const noticed = (local: Local, words: Words) =>
  local.notice &&
  !local.about &&
  strip("notice", local.notice, tool(words, "close", words.close, { "data-do": "unnotice" }));

/** Everything that needs a word before one plays on. */
export function strips(frame: Frame, local: Local, words: Words, kept: string) {
  return [
    // What comes and goes lies over the rest, and moves nothing.
    h(
      "div.bl-over#over",
      {},
      h(
        "div",
        {},
        local.link &&
          strip(
            "link",
            words[local.link].replace("{pick}", kept || "–"),
            /asleep|gone/.test(local.link) && button({ class: "bl-main", "data-do": "retry" }, words.reconnect),
          ),
        !local.below && noticed(local, words),
      ),
    ),
    frame.notes.map((note, index) => strip(`note${index}`, note)),
  ];
}

/** @param told a line for each: the keys, a tab, what they do */
export const keyList = (told: string) =>
  h(
    "dl",
    {},
    ...told
      .split("\n")
      .map((line) => line.split("\t"))
      .map(([key, what]) =>
        h("div", {}, h("dt", {}, ...key.split(" ").map((k) => h("kbd", {}, k))), h("dd", {}, what)),
      ),
  );

/** The keys of a board that has places in layers, as tiles and paths are, and of one on which arrows lead aslant too. */
const KEYS_OF_HEXES = { "1 2 3": "1", "Home PgUp End PgDn": "up-left" };

export function help(local: Local, words: Words, area: Area) {
  if (!local.help) return null;
  const ways = new Set(Object.values(area.near).flatMap(Object.keys));
  const lacks = Object.entries(KEYS_OF_HEXES).flatMap(([caps, way]) => (ways.has(way) ? [] : `${caps}\t`));
  const keys = words.keys.split("\n").filter((line) => !lacks.some((caps) => line.startsWith(caps)));
  return h(
    "section.bl-help#helpbox",
    { role: "group", "aria-label": words.help },
    h("b", {}, words.on_board),
    keyList(keys.join("\n")),
    button(
      { class: "bl-check", role: "switch", "data-do": "letters", "aria-checked": String(local.letters) },
      h("i", { "aria-hidden": "true" }),
      words.letters,
    ),
  );
}

export function cover(frame: Frame, words: Words) {
  if (!frame.cover) return null;
  return h(
    "div.bl-cover#cover",
    {},
    token(words, frame.cover.seat, 72),
    h("b", {}, frame.cover.says),
    h("p", {}, frame.cover.note),
    button({ class: "bl-main", "data-do": "reveal" }, frame.cover.button),
  );
}
