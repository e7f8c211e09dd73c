// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Listener } from "../src/core/host.ts";
import widget from "../src/panels/table.ts";
import { FakeKernel, SEATS, timesTold } from "./fakes.ts";

// jsdom has none; the keys here need no escaping.
vi.stubGlobal("CSS", { escape: String });

function frame(changes = {}): any {
  const svg =
    '<svg xmlns="http://www.w3.org/2000/svg"><g data-key="p@a1" style="transform:translate(0px,0px)"/>' +
    '<path class="bl-hit" data-place="a1"/><path class="bl-hit" data-place="b1"/></svg>';
  return {
    rev: 1,
    by: "",
    told: "",
    lang: "en",
    title: "Toy",
    label: "Study: Toy",
    where: "",
    parts: ["head", "turn", "actions", "receipt", "log", "timeline"],
    view: "board",
    views: [{ key: "board", label: "Board" }],
    turns: false,
    languages: [{ key: "en", label: "EN" }],
    players: [
      { seat: 0, letter: "A", name: "<b>A</b>", points: 1, says: "A: 1" },
      { seat: 1, letter: "B", name: "B", points: 2, says: "B: 2" },
    ],
    seats: { shown: -1, choices: [] },
    notes: [],
    says: "",
    alert: "",
    cover: null,
    turn: {
      seat: 0,
      says: "A to play",
      budget: { left: 1, of: 2, short: "1 AP", rest: "of 2", says: "1 AP of 2" },
      note: "",
    },
    time: {
      ply: 0,
      last: 1,
      first: 0,
      line: "main",
      nodes: [{ ply: 1, seat: 0, says: "Step 1" }],
      start: "Start",
      earlier: "",
      step: "0 of 1",
      label: "Timeline",
      branches: [],
      can_undo: false,
      can_redo: true,
    },
    board: { label: "Board", svg, text: "", says: { a1: "a1, free", b1: "b1, free" }, stands: {}, facts: ["fact"] },
    groups: [
      {
        label: "G",
        rows: [
          { key: "put", label: "Put", note: "", cost: "", why: "", more: "", final: false, pressed: false },
          { key: "no", label: "No", note: "", cost: "", why: "Because.", more: "", final: false, pressed: false },
        ],
      },
    ],
    pick: { path: [], keys: [], prompt: "Pick", choices: [], targets: ["b1"] },
    refused: null,
    receipt: {
      title: "Now",
      totals: [3, 0],
      lines: [
        {
          seat: 0,
          label: "L",
          sum: "s",
          says: "L, s, 3",
          points: 3,
          rule: "r",
          places: ["a1"],
          focus: [],
          scores: [4, 2],
        },
      ],
    },
    log: [{ ply: 1, text: "A did <i>it</i>", rule: "r" }],
    ...changes,
  };
}

class FakeModel {
  sent: any[];
  listeners: Map<string, Set<Listener>>;
  state: any;

  constructor() {
    this.sent = [];
    this.listeners = new Map();
    this.state = {
      frame: frame(),
      words: new Proxy({}, { get: (_, key) => (key === "seats" ? SEATS : `word ${String(key)}`) }),
      area: { rows: [["a1", "b1"]], near: { a1: { right: "b1" }, b1: { left: "a1" } } },
    } as any;
  }
  get(name: string) {
    return this.state[name];
  }
  set(name: string, value: unknown) {
    this.state[name] = value;
  }
  on(name: string, listener: Listener) {
    if (!this.listeners.has(name)) this.listeners.set(name, new Set());
    this.listeners.get(name)?.add(listener);
  }
  off(name: string, listener: Listener) {
    this.listeners.get(name)?.delete(listener);
  }
  send(message: any) {
    this.sent.push(message);
  }
  tell(name: string, value: any) {
    for (const listener of this.listeners.get(name) ?? []) listener(value);
  }
  show(changes = {}) {
    this.state.frame = frame(changes);
    this.tell("change:frame", undefined);
  }
  answer(answer: string, text = "") {
    const { client, seq } = this.sent.at(-1);
    this.tell("msg:custom", { client, seq, answer, text, rev: 1 });
  }
}

/** what the host's layout tells the board */
const observers: Set<() => void> = new Set();
const resized = () => observers.forEach((told) => void told());
vi.stubGlobal(
  "ResizeObserver",
  class {
    told: () => void;

    constructor(told: () => void) {
      this.told = told;
    }
    observe() {
      observers.add(this.told);
    }
    disconnect() {
      observers.delete(this.told);
    }
  },
);

let model: FakeModel;
let el: HTMLElement;
let stop: () => void;
const find = (selector: string) => el.querySelector(selector) as HTMLElement;
const press = (code: string, options = {}) =>
  document.activeElement?.dispatchEvent(
    new KeyboardEvent("keydown", { code, key: code, bubbles: true, cancelable: true, ...options }),
  );

beforeEach(() => {
  vi.useFakeTimers();
  localStorage.clear();
  model = new FakeModel();
  el = document.createElement("div");
  document.body.replaceChildren(el);
  stop = widget.render({ model, el });
});
afterEach(() => {
  stop();
  vi.useRealTimers();
});

