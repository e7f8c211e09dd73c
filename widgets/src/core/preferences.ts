// What one chose about how boards look and listen: for all boards of the page at once, and kept where the browser allows.
// Nothing of a game is among it.

import type { Child } from "./dom.ts";
import { button, h } from "./dom.ts";
import type { Frame } from "./frames.ts";
import type { Model } from "./host.ts";
import type { Local, Words } from "./types.ts";

const KEY = "boardlab";
/** What may be chosen; the first holds as long as nothing is. */
const CHOICES: Record<string, RegExp> = {
  letters: /^(on|off)$/,
  motion: /^(system|none)$/,
  sounds: /^(off|on)$/,
  size: /^[123]$/,
  seats: /^(game|apart)$/,
  lang: /^\w\w$/,
  pace: /^(step|calm|fast)$/,
  big: /^[\w-]{1,64}$/,
  site: /^https?:\/\/[^\s"<>]{1,190}$/,
};
const MENU = { motion: ["system", "none"], sounds: ["off", "on"], size: ["1", "2", "3"], seats: ["game", "apart"] };

let chosen: Record<string, string> = {};
/** the boards of this page */
const followers: Set<() => void> = new Set();

/** What was chosen before; where nothing can be kept, what was chosen on this page. */
function read() {
  try {
    const found = JSON.parse(localStorage.getItem(KEY) ?? "{}");
    chosen = Object.fromEntries(
      Object.keys(CHOICES)
        .map((name) => [name, String(found?.[name] ?? "")])
        .filter(([name, value]) => CHOICES[name].test(value)),
    );
  } catch {
    // A host that keeps nothing.
  }
  const page = document.documentElement;
  page.toggleAttribute("data-bl-calm", chosen.motion === "none");
  page.setAttribute("data-bl-size", chosen.size ?? "1");
}

export const choice = (name: string, otherwise: string = "") => chosen[name] ?? otherwise;

/** Choose something for all boards of this page, and for those to come. */
export function choose(name: string, value: string) {
  if (!CHOICES[name]?.test(value) && value) return;
  read();
  chosen = { ...chosen, [name]: value };
  if (!value) delete chosen[name];
  try {
    localStorage.setItem(KEY, JSON.stringify(chosen));
  } catch {
    // It holds for this page.
  }
  tell();
}

function tell() {
  read();
  for (const follow of followers) follow();
}

/** Follow what is chosen, here or in another window. */
export function obey(signal: AbortSignal, follow: () => void) {
  read();
  followers.add(follow);
  const elsewhere = (event: StorageEvent) => event.key === KEY && (read(), follow());
  globalThis.addEventListener?.("storage", elsewhere, { signal });
  signal.addEventListener("abort", () => followers.delete(follow));
}

/**
 * The language that was chosen before, where this board speaks another only because nobody has chosen one here: nothing
 * has been done on it yet, its notebook lies in no folder of a language, and Python speaks as it begins.
 * @param langs the first is that in which Python begins
 */
export function otherTongue(model: Model, lang: string, langs: string[]) {
  const wanted = choice("lang", lang);
  const folder = /(?:^|\/)(\w\w)\/[^/]+\/[^/]+\.ipynb$/.exec(String(model.widget_manager?.context?.path ?? ""));
  return wanted !== lang && langs.includes(wanted) && lang === langs[0] && !(folder && langs.includes(folder[1]))
    ? wanted
    : "";
}

const painted: WeakMap<object, any> = new WeakMap();

/**
 * Something with colours of seats in it, in those that were chosen.
 * @param apart for each colour the other one
 */
export function inColours<Thing extends object>(
  thing: Thing,
  apart: Record<string, string> | string | undefined,
  make: (thing: Thing, paint: (text: string) => string) => Thing,
): Thing {
  if (choice("seats") !== "apart" || !thing || typeof apart !== "object") return thing;
  const paint = (text: string) => text.replace(/#[0-9a-f]{6}\b/gi, (colour) => apart[colour.toUpperCase()] ?? colour);
  if (!painted.has(thing)) painted.set(thing, make(thing, paint));
  return painted.get(thing);
}

/** Whatever of it is text, in other colours. */
export const repainted = <Thing>(thing: Thing, paint: (text: string) => string): Thing =>
  thing && JSON.parse(paint(JSON.stringify(thing)));

/** A choice with its name and what it may be. */
const row = (label: string, ...children: Child[]) =>
  h(
    "div.bl-choice",
    { role: "group", "aria-label": label },
    h("span", { "aria-hidden": "true" }, label),
    h("div.bl-seg", {}, ...children),
  );

/** The menu below the list of keys. */
export const settings = (frame: Frame, local: Local, words: Words) =>
  local.help &&
  h(
    "section.bl-help.bl-settings#settings",
    { role: "group", "aria-label": words.settings },
    h("b", {}, words.settings),
    ...Object.entries(MENU).map(([name, values]) =>
      row(
        words[`choice_${name}`],
        ...values.map((value) =>
          button(
            {
              "data-do": "choose",
              "data-pick": `${name}:${value}`,
              "aria-pressed": String(choice(name, values[0]) === value),
            },
            words[`${name}_${value}`],
          ),
        ),
      ),
    ),
    row(
      words.language,
      ...frame.languages.map(({ key, label }) =>
        button(
          {
            "data-do": "language",
            "data-pick": key,
            "data-k": `menu ${key}`,
            lang: key,
            "aria-pressed": String(key === frame.lang),
          },
          label,
        ),
      ),
    ),
    h("div.bl-choice", {}, h("div.bl-seg", {}, button({ "data-do": "link", "data-k": "menu link" }, words.link))),
  );
