// Every board carries these lines. They find the library of its kernel, which holds the scripts and styles of all, and
// show the part of it that the board is for.
import type { Context, Model } from "./host.ts";

export type Library = {
  get: (part: string) => { script: string; style: string } | undefined;
  on: (event: string, listener: () => void) => void;
  off: (event: string, listener: () => void) => void;
};

const NEEDS = /\bfrom\s*"\.\/(\w+)\.js"/g;
const ASKS = 4;
const TELLS = 8;
const TRIES = 60;

/** What this page has already, by its text: all notebooks open on it share that. */
const shared: Map<string, string> = ((globalThis as any)[Symbol.for("boardlab")] ??= new Map());

/** The library, as soon as it is there: a page that is restored makes its models in any order. */
async function find(model: Model, el: HTMLElement, signal?: AbortSignal): Promise<Library | undefined> {
  let lent: Library | undefined;
  model.on("msg:custom", ({ library }: any) => {
    if (library) lent = { get: (part) => library[part], on() {}, off() {} };
  });
  for (let tries = 0; tries < TRIES && !signal?.aborted; tries++) {
    if (tries === TELLS) el.textContent = model.get("_missing");
    try {
      // A host may keep its models from each other: then Python hands this one all it needs.
      if (tries === ASKS) model.send({ do: "library" });
      const found =
        lent ??
        ((await model.widget_manager?.get_model?.(model.get("_library").replace("IPY_MODEL_", ""))) as
          | Library
          | undefined);
      if (found) return found;
    } catch {
      // Not there yet.
    }
    await new Promise((done) => setTimeout(done, Math.min(20 * 2 ** tries, 1000)));
  }
}

/** A part, as soon as the library holds it. */
const held = (library: Library, part: string): Promise<{ script: string; style: string }> =>
  new Promise((done) => {
    const look = () => {
      const found = library.get(part);
      if (!found?.script) return;
      library.off(`change:${part}`, look);
      done(found);
    };
    library.on(`change:${part}`, look);
    look();
  });

/**
 * Styles go into the head of the page, once; a host may show a board in a shadow, where only styles of its own are seen.
 */
function wear(style: string, root: Node) {
  const shadow = root instanceof ShadowRoot && root;
  if (shadow ? [...shadow.children].some((one) => one.textContent === style) : shared.has(style)) return;
  if (!shadow) shared.set(style, "");
  (shadow || document.head).append(Object.assign(document.createElement("style"), { textContent: style }));
}

/** The address of a part's script, with all it needs on the page. */
async function address(library: Library, part: string, el: HTMLElement): Promise<string> {
  const { script, style } = await held(library, part);
  const needs: Record<string, string> = {};
  for (const [, need] of script.matchAll(NEEDS)) needs[need] ??= await address(library, need, el);
  if (style) wear(style, el.getRootNode());
  const whole = script.replace(NEEDS, (_, need) => `from"${needs[need]}"`);
  if (!shared.has(whole)) shared.set(whole, URL.createObjectURL(new Blob([whole], { type: "text/javascript" })));
  return shared.get(whole) as string;
}

/** A part that is wanted later, from Python: the library holds what boards need to begin. */
async function bring(name: string, library: Library, { model, el }: Context) {
  const lent = await new Promise<any>((done) => {
    model.on("msg:custom", ({ library: found }: any) => found?.[name] && done(found));
    model.send({ do: "library", part: name });
  });
  const get = (part: string) => lent[part] ?? library.get(part);
  return import(await address({ get, on() {}, off() {} }, name, el));
}

export default {
  async render(context: Context) {
    const { model, el, signal } = context;
    const library = await find(model, el, signal);
    if (!library) return;
    const part = await import(await address(library, model.get("_part"), el));
    if (signal?.aborted) return;
    el.replaceChildren();
    return part.default.render({ ...context, bring: (name: string) => bring(name, library, context) });
  },
};