describe("a board on the page", () => {
  it("is ready, and shows text as text", () => {
    expect(find(".bl-study").dataset.ready).toBe("1");
    expect(find(".bl-say li").textContent).toContain("<i>it</i>");
    expect(el.querySelector("i i, .bl-say i")).toBeNull();
  });

  it("does not say its language again", () => {
    const root = find(".bl-study");
    expect(timesTold(root, () => model.show({ rev: 2 }))).toBe(0);
    expect(timesTold(root, () => model.show({ rev: 3, lang: "ko" }))).toBe(1);
    expect(root.lang).toBe("ko");
  });

  it("leaves alone what is made of the same, and makes anew what is not", () => {
    const before = model.get("frame");
    const [log, step] = [find(".bl-say li"), find(".bl-step")];
    model.state.frame = { ...before, rev: 2, pick: null };
    step.setAttribute("data-mark", "kept");
    log.setAttribute("data-mark", "kept");
    model.tell("change:frame", undefined);
    expect(find(".bl-say li").dataset.mark).toBe("kept");
    expect(find(".bl-step").dataset.mark).toBe("kept");
    model.state.frame = { ...before, rev: 3, log: [{ ply: 1, text: "B did it", rule: "r" }] };
    model.tell("change:frame", undefined);
    expect(find(".bl-say li").dataset.mark).toBeUndefined();
    expect(find(".bl-say li").textContent).toContain("B did it");
    expect(find(".bl-step").dataset.mark).toBe("kept");
    model.state.frame = { ...before, rev: 4, cover: { seat: 0, says: "Pass", note: "", button: "Take" }, log: [] };
    model.tell("change:frame", undefined);
    expect(find(".bl-say")).toBeNull();
    model.state.frame = { ...before, rev: 5, log: [] };
    model.tell("change:frame", undefined);
    expect(find(".bl-say .bl-nothing")).not.toBeNull();
  });

  it("keeps the lines of the log when a newer one is put first, those that say the same too", () => {
    const entry = (ply: number, text: string) => ({ ply, text, rule: "r" });
    const lines = () => [...document.querySelectorAll(".bl-say li")] as HTMLElement[];
    model.show({ rev: 2, log: [entry(2, "A passes"), entry(1, "A passes")] });
    const [newer, older] = lines();
    model.show({
      rev: 3,
      log: [entry(4, "A passes"), entry(3, "B builds"), entry(2, "A passes"), entry(1, "A passes")],
    });
    expect(lines().map((line) => line.textContent?.trim().split(" (")[0])).toEqual(
      ["A passes", "B builds", "A passes", "A passes"].map((text) => expect.stringContaining(text)),
    );
    expect(lines()[2]).toBe(newer);
    expect(lines()[3]).toBe(older);
    model.show({ rev: 4, log: [entry(2, "A passes"), entry(1, "A passes")] });
    expect(lines()).toEqual([newer, older]);
  });

  it("asks for the words of places when the board rests, and at once for whoever uses keys", () => {
    const told = model.get("frame");
    model.state.frame = { ...told, rev: 2, board: { ...told.board, said: 1 } };
    model.tell("change:frame", undefined);
    expect(model.sent).toEqual([]);
    vi.advanceTimersByTime(500);
    expect(model.sent).toMatchObject([{ do: "places" }]);
    find('[role="gridcell"]').focus();
    press("KeyW");
    expect(model.sent.at(-1)).toMatchObject({ do: "places" });
    expect(find('[role="status"]').textContent).toBe("");
    model.state.frame = { ...told, rev: 2, board: { ...told.board, said: 2, says: { a1: "a1, a tower", b1: "b1" } } };
    model.tell("change:frame", undefined);
    expect(find('[role="status"]').textContent).toBe("a1, a tower");
    expect(find('[role="gridcell"]').getAttribute("aria-label")).toBe("a1, a tower");
    const asked = model.sent.length;
    press("KeyW");
    expect(model.sent.length).toBe(asked);
  });

  it("sends a pick for a click, with number and revision", () => {
    find('.bl-hit[data-place="b1"]').dispatchEvent(new MouseEvent("click", { bubbles: true }));
    expect(model.sent).toMatchObject([{ do: "pick", key: "b1", seq: 1, rev: 1 }]);
    expect(find('.bl-hit[data-place="b1"]').classList.contains("bl-press")).toBe(true);
    model.answer("done");
    expect(el.querySelector(".bl-press")).toBeNull();
  });

  it("lets an impossible action be pressed and explained", () => {
    find('[data-pick="no"]').click();
    expect(model.sent[0]).toMatchObject({ do: "pick", key: "no", fresh: true });
    expect(find('[data-pick="no"]').textContent).toContain("Because.");
  });

  it("folds away what undo and another try left behind, and shows it when asked", () => {
    const branch = { name: "main", label: "Put a1", at: 0, seats: [0], says: "Back to: Put a1", folded: false };
    model.show({ rev: 2, time: { ...frame().time, branches: [branch] } });
    expect(el.querySelectorAll(".bl-branch").length).toBe(0);
    find('[data-do="branches"]').click();
    expect(el.querySelectorAll(".bl-branch").length).toBe(1);
    find('.bl-branch [data-do="switch"]').click();
    expect(model.sent.at(-1)).toMatchObject({ do: "switch", key: "main" });
    find('[data-do="branches"]').click();
    expect(el.querySelectorAll(".bl-branch").length).toBe(0);
  });

  it("names the menu of who sees the board, to the eye and to the ear", () => {
    const choices = [-1, 0, 1].map((seat) => ({ seat, label: seat < 0 ? "Everything shown" : `As ${seat}` }));
    model.show({ rev: 2, seats: { shown: -1, choices } });
    expect(find(".bl-seen small").textContent).toBe("word seen_by");
    expect(find(".bl-seen select").ariaLabel ?? find(".bl-seen select").getAttribute("aria-label")).toBe(
      "word seen_by",
    );
  });

  it("rings the place of the keyboard after a key, and not after a pointer", () => {
    const ringed = () => el.querySelectorAll(".bl-hit.bl-at").length;
    const spot = find('.bl-hit[data-place="b1"]');
    spot.dispatchEvent(new Event("pointerdown", { bubbles: true }));
    spot.dispatchEvent(new MouseEvent("click", { bubbles: true }));
    expect([document.activeElement?.getAttribute("data-place"), ringed()]).toEqual(["b1", 0]);
    press("ArrowLeft");
    expect(ringed()).toBe(1);
    spot.dispatchEvent(new Event("pointerdown", { bubbles: true }));
    expect(ringed()).toBe(0);
  });

  it("asks the browser for no layout while it is drawn: nothing is said of Tab to what has the focus, nor asked for its size", () => {
    const asked: string[] = [];
    const set = vi.spyOn(Element.prototype, "setAttribute").mockImplementation(function (this: Element, name, value) {
      if (name === "tabindex" && this === document.activeElement) asked.push(`${this.className} ${value}`);
      Element.prototype.setAttributeNS.call(this, null, name, value);
    });
    const measured = vi
      .spyOn(Element.prototype, "getClientRects")
      .mockImplementation(() => (asked.push("its size"), [1]) as any);
    for (const [at, pressed] of [
      '.bl-hit[data-place="b1"]',
      '[data-pick="put"]',
      '.bl-hit[data-place="a1"]',
    ].entries()) {
      find(pressed).focus?.();
      find(pressed).dispatchEvent(new MouseEvent("click", { bubbles: true }));
      asked.length = 0;
      model.show({ rev: 2 + at, pick: null });
      expect(asked, pressed).toEqual([]);
    }
    find('[data-pick="put"]').focus();
    asked.length = 0;
    model.show({ rev: 9, groups: [] });
    expect(asked).toEqual([]);
    set.mockRestore();
    measured.mockRestore();
  });

  it("moves by arrows, picks by Enter, leaves by Escape", () => {
    find('[role="gridcell"]').focus();
    press("ArrowRight");
    expect(document.activeElement?.getAttribute("data-place")).toBe("b1");
    expect(find('.bl-hit[data-place="b1"]').classList.contains("bl-at")).toBe(true);
    press("Enter");
    expect(model.sent[0]).toMatchObject({ do: "pick", key: "b1" });
    press("Escape");
    expect(document.activeElement).toBe(find(".bl-study"));
    press("Escape");
    expect(document.activeElement).toBe(document.body);
  });

  it("hears no key outside and lets none out", () => {
    const outside = vi.fn();
    document.addEventListener("keydown", outside);
    find('[role="gridcell"]').focus();
    for (const code of ["KeyA", "KeyM", "KeyU", "Delete", "ArrowUp"]) press(code);
    expect(outside).not.toHaveBeenCalled();
    document.removeEventListener("keydown", outside);
  });

  it("keeps letters off when they are switched off", () => {
    find('[data-do="help"]').click();
    find('[data-do="letters"]').click();
    find('[role="gridcell"]').focus();
    press("KeyU");
    expect(model.sent).toEqual([]);
  });

  it("keeps what one chose about boards, for all of them", () => {
    find('[data-do="help"]').click();
    const page = document.documentElement;
    find('[data-pick="size:3"]').click();
    find('[data-pick="motion:none"]').click();
    expect([page.dataset.blSize, page.hasAttribute("data-bl-calm"), find('[data-pick="size:3"]').ariaPressed]).toEqual([
      "3",
      true,
      "true",
    ]);
    find('[data-do="letters"]').click();
    stop();
    el.replaceChildren();
    for (const name of ["data-bl-size", "data-bl-calm"]) page.removeAttribute(name);
    stop = widget.render({ model, el });
    expect([page.dataset.blSize, page.hasAttribute("data-bl-calm")]).toEqual(["3", true]);
    find('[role="gridcell"]').focus();
    press("KeyU");
    expect(model.sent).toEqual([]);
  });

  it("keeps nothing of a game, and nothing it does not know", () => {
    localStorage.setItem("boardlab", '{"size":"9","game":"secret","motion":"none"}');
    find('[data-do="help"]').click();
    find('[data-pick="seats:apart"]').click();
    expect(JSON.parse(localStorage.getItem("boardlab") ?? "")).toEqual({ motion: "none", seats: "apart" });
    localStorage.setItem("boardlab", "[1");
    find('[data-pick="size:2"]').click();
    expect(document.documentElement.dataset.blSize).toBe("2");
  });

  it("obeys what is chosen on another board of the page, also where the browser keeps nothing", () => {
    vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
      throw new Error("full");
    });
    vi.spyOn(Storage.prototype, "getItem").mockImplementation(() => {
      throw new Error("shut");
    });
    const other = document.createElement("div");
    document.body.append(other);
    const also = widget.render({ model, el: other });
    find('[data-do="help"]').click();
    (other.querySelector('[data-do="help"]') as HTMLElement).click();
    find('[data-pick="size:2"]').click();
    expect(other.querySelector('[data-pick="size:2"]')?.ariaPressed).toBe("true");
    find('[data-pick="size:1"]').click();
    also();
    vi.restoreAllMocks();
  });

  it("shows seats in the colours that were chosen, and the game's own again", () => {
    const svg = frame().board.svg.replace("<g ", "<style>.p{fill:#aabbcc}</style><g ");
    model.state.words = { apart: { "#AABBCC": "#112233" }, seats: SEATS, keys: "a\tb", walked: "", letters: "" };
    model.show({ rev: 2, board: { ...frame().board, svg } });
    expect(find("svg style").textContent).toContain("#aabbcc");
    find('[data-do="help"]').click();
    find('[data-pick="seats:apart"]').click();
    expect(find("svg style").textContent).toContain("#112233");
    find('[data-pick="seats:game"]').click();
    expect(find("svg style").textContent).toContain("#aabbcc");
  });

  it("speaks the language that was chosen before, unless the notebook or the learner has chosen here", () => {
    const again = (changes: any, path = "") => {
      stop();
      el.replaceChildren();
      model.sent.length = 0;
      (model as any).widget_manager = { context: { path } };
      model.state.frame = frame({
        rev: 0,
        languages: [
          { key: "en", label: "EN" },
          { key: "ko", label: "KO" },
        ],
        ...changes,
      });
      stop = widget.render({ model, el });
      return model.sent.filter((sent) => sent.do === "language").map((sent) => sent.key);
    };
    localStorage.setItem("boardlab", '{"lang":"ko"}');
    expect(again({}, "mine/one.ipynb")).toEqual(["ko"]);
    expect(again({}, "books/en/catan/one.ipynb")).toEqual([]);
    expect(again({ rev: 3 })).toEqual([]);
    expect(again({ lang: "ko" })).toEqual([]);
    localStorage.setItem("boardlab", '{"lang":"en"}');
    expect(again({ lang: "ko" })).toEqual([]);
  });

  it("fills the window again after a reload, if it did", () => {
    const again = () => {
      stop();
      el.replaceChildren();
      stop = widget.render({ model, el });
      el.querySelector("section")?.getClientRects();
      find(".bl-study").getClientRects = () => [{}] as any;
      resized();
      return find(".bl-study").classList.contains("bl-big");
    };
    (model as any).model_id = "a1b2";
    expect(again()).toBe(false);
    find('[data-do="big"]').click();
    expect(again()).toBe(true);
    (model as any).model_id = "another";
    expect(again()).toBe(false);
    (model as any).model_id = "a1b2";
    expect(again()).toBe(true);
    find('[data-do="big"]').click();
    expect(again()).toBe(false);
  });

  it("fills the window and goes back, by button and by key, with what is picked", () => {
    find('[data-do="big"]').click();
    expect(find(".bl-study").classList.contains("bl-big")).toBe(true);
    find('[role="gridcell"]').focus();
    press("KeyF");
    expect(find(".bl-study").classList.contains("bl-big")).toBe(false);
    press("KeyF");
    press("Escape");
    expect(find(".bl-study").classList.contains("bl-big")).toBe(false);
    expect(model.sent).toEqual([]);
  });

  it("keeps focus when the board changes", () => {
    const cell = find('[data-place="a1"][role="gridcell"]');
    cell.focus();
    model.show({ rev: 2, title: "Changed" });
    expect(document.activeElement).toBe(cell);
    expect(find(".bl-name").textContent).toBe("Changed");
  });

  it("does not let focus fall to the notebook when its element goes", () => {
    find('[data-pick="put"]').focus();
    model.show({ rev: 2, groups: [] });
    expect(find(".bl-study").contains(document.activeElement)).toBe(true);
  });

  it("moves the focus before its element goes, as a browser lays out the page when it takes the focus itself", () => {
    const row = find('[data-pick="put"]');
    row.focus();
    let went = null;
    find('[role="gridcell"][tabindex="0"]').addEventListener("focus", () => (went = row.isConnected), { once: true });
    model.show({ rev: 2, groups: [] });
    expect(went).toBe(true);
    expect(row.isConnected).toBe(false);
    expect(document.activeElement?.getAttribute("role")).toBe("gridcell");
  });

  it("tells by letter keys where one is, what happened, the row and the receipt, each once and short", () => {
    const status = () => find('[role="status"]').textContent?.replace("\u00a0", "");
    model.show({
      told: "A did it.",
      board: { ...frame().board, stands: { a1: "A" }, says: { a1: "a1, knight of A", b1: "b1, free" } },
    });
    find('[data-place="a1"][role="gridcell"]').focus();
    press("KeyW");
    expect(status()).toBe("a1, knight of A");
    press("KeyC");
    expect(status()).toBe("A did it.");
    press("KeyR");
    expect(status(), "of a row, only what stands there").toBe("a1, knight of A");
    press("KeyS");
    expect(status()).toBe("<b>A</b>: 3; L, s, 3");
    expect(model.sent).toEqual([]);
    press("KeyD");
    expect(model.sent).toMatchObject([{ do: "here", key: "a1" }]);
    model.answer("done", "a1: Move a knight.");
    expect(status()).toBe("a1: Move a knight.");
    expect(el.querySelector(".bl-strip")).toBeNull();
  });

  it("shows what can be done with a cell as an answer, and closes that first by Escape", () => {
    find('[data-place="a1"][role="gridcell"]').focus();
    press("KeyD");
    model.answer("done", "a1: Move a knight.");
    expect(find(".bl-callout").classList.contains("bl-answers")).toBe(true);
    press("Escape");
    expect(el.querySelector(".bl-callout")).toBeNull();
    expect(document.activeElement?.getAttribute("data-place")).toBe("a1");
    press("KeyD");
    model.answer("no", "No such cell.");
    expect(find(".bl-callout").classList.contains("bl-answers")).toBe(false);
  });

  it("says how to come back to the board: by F6 where it is a table", () => {
    for (const [play, says] of [
      [undefined, "word left_board"],
      [{ seats: [], strengths: [], you: null, pace: "" }, "word left_table"],
    ]) {
      model.show({ play });
      find('[role="gridcell"]').focus();
      press("Escape");
      expect(find("[role=status]").textContent?.trim()).toBe(says);
    }
  });

  it("leads aslant and into other layers on hexes, and falls back where nothing lies straight on", () => {
    model.state.area = {
      rows: [["t1"], ["t2", "t3"], ["s1"]],
      near: {
        t1: { "down-left": "t2", "down-right": "t3", 2: "s1" },
        t2: { "up-right": "t1", right: "t3" },
        t3: { "up-left": "t1", left: "t2" },
        s1: { 1: "t1" },
      },
    };
    model.show({ board: { ...frame().board, says: { t1: "tile 1", t2: "tile 2", t3: "tile 3", s1: "corner 1" } } });
    const at = () => document.activeElement?.getAttribute("data-place");
    find('[data-place="t1"][role="gridcell"]').focus();
    for (const [code, place] of [
      ["End", "t2"],
      ["PageUp", "t1"],
      ["PageDown", "t3"],
      ["ArrowUp", "t1"],
      ["Digit2", "s1"],
      ["Numpad1", "t1"],
      ["ArrowDown", "t2"],
      ["Digit2", "t2"],
    ]) {
      press(code);
      expect([code, at()]).toEqual([code, place]);
    }
  });

  it("cuts a long row after whole cells and tells how many are left", () => {
    const keys = ["a1", "b1", "c1", "d1"];
    model.state.area = { rows: [keys], near: {} };
    const says = Object.fromEntries(keys.map((key) => [key, `${key}, ${"knight ".repeat(6)}`]));
    model.show({ board: { ...frame().board, says, stands: Object.fromEntries(keys.map((key) => [key, "A"])) } });
    find('[role="gridcell"]').focus();
    press("KeyR");
    const told = find('[role="status"]').textContent ?? "";
    expect(told.length).toBeLessThan(140);
    expect(told).toMatch(/^a1.*; b1.*; word and_more$/);
  });

  it("does not keep an old refusal in the urgent region", () => {
    find('[data-pick="no"]').click();
    const { client } = model.sent[0];
    model.show({ rev: 2, by: client, alert: "No." });
    expect(find('[role="alert"]').textContent).toBe("No.");
    find('[data-pick="put"]').click();
    expect(find('[role="alert"]').textContent).toBe("");
    model.show({ rev: 3, by: client, alert: "No." });
    expect(find('[role="alert"]').textContent, "the same refusal is news again").toBe("No.");
  });

  it("takes the focus back when the page that hid it shows it again", () => {
    const cell = find('[data-place="a1"][role="gridcell"]');
    const root = find(".bl-study");
    const rects = vi.spyOn(root, "getClientRects");
    cell.focus();
    rects.mockReturnValue([] as any);
    cell.blur();
    resized();
    expect(document.activeElement).toBe(document.body);
    rects.mockReturnValue([{}] as any);
    resized();
    expect(document.activeElement).toBe(cell);
    cell.blur();
    resized();
    expect(document.activeElement, "whoever left by himself is not fetched back").toBe(document.body);
  });

  it("takes the focus back when it was hidden and shown again between two frames, so that no size has changed", () => {
    const cell = find('[data-place="a1"][role="gridcell"]');
    const rects = vi.spyOn(find(".bl-study"), "getClientRects");
    for (const late of [0, 1]) {
      cell.focus();
      rects.mockReturnValue([] as any);
      cell.blur();
      expect(document.activeElement).toBe(document.body);
      // Whoever hid it may show it again after this board has looked for the first time.
      if (late) vi.advanceTimersToNextFrame();
      rects.mockReturnValue([{}] as any);
      vi.advanceTimersToNextFrame();
      expect(document.activeElement).toBe(cell);
    }
  });

  it("speaks what it asked for, not what another view did", () => {
    model.show({ rev: 2, by: "somebody else", says: "Theirs." });
    expect(find('[role="status"]').textContent).toBe("");
    find('[data-pick="put"]').click();
    const { client } = model.sent[0];
    model.show({ rev: 3, by: client, says: "Mine.", alert: "No." });
    expect(find('[role="status"]').textContent).toBe("Mine.");
    expect(find('[role="alert"]').textContent).toBe("No.");
    model.show({ rev: 4, by: client, says: "Mine." });
    expect(find('[role="status"]').textContent).toBe("Mine.\u00a0");
  });

  it("lights the cells of a receipt line by itself", () => {
    expect(find(".bl-rline")).toBeNull();
    find('[data-do="bill"]').click();
    find(".bl-rline").dispatchEvent(new MouseEvent("pointerover", { bubbles: true }));
    expect(find('.bl-hit[data-place="a1"]').classList.contains("bl-lit")).toBe(true);
    expect(model.sent).toEqual([]);
    find('[data-do="walk"][data-at="1"]').click();
    expect(find(".bl-rline").getAttribute("aria-pressed")).toBe("true");
    expect(find('[role="tab"]').textContent).toContain("4");
  });

  it("shows the picture again after the cover, although it is the same", () => {
    model.show({
      rev: 2,
      cover: { seat: 1, says: "Pass", note: "n", button: "I am B" },
      board: null,
      receipt: null,
      groups: [],
      pick: null,
    });
    expect(find('.bl-surface .bl-hit[data-place="b1"]')).toBeNull();
    model.show({ rev: 3 });
    expect(find('.bl-surface .bl-hit[data-place="b1"]')).not.toBeNull();
  });

  it("draws each seat as Python tells it: its letter, its shape, its colours", () => {
    const [paper, plain] = el.querySelectorAll(".bl-bar-sums .bl-token");
    expect([...paper.children].map((part) => part.getAttribute("class"))).toEqual(["bl-tb", "bl-tf", null]);
    expect([...plain.children].map((part) => part.getAttribute("class"))).toEqual(["bl-tc", "bl-tb", null]);
    expect([paper.textContent, plain.textContent]).toEqual(["A", "R"]);
    expect(plain.getAttribute("style")).toBe("--c:#222;--on:#fff");
    expect(plain.getAttribute("viewBox")).toBe("-18 -18 36 36");
  });

  it("covers the board while it changes hands", () => {
    model.show({
      rev: 2,
      cover: { seat: 1, says: "Pass", note: "n", button: "I am B" },
      board: null,
      receipt: null,
      groups: [],
      pick: null,
    });
    expect(el.querySelector("svg.bl-hit, .bl-surface")).toBeNull();
    find('[data-do="reveal"]').click();
    expect(model.sent[0].do).toBe("reveal");
  });

  it("leaves nothing on a covered board that was said, noted or copied for the last one", async () => {
    vi.stubGlobal("navigator", { clipboard: { writeText: async () => Promise.reject(new Error("no")) } });
    find('[data-do="copy"]').click();
    model.answer("done", "B holds SECRET");
    await vi.waitFor(() => expect(el.innerHTML).toContain("SECRET"));
    model.show({ rev: 2, says: "B drew a SECRET", by: "" });
    expect(find('[role="status"]').textContent).toContain("SECRET");
    // Somebody else passes the board on: another view of it, or Python.
    const cover = { seat: 0, says: "Pass", note: "n", button: "I am A" };
    model.show({
      rev: 3,
      by: "another view",
      says: "Pass the board to A.",
      cover,
      board: null,
      receipt: null,
      groups: [],
      pick: null,
    });
    expect(el.innerHTML).not.toContain("SECRET");
    expect([...el.querySelectorAll("input")].map((input) => input.value).join()).not.toContain("SECRET");
  });

  it("shows nothing that a slow browser copied for the last one, covered or not", async () => {
    for (const refused of [false, true]) {
      let end = () => {};
      const slow = new Promise<void>((resolve, reject) => {
        end = refused ? () => reject(new Error("no")) : resolve;
      });
      vi.stubGlobal("navigator", { clipboard: { writeText: () => slow } });
      find('[data-do="copy"]').click();
      model.answer("done", "B holds SECRET");
      const { board, rev } = model.state.frame;
      model.show({ rev: rev + 1, cover: { seat: 0, says: "Pass", note: "n", button: "I am A" }, board: null });
      end();
      await slow.catch(() => {});
      await Promise.resolve();
      expect(el.querySelector(".bl-strip-copy")).toBeNull();
      model.show({ rev: rev + 2, cover: null, board });
      expect(el.querySelector(".bl-strip-copy")).toBeNull();
    }
  });
});

