// @vitest-environment jsdom
// What is due is asked of Python once, in the background, and only where something was answered on an earlier day.
import { beforeEach, expect, test, vi } from "vitest";
import { dueToday } from "../src/page/due.ts";
import type { Entry } from "../src/page/journal.ts";

const DAY = 86_400_000;
const starts: any[] = [];
class FakeWorker {
  onmessage?: (event: { data: unknown }) => void;
  postMessage({ start }: any) {
    starts.push(start);
    setTimeout(() => this.onmessage?.({ data: { whole: { due: { says: `${start.packs}` } } } }));
  }
  terminate() {}
}
vi.stubGlobal("Worker", FakeWorker);

const answered = (id: string, days: number, uid: string): Entry => ({
  uid,
  id,
  kind: "answer",
  right: true,
  misconception: "",
  time: `${new Date(Date.now() - days * DAY).toISOString().slice(0, 19)}Z`,
  stars: 0,
});

beforeEach(() => {
  starts.length = 0;
  sessionStorage.clear();
  const games = {
    toy: { files: { toy: 1 }, packs: ["all", "toy"] },
    top: { files: { top: 1 }, packs: ["all", "top"] },
  };
  document.body.innerHTML = `<script type="application/json" id="reviews"></script>`;
  const data = JSON.stringify({ root: "./", lang: "en", games });
  (document.getElementById("reviews") as HTMLElement).textContent = data;
});

test("nothing is asked of whoever has answered nothing, or only today, or another game", async () => {
  for (const entries of [[], [answered("toy.one.1", 0, "a")], [answered("far.one.1", 3, "a")]])
    expect(await dueToday(entries)).toBeUndefined();
  expect(starts).toEqual([]);
});

test("Python starts with the games that were answered, once for the same answers", async () => {
  const entries = [answered("toy.one.1", 2, "a"), answered("top.one.1", 1, "b")];
  const both = await Promise.all([dueToday(entries), dueToday(entries)]);
  expect(both.map((due) => due?.says)).toEqual(["all,toy,top", "all,toy,top"]);
  expect(await dueToday(entries)).toEqual(both[0]);
  expect(starts.map(({ files, page }) => [files, page])).toEqual([
    [
      { toy: 1, top: 1 },
      { kind: "due", about: "" },
    ],
  ]);
  await dueToday([...entries, answered("toy.one.2", 0, "c")]);
  expect(starts.length).toBe(2);
});

test("what was due goes with the answers", async () => {
  await dueToday([answered("toy.one.1", 2, "d")]);
  expect(sessionStorage.length).toBe(1);
  await dueToday([]);
  expect(sessionStorage.length).toBe(0);
});
