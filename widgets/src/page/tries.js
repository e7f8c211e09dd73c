// What was done in a lesson before Python was there, kept until Python has done it too: a page may be closed meanwhile.
//
// Python may have done it and the page been closed before it heard of that, or two pages may hand on the same tries. So
// they have a name, which the database keeps together with what came of them: it takes them once.

/** @typedef {{run: string, all: any[]}} Done */

export class Tries {
  /** @param {string} key where they are kept @param {string} run their name */
  constructor(key, run) {
    this.key = key;
    /** @type {Done} */
    this.done = { run, all: [] };
  }

  /** @param {unknown} content */
  add(content) {
    this.done.all.push(content);
    try {
      localStorage.setItem(this.key, JSON.stringify(this.done));
    } catch {
      // It is kept on this page, as long as that is open.
    }
  }
}

/** A name that no other page gives. */
export const newRun = () => [...crypto.getRandomValues(new Uint32Array(3))].join("-");

/** What a page that was closed too early has left behind; nothing where that cannot be read. @param {string} key @returns {Done | undefined} */
export function leftBehind(key) {
  try {
    const { run, all } = JSON.parse(localStorage.getItem(key) ?? "{}");
    return typeof run === "string" && Array.isArray(all) && all.length ? { run, all } : undefined;
  } catch {
    return undefined;
  }
}
