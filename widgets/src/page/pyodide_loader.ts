// Python itself, started from Pyodide's files at hand: nothing is asked of the network.

/** What Python is made of, by what it is to it. */
export const PARTS = ["loader", "script", "machine", "library"];

/**
 * @param home where packages would lie
 * @param more what Pyodide is told
 */
export async function startPython(
  { loader, script, machine, library }: Record<string, ArrayBuffer>,
  home: string,
  more: object,
): Promise<any> {
  const here = globalThis as any;
  const fetch = here.fetch;
  const held = { "pyodide.asm.wasm": [machine, "application/wasm"], "python_stdlib.zip": [library, "application/zip"] };
  here.fetch = async (address: string) => {
    const [bytes, type] = held[String(address).split("/").at(-1) as keyof typeof held] ?? [];
    if (!bytes) throw new Error(`not in this folder: ${address}`);
    return new Response(bytes, { headers: { "content-type": String(type) } });
  };
  try {
    const code = (bytes: ArrayBuffer) => import(URL.createObjectURL(new Blob([bytes], { type: "text/javascript" })));
    const [{ loadPyodide }, { default: create }] = await Promise.all([code(loader), code(script)]);
    // A memory that has grown while it was made has no room in a machine as it begins: Pyodide tells its size, and none hears it.
    const createPyodideModule = async (settings: { INITIAL_MEMORY?: number }) => {
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
