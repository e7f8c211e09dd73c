// Two futures side by side: their boards, the steps of each, and a table of what differs.
import { light } from "../core/board.ts";
import { Link } from "../core/channel.ts";
import { button, h, picture, sync } from "../core/dom.ts";
import { keepFocus } from "../core/focus.ts";
import type { CommandName, FuturesPart } from "../core/frames.ts";
import type { Model } from "../core/host.ts";
import { shownBy } from "../core/host.ts";
import { letterOf } from "../core/letters.ts";
import { choose, obey } from "../core/preferences.ts";
import { onPress } from "../core/press.ts";
import { dress } from "../core/theme.ts";

export class Futures {
  model: Pick<Model, "get" | "on" | "off">;
  root: HTMLElement;
  body: HTMLElement;
  polite: HTMLElement;
  link: Pick<Link, "send">;
  /** The difference that was pointed at last. */
  row: Element | null = null;

  /** @param link the way to Python, where the two stand beside a table */
  constructor(model: Futures["model"], el: HTMLElement, signal: AbortSignal, link?: Pick<Link, "send">) {
    this.model = model;
    this.root = h("section", { class: "bl-study bl-futures" });
    this.body = h("div", {});
    this.polite = h("div", { class: "bl-unseen", role: "status", "aria-live": "polite" });
    this.root.append(this.body, this.polite);
    el.append(this.root);
    const draw = () => this.draw();
    model.on("change:futures", draw);
    signal.addEventListener("abort", () => model.off("change:futures", draw));
    this.link =
      link ??
      new Link(model as Model, signal, {
        onAnswer: (answer) => this.speak(answer.text),
        onLink: (state) => this.speak(state && (this.card.words[state] ?? "")),
      });
    dress(this.root, signal);
    keepFocus(this.root, signal);
    onPress(
      this.root,
      signal,
      (under) => under.closest("[data-do]"),
      (target) => target && this.act(target),
    );
    for (const type of ["focusin", "pointerover"])
      this.root.addEventListener(type, (event) => this.point(event.target as Element), { signal });
    this.root.addEventListener("keydown", (event) => this.key(event), { signal });
    obey(signal, () => {});
    this.draw();
    this.root.setAttribute("data-ready", "1");
  }

  get card(): FuturesPart {
    return this.model.get("futures");
  }

  speak(text: string) {
    if (text) this.polite.textContent = text;
  }

  draw() {
    const { card } = this;
    const { words } = card;
    if (this.root.lang !== card.lang) this.root.lang = card.lang;
    this.root.setAttribute("aria-label", card.title);
    const step = (key: string, by: number, may: boolean, about: string) =>
      button(
        {
          class: "bl-fut-step",
          "data-do": "walk",
          "data-pick": key,
          "data-at": by,
          "aria-disabled": may ? null : "true",
          "aria-label": `${about}: ${by < 0 ? words.back : words.on}`,
        },
        by < 0 ? "‹" : "›",
      );
    const steps = card.sides.some(({ last }) => last > 0);
    const made = h(
      "div",
      {},
      h(
        "header.bl-fut-head",
        {},
        h("b", {}, card.title),
        h("span", {}, card.headline),
        steps &&
          h(
            "span.bl-fut-steps",
            { role: "group", "aria-label": words.together },
            h("small", {}, words.together),
            step(
              "both",
              -1,
              card.sides.some(({ ply }) => ply > 0),
              words.together,
            ),
            step(
              "both",
              1,
              card.sides.some(({ ply, last }) => ply < last),
              words.together,
            ),
          ),
        !card.languages.length && button({ class: "bl-quiet", "data-do": "close" }, words.close),
        card.languages.length > 0 &&
          h(
            "div.bl-seg",
            { role: "group", "aria-label": words.language },
            card.languages.map(({ code, name }) =>
              button(
                { "data-do": "language", "data-pick": code, lang: code, "aria-pressed": String(code === card.lang) },
                name,
              ),
            ),
          ),
      ),
      h(
        "div.bl-fut-sides",
        {},
        card.sides.map((side, at) =>
          h(
            "figure",
            { "data-k": `side ${at}`, "aria-label": side.label },
            h(
              "figcaption",
              {},
              h("b", {}, side.title),
              h("small", {}, side.where),
              side.last > 0 &&
                h(
                  "span.bl-fut-steps",
                  {},
                  step(String(at), -1, side.ply > 0, side.title),
                  h("small", {}, side.step),
                  step(String(at), 1, side.ply < side.last, side.title),
                ),
            ),
            h(
              "div.bl-surface",
              { "data-side": at, role: "img", "aria-label": [side.label, ...side.facts].join(" ") },
              picture(side.svg),
            ),
          ),
        ),
      ),
      card.rows.length > 0 &&
        h(
          "table.bl-fut-rows",
          {},
          h(
            "thead",
            {},
            h(
              "tr",
              {},
              h("th", { scope: "col" }, words.difference),
              card.sides.map((side, at) => h("th", { scope: "col", "data-k": `head ${at}` }, side.title)),
            ),
          ),
          h(
            "tbody",
            {},
            card.rows.map((row, at) =>
              h(
                "tr",
                { "data-k": `row ${at}`, "data-row": at, tabindex: 0, title: row.says },
                h("th", { scope: "row" }, row.what),
                h("td", {}, row.first),
                h("td", {}, row.second),
              ),
            ),
          ),
        ),
    );
    sync(this.body, h("div", {}, made), () => {});
    this.light();
  }

  /** A difference that is pointed at lights its places on both boards, also when they are drawn anew. */
  point(target: Element) {
    this.row = target.closest("[data-row]");
    this.light();
  }

  light() {
    const row = this.root.contains(this.row) ? Number(this.row?.getAttribute("data-row")) : -1;
    const places = this.card.rows[row]?.places;
    for (const side of this.root.querySelectorAll("figure")) light(side, places ?? [], []);
  }

  act(target: Element) {
    const what = target.getAttribute("data-do") as CommandName;
    const key = target.getAttribute("data-pick") ?? "";
    if (what === "language") choose("lang", key);
    this.link.send(what, 0, what === "walk" ? { key, at: Number(target.getAttribute("data-at")) } : { key });
  }

  /** Arrows walk together; U and Y as on every board. */
  key(event: KeyboardEvent) {
    event.stopPropagation();
    const by = { ArrowLeft: -1, U: -1, ArrowRight: 1, Y: 1 }[letterOf(event) || event.code];
    if (!by || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    const side = (event.target as HTMLElement).closest("[data-pick]")?.getAttribute("data-pick");
    this.link.send("walk", 0, { key: side === "0" || side === "1" ? side : "both", at: by });
  }
}

export default shownBy((...place) => new Futures(...place));
