// What a script says on a page: its sentences stand in the page, with places for their facts.

/** Plain data that stands in the page: boardlab/site/frame.py writes it there. */
export const dataIn = (name: string) => JSON.parse(document.getElementById(name)?.textContent ?? "{}");

/** @param words sentences with places for their facts */
export function wording(words: Record<string, string>) {
  const status = document.querySelector('[role="status"]') as HTMLElement;
  return {
    say: (key: string, facts: Record<string, unknown> = {}) =>
      words[key].replace(/\{(\w+)\}/g, (_, name) => String(facts[name])),
    tell: (said: string) => void (status.textContent = said),
  };
}
