// What a script says on a page: its sentences stand in the page, with places for their facts.

/** @param {HTMLElement} place has the sentences in `data-words`, and in it an element of the role "status" */
export function wording(place) {
  /** @type {Record<string, string>} */
  const words = JSON.parse(place.dataset.words ?? "{}");
  return {
    /** @param {string} key @param {Record<string, unknown>} facts */
    say: (key, facts = {}) => words[key].replace(/\{(\w+)\}/g, (_, name) => String(facts[name])),
    /** @param {string} said */
    tell: (said) => void (/** @type {HTMLElement} */ (place.querySelector('[role="status"]')).textContent = said),
  };
}
