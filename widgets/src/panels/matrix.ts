// The matrix: settings above, a table to walk through with arrows, and the account of the open cell below.

import { Link } from "../core/channel.ts";
import { button, h, picture, sync } from "../core/dom.ts";
import { keepFocus } from "../core/focus.ts";
import type { CommandName, MatrixAccount, MatrixCell, MatrixHead, MatrixPart } from "../core/frames.ts";
import type { Model } from "../core/host.ts";
import { shownBy } from "../core/host.ts";
import { otherNotebook } from "../core/language.ts";
import { letterOf } from "../core/letters.ts";
import { Nested } from "../core/nested.ts";
import { choose, obey, otherTongue } from "../core/preferences.ts";
import { onPress } from "../core/press.ts";
import { dress } from "../core/theme.ts";
import { Tip } from "../core/tip.ts";

const ARROWS = {
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  Home: [0, -99],
  End: [0, 99],
  PageUp: [-99, 0],
  PageDown: [99, 0],
};

let made = 0;

class Matrix {
  model: Model;
  signal: AbortSignal;
  spoke: string;
  id: string;
  at: [number, number];
  asked: string;
  wrong: string;
  root: HTMLElement;
  sheet: HTMLElement;
  body: HTMLElement;
  play: HTMLElement;
  polite: HTMLElement;
  link: Link;
  tip: Tip;

  constructor(model: Model, el: HTMLElement, signal: AbortSignal) {
    this.model = model;
    this.signal = signal;
    this.spoke = "";
    this.id = `bl-mx-${(made += 1)}`;
    this.at = [0, 0];
    this.asked = this.wrong = "";
    this.root = h("section", { class: "bl-study bl-matrix" });
    this.sheet = h("style");
    this.body = h("div");
    this.play = h("div.bl-mx-play");
    this.polite = h("div", { class: "bl-unseen", role: "status", "aria-live": "polite" });
    this.root.append(this.sheet, this.body, this.polite);
    // Beside the table, not in it: what is done on the board is none of its business.
    el.append(this.root, this.play);
    const draw = () => this.draw();
    const change = () => this.change();
    model.on("change:matrix", change);
    model.on("change:heads", draw);
    signal.addEventListener("abort", () => {
      model.off("change:matrix", change);
      model.off("change:heads", draw);
    });
    this.link = new Link(model, signal, {
      onAnswer: (answer) => this.tell(answer.text),
      onLink: (state) =>
        this.tell(state && (state === "busy" || state === "ended" ? this.shown[state] : this.shown.silent)),
    });
    dress(this.root, signal);
    keepFocus(this.root, signal);
    onPress(
      this.root,
      signal,
      (under) => under,
      (under) => this.click(under),
    );
    this.root.addEventListener("change", (event) => this.set(event.target as HTMLInputElement), { signal });
    this.root.addEventListener("keydown", (event) => this.key(event), { signal });
    const open = this.shown.open;
    if (open) this.at = [open.row, open.column];
    obey(signal, () => {});
    const tongue = otherTongue(model, this.shown.lang, this.langs);
    if (tongue) this.send("language", { key: tongue });
    this.draw();
    this.tip = new Tip(this);
    // The open cell as a board to play on.
    new Nested(
      model,
      this.play,
      signal,
      () => this.shown.apart,
      (is) => is && this.play.scrollIntoView({ block: "nearest" }),
    );
  }

  /** What the help of a thing is told with. */
  get frame() {
    return { lang: this.shown.lang };
  }

  get langs() {
    return this.shown.languages.map(({ code }) => code);
  }

  speak(text: string) {
    this.polite.textContent = text;
  }

  get shown(): MatrixPart {
    return this.model.get("matrix");
  }

  get heads(): { sheet: string; rows: MatrixHead[]; columns: MatrixHead[] } {
    return this.model.get("heads");
  }

  /** Something changed: draw it, and say what was asked for. */
  change() {
    const { open, count } = this.shown;
    this.draw();
    if (this.asked === "open" && open)
      this.polite.textContent = `${open.title}. ${open.verdict}. ${open.says.join(" ")}`;
    else if (this.asked) this.polite.textContent = count;
    this.asked = "";
  }

