// A table on the page: a live board with the panels of a Study around it.

import { copied, cover } from "../core/banners.ts";
import { hits, stage } from "../core/board.ts";
import type { Child } from "../core/dom.ts";
import { h } from "../core/dom.ts";
import type { Frame } from "../core/frames.ts";
import { shownBy } from "../core/host.ts";
import { otherNotebook } from "../core/language.ts";
import { laid, rove, scrollByKeys, TRAYS } from "../core/layout.ts";
import { move } from "../core/motion.ts";
import { choice, choose, inColours, obey, otherTongue, repainted, settings } from "../core/preferences.ts";
import { Tip } from "../core/tip.ts";
import { View } from "../core/view.ts";
import { goOn } from "./opponent.ts";
import * as panels from "./panels.ts";
import { gallery, pieceAt } from "./pieces.ts";
import { art, artStyle, slots } from "./slots.ts";

/** A page this wide at most is narrow. */
const NARROW = 480;
/** How long a line of a receipt is shown, in milliseconds, while all go by. */
const PACE = 1800;

export class Table extends View {
  /** the next line of a receipt that goes by */
  watching: ReturnType<typeof setTimeout> | undefined;
  /** Which line of the receipt was brought in sight last. */
  walked = -1;
  /** Which step of the game was. */
  shown = -1;
  /** what is pointed at, where that is no place */
  spot: HTMLElement | undefined;
  /** what was shown last */
  before: Frame | undefined;
  /** Has it not been seen yet? */
  fresh = true;