describe("copying", () => {
  it("says so at the foot, beside its button, until the next thing is asked", async () => {
    const writeText = vi.fn(async () => {});
    vi.stubGlobal("navigator", { clipboard: { writeText } });
    find('[data-do="copy"]').click();
    model.answer("done", "toygame/1 text");
    await vi.waitFor(() => expect(find(".bl-strip-copy").textContent).toContain("word copied"));
    expect(writeText).toHaveBeenCalledWith("toygame/1 text");
    expect(find(".bl-time").previousElementSibling, "over the foot of the board, and the tools stay").toBe(
      find(".bl-strip-copy"),
    );
    find('[data-do="uncopy"]').click();
    expect(el.querySelector(".bl-strip")).toBeNull();
  });

  it("copies a link from the button beside it, and from the menu of any card", async () => {
    const writeText = vi.fn(async () => {});
    vi.stubGlobal("navigator", { clipboard: { writeText } });
    expect(find('[data-do="copy"]').nextElementSibling).toBe(find('[data-do="link"]'));
    find('[data-do="link"]').click();
    expect(model.sent[0].do).toBe("link");
    model.answer("done", "https://boards.test/#t=toygame/1%20text");
    await vi.waitFor(() => expect(find(".bl-strip-copy").textContent).toContain("word copied"));
    expect(writeText).toHaveBeenCalledWith("https://boards.test/#t=toygame/1%20text");
    find('[data-do="help"]').click();
    find('.bl-settings [data-do="link"]').click();
    expect(model.sent[1].do).toBe("link");
  });

  it("copies a disputed verdict from beside it: in the list, on the board, below what is asked", async () => {
    const writeText = vi.fn(async () => {});
    vi.stubGlobal("navigator", { clipboard: { writeText } });
    const reason = { text: "no", rule: "toy.free", title: "Free" };
    const refused = {
      tried: "a1",
      text: "no",
      title: "Free",
      places: ["a1"],
      reasons: [reason, { ...reason, dispute: "Disputed?" }],
    };
    model.show({ refused });
    expect(
      [...el.querySelectorAll(".bl-callout p")].map((line) => line.querySelectorAll('[data-do="copy_verdict"]').length),
    ).toEqual([0, 1]);
    find(".bl-callout [data-do=copy_verdict]").click();
    expect(model.sent[0].do).toBe("copy_verdict");
    model.answer("done", "a report");
    await vi.waitFor(() => expect(find(".bl-strip-copy").textContent).toContain("word copied"));
    expect(writeText).toHaveBeenCalledWith("a report");
  });

  it("shows the text where the browser does not allow it", async () => {
    vi.stubGlobal("navigator", {});
    find('[data-do="copy"]').click();
    model.answer("done", "toygame/1 text");
    await vi.waitFor(() => expect((find(".bl-strip-copy input") as HTMLInputElement).value).toBe("toygame/1 text"));
  });
});

