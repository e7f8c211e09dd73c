// What follows from choosing another language: the words around the board are a notebook's, and stay as they are.
import { h } from "./dom.ts";
import type { Model } from "./host.ts";
import { strip, tool } from "./tools.ts";

/**
 * The same notebook in the language that was just chosen here, where the notebook lies in a folder of its language.
 * @param lang which is spoken
 * @param langs which there are
 * @param spoke which was chosen here
 */
export function otherNotebook(
  model: Model,
  lang: string,
  langs: string[],
  spoke: string | undefined,
  words: Record<string, string>,
) {
  const path = String(model.widget_manager?.context?.path ?? "");
  const [, before = "", written = "", rest = ""] = /^(.*?\/)?(\w\w)(\/[^/]+\/[^/]+\.ipynb)$/.exec(path) ?? [];
  if (spoke !== lang || written === lang || !langs.includes(written)) return null;
  const other = `${before}${lang}${rest}`;
  // JupyterLab opens what a link names so, in the same window.
  const link = {
    href: `/lab/tree/${encodeURI(other)}`,
    "data-commandlinker-command": "docmanager:open",
    "data-commandlinker-args": JSON.stringify({ path: other }),
  };
  return strip(
    "tongue",
    h("a", link, words.other_notebook),
    tool(words, "close", words.close, { "data-do": "unspoke" }),
  );
}
