// What was reached, shown by the card of a notebook with Python behind it; its file, taken out, taken over, deleted.
import card from "../lesson/progress.ts";
import { followTongue, host, Model } from "./host.ts";
import { entry, sound } from "./journal.ts";
import { forget, held, keep } from "./store.ts";
import { wording } from "./wording.ts";

const section = document.getElementById("reached") as HTMLElement;
const place = document.getElementById("card") as HTMLElement;
const file = section.querySelector("input") as HTMLInputElement;
const { say, tell } = wording(section);
const given = JSON.parse(section.dataset.start ?? "{}");
const root = new URL(given.root, document.baseURI).href;
const tabs = [...section.querySelectorAll("[data-game]")] as HTMLElement[];
let game = "";
let python: ReturnType<typeof host> | undefined;

/**
 * Look at a game.
 * @param chosen its tab
 */
function choose(chosen: HTMLElement | undefined) {
  game = chosen?.dataset.game ?? "";
  for (const each of tabs) each.setAttribute("aria-pressed", String(each === chosen));
}

/** The tab of the game that was answered last, else the first. */
async function newest() {
  const { lines } = await held().catch(() => {
    tell(say("unread"));
    (section.querySelector("[data-keeps]") as HTMLElement).hidden = true;
    return { lines: [] };
  });
  const { id = "" } = (await entry(lines.at(-1) ?? "")) ?? {};
  return tabs.find((tab) => id.startsWith(`${tab.dataset.game}.`)) ?? tabs[0];
}

/** Read again what is kept, and show it. */
const look = () => python?.open({ kind: "reached", about: game });

const deeds: Record<string, () => unknown> = {
  async export() {
    const { lines } = await held();
    const link = Object.assign(document.createElement("a"), {
      href: URL.createObjectURL(new Blob(lines)),
      download: "boardlab-progress.jsonl",
    });
    link.click();
    URL.revokeObjectURL(link.href);
  },
  import: () => file.click(),
  async delete() {
    if (!confirm(say("sure"))) return;
    await forget();
    tell(say("deleted"));
    look();
  },
};

file.addEventListener("change", async () => {
  const [chosen] = file.files ?? [];
  if (!chosen) return;
  const found = await sound(await chosen.text());
  file.value = "";
  if (!Object.keys(found).length) return tell(say("none"));
  try {
    const before = (await held()).lines.length;
    await keep({ lines: found, places: {} });
    tell(say("imported", { count: (await held()).lines.length - before }));
    look();
  } catch {
    tell(say("unread"));
  }
});
section.addEventListener("click", async ({ target }) => {
  const what = target instanceof Element && target.closest("[data-do]")?.getAttribute("data-do");
  if (!what || !deeds[what]) return;
  try {
    await deeds[what]();
  } catch {
    tell(say("unread"));
  }
});
for (const tab of tabs)
  tab.addEventListener("click", () => {
    choose(tab);
    look();
  });
followTongue();
section.hidden = false;

let model: Model | undefined;
choose(await newest());
python = given.files
  ? host(place, { ...given, root, page: { kind: "reached", about: game } }, (whole) => {
      if (model) {
        model.set("card", whole.card);
        return model;
      }
      model = new Model(whole, (content) => python?.send(content), given.lang);
      const el = document.createElement("div");
      place.replaceChildren(el);
      card.render({ model, el });
      return model;
    })
  : undefined;
// What another page of this browser has added meanwhile is shown when one looks here again.
document.addEventListener("visibilitychange", () => model && document.visibilityState === "visible" && look());
