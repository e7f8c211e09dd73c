// A table on the page: a live board with panels. A Study, a question and a lesson are tables with other panels.

import { copied, cover } from "../core/banners.ts";
import { bringIn, hits, surface } from "../core/board.ts";
import type { Answer, Message } from "../core/channel.ts";
import type { Aimed, Child } from "../core/dom.ts";
import { h } from "../core/dom.ts";
import type { Held } from "../core/drag.ts";
import type { Frame } from "../core/frames.ts";
import type { Model } from "../core/host.ts";
import { shownBy } from "../core/host.ts";
import { otherNotebook } from "../core/language.ts";
import { fadeEdges, laid, rove, scrollByKeys, TRAYS } from "../core/layout.ts";
import { celebrate, countUp, follows, move } from "../core/motion.ts";
import { choice, choose, inColours, obey, otherTongue, repainted, settings } from "../core/preferences.ts";
import { Tip } from "../core/tip.ts";
import { View } from "../core/view.ts";
import { head } from "./head.ts";
import { goOn } from "./opponent.ts";
import type { Layout, Panel } from "./panel.ts";
import { actions, turn } from "./picks.ts";
import { gallery, pieceAt } from "./pieces.ts";
import { receipt, receiptPanel, walkBy, watch } from "./receipt.ts";
import { art, artStyle, slots } from "./slots.ts";
import { soundsPanel } from "./sounds.ts";
import { log, timelinePanel, wholeLines } from "./timeline.ts";

/** A page this wide at most is narrow. */
const NARROW = 480;
/** The panels that every table has. */
export const PANELS: readonly Panel[] = [receiptPanel, timelinePanel, soundsPanel];

export class Table extends View {
  layout: Layout;
  /** what is pointed at, where that is no place */
  spot: HTMLElement | undefined;
  /** what was brought in sight last of a board that is seen in part */
  within: string | undefined;
  /** Has somebody chosen how the board is seen? */
  chose = false;
  /** what was shown last */
  before: Frame | undefined;
  /** Has it not been seen yet? */
  fresh = true;
  /** How wide it is, in pixels: asked before anything of a drawing changes, since a browser lays out the page for the answer. */
  wide = 0;
  /** Is it known how wide it is? */
  measured = false;

  /** @param layout the panels may keep what they know of this table */
  constructor(model: Model, el: HTMLElement, signal: AbortSignal, layout: (table: Table) => Layout) {
    super(model, el, signal);
    this.layout = layout(this);
  }

  /** The first that knows what to do with something does it. */
  get panels() {
    return this.layout.panels;
  }

  content() {
    return this.layout.content(this);
  }

  get isNext() {
    return follows(this.frame, this.before);
  }

  /** What may be done: each panel shows its own in the place of what those before it show, or with it. */
  actions(costs: Child): Child {
    const { frame, words, panels } = this;
    const shown = panels.reduce<() => Child>(
      (others, panel) => () => (panel.actions ? panel.actions(this, others) : others()),
      () => actions(frame, words, costs),
    );
    return shown();
  }

  instead() {
    return this.panels.map((panel) => panel.instead?.(this));
  }

  onKey(event: KeyboardEvent) {
    if (!this.panels.some((panel) => panel.onKey?.(this, event))) super.onKey(event);
  }

  take(under: Element): Held | null {
    for (const panel of this.panels) {
      const held = panel.take?.(this, under);
      if (held) return held;
    }
    return super.take(under);
  }

  onOver(event: Aimed | null) {
    super.onOver(event);
    for (const panel of this.panels) panel.onOver?.(this, event);
  }

  onAnswer(answer: Answer, message: Message) {
    for (const panel of this.panels) panel.onAnswer?.(this, answer, message);
    super.onAnswer(answer, message);
  }

  marks() {
    super.marks();
    for (const panel of this.panels) panel.marks?.(this);
  }

  refocus(pick?: string | null) {
    if (!this.panels.some((panel) => panel.refocus?.(this))) super.refocus(pick);
  }

  leaves(had: Element, next: Element) {
    return !this.layout.holdsFocus && super.leaves(had, next);
  }

  changed() {
    this.measure();
    this.measured = true;
    for (const panel of this.panels) panel.changing?.(this);
    try {
      super.changed();
    } finally {
      this.measured = false;
    }
    for (const panel of this.panels) panel.changed?.(this);
  }

  above() {
    const { frame, local, words } = this;
    const langs = frame.languages.map(({ key }) => key);
    return [
      ...super.above(),
      otherNotebook(this.model, frame.lang, langs, local.spoke, words),
      settings(frame, local, words),
      gallery(local, words),
      ...this.panels.map((panel) => panel.above?.(this)),
    ];
  }