describe("a silent Python", () => {
  it("is told after two seconds, and the wish is kept and sent again", () => {
    find('[data-pick="put"]').click();
    vi.advanceTimersByTime(1900);
    expect(el.querySelector(".bl-strip-link")).toBeNull();
    vi.advanceTimersByTime(200);
    expect(find(".bl-strip-link").textContent).toContain("word asleep");
    find('[data-do="retry"]').click();
    expect(model.sent[1]).toEqual(model.sent[0]);
    vi.advanceTimersByTime(2100);
    expect(find(".bl-strip-link").textContent).toContain("word gone");
    model.answer("done");
    expect(el.querySelector(".bl-strip-link")).toBeNull();
  });

  it("does not get ten clicks at once when it wakes", () => {
    find('[data-pick="put"]').click();
    vi.advanceTimersByTime(2100);
    for (let n = 0; n < 10; n++) find('[data-pick="put"]').click();
    const before = model.sent.length;
    find('[data-do="retry"]').click();
    expect(model.sent.length).toBe(before + 1);
  });

  it("may throw: a closed channel is a silent one", () => {
    model.send = () => {
      throw new Error("closed");
    };
    find('[data-pick="put"]').click();
    vi.advanceTimersByTime(2100);
    expect(el.querySelector(".bl-strip-link")).not.toBeNull();
  });
});

