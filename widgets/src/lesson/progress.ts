// The progress card: a bar for each topic, with its questions below where it is opened; what was misread, each with its
// practice, what to do next, and the journal as a file.

import type { Answer } from "../core/channel.ts";
import { Link } from "../core/channel.ts";
import { button, h, sync } from "../core/dom.ts";
import { fileName } from "../core/file_name.ts";
import { keepFocus } from "../core/focus.ts";
import type { CommandName, ProgressPart } from "../core/frames.ts";
import type { Model } from "../core/host.ts";
import { shownBy } from "../core/host.ts";
import { otherNotebook } from "../core/language.ts";
import { letterOf } from "../core/letters.ts";
import { choose, obey, otherTongue } from "../core/preferences.ts";
import { onPress } from "../core/press.ts";
import { dress } from "../core/theme.ts";
import { Tip } from "../core/tip.ts";
import { Practising, practises } from "./practising.ts";

/** How a checkpoint stands, told by shape as well as by colour. */
function dot(state: string) {
  return h(
    "svg",
    { viewBox: "0 0 20 20", width: 20, height: 20, class: `bl-dot bl-dot-${state}`, "aria-hidden": "true" },
    h("path", { d: "M10 2a8 8 0 0 1 0 16a8 8 0 0 1 0-16z" }),
    state === "tried" && h("path", { class: "bl-dot-in", d: "M10 2a8 8 0 0 1 0 16z" }),
    state === "solved" && h("path", { class: "bl-dot-check", d: "M6 10.5l3 3 5.5-6.5" }),
    state === "helped" && h("path", { class: "bl-dot-in", d: "M10 6a4 4 0 0 1 0 8a4 4 0 0 1 0-8z" }),
  );
}

type Topic = ProgressPart["topics"][number];

class Progress {
  model: Model;
  signal: AbortSignal;
  spoke: string;
  at: string;
  said: string;
  root: HTMLElement;
  body: HTMLElement;
  polite: HTMLElement;
  link: Link;
  tip: Tip;
  practising: Practising;
  /** Was the journal asked for to be deleted here? */
  leaving = false;
  /** Topics that were opened or closed here. */
  chosen: Map<string, boolean> = new Map();

  constructor(model: Model, el: HTMLElement, signal: AbortSignal) {
    this.model = model;
    this.signal = signal;
    this.spoke = "";
    this.at = "";
    this.said = "";
    this.root = h("section", { class: "bl-study bl-progress" });
    this.body = h("div", {});
    this.polite = h("div", { class: "bl-unseen", role: "status", "aria-live": "polite" });
    this.root.append(this.body, this.polite);
    el.append(this.root);
    const draw = () => this.draw();
    model.on("change:card", draw);
    signal.addEventListener("abort", () => model.off("change:card", draw));
    this.link = new Link(model, signal, {
      onAnswer: (answer) => this.hear(answer),
      onLink: (state) => this.say(state && this.card.words[state === "busy" || state === "ended" ? state : "silent"]),
    });
    const practise = (key: string) => this.link.send("practise", 0, { key });
    this.practising = new Practising(model, signal, () => this.card.words, practise);
    el.append(this.practising.place);
    dress(this.root, signal);
    keepFocus(this.root, signal);
    onPress(
      this.root,
      signal,
      (under) => under,
      (under) => this.click(under),
    );
    this.root.addEventListener("focusin", (event) => this.point(event.target as Element), { signal });
    this.root.addEventListener("keydown", (event) => this.key(event), { signal });
    obey(signal, () => {});
    const tongue = otherTongue(model, this.card.lang, this.langs);
    if (tongue) this.link.send("language", 0, { key: tongue });
    this.draw();
    this.tip = new Tip(this);
  }

  /** Where a pupil's number or nickname is typed. */
  get field() {
    return this.root.querySelector(".bl-st-pupil input") as HTMLInputElement;
  }