  settle(next: HTMLElement) {
    rove(next, this.local.row);
  }

  get frame(): Frame {
    return inColours(this.model.get("frame"), this.model.get("words").apart, (frame, paint) => ({
      ...frame,
      board: frame.board && { ...frame.board, svg: paint(frame.board.svg) },
      art: repainted(frame.art, paint),
    }));
  }

  get words() {
    const words = this.model.get("words");
    return inColours(words, words.apart, repainted);
  }

  measure() {
    if (!this.measured) this.wide = this.root.clientWidth;
  }

  draw() {
    this.measure();
    for (const panel of this.panels) panel.before?.(this);
    super.draw();
    const { frame } = this;
    move(this.root, frame, this.before, (name) => art(frame, this.words, name));
    countUp(this.root, frame, this.before);
    celebrate(this.root, frame, this.before);
    this.before = frame;
    goOn(this);
    this.fitLog();
    for (const panel of this.panels) panel.after?.(this);
    // A board is seen in part by how much room is left to it.
    this.within = bringIn(this.root, frame, this.within);
  }

  /** When the page is laid out anyway: asked before, it would be twice. */
  fitLog() {
    globalThis.requestAnimationFrame?.(() => {
      scaleLetters(this.root);
      wholeLines(this.root);
      scrollByKeys(this.root);
      fadeEdges(this.root);
    });
  }

  listen() {
    obey(this.signal, () => (this.heed(), this.draw()));
    this.heed();
    super.listen();
    const { root, signal } = this;
    root.addEventListener("scroll", () => fadeEdges(root), { signal, capture: true, passive: true });
    this.narrow();
    const { lang, languages, rev } = this.frame;
    const key =
      !rev &&
      otherTongue(
        this.model,
        lang,
        languages.map((one) => one.key),
      );
    if (key) this.ask("language", { key });
    this.tip = new Tip(this);
    for (const panel of this.panels) panel.listen?.(this);
  }

  /** What is chosen for all boards, as far as this one has a part in it. */
  heed() {
    Object.assign(this.local, { calm: choice("motion") === "none", letters: choice("letters") !== "off" });
  }

  enlarge(big: boolean) {
    super.enlarge(big);
    const id = this.model.model_id ?? "";
    if (big || choice("big") === id) choose("big", big ? id : "");
  }

  onResize() {
    this.measure();
    super.onResize();
    this.within = bringIn(this.root, this.frame, this.within);
    for (const panel of this.panels) panel.resized?.(this);
    this.fitLog();
    // A board that filled the window does so again when the page is loaded anew.
    if (this.fresh && this.root.isConnected && this.root.getClientRects().length) {
      this.fresh = false;
      const id = this.model.model_id;
      if (id && choice("big") === id && !this.local.big) this.enlarge(true);
    }
  }

  /** Where a place lies in the picture. */
  spots(thing: Element) {
    return hits(this.root, thing.getAttribute("data-place"));
  }

  /** What is drawn here beside the places: a harbour, the name of a line. */
  beside(under: Element, event: PointerEvent) {
    const svg = under.closest(".bl-surface > svg") as SVGSVGElement | null;
    const to = svg?.getScreenCTM?.();
    if (!to) return null;
    const from = to.inverse();
    const { x, y } = new DOMPoint(event.clientX, event.clientY).matrixTransform(from);
    const spot = this.frame.board?.spots?.find(([a, b, reach]) => Math.hypot(a - x, b - y) <= reach);
    if (!spot) return null;
    const [across, down, reach, name, says] = spot;
    const [box, at] = [
      this.root.getBoundingClientRect(),
      new DOMPoint(across - reach, down - reach).matrixTransform(to),
    ];
    const size = 2 * reach * to.a;
    // It is as large as it looks, and in the way of nobody.
    const style = `left:${at.x - box.left}px;top:${at.y - box.top}px;width:${size}px;height:${size}px`;
    this.spot ??= this.root.appendChild(h("i.bl-beside", { "aria-hidden": "true" }));
    if (this.spot.getAttribute("data-tip") !== `${name}\n${says}`) this.tip?.hide();
    this.spot.setAttribute("data-tip", `${name}\n${says}`);
    this.spot.setAttribute("style", style);
    return this.spot;
  }

  piece(thing: Element) {
    return pieceAt(this, thing);
  }

  explain(_here: string, target: Element) {
    this.tip?.ask(target);
  }

  /** On a narrow page a game opens with its second picture, as long as nobody has done anything. */
  narrow() {
    const { view, views, rev } = this.frame;
    const wide = this.root.clientWidth;
    // The last view is text.
    if (!this.layout.keepsView && wide && wide <= NARROW && !rev && views.length > 2 && view === views[0].key)
      this.ask("view", { key: views[1].key });
  }

