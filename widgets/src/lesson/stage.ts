// A lesson on the stage: head, map, figure and text never move; the bar at the foot has the answer and the one main button.

import { copied, cover, noticed } from "../core/banners.ts";
import { surface as board } from "../core/board.ts";
import type { Aimed } from "../core/dom.ts";
import { button, h } from "../core/dom.ts";
import type { CardResult } from "../core/frames.ts";
import { shownBy } from "../core/host.ts";
import { TRAYS } from "../core/layout.ts";
import { fade } from "../core/motion.ts";
import { tools } from "../panels/head.ts";
import { actions, turn as turnOf } from "../panels/picks.ts";
import { receipt } from "../panels/receipt.ts";
import { artStyle, lying, slots } from "../panels/slots.ts";
import { log, timeline } from "../panels/timeline.ts";
import { arrive, fitIn } from "./arrive.ts";
import { Card } from "./check.ts";
import { choose, drafted } from "./draft.ts";
import * as lesson from "./lesson.ts";
import { lessonOf } from "./lesson.ts";
import { doing, enter, hints, INPUTS, outcome, questionOf, reveals, tone } from "./question.ts";
import * as strokes from "./shortcuts.ts";

/** A board or a chart more than so many times as wide as high has the text below it: it is larger so. */
const ACROSS = 2;
/** A page that is not so wide, in pixels, stacks what stands side by side elsewhere. */
const NARROW = 600;
const BOX = /viewBox="([^"]*)"/;
/** How tight a text may be set: each degree adds to those before it. */
const DEGREES = ["bl-t1", "bl-t2", "bl-t3", "bl-t4", "bl-t5", "bl-t6", "bl-t7"];
/** A table of more rows needs all the height there is. */
const ROWS = 8;
/** From so many pixels on a board that is played on has what is played with beside it, however wide it is. */
const ROOMY = 880;
/** How long one types before it is kept, in milliseconds. */
const TYPED = 400;
/** So much of what others did is read at once. */
const NEWS = 5;
/** And no more letters of it than leave room for what may be done now. */
const READ = 180;

/** How many times as wide as high a picture is. */
function shape(svg: string) {
  const [, , wide, high] = (svg.match(BOX)?.[1] ?? "0 0 1 1").split(" ").map(Number);
  return wide / high;
}

export class Stage extends Card {
  typed: ReturnType<typeof setTimeout> | undefined;
  /** How tight the text of a step is set. */
  declare tight: { of: string; degrees: number };
  /** Is a line told that was asked for? */
  declare tells: boolean;
  /** How much room what may be done has had on this step, in pixels. */
  declare room: number;
  /** The step that is on the page. */
  declare stood: string;
  /** What of its question is on the page. */
  declare judged: string;
  /** The hint that was asked for once by its key. */
  declare meantHint: string;
  /** Is nothing but the board shown? */
  declare isAlone: boolean;
  /** Is it shown to a class? */
  declare presents: boolean;

  get lesson() {
    return lessonOf(this.frame);
  }

  content() {
    const { frame, local, words } = this;
    const { lesson: here } = this;
    this.root.classList.add("bl-lesson");
    // A board left alone has no bar, and before a class the bar holds one button only.
    local.below = !this.isAlone && !this.presents;
    return [
      artStyle(frame),
      words.gallery?.style && h("style#pieces", {}, words.gallery.style),
      h(
        "div.bl-st#st",
        {
          class: [
            `bl-st-is-${here.kind}`,
            this.isAcross && "bl-st-across",
            this.isAlone && "bl-st-alone",
            this.presents && "bl-st-present",
          ]
            .filter(Boolean)
            .join(" "),
        },
        lesson.head(frame, words, tools(frame, local, words)),
        lesson.map(frame, words),
        h("div.bl-st-above#above", {}, local.help && lesson.keys(here, words), ...this.above()),
        h("div.bl-st-body#stbody", {}, this.figure(), h("div.bl-st-side#side", {}, this.text(), this.bar())),
        this.presents && lesson.presenter(here),
      ),
      copied(local, words),
    ];
  }