  draw() {
    const { shown, heads } = this;
    if (this.root.lang !== shown.lang) this.root.lang = shown.lang;
    this.root.setAttribute("aria-label", shown.title);
    if (this.sheet.textContent !== heads.sheet) this.sheet.textContent = heads.sheet;
    sync(
      this.body,
      h(
        "div",
        {},
        otherNotebook(this.model, shown.lang, this.langs, this.spoke, shown.words),
        h(
          "header.bl-mx-head",
          {},
          h("div", {}, h("h3", {}, shown.title), h("p", {}, shown.note)),
          h(
            "div.bl-mx-sum",
            {},
            h(
              "div.bl-seg",
              { role: "group", "aria-label": shown.words.language },
              shown.languages.map((each) =>
                button(
                  {
                    "data-do": "language",
                    "data-at": each.code,
                    lang: each.code,
                    "aria-pressed": each.code === shown.lang ? "true" : "false",
                  },
                  each.name,
                ),
              ),
            ),
            h("p", {}, h("b", {}, shown.count), h("small", {}, shown.before)),
          ),
        ),
        h(
          "div.bl-mx-controls",
          {},
          shown.controls.map((control) => this.control(control)),
        ),
        h(
          "ul.bl-mx-legend",
          {},
          shown.legend.map(({ kind, sign, name }) => h("li", {}, h(`i.bl-mx-${kind}`, {}, sign), name)),
        ),
        h("div.bl-mx-wrap", { tabindex: -1 }, this.table()),
        h("p.bl-mx-hint", {}, this.wrong || shown.hint),
        shown.open && this.account(shown.open),
      ),
      () => {},
    );
    this.tip?.settle();
    // Once somebody has chosen, the attribute alone no longer decides.
    for (const input of this.root.querySelectorAll("input")) input.checked = input.hasAttribute("checked");
  }

  control(control: MatrixPart["controls"][number]) {
    return h(
      "fieldset",
      { class: "bl-mx-control", "data-k": control.key },
      h("legend", {}, control.label),
      h(
        "div.bl-mx-stops",
        {},
        control.stops.map((stop, at) =>
          h(
            "label",
            {},
            h("input", {
              type: "radio",
              name: `${this.id}-${control.key}`,
              "data-key-of": control.key,
              value: at,
              checked: at === control.at,
            }),
            h("span", {}, stop),
          ),
        ),
      ),
    );
  }

  table() {
    const { shown, heads } = this;
    const [row_axis, column_axis] = shown.axes;
    const groups: { group: string; span: number }[] = [];
    for (const { group } of heads.columns) {
      if (groups.at(-1)?.group === group) groups[groups.length - 1].span += 1;
      else groups.push({ group, span: 1 });
    }
    const starts = (at: number) => at > 0 && heads.columns[at - 1].group !== heads.columns[at].group && "bl-mx-start";
    return h(
      "table",
      { role: "grid", "aria-label": shown.title },
      h(
        "thead",
        {},
        h(
          "tr",
          { "aria-hidden": "true" },
          h("td"),
          groups.map(({ group, span }, at) =>
            h("td", { colspan: span, class: `bl-mx-group ${at ? "bl-mx-start" : ""}` }, h("span", {}, group)),
          ),
          h("td"),
        ),
        h(
          "tr",
          {},
          h("th.bl-mx-corner", { scope: "col" }, h("span", {}, column_axis), h("span", {}, row_axis)),
          heads.columns.map((head, at) =>
            h(
              "th",
              { scope: "col", class: starts(at), "data-tip": told(head) },
              figure(head),
              h("span.bl-unseen", {}, head.label),
            ),
          ),
          h("th.bl-mx-tally", { scope: "col" }, shown.tallied),
        ),
      ),
      h(
        "tbody",
        {},
        heads.rows.map((head, row) =>
          h(
            "tr",
            {},
            h(
              "th",
              { scope: "row", "data-tip": told(head) },
              h("div", {}, figure(head), h("span", {}, h("b", {}, head.name), h("small", {}, shown.remarks[row]))),
            ),
            shown.cells[row].map((cell, column) => h("td", { class: starts(column) }, this.cell(cell, row, column))),
            h(
              "td.bl-mx-tally",
              {},
              h("b", {}, shown.tallies[row][0]),
              h("i", { style: `width:${3 * shown.tallies[row][0]}px` }),
              h("i.bl-mx-bare", { style: `width:${3 * shown.tallies[row][1]}px` }),
            ),
          ),
        ),
      ),
    );
  }

  cell(cell: MatrixCell, row: number, column: number) {
    const { open } = this.shown;
    const here = row === this.at[0] && column === this.at[1];
    return button(
      {
        class: `bl-mx-cell bl-mx-${cell.tone} ${cell.helped ? "bl-mx-helped" : ""}`,
        "data-do": "open",
        "data-at": `${row} ${column}`,
        // What is seen is heard, too: by how much.
        "aria-label": /\d/.test(cell.sign) ? `${cell.says}, ${cell.sign}` : cell.says,
        "data-tip": [cell.says, about(this.heads.rows[row]), about(this.heads.columns[column])].join("\n"),
        "aria-pressed": open?.row === row && open.column === column ? "true" : "false",
        tabindex: here ? 0 : -1,
      },
      cell.sign,
    );
  }

