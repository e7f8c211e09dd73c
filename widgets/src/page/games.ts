// Named games of the notebooks, as the browser keeps them: each is a file of Python's, in a database of their own.

const NAME = "boardlab-games";
const GAMES = "games";

const result = <Found>(wish: IDBRequest<Found>): Promise<Found> =>
  new Promise((done, fail) => {
    wish.onsuccess = () => done(wish.result);
    wish.onerror = () => fail(wish.error);
  });

async function within(mode: IDBTransactionMode, work: (games: IDBObjectStore) => Promise<unknown>) {
  const wish = indexedDB.open(NAME, 1);
  wish.onupgradeneeded = () => wish.result.createObjectStore(GAMES);
  const base = await result(wish);
  try {
    return await work(base.transaction(GAMES, mode).objectStore(GAMES));
  } finally {
    base.close();
  }
}

/**
 * Lay down the games that were kept, and give what keeps those that have changed since it was last called.
 * @param files Python's
 */
export async function keepGames(files: any, folder: string): Promise<() => Promise<unknown>> {
  files.mkdirTree(folder);
  const kept = await within("readonly", async (games) => {
    const [names, texts] = await Promise.all([result(games.getAllKeys()), result(games.getAll())]);
    return names.map((name, at) => [name, texts[at]]);
  }).catch(() => []);
  for (const [name, text] of kept as string[][]) files.writeFile(`${folder}/${name}`, text);
  /** When each was written. */
  const known: Map<string, number> = new Map();
  const changed = () =>
    files.readdir(folder).filter((name: string) => {
      const at = name.startsWith(".") ? 0 : files.stat(`${folder}/${name}`).mtime.getTime();
      const is = at !== (known.get(name) ?? 0);
      if (is) known.set(name, at);
      return is;
    });
  changed();
  return async () => {
    const names = changed();
    if (names.length)
      await within("readwrite", (games) =>
        Promise.all(
          names.map((name: string) =>
            result(games.put(files.readFile(`${folder}/${name}`, { encoding: "utf8" }), name)),
          ),
        ),
      );
  };
}
