// The offer to practise a rule that was looked up, or to review what is due: one button, and the practice card below it.

import { Link } from "../core/channel.ts";
import { h, sync } from "../core/dom.ts";
import { keepFocus } from "../core/focus.ts";
import type { DuePart, OfferPart } from "../core/frames.ts";
import type { Model } from "../core/host.ts";
import { shownBy } from "../core/host.ts";
import { obey } from "../core/preferences.ts";
import { onPress } from "../core/press.ts";
import { dress } from "../core/theme.ts";
import { Practising, practises } from "./practising.ts";

/** What is due, and a button that reviews it: its key would be long, and Python knows what is due. */
const review = ({ title, says, rules, key, start, free, practising }: DuePart) => [
  h("h3", {}, title),
  h("p", {}, says),
  h(
    "ol",
    {},
    rules.map((rule) => h("li", {}, `${rule.says}, `, h("small", {}, rule.game))),
  ),
  (key || practising) && practises(REVIEW, practising, start),
  free && h("small", {}, free),
];
/** All that is due, as boardlab/lessons/journal/due.py calls it. */
const REVIEW = "review=";

function offer(model: Model, el: HTMLElement, signal: AbortSignal) {
  const due = (): DuePart | undefined => model.get("due");
  const shown = (): DuePart | OfferPart => due() ?? model.get("offer");
  const root = h("section", { class: "bl-study bl-offer" });
  const body = h("div", {});
  const told = h("p", { role: "status" });
  root.append(body, told);
  const say = (text: string) => void (told.textContent = text);
  const draw = () => {
    const said = shown();
    root.lang = said.lang;
    const made = "rules" in said ? review(said) : practises(said.key, said.practising, said.label, said.title);
    sync(body, h("div", {}, made), () => {});
  };
  const link = new Link(model, signal, {
    onAnswer: ({ answer, text }) => say(answer === "no" ? text : ""),
    onLink: (state) => say(state && shown().words[state === "busy" || state === "ended" ? state : "silent"]),
  });
  const practising = new Practising(
    model,
    signal,
    () => shown().words,
    (key) => link.send("practise", 0, { key }),
  );
  el.append(root, practising.place);
  const changes = due() ? "change:due" : "change:offer";
  model.on(changes, draw);
  signal.addEventListener("abort", () => model.off(changes, draw));
  dress(root, signal);
  keepFocus(root, signal);
  obey(signal, () => {});
  onPress(
    root,
    signal,
    (under) => under,
    (under) => {
      const pressed = under.closest<HTMLElement>("[data-do]");
      if (pressed) practising.press(pressed);
    },
  );
  draw();
}

export default shownBy(offer);
