// A board to explore and to play on: a new game, or one that was given as text; Python starts when a game is wished.
//
// Where a text enters: `enter(text)` opens whatever text or link is given, from the box or from the address.
import question from "../check.js";
import beside from "../beside.js";
import { followTongue, host, Model } from "./host.js";
import { begins, gameIn, lessonIn } from "./linked.js";

/** @typedef {{game?: string, players?: number, opponents?: boolean, seat?: number | null, text?: string}} Wish */

const section = /** @type {HTMLElement} */ (document.getElementById("explore"));
const place = /** @type {HTMLElement} */ (document.getElementById("table"));
const waiting = /** @type {HTMLElement} */ (document.getElementById("waiting"));
const form = /** @type {HTMLFormElement} */ (section.querySelector("form"));
const wrong = /** @type {HTMLElement} */ (document.getElementById("wrong"));
const qr = /** @type {HTMLButtonElement} */ (document.getElementById("qr"));
const code = /** @type {HTMLElement} */ (document.getElementById("code"));
/** @type {{root: string, lang: string, games: Record<string, any>}} */
const given = JSON.parse(section.dataset.start ?? "{}");
const root = new URL(given.root, document.baseURI).href;
/** The game that Python has begun with, and Python. @type {{game: string, python: ReturnType<typeof host>} | undefined} */
let running;

/** @param {Wish} wish */
function play(wish) {
  const { game = "" } = wish;
  const page = { kind: "table", about: JSON.stringify(wish) };
  wrong.hidden = true;
  wrong.textContent = "";
  section.dataset.game = game;
  // What is typed and chosen is that game's from now on.
  const radio = /** @type {HTMLInputElement | null} */ (form.querySelector(`[name="game"][value="${game}"]`));
  if (radio && !radio.checked) radio.click();
  if (running?.game === game) return running.python.open(page);
  running?.python.stop();
  waiting.hidden = false;
  place.replaceChildren();
  delete place.dataset.from;
  /** @type {ReturnType<typeof host>} */
  const python = host(place, { ...given.games[game], lang: given.lang, root, page }, (whole) => {
    waiting.hidden = true;
    wrong.textContent = whole.mistake;
    wrong.hidden = !whole.mistake;
    const model = new Model(whole, python.send, given.lang);
    model.on("msg:custom", showCode);
    qr.hidden = false;
    code.hidden = true;
    const el = document.createElement("div");
    place.replaceChildren(el);
    (whole.part === "question" ? question : beside).render({ model, el });
    return model;
  });
  running = { game, python };
}

/** A code that leads to the board as it is, for a phone that looks at this screen. @param {{qr?: string, link?: string, mistake?: string}} said */
function showCode({ qr: drawn, link = "", mistake = "" }) {
  if (drawn === undefined) return;
  const [picture, words] = [/** @type {HTMLImageElement} */ (code.querySelector("img")), /** @type {HTMLAnchorElement} */ (code.querySelector("a"))];
  code.hidden = !drawn;
  picture.src = drawn && `data:image/svg+xml,${encodeURIComponent(drawn)}`;
  picture.alt = words.href = words.textContent = link;
  if (mistake) wrong.textContent = mistake;
  wrong.hidden = !wrong.textContent;
  if (drawn) code.scrollIntoView({ block: "nearest" });
}
qr.addEventListener("click", () => running?.python.send({ do: "qr" }));

/** Open a text or a link: a position, a game, a question, a step of a lesson. @param {string} text */
export async function enter(text) {
  const names = Object.keys(given.games);
  const beginning = await begins(text);
  const lesson = lessonIn(beginning);
  if (lesson && text.startsWith("#")) return location.assign(`../${lesson.replaceAll(".", "/")}/${text}`);
  return play({ game: gameIn(beginning, names) ?? running?.game ?? names[0], text });
}

form.addEventListener("submit", (event) => {
  event.preventDefault();
  const chosen = new FormData(form);
  const text = String(chosen.get("text") ?? "").trim();
  if (event.submitter?.getAttribute("value") === "open" && text) return enter(text);
  const opponents = chosen.get("against") === "on";
  play({ game: String(chosen.get("game")), players: Number(chosen.get("players")), opponents });
});
/** As many players as the game may have. */
function offer() {
  const radio = /** @type {HTMLInputElement} */ (form.querySelector('[name="game"]:checked'));
  const players = /** @type {HTMLSelectElement} */ (form.elements.namedItem("players"));
  const before = players.value;
  const counts = (radio.dataset.players ?? "").split(" ");
  players.replaceChildren(...counts.map((count) => new Option(count, count)));
  if (counts.includes(before)) players.value = before;
}
form.addEventListener("change", ({ target }) => target instanceof HTMLInputElement && target.name === "game" && offer());
offer();
followTongue();
section.hidden = false;

/** What the address asks for. */
function follow() {
  const asked = location.hash;
  if (Object.hasOwn(given.games, asked.slice(1))) play({ game: asked.slice(1) });
  else if (asked.includes("=")) enter(asked);
}
addEventListener("hashchange", follow);
follow();
