// Python in a worker, or in Node where the site is built: started from files at hand, with nothing asked of a network.

/** Where the package lies. */
const CODE = "/lib/boardlab";

/** Opens a page; once while the site is built, so that what it needs is in the memory that pages start from. */
const BEGIN = `
import random, sys
if "${CODE}" not in sys.path:
    sys.path.append("${CODE}")
sys.path_importer_cache.clear()
random.seed()
from boardlab.page.opening import open_page
`;

/**
 * Lay a part of the package down: a pack is a line of JSON, the length of each file by its name, and then the files.
 */
export function unpack(python: any, pack: ArrayBuffer) {
  const bytes = new Uint8Array(pack);
  let at = bytes.indexOf(10) + 1;
  for (const [name, length] of Object.entries<number>(JSON.parse(new TextDecoder().decode(bytes.subarray(0, at))))) {
    const path = `${CODE}/${name}`;
    python.FS.mkdirTree(path.slice(0, path.lastIndexOf("/")));
    python.FS.writeFile(path, bytes.subarray(at, at + length));
    at += length;
  }
}

/**
 * A page, as Python hosts it.
 * @param page what it shows: a lesson, a table, what was reached
 * @param site where links lead
 */
export function begin(
  python: any,
  { kind, about }: { kind: string; about: string },
  lang: string,
  home: string,
  kept: string,
  show: (content: string) => void,
  site: string = "",
) {
  const names = python.toPy({ kind, about, lang, home, kept, site });
  names.set("show", show);
  try {
    return python.runPython(`${BEGIN}\nopen_page(kind, about, lang, home, kept, show, site)`, { globals: names });
  } finally {
    names.destroy();
  }
}

/** Begin lessons and leave nothing of them but what the next one would make once more. */
export function warm(python: any, lessons: string[]) {
  const names = python.toPy({ lessons });
  python.runPython(
    `${BEGIN}\nimport gc\nfor lesson in lessons:\n    open_page("lesson", lesson, "en", "/nowhere").whole()\ngc.collect()`,
    { globals: names },
  );
  names.destroy();
}

/**
 * Take out of a memory what the machine itself lays there when it begins, or put it back: done twice, nothing has changed.
 * What is taken out need not be sent, since the machine is sent anyway.
 * @param memory as Pyodide writes it
 * @param machine its WebAssembly
 */
export function mix(memory: ArrayBuffer, machine: ArrayBuffer) {
  const heap = new Uint8Array(memory, new DataView(memory).getUint32(4, true));
  const bytes = new Uint8Array(machine);
  for (const [to, from, length] of dataOf(bytes)) for (let at = 0; at < length; at++) heap[to + at] ^= bytes[from + at];
}

const DATA = 11;
const HEAD = 8;

/** The data of a WebAssembly: where each part goes, where it begins, how long it is. */
export function* dataOf(bytes: Uint8Array) {
  let at = HEAD;
  const number = () => {
    let found = 0;
    for (let bits = 0; ; bits += 7) {
      const byte = bytes[at++];
      found += (byte & 127) * 2 ** bits;
      if (!(byte & 128)) return found;
    }
  };
  while (at < bytes.length) {
    const kind = bytes[at++];
    const length = number();
    const end = at + length;
    for (let left = kind === DATA ? number() : 0; left > 0; left--) {
      at += 2; // It goes into the memory, to a place that is a plain number,
      const to = number();
      at += 1; // which ends here.
      const size = number();
      yield [to, at, size];
      at += size;
    }
    at = end;
  }
}
