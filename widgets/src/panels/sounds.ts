// Sounds of what happens on a table, made by the page itself. None until they are switched on; nothing is told by them alone.

import type { Frame } from "../core/frames.ts";
import { choice } from "../core/preferences.ts";
import type { Panel } from "./panel.ts";

/** A note: hertz, when it begins and how long it rings in seconds, and its wave. */
type Note = [hertz: number, at: number, rings: number, wave?: OscillatorType];
export type SoundName = "place" | "roll" | "card" | "right" | "wrong" | "turn";

const SOUNDS: Record<SoundName, Note[]> = {
  place: [[165, 0, 0.09, "triangle"]],
  roll: [0, 0.07, 0.13, 0.21, 0.3].map((at, n) => [240 - 24 * n, at, 0.05, "square"]),
  card: [
    [980, 0, 0.05],
    [1310, 0.05, 0.06],
  ],
  right: [
    [523, 0, 0.14],
    [659, 0.1, 0.14],
    [784, 0.2, 0.28],
  ],
  wrong: [
    [220, 0, 0.16, "triangle"],
    [185, 0.15, 0.24, "triangle"],
  ],
  turn: [
    [440, 0, 0.12],
    [587, 0.11, 0.2],
  ],
};
const VOLUME = 0.12;
/** So long a note comes and goes: at once, a speaker would click. */
const EDGE = 0.012;

const diceOn = (frame: Frame) => frame["slot.board"]?.length ?? 0;
const cardsOf = (frame: Frame) =>
  (frame["slot.hand"] ?? []).flatMap((slot) => slot.items ?? []).reduce((sum, item) => sum + (item.count ?? 1), 0);

/** Is it for others to go on, by themselves or when asked? */
const othersPlay = ({ opponent, pick }: Frame) =>
  typeof opponent === "number" || !!pick?.choices.some(({ key }) => key === "opponent");

/** What there is to hear between two frames of a table; "" for nothing. */
export function heard(frame: Frame, before: Frame | undefined): SoundName | "" {
  if (!before) return "";
  const result = frame.question?.result;
  if (result && result !== before.question?.result && !before.question?.result && !result.told)
    return result.right ? "right" : "wrong";
  const steps = frame.time?.ply - before.time?.ply;
  // In a lesson a whole turn of others is one step of the page.
  if (steps > 1 && othersPlay(before) && !othersPlay(frame)) return "turn";
  if (steps !== 1) return "";
  if (diceOn(frame) && !diceOn(before)) return "roll";
  if (othersPlay(before) && !othersPlay(frame)) return "turn";
  return cardsOf(frame) > cardsOf(before) ? "card" : "place";
}

let speaker: AudioContext | undefined;

/** Let one be heard. A browser is silent until somebody has pressed something on the page. */
export function play(name: SoundName) {
  try {
    speaker ??= new AudioContext();
    const now = speaker.currentTime;
    for (const [hertz, at, rings, wave = "sine"] of SOUNDS[name]) {
      const [note, volume] = [speaker.createOscillator(), speaker.createGain()];
      note.type = wave;
      note.frequency.value = hertz;
      volume.gain.setValueAtTime(0, now + at);
      volume.gain.linearRampToValueAtTime(VOLUME, now + at + EDGE);
      volume.gain.exponentialRampToValueAtTime(0.001, now + at + rings);
      note.connect(volume).connect(speaker.destination);
      note.start(now + at);
      note.stop(now + at + rings + EDGE);
    }
  } catch {
    // A host without sound.
  }
}

export const soundsPanel: Panel = {
  key: "sounds",
  changing({ frame, before }) {
    const name = choice("sounds") === "on" && heard(frame, before);
    if (name) play(name);
  },
  acts(_table, target) {
    // Whoever switches them on hears one.
    if (target.getAttribute("data-pick") === "sounds:on") play("turn");
  },
};
