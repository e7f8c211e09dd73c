// Boards that come one after the other on a plain page, in one place: Python begins with the first of a game, and goes on
// with those that follow.

import { host, Model } from "./host.ts";

const named = (id: string) => document.getElementById(id) as HTMLElement;

export interface Given {
  root: string;
  lang: string;
  /** What Python needs of each game. */
  games: Record<string, any>;
}

/** What Python needs of several games at once. */
export function together(games: Given["games"], some: string[]) {
  const found = some.map((game) => games[game]);
  const packs = [...new Set(found.flatMap((each) => each.packs))];
  return { ...found[0], files: Object.assign({}, ...found.map(({ files }) => files)), packs };
}

/**
 * @param root the first page of the site
 * @param show shows a board in an element of its own, once it is there
 */
export function boards(given: Given, root: string, show: (whole: any, model: Model, el: HTMLElement) => void) {
  const [place, waiting, wrong] = ["table", "waiting", "wrong"].map(named);
  let running: { game: string; python: ReturnType<typeof host> } | undefined;

  /** Open a board of one game, or of several with `+` between; others begin Python anew. */
  function open(game: string, kind: string, about: string) {
    const page = { kind, about };
    wrong.hidden = true;
    wrong.textContent = "";
    if (running?.game === game) return running.python.open(page);
    running?.python.stop();
    waiting.hidden = false;
    place.replaceChildren();
    delete place.dataset.from;
    const python: ReturnType<typeof host> = host(
      place,
      { ...together(given.games, game.split("+")), lang: given.lang, root, page },
      (whole) => {
        waiting.hidden = true;
        wrong.textContent = whole.mistake;
        wrong.hidden = !whole.mistake;
        const model = new Model(whole, python.send, given.lang);
        const el = document.createElement("div");
        place.replaceChildren(el);
        show(whole, model, el);
        return model;
      },
    );
    running = { game, python };
  }

  return {
    open,
    /** The game of the board that is there. */
    game: () => running?.game,
    send: (content: unknown) => running?.python.send(content),
  };
}
