// The workbench: a table whose position may be set up by hand. Python knows the tools; here are their buttons and keys.

import { light } from "../core/board.ts";
import type { Answer, Message } from "../core/channel.ts";
import type { Aimed, Attributes, Child } from "../core/dom.ts";
import { button, h, picture } from "../core/dom.ts";
import type { BoardProblem, Frame, PickRow, Workbench } from "../core/frames.ts";
import { icon } from "../core/icons.ts";
import { letterOf } from "../core/letters.ts";
import { ruled } from "../core/tools.ts";
import type { Words } from "../core/types.ts";
import { Asks } from "./inquire.ts";

/** What a tool asks to choose from; ways to mend the position stand beside it. */
const asked = (pick: Frame["pick"]) => (pick?.choices ?? []).filter((row) => !row.key.startsWith("repair:"));

/** The key of a choice that a pressed key means: a digit, what ends a number, or the choice with this number. */
export function chosen({ pick }: Frame, event: KeyboardEvent) {
  const choices = asked(pick);
  const has = (key: string) => (choices.some((row) => row.key === key) ? key : "");
  const digit = event.code.match(/^(?:Digit|Numpad)(\d)$/)?.[1];
  if (event.code === "Backspace") {
    const last = pick?.keys.at(-1) ?? "";
    return last.startsWith("digit:") ? `less:${last}` : "";
  }
  if (/Enter$/.test(event.code)) return has("set");
  if (digit === undefined) return "";
  return (
    has(`digit:${digit}`) ||
    (choices.some((row) => /^(digit:|set$)/.test(row.key)) ? "" : (choices[Number(digit) - 1]?.key ?? ""))
  );
}

/** A button that picks something, or does what ``more`` says. */
const go = (key: string, more: Attributes, ...label: Child[]) =>
  button({ class: "bl-go", "data-do": "pick", "data-pick": key, ...more }, ...label);

const reasonRow = (reason: BoardProblem, index: number, words: Words) =>
  h(
    "li.bl-reason-row",
    { "data-k": `${reason.rule} ${reason.text}`, "data-at-row": index, tabindex: reason.places.length ? 0 : null },
    h("span", {}, reason.text, " ", ruled(reason)),
    reason.mend &&
      go(reason.mend.key, { title: reason.mend.says, "aria-label": `${words.mend}: ${reason.mend.says}` }, words.mend),
  );

const toolButton = (row: PickRow, words: Words) =>
  button(
    {
      class: "bl-tool bl-act",
      "data-do": "pick",
      "data-pick": row.key,
      "data-fresh": "1",
      "aria-pressed": String(!!row.pressed),
      "aria-disabled": row.why ? "true" : null,
      "aria-keyshortcuts": row.letter || null,
      title: row.why || [row.label, row.note].filter(Boolean).join(": "),
    },
    (words[`icon.${row.key}`] || words[`solid.${row.key}`]) && icon(words, row.key),
    h("span", {}, row.label),
    row.note && h("small", {}, row.note),
    row.letter && h("kbd", { "aria-hidden": "true" }, row.letter),
  );

/** So many choices stand beside the tools, and so many beside what has become of the position. */
const [FEW, ALONE] = [5, 8];

/** What the tool in the hand asks for, but for places. */
function inHand(frame: Frame) {
  const { path = [] } = frame.pick ?? {};
  const offered = asked(frame.pick);
  if (!path.length || !offered.length) return null;
  return h(
    "div.bl-pick#inhand",
    {},
    h(
      "div.bl-choices",
      { class: offered.length > ALONE ? "bl-many" : null },
      offered.map((row) => go(row.key, { "data-k": row.key }, h("b", {}, row.label))),
    ),
  );
}

/** Where a position comes in as text and goes out, and what is wrong with the one that came. */
const pasting = ({ misread }: Workbench, words: Words) =>
  h(
    "div.bl-paste",
    { "data-k": "paste" },
    h("input#paste", { "aria-label": words.paste, placeholder: words.paste, autocomplete: "off", spellcheck: "false" }),
    button({ class: "bl-go", "data-do": "paste" }, words.paste_now),
    misread && h("code#misread", { "aria-hidden": "true" }, misread.before, h("mark", {}, misread.part), misread.after),
    misread?.mended && button({ class: "bl-go", "data-do": "paste", "data-pick": misread.mended }, words.mended),
    h(
      "span",
      { role: "group", "aria-label": words.copy_as },
      ["text", "repr", "json"].map((as) =>
        button({ class: "bl-go", "data-do": "copy", "data-pick": as, "data-k": as }, as),
      ),
    ),
  );

/**
 * Tools, what has become of the position, and the ways out.
 * @param group which group of tools is open
 */
