// Lines of the journal, as far as a page without Python reads them: boardlab/lessons/journal/entry.py says what they are, and
// tests/lessons/journal_lines.json holds both to it.

const VERSION = 1;
const MOST_BYTES = 8192;
const DEEPEST = 64;
const KINDS = ["answer", "hint"];
const TEXTS = ["id", "misconception", "hint", "lang", "t", "rule"];

/** of a line that a newer boardlab wrote, only its uid */
/** stars: of a challenge, how many were reached */
export type Entry = {
  uid: string;
  id: string;
  kind: string;
  right: boolean;
  misconception: string;
  time: string;
  stars: number;
};

/** A line as an entry; undefined where it is none, or not what once was written. */
export async function entry(line: string): Promise<Entry | undefined> {
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

/** The fields of a line as an entry; undefined where one is not of its type. */
function understood(read: any, body: string): Entry | undefined {
  const { v, uid, kind, right = false } = read;
  if (typeof uid !== "string" || !/^[0-9a-f]{16}$/.test(uid) || !Number.isInteger(v) || v < VERSION) return undefined;
  // A sign written as two halves, or half of one: no line was ever written so.
  if (/(?<!\\)(?:\\\\)*\\u[dD][89a-fA-F]/.test(body) || isDeeper(read, DEEPEST)) return undefined;
  if (v > VERSION || !KINDS.includes(kind))
    return { uid, id: "", kind: "", right: false, misconception: "", time: "", stars: 0 };
  const texts = TEXTS.every((name) => typeof (read[name] ?? (name in read ? null : "")) === "string");
  if (!texts || typeof right !== "boolean") return undefined;
  return {
    uid,
    id: read.id ?? "",
    kind,
    right,
    misconception: read.misconception ?? "",
    time: read.t ?? "",
    stars: typeof read.answer === "number" ? read.answer : 0,
  };
}

const isDeeper = (value: unknown, most: number): boolean =>
  most < 0 ||
  (value !== null && typeof value === "object" && Object.values(value).some((part) => isDeeper(part, most - 1)));

async function digest(body: string) {
  const hash = new Uint8Array(await crypto.subtle.digest("SHA-256", new TextEncoder().encode(body)));
  return [...hash.subarray(0, 8)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** The sound lines of a text, by their uid. */
export async function sound(text: string): Promise<Record<string, string>> {
  const lines: Record<string, string> = {};
  for (const line of text.split(/(?<=\n)/)) {
    const read = await entry(line);
    if (read) lines[read.uid] ??= `${line.replace(/^\uFEFF|[\r\n]+$/g, "")}\n`;
  }
  return lines;
}
