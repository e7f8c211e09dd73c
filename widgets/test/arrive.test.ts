// @vitest-environment jsdom
// What a notebook has scrolled away comes back into view, once, and not against its reader.
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { arrive, fitIn } from "../src/lesson/arrive.ts";

const WINDOW = { top: 80, bottom: 880, height: 800 };

/** A lesson in a notebook, so far from the top of the page. */
function lessonAt(top: number, host: string = "jp-Notebook") {
  document.body.innerHTML = `<div class="${host}"><section></section></div>`;
  const [notebook, root] = [document.body.firstElementChild, document.querySelector("section")] as HTMLElement[];
  const box = { top, bottom: top + 700, height: 700 };
  notebook.getBoundingClientRect = () => WINDOW as any;
  root.getBoundingClientRect = () => ({ ...box }) as any;
  root.scrollIntoView = vi.fn(() => void Object.assign(box, { top: WINDOW.top, bottom: WINDOW.top + 700 }));
  return root;
}

const still = new AbortController().signal;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it.each([-559, -100, 400])("comes back from %i pixels, once", (top) => {
  const root = lessonAt(top);
  arrive(root, still);
  vi.advanceTimersByTime(5000);
  expect(root.scrollIntoView).toHaveBeenCalledOnce();
});

it("comes back when the notebook scrolls a moment later", () => {
  const root = lessonAt(100);
  arrive(root, still);
  vi.advanceTimersByTime(500);
  root.getBoundingClientRect = () => ({ top: -559, bottom: 141, height: 700 }) as any;
  vi.advanceTimersByTime(400);
  expect(root.scrollIntoView).toHaveBeenCalled();
});

it.each([
  ["what is in view", () => lessonAt(100)],
  ["what lies far away, and was not just run", () => lessonAt(-5000)],
  ["what stands on a plain page", () => lessonAt(-559, "page")],
])("lets be %s", (_, made) => {
  const root = made();
  arrive(root, still);
  vi.advanceTimersByTime(5000);
  expect(root.scrollIntoView).not.toHaveBeenCalled();
});

it.each(["wheel", "keydown", "pointerdown", "touchstart"])("leaves the page to a reader from the first %s", (act) => {
  const root = lessonAt(-559);
  arrive(root, still);
  window.dispatchEvent(new Event(act));
  vi.advanceTimersByTime(5000);
  expect(root.scrollIntoView).not.toHaveBeenCalled();
});

it("asks nothing of a page that it has left", () => {
  const root = lessonAt(-559);
  const gone = new AbortController();
  arrive(root, gone.signal);
  gone.abort();
  vi.advanceTimersByTime(5000);
  expect(root.scrollIntoView).not.toHaveBeenCalled();
});

/** What a browser tells of sizes: nothing by itself, all that is observed when asked to. */
class Sizes {
  observed: Set<Element>;
  tell: () => void;

  static all: Sizes[] = [];
  constructor(tell: () => void) {
    this.observed = new Set();
    this.tell = tell;
    Sizes.all.push(this);
  }
  observe(one: Element) {
    this.observed.add(one);
  }
  unobserve(one: Element) {
    this.observed.delete(one);
  }
  disconnect() {
    this.observed.clear();
  }
  static changed(one: Element) {
    for (const each of Sizes.all) if (each.observed.has(one)) each.tell();
  }
}

/** A lesson in a notebook that shows so many pixels. */
function fitted(shown: number, host?: string) {
  vi.stubGlobal("ResizeObserver", Sizes);
  Sizes.all = [];
  const root = lessonAt(100, host);
  const pane = root.parentElement as HTMLElement;
  const lower = (to: number) => {
    Object.defineProperty(pane, "clientHeight", { value: to, configurable: true });
    Sizes.changed(pane);
  };
  lower(shown);
  const gone = new AbortController();
  fitIn(root, gone.signal);
  Sizes.changed(root);
  return { root, lower, gone, room: () => root.style.getPropertyValue("--bl-room") };
}

it.each([
  [900, "876px"],
  [645, "621px"],
  [300, "460px"],
])("is as high as a notebook that shows %i pixels, and never too low to play in", (shown, high) => {
  expect(fitted(shown).room()).toBe(high);
});

it("follows the notebook, which is laid out later than the window", () => {
  const { room, lower, gone } = fitted(900);
  window.dispatchEvent(new Event("resize"));
  expect(room()).toBe("876px");
  lower(645);
  expect(room()).toBe("621px");
  gone.abort();
  lower(800);
  expect(room()).toBe("621px");
});

it("stays in sight to its foot where it was so, and lets be what the reader has scrolled away", () => {
  const { root, lower } = fitted(800);
  lower(645);
  expect(root.scrollIntoView).toHaveBeenCalledOnce();
  const { root: away, lower: lowerStill } = fitted(800);
  away.getBoundingClientRect = () => ({ top: 500, bottom: 1200, height: 700 }) as any;
  lowerStill(645);
  expect(away.scrollIntoView).not.toHaveBeenCalled();
});

it("keeps its height while its notebook is hidden", () => {
  const { room, lower } = fitted(900);
  lower(0);
  expect(room()).toBe("876px");
});

it("is as high as its host says where that is no notebook", () => {
  expect(fitted(645, "page").room()).toBe("");
});
