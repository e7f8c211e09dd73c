// Practice on a plain page: the address names a topic, a rule, a misreading or a review of several rules, and the card
// asks one position after the other. Python starts when something is chosen.
import question from "../lesson/card.ts";
import { boards, type Given } from "./boards.ts";
import { followTongue } from "./host.ts";

const section = document.getElementById("practice") as HTMLElement;
const back = document.getElementById("back") as HTMLAnchorElement;
const given: Given = JSON.parse(section.dataset.start ?? "{}");
const root = new URL(given.root, document.baseURI).href;
const practice = boards(given, root, (_, model, el) => {
  question.render({ model, el });
  el.scrollIntoView({ block: "nearest" });
});

/** Practise what the address names. */
function follow() {
  const about = location.hash.slice(1);
  const games = new Set(about.split(/[=+]/).flatMap((id) => (id === "review" ? [] : id.split(".")[0])));
  if (![...games].every((game) => Object.hasOwn(given.games, game))) return;
  for (const link of document.querySelectorAll(".topics a"))
    link.toggleAttribute("aria-current", link.getAttribute("href") === `#${about}`);
  section.hidden = false;
  practice.open([...games].sort().join("+"), "practice", about);
}

// Whoever came from another page of the site finds the way back.
if (document.referrer.startsWith(root) && new URL(document.referrer).pathname !== location.pathname) {
  back.href = document.referrer;
  back.hidden = false;
}
followTongue();
addEventListener("hashchange", follow);
follow();
