// What follows from choosing another language: the words around the board are a notebook's, and stay as they are.
import { h } from "./dom.js";
import { strip, tool } from "./strips.js";

/**
 * @typedef {import("./types.js").Frame} Frame
 * @typedef {import("./types.js").Local} Local
 * @typedef {import("./types.js").Words} Words
 */

/**
 * The same notebook in the language that was just chosen here, where the notebook lies in a folder of its language.
 *
 * @param {any} model @param {Frame} frame @param {Local} local @param {Words} words
 */
export function otherNotebook(model, frame, local, words) {
  const path = String(model.widget_manager?.context?.path ?? "");
  const [, before = "", lang = "", rest = ""] = /^(.*?\/)?(\w\w)(\/[^/]+\/[^/]+\.ipynb)$/.exec(path) ?? [];
  if (local.spoke !== frame.lang || lang === frame.lang || !frame.languages.some(({ key }) => key === lang)) return null;
  const other = `${before}${frame.lang}${rest}`;
  // JupyterLab opens what a link names so, in the same window.
  const link = { href: `/lab/tree/${encodeURI(other)}`, "data-commandlinker-command": "docmanager:open", "data-commandlinker-args": JSON.stringify({ path: other }) };
  return strip("tongue", h("a", link, words.other_notebook), tool(words, "close", words.close, { "data-do": "unspoke" }));
}
