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
afterEach(() => void vi.useRealTimers());

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

it.each([
  [900, "876px"],
  [645, "621px"],
  [300, "460px"],
])("is as high as a notebook that shows %i pixels, and never too low to play in", (shown, room) => {
  const root = lessonAt(100);
  Object.defineProperty(root.parentElement, "clientHeight", { value: shown });
  fitIn(root);
  expect(root.style.getPropertyValue("--bl-room")).toBe(room);
});

it("is as high as its host says where that is no notebook", () => {
  const root = lessonAt(100, "page");
  fitIn(root);
  expect(root.style.getPropertyValue("--bl-room")).toBe("");
});
