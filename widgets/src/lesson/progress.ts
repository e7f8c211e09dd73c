// The progress card: a row of dots for each topic, what was misread, what to do next, and the journal as a file.

import type { Answer } from "../core/channel.ts";
import { Link } from "../core/channel.ts";
import { button, h, sync } from "../core/dom.ts";
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
            card.met.map((met) => h("li", { class: met.settled && "bl-settled" }, met.says)),
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
          button({ class: "bl-main", "data-do": "export" }, card.words.download),
        ),
        h("small", {}, this.said || card.words.keep),
      ),
    );
    sync(this.body, made, () => {});
    this.tip?.settle();
  }

  topic(topic: ProgressPart["topics"][number]) {
    const here = topic.marks.find((mark) => mark.id === this.at) ?? topic.marks[0];
    return h(
      "div",
      { class: "bl-topic" },
      h(
        "div",
        { class: "bl-topic-line" },
        h("h4", {}, topic.title),
        h(
          "i",
          { class: "bl-known-bar", "aria-hidden": "true" },
          h("i", { style: `width:${(100 * topic.known) / topic.marks.length}%` }),
          h("i", { class: "bl-missed", style: `width:${(100 * topic.missed) / topic.marks.length}%` }),
        ),
        h("span", {}, `${topic.count} · ${topic.points}`),
      ),
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
        "p",
        { class: "bl-mark", "aria-hidden": "true" },
        here?.id === this.at && [h("code", {}, here.id), " ", here.says],
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
    const what = target.closest("[data-do]")?.getAttribute("data-do");
    if (!what) return this.point(target);
    const key = target.closest("[data-do]")?.getAttribute("data-pick") ?? "";
    if (what === "language") {
      this.spoke = key;
      choose("lang", key);
      return this.link.send(what, 0, { key });
    }
    if (what !== "unspoke") return this.link.send(what as CommandName, 0);
    this.spoke = "";
    return this.draw();
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
