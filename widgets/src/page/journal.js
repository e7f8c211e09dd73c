// Lines of the journal, as far as a page without Python reads them: boardlab/lessons/entry.py says what they are, and
// tests/lessons/journal_lines.json holds both to it.

const VERSION = 1;
const MOST_BYTES = 8192;
const DEEPEST = 64;
const KINDS = ["answer", "hint"];
const TEXTS = ["id", "misconception", "hint", "lang", "t"];

/**
 * @typedef {{uid: string, id: string, kind: string, right: boolean}} Entry of a line that a newer boardlab wrote, only its uid
 */

/** A line as an entry; undefined where it is none, or not what once was written. @param {string} line @returns {Promise<Entry | undefined>} */
export async function entry(line) {
  if (new TextEncoder().encode(line).length > MOST_BYTES) return undefined;
  const [, body, sum] = /^\uFEFF?(\{.*),"sum":"([0-9a-f]{16})"\}[\r\n]*$/s.exec(line) ?? [];
  if (body === undefined) return undefined;
  // Where the page came over a plain connection there is no digest; Python looks at each line anyway before it counts it.
  if (crypto.subtle && (await digest(body)) !== sum) return undefined;
  try {
    return understood(JSON.parse(`${body}}`), body);
  } catch {
    return undefined;
  }
}

/** The fields of a line as an entry; undefined where one is not of its type. @param {any} read @param {string} body @returns {Entry | undefined} */
function understood(read, body) {
  const { v, uid, kind, right = false } = read;
  if (typeof uid !== "string" || !/^[0-9a-f]{16}$/.test(uid) || !Number.isInteger(v) || v < VERSION) return undefined;
  // A sign written as two halves, or half of one: no line was ever written so.
  if (/(?<!\\)(?:\\\\)*\\u[dD][89a-fA-F]/.test(body) || isDeeper(read, DEEPEST)) return undefined;
  if (v > VERSION || !KINDS.includes(kind)) return { uid, id: "", kind: "", right: false };
  const texts = TEXTS.every((name) => typeof (read[name] ?? (name in read ? null : "")) === "string");
  if (!texts || typeof right !== "boolean") return undefined;
  return { uid, id: read.id ?? "", kind, right };
}

/** @param {unknown} value @param {number} most @returns {boolean} */
const isDeeper = (value, most) => most < 0 || (value !== null && typeof value === "object" && Object.values(value).some((part) => isDeeper(part, most - 1)));

/** @param {string} body */
async function digest(body) {
  const hash = new Uint8Array(await crypto.subtle.digest("SHA-256", new TextEncoder().encode(body)));
  return [...hash.subarray(0, 8)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** The sound lines of a text, by their uid. @param {string} text @returns {Promise<Record<string, string>>} */
export async function sound(text) {
  /** @type {Record<string, string>} */
  const lines = {};
  for (const line of text.split(/(?<=\n)/)) {
    const read = await entry(line);
    if (read) lines[read.uid] ??= `${line.replace(/^\uFEFF|[\r\n]+$/g, "")}\n`;
  }
  return lines;
}
