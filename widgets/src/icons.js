// Pictograms and the players' tokens. Players differ by shape, letter and colour, the same in every game.
import { h } from "./dom.js";

const STROKE = {
  undo: "M8 5L3.5 9.5 8 14M4 9.5h10a6 6 0 0 1 0 11H9",
  redo: "M16 5l4.5 4.5L16 14M20 9.5H10a6 6 0 0 0 0 11h5",
  copy: "M9 9h11v11H9zM5 15H4V4h11v1",
  turn: "M4 13l8-4.5 8 4.5-8 4.5zM4 8c2-4 7-5.5 11-4M5 3.5L3.8 8.2l4.7-.4",
  close: "M6 6l12 12M18 6L6 18",
  back: "M15 5l-7 7 7 7",
  on: "M9 5l7 7-7 7",
  // Deeds, by the key games use for them; a deed without a picture of its own gets a dot.
  move: "M3 20h6v-6h6V8h6M5 9l5-5M10 8V4H6",
  build: "M12 3l8 4.5v9L12 21l-8-4.5v-9zM4 7.5l8 4.5 8-4.5M12 12v9",
  buy: "M7 3h10a2 2 0 0 1 2 2v14a2 2 0 0 1-2 2H7a2 2 0 0 1-2-2V5a2 2 0 0 1 2-2zM12 8.5v7M8.5 12h7",
  card: "M7 3h10a2 2 0 0 1 2 2v14a2 2 0 0 1-2 2H7a2 2 0 0 1-2-2V5a2 2 0 0 1 2-2zM9 8h6M9 12h6",
  end: "M5 4v16M9 12h11M15.5 7l5 5-5 5",
  stay: "M5 12h14M12 5v14",
};
const SOLID = {
  add: "M4.5 21C4.5 14 7 9.5 8.5 8h7C17 9.5 19.5 14 19.5 21zM8.5 7.5V5a3.5 4 0 0 1 7 0v2.5z",
  king: "M4 19h16l1.5-12-6 5L12 4l-3.5 8-6-5z",
  point: "M12 3.5l2.6 5.5 6 .7-4.5 4.1 1.3 6L12 16.8 6.6 19.8l1.3-6L3.4 9.7l6-.7z",
  dot: "M12 8.5a3.5 3.5 0 1 0 .01 0z",
};

/** @type {Record<string, string>} */
const ALIKE = { knight: "add", keep: "card" };

/** @param {string} key the name of a picture, or the key of a deed such as `card:magnet` */
export function icon(key) {
  const name = ALIKE[key.split(":")[0]] ?? key.split(":")[0];
  const stroke = /** @type {Record<string, string>} */ (STROKE)[name];
  const solid = /** @type {Record<string, string>} */ (SOLID)[name] ?? SOLID.dot;
  return h(
    "svg",
    { class: stroke ? "bl-ic" : "bl-ic bl-solid", viewBox: "0 0 24 24", width: 18, height: 18, "aria-hidden": "true" },
    h("path", { d: stroke ?? solid }),
  );
}

const SHAPES = ["M0-12.5a12.5 12.5 0 1 0 .01 0z", "M-11-11h22v22h-22z", "M0-14.8 14.8 11.5h-29.6z", "M0-15 14 0 0 15-14 0z"];
const FACES = ["M0-9.2a9.2 9.2 0 1 0 .01 0z", "M-8-8h16v16h-16z", "M0-7.1 8.8 8.7h-17.6z", "M0-10.5 9.8 0 0 10.5-9.8 0z"];

/** The token of a seat: shape, colour, and its letter on a paper face. @param {number} seat @param {number} size */
export function token(seat, size) {
  const box = { viewBox: "-16 -16 32 32", width: size, height: size, "aria-hidden": "true" };
  if (seat < 0) return h("svg", { ...box, class: "bl-token" }, h("path", { class: "bl-tb", d: "M-10-10h20v20h-20z" }));
  const letter = document.createElementNS("http://www.w3.org/2000/svg", "text");
  letter.setAttribute("y", seat === 2 ? "6" : "4");
  if (seat === 2) letter.setAttribute("style", "font-size:9px");
  letter.textContent = String.fromCharCode(65 + seat);
  return h(
    "svg",
    { ...box, class: `bl-token bl-p${seat}` },
    h("path", { class: "bl-tb", d: SHAPES[seat % 4] }),
    h("path", { class: "bl-tf", d: FACES[seat % 4] }),
    letter,
  );
}

const START = -2;

/** A step of the timeline: the mover's shape, hollow while it lies ahead; a dot for the start. @param {number} seat @param {string} kind */
export function node(seat, kind) {
  const shape = seat === START ? "M0-7a7 7 0 1 0 .01 0z" : seat < 0 ? "M-9-9h18v18h-18z" : SHAPES[seat % 4];
  const ring = kind === "bl-now" && h("path", { class: "bl-ring", d: "M0-24a24 24 0 1 0 .01 0z" });
  return h(
    "svg",
    { class: `bl-node ${kind} bl-p${seat}`, viewBox: "-27 -27 54 54", width: 28, height: 28, "aria-hidden": "true" },
    ring,
    h("path", { d: shape }),
  );
}
