// Notebooks saved in a browser show pictures in the place of boards that are gone.
import { expect, test } from "vitest";
import { leavePictures } from "../src/page/saved.ts";

const VIEW = "application/vnd.jupyter.widget-view+json";

test("a board with a picture is its picture, and what has none stays", () => {
  const board = { data: { [VIEW]: { model_id: "m1" }, "text/html": "<img>", "text/plain": "a board" } };
  const slider = { data: { [VIEW]: { model_id: "m2" }, "text/plain": "a slider" } };
  const notebook = {
    cells: [{ cell_type: "markdown" }, { outputs: [board, slider, { output_type: "stream", text: "x" }] }],
  };
  expect(leavePictures(notebook)).toBe(true);
  expect(Object.keys(board.data)).toEqual(["text/html", "text/plain"]);
  expect(Object.keys(slider.data)).toEqual([VIEW, "text/plain"]);
  expect(leavePictures(notebook)).toBe(false);
});

test.each([undefined, null, "text", {}, { cells: [{}] }])("%j is no notebook with boards", (notebook) => {
  expect(leavePictures(notebook)).toBe(false);
});
