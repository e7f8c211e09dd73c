// A live board on the page. Python owns the game; here are only picks, focus, and what is open or closed.

import { cover, DONE, help, strips } from "./banners.ts";
import { callout, glide, hits, land, light, meant, pieces, placeCallout, spotOf, standing, surface } from "./board.ts";
import type { Answer, Fields, Message } from "./channel.ts";
import { Link } from "./channel.ts";
import type { Aimed, Child } from "./dom.ts";
import { h, same, sync } from "./dom.ts";
import type { Held } from "./drag.ts";
import { onDrag, pieceAt } from "./drag.ts";
import { drawing, keepFocus, onResize } from "./focus.ts";
import type { CommandName, Frame } from "./frames.ts";
import type { Model } from "./host.ts";
import { shownBy } from "./host.ts";
import { keydown } from "./keys.ts";
import { onPress } from "./press.ts";
import { dress } from "./theme.ts";
import type { Tip } from "./tip.ts";
import type { LinkState, Local } from "./types.ts";

/**
 * How long a board rests before its places are told in words to nobody in particular: a screen reader may be reading.
 */
const REST = 400;
/** And for whoever uses keys: the picture itself is on the page first. */
const SOON = 50;

/** One view of a live board, with nothing beside it; a page may show several of the same. */
export class View {
  model: Model;
  signal: AbortSignal;
  local: Local;
  root: HTMLElement;
  body: HTMLElement;
  polite: HTMLElement;
  loud: HTMLElement;
  link: Link;
  spoken: number;
  /** what tells what things are, where there is room for it */
  tip: Tip | undefined;
  keys: boolean;
  /** What had the focus when something was copied. */
  copiedBy: HTMLElement | null = null;
  /** what the parts of the page were made of */
  kept: Map<string, unknown[]>;
  /** what waits for the words of the places */
  told: (() => void)[];
  rest: ReturnType<typeof setTimeout> | undefined;
  /** What waits for the answer to what was asked last. */
  next: (() => void) | undefined;
  /** The picture that is being clicked on; -1 between clicks. */
  meant: number;
  over: { line: number | undefined; place: string | null } | undefined;

  constructor(model: Model, el: HTMLElement, signal: AbortSignal) {
    this.model = model;
    this.signal = signal;
    this.local = {
      at: "",
      row: "",
      tab: -1,
      walk: -1,
      step: -1,
      help: false,
      facts: false,
      bill: false,
      rung: "",
      rungs: false,
      branches: false,
      big: false,
      watching: false,
      calm: false,
      letters: true,
      link: "",
      notice: "",
      about: "",
      copy: "",
      hidden: -1,
      svg: "",
    };
    this.root = h("section.bl-study", { tabindex: -1, role: "group" });
    this.local.root = this.root;
    this.body = h("div.bl-all", {});
    this.polite = h("div.bl-unseen", { role: "status", "aria-live": "polite" });
    this.loud = h("div.bl-unseen", { role: "alert", "aria-live": "assertive" });
    this.root.append(this.body, this.polite, this.loud);
    el.append(this.root);
    this.link = new Link(model, signal, {
      onAnswer: (answer, message) => this.onAnswer(answer, message),
      onLink: (state) => this.onLink(state),
    });
    this.spoken = -1;
    this.tip = undefined;
    this.keys = false;
    this.kept = new Map();
    this.told = [];
    this.rest = undefined;
    this.meant = -1;
  }

  /** Show it, from now on. */
  start() {
    keepFocus(this.root, this.signal, () => this.refocus());
    this.listen();
    dress(this.root, this.signal);
    this.draw();
    this.root.setAttribute("data-ready", "1");
    return this;
  }

  get frame(): Frame {
    return this.model.get("frame");
  }

  get words() {
    return this.model.get("words");
  }

  get area() {
    return this.model.get("area");
  }

