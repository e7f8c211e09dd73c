// @vitest-environment jsdom
import { describe, expect, it } from "vitest";
import { picture, sync } from "../src/core/dom.ts";
import { follow, patched } from "../src/core/patch.ts";
import { redrawn } from "../src/core/picture.ts";

const modelOf = (state: Record<string, any>) => ({
  state,
  told: [] as string[],
  get(name: string) {
    return this.state[name];
  },
  set(name: string, value: any) {
    this.state[name] = value;
    this.told.push(name);
  },
});

describe("a patch", () => {
  it("makes the new of the old, and leaves alone what stays", () => {
    const old = { a: 1, b: { c: [1, 2, 3], d: "x" }, e: ["u", "v", "w"], text: "1\n2\n3\n4", gone: true };
    const now = patched(old, [
      "{",
      {
        a: ["=", 2],
        b: ["{", { c: ["{", { 1: ["=", 9] }, []], new: ["=", 7] }, []],
        e: ["[", [0, 0, ["n"], 1, 2, [], 0, 1, ["o"]]],
        text: ["~", [2, 2, ["5"], 0, 1, []]],
      },
      ["gone"],
    ]);
    expect(now).toEqual({
      a: 2,
      b: { c: [1, 9, 3], d: "x", new: 7 },
      e: ["n", "v", "w", "u", "o"],
      text: "3\n4\n5\n1",
    });
    expect(old.b.c).toEqual([1, 2, 3]);
    const kept = { frame: { board: {}, log: [] } };
    expect(patched(kept, ["{", { frame: ["{", { board: ["=", 1] }, []] }, []]).frame.log).toBe(kept.frame.log);
  });
});

describe("a model that follows", () => {
  const change = (from: number, value: any, more = {}) => ({
    from,
    version: from + 1,
    patch: ["{", { frame: ["{", { rev: ["=", value] }, []] }, []],
    ...more,
  });
  const start = () => modelOf({ version: 3, frame: { rev: 1 }, words: {}, area: {} });

  it("counts a change once, however many views hear it", () => {
    const model = start();
    expect(follow(model, { version: 4, changes: [change(3, 2)] })).toBe(true);
    expect(follow(model, { version: 4, changes: [change(3, 2)] })).toBe(true);
    expect(model.state).toMatchObject({ version: 4, frame: { rev: 2 } });
    expect(model.told).toEqual(["version", "frame"]);
  });

  it("notices what is missing, and makes no change of another board than it was meant for", () => {
    const model = start();
    expect(follow(model, { version: 5, changes: [change(4, 3)] })).toBe(false);
    expect(model.state).toMatchObject({ version: 3, frame: { rev: 1 } });
    expect(follow(model, { version: 5 })).toBe(false);
  });

  it("takes what is newer, part by part, and then goes on", () => {
    const model = start();
    expect(follow(model, { version: 9, changes: [change(3, 8, { version: 9, newer: true })] })).toBe(true);
    expect(follow(model, { version: 9, changes: [change(1, 7, { version: 8, newer: true })] })).toBe(true);
    expect(model.state).toMatchObject({ version: 9, frame: { rev: 8 } });
    expect(follow(model, { version: 10, changes: [change(9, 9)] })).toBe(true);
    expect(model.state.frame.rev).toBe(9);
  });

  it("hears messages of another kind", () => {
    expect(follow(start(), {})).toBe(true);
  });
});

describe("a picture that changes a little", () => {
  const drawn = (layers: string[][], title: string = "t") =>
    [
      `<svg xmlns="http://www.w3.org/2000/svg" class="bl-toy" viewBox="0 0 9 9">`,
      `<title>${title}</title>`,
      "<style>.a{",
      "}</style>",
      `<rect class="bl-bg"/>`,
      ...layers.flatMap((shapes, at) => [`<g data-layer="l${at}">`, ...shapes, "</g>"]),
      "</svg>",
      "",
    ].join("\n");
  const shape = (random: () => number) => {
    const key = "abcdefgh"[Math.floor(random() * 8)];
    const look = Math.floor(random() * 3);
    return random() < 0.5
      ? `<g data-key="${key}" class="c${look}"><path d="M${look}"/></g>`
      : `<path class="bl-hit" data-place="${key}" d="M${look}"/>`;
  };

  it("is the picture that it would be if it were read anew", () => {
    let seed = 7;
    const random = () => (seed = (seed * 1103515245 + 12345) % 2147483648) / 2147483648;
    const home = document.createElement("div");
    let before = "";
    let reused = 0;
    let layers = [[], [], []].map(() => Array.from({ length: 9 }, () => shape(random)));
    for (let round = 0; round < 100; round++) {
      layers = layers.map((shapes) => {
        const kept = shapes.filter(() => random() < 0.9);
        if (random() < 0.5) kept.splice(Math.floor(random() * kept.length), 0, shape(random));
        if (random() < 0.2) kept.push(...([kept.shift()].filter(Boolean) as string[]));
        return kept;
      });
      // Keys are unique within a picture.
      const seen = new Set();
      layers = layers.map((shapes) =>
        shapes.filter((one) => {
          const key = /data-key="."/.exec(one)?.[0];
          return !key || (!seen.has(key) && seen.add(key));
        }),
      );
      const text = drawn(layers, `step ${round}`);
      const stood = new Set(home.querySelectorAll("[data-layer] > *"));
      const next = document.createElement("div");
      next.append(redrawn(text, before, home.firstElementChild) as Element);
      sync(home, next, () => {});
      reused += [...home.querySelectorAll("[data-layer] > *")].filter((each) => stood.has(each)).length;
      expect(home.innerHTML.replaceAll("\n", "")).toBe((picture(text) as Element).outerHTML.replaceAll("\n", ""));
      before = text;
    }
    expect(reused).toBeGreaterThan(800);
  });

  it("keeps the element of a piece that changes its look", () => {
    const home = document.createElement("div");
    const one = drawn([[`<g data-key="a" class="x"/>`, `<g data-key="b"/>`]]);
    const two = drawn([[`<g data-key="b"/>`, `<g data-key="a" class="y"/>`]], "another");
    home.append(picture(one) as Element);
    const [a, b] = home.querySelectorAll("[data-key]");
    const next = document.createElement("div");
    next.append(redrawn(two, one, home.firstElementChild) as Element);
    sync(home, next, () => {});
    expect([...home.querySelectorAll("[data-key]")]).toEqual([b, a]);
    expect(a.getAttribute("class")).toBe("y");
  });
});
