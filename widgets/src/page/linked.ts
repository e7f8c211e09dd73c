// What a page must know of a link before Python has begun: whose game it is, and which lesson it leads to.

/** In so many signs a text has named its game. */
const ENOUGH = 2_000;
const LESSON = /^boardlab step 1 ([a-z0-9_]+(?:\.[a-z0-9_]+)+) /;

/** The beginning of the text in a link, or in a text itself; only Python reads it all. */
export async function begins(given: string): Promise<string> {
  const [, part, value] = /#(?:.*&)?([tz])=([^&]*)/s.exec(given.slice(0, 200_000)) ?? [];
  if (part !== "z") return (value ?? given).slice(0, ENOUGH).replace(/%[0-9a-f]{2}/gi, " ");
  try {
    const bytes = Uint8Array.from(atob(value.replace(/-/g, "+").replace(/_/g, "/")), (sign) => sign.charCodeAt(0));
    // The first piece is enough, however much would follow.
    const reader = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("deflate")).getReader();
    const { value: piece } = await reader.read();
    reader.cancel().catch(() => {});
    return new TextDecoder().decode(piece?.subarray(0, ENOUGH));
  } catch {
    return "";
  }
}

/** The game that a text names first; undefined for none. */
export function gameIn(text: string, games: string[]) {
  const found = games
    .map((game) => ({ game, at: text.search(new RegExp(`\\b${game}\\b`)) }))
    .filter(({ at }) => at >= 0);
  return found.sort((one, other) => one.at - other.at)[0]?.game;
}

/** The lesson that a link to a step leads to; undefined for any other. */
export const lessonIn = (text: string) => LESSON.exec(text)?.[1];
