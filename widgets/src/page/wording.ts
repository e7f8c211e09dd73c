// What a script says on a page: its sentences stand in the page, with places for their facts.

/** @param place has the sentences in `data-words`, and in it an element of the role "status" */
export function wording(place: HTMLElement) {
  const words: Record<string, string> = JSON.parse(place.dataset.words ?? "{}");
  return {
    say: (key: string, facts: Record<string, unknown> = {}) =>
      words[key].replace(/\{(\w+)\}/g, (_, name) => String(facts[name])),
    tell: (said: string) => void ((place.querySelector('[role="status"]') as HTMLElement).textContent = said),
  };
}