  /** Does the text of this step lie below its figure? */
  get isAcross() {
    const { frame, lesson: here } = this;
    if (here.kind === "end" || (this.isPlaying && !this.isSmall)) return false;
    const alone = here.figure.find((each) => each.alone);
    if (alone) return alone.svg ? shape(alone.svg) > ACROSS : alone.table.rows.length <= ROWS;
    return !here.figure.length && shape(frame.board?.svg ?? "") > ACROSS;
  }

  /** The board, and what lies at its foot. */
  figure() {
    const { frame, local, words, area } = this;
    const { lesson: here } = this;
    const alone = here.kind === "end" || here.figure.some((each) => each.alone);
    // The picture and its cells leave the page, so the next ones are drawn even if they are the same.
    if (alone) Object.assign(local, { svg: "", grid: undefined });
    if (here.kind === "end") return h("div.bl-st-fig#fig", {}, lesson.end(here, words));
    const charts = here.figure.map(lesson.figure);
    const live = alone
      ? null
      : frame.cover
        ? cover(frame, words)
        : board(frame, area, local, words, !frame.board?.alone && slots("board", frame, words));
    return h(
      "div.bl-st-fig#fig",
      {},
      h("div.bl-st-draw#draw", { class: charts.length && !alone ? "bl-st-two" : null }, live, charts),
      this.isPlaying && this.isBroad && this.said(),
      (this.isPlaying || (questionOf(frame)?.kind === "turn" && !this.isAcross)) && slots("hand", frame, words),
      !this.isNarrow && this.round(),
      this.isWatched && timeline(frame, local, words),
      lesson.caption(frame, words),
    );
  }

  /** What lies round a board that is drawn alone. */
  round() {
    const { frame, words } = this;
    return (
      this.isSmall &&
      frame.board?.alone &&
      h("div.bl-st-round#round", {}, slots("seats", frame, words), slots("hand", frame, words))
    );
  }

  /** Is the board of this step played on? */
  get isPlaying() {
    const q = questionOf(this.frame);
    if (this.lesson.kind === "end") return false;
    return q ? q.kind === "turn" && !q.result : this.frame.parts.includes("actions");
  }

  /** Has it a timeline, as a game that was played already? */
  get isWatched() {
    return !questionOf(this.frame) && this.frame.parts.includes("timeline");
  }

  /** The places of the board, by their keys. */
  get places() {
    return this.frame.board?.says ?? {};
  }

  /** What is read: the only part of a stage that may scroll. */
  text() {
    const { frame, words } = this;
    const { lesson: here } = this;
    const q = questionOf(frame);
    const told = !!q?.result;
    return h(
      "div.bl-st-text#sttext",
      {
        class: [q?.result && tone(q.result), told && "bl-st-judged"].filter(Boolean).join(" "),
        role: "group",
        "aria-label": here.words.text,
      },
      here.kind === "end"
        ? lesson.result(here)
        : [
            here.stopped &&
              h(
                "p.bl-st-stopped#stopped",
                {},
                here.stopped,
                " ",
                button({ class: "bl-st-link", "data-do": "anew" }, here.from_start),
              ),
            h(
              "p.bl-st-kick#kick",
              {},
              h("span", {}, this.presents && q ? here.present.predict : here.kick),
              q && !this.presents && h("span", {}, q.worth),
            ),
            here.anew_board && h("p.bl-st-small#anewboard", {}, here.anew_board),
            here.title && h("h3#title", { tabindex: -1 }, here.title),
            !(q && reveals(q)) && lesson.prose(here.text, this.places),
            here.goals.length > 0 && lesson.goals(here, words),
            here.tries && h("p.bl-st-small#tries", {}, here.tries),
            q && this.question(),
            here.beside.map(lesson.beside),
            this.isPlaying && this.play(),
            this.isWatched && !this.isPlaying && this.watch(),
            this.reads && this.hints(),
          ],
    );
  }