  /** What the help of a thing is told with. */
  get frame() {
    return { lang: this.card.lang };
  }

  get langs() {
    return this.card.languages.map(({ code }) => code);
  }

  speak(text: string) {
    this.polite.textContent = text;
  }

  get card(): ProgressPart {
    return this.model.get("card");
  }

  draw() {
    const { card } = this;
    if (this.root.lang !== card.lang) this.root.lang = card.lang;
    this.root.setAttribute("aria-label", card.words.title);
    const made = h(
      "div",
      {},
      otherNotebook(this.model, card.lang, this.langs, this.spoke, card.words),
      h(
        "header",
        { class: "bl-progress-head" },
        h("div", {}, h("h3", {}, card.words.title), h("p", {}, card.headline)),
        h(
          "div.bl-seg",
          { role: "group", "aria-label": card.words.language },
          card.languages.map(({ code, name }) =>
            button(
              { "data-do": "language", "data-pick": code, lang: code, "aria-pressed": String(code === card.lang) },
              name,
            ),
          ),
        ),
      ),
      ...card.notes.map((note) => h("p", { class: "bl-strip bl-strip-note" }, note)),
      ...card.topics.map((topic) => this.topic(topic)),
      h(
        "ul",
        { class: "bl-legend", "aria-hidden": "true" },
        card.signs.map((sign) => h("li", {}, dot(sign.state), sign.says)),
      ),
      card.met.length > 0 &&
        h(
          "div",
          { class: "bl-met" },
          h("h4", {}, card.words.misreadings),
          h(
            "ul",
            {},
            card.met.map((met) =>
              h("li", { class: met.settled && "bl-settled" }, h("span", {}, met.says), this.practises(met)),
            ),
          ),
        ),
      card.practised && h("p", { class: "bl-practised" }, card.practised),
      h(
        "footer",
        { class: "bl-progress-foot" },
        h("p", { class: "bl-advice" }, card.advice),
        h(
          "div",
          {},
          button({ class: "bl-quiet", "data-do": "refresh" }, card.words.refresh),
          h(
            "label.bl-st-pupil",
            {},
            card.words.whose,
            h("input#whose", { type: "text", maxlength: 40, autocomplete: "off", spellcheck: "false" }),
          ),
          button({ class: "bl-quiet", "data-do": "next_pupil" }, card.words.next_pupil),
          button({ class: "bl-main", "data-do": "export" }, card.words.download),
        ),
        h("small", {}, this.said || card.words.keep),
      ),
    );
    sync(this.body, made, () => {});
    this.tip?.settle();
  }

  /** A button that practises what is told; nothing where nobody draws positions of it. */
  practises({ practised, says }: { practised: string; says: string }) {
    const { practising, practise } = this.card;
    return practised && practises(practised, practising, practise, says);
  }

  /** Are the questions of a topic shown? Those with something missed are, and the only one there is. */
  opened({ id, missed }: Topic) {
    return this.chosen.get(id) ?? (missed > 0 || this.card.topics.length === 1);
  }

  topic(topic: Topic) {
    const open = this.opened(topic);
    const part = (count: number, kind = "") =>
      h("i", { class: kind, style: `width:${(100 * count) / topic.marks.length}%` });
    return h(
      "div",
      { class: "bl-topic" },
      h(
        "div",
        { class: "bl-topic-line" },
        h(
          "h4",
          {},
          button({ class: "bl-opens", "data-do": "unfold", "data-pick": topic.id, "aria-expanded": String(open) }, [
            topic.title,
          ]),
        ),
        h("i", { class: "bl-known-bar", "aria-hidden": "true" }, part(topic.known), part(topic.missed, "bl-missed")),
        h("span", {}, `${topic.count} · ${topic.points}`),
      ),
      open && this.questions(topic),
    );
  }

