// Whole games that were begun, as this browser keeps them: each under its own key, the newest first.

const KEY = "boardlab.game.";
/** So many are kept; of more, those that were played longest ago go. */
const MOST = 12;

export interface KeptGame {
  id: string;
  /** What Python goes on with. */
  wish: any;
  where: string;
  says: string;
  over: boolean;
  /** When it was played last, in milliseconds. */
  at: number;
}

const keys = () => Object.keys(localStorage).filter((key) => key.startsWith(KEY));

/** A browser that keeps nothing has none. */
export function keptGames(): KeptGame[] {
  try {
    return keys()
      .map((key) => JSON.parse(localStorage.getItem(key) ?? "") as KeptGame)
      .sort((one, other) => other.at - one.at);
  } catch {
    return [];
  }
}

/** Keep a game as it stands now; tells whether that could be done. */
export function keepGame(game: KeptGame): boolean {
  try {
    localStorage.setItem(KEY + game.id, JSON.stringify(game));
    for (const { id } of keptGames().slice(MOST)) dropGame(id);
    return true;
  } catch {
    return false;
  }
}

export function dropGame(id: string) {
  localStorage.removeItem(KEY + id);
}

/** Keep none any more. */
export function dropGames() {
  for (const key of keys()) localStorage.removeItem(key);
}
