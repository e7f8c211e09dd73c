// Notebooks that were saved in this browser: their boards lived in a page that is gone, so their pictures are shown.

const VIEW = "application/vnd.jupyter.widget-view+json";
/** What is shown in its place; older versions gave the second. */
const PICTURES = ["text/html", "image/svg+xml"];
/** JupyterLite's databases, and where in them it keeps files. */
const STORAGE = "JupyterLite Storage";
const FILES = "files";

/**
 * Take each widget out of a notebook that has a picture beside it; tells whether there was one. boardlab/jupyter/server.py does so in JupyterLab.
 */
export function leavePictures(notebook: any) {
  let found = false;
  for (const { outputs = [] } of notebook?.cells ?? []) {
    for (const { data } of outputs) {
      if (!data?.[VIEW] || !PICTURES.some((kind) => data[kind])) continue;
      delete data[VIEW];
      found = true;
    }
  }
  return found;
}

/** Do so in all notebooks that JupyterLite keeps, before it reads one. */
export async function showPictures() {
  for (const { name } of (await indexedDB.databases?.()) ?? []) {
    if (name?.startsWith(STORAGE)) await new Promise((done) => within(name, () => done(1)));
  }
}

/** @param name of a database */
function within(name: string, done: () => void) {
  const wish = indexedDB.open(name);
  wish.onerror = done;
  wish.onsuccess = () => {
    const base = wish.result;
    const close = () => {
      base.close();
      done();
    };
    if (!base.objectStoreNames.contains(FILES)) return close();
    const writing = base.transaction(FILES, "readwrite");
    writing.oncomplete = writing.onabort = close;
    writing.objectStore(FILES).openCursor().onsuccess = ({ target }) => {
      const cursor = (target as IDBRequest<IDBCursorWithValue | null>).result;
      if (cursor?.value?.type === "notebook" && leavePictures(cursor.value.content)) cursor.update(cursor.value);
      cursor?.continue();
    };
  };
}