  /** Are the hints read with the text, and not above the answer? */
  get reads() {
    return !this.isAcross || this.isNarrow || !!questionOf(this.frame)?.hints.rungs.some(({ open }) => open);
  }

  hints() {
    const { frame, local, words } = this;
    const q = questionOf(frame);
    return (
      q &&
      !this.presents &&
      !reveals(q) &&
      hints(
        frame,
        local,
        words,
        this.isPlaying ||
          q.choices.length + q.steps.length > 4 ||
          q.kind === "legal" ||
          (this.reads && q.reasons.length > 0 && this.isSmall),
      )
    );
  }

  question() {
    const { frame, local, words } = this;
    const q = questionOf(frame);
    const inText = ["choice", "legal", "order"].includes(q.kind);
    return [
      h("p.bl-st-lead.bl-st-asked#asked", {}, lesson.named(q.question, this.places)),
      this.isNarrow && this.round(),
      q.result &&
        h("div.bl-verdict.bl-st-note#note", { class: tone(q.result) }, outcome(frame, local, words), this.ways()),
      !q.result &&
        inText &&
        h(
          "div.bl-st-control#control",
          { "data-k": `control ${q.id}` },
          INPUTS[q.kind](this.presents ? { ...q, seed: "" } : q, `bl ${this.link.client}`, words, frame),
        ),
    ];
  }

  /** What else may be done after an answer. */
  ways() {
    const q = questionOf(this.frame);
    const result = q.result as CardResult;
    const ways = [
      q.away && doing("back", q.back, "bl-st-link"),
      result.may_tell && doing("tell", q.tell, "bl-st-link"),
      result.fresh && (result.told || result.solved) && doing("fresh", q.fresh, "bl-st-link"),
      reveals(q) && doing("again", q.again, "bl-st-link"),
    ].filter(Boolean);
    return ways.length > 0 && h("p.bl-st-ways", {}, ways);
  }

  /** What lies round a board that is played on. */
  play() {
    const { frame, local, words } = this;
    const has = (part: string) => !questionOf(frame) && frame.parts.includes(part);
    // Before anything may be bought, the one thing to press comes before the prices: a small window shows no more. Within
    // a step prices stay where they are, also when nothing is left to pay them.
    const buys = lying(frame, "costs").some(({ items }) => items?.some(({ row }) => row));
    const costs = slots("costs", frame, words);
    const deeds = actions(frame, words, buys && costs);
    const turn = !this.turnsInBar && turnOf(frame, words);
    const line = ((!questionOf(frame) && this.lesson.outcome?.line) || []) as string[];
    const short = this.lesson.kind === "opening" && !has("log");
    return h(
      "div.bl-st-deeds#play",
      {},
      short
        ? [turn, deeds]
        : [
            turn,
            slots("seats", frame, words, (slot) => !TRAYS.has(slot.kind)),
            h("div.bl-st-may#may", {}, deeds, !buys && !lying(frame, "ask").length && costs),
            slots("seats", frame, words, (slot) => TRAYS.has(slot.kind)),
            has("receipt") && receipt(frame, local, words),
            // Below all else, which it must not push about: a line that was asked for, what others did, or what happened at all.
            (has("log") || line.length > 0) &&
              h(
                "div.bl-st-happened#happened",
                {},
                line.length ? lesson.line(line) : (!this.isBroad && this.said()) || log(frame, words),
              ),
          ],
    );
  }

  /** What happened in the step of a game that is watched. */
  watch() {
    const { frame } = this;
    return h(
      "div.bl-st-deeds#watch",
      {},
      frame.log[0] && frame.time.ply > 0 && h("p.bl-st-said#said", {}, frame.log[0].text),
    );
  }

  /** Against an opponent what happened since one's last deed is read beside the board, not only heard. */
  said() {
    const { news } = this.frame;
    if (questionOf(this.frame) || !news?.says.length) return false;
    const last = news.says.slice(this.isBroad ? -NEWS : 1 - NEWS);
    while (last.length > 1 && last.join("").length > READ) last.shift();
    const line = (text: string) => h("div", {}, text);
    const told = news.all.length || last.length === news.says.length ? news.all : news.says;
    const all = told.length > 0 && h("details", {}, h("summary", {}, this.words.all_moves), told.map(line));
    return h("div.bl-st-said#said", {}, last.map(line), all);
  }

