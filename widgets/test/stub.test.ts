// @vitest-environment jsdom
// What every board carries, and the library it finds.
import { beforeEach, expect, it, vi } from "vitest";
import type { Listener } from "../src/core/host.ts";

// Node imports no address of a blob: its text stands in the address here.
vi.stubGlobal(
  "Blob",
  class {
    text: string;

    constructor([text]: string[]) {
      this.text = text;
    }
  },
);
vi.spyOn(URL, "createObjectURL").mockImplementation(
  (blob: any) => `data:text/javascript,${encodeURIComponent(blob.text)}`,
);

const COMMON = { script: "globalThis.loaded.push('common');\nexport const name = 'shown';", style: ".common {}" };
const BOARD = {
  script: 'import { name } from "./common.js";\nexport default { render: ({ el }) => void (el.textContent = name) };',
  style: "",
};

class Library {
  held: Record<string, any>;
  listeners: Map<string, Set<Listener>>;

  constructor(held: Record<string, any>) {
    this.held = held;
    this.listeners = new Map();
  }
  get(part: string) {
    return this.held[part];
  }
  on(name: string, listener: Listener) {
    this.listeners.set(name, (this.listeners.get(name) ?? new Set()).add(listener));
  }
  off(name: string, listener: Listener) {
    this.listeners.get(name)?.delete(listener);
  }
  hold(part: string, text: any) {
    this.held[part] = text;
    for (const listener of this.listeners.get(`change:${part}`) ?? []) listener();
  }
}

/** A board on a page whose models are these. */
function board(manager: any): any {
  const hearing: Listener[] = [];
  const sent: any[] = [];
  return {
    sent,
    get: (name: string) => ({ _library: "IPY_MODEL_lib", _part: "board", _missing: "It is missing." })[name],
    on: (_: string, listener: Listener) => hearing.push(listener),
    send: (message: any) => sent.push(message),
    tell: (message: any) => hearing.forEach((listener) => void listener(message)),
    widget_manager: manager,
  };
}

const whole = () => new Library({ common: COMMON, board: BOARD });
const managerOf = (library: any) => ({
  get_model: async (id: string) => (id === "lib" ? library : Promise.reject(new Error("widget model not found"))),
});

let stub: any;
beforeEach(async () => {
  vi.useRealTimers();
  vi.resetModules();
  (globalThis as any).loaded = [];
  delete (globalThis as any)[Symbol.for("boardlab")];
  document.head.replaceChildren();
  stub = (await import("../src/core/stub.ts")).default;
});
const loaded = () => (globalThis as any).loaded;

it("shows the part it is for, and loads what it shares with others once, style and script", async () => {
  const els = [1, 2, 3].map(() => document.createElement("div"));
  const library = whole();
  await Promise.all(els.map((el) => stub.render({ model: board(managerOf(library)), el })));
  expect(els.map((el) => el.textContent)).toEqual(["shown", "shown", "shown"]);
  expect(document.head.querySelectorAll("style").length).toBe(1);
  const again = (vi.resetModules(), (await import("../src/core/stub.ts")).default);
  await again.render({ model: board(managerOf(whole())), el: els[0] });
  expect(document.head.querySelectorAll("style").length).toBe(1);
  expect(loaded()).toEqual(["common"]);
});

it("waits for a library that comes later, and for a part that comes later still", async () => {
  const library = new Library({});
  let calls = 0;
  const late = { get_model: async () => (++calls < 3 ? Promise.reject(new Error("widget model not found")) : library) };
  const el = document.createElement("div");
  const model = board(late);
  const shown = stub.render({ model, el });
  await vi.waitFor(() => expect(library.listeners.get("change:board")?.size).toBe(1));
  expect(el.textContent).toBe("");
  library.hold("board", BOARD);
  await vi.waitFor(() => expect(library.listeners.get("change:common")?.size).toBe(1));
  library.hold("common", COMMON);
  await shown;
  expect(el.textContent).toBe("shown");
  expect([...library.listeners.values()].every((listeners) => !listeners.size)).toBe(true);
  expect(model.sent).toEqual([]);
});

it.each([
  ["keeps its models from each other", { get_model: () => Promise.reject(new Error("no")) }],
  ["has no manager", undefined],
])("asks Python where the host %s", async (_, manager) => {
  const el = document.createElement("div");
  const model = board(manager);
  vi.useFakeTimers();
  const shown = stub.render({ model, el });
  await vi.advanceTimersByTimeAsync(500);
  expect([model.sent, el.textContent]).toEqual([[{ do: "library" }], ""]);
  await vi.advanceTimersByTimeAsync(4000);
  expect(el.textContent).toBe("It is missing.");
  model.tell({ do: "done" });
  model.tell({ library: { common: COMMON, board: BOARD } });
  await vi.advanceTimersByTimeAsync(1000);
  vi.useRealTimers();
  await shown;
  expect(el.textContent).toBe("shown");
  expect(model.sent.length).toBe(1);
});

it("asks no longer where nobody looks any more", async () => {
  const stop = new AbortController();
  const model = board(undefined);
  const shown = stub.render({ model, el: document.createElement("div"), signal: stop.signal });
  stop.abort();
  await shown;
  expect(model.sent).toEqual([]);
});

it("shows nothing where it was taken away before the library came", async () => {
  const library = new Library({ common: COMMON });
  const stop = new AbortController();
  const el = document.createElement("div");
  const shown = stub.render({ model: board(managerOf(library)), el, signal: stop.signal });
  stop.abort();
  library.hold("board", BOARD);
  await shown;
  expect(el.textContent).toBe("");
});

it("puts styles where a host shows boards in a shadow: once in each, and never only in the page", async () => {
  const shadows = [1, 2].map(() =>
    document.body.appendChild(document.createElement("div")).attachShadow({ mode: "open" }),
  );
  const els = [...shadows, shadows[0]].map((shadow) => shadow.appendChild(document.createElement("div")));
  const library = whole();
  for (const el of els) await stub.render({ model: board(managerOf(library)), el });
  expect(els.map((el) => el.textContent)).toEqual(["shown", "shown", "shown"]);
  expect(shadows.map((shadow) => shadow.querySelectorAll("style").length)).toEqual([1, 1]);
  const page = document.body.appendChild(document.createElement("div"));
  await stub.render({ model: board(managerOf(library)), el: page });
  expect(document.head.querySelectorAll("style")).toHaveLength(1);
});

it("brings a part that is wanted later, from Python, once it is asked for", async () => {
  const el = document.createElement("div");
  const script = 'export default { render: (context) => { globalThis.begun = context.bring("later"); } };';
  const model = board(managerOf(new Library({ board: { script, style: "" }, common: COMMON })));
  await stub.render({ model, el });
  expect(model.sent).toEqual([{ do: "library", part: "later" }]);
  const later = { script: 'import { name } from "./common.js";\nexport const said = name;', style: ".later {}" };
  model.tell({ answer: "no" });
  model.tell({ library: { later } });
  expect((await (globalThis as any).begun).said).toBe("shown");
  expect([...document.head.querySelectorAll("style")].map((one) => one.textContent)).toContain(".later {}");
});