describe("a Python that the host knows", () => {
  let kernel: FakeKernel;
  const strip = () => el.querySelector(".bl-strip-link")?.textContent ?? "";
  const retry = () => el.querySelector('[data-do="retry"]');
  beforeEach(() => {
    stop();
    model = new FakeModel();
    kernel = new FakeKernel();
    Object.assign(model, { widget_manager: { kernel } });
    el.replaceChildren();
    stop = widget.render({ model, el });
  });

  it("is busy with other cells, not gone: nothing to reconnect, and the pick is done when it is free", () => {
    kernel.become("busy");
    find('[data-pick="put"]').click();
    vi.advanceTimersByTime(2100);
    expect(strip()).toBe("word busy");
    expect(retry()).toBeNull();
    expect(find('[role="alert"]').textContent).toBe("");
    expect(find('[role="status"]').textContent).toBe("word busy");
    vi.advanceTimersByTime(60_000);
    expect(strip()).toBe("word busy");
    expect(model.sent.length).toBe(1);
    kernel.become("idle");
    model.answer("done");
    expect(strip()).toBe("");
  });

  it("is busy with a cell that runs on, although its status is that of something else that is done", async () => {
    kernel.hold();
    find('[data-pick="put"]').click();
    vi.advanceTimersByTime(2100);
    expect(kernel.status).toBe("idle");
    expect(strip()).toBe("word busy");
    vi.advanceTimersByTime(20_000);
    expect(strip()).toBe("word busy");
    expect(kernel.questions).toBe(1);
    kernel.says();
    await Promise.resolve();
    await Promise.resolve();
    kernel.requestKernelInfo = undefined;
    vi.advanceTimersByTime(2100);
    expect(strip()).toContain("word asleep");
  });

  it("is not asked who it is when it answers", () => {
    kernel.hold();
    find('[data-pick="put"]').click();
    model.answer("done");
    vi.advanceTimersByTime(5000);
    expect(kernel.questions).toBe(0);
  });

  it("is not asked who it is for a click of just now, either, whatever came a second before", () => {
    kernel.hold();
    find('[data-pick="put"]').click();
    model.answer("done");
    vi.advanceTimersByTime(990);
    find('[data-pick="put"]').click();
    vi.advanceTimersByTime(20);
    expect(kernel.questions).toBe(0);
    vi.advanceTimersByTime(1000);
    expect(kernel.questions).toBe(1);
  });

  it("is gone, not busy, once nothing leads to it any more", () => {
    kernel.hold();
    kernel.connectionStatus = "connecting";
    find('[data-pick="put"]').click();
    vi.advanceTimersByTime(2100);
    expect(strip()).toContain("word asleep");
  });

  it("gets no second pick while it is busy with the first", () => {
    kernel.become("busy");
    find('[data-pick="put"]').click();
    vi.advanceTimersByTime(2100);
    for (let n = 0; n < 10; n++) find('[data-pick="put"]').click();
    expect(model.sent.length).toBe(1);
  });

  it("is busy in the moments between the cells of a run, too", () => {
    find('[data-pick="put"]').click();
    for (let n = 0; n < 40; n++) {
      vi.advanceTimersByTime(60);
      kernel.become(n % 2 ? "idle" : "busy");
    }
    expect(kernel.status).toBe("idle");
    expect(strip()).toBe("word busy");
  });

  it("is silent when it has nothing to do and does not answer", () => {
    find('[data-pick="put"]').click();
    kernel.become("busy"); // it hears a message of a board it does not know
    kernel.become("idle");
    vi.advanceTimersByTime(2100);
    expect(strip()).toContain("word asleep");
    expect(retry()).not.toBeNull();
  });

  it("is silent when the run has ended and there is still no answer", () => {
    kernel.become("busy");
    find('[data-pick="put"]').click();
    vi.advanceTimersByTime(5000);
    kernel.become("idle");
    vi.advanceTimersByTime(4100);
    expect(strip()).toContain("word asleep");
  });

  it("is busy again after it was asked again", () => {
    find('[data-pick="put"]').click();
    vi.advanceTimersByTime(2100);
    kernel.become("busy");
    find('[data-do="retry"]').click();
    vi.advanceTimersByTime(2100);
    expect(strip()).toBe("word busy");
  });

  it.each(["restarting", "autorestarting", "dead"])(
    "says at once what to run when it is %s, and asks nothing more of it",
    (status) => {
      kernel.become(status);
      kernel.become("starting");
      kernel.become("idle");
      expect(strip()).toBe("word ended");
      expect(retry()).toBeNull();
      expect(find('[role="alert"]').textContent).toBe("word ended");
      find('[data-pick="put"]').click();
      vi.advanceTimersByTime(5000);
      expect(model.sent).toEqual([]);
      expect(strip()).toBe("word ended");
    },
  );

  it("is not listened to by a view that has gone", () => {
    stop();
    expect(kernel.listeners.size).toBe(0);
  });
});

