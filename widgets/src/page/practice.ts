// Practice on a plain page: the address names a topic, a rule or a misreading, and the card asks one position after the
// other. Python starts when something is chosen.
import question from "../lesson/card.ts";
import { followTongue, host, Model } from "./host.ts";

const section = document.getElementById("practice") as HTMLElement;
const place = document.getElementById("table") as HTMLElement;
const waiting = document.getElementById("waiting") as HTMLElement;
const wrong = document.getElementById("wrong") as HTMLElement;
const back = document.getElementById("back") as HTMLAnchorElement;
const given: { root: string; lang: string; games: Record<string, any> } = JSON.parse(section.dataset.start ?? "{}");
const root = new URL(given.root, document.baseURI).href;
/** The game that Python has begun with, and Python. */
let running: { game: string; python: ReturnType<typeof host> } | undefined;

/** Practise what the address names. */
function follow() {
  const about = location.hash.slice(1);
  const game = about.split(".")[0];
  if (!Object.hasOwn(given.games, game)) return;
  for (const link of document.querySelectorAll(".topics a"))
    link.toggleAttribute("aria-current", link.getAttribute("href") === `#${about}`);
  const page = { kind: "practice", about };
  section.hidden = false;
  wrong.hidden = true;
  if (running?.game === game) return running.python.open(page);
  running?.python.stop();
  waiting.hidden = false;
  place.replaceChildren();
  delete place.dataset.from;
  const python: ReturnType<typeof host> = host(
    place,
    { ...given.games[game], lang: given.lang, root, page },
    (whole) => {
      waiting.hidden = true;
      wrong.textContent = whole.mistake;
      wrong.hidden = !whole.mistake;
      const model = new Model(whole, python.send, given.lang);
      const el = document.createElement("div");
      place.replaceChildren(el);
      question.render({ model, el });
      place.scrollIntoView({ block: "nearest" });
      return model;
    },
  );
  running = { game, python };
}

// Whoever came from another page of the site finds the way back.
if (document.referrer.startsWith(root) && new URL(document.referrer).pathname !== location.pathname) {
  back.href = document.referrer;
  back.hidden = false;
}
followTongue();
addEventListener("hashchange", follow);
follow();
