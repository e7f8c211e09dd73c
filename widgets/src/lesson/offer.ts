// The offer to practise a rule that was looked up: one button, and the practice card below it.

import { Link } from "../core/channel.ts";
import { h, sync } from "../core/dom.ts";
import { keepFocus } from "../core/focus.ts";
import type { OfferPart } from "../core/frames.ts";
import type { Model } from "../core/host.ts";
import { shownBy } from "../core/host.ts";
import { obey } from "../core/preferences.ts";
import { onPress } from "../core/press.ts";
import { dress } from "../core/theme.ts";
import { Practising, practises } from "./practising.ts";

function offer(model: Model, el: HTMLElement, signal: AbortSignal) {
  const shown = (): OfferPart => model.get("offer");
  const root = h("section", { class: "bl-study bl-offer" });
  const body = h("div", {});
  const told = h("p", { role: "status" });
  root.append(body, told);
  const say = (text: string) => void (told.textContent = text);
  const draw = () => {
    const { lang, key, title, label, practising } = shown();
    root.lang = lang;
    sync(body, h("div", {}, practises(key, practising, label, title)), () => {});
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
  model.on("change:offer", draw);
  signal.addEventListener("abort", () => model.off("change:offer", draw));
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