  listen() {
    const { root, signal } = this;
    const changed = () => this.changed();
    signal.addEventListener("abort", () => clearTimeout(this.rest));
    this.model.on("change:frame", changed);
    signal.addEventListener("abort", () => this.model.off("change:frame", changed));
    const on = <Type extends keyof HTMLElementEventMap>(
      type: Type,
      listener: (event: Aimed<HTMLElementEventMap[Type]>) => void,
    ) => root.addEventListener(type, listener as EventListener, { signal });
    onPress(
      root,
      signal,
      (under, at) => this.under(under, at),
      (seen, event) => this.onClick(seen, event),
    );
    onDrag(root, signal, (under) => this.take(under));
    on("change", ({ target }) => {
      const [what, value] = [target.getAttribute("data-do") as CommandName, target.value];
      const at = Number(target.getAttribute("data-at") ?? 0);
      if (target.matches("select")) this.ask(what, what === "seat" ? { at: Number(value) } : { key: value, at });
    });
    on("keydown", (event) => this.onKey(event));
    on("keyup", () => this.byKeys(true));
    on("pointerdown", () => this.byKeys(false));
    on("focusin", () => this.marks());
    on("focusout", () => this.marks());
    on("pointerover", (event) => this.onOver(event));
    on("pointerleave", () => this.onOver(null));
    onResize(root, signal, () => this.onResize());
    // What lies beside something goes with it.
    root.addEventListener("scroll", () => this.placeCallout(), { signal, capture: true, passive: true });
  }

  onKey(event: KeyboardEvent) {
    keydown(this, event);
  }

  onResize() {
    this.placeCallout();
  }

  /** Beside what was tried lies why not. */
  placeCallout() {
    placeCallout(this.root, this.frame, this.local.about || this.frame.refused?.tried);
  }

  /** What may be done instead of what was refused. */
  instead(): Child {
    return null;
  }

  /** Is the keyboard in use here? */
  byKeys(keys: boolean) {
    // Where a pointer rests is not where the keyboard goes.
    const rests = keys && this.over?.place;
    if (rests) this.over = undefined;
    if (keys === this.keys) return rests ? this.marks() : undefined;
    this.keys = keys;
    this.marks();
    this.listenUp();
  }

  ask(what: CommandName, more?: Fields) {
    this.local.notice = this.local.about = this.local.copy = this.loud.textContent = "";
    this.link.send(what, this.meant < 0 ? this.frame.rev : this.meant, more);
  }

  changed() {
    const { frame, local } = this;
    if (frame.rev !== this.spoken) {
      // A refusal that was closed stays so, in another view too, until something is refused anew.
      const stays = local.hidden >= 0 && local.hidden === this.spoken && !frame.alert;
      Object.assign(local, { walk: frame.receipt?.at ?? -1, step: -1, hidden: stays ? frame.rev : -1 });
    }
    const mine = frame.by === this.link.client;
    // A covered board passes from hand to hand: what was said, copied or noted for the last one goes with them.
    if (frame.cover) local.notice = local.about = local.copy = this.polite.textContent = this.loud.textContent = "";
    // Of several views of one Study only the one that asked speaks; what Python does by itself, all tell.
    if (frame.rev !== this.spoken && (mine || !frame.by)) {
      this.speak(frame.says);
      if (mine && frame.alert) this.speak(frame.alert, true);
    }
    this.spoken = frame.rev;
    this.draw();
    this.listenUp();
  }

  /** Do the words of the places speak of the board as it is? */
  get isTold() {
    const { board, rev } = this.frame;
    return !board || board.said === undefined || board.said === rev;
  }

  /**
   * The words of the places are fetched at once where they are read, soon for whoever uses keys, else when the board rests.
   */
  listenUp() {
    clearTimeout(this.rest);
    if (this.isTold) {
      for (const then of this.told.splice(0)) then();
    } else if (this.local.facts || this.told.length) this.link.whisper("places");
    else this.rest = setTimeout(() => this.link.whisper("places"), this.keys ? SOON : REST);
  }