function panel(frame: Frame, bench: Workbench, words: Words, group: number) {
  const [leave, begin] = bench.groups.slice(-2);
  const groups = [...bench.groups.slice(0, -2), begin];
  const at = Math.max(0, Math.min(group, groups.length - 1));
  // Of many things one is picked without anything else in sight.
  const many = frame.pick?.path.length ? asked(frame.pick).length : 0;
  return h(
    "div.bl-acts.bl-bench#acts",
    { role: "group", "aria-label": words.tools },
    many <= ALONE &&
      h(
        `div.bl-become.bl-is-${bench.status}#become`,
        { role: "group", "aria-label": bench.says },
        h(
          "b",
          {},
          icon(words, { possible: "accept", puzzle: "part", impossible: "decline" }[bench.status] ?? ""),
          bench.says,
        ),
        bench.reasons.length > 0 &&
          h(
            "ul",
            {},
            bench.reasons.map((reason, index) => reasonRow(reason, index, words)),
          ),
        h(
          "div.bl-choices",
          {},
          leave.rows.map((row) =>
            go(
              row.key,
              { "data-fresh": "1", "aria-disabled": row.why ? "true" : null, title: row.why || null },
              row.label,
            ),
          ),
        ),
      ),
    many > FEW && inHand(frame),
    many <= FEW &&
      h(
        "div.bl-groups",
        { "data-k": "groups" },
        groups.map(({ label }, index) =>
          button({ "data-do": "group", "data-at": index, "aria-pressed": String(index === at) }, label),
        ),
      ),
    many <= FEW &&
      h(
        "div.bl-toolgroup",
        { role: "group", "aria-label": groups[at].label, "data-k": `group ${at}` },
        groups[at].rows.map((row) => toolButton(row, words)),
        groups[at] === begin && pasting(bench, words),
      ),
    many <= FEW && inHand(frame),
  );
}

/** What would be allowed instead of what was refused. */
const instead = ({ near, near_ended, refused }: Frame, words: Words) =>
  (!!near?.length || !!near_ended) &&
  !!refused &&
  h(
    "div.bl-near#near",
    { role: "group", "aria-label": words.near },
    h("b", {}, words.near),
    near?.map((each, at) => go(each.key, { "data-at-row": at }, each.says)),
    !!near_ended && h("span", {}, near_ended),
  );

export class Bench extends Asks {
  deeds(costs: Child) {
    const { frame, words } = this;
    return frame.bench?.edits ? panel(frame, frame.bench, words, this.local.group ?? 0) : super.deeds(costs);
  }

  instead() {
    return instead(this.frame, this.words);
  }

  act(target: Element, event: Event) {
    if (target.getAttribute("data-do") === "group") {
      this.local.group = Number(target.getAttribute("data-at"));
      return this.draw();
    }
    if (target.getAttribute("data-do") !== "paste" || target.hasAttribute("data-pick")) return super.act(target, event);
    const text = this.pasted?.value.trim();
    if (text) this.ask("paste", { key: text });
  }

  /** @returns the field a text is pasted into */
  get pasted(): HTMLInputElement | null {
    return this.root.querySelector(".bl-paste input");
  }

  /** What was pasted stays in its field until it is shown. */
  onAnswer(answer: Answer, message: Message) {
    if (this.pasted && message.do === "paste" && answer.answer === "done") this.pasted.value = "";
    super.onAnswer(answer, message);
  }

  onKey(event: KeyboardEvent) {
    const bench = this.frame.bench;
    const target = event.target as HTMLElement;
    if (event.ctrlKey || event.metaKey || event.altKey) return super.onKey(event);
    if (!bench?.edits && letterOf(event) === "A" && this.local.letters && target.getAttribute("role") === "gridcell") {
      event.stopPropagation();
      return this.ask("near", { key: target.getAttribute("data-place") ?? "" });
    }
    if (!bench?.edits) return super.onKey(event);
    if (target.matches("input")) {
      if (event.key === "Enter") this.act(this.root.querySelector('[data-do="paste"]') as Element, event);
      return super.onKey(event);
    }
    const tool =
      this.local.letters &&
      bench.groups.flatMap(({ rows }) => rows).find(({ letter }) => letter && letter === letterOf(event));
    const key = tool
      ? tool.key
      : target.matches("button") && /Enter$/.test(event.code)
        ? ""
        : chosen(this.frame, event);
    if (!key) return super.onKey(event);
    event.stopPropagation();
    event.preventDefault();
    this.byKeys(true);
    this.ask("pick", { key, fresh: !!tool });
  }

  draw() {
    const { local, frame } = this;
    const held = frame.pick?.path[0];
    // Whatever is taken up is seen among its like, until another group is opened.
    if (held && held !== local.held)
      local.group = frame.bench?.edits
        ? frame.bench.groups.findIndex(({ rows }) => rows.some((row) => row.pressed))
        : undefined;
    local.held = held;
    super.draw();
  }

  changed() {
    super.changed();
    const { refused, near } = this.frame;
    // Whoever is refused is told what would be allowed; that takes a moment, so it comes after the reason.
    if (refused && near === null && this.frame.by === this.link.client) this.link.whisper("near");
  }

  /** what the pointer is on */
  pointed: Element | null = null;

  /** A reason that is pointed at lights its places, a suggestion shows what would stand in its own. */
  marks() {
    super.marks();
    const { bench, near } = this.frame;
    const row = [this.pointed, this.focused()]
      .map((on) => on?.closest?.("[data-at-row]"))
      .find((on) => this.root.contains(on ?? null));
    const at = Number(row?.getAttribute("data-at-row"));
    this.root.querySelector(".bl-wraith")?.remove();
    if (!row) return;
    if (bench?.edits) return light(this.root, bench.reasons[at]?.places ?? [], []);
    const drawn = picture(
      `<svg xmlns="http://www.w3.org/2000/svg"><g class="bl-wraith">${near?.[at]?.ghost ?? ""}</g></svg>`,
    );
    if (drawn) this.root.querySelector(".bl-stage > svg")?.append(...drawn.children);
  }

  onOver(event: Aimed | null) {
    this.pointed = event?.target ?? null;
    super.onOver(event);
    if (this.frame.bench?.edits || this.frame.near) this.marks();
  }
}
