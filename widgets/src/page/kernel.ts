// Python of the notebooks, as JupyterLite's kernel asks for it: from the files of the site, with the learner's progress
// where the pages of the site keep theirs.
import { file, take } from "./files.ts";
import { keepGames } from "./games.ts";
import { PARTS, startPython } from "./pyodide_loader.ts";
import { restored, save } from "./store.ts";

const HERE = globalThis as any;
const SITE = new URL("../../", import.meta.url).href;
const HOME = "/learner";
/** The rest of the standard library: nine of its packages have modules in both parts. */
const REST = `
import asyncio, concurrent.futures, email, encodings, http, importlib, logging, sys, urllib, xml
sys.path.append(rest)
for package in (asyncio, concurrent.futures, email, encodings, http, importlib, logging, urllib, xml):
    package.__path__.append(f"{rest}/{package.__name__.replace('.', '/')}")
`;
/** Charts are drawn by the extension of the page, which has plotly once for all of them. */
const KEEP = `
import os, pathlib
os.environ["PLOTLY_RENDERER"] = "plotly_mimetype"
os.environ["BOARDLAB_HOME"] = home
os.environ["BOARDLAB_SITE"] = site
from boardlab.page.progress_sync import ProgressSync
kept = ProgressSync(pathlib.Path(home, "progress"))
kept.restore(held)
kept
`;
/** Says on the stage that nothing is kept, or that it is again. */
const LOST = `
from boardlab.lessons.journal.journal import journal
journal().set_volatile
`;

/** What the kernel takes for Pyodide's own. */
export async function loadPyodide({
  files,
  wheels,
  load,
  packages: _,
  indexURL: __,
  ...more
}: {
  files: Record<string, string>;
  wheels: string;
  load: string[];
  packages: string[];
  indexURL: string;
}) {
  // A browser may keep nothing.
  const before = restored();
  const home = `${SITE}${wheels}/`;
  const lock = fetch(`${home}lock.json`).then((response) => response.text());
  const [rest, ...parts] = await Promise.all(
    ["rest", ...PARTS].map((part) => take(`${SITE}python/${files[part]}`, () => {})),
  );
  const made = Object.fromEntries(PARTS.map((part, at) => [part, parts[at]]));
  const python = await startPython(made, home, { lockFileContents: await lock, ...more });
  python.FS.writeFile("/lib/rest.zip", new Uint8Array(rest));
  run(python, REST, { rest: "/lib/rest.zip" });
  await python.loadPackage(load, { messageCallback: () => {} });
  const found = await before;
  const kept = run(python, KEEP, { home: HOME, site: SITE, held: found });
  const lost = run(python, LOST, {});
  lost(!found);
  watch(kept, lost, await keepGames(python.FS, `${HOME}/games`));
  file();
  return python;
}

function run(python: any, code: string, names: object) {
  const globals = python.toPy(names);
  try {
    return python.runPython(code, { globals });
  } finally {
    globals.destroy();
  }
}

/** Keep what is new after whatever the kernel tells its page: an answer is told as soon as it is given. */
function watch(kept: any, lost: (lost: boolean) => void, games: () => Promise<unknown>) {
  const post = HERE.postMessage;
  let due: ReturnType<typeof setTimeout> | undefined;
  const look = () => {
    due = undefined;
    const news = kept.news();
    games().catch(() => lost(true));
    if (news)
      save(JSON.parse(news)).then(
        () => lost(false),
        () => lost(true),
      );
  };
  HERE.postMessage = (...content: unknown[]) => {
    post.apply(HERE, content);
    if (due === undefined) due = setTimeout(look);
  };
}