  /** Do something once the words of the places are told. */
  whenTold(then: () => void) {
    if (this.isTold || this.local.link) return then();
    this.told.push(then);
    return this.listenUp();
  }

  speak(text: string, loud: boolean = false) {
    const region = loud ? this.loud : this.polite;
    // The same words twice are news only if the text differs: a trailing blank does that unheard.
    if (text) region.textContent = region.textContent === text ? `${text}\u00a0` : text;
  }

  draw() {
    const { frame, local, root } = this;
    if (local.tab < 0) local.tab = Math.max(0, frame.turn.seat);
    const spots = standing(root);
    const stood = this.isNext && pieces(root);
    const had = root.contains(this.focused()) ? this.focused() : null;
    // Said again, a language makes a browser style the whole page anew.
    if (root.lang !== frame.lang) root.lang = frame.lang;
    root.setAttribute("aria-label", frame.label);
    const next = h(
      "div.bl-all",
      { class: local.link && "bl-silent" },
      ...this.content(),
      !frame.cover && callout(frame, local, this.words, this.instead()),
    );
    this.settle(next);
    // What has the focus and goes gives it away before: a browser that takes it from what goes lays out the page.
    if (had && this.leaves(had, next)) this.focusOn(this.cell());
    drawing.add(root);
    sync(this.body, next, (added) => glide(added, spots));
    if (stood) land(root, stood);
    drawing.delete(root);
    this.marks();
    this.placeCallout();
    this.tip?.settle();
    this.showNow();
    if (had && !(root.contains(had) && root.contains(this.focused()))) this.refocus(had.getAttribute("data-pick"));
  }

  /** Is this the position right after the one shown before, so that what is new on it was put there now? */
  get isNext() {
    return false;
  }

  /** What is shown, from top to bottom: here the board alone. */
  content(): Child[] {
    const { frame, local, words, area } = this;
    return [
      ...this.above(),
      frame.cover
        ? cover(frame, words)
        : h("div.bl-body.bl-single#body", {}, h("div.bl-left#left", {}, surface(frame, area, local, words))),
    ];
  }

  /**
   * A part of the page that is left alone while all it is made of is the same.
   * @param key what syncing knows it by
   */
  keep(key: string, of: unknown[], make: () => HTMLElement | null) {
    const [before, live] = [this.kept.get(key), this.body.querySelector(`[data-k="${key}"]`)];
    this.kept.set(key, of);
    if (!live || !before || of.some((each, at) => each !== before[at])) return make();
    return Object.assign(same(live), { make });
  }

  /** What is made ready once all that is shown is there. */
  settle(_next: HTMLElement) {}

  /** What stands above every board while there is something to say. */
  above(): Child[] {
    const { frame, local, words } = this;
    const { key, do: what } = this.link.kept() ?? {};
    if (frame.cover) Object.assign(local, { svg: "", grid: undefined }); // the picture leaves the page, so the next one is drawn even if it is the same
    return [strips(frame, local, words, key ?? what ?? ""), help(local, words, this.area)];
  }

  focused() {
    return (this.root.getRootNode() as Document | ShadowRoot).activeElement;
  }

  /**
   * Focus that lost its element must not fall to the notebook, where letters are commands. From the last card of a pile
   * it goes to the same cards on the other side, from an action to the first card that is asked for.
   */
  refocus(pick?: string | null): void {
    const other = pick
      ? this.root.querySelector(
          `[data-pick="${CSS.escape(pick.startsWith("less:") ? pick.slice(5) : `less:${pick}`)}"]`,
        )
      : null;
    const next =
      other ??
      (pick ? this.root.querySelector(".bl-stk button, .bl-asks button") : null) ??
      this.root.querySelector('[data-do="reveal"]') ??
      this.cell() ??
      this.root;
    this.focusOn(next);
  }

