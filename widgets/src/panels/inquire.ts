// Questions to the position: one line that opens in the place of the deeds. Python answers; here are only lines and lights.
import { light } from "../core/board.ts";
import type { Aimed, Child } from "../core/dom.ts";
import { button, h } from "../core/dom.ts";
import type { Inquiries } from "../core/frames.ts";
import { icon } from "../core/icons.ts";
import { ruled } from "../core/tools.ts";
import type { Words } from "../core/types.ts";
import { lying } from "./slots.ts";
import { Table } from "./table.ts";

/** The questions, with the answer under its own. */
const panel = (asks: Inquiries, open: boolean, words: Words) =>
  h(
    "div.bl-inq#inquiries",
    { role: "group", "aria-label": asks.title },
    button(
      { class: "bl-bar", "data-do": "inquiries", "aria-expanded": String(open) },
      h("b", {}, asks.title),
      icon(words, open ? "up" : "down"),
    ),
    open &&
      asks.choices.map(({ key, label }) => [
        button(
          {
            class: "bl-go",
            "data-k": key,
            "data-do": "inquire",
            "data-pick": key,
            "aria-expanded": String(key === asks.open),
          },
          label,
        ),
        key === asks.open &&
          h(
            "div.bl-inq-told",
            { "data-k": `${key} told` },
            h(
              "ul",
              {},
              asks.lines.map(({ text, rules }, at) =>
                h(
                  "li",
                  { tabindex: 0, "data-inq": at, "data-k": text },
                  text,
                  rules.map((rule, nth) => [nth ? " · " : " ", ruled(rule)]),
                ),
              ),
            ),
            h(
              "div.bl-inq-py",
              {},
              button({ class: "bl-quiet", "data-do": "copy", "data-pick": "ask" }, asks.show),
              h("code", { title: asks.python }, asks.python),
            ),
          ),
      ]),
  );

export class Asks extends Table {
  /** the line of an answer that the pointer is on */
  lined: Element | null = null;

  deeds(costs: Child): Child {
    const { frame, local, words } = this;
    const { asks, pick } = frame;
    // What is asked of the learner stands alone.
    if (!asks || lying(frame, "ask").length) return super.deeds(costs);
    const open = !!local.inquiring && !pick?.path.length;
    return [!open && super.deeds(costs), panel(asks, open, words)];
  }

  act(target: Element, event: Event) {
    const what = target.getAttribute("data-do");
    if (what === "inquiries") {
      this.local.inquiring = !this.local.inquiring;
      return this.draw();
    }
    if (what !== "inquire") return super.act(target, event);
    const key = target.getAttribute("data-pick") ?? "";
    this.ask(what, { key: key === this.frame.asks?.open ? "" : key });
  }

  /** A line that is pointed at, or where the keyboard stands, lights its places. */
  marks() {
    super.marks();
    const line = [this.lined, this.focused()?.closest?.("[data-inq]")].find((on) => on && this.root.contains(on));
    if (!line) return;
    const told = this.frame.asks?.lines[Number(line.getAttribute("data-inq"))];
    light(this.root, told?.places ?? [], told?.focus ?? []);
  }

  onOver(event: Aimed | null) {
    const [before, line] = [this.lined, event?.target.closest?.("[data-inq]") ?? null];
    this.lined = line;
    super.onOver(event);
    if (line !== before) this.marks();
  }
}