describe("cleaning up", () => {
  it("leaves nothing behind", () => {
    stop();
    expect([...model.listeners.values()].every((set) => set.size === 0)).toBe(true);
    find('[data-pick="put"]').click();
    vi.advanceTimersByTime(5000);
    expect(model.sent).toEqual([]);
  });

  it("renders twice, and two views are two clients", () => {
    const second = document.createElement("div");
    document.body.append(second);
    const stopSecond = widget.render({ model, el: second });
    find('[data-pick="put"]').click();
    (second.querySelector('[data-pick="put"]') as HTMLElement).click();
    expect(model.sent[0].client).not.toBe(model.sent[1].client);
    stopSecond();
  });

  it("works inside a shadow root", () => {
    const host = document.createElement("div");
    document.body.append(host);
    const shadow = host.attachShadow({ mode: "open" });
    const inner = document.createElement("div");
    shadow.append(inner);
    const stopInner = widget.render({ model, el: inner });
    const cell = shadow.querySelector('[role="gridcell"]') as HTMLElement;
    cell.focus();
    cell.dispatchEvent(
      new KeyboardEvent("keydown", { code: "ArrowRight", key: "ArrowRight", bubbles: true, composed: true }),
    );
    expect(shadow.activeElement?.getAttribute("data-place")).toBe("b1");
    stopInner();
  });
});