  /** Is the board so wide that there is room above and below it, and more than beside it? */
  get isBroad() {
    return !this.isNarrow && shape(this.frame.board?.svg ?? "") > ACROSS;
  }

  /** Does whose turn it is stand in the bar? Where that is a column, it has room, and the deeds have none to give. */
  get turnsInBar() {
    return this.isAcross && this.isPlaying && !this.isNarrow && !this.frame.turn.over;
  }

  /** The bar: the answer, and the one main button; beside a text that lies below its figure, the hints too. */
  bar() {
    const { frame, local, words, lesson: here } = this;
    const q = questionOf(frame);
    const { main } = here;
    if (this.presents)
      return h(
        "div.bl-st-foot#foot",
        {},
        q &&
          !reveals(q) &&
          button({ class: "bl-main bl-st-main", "data-do": "show", "data-k": "main" }, here.present.reveal),
      );
    const shown =
      q && !reveals(q)
        ? this.answer()
        : h(
            "p.bl-st-next",
            {},
            here.following.label && h("span", {}, here.following.label),
            h("b", {}, here.following.title ?? ""),
          );
    // It keeps its place while there is nothing to take back.
    const undo =
      this.isPlaying && button({ class: "bl-st-second", "data-do": "undo", hidden: !frame.time.can_undo }, words.undo);
    return h(
      "div.bl-st-foot#foot",
      {},
      local.below && noticed(local, words),
      this.turnsInBar && turnOf(frame, words),
      !this.reads && this.hints(),
      shown,
      undo,
      main.do &&
        button(
          { class: `bl-st-main ${main.quiet ? "bl-st-second" : "bl-main"}`, "data-do": "main", "data-k": "main" },
          main.label,
        ),
    );
  }

  answer() {
    const q = questionOf(this.frame);
    const { words, draft, key } = this.lesson;
    if (q.result) return h("p.bl-st-next", {}, q.result.given && h("span", {}, q.state));
    if (q.kind !== "number")
      return h("p.bl-st-next", {}, h("span", {}, q.kind === "cells" ? q.picked : words.unchecked));
    return h(
      "div.bl-number.bl-st-number",
      { "data-k": `number ${key} ${q.id}` },
      h("label", { for: `n${this.link.client}` }, words.predict),
      h(
        "div",
        {},
        button({ "data-do": "less", "aria-label": words.fewer }, "−"),
        h("input#number", {
          id: `n${this.link.client}`,
          type: "text",
          inputmode: "numeric",
          maxlength: 24,
          autocomplete: "off",
          placeholder: "?",
          value: draft,
        }),
        button({ "data-do": "more", "aria-label": words.more }, "+"),
      ),
    );
  }

  // ---- what is done ----

  act(target: Element, event: Event) {
    const what = target.getAttribute("data-do");
    if (target.getAttribute("aria-disabled") === "true" && what === "go") return;
    if (what === "main") return this.main();
    if (what === "less" || what === "more") return this.count(what === "more" ? 1 : -1);
    if (what === "anew" || what === "python" || what === "show" || what === "solution") return this.ask(what);
    if (what === "onward") return strokes.arrow(this, 1, this.root);
    if (what === "alone") return this.alone();
    if (what === "present") return this.present();
    if (what === "go") return this.ask("go", { at: Number(target.getAttribute("data-at")) });
    super.act(target, event);
  }

  main() {
    const { do: what, at, key } = this.lesson.main;
    if (what === "answer") return this.commit();
    if (what === "again") return this.ask("pick", { key: "again:" });
    if (what === "open") return this.ask("open", { key });
    if (what === "go") this.ask("go", { at });
  }

