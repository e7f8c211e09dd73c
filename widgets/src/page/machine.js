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
    const [{ loadPyodide }, { default: createPyodideModule }] = await Promise.all([code(loader), code(script)]);
    return await loadPyodide({ indexURL: home, packageBaseUrl: home, createPyodideModule, ...more });
  } finally {
    here.fetch = fetch;
  }
}
