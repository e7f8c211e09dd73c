// A lesson shown to a class, in the full window, by keys that work wherever the focus is; and its board shown alone.

import type { Fields } from "../core/channel.ts";
import type { Child } from "../core/dom.ts";
import { button, h, picture } from "../core/dom.ts";
import type { CommandName } from "../core/frames.ts";
import { letterOf } from "../core/letters.ts";
import { choice, choose } from "../core/preferences.ts";
import type { Panel } from "../panels/panel.ts";
import { Hands } from "./hands.ts";
import { aimed, FIELD } from "./presenting.ts";
import { reveals } from "./question.ts";
import type { Stage } from "./stage.ts";

const WAYS: Record<string, number> = { ArrowLeft: -1, PageUp: -1, ArrowRight: 1, PageDown: 1 };
const SCROLLS: Record<string, number> = { ArrowUp: -1, ArrowDown: 1 };
/** How tight a question is set: each degree adds to those before it. */
const FAR = ["bl-f1", "bl-f2", "bl-f3", "bl-f4", "bl-f5", "bl-f6", "bl-f7", "bl-f8"];

export class Presenter implements Panel {
  key = "presenter";
  stage: Stage;
  /** Is it shown to a class? */
  isOn = false;
  /** Was it read what is wrong with a plan? */
  heard = false;
  /** Are the keys listed? */
  lists = false;

  hands: Hands;
  /** How tight a question is set. */
  degrees = FAR;

  constructor(stage: Stage) {
    this.stage = stage;
    this.hands = new Hands(stage);
  }

  on = {
    onward: () => this.go(1),
    show: () => this.show(),
    keys: () => this.list(),
    phone: () => this.phone(!this.stage.lesson.phone),
    site: () => this.name(),
    heard: () => this.hear(),
  };

  /** How much is told beside the question: what may be chosen, or what is behind the answers. */
  get shown() {
    const { hands } = this.stage.lesson;
    return hands ? `${hands.rows.length} ${hands.bars.length}` : "";
  }

  /** What is lit, as a selector. */
  get lit() {
    const { question: q } = this.stage;
    return `.bl-st-cue[data-do="${q && !reveals(q) ? "show" : "onward"}"]`;
  }

  /** Show it to a class, in the full window, or end that. */
  present() {
    const { stage, hands } = this;
    const { table } = stage;
    this.isOn = !this.isOn;
    stage.isAlone = this.lists = hands.open = false;
    if (!this.isOn) table.root.querySelector(".bl-st")?.classList.remove(...FAR);
    this.ask("present", { at: Number(this.isOn) });
    table.enlarge(this.isOn);
    table.root.focus({ preventScroll: true });
    this.rest();
  }

  moved = () => this.stage.table.root.classList.remove("bl-rests");

  /** The board changes under a mouse that rests: it points at nothing there before it moves. */
  rest() {
    const { root, signal } = this.stage.table;
    root.classList.add("bl-rests");
    root.addEventListener("pointermove", this.moved, { signal, once: true });
  }

  /** Ask for what is shown next; keys wait until it is there. */
  ask(what: CommandName, more?: Fields) {
    this.stage.presenting.waiting ??= [];
    this.stage.table.ask(what, more);
  }

  /** End it: it cannot be shown here. */
  end() {
    this.isOn = false;
    this.stage.table.enlarge(false);
  }

  /** The next step or the one before; from a board against a misreading, back to its question. */
  go(way: number) {
    const { lesson } = this.stage;
    this.hands.close();
    if (way < 0 && lesson.hands?.away) return this.ask("against");
    const { plan } = lesson;
    if (plan) {
      // On a card one practises: the next position.
      const { question: q } = this.stage;
      if (way > 0 && plan.of === 1 && q?.next) return this.ask("pick", { key: "next:" });
      const next = plan.at + way;
      if (next >= 0 && next < plan.of) this.ask("plan", { at: next });
      return;
    }
    const to = lesson.at + way;
    if (to >= 0 && to < lesson.of) this.ask("go", { at: to });
  }

  /** A receipt may be longer than the window. */
  scroll(way: number) {
    const text = this.stage.table.root.querySelector(".bl-st-text");
    text?.scrollBy({ top: (way * text.clientHeight) / 2 });
  }

  /** Show the answer, or hide it again. */
  show() {
    this.hands.close();
    if (this.stage.question) this.ask("show");
  }

  /** What had the focus is gone: the keys are the same wherever it is, and no place is ringed. */
  refocus() {
    if (this.isOn) this.stage.table.root.focus({ preventScroll: true });
    return this.isOn;
  }

  hear() {
    this.heard = true;
    this.stage.table.draw();
  }

  list() {
    this.lists = !this.lists;
    this.stage.table.draw();
  }

  /** The code for phones, or without it again. */
  phone(shown: boolean) {
    this.stage.table.ask("phone", { at: Number(shown), key: choice("site") });
  }

  /** Take what was typed for the address of the site, from now on. */
  name() {
    const field = this.stage.table.root.querySelector<HTMLInputElement>("#site-address, .bl-site");
    choose("site", field?.value.trim() ?? "");
    this.phone(true);
  }

