// A game looked back on: one that this browser keeps, named by the address, or one that is pasted. Python works while
// the page shows what is known by then.
import review from "../panels/review.ts";
import { boards, type Given } from "./boards.ts";
import { followTongue } from "./host.ts";
import { keptGames } from "./kept_games.ts";
import { begins, gameIn } from "./linked.ts";
import { dataIn } from "./wording.ts";

const named = (id: string) => document.getElementById(id) as HTMLElement;
const page = named("looking");
const form = page.querySelector("form") as HTMLFormElement;
const given: Given = JSON.parse(page.dataset.start ?? "{}");
const root = new URL(given.root, document.baseURI).href;
const { names, taught } = dataIn("home");
const wrong = named("wrong");
const about = page.querySelector("p") as HTMLElement;
const asks = about.textContent;

const reviews = boards(given, root, ({ review: found }, model, el) => {
  look(!!found);
  if (!found) return;
  model.taught = taught;
  review.render({ model, el });
});

/** Is a review shown, or the form? */
function look(there: boolean) {
  page.hidden = there;
  named("other").hidden = !there;
  form.hidden = false;
  about.textContent = asks;
  if (!there) list();
}

/** What was played here, the newest first. */
function list() {
  const games = keptGames().filter(({ wish, over }) => over && names[wish?.game]);
  named("kept").hidden = !games.length;
  named("kept")
    .querySelector("ul")
    ?.replaceChildren(
      ...games.map(({ id, wish, says }) => {
        const link = Object.assign(document.createElement("a"), { href: `#${id}` });
        link.textContent = `${names[wish.game]}: ${says}`;
        const row = document.createElement("li");
        row.append(link);
        return row;
      }),
    );
}

/** @param says how the game ended, as far as that is known before Python is there */
function open(game: string, text: string, seat: number | null, own = "", says = "") {
  look(false);
  // A form would ask for what is there already.
  form.hidden = true;
  about.textContent = [names[game], says].filter(Boolean).join(": ");
  named("table").replaceChildren();
  reviews.open(game, "review", JSON.stringify({ text, seat, own }));
}

async function follow() {
  wrong.hidden = true;
  const asked = decodeURIComponent(location.hash.slice(1));
  const game = keptGames().find(({ id }) => id === asked);
  if (game) {
    const { text, seat, opponents } = game.wish;
    return open(game.wish.game, text, seat, opponents?.length ? game.id : "", game.says);
  }
  const known = Object.keys(given.games);
  if (/^[tz]=/.test(asked)) return open(gameIn(await begins(location.hash), known) ?? known[0], location.href, null);
  named("table").replaceChildren();
  look(false);
}

form.addEventListener("submit", async (event) => {
  event.preventDefault();
  const text = String(new FormData(form).get("text")).trim();
  const known = Object.keys(given.games);
  if (text) open(gameIn(await begins(text), known) ?? known[0], text, null);
});

followTongue();
addEventListener("hashchange", follow);
follow();
