// A picture that changes a little is not read anew: its lines are compared, and only the shapes that differ are.

import type { Known } from "./dom.ts";
import { picture, same } from "./dom.ts";

const LAYER = /^<g data-layer=/;
const SVG = '<svg xmlns="http://www.w3.org/2000/svg">';

/** What stands before the first layer, and the lines of each. */
function taken(text: string) {
  const lines = text.split("\n");
  const first = lines.findIndex((line) => LAYER.test(line));
  // Its title is not shown: the page says it itself.
  const head = lines
    .slice(0, first)
    .filter((line) => !line.startsWith("<title>"))
    .join("\n");
  const layers: { name: string; lines: string[] }[] = [];
  for (const line of lines.slice(first)) {
    if (LAYER.test(line)) layers.push({ name: line, lines: [] });
    else if (line !== "</g>" && line !== "</svg>" && line) layers.at(-1)?.lines.push(line);
  }
  return { head, layers };
}

/**
 * The next picture for one that is on the page: what stays is stood in for, what differs is read.
 * @param before the text of the present one
 * @param live the present one
 */
export function redrawn(text: string, before: string, live: Element | null): Element | null {
  return (live && before && changed(taken(text), taken(before), live)) || picture(text);
}

function changed(now: ReturnType<typeof taken>, old: ReturnType<typeof taken>, live: Element) {
  const groups = [...live.children].filter((child) => child.hasAttribute("data-layer"));
  const fits = now.head === old.head && now.layers.length === groups.length && groups.length > 0;
  if (!fits || now.layers.some(({ name }, at) => name !== old.layers[at]?.name)) return null;
  if (groups.some((group, at) => group.childElementCount !== old.layers[at].lines.length)) return null;
  let number = 0;
  const news: string[] = [];
  const layers: (Element | number)[][] = groups.map((group, at) => {
    const there: Map<string, Element[]> = new Map();
    for (const [index, child] of [...group.children].entries()) {
      delete (child as Known).known;
      const line = old.layers[at].lines[index];
      there.get(line)?.push(child) ?? there.set(line, [child]);
    }
    return now.layers[at].lines.map((line) => {
      const stays = there.get(line)?.shift();
      return stays ? same(stays, `=${number++}`) : news.push(line) - 1;
    });
  });
  const read = news.length ? [...(picture(`${SVG}${news.join("")}</svg>`)?.children ?? [])] : [];
  if (read.length !== news.length) return null;
  const next = live.cloneNode(false) as Element;
  for (const child of live.children) {
    const at = groups.indexOf(child);
    if (at < 0) next.append(same(child));
    else {
      const group = child.cloneNode(false) as Element;
      group.append(...layers[at].map((shape) => (typeof shape === "number" ? read[shape] : shape)));
      next.append(group);
    }
  }
  return next;
}
