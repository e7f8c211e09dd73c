// @vitest-environment jsdom
import { expect, it, vi } from "vitest";
import { placeCallout } from "../src/core/board.ts";
import type { Frame } from "../src/core/frames.ts";
import type { Words } from "../src/core/types.ts";
import { actions } from "../src/panels/picks.ts";

const row = (key: string, single = false, why = "") => {
  const shown = { key, label: key.toUpperCase(), note: "", cost: "", why, more: "", final: false, pressed: false };
  return single ? { ...shown, single } : shown;
};
const frame = (...rows: object[]) => ({ slots: [], groups: [{ label: "turn", rows }] }) as unknown as Frame;

function shown(given: Frame) {
  const box = document.createElement("div");
  box.append(actions(given, { icons: {} } as unknown as Words));
  const listed = [...box.querySelectorAll(`[data-k="actions"] [role=group] > *`)];
  return {
    large: box.querySelector(".bl-only")?.getAttribute("data-pick"),
    places: listed.map((one) => one.textContent),
    held: listed.filter((one) => !one.matches("button")).map((one) => one.textContent),
  };
}

it("keeps every action in its place while another one is large", () => {
  const first = shown(frame(row("add"), row("build", true), row("move")));
  const then = shown(frame(row("add"), row("build"), row("move", true)));
  expect([first.large, then.large]).toEqual(["build", "move"]);
  expect(first.places).toEqual(["ADD", "BUILD", "MOVE"]);
  expect(then.places).toEqual(first.places);
  expect([first.held, then.held]).toEqual([["BUILD"], ["MOVE"]]);
});

it("holds no place where nothing else can be done", () => {
  expect(shown(frame(row("roll", true), row("road", false, "Roll first."))).places).toEqual(["ROADRoll first."]);
});

it("puts a refusal where it covers neither what is to be done now nor what it names", () => {
  vi.stubGlobal("CSS", { escape: String });
  const root = document.createElement("div");
  root.innerHTML =
    '<button data-lit=""></button><i class="bl-hit" data-place="c3"></i><button data-pick="put"></button>' +
    '<div class="bl-callout"></div>';
  document.body.append(root);
  const at = (one: Element, top: number, height: number) => {
    one.getBoundingClientRect = () => new DOMRect(0, top, 300, height);
    one.getClientRects = () => [one.getBoundingClientRect()] as unknown as DOMRectList;
  };
  const [lit, named, put, box] = [...root.children] as HTMLElement[];
  at(root, 0, 700);
  at(put, 500, 30);
  Object.defineProperties(box, { offsetHeight: { value: 120 }, offsetWidth: { value: 284 } });
  const top = (button: number, place: number) => {
    at(lit, button, 50);
    at(named, place, 50);
    placeCallout(root, { refused: { places: ["c3"] } } as unknown as Frame, "put");
    return Number.parseInt(box.style.top, 10);
  };
  expect(top(0, 100)).toBe(370);
  expect(top(560, 100)).toBe(370);
  expect(top(380, 100)).toBe(540);
  const between = top(380, 560);
  expect([between + 120 <= 380, between > 4]).toEqual([true, true]);
});