  /** Where on a phone a piece of the board hides another one, it is seen in the next view. */
  seeAll() {
    const { board, view, views } = this.frame;
    const wide = this.root.clientWidth;
    if (!this.chose && wide && wide <= NARROW && board?.crowded && views.length > 2 && view === views[0].key)
      this.ask("view", { key: views[1].key });
  }

  act(target: Element, event: Event) {
    const what = target.getAttribute("data-do") ?? "";
    this.chose ||= what === "view";
    const picked = target.getAttribute("data-pick") ?? "";
    for (const panel of this.panels) panel.acts?.(this, target);
    if (what === "language") {
      this.local.spoke = picked;
      choose("lang", picked);
    }
    if (what === "choose") return choose(...(picked.split(":") as [string, string]));
    if (what === "letters") return choose("letters", this.local.letters ? "off" : "on");
    if (what === "unspoke") return (this.local.spoke = "") || this.draw();
    if (what === "rule") return this.tip?.ask(target);
    const handlers = this.panels.flatMap(({ on }) => on?.[what] ?? []);
    if (handlers.some((handler) => handler(this, target, event) !== false)) return;
    watch(this, false);
    super.act(target, event);
  }

  walkBy(lines: number) {
    walkBy(this, lines);
  }

  showNow() {
    for (const panel of this.panels) panel.inSight?.(this);
  }
}

/** With no more units to a pixel nothing is drawn larger in any game, so less is not told: it would style all anew. */
const LEAST_UNIT = 1.44;

/** Tell the styles of a picture how many of its units make a pixel: letters on a small board are drawn larger. */
function scaleLetters(root: HTMLElement) {
  const boards = root.querySelectorAll<SVGSVGElement>(":is(.bl-surface, .bl-st-board) > svg");
  const units = Array.from(boards, (board) => 1 / (board.getScreenCTM?.()?.a || 1));
  const unit = Math.max(LEAST_UNIT, ...units).toFixed(2);
  // Said again, it makes a browser style the whole table anew.
  if (root.style.getPropertyValue("--unit") !== unit) root.style.setProperty("--unit", unit);
}

/** A board with its head above it, the panels round it and below. */
export function content(table: Table): Child[] {
  const { frame, local, words, area } = table;
  const has = (part: string) => frame.parts.includes(part);
  return [
    artStyle(frame),
    words.gallery?.style && h("style#pieces", {}, words.gallery.style),
    has("head") &&
      table.keep(
        "head",
        [
          frame.title,
          frame.where,
          frame.views,
          frame.view,
          frame.turns,
          frame.languages,
          frame.lang,
          !frame.board?.svg,
          frame.board?.pitch,
          local.facts,
          local.far,
          local.big,
          local.help,
          words,
        ],
        () => head(frame, local, words),
      ),
    ...table.above(),
    frame.cover
      ? cover(frame, words)
      : laid(frame, {
          board: surface(frame, area, local, words, has("turn") && slots("board", frame, words)),
          turn: (has("turn") || (has("actions") && !!frame.pick?.path.length)) && turn(frame, words),
          seats: has("turn") && slots("seats", frame, words, (slot) => !TRAYS.has(slot.kind)),
          others: has("turn") && slots("seats", frame, words, (slot) => TRAYS.has(slot.kind)),
          hand: has("actions") && slots("hand", frame, words),
          costs: has("actions") && slots("costs", frame, words),
          actions: has("actions") ? (costs) => table.actions(costs) : undefined,
          receipt: has("receipt") && receipt(frame, local, words),
          log: has("log") && table.keep("log", [frame.log, words], () => log(frame, words)),
        }),
    copied(local, words),
    ...table.panels.map((panel) => panel.draw?.(table)),
  ];
}

/** Where a table is all there is, a key that is pressed while nothing has the focus is pressed at the table. */
export function heedOutside({ root, model, local, signal }: Table) {
  const heard = (event: KeyboardEvent) => {
    const isAway = event.target === document.body && (model.lobby || local.big);
    if (!isAway || event.code === "Tab" || event.metaKey || event.altKey || event.ctrlKey) return;
    root.focus({ preventScroll: true });
    event.stopImmediatePropagation();
    if (!root.dispatchEvent(new KeyboardEvent("keydown", event))) event.preventDefault();
  };
  addEventListener("keydown", heard, { signal, capture: true });
}

/** What shows a table with all its panels. */
export const tableOf = (layout: (table: Table) => Layout) => shownBy((...place) => new Table(...place, layout).start());

export default tableOf(() => ({ panels: PANELS, content }));
