// A board to explore and to play on: a new game, or one that was given as text; Python starts when a game is wished.
//
// Where a text enters: `enter(text)` opens whatever text or link is given, from the box or from the address.
import question from "../lesson/card.ts";
import beside from "../panels/study.ts";
import { boards, type Given } from "./boards.ts";
import { showStars } from "./challenges.ts";
import { followTongue } from "./host.ts";
import { begins, gameIn, lessonIn } from "./linked.ts";
import { kept } from "./reached.ts";
import { dataIn, wording } from "./wording.ts";

export type Wish = {
  game?: string;
  players?: number;
  seat?: number | null;
  text?: string;
  challenge?: string;
};

const section = document.getElementById("explore") as HTMLElement;
const form = section.querySelector("form") as HTMLFormElement;
const wrong = document.getElementById("wrong") as HTMLElement;
const lists = section.querySelectorAll<HTMLElement>(".challenges");
const qr = document.getElementById("qr") as HTMLButtonElement;
const judge = document.getElementById("judge") as HTMLButtonElement;
const code = document.getElementById("code") as HTMLElement;
const given: Given = JSON.parse(section.dataset.start ?? "{}");
const { say } = wording(dataIn("home").words);
const root = new URL(given.root, document.baseURI).href;
/** Is the link that was asked for there to have its turn judged? */
let judging = false;
const tables = boards(given, root, (whole, model, el) => {
  model.on("msg:custom", showCode);
  qr.hidden = judge.hidden = false;
  code.hidden = true;
  (whole.part === "question" ? question : beside).render({ model, el });
});

function play(wish: Wish) {
  const { game = "" } = wish;
  section.dataset.game = game;
  // What is typed and chosen is that game's from now on.
  const radio = form.querySelector(`[name="game"][value="${game}"]`) as HTMLInputElement | null;
  if (radio && !radio.checked) radio.click();
  for (const list of lists) list.removeAttribute("open");
  tables.open(game, "table", JSON.stringify(wish));
}

/** A code that leads to the board as it is, for a phone that looks at this screen. */
function showCode({ qr: drawn, link = "", mistake = "" }: { qr?: string; link?: string; mistake?: string }) {
  if (drawn === undefined) return;
  if (judging) {
    judging = false;
    if (link) return play({ game: section.dataset.game, challenge: "own", text: link });
  }
  const [picture, words] = [
    code.querySelector("img") as HTMLImageElement,
    code.querySelector("a") as HTMLAnchorElement,
  ];
  code.hidden = !drawn;
  picture.src = drawn && `data:image/svg+xml,${encodeURIComponent(drawn)}`;
  picture.alt = words.href = words.textContent = link;
  if (mistake) wrong.textContent = mistake;
  wrong.hidden = !wrong.textContent;
  if (drawn) code.scrollIntoView({ block: "nearest" });
}
qr.addEventListener("click", () => tables.send({ do: "qr" }));
judge.addEventListener("click", () => {
  judging = true;
  tables.send({ do: "qr" });
});

/** Open a text or a link: a position, a game, a question, a step of a lesson. */
export async function enter(text: string) {
  const names = Object.keys(given.games);
  const beginning = await begins(text);
  const lesson = lessonIn(beginning);
  if (lesson && text.startsWith("#")) return location.assign(`../${lesson.replaceAll(".", "/")}/${text}`);
  return play({ game: gameIn(beginning, names) ?? tables.game() ?? names[0], text });
}

form.addEventListener("submit", (event) => {
  event.preventDefault();
  const chosen = new FormData(form);
  const text = String(chosen.get("text") ?? "").trim();
  if (event.submitter?.getAttribute("value") === "open" && text) return enter(text);
  play({ game: String(chosen.get("game")), players: Number(chosen.get("players")) });
});
/** As many players as the game may have. */
function offer() {
  const radio = form.querySelector('[name="game"]:checked') as HTMLInputElement;
  const players = form.elements.namedItem("players") as HTMLSelectElement;
  const before = players.value;
  const counts = (radio.dataset.players ?? "").split(" ");
  players.replaceChildren(...counts.map((count) => new Option(count, count)));
  if (counts.includes(before)) players.value = before;
  for (const list of lists) list.hidden = list.dataset.of !== radio.value;
}
form.addEventListener(
  "change",
  ({ target }) => target instanceof HTMLInputElement && target.name === "game" && offer(),
);
offer();
followTongue();
section.hidden = false;
/** Show the stars that the browser has kept, also after a turn was judged. */
const stars = () =>
  kept()
    .then(({ entries }) => showStars(entries, say))
    .catch(() => {});
stars();
for (const list of lists) list.addEventListener("toggle", stars);

/** What the address asks for. */
function follow() {
  const asked = location.hash;
  const [game, how, number] = asked.slice(1).split("/");
  if (Object.hasOwn(given.games, game) && how === "challenge") play({ game, challenge: `${game}.${number}` });
  else if (Object.hasOwn(given.games, game)) play({ game });
  else if (asked.includes("=")) enter(asked);
}
addEventListener("hashchange", follow);
follow();
