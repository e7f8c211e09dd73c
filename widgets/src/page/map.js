// The map of all lessons: what was begun and what is done, as far as this browser knows, and what one may do with that.
import { choose } from "../kept.js";
import { entry, sound } from "./journal.js";
import { keepVisited } from "./keeping.js";
import { forget, held, keep } from "./store.js";

const section = /** @type {HTMLElement} */ (document.getElementById("progress"));
const onward = /** @type {HTMLElement} */ (document.getElementById("onward"));
const file = /** @type {HTMLInputElement} */ (section.querySelector("input"));
/** @type {Record<string, string>} */
const words = JSON.parse(section.dataset.words ?? "{}");
const rows = /** @type {HTMLElement[]} */ ([...document.querySelectorAll("[data-lesson]")]);

/** The questions of a lesson; one that only plays has none. @param {HTMLElement} row */
const asksOf = (row) => (row.dataset.asks ?? "").split(" ").filter(Boolean);

/** @param {string} key @param {Record<string, unknown>} facts */
const say = (key, facts = {}) => words[key].replace(/\{(\w+)\}/g, (_, name) => String(facts[name]));

/** @param {string} said */
const tell = (said) => void (/** @type {HTMLElement} */ (section.querySelector('[role="status"]')).textContent = said);

/** Show what is kept: how many questions of each lesson are solved, and where one was last. */
async function show() {
  const { lines, places } = await held();
  const entries = (await Promise.all(lines.map(entry))).flatMap((each) => (each ? [each] : []));
  const solved = new Set(entries.filter(({ right }) => right).map(({ id }) => id));
  for (const row of rows) {
    const asks = asksOf(row);
    const right = asks.filter((id) => solved.has(id)).length;
    const state = right && right === asks.length ? "done" : right || places[row.dataset.lesson ?? ""]?.at ? "begun" : "";
    row.className = state;
    row.querySelector("i")?.remove();
    if (state) row.insertBefore(Object.assign(document.createElement("i"), { textContent: right && state === "begun" ? say("solved", { solved: right, all: asks.length }) : say(state) }), row.lastElementChild);
  }
  const last = entries.at(-1)?.id ?? "";
  const here = rows.find((row) => asksOf(row).includes(last));
  const next = here?.className === "done" ? rows[rows.indexOf(here) + 1] : here;
  const link = next?.querySelector("a");
  onward.hidden = !link;
  if (link) onward.replaceChildren(Object.assign(document.createElement("a"), { href: link.href, textContent: say("onward", { title: link.textContent }) }));
}

/** @type {Record<string, () => unknown>} */
const deeds = {
  async export() {
    const { lines } = await held();
    const link = Object.assign(document.createElement("a"), { href: URL.createObjectURL(new Blob(lines)), download: "boardlab-progress.jsonl" });
    link.click();
    URL.revokeObjectURL(link.href);
  },
  import: () => file.click(),
  async delete() {
    if (!confirm(say("sure"))) return;
    await forget();
    tell(say("deleted"));
    await show();
  },
};

file.addEventListener("change", async () => {
  const [given] = file.files ?? [];
  if (!given) return;
  const found = await sound(await given.text());
  file.value = "";
  if (!Object.keys(found).length) return tell(say("none"));
  const before = (await held()).lines.length;
  await keep({ lines: found, places: {} });
  tell(say("imported", { count: (await held()).lines.length - before }));
  await show();
});
section.addEventListener("click", async ({ target }) => {
  const what = target instanceof Element && target.closest("[data-do]")?.getAttribute("data-do");
  if (!what) return;
  try {
    await deeds[what]();
  } catch {
    tell(say("unread"));
  }
});
addEventListener("click", ({ target }) => {
  const link = target instanceof Element && target.closest("a[hreflang]");
  if (link) choose("lang", link.getAttribute("hreflang") ?? "");
});
section.hidden = false;
await show().catch(() => tell(say("unread")));
document.documentElement.dataset.shown = "1";
// Who comes back by the browser's own button finds the page as it was left.
addEventListener("pageshow", ({ persisted }) => persisted && show());
keepVisited(new URL(section.dataset.root ?? "", document.baseURI).href);