  content(): Child[] {
    const { frame, local, words, area } = this;
    const has = (part: string) => frame.parts.includes(part);
    return [
      artStyle(frame),
      words.gallery?.style && h("style#pieces", {}, words.gallery.style),
      has("head") &&
        this.keep(
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
            local.facts,
            local.big,
            local.help,
            words,
          ],
          () => panels.head(frame, local, words),
        ),
      ...this.above(),
      frame.cover
        ? cover(frame, words)
        : laid(frame, {
            board: stage(frame, area, local, words, has("turn") && slots("board", frame, words)),
            turn: (has("turn") || (has("actions") && !!frame.pick?.path.length)) && panels.turn(frame, words),
            seats: has("turn") && slots("seats", frame, words, (slot) => !TRAYS.has(slot.kind)),
            others: has("turn") && slots("seats", frame, words, (slot) => TRAYS.has(slot.kind)),
            hand: has("actions") && slots("hand", frame, words),
            costs: has("actions") && slots("costs", frame, words),
            actions: has("actions") ? (costs) => this.deeds(costs) : undefined,
            receipt: has("receipt") && panels.receipt(frame, local, words),
            log: has("log") && this.keep("log", [frame.log, words], () => panels.log(frame, words)),
          }),
      copied(local, words),
      has("timeline") &&
        this.keep("time", [frame.time, frame.seats, local.step, local.branches, words], () =>
          panels.timeline(frame, local, words),
        ),
    ];
  }

  deeds(costs: Child): Child {
    return panels.actions(this.frame, this.words, costs);
  }

  above() {
    const { frame, local, words } = this;
    const langs = frame.languages.map(({ key }) => key);
    return [
      ...super.above(),
      otherNotebook(this.model, frame.lang, langs, local.spoke, words),
      settings(frame, local, words),
      gallery(local, words),
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

  draw() {
    super.draw();
    const { frame } = this;
    move(this.root, frame, this.before, (name) => art(frame, this.words, name));
    this.before = frame;
    goOn(this);
    this.fitLog();
  }

  /** When the page is laid out anyway: asked before, it would be twice. */
  fitLog() {
    globalThis.requestAnimationFrame?.(() => {
      panels.wholeLines(this.root);
      scrollByKeys(this.root);
    });
  }

  listen() {
    obey(this.signal, () => (this.heed(), this.draw()));
    this.heed();
    super.listen();
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
    super.onResize();
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
    const svg = under.closest(".bl-stage > svg") as SVGSVGElement | null;
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
    if (wide && wide <= NARROW && !rev && views.length > 2 && view === views[0].key)
      this.ask("view", { key: views[1].key });
  }

  act(target: Element, event: Event) {
    const what = target.getAttribute("data-do");
    const picked = target.getAttribute("data-pick") ?? "";
    if (what === "language") {
      this.local.spoke = picked;
      choose("lang", picked);
    }
    if (what === "choose") return choose(...(picked.split(":") as [string, string]));
    if (what === "letters") return choose("letters", this.local.letters ? "off" : "on");
    if (what === "unspoke") return (this.local.spoke = "") || this.draw();
    if (what === "rule") return this.tip?.ask(target);
    if (what === "watch") return this.watch(!this.watching);
    if (what === "walk") return this.walkBy(Number(target.getAttribute("data-at")));
    this.watch(false);
    const { local } = this;
    if (what === "bill") Object.assign(local, { bill: !local.bill, walk: -1 });
    else if (what === "tab") Object.assign(local, { tab: Number(target.getAttribute("data-at")), walk: -1 });
    else if (what === "rungs") local.rungs = !local.rungs;
    else if (what === "rung") local.rung = local.rung === picked ? "-" : picked;
    else if (what === "branches") local.branches = !local.branches;
    else if (what === "line") this.walkTo(Number(target.getAttribute("data-line")), true);
    else return super.act(target, event);
    return this.draw();
  }

  walkBy(lines: number) {
    this.watch(false);
    if (!this.frame.receipt?.lines.length) return this.speak(this.words.no_lines);
    this.walkTo(this.local.walk + lines, false);
    this.draw();
  }

  /** Go through the receipt line by line, slowly, until somebody does something else. */
  watch(on: boolean) {
    clearTimeout(this.watching);
    this.watching = undefined;
    const more = () => {
      if (this.signal.aborted || !this.root.isConnected) return;
      this.walkTo(this.local.walk + 1, false);
      this.local.watching = this.local.walk >= 0;
      this.watching = this.local.watching ? setTimeout(more, PACE) : undefined;
      this.draw();
    };
    if (!on && !this.local.watching) return;
    this.local.watching = false;
    on ? more() : this.draw();
  }

  walkTo(index: number, toggle: boolean) {
    const lines = this.frame.receipt?.lines ?? [];
    const { local } = this;
    const before = local.walk;
    local.walk = (toggle && index === local.walk) || index >= lines.length ? -1 : Math.max(-1, index);
    // Where the game draws a line, Python does that.
    if (this.frame.receipt?.at !== undefined && this.frame.receipt.at !== null && local.walk !== before)
      this.ask("walk", { at: local.walk });
    const line = lines[local.walk];
    if (!line) return;
    local.tab = line.seat;
    // What counts anything but points belongs to no seat.
    const who = this.frame.players[line.seat];
    this.speak(
      [(who ? `${who.name}: ` : "") + line.label, line.sum, line.points].filter((part) => part !== "").join(", "),
    );
  }

  /** What moves is kept in sight; asking where it is costs a layout, so only after it has moved. */
  showNow() {
    const { ply } = this.frame.time;
    const track = ply !== this.shown && this.root.querySelector(".bl-track");
    this.shown = ply;
    const now = (track ? track.querySelector('[aria-current="step"]') : null) as HTMLElement | null;
    if (track && now) track.scrollLeft = now.offsetLeft + 60 - track.clientWidth;
    const line = this.root.querySelector(".bl-rline[aria-pressed=true]") as HTMLElement | null;
    const rail = line?.closest(".bl-rim-in, .bl-lines") as HTMLElement | null;
    if (line && rail && this.local.walk !== this.walked) {
      const over = line.getBoundingClientRect().bottom - rail.getBoundingClientRect().bottom;
      const under = line.getBoundingClientRect().top - rail.getBoundingClientRect().top;
      if (over > 0) rail.scrollTop += over + 8;
      else if (under < 0) rail.scrollTop += under - 8;
    }
    this.walked = this.local.walk;
  }
}

export default shownBy(Table);
