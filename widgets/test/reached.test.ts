import { expect, test } from "vitest";
import type { Entry } from "../src/page/journal.ts";
import { type Course, newest, onward, reached } from "../src/page/reached.ts";

const COURSE: Course = {
  lessons: [
    ["toy.one", "one", "01", "One", 10, 5, "1=0 2=1"],
    ["toy.two", "one", "01b", "Two", 20, 4, "3=0 other.topic.1=2"],
    ["top.one", "one", "01", "Top", 5, 5, "1=2"],
  ],
  rules: ["Exactly that level", "Once each", "One more"],
  practised: ["toy.one"],
  wrong: { "toy.or_higher": "That level or higher", "toy.gone_by": "Gone by" },
  shown: [0],
};
const said = (id: string, right: boolean, more: Partial<Entry> = {}): Entry => ({
  uid: "",
  id,
  kind: "answer",
  right,
  misconception: "",
  time: "2026-11-22T02:51:04Z",
  stars: 0,
  ...more,
});
const stand = (entries: Entry[], places = {}) => reached(COURSE, entries, places, "../");

test("nothing kept: nothing is begun, and nothing leads on", () => {
  const lessons = stand([]);
  expect(lessons.map(({ begun, done, known, missed }) => [begun, done, known, missed.length])).toEqual(
    Array(3).fill([false, false, 0, 0]),
  );
  expect(onward(lessons, COURSE, [])).toBeUndefined();
});

test("a wrong answer is missed by the name of its misreading, else of its rule, until a right one", () => {
  const entries = [
    said("toy.one.1", false, { misconception: "toy.or_higher" }),
    said("toy.one.2", false, { misconception: "toy.gone" }),
    said("other.topic.1", false),
  ];
  const lessons = stand(entries);
  expect(lessons[0].missed.map(({ says }) => says)).toEqual(["That level or higher", "Once each"]);
  expect(lessons[0].missed.map(({ href }) => href)).toEqual(["../practice/#toy.or_higher", "../practice/#toy.one"]);
  const [top] = stand([said("top.one.1", false)])[2].missed;
  expect([top.href, top.practised]).toEqual(["../top/one/#t=boardlab%20step%201%20top.one%20top.one.1", false]);
  expect(lessons[1].missed.map(({ says, href }) => [says, href.split("#")[0]])).toEqual([["One more", "../practice/"]]);
  const later = stand([...entries, said("toy.one.1", true)]);
  expect(later[0].missed.map(({ says }) => says)).toEqual(["Once each"]);
  expect([later[0].known, later[0].begun, later[0].done]).toEqual([1, true, false]);
});

test("hints are no answers, and a right answer stays right", () => {
  expect(stand([said("toy.one.1", false, { kind: "hint" })])[0].missed).toEqual([]);
  const lessons = stand([said("top.one.1", true), said("top.one.1", false)]);
  expect([lessons[2].done, lessons[2].missed.length, lessons[2].left]).toEqual([true, 0, 1]);
});

test("one goes on where one was last, and from a lesson that is done to the next of its game", () => {
  const entries = [said("top.one.1", true), said("toy.one.1", true)];
  expect(onward(stand(entries), COURSE, entries)?.id).toBe("toy.one");
  entries.push(said("toy.one.2", true));
  expect(onward(stand(entries), COURSE, entries)?.id).toBe("toy.two");
  entries.push(said("toy.one.3", true), said("other.topic.1", true));
  const all = onward(stand(entries), COURSE, entries);
  expect([all?.id, all?.done]).toEqual(["toy.two", true]);
});

test("steps that were walked count down the minutes; what is kept of a lesson may be of any form", () => {
  const [lesson] = stand([said("toy.one.1", true)], { "toy.one": { at: "b", seen: ["a", "toy.one.1", "b"] } });
  expect([lesson.walked, lesson.steps, lesson.left]).toEqual([3, 5, 4]);
  expect(stand([], { "toy.one": { seen: "x" }, "toy.two": null })[0].begun).toBe(false);
  const places = { "toy.two": { at: "a" } };
  expect(onward(stand([], places), COURSE, [])?.id).toBe("toy.two");
});

test("what was missed is told newest first, each thing once", () => {
  const entries = [
    said("toy.one.1", false, { time: "2026-11-01" }),
    said("toy.one.3", false, { time: "2026-11-03" }),
    said("top.one.1", false, { time: "2026-11-02" }),
  ];
  expect(newest(stand(entries)).map(({ says, game }) => `${game} ${says}`)).toEqual([
    "toy Exactly that level",
    "top One more",
  ]);
});

test("what is known is due where its rule is, by its name in its game", () => {
  const entries = [said("toy.one.1", true), said("toy.one.2", false), said("top.one.1", true)];
  const due = [
    { id: "toy.level", says: "Exactly that level" },
    { id: "toy.more", says: "One more" },
    { id: "toy.once", says: "Once each" },
  ];
  const lessons = reached(COURSE, entries, {}, "../", due);
  expect(lessons.map((lesson) => [lesson.known, lesson.due])).toEqual([
    [1, 1],
    [0, 0],
    [1, 0],
  ]);
});
