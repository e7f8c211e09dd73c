// Small things that every card of the page is made of.
import { button, h } from "./dom.js";
import { icon } from "./icons.js";

/** @typedef {import("./types.js").Words} Words @typedef {import("./dom.js").Child} Child */

/** @param {Words} words @param {string} name @param {string} label @param {Record<string, any>} attrs */
export const tool = (words, name, label, attrs) => button({ class: "bl-ibtn", "aria-label": label, title: label, ...attrs }, icon(words, name));

/**
 * A rule by its title; what it says, and its id, are told on the side. Beside a verdict, a button copies a report of it.
 *
 * @param {{rule: string, title: string, dispute?: string}} of `dispute`: what is written on that button
 * @returns {Child}
 */
export const ruled = ({ rule, title, dispute }) => [
  rule && button({ class: "bl-rule", "data-rule": rule, "data-title": title, "data-do": "rule", "data-k": `rule ${rule}` }, title),
  // Where a line ends here, the wide space ends with it.
  rule && dispute && "\u2003",
  dispute && button({ class: "bl-quiet", "data-do": "copy_verdict" }, dispute),
];

/** @param {string} key @param {Child} text @param {Child[]} more */
export const strip = (key, text, ...more) => h(`div.bl-strip.bl-strip-${key}`, { "data-k": `strip ${key}` }, h("span", {}, text), ...more);