describe("what a thing is", () => {
  const tip = () => find(".bl-tip") as HTMLElement;
  const point = (where: string, type: string, { clientX, clientY, ...more }: any = {}) =>
    find(where).dispatchEvent(
      Object.assign(new MouseEvent(type, { bubbles: true, cancelable: true, clientX, clientY }), {
        pointerType: "mouse",
        ...more,
      }),
    );

  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it("is told where the pointer rests, and no more when it leaves", () => {
    point(".bl-hit[data-place=b1]", "pointerover");
    expect(tip().hidden).toBe(true);
    vi.advanceTimersByTime(600);
    expect(tip().hidden).toBe(false);
    expect(tip().textContent).toBe("b1, free");
    point(".bl-hit[data-place=a1]", "pointerover");
    expect(tip().hidden).toBe(true);
    vi.advanceTimersByTime(600);
    expect(tip().textContent).toBe("a1, free");
  });

  it("is told at once where what is pressed does nothing else", () => {
    model.show({ log: [{ ply: 1, text: "A did it", rule: "", title: "" }] });
    const fact = document.createElement("span");
    fact.setAttribute("title", "Common supply: 56 blocks");
    find(".bl-study").append(fact);
    fact.dispatchEvent(Object.assign(new MouseEvent("pointerdown", { bubbles: true }), { pointerType: "touch" }));
    expect(tip().textContent).toBe("Common supply: 56 blocks");
    point(".bl-hit[data-place=b1]", "pointerdown");
    expect(tip().hidden).toBe(true);
  });

  it("is not told of what appears under a pointer that rests, until the pointer moves", () => {
    const [clientX, clientY] = [30, 40];
    point(".bl-study", "pointermove", { clientX, clientY });
    point(".bl-hit[data-place=b1]", "pointerover", { clientX, clientY });
    vi.advanceTimersByTime(600);
    expect(tip().hidden).toBe(true);
    point(".bl-hit[data-place=b1]", "pointermove", { clientX: clientX + 2, clientY });
    vi.advanceTimersByTime(600);
    expect(tip().textContent).toBe("b1, free");
  });

  it("of a rule is its title, what it says and its id; Python is asked once", () => {
    model.show({ log: [{ ply: 1, text: "A did it", rule: "toy.put", title: "Putting" }] });
    expect(find(".bl-say .bl-rule").textContent).toBe("Putting");
    expect(find(".bl-say").textContent).not.toContain("toy.put");
    find(".bl-say .bl-rule").click();
    expect(model.sent.at(-1)).toMatchObject({ do: "what", key: "toy.put" });
    model.answer("done", "One pebble a turn.");
    expect(tip().textContent).toBe("PuttingOne pebble a turn.toy.put");
    find(".bl-say .bl-rule").click();
    expect(tip().hidden).toBe(true);
    const asked = model.sent.length;
    find(".bl-say .bl-rule").click();
    expect(tip().textContent).toContain("One pebble a turn.");
    expect(model.sent.length).toBe(asked);
  });

  it("is told by the key i, aloud, and Escape closes it", () => {
    const cell = find('[role="gridcell"][data-place=a1]') as HTMLElement;
    cell.focus();
    const press = (keys: any) =>
      cell.dispatchEvent(new KeyboardEvent("keydown", { bubbles: true, cancelable: true, ...keys }));
    press({ key: "i", code: "KeyI" });
    expect(tip().hidden).toBe(false);
    expect(find('[role="status"]').textContent?.trim()).toBe("a1, free");
    press({ key: "Escape", code: "Escape" });
    expect(tip().hidden).toBe(true);
    expect(document.activeElement).toBe(cell);
  });

  it("takes no Escape where the pointer only rests: what is refused closes with it", () => {
    const cell = find('[role="gridcell"][data-place=a1]') as HTMLElement;
    const escape = () =>
      cell.dispatchEvent(
        new KeyboardEvent("keydown", { bubbles: true, cancelable: true, key: "Escape", code: "Escape" }),
      );
    const rest = (where: string) => {
      point(where, "pointerover");
      vi.advanceTimersByTime(600);
      expect(tip().hidden).toBe(false);
    };
    cell.focus();
    rest(".bl-hit[data-place=b1]");
    escape();
    expect(tip().hidden).toBe(true);
    expect(document.activeElement).toBe(cell);
    expect(model.sent.filter((message) => message.do === "cancel")).toEqual([]);
    model.show({ refused: { tried: "b1", reasons: [{ rule: "toy.put", text: "no" }] } });
    rest(".bl-hit[data-place=a1]");
    escape();
    expect(tip().hidden).toBe(true);
    expect(model.sent.filter((message) => message.do === "cancel").length).toBe(1);
  });

  it("is told by a long press, which picks nothing; a short one picks", () => {
    const spot = ".bl-hit[data-place=b1]";
    const touch = { pointerType: "touch", isPrimary: true };
    point(spot, "pointerdown", touch);
    vi.advanceTimersByTime(600);
    expect(tip().textContent).toBe("b1, free");
    point(spot, "pointerup", touch);
    point(spot, "click");
    expect(model.sent.filter((message) => message.do === "pick")).toEqual([]);
    point(spot, "pointerdown", touch);
    expect(tip().hidden).toBe(true);
    point(spot, "pointerup", touch);
    point(spot, "click");
    expect(model.sent.filter((message) => message.do === "pick").length).toBe(1);
  });
});

