// Small things that every card of the page is made of.
import { button, h } from "./dom.js";
import { icon } from "./icons.js";

/** @typedef {import("./types.js").Words} Words @typedef {import("./dom.js").Child} Child */

/** @param {Words} words @param {string} name @param {string} label @param {Record<string, any>} attrs */
export const tool = (words, name, label, attrs) => button({ class: "bl-ibtn", "aria-label": label, title: label, ...attrs }, icon(words, name));

/**
 * A rule by its title; what it says, and its id, are told on the side. In a button it is only pointed at.
 *
 * @param {{rule: string, title: string}} of @param {boolean} [inButton]
 */
export const ruled = ({ rule, title }, inButton = false) => {
  const attrs = { class: "bl-rule", "data-rule": rule, "data-title": title };
  return inButton ? h("span", attrs, title) : button({ ...attrs, "data-do": "rule", "data-k": `rule ${rule}` }, title);
};

/** @param {string} key @param {Child[]} children */
export const strip = (key, ...children) => h(`div.bl-strip.bl-strip-${key}`, { "data-k": `strip ${key}` }, ...children);
