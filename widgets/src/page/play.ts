// Whole games: a lobby, and the table that takes the window. Python starts when a game does. A game is kept after every
// action, and its address names it, so that whoever comes back or loads the page anew goes on with it.
import { token } from "../core/icons.ts";
import table from "../panels/play.ts";
import { boards, type Given } from "./boards.ts";
import { followTongue, tell } from "./host.ts";
import { dropGame, type KeptGame, keepGame, keptGames } from "./kept_games.ts";
import { dataIn, wording } from "./wording.ts";

interface Offered {
  name: string;
  players: number[];
  seats: string[];
  /** Does the game itself draw who begins, unless that is said? */
  drawn: boolean;
  tokens: any;
  /** By how many play. */
  strengths: Record<string, { key: string; label: string; about: string }[]>;
}

const lobby = document.getElementById("lobby") as HTMLElement;
const form = lobby.querySelector("form") as HTMLFormElement;
const rows = document.getElementById("seats") as HTMLElement;
const counts = document.getElementById("players") as HTMLElement;
const begun = document.getElementById("begun") as HTMLElement;
const given: Given = JSON.parse(lobby.dataset.start ?? "{}");
const root = new URL(given.root, document.baseURI).href;
const data = dataIn("home");
const games: Record<string, Offered> = data.games;
const { say } = wording(data.words);

/** What is chosen beside the game: by seat, so that it stays where the number of players changes. */
const chosen = { players: 0, seat: 0, strengths: [] as string[], names: [] as string[] };
/** The game at the table. */
let playing: KeptGame | undefined;

const tables = boards(given, root, (_, model, el) => {
  model.lobby = "#";
  model.review = "../review/";
  model.on("msg:custom", ({ kept }) => kept && keep(kept));
  table.render({ model, el });
  // What was pressed in the lobby is gone: keys go on at the table.
  el.querySelector("section")?.focus();
});

function keep({ number, ...kept }: { number: number } & Omit<KeptGame, "id" | "at">) {
  if (!playing) return;
  const id = playing.id.split(".")[0] + (number ? `.${number}` : "");
  playing = { ...kept, id, at: Date.now() };
  history.replaceState(null, "", `#${id}`);
  tell("unkept", !keepGame(playing));
}

const make = <Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  more: object = {},
  ...children: (Node | string)[]
) => {
  const made = Object.assign(document.createElement(name), more);
  made.append(...children);
  return made;
};

const at = (name: string) => (form.elements.namedItem(name) as RadioNodeList).value;

/** A row of buttons of which one is chosen. */
function segs(
  name: string,
  label: string,
  options: { key: string; label: string }[],
  is: string,
  pick: (key: string) => void,
) {
  const box = make("fieldset", { className: "segs" }, make("legend", {}, label));
  for (const each of options) {
    const radio = make("input", { type: "radio", name, value: each.key, checked: each.key === is });
    radio.addEventListener("change", () => pick(each.key));
    box.append(make("label", {}, radio, make("span", {}, each.label)));
  }
  return box;
}

/** Who sits where, in the order of play. */
function sit() {
  const game = games[at("game")];
  const mode = at("mode");
  // With the fewest a game is short.
  if (!game.players.includes(chosen.players)) chosen.players = game.players[0];
  chosen.seat = Math.min(chosen.seat, chosen.players - 1);
  const offered = game.strengths[chosen.players];
  const legend = counts.querySelector("legend") as HTMLElement;
  const number = game.players.map((each) => ({ key: String(each), label: String(each) }));
  counts.replaceChildren(
    legend,
    ...segs("players", "", number, String(chosen.players), (key) => {
      chosen.players = Number(key);
      sit();
      (form.querySelector(`[name="players"]:checked`) as HTMLElement).focus();
    }).querySelectorAll("label"),
  );
  const words = { seats: game.tokens } as any;
  rows.replaceChildren(
    ...Array.from({ length: chosen.players }, (_, seat) => {
      const name = game.seats[seat];
      const row = make("div", { className: "seat" }, token(words, seat, 28));
      if (mode === "against" && seat === chosen.seat) {
        row.append(make("b", {}, say("you"), make("small", {}, name)), seatsOf(game, words));
        return row;
      }
      row.append(make("b", {}, name));
      if (mode === "pass") {
        const field = make("input", {
          value: chosen.names[seat] ?? "",
          placeholder: name,
          maxLength: 40,
          ariaLabel: say("name", { name }),
        });
        field.addEventListener("input", () => (chosen.names[seat] = field.value));
        row.append(field);
        return row;
      }
      const [first] = offered;
      const strength = offered.find(({ key }) => key === chosen.strengths[seat]) ?? first;
      const told = make("p", {}, strength.about);
      row.append(
        segs(`strength${seat}`, say("strength", { name }), offered, strength.key, (key) => {
          chosen.strengths[seat] = key;
          told.textContent = offered.find((each) => each.key === key)?.about ?? "";
        }),
        told,
      );
      return row;
    }),
  );
}

