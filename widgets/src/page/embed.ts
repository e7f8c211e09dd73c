// One board or one question inside another page: what the address holds. The page around it is told how high it is, and
// nothing is heard from there.
import question from "../lesson/card.ts";
import table from "../panels/table.ts";
import { host, Model } from "./host.ts";
import { begins, gameIn } from "./linked.ts";

const place = document.getElementById("table") as HTMLElement;
const wrong = document.getElementById("wrong") as HTMLElement;
const given = JSON.parse(place.dataset.start ?? "{}");
const root = new URL(given.root, document.baseURI).href;
const whole = document.getElementById("whole") as HTMLAnchorElement;

/** Tell the page around this one how high it is, whoever that is: it could measure that itself. */
const tell = () =>
  parent.postMessage({ boardlab: "height", height: Math.ceil(document.body.getBoundingClientRect().height) }, "*");
new ResizeObserver(tell).observe(document.body);

/** Show what the address holds. */
async function open() {
  const text = location.hash;
  const games = Object.keys(given.games);
  const game = gameIn(await begins(text), games) ?? games[0];
  whole.hash = text;
  const page = { kind: "table", about: JSON.stringify({ game, text }) };
  const python = host(place, { ...given.games[game], lang: given.lang, root, page }, (shown) => {
    document.getElementById("waiting")?.remove();
    wrong.textContent = shown.mistake;
    wrong.hidden = !shown.mistake;
    const model = new Model(shown, python.send, given.lang);
    const el = document.createElement("div");
    place.replaceChildren(el);
    (shown.part === "question" ? question : table).render({ model, el });
    return model;
  });
}
open();
addEventListener("hashchange", () => location.reload());