  /** The cell at which Tab stops. */
  cell() {
    return this.root.querySelector('[role="gridcell"][tabindex="0"]');
  }

  /** A browser lays out the page even for what has the focus already. */
  focusOn(next: Element | null) {
    if (next !== this.focused()) (next as HTMLElement | null)?.focus({ preventScroll: true });
  }

  /** Does what is known by its key leave the page? */
  leaves(had: Element, next: Element) {
    for (let up = had.hasAttribute("data-k") ? had : null; up; up = up.parentElement?.closest("[data-k]") ?? null) {
      const there = next.querySelector(`[data-k="${CSS.escape(up.getAttribute("data-k") ?? "")}"]`);
      if (there) return up !== had && !there.hasAttribute("data-same");
    }
    return false;
  }

  /** What is brought in sight once all is there. */
  showNow() {}

  /** What hover and focus show on the picture; Python does not know of it. */
  marks() {
    const focused = this.focused();
    const line = focused?.closest?.(".bl-rline") ?? null;
    const shown =
      this.over?.line ?? (line && this.root.contains(line) ? Number(line.getAttribute("data-line")) : this.local.walk);
    const bill = this.frame.receipt?.lines[shown];
    // A line that Python has drawn into the picture needs no light of the page.
    const drawn = shown >= 0 && shown === this.frame.receipt?.at;
    if (!drawn) light(this.root, bill?.places ?? [], bill?.focus ?? []);
    else for (const spot of this.root.querySelectorAll(".bl-hit.bl-lit")) spot.classList.remove("bl-lit", "bl-focus");
    const cell =
      focused?.getAttribute?.("role") === "gridcell" && this.root.contains(focused)
        ? focused.getAttribute("data-place")
        : "";
    for (const spot of this.root.querySelectorAll(".bl-hit.bl-at, .bl-hit.bl-over"))
      spot.classList.remove("bl-at", "bl-over");
    // Where a pointer has just been nobody needs to be told.
    for (const spot of hits(this.root, this.keys ? cell : "")) spot.classList.add("bl-at");
    for (const spot of hits(this.root, this.over?.place)) spot.classList.add("bl-over");
    const sources = new Set([...(this.frame.pick?.sources ?? []), ...this.movable]);
    for (const spot of this.root.querySelectorAll(".bl-hit"))
      spot.classList.toggle("bl-source", sources.has(spot.getAttribute("data-place") ?? ""));
  }

  onOver(event: Aimed | null) {
    const line = event?.target.closest?.(".bl-rline")?.getAttribute("data-line") ?? null;
    const place = event?.target.closest?.("[data-place]")?.getAttribute("data-place") ?? null;
    if (line === (this.over?.line?.toString() ?? null) && place === (this.over?.place ?? null)) return;
    this.over = { line: line === null ? undefined : Number(line), place };
    this.marks();
  }

  /** What a click would be about here: a place, or a thing that does something; and of which picture. */
  under(under: Element, at: MouseEvent) {
    const place = under.closest("[data-place]")?.getAttribute("data-place");
    return {
      place: under.closest(".bl-surface > svg") ? meant(this.root, this.frame, place, at) : place,
      target: under.closest("[data-do]"),
      rev: this.frame.rev,
    };
  }

  onClick({ place, target, rev }: { place?: string | null; target: Element | null; rev: number }, event: Event) {
    this.meant = rev;
    if (place) {
      this.pickPlace(place);
      // The board keeps the focus, so that whoever clicked may go on with the keys.
      const cell = this.root.querySelector(
        `[role=gridcell][data-place="${CSS.escape(this.local.at)}"]`,
      ) as HTMLElement | null;
      // Tab will stop here. A browser lays out the page when that is said of what has the focus, so it is said before.
      cell?.setAttribute("tabindex", "0");
      this.focusOn(cell);
    } else if (target && !target.matches("select")) this.act(target, event);
    this.meant = -1;
  }

