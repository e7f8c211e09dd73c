// Named games of the notebooks, as the browser keeps them: each is a file of Python's, in a database of their own.

const NAME = "boardlab-games";
const GAMES = "games";

/** @template Found @param {IDBRequest<Found>} wish @returns {Promise<Found>} */
const result = (wish) =>
  new Promise((done, fail) => {
    wish.onsuccess = () => done(wish.result);
    wish.onerror = () => fail(wish.error);
  });

/** @param {IDBTransactionMode} mode @param {(games: IDBObjectStore) => Promise<unknown>} work */
async function within(mode, work) {
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
 *
 * @param {any} files Python's @param {string} folder
 * @returns {Promise<() => Promise<unknown>>}
 */
export async function keepGames(files, folder) {
  files.mkdirTree(folder);
  const kept = await within("readonly", async (games) => {
    const [names, texts] = await Promise.all([result(games.getAllKeys()), result(games.getAll())]);
    return names.map((name, at) => [name, texts[at]]);
  }).catch(() => []);
  for (const [name, text] of /** @type {string[][]} */ (kept)) files.writeFile(`${folder}/${name}`, text);
  /** When each was written. @type {Map<string, number>} */
  const known = new Map();
  const changed = () =>
    files.readdir(folder).filter((/** @type {string} */ name) => {
      const at = name.startsWith(".") ? 0 : files.stat(`${folder}/${name}`).mtime.getTime();
      const is = at !== (known.get(name) ?? 0);
      if (is) known.set(name, at);
      return is;
    });
  changed();
  return async () => {
    const names = changed();
    if (names.length) await within("readwrite", (games) => Promise.all(names.map((/** @type {string} */ name) => result(games.put(files.readFile(`${folder}/${name}`, { encoding: "utf8" }), name)))));
  };
}
