// What is chosen and not checked yet, kept as the number of the choice and that of its reason in their source: they are the
// same in every language and every order.

/** The rows of the answer, and those of its reason. */
const lists = (root: Element): HTMLInputElement[][] =>
  [".bl-options:not(.bl-why)", ".bl-why"].map((list) =>
    [...root.querySelectorAll(`${list} input`)].map((row) => row as HTMLInputElement),
  );

/** @returns such as `2,1`; `,1` where only a reason is chosen */
export const drafted = (root: Element): string =>
  lists(root)
    .map((rows) => rows.find(({ checked }) => checked)?.dataset.n ?? "")
    .join(",");

/** Choose again what was chosen, in each list where nothing is. */
export function choose(root: Element, draft: string) {
  if (!/^\d*,\d*$/.test(draft)) return;
  const numbers = draft.split(",");
  for (const [at, rows] of lists(root).entries()) {
    const row = rows.find(({ dataset }) => dataset.n === numbers[at]);
    if (row && !rows.some(({ checked }) => checked)) row.checked = true;
  }
}
