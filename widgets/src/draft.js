// What is chosen and not checked yet, kept as the number of the choice and that of its reason in their source: they are the
// same in every language and every order.

/** The rows of the answer, and those of its reason. @param {Element} root @returns {HTMLInputElement[][]} */
const lists = (root) => [".bl-options:not(.bl-why)", ".bl-why"].map((list) => [...root.querySelectorAll(`${list} input`)].map((row) => /** @type {HTMLInputElement} */ (row)));

/** @param {Element} root @returns {string} such as `2,1`; `,1` where only a reason is chosen */
export const drafted = (root) =>
  lists(root)
    .map((rows) => rows.find(({ checked }) => checked)?.dataset.n ?? "")
    .join(",");

/** Choose again what was chosen, in each list where nothing is. @param {Element} root @param {string} draft */
export function choose(root, draft) {
  if (!/^\d*,\d*$/.test(draft)) return;
  const numbers = draft.split(",");
  for (const [at, rows] of lists(root).entries()) {
    const row = rows.find(({ dataset }) => dataset.n === numbers[at]);
    if (row && !rows.some(({ checked }) => checked)) row.checked = true;
  }
}
