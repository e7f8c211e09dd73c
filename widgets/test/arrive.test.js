// @vitest-environment jsdom
// What a notebook has scrolled away comes back into view, once, and not against its reader.
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { arrive, fitIn } from "../src/arrive.js";

const WINDOW = { top: 80, bottom: 880, height: 800 };

/** A lesson in a notebook, so far from the top of the page. @param {number} top @param {string} [host] */
function lessonAt(top, host = "jp-Notebook") {
  document.body.innerHTML = `<div class="${host}"><section></section></div>`;
  const [notebook, root] = /** @type {HTMLElement[]} */ ([document.body.firstElementChild, document.querySelector("section")]);
  const box = { top, bottom: top + 700, height: 700 };
  notebook.getBoundingClientRect = () => /** @type {any} */ (WINDOW);
  root.getBoundingClientRect = () => /** @type {any} */ ({ ...box });
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
  root.getBoundingClientRect = () => /** @type {any} */ ({ top: -559, bottom: 141, height: 700 });
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
  /** @type {Sizes[]} */
  static all = [];
  /** @param {() => void} tell */
  constructor(tell) {
    /** @type {Set<Element>} */
    this.observed = new Set();
    this.tell = tell;
    Sizes.all.push(this);
  }
  /** @param {Element} one */
  observe(one) {
    this.observed.add(one);
  }
  /** @param {Element} one */
  unobserve(one) {
    this.observed.delete(one);
  }
  disconnect() {
    this.observed.clear();
  }
  /** @param {Element} one */
  static changed(one) {
    for (const each of Sizes.all) if (each.observed.has(one)) each.tell();
  }
}

/** A lesson in a notebook that shows so many pixels. @param {number} shown @param {string} [host] */
function fitted(shown, host) {
  vi.stubGlobal("ResizeObserver", Sizes);
  Sizes.all = [];
  const root = lessonAt(100, host);
  const pane = /** @type {HTMLElement} */ (root.parentElement);
  const lower = (/** @type {number} */ to) => {
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
  away.getBoundingClientRect = () => /** @type {any} */ ({ top: 500, bottom: 1200, height: 700 });
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