  /** What is dragged from here: a drag does what two clicks would do. */
  take(under: Element): Held | null {
    const { pick, cover } = this.frame;
    const place = under.closest("[data-place]")?.getAttribute("data-place") ?? "";
    if (this.movable.includes(place) && !cover) return this.takePiece(place);
    const thing = place ? null : under.closest<HTMLElement>("[data-drag]");
    if (cover || !(thing || pick?.sources?.includes(place))) return null;
    if (thing?.getAttribute("data-drag") === "count") return this.takeCounted(thing);
    const key = thing?.getAttribute("data-pick") ?? place;
    const cancelled = () => this.afterwards(() => this.frame.pick?.keys.length && this.ask("cancel"));
    return {
      look: thing ? lookOf(thing) : pieceAt(this.root, place),
      // What is taken up already is not put down.
      taken: () =>
        !pick?.keys.includes(key) && this.onClick({ place, target: thing, rev: this.frame.rev }, new Event("drag")),
      cancelled,
      dropped: (on, event) => {
        const to = on.closest("[data-place]")?.getAttribute("data-place");
        const other = to ? null : on.closest('[data-do="pick"][data-pick]');
        if (to === key || (!to && !other) || on.closest("[data-pick]")?.getAttribute("data-pick") === key)
          return cancelled();
        // Where no place is asked for, it is enough that it was taken up.
        this.afterwards(() => {
          if (!to || this.frame.pick?.targets.length)
            this.onClick({ place: to, target: other, rev: this.frame.rev }, event);
        });
      },
    };
  }

  /** Where pieces lie that can be moved by hand. */
  get movable() {
    return (this.frame.edit?.edits && this.frame.edit.moves) || [];
  }

  /** A piece of a board that is set up: it lies where it is dropped, or off the board. */
  takePiece(place: string): Held {
    const move = (to: string) => to !== place && this.ask("move_piece", { key: `${place} ${to}` });
    return {
      look: pieceAt(this.root, place),
      dropped: (on) => move(on.closest("[data-place]")?.getAttribute("data-place") ?? ""),
      outside: () => move(""),
    };
  }

  /** A card that is counted: dropped where others lie, one more of it is picked, or one less. */
  takeCounted(thing: Element): Held {
    const lies = thing.closest(".bl-slot");
    return {
      look: lookOf(thing),
      dropped: (on, event) => {
        const into = on.closest(":is(.bl-asks, .bl-hand) .bl-slot, .bl-asks, .bl-hand");
        if (into && into !== lies && !into.contains(lies))
          this.onClick({ place: "", target: thing, rev: this.frame.rev }, event);
      },
    };
  }

  /** Do something once what was asked before is answered; not at all where that was refused. */
  afterwards(next: () => void) {
    if (this.link.waiting.size) this.next = next;
    else next();
  }

  /** What stands here, in words. */
  explain(here: string, _target: Element) {
    this.whenTold(() => this.speak(this.frame.board?.says[here] ?? ""));
  }

  pickPlace(key: string) {
    this.local.at = key;
    for (const spot of hits(this.root, key)) spot.classList.add("bl-press");
    this.ask("pick", { key });
  }

  act(target: Element, event: Event) {
    const { local, frame } = this;
    const what = target.getAttribute("data-do") ?? "";
    const at = Number(target.getAttribute("data-at") ?? 0);
    const key = target.getAttribute("data-pick") ?? "";
    if (what === "help") local.help = !local.help;
    else if (what === "far") local.far = !local.far;
    else if (what === "letters") local.letters = !local.letters;
    else if (what === "unnotice") local.notice = local.about = "";
    else if (what === "uncopy") return this.closeCopy();
    else if (what === "unrefuse") local.hidden = frame.rev;
    else if (what === "big") return this.enlarge(!local.big);
    else if (what === "retry") return this.link.retry();
    else if (what === "facts") {
      event.preventDefault();
      local.facts = !local.facts;
      this.listenUp();
    } else {
      const fresh = target.hasAttribute("data-fresh");
      if (what === "pick" && fresh) {
        local.row = key;
        target.setAttribute("tabindex", "0");
      }
      target.classList.add("bl-press");
      // What is dragged begins anew, also where a place was picked that it might go to.
      const first = (fresh || event.type === "drag") && target.getAttribute("data-first");
      if (first) this.ask(what as CommandName, { key: first, fresh: true });
      return this.ask(what as CommandName, what === "pick" ? { key, fresh: fresh && !first } : key ? { key } : { at });
    }
    this.draw();
  }