  /** Is a key one of a presentation? */
  takes(event: KeyboardEvent): boolean {
    const { stage, hands } = this;
    const { lesson } = stage;
    this.rest();
    const target = aimed(event);
    const typing = target.matches?.(FIELD);
    if (event.key === "Escape") this.leave(typing);
    else if (event.key === "Enter" && typing) this.name();
    else if (typing) return false;
    else if (event.key === "Enter") {
      if (target.matches?.("button")) return false;
      hands.close();
    } else if (event.code in WAYS) this.go(WAYS[event.code]);
    else if (event.code in SCROLLS) this.scroll(SCROLLS[event.code]);
    else if (event.code === "Space") this.show();
    else if (event.key === "?") this.list();
    else if (event.key === ".") stage.alone();
    else if (/^(Digit|Numpad)\d$/.test(event.code) && hands.letter) hands.digit(Number(event.code.at(-1)));
    else if (event.key === "Backspace" && hands.letter) hands.count(hands.letter, "");
    else {
      const letter = letterOf(event);
      if (hands.has(letter)) hands.pick(letter);
      else
        return this.does(
          {
            U: () => hands.start(),
            V: () => (this.ask("vote"), hands.start()),
            M: () => this.ask("against"),
            Q: () => this.phone(!lesson.phone),
            B: () => stage.alone(),
            P: () => stage.presenting.present(),
            L: () => stage.shortcuts.tongue(),
          }[letter],
        );
    }
    return true;
  }

  does(handler?: () => unknown) {
    handler?.();
    return !!handler;
  }

  /** Escape closes what is open, and then ends the presentation. */
  leave(typing: boolean) {
    const { stage, hands } = this;
    const { table, lesson } = stage;
    if (typing) table.root.focus({ preventScroll: true });
    if (hands.close() || typing) return;
    if (this.lists) this.list();
    else if (lesson.plan?.problems.length && !this.heard) this.hear();
    else if (lesson.phone) this.phone(false);
    else if (stage.isAlone) stage.alone();
    else stage.presenting.present();
  }

  /** What a presenter may do, at the foot of the window. */
  cues() {
    const { lesson, question: q } = this.stage;
    const { present, hands } = lesson;
    const key = (cap: string, what: string, act: string) =>
      button({ class: "bl-st-cue", "data-do": act, "aria-label": what }, h("kbd", {}, cap), h("span", {}, ` ${what}`));
    const told = q && reveals(q);
    return h(
      "div.bl-st-cues#cues",
      {},
      h("b", {}, `${lesson.game}, ${lesson.lesson}`),
      h("span", {}, lesson.plan ? lesson.plan.where || lesson.kick : lesson.kick || lesson.where),
      hands && (told ? key("V", present.vote, "vote") : key("U", present.hands, "hands")),
      q && key("Space", told ? present.hide : present.reveal, "show"),
      key("→", present.on, "onward"),
      key("Q", present.phone, "phone"),
      key("?", present.help, "keys"),
      key("Esc", present.leave, "present"),
    );
  }

  /** What lies over the rest: the keys, or the code for phones. */
  over(): Child {
    if (this.lists) return this.keys();
    const { lesson } = this.stage;
    const { present, phone, plan } = lesson;
    if (plan?.problems.length && !this.heard && !phone)
      return h(
        "section.bl-phone#problems",
        { role: "alert" },
        plan.problems.map((each) => h("p", {}, each)),
        button({ class: "bl-st-cue", "data-do": "heard" }, h("kbd", {}, "Esc"), ` ${present.close}`),
      );
    if (!phone) return null;
    return h(
      "section.bl-phone#phone",
      { role: "group", "aria-label": phone.says },
      phone.svg ? picture(phone.svg) : null,
      h("p", {}, h("b", {}, phone.says), phone.link && h("small", {}, phone.link.split("#")[0])),
      phone.why && h("p", {}, phone.why),
      !phone.svg &&
        h(
          "label",
          {},
          present.address,
          h("input.bl-site#site", { type: "text", value: choice("site"), maxlength: 200 }),
          button({ class: "bl-st-second", "data-do": "site" }, present.set),
        ),
      button({ class: "bl-st-cue", "data-do": "phone" }, h("kbd", {}, "Esc"), ` ${present.close}`),
    );
  }

  keys() {
    const { present } = this.stage.lesson;
    const rows = [
      ["→ PgDn", present.on],
      ["← PgUp", present.back],
      ["Space", `${present.reveal} / ${present.hide}`],
      ["U", present.hands],
      ["A – F 1 2", present.letters],
      ["V", present.vote],
      ["M", present.against],
      ["Q", present.phone],
      [".", present.board],
      ["L", present.tongue],
      ["Esc", present.leave],
    ];
    return h(
      "section.bl-keys#presentkeys",
      { role: "group", "aria-label": present.help },
      h(
        "dl",
        {},
        rows.map(([caps, what]) =>
          h(
            "div",
            {},
            h(
              "dt",
              {},
              caps.split(" ").map((one) => (one === "–" ? " – " : h("kbd", {}, one))),
            ),
            h("dd", {}, what),
          ),
        ),
      ),
    );
  }
}
