// Pictograms and the players' tokens. Players differ by shape, letter and colour, the same in every game. The paths come
// from Python with the words.
import { h } from "./dom.js";

/** @typedef {import("./types.js").Words} Words */

/** @param {Words} words @param {string} key the name of a picture, or the key of a deed such as `card:magnet` */
export function icon(words, key) {
  const name = key.split(":")[0];
  const line = words[`icon.${name}`];
  return h(
    line ? "svg.bl-ic" : "svg.bl-ic.bl-solid",
    { viewBox: "0 0 24 24", width: 18, height: 18, "aria-hidden": "true" },
    h("path", { d: line ?? words[`solid.${name}`] ?? words["solid.dot"] }),
  );
}

/** The token of a seat: shape, colour, and its letter on a paper face. @param {Words} words @param {number} seat @param {number} size */
export function token(words, seat, size) {
  const box = { viewBox: "-16 -16 32 32", width: size, height: size, "aria-hidden": "true" };
  if (seat < 0) return h("svg.bl-token", box, h("path.bl-tb", { d: "M-10-10h20v20h-20z" }));
  const small = seat === 2;
  return h(
    `svg.bl-token.bl-p${seat}`,
    box,
    h("path.bl-tb", { d: words[`shape.${seat % 4}`] }),
    h("path.bl-tf", { d: words[`face.${seat % 4}`] }),
    h("text", { y: small ? 6 : 4, style: small && "font-size:9px" }, String.fromCharCode(65 + seat)),
  );
}

const START = -2;

/** A step of the timeline: the mover's shape, hollow while it lies ahead; a dot for the start. @param {Words} words @param {number} seat @param {string} kind */
export function node(words, seat, kind) {
  const shape = seat === START ? "M0-7a7 7 0 1 0 .01 0z" : seat < 0 ? "M-9-9h18v18h-18z" : words[`shape.${seat % 4}`];
  return h(
    `svg.bl-node.${kind}.bl-p${seat}`,
    { viewBox: "-27 -27 54 54", width: 28, height: 28, "aria-hidden": "true" },
    kind === "bl-now" && h("path.bl-ring", { d: "M0-24a24 24 0 1 0 .01 0z" }),
    h("path", { d: shape }),
  );
}