  questions(topic: Topic) {
    const here = topic.marks.find((mark) => mark.id === this.at) ?? topic.marks[0];
    return h(
      "div",
      { class: "bl-topic-open" },
      h(
        "ol",
        { "aria-label": topic.title },
        topic.marks.map((mark) =>
          h(
            "li",
            {},
            button(
              {
                class: "bl-dotted",
                "data-at": mark.id,
                "aria-label": `${mark.id} ${mark.says}`,
                "data-tip": mark.says,
                "data-id": mark.id,
                "aria-current": mark.id === this.at && "true",
                tabindex: mark === here ? 0 : -1,
              },
              dot(mark.state),
            ),
          ),
        ),
      ),
      h(
        "div",
        { class: "bl-topic-foot" },
        h(
          "p",
          { class: "bl-mark", "aria-hidden": "true" },
          here?.id === this.at && [h("code", {}, here.id), " ", here.says],
        ),
        this.practises({ practised: topic.practised, says: topic.title }),
      ),
    );
  }

  /** What is pointed at is told below its row. */
  point(target: Element) {
    const at = target.closest(".bl-dotted")?.getAttribute("data-at");
    if (!at || at === this.at) return;
    this.at = at;
    this.draw();
  }

  click(target: Element) {
    const pressed = target.closest<HTMLElement>("[data-do]");
    const what = pressed?.getAttribute("data-do");
    if (!pressed || !what) return this.point(target);
    const key = pressed.getAttribute("data-pick") ?? "";
    if (what === "practise") return this.practising.press(pressed);
    if (what === "unfold") {
      this.chosen.set(key, pressed.getAttribute("aria-expanded") !== "true");
      return this.draw();
    }
    if (what === "language") {
      this.spoke = key;
      choose("lang", key);
      return this.link.send(what, 0, { key });
    }
    if (what === "export" || what === "next_pupil") return this.handOut(what);
    if (what !== "unspoke") return this.link.send(what as CommandName, 0);
    this.spoke = "";
    return this.draw();
  }

  /** Have the journal handed out, called by who it is; it is not deleted before somebody has said so. */
  handOut(what: "export" | "next_pupil") {
    const name = this.field.value.trim();
    if (what === "next_pupil" && !name) {
      this.say(this.card.words.whose);
      return this.field.focus();
    }
    this.link.send(what, 0, { key: fileName(name, this.card.last) });
    this.leaving = what === "next_pupil";
  }

  /** Arrows walk along a row, so that the tab key meets it once. */
  key(event: KeyboardEvent) {
    const target = event.target as Element;
    if (event.code === "Escape" && this.tip?.hide()) event.stopPropagation();
    if (letterOf(event) === "I" && !event.ctrlKey && !event.metaKey && !event.altKey) {
      event.preventDefault();
      event.stopPropagation();
      this.tip?.ask(target);
    }
    const step = { ArrowLeft: -1, ArrowRight: 1, Home: -Infinity, End: Infinity }[event.code];
    if (!step || !target.matches(".bl-dotted")) return;
    event.preventDefault();
    event.stopPropagation();
    const row = [...(target.closest("ol")?.querySelectorAll(".bl-dotted") ?? [])];
    const next = Math.min(row.length - 1, Math.max(0, row.indexOf(target) + step));
    (row[next] as HTMLElement).focus();
  }

  hear({ file, text }: Answer) {
    if (file) this.save(file.name, file.text);
    if (file && this.leaving) this.field.value = "";
    this.say(text);
  }

  say(text: string) {
    this.said = text;
    this.polite.textContent = text;
    this.draw();
  }

  /** Hand a text out as a file. */
  save(name: string, text: string) {
    const address = URL.createObjectURL(new Blob([text], { type: "application/x-ndjson" }));
    const link = h("a", { href: address, download: name });
    link.click();
    setTimeout(() => URL.revokeObjectURL(address), 10_000);
  }
}

export default shownBy((...place) => new Progress(...place));