describe("the language switch", () => {
  const offer = () => el.querySelector(".bl-strip-tongue a");
  const both = [
    { key: "en", label: "EN" },
    { key: "ko", label: "KO" },
  ];

  it("offers the other language's notebook, where this one lies in a folder of its language", () => {
    (model as any).widget_manager = { context: { path: "mine/en/toy/01_board.ipynb" } };
    model.show({ languages: both });
    find('[data-do="language"][data-pick="ko"]').click();
    expect(offer()).toBeNull();
    model.show({ languages: both, lang: "ko", rev: 2 });
    expect(JSON.parse(offer()?.getAttribute("data-commandlinker-args") ?? "")).toEqual({
      path: "mine/ko/toy/01_board.ipynb",
    });
    expect(offer()?.getAttribute("href")).toBe("/lab/tree/mine/ko/toy/01_board.ipynb");
    find('[data-do="unspoke"]').click();
    expect(offer()).toBeNull();
  });

  it("offers nothing elsewhere, nor where somebody else chose", () => {
    (model as any).widget_manager = { context: { path: "mine/notes.ipynb" } };
    model.show({ languages: both });
    find('[data-do="language"][data-pick="ko"]').click();
    model.show({ languages: both, lang: "ko", rev: 2 });
    expect(offer()).toBeNull();
    (model as any).widget_manager.context.path = "en/toy/01_board.ipynb";
    model.show({ languages: both, lang: "en", rev: 3 });
    expect(offer()).toBeNull();
  });
});
