// What is chosen and not checked yet, kept as the number of the choice and that of its reason in their source: they are the
// same in every language and every order.

import type { Aimed } from "../core/dom.ts";
import type { Panel } from "../panels/panel.ts";
import type { Table } from "../panels/table.ts";

/** How long one types before it is kept, in milliseconds. */
const TYPED = 400;

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

/** Keeps what is typed or chosen. */
export class DraftKeeper implements Panel {
  key = "draft";
  table: Table;
  typed: ReturnType<typeof setTimeout> | undefined;

  constructor(table: Table) {
    this.table = table;
  }

  on = { less: () => this.count(-1), more: () => this.count(1) };

  listen({ root, signal }: Table) {
    const on = (type: string, listener: (event: Aimed) => void) =>
      root.addEventListener(type, listener as EventListener, { signal });
    on("input", ({ target }) => target.matches(".bl-number input") && this.keep(target.value.trim()));
    on("change", ({ target }) => target.matches(".bl-options input") && this.keep(drafted(root)));
    signal.addEventListener("abort", () => this.drop());
  }

  /** One more or fewer than what is typed. */
  count(by: number) {
    const input = this.table.root.querySelector(".bl-number input") as HTMLInputElement | null;
    if (!input) return;
    input.value = String(
      Math.max(0, (Number.parseInt(input.value.normalize("NFKC"), 10) || 0) + (input.value ? by : by > 0 ? 1 : 0)),
    );
    input.dispatchEvent(new Event("input", { bubbles: true }));
  }

  keep(text: string) {
    const { link, local, root } = this.table;
    root.querySelector(".bl-st-foot > .bl-strip-notice")?.remove();
    local.notice = "";
    this.drop();
    this.typed = setTimeout(
      () => link.post({ client: link.client, seq: ++link.seq, rev: 0, do: "draft", key: text }),
      TYPED,
    );
  }

  /** What is typed and not kept yet is no draft any more: it is the answer. */
  drop() {
    clearTimeout(this.typed);
  }
}
