// Small things that every card of the page is made of.

import type { Attributes, Child } from "./dom.ts";
import { button, h } from "./dom.ts";
import { icon } from "./icons.ts";

export const tool = (words: Record<string, string>, name: string, label: string, attrs: Attributes) =>
  button({ class: "bl-ibtn", "aria-label": label, title: label, ...attrs }, icon(words, name));

/**
 * A rule by its title; what it says, and its id, are told on the side. Beside a verdict, a button copies a report of it.
 * @param of `dispute`: what is written on that button
 */
export const ruled = ({ rule, title, dispute }: { rule: string; title: string; dispute?: string }): Child => [
  rule &&
    button(
      { class: "bl-rule", "data-rule": rule, "data-title": title, "data-do": "rule", "data-k": `rule ${rule}` },
      title,
    ),
  // Where a line ends here, the wide space ends with it.
  rule && dispute && "\u2003",
  dispute && button({ class: "bl-quiet", "data-do": "copy_verdict" }, dispute),
];

export const strip = (key: string, text: Child, ...more: Child[]) =>
  h(`div.bl-strip.bl-strip-${key}`, { "data-k": `strip ${key}` }, h("span", {}, text), ...more);