  /** What is typed and not kept yet is no draft any more: it is the answer. */
  commit() {
    clearTimeout(this.typed);
    return super.commit();
  }

  count(by: number) {
    const input = this.root.querySelector(".bl-number input") as HTMLInputElement | null;
    if (!input) return;
    input.value = String(
      Math.max(0, (Number.parseInt(input.value.normalize("NFKC"), 10) || 0) + (input.value ? by : by > 0 ? 1 : 0)),
    );
    this.draft(input.value);
  }

  draft(text: string) {
    this.root.querySelector(".bl-st-foot > .bl-strip-notice")?.remove();
    this.local.notice = "";
    clearTimeout(this.typed);
    this.typed = setTimeout(
      () => this.link.post({ client: this.link.client, seq: ++this.link.seq, rev: 0, do: "draft", key: text }),
      TYPED,
    );
  }

  listen() {
    this.tight = { of: "", degrees: 0 };
    this.tells = false;
    this.room = 0;
    this.stood = "";
    this.judged = "";
    this.meantHint = "";
    this.isAlone = false;
    fitIn(this.root, this.signal);
    this.presents = false;
    this.typed = undefined;
    super.listen();
    const on = <Type extends keyof HTMLElementEventMap>(
      type: Type,
      listener: (event: Aimed<HTMLElementEventMap[Type]>) => void,
      capture = false,
    ) => this.root.addEventListener(type, listener as EventListener, { signal: this.signal, capture });
    on("input", (event) => event.target.matches(".bl-number input") && this.draft(event.target.value.trim()));
    on("change", (event) => event.target.matches(".bl-options input") && this.draft(drafted(this.root)));
    // Before the keys of the board.
    on(
      "keydown",
      (event) =>
        strokes.key(this, event) && (event.preventDefault(), event.stopPropagation(), event.stopImmediatePropagation()),
      true,
    );
    this.signal.addEventListener("abort", () => clearTimeout(this.typed));
  }

  /** The board alone, or all of the stage again. */
  alone() {
    this.isAlone = !this.isAlone;
    this.draw();
  }

  /** Show it to a class, in the full window, or end that. */
  present() {
    this.presents = !this.presents;
    this.enlarge(this.presents);
    this.root.focus({ preventScroll: true });
  }

  tongue() {
    const other = this.frame.languages.find(({ key }) => key !== this.frame.lang);
    if (other) this.ask("language", { key: other.key });
  }

  // ---- where the focus goes ----

  draw() {
    const had = this.root.contains(this.focused());
    this.drawStep();
    // What had the focus may be gone, or hidden: a dash that has unfolded, a notice that was closed, a board left alone.
    const has = this.focused();
    if (had && !(this.root.contains(has) && has?.getClientRects().length)) this.root.focus({ preventScroll: true });
  }

  drawStep() {
    const { lesson: here } = this;
    const q = questionOf(this.frame);
    const result = q?.result;
    const now = `${here.id} ${here.key}`;
    const judged = `${now} ${q?.id ?? ""} ${result ? "result" : "asked"}`;
    const [before, wasJudged] = [this.stood, this.judged];
    this.stood = now;
    this.judged = judged;
    // What was refused on a step is said there.
    if (before !== now) this.local.notice = this.local.about = "";
    super.draw();
    this.fit();
    if (!result) choose(this.root, here.draft);
    if (!before) return arrive(this.root, this.signal);
    if (before !== now) fade(this.root.querySelector(".bl-st-text"));
    const find = (selector: string): HTMLElement | null => this.root.querySelector(selector);
    if (before !== now) {
      const text = find(".bl-st-text");
      if (text) text.scrollTop = 0;
      if (this.keys) (find(".bl-st-text [data-k=title]") ?? this.root).focus({ preventScroll: true });
    } else if (wasJudged !== judged && this.frame.by === this.link.client) {
      if (result) find(".bl-headline")?.focus({ preventScroll: true });
      else enter(find(".bl-number input, .bl-options input:checked") ?? find(".bl-options input"));
      const text = find(".bl-st-text");
      if (text && result) text.scrollTop = Math.max(0, (find(".bl-st-note")?.offsetTop ?? 0) - text.offsetTop - 60);
    }
  }

