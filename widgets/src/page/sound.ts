// Tells what is the site's from what a portal of a network, or a filter, gives in its place: these may answer any address
// with a page of their own, and say that all is well.

/** Every page of the site has it (boardlab/site/frame.py). */
const MARKER = '<meta name="application-name" content="boardlab">';
/** The media types of files that need one, by the ends of their names. */
const TYPES = new Map([
  ["js", /javascript/],
  ["css", /^text\/css/],
  ["svg", /^image\/svg/],
  ["png", /^image\/png/],
]);

export const isPage = (address: string) => /(?:\/|\.html)$/.test(new URL(address).pathname);

/** Is this what the site has at an address? */
export async function sound(address: string, got: Response) {
  const type = got.headers.get("content-type") ?? "";
  const html = /^text\/html/.test(type);
  if (!got.ok || got.redirected) return false;
  if (isPage(address)) return html && (await got.clone().text()).includes(MARKER);
  const [, ending = ""] = /\.(\w+)$/.exec(new URL(address).pathname) ?? [];
  return !html && (TYPES.get(ending)?.test(type) ?? true);
}
