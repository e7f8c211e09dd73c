// Python itself, started from Pyodide's files at hand: nothing is asked of the network.

/** What Python is made of, by what it is to it. */
export const PARTS = ["loader", "script", "machine", "library"];

/**
 * @param {Record<string, ArrayBuffer>} parts @param {string} home where packages would lie @param {object} more what Pyodide is told
 * @returns {Promise<any>}
 */
export async function startPython({ loader, script, machine, library }, home, more) {
  const here = /** @type {any} */ (globalThis);
  const fetch = here.fetch;
  const held = { "pyodide.asm.wasm": [machine, "application/wasm"], "python_stdlib.zip": [library, "application/zip"] };
  here.fetch = async (/** @type {string} */ address) => {
    const [bytes, type] = held[/** @type {keyof typeof held} */ (String(address).split("/").at(-1))] ?? [];
    if (!bytes) throw new Error(`not in this folder: ${address}`);
    return new Response(bytes, { headers: { "content-type": String(type) } });
  };
  try {
    const code = (/** @type {ArrayBuffer} */ bytes) => import(URL.createObjectURL(new Blob([bytes], { type: "text/javascript" })));
    const [{ loadPyodide }, { default: create }] = await Promise.all([code(loader), code(script)]);
    // A memory that has grown while it was made has no room in a machine as it begins: Pyodide tells its size, and none hears it.
    const createPyodideModule = async (/** @type {{INITIAL_MEMORY?: number}} */ settings) => {
      const made = await create(settings);
      const wanted = settings.INITIAL_MEMORY ?? 0;
      if (wanted > made.HEAPU8.length) made._free(made._malloc(wanted - made._sbrk(0)));
      return made;
    };
    return await loadPyodide({ indexURL: home, packageBaseUrl: home, createPyodideModule, ...more });
  } finally {
    here.fetch = fetch;
  }
}