  account(open: MatrixAccount) {
    const drawn = open.svg && picture(open.svg);
    return h(
      "section.bl-mx-account#account",
      { "aria-label": open.title },
      h("h4", {}, open.title),
      h(
        "div.bl-mx-told",
        {},
        h(
          "table",
          {},
          h(
            "tbody",
            {},
            open.lines.map((line) =>
              h(
                "tr",
                { class: line.total && "bl-mx-total" },
                h("th", { scope: "row" }, line.label),
                h("td", {}, line.value),
                h(
                  "td",
                  {},
                  line.rule &&
                    button(
                      {
                        class: "bl-rule",
                        "data-do": "rule",
                        "data-k": `rule ${line.rule}`,
                        "data-tip": `${line.ruled}\n${line.says}`,
                        "data-id": line.rule,
                      },
                      line.ruled,
                    ),
                ),
              ),
            ),
          ),
        ),
        h(
          "div",
          { class: open.good ? "bl-mx-good" : "bl-mx-bad" },
          h("p.bl-mx-verdict", {}, open.verdict),
          open.says.map((says) => h("p", {}, says)),
        ),
      ),
      drawn && !open.played && button({ class: "bl-mx-open", "data-do": "play" }, this.shown.play),
      drawn && !open.played && h("div", { class: "bl-mx-board", role: "img", "aria-label": open.board }, drawn),
    );
  }

  click(target: Element) {
    const act = target.closest("[data-do]");
    const what = act?.getAttribute("data-do");
    const at = act?.getAttribute("data-at") ?? "";
    if (what === "rule") this.tip?.ask(target);
    if (what === "unspoke") {
      this.spoke = "";
      this.draw();
    }
    if (what === "language") {
      this.spoke = at;
      choose("lang", at);
      this.send(what, { key: at });
    }
    if (what === "play") this.send(what, {});
    if (what !== "open") return;
    const [row, column] = at.split(" ").map(Number);
    this.walk(row, column);
    this.send(what, { at: row * this.shown.cells[0].length + column });
  }

  set(input: HTMLInputElement) {
    const key = input.getAttribute("data-key-of");
    if (key) this.send("set", { key, at: Number(input.value) });
  }

  send(what: CommandName, more: { key?: string; at?: number }) {
    this.asked = what;
    this.link.send(what, 0, more);
  }

  /** What is wrong with Python, to the eye and to the ear; "" for nothing. */
  tell(wrong: string) {
    if (wrong === this.wrong) return;
    this.wrong = wrong;
    if (wrong) this.polite.textContent = wrong;
    this.draw();
  }

  /** Arrows walk over the cells, so that the tab key meets the table once. */
  key(event: KeyboardEvent) {
    const step = ARROWS[event.code as keyof typeof ARROWS];
    const target = event.target as Element;
    if (event.code === "Escape" && this.tip?.hide()) event.stopPropagation();
    if (
      letterOf(event) === "I" &&
      !event.ctrlKey &&
      !event.metaKey &&
      !event.altKey &&
      !target.matches("input[type=text]")
    ) {
      event.preventDefault();
      event.stopPropagation();
      this.tip?.ask(target);
    }
    if (!step || !target.matches(".bl-mx-cell")) return;
    event.preventDefault();
    event.stopPropagation();
    const { cells } = this.shown;
    const into = (at: number, many: number) => Math.min(many - 1, Math.max(0, at));
    this.walk(into(this.at[0] + step[0], cells.length), into(this.at[1] + step[1], cells[0].length));
  }

  walk(row: number, column: number) {
    this.here?.setAttribute("tabindex", "-1");
    this.at = [row, column];
    this.here?.setAttribute("tabindex", "0");
    this.here?.focus();
  }

  /** The cell that arrows start from. */
  get here() {
    return this.root.querySelector(`.bl-mx-cell[data-at="${this.at.join(" ")}"]`) as HTMLElement | null;
  }
}

/** What a unit is, for whoever points at its head. */
const told = (head: MatrixHead) => `${head.label}\n${head.text}`;

/** The same in one line. */
const about = (head: MatrixHead) => `${head.label}: ${head.text}`;

function figure(head: MatrixHead) {
  const drawn = picture(head.svg);
  drawn?.removeAttribute("width");
  drawn?.removeAttribute("height");
  return h("span.bl-mx-figure", { "aria-hidden": "true" }, drawn);
}

export default shownBy((...place) => new Matrix(...place));
