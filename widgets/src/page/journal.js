// Lines of the journal, as far as a page without Python reads them: boardlab/lessons/entry.py says what they are.

/**
 * @typedef {{uid: string, id: string, kind: string, right: boolean}} Entry
 */

/** A line as an entry; undefined where it is none, or not what once was written. @param {string} line @returns {Promise<Entry | undefined>} */
export async function entry(line) {
  const [, body, sum] = /^(\{.*),"sum":"([0-9a-f]{16})"\}\s*$/s.exec(line) ?? [];
  if (body === undefined) return undefined;
  // Where the page came over a plain connection there is no digest; Python looks at each line anyway before it counts it.
  if (crypto.subtle && (await digest(body)) !== sum) return undefined;
  try {
    const read = JSON.parse(`${body}}`);
    return /^[0-9a-f]{16}$/.test(read.uid) ? read : undefined;
  } catch {
    return undefined;
  }
}

/** @param {string} body */
async function digest(body) {
  const hash = new Uint8Array(await crypto.subtle.digest("SHA-256", new TextEncoder().encode(body)));
  return [...hash.subarray(0, 8)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** The sound lines of a text, by their uid. @param {string} text @returns {Promise<Record<string, string>>} */
export async function sound(text) {
  /** @type {Record<string, string>} */
  const lines = {};
  for (const line of text.replace(/^\uFEFF/, "").split("\n")) {
    const read = await entry(line);
    if (read) lines[read.uid] = `${line.trimEnd()}\n`;
  }
  return lines;
}
