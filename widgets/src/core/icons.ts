// Pictograms and the players' tokens. Players differ by shape, letter and colour; how, each game says. All of it
// comes from Python with the words.
import { h } from "./dom.ts";
import type { Words } from "./types.ts";

/** @param key the name of a picture, or the key of an action such as `card:magnet` */
export function icon(words: Record<string, string>, key: string) {
  const [name] = [key, key.split(":")[0]].filter((one) => words[`icon.${one}`] ?? words[`solid.${one}`]);
  const line = words[`icon.${name}`];
  return h(
    line ? "svg.bl-ic" : "svg.bl-ic.bl-solid",
    { viewBox: "0 0 24 24", width: 18, height: 18, "aria-hidden": "true" },
    h("path", { d: line ?? words[`solid.${name}`] ?? words["solid.dot"] }),
  );
}

/** The token of a seat: shape, colour and its letter, on a paper face or on the colour. */
export function token(words: Words, seat: number, size: number) {
  const { shape, round, face, foot, letter, box, style } = words.seats[seat];
  return h(
    "svg.bl-token",
    { viewBox: box, width: size, height: size, "aria-hidden": "true", style },
    round && h("path.bl-tc", { d: round }),
    h("path.bl-tb", { d: shape }),
    face && h("path.bl-tf", { d: face }),
    h("text", { y: foot }, letter),
  );
}

/** A step of the timeline: the mover's shape, hollow while it lies ahead; a dot for the start. */
export function node(words: Words, seat: number, kind: string) {
  const { shape, round, style } = words.seats[seat];
  return h(
    `svg.bl-node.${kind}`,
    { viewBox: "-27 -27 54 54", width: 28, height: 28, "aria-hidden": "true", style },
    kind === "bl-now" && h("path.bl-ring", { d: "M0-24a24 24 0 1 0 .01 0z" }),
    round && h("path.bl-tc", { d: round }),
    h("path", { d: shape }),
  );
}