  /** The board in the full window, or back in its cell. Nothing else about it changes. */
  enlarge(big: boolean) {
    const { root, local } = this;
    const cell = root.parentElement;
    const had = this.focused();
    local.big = big;
    // The cell keeps its height, so that the notebook does not jump.
    if (cell) cell.style.minHeight = big ? `${cell.getBoundingClientRect().height}px` : "";
    root.classList.toggle("bl-big", big);
    // The top layer lies over everything, whatever the host does to what is above the board.
    if (big) root.setAttribute("popover", "manual");
    if (big) root.showPopover?.();
    else if (root.hasAttribute("popover")) {
      root.hidePopover?.();
      root.removeAttribute("popover");
    }
    this.draw();
    if (root.contains(had)) (had as HTMLElement).focus({ preventScroll: true });
  }

  onAnswer(answer: Answer, message: Message) {
    for (const pressed of this.root.querySelectorAll(".bl-press")) pressed.classList.remove("bl-press");
    const { next } = this;
    this.next = undefined;
    if (next && answer.answer !== "no" && answer.answer !== "stale") next();
    if (/copy|link/.test(message.do) && answer.answer === "done")
      return this.copy(answer.text, message.do === "copy_verdict" ? this.words.copied_verdict : this.words.copied);
    if (message.do === "what" && answer.answer === "done") return this.tip?.heard(message.key ?? "", answer.text);
    if (answer.text && (message.do === "here" || answer.answer !== "done")) {
      Object.assign(this.local, {
        notice: answer.text,
        about: message.key && spotOf(this.root, message.key) ? message.key : "",
        answers: answer.answer === "done",
      });
      this.speak(answer.text, answer.answer !== "done");
      this.draw();
    }
  }

  /** @param said once it is copied: what it is, and what it is for */
  async copy(text: string, said: string) {
    this.copiedBy = this.focused() as HTMLElement | null;
    let done = true;
    try {
      await navigator.clipboard.writeText(text);
    } catch {
      done = false;
    }
    // Until the browser had copied it, the board may have been covered for somebody else.
    if (this.frame.cover) return;
    if (done) this.speak(said);
    this.local.copy = done ? DONE + said : text;
    this.draw();
  }

  /** Close what was copied, and give the focus back to the button that copied it. */
  closeCopy() {
    this.local.copy = "";
    this.draw();
    const by = this.copiedBy;
    (by?.isConnected ? by : this.root).focus({ preventScroll: true });
  }

  onLink(state: LinkState) {
    this.local.link = state;
    this.loud.textContent = "";
    if (/asleep|ended/.test(state)) this.speak(this.words[state], true);
    else if (/^$|busy/.test(state)) this.speak(this.words[state || "awake"]);
    this.draw();
  }
}

/** What a thing looks like while it is dragged: its picture, or its name, as large as it is there. */
function lookOf(thing: Element) {
  const shown = thing.querySelector(".bl-art, .bl-ic") ?? thing.querySelector(".bl-nm, span") ?? thing;
  const { width, height } = shown.getBoundingClientRect();
  const look = shown.cloneNode(true) as SVGElement;
  look.setAttribute("style", `width:${width}px;height:${height}px`);
  return look;
}

export default shownBy((...place) => new View(...place).start());