  /** Names in the text and places on the board light each other. */
  marks() {
    super.marks();
    for (const one of this.root.querySelectorAll(".bl-st-name"))
      one.classList.toggle("bl-over", one.getAttribute("data-name") === this.over?.place);
  }

  onOver(event: Aimed | null) {
    super.onOver(event);
    const name = event?.target.closest?.("[data-name]")?.getAttribute("data-name");
    if (!name) return;
    this.over = { line: undefined, place: name };
    this.marks();
  }

  /** On a small page the board alone is drawn: what lies round it would be too small to read, and stands below. */
  narrowBoard() {
    const { board } = this.frame;
    const picture = this.root.querySelector(".bl-surface > svg");
    const around = picture?.querySelector('[data-layer="panel"]') as SVGElement | null;
    const [, whole] = board?.svg.match(BOX) ?? [];
    if (!board?.alone || !picture || !around || !whole) return;
    const box = this.isSmall ? board.alone.join(" ") : whole;
    const [, , width, height] = box.split(" ");
    for (const [name, value] of Object.entries({ viewBox: box, width, height })) picture.setAttribute(name, value);
    around.style.display = box === whole ? "" : "none";
  }

  get isNarrow() {
    return this.root.clientWidth < NARROW;
  }

  get isSmall() {
    return this.root.clientWidth < ROOMY;
  }

  /** What is read is set tighter, step by step, until it fits; only then it scrolls. */
  fit() {
    this.narrowBoard();
    const text = this.root.querySelector(".bl-st-text");
    if (!text) return;
    const { frame, root } = this;
    const of = `${this.judged} ${root.clientWidth} ${text.closest(".bl-st")?.clientHeight}`;
    const known = this.tight.of === of;
    // Within a step nothing is set wider again, nor tighter for what is asked about a deed: no button moves when pressed.
    const held = known ? this.tight.degrees : 0;
    if (!known) this.room = 0;
    text.classList.remove(...DEGREES.slice(held));
    text.classList.add(...DEGREES.slice(0, held));
    const line = text.querySelector(".bl-st-line");
    const may = text.querySelector(".bl-st-may") as HTMLElement | null;
    if (may) may.style.minHeight = "";
    const asks = known && (line || (frame.pick?.path.length && !lying(frame, "ask").length));
    const fits = () => asks || text.scrollHeight <= text.clientHeight + 1;
    let degrees = held;
    while (degrees < DEGREES.length && !fits()) text.classList.add(DEGREES[degrees++]);
    this.tight = { of, degrees };
    this.hold(may, degrees === held, fits);
    const choices = asks && (line ? !this.tells && line : text.querySelector(".bl-choices"));
    this.tells = !!line;
    if (choices)
      text.scrollTop += Math.max(0, choices.getBoundingClientRect().bottom - text.getBoundingClientRect().bottom + 6);
    this.placeCallout();
  }

  /**
   * What may be done keeps its room while a game goes on, also when that is less: nothing below it moves.
   * @param same is the text set as it was?
   */
  hold(may: HTMLElement | null, same: boolean, fits: () => unknown) {
    if (!same) this.room = 0;
    if (!may || this.frame.turn.over) return;
    if (!this.frame.pick?.path.length) this.room = Math.max(this.room ?? 0, may.offsetHeight);
    may.style.minHeight = `${this.room}px`;
    if (!fits()) may.style.minHeight = "";
  }

  onResize() {
    super.onResize();
    const has = (selector: string) => !!this.root.querySelector(selector);
    if (has(".bl-st") && (has(".bl-st-across") !== this.isAcross || has(".bl-st-round") !== !!this.round()))
      this.draw();
    this.fit();
  }

  refocus() {
    if (this.stood !== `${this.lesson.id} ${this.lesson.key}`) return;
    super.refocus();
  }

  narrow() {}
}

export default shownBy(Stage);
