// What was done in a lesson before Python was there, kept until Python has done it too: a page may be closed meanwhile.

export class Tries {
  /** @param {string} key where they are kept */
  constructor(key) {
    this.key = key;
    /** @type {unknown[]} */
    this.all = [];
  }

  /** @param {unknown} content */
  add(content) {
    this.all.push(content);
    try {
      localStorage.setItem(this.key, JSON.stringify(this.all));
    } catch {
      // It is kept on this page, as long as that is open.
    }
  }
}
