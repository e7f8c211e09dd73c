// The tutor on a plain page: the address names a topic, or what lies in one. Python starts when something is chosen, with
// the questions that were drawn when the site was built.
import tutor from "../panels/tutor.ts";
import { boards, type Given } from "./boards.ts";
import { followTongue } from "./host.ts";

const section = document.getElementById("tutor") as HTMLElement;
const given: Given & { topics: Record<string, { bank: string; lesson: string }> } = JSON.parse(
  section.dataset.start ?? "{}",
);
const root = new URL(given.root, document.baseURI).href;
let reading: string | undefined;
const tables = boards(given, root, (_, model, el) => {
  model.reading = reading;
  tutor.render({ model, el });
  el.scrollIntoView({ block: "nearest" });
});

/** Ask about the topic that the address names. */
async function follow() {
  const about = location.hash.slice(1);
  if (!Object.hasOwn(given.topics, about)) return;
  const { bank, lesson } = given.topics[about];
  for (const link of document.querySelectorAll(".topics a"))
    link.toggleAttribute("aria-current", link.getAttribute("href") === `#${about}`);
  section.hidden = false;
  const asked = await fetch(new URL(bank, root)).catch(() => undefined);
  if (!asked?.ok) {
    (document.getElementById("failed") as HTMLElement).hidden = false;
    return;
  }
  reading = new URL(lesson, document.baseURI).href;
  tables.open(about.split(".")[0], "tutor", await asked.text());
}

followTongue();
addEventListener("hashchange", follow);
follow();