/** The tokens, of which one is the learner's. */
function seatsOf(game: Offered, words: any) {
  const box = make("fieldset", { className: "tokens" }, make("legend", {}, say("seat")));
  for (let seat = 0; seat < chosen.players; seat++) {
    const label = say("sit", { name: game.seats[seat] });
    const radio = make("input", {
      type: "radio",
      name: "seat",
      value: String(seat),
      checked: seat === chosen.seat,
      ariaLabel: label,
    });
    radio.addEventListener("change", () => {
      chosen.seat = seat;
      sit();
      (form.querySelector('[name="seat"]:checked') as HTMLElement).focus();
    });
    box.append(make("label", { title: label }, radio, token(words, seat, 24)));
  }
  return box;
}

form.addEventListener("change", ({ target }) => {
  if (target instanceof HTMLInputElement && /^(game|mode)$/.test(target.name)) sit();
});

form.addEventListener("submit", (event) => {
  event.preventDefault();
  const game = at("game");
  const mode = at("mode");
  const { players, strengths } = chosen;
  const first = games[game].strengths[players][0].key;
  const after = mode === "watch" ? 0 : chosen.seat + 1;
  const others = Array.from(
    { length: players - (mode === "watch" ? 0 : 1) },
    (_, one) => strengths[(after + one) % players] ?? first,
  );
  // By lot all go on by so many seats, and stay beside those they sit beside; unless the game itself draws who begins.
  const begins = at("begins");
  const lot = begins === "lot" && !games[game].drawn ? Math.floor(Math.random() * players) : 0;
  const seat = (chosen.seat + lot) % players;
  const names = Array.from({ length: players }, (_, one) => chosen.names[(one - lot + players) % players] ?? "");
  if (mode === "watch") others.unshift(...others.splice(players - lot));
  const typed = names.some(Boolean);
  const seed = (form.elements.namedItem("seed") as HTMLInputElement).value.trim();
  const wish = {
    game,
    players,
    seat: mode === "watch" ? null : mode === "pass" ? 0 : seat,
    opponents: mode === "pass" ? [] : others,
    names: mode === "pass" && typed ? names.map((name, one) => name || games[game].seats[one]) : [],
    seed: seed || crypto.randomUUID().slice(0, 12),
    pace: mode === "watch" ? "step" : "calm",
    hints: at("hints") === "priced",
    begins,
  };
  const id = `${game}-${Date.now().toString(36)}`;
  keepGame({ id, wish, where: "", says: say("new"), over: false, at: Date.now() });
  location.hash = id;
});

/** What was begun before: the newest first. */
function list() {
  const kept = keptGames().filter(({ wish }) => games[wish?.game]);
  begun.hidden = !kept.length;
  begun.querySelector("ul")?.replaceChildren(
    ...kept.map((game) => {
      const name = games[game.wish.game].name;
      const go = make("a", { href: `#${game.id}`, className: "go" }, say(game.over ? "look" : "go_on"));
      const back = make("a", { href: `../review/#${game.id}`, className: "back", hidden: !game.over }, say("review"));
      const gone = make(
        "button",
        { type: "button", className: "gone", ariaLabel: say("delete"), title: say("delete") },
        "×",
      );
      gone.addEventListener("click", () => {
        dropGame(game.id);
        list();
      });
      return make(
        "li",
        {},
        make("b", {}, [name, game.where].filter(Boolean).join(", ")),
        make("p", {}, game.says),
        go,
        back,
        gone,
      );
    }),
  );
}

/** Show what the address names: a game that was begun, or the lobby with a game chosen. */
function follow() {
  const asked = location.hash.slice(1);
  const game = keptGames().find(({ id }) => id === asked);
  document.body.classList.toggle("playing", !!game);
  if (game) {
    if (game.id !== playing?.id) {
      playing = game;
      tables.open(game.wish.game, "play", JSON.stringify(game.wish));
    }
    return;
  }
  playing = undefined;
  list();
  const radio = form.querySelector<HTMLInputElement>(`[name="game"][value="${CSS.escape(asked)}"]`);
  if (radio) radio.checked = true;
  sit();
}

followTongue();
form.hidden = false;
addEventListener("hashchange", follow);
follow();
