// The matrix: settings above, a table to walk through with arrows, and the account of the open cell below.
import { button, h, picture, sync } from "./dom.js";
import { keepFocus } from "./focus.js";
import { shownBy } from "./host.js";
import { choose, obey, otherTongue } from "./kept.js";
import { letterOf } from "./letters.js";
import { Link } from "./link.js";
import { onPress } from "./press.js";
import { dress } from "./theme.js";
import { Tip } from "./tip.js";
import { otherNotebook } from "./tongue.js";

const ARROWS = { ArrowLeft: [0, -1], ArrowRight: [0, 1], ArrowUp: [-1, 0], ArrowDown: [1, 0], Home: [0, -99], End: [0, 99], PageUp: [-99, 0], PageDown: [99, 0] };

/**
 * @typedef {{label: string, name: string, group: string, text: string, svg: string}} Head
 * @typedef {{sign: string, tone: string, helped: boolean, says: string}} Cell
 * @typedef {{row: number, column: number, title: string, verdict: string, good: boolean, says: string[], svg: string, board: string, played: boolean,
 *   lines: {label: string, value: string, rule: string, ruled: string, says: string, total: boolean}[]}} Account
 * @typedef {{lang: string, languages: {code: string, name: string}[], title: string, note: string, count: string, before: string,
 *   axes: [string, string], tallied: string, legend: {kind: string, sign: string, name: string}[], silent: string, busy: string, ended: string, hint: string, play: string, apart: string,
 *   controls: {key: string, label: string, stops: string[], at: number}[], remarks: string[], tallies: [number, number][],
 *   cells: Cell[][], open: Account | null, words: import("./types.js").Words}} Shown
 */

let made = 0;

class Matrix {
  /** @param {any} model @param {HTMLElement} el @param {AbortSignal} signal */
  constructor(model, el, signal) {
    this.model = model;
    this.signal = signal;
    this.spoke = "";
    this.id = `bl-mx-${(made += 1)}`;
    /** @type {[number, number]} */
    this.at = [0, 0];
    this.asked = this.wrong = "";
    /** @type {{el: HTMLElement, remove: () => void} | undefined} */
    this.view = undefined;
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
    const board = () => void this.board();
    model.on("change:_board", board);
    signal.addEventListener("abort", () => {
      model.off("change:matrix", change);
      model.off("change:heads", draw);
      model.off("change:_board", board);
      this.view?.remove();
    });
    this.link = new Link(model, signal, {
      onAnswer: (answer) => this.tell(answer.text),
      onLink: (state) => this.tell(state && (state === "busy" || state === "ended" ? this.shown[state] : this.shown.silent)),
    });
    dress(this.root, signal);
    keepFocus(this.root, signal);
    onPress(this.root, signal, (under) => under, (under) => this.click(under));
    this.root.addEventListener("change", (event) => this.set(/** @type {HTMLInputElement} */ (event.target)), { signal });
    this.root.addEventListener("keydown", (event) => this.key(event), { signal });
    const open = this.shown.open;
    if (open) this.at = [open.row, open.column];
    obey(signal, () => {});
    const tongue = otherTongue(model, this.shown.lang, this.langs);
    if (tongue) this.send("language", { key: tongue });
    this.draw();
    this.tip = new Tip(this);
    void this.board();
  }

  /** What the help of a thing is told with. */
  get frame() {
    return { lang: this.shown.lang };
  }

  get langs() {
    return this.shown.languages.map(({ code }) => code);
  }

  /** @param {string} text */
  speak(text) {
    this.polite.textContent = text;
  }

  /** The open cell as a board to play on, below the table: the host makes its view. */
  async board() {
    const named = this.model.get("_board");
    this.view?.remove();
    this.view = undefined;
    this.play.replaceChildren();
    if (!named) return;
    try {
      const host = this.model.widget_manager;
      const board = await host.get_model(named.replace("IPY_MODEL_", ""));
      const view = await host.create_view(board);
      if (named !== this.model.get("_board")) return view.remove();
      this.view = view;
      this.play.replaceChildren(view.el);
      this.play.scrollIntoView({ block: "nearest" });
    } catch {
      this.play.replaceChildren(h("p.bl-mx-hint", {}, this.shown.apart));
    }
  }

  /** @returns {Shown} */
  get shown() {
    return this.model.get("matrix");
  }

  /** @returns {{sheet: string, rows: Head[], columns: Head[]}} */
  get heads() {
    return this.model.get("heads");
  }

  /** Something changed: draw it, and say what was asked for. */
  change() {
    const { open, count } = this.shown;
    this.draw();
    if (this.asked === "open" && open) this.polite.textContent = `${open.title}. ${open.verdict}. ${open.says.join(" ")}`;
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
            h("div.bl-seg", { role: "group", "aria-label": shown.words.language }, shown.languages.map((each) => button({ "data-do": "language", "data-at": each.code, lang: each.code, "aria-pressed": each.code === shown.lang ? "true" : "false" }, each.name))),
            h("p", {}, h("b", {}, shown.count), h("small", {}, shown.before)),
          ),
        ),
        h("div.bl-mx-controls", {}, shown.controls.map((control) => this.control(control))),
        h("ul.bl-mx-legend", {}, shown.legend.map(({ kind, sign, name }) => h("li", {}, h(`i.bl-mx-${kind}`, {}, sign), name))),
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

  /** @param {Shown["controls"][number]} control */
  control(control) {
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
            h("input", { type: "radio", name: `${this.id}-${control.key}`, "data-key-of": control.key, value: at, checked: at === control.at }),
            h("span", {}, stop),
          ),
        ),
      ),
    );
  }

  table() {
    const { shown, heads } = this;
    const [row_axis, column_axis] = shown.axes;
    /** @type {{group: string, span: number}[]} */
    const groups = [];
    for (const { group } of heads.columns) {
      if (groups.at(-1)?.group === group) groups[groups.length - 1].span += 1;
      else groups.push({ group, span: 1 });
    }
    const starts = (/** @type {number} */ at) => at > 0 && heads.columns[at - 1].group !== heads.columns[at].group && "bl-mx-start";
    return h(
      "table",
      { role: "grid", "aria-label": shown.title },
      h(
        "thead",
        {},
        h("tr", { "aria-hidden": "true" }, h("td"), groups.map(({ group, span }, at) => h("td", { colspan: span, class: `bl-mx-group ${at ? "bl-mx-start" : ""}` }, h("span", {}, group))), h("td")),
        h(
          "tr",
          {},
          h("th.bl-mx-corner", { scope: "col" }, h("span", {}, column_axis), h("span", {}, row_axis)),
          heads.columns.map((head, at) => h("th", { scope: "col", class: starts(at), "data-tip": told(head) }, figure(head), h("span.bl-unseen", {}, head.label))),
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
            h("th", { scope: "row", "data-tip": told(head) }, h("div", {}, figure(head), h("span", {}, h("b", {}, head.name), h("small", {}, shown.remarks[row])))),
            shown.cells[row].map((cell, column) => h("td", { class: starts(column) }, this.cell(cell, row, column))),
            h("td.bl-mx-tally", {}, h("b", {}, shown.tallies[row][0]), h("i", { style: `width:${3 * shown.tallies[row][0]}px` }), h("i.bl-mx-bare", { style: `width:${3 * shown.tallies[row][1]}px` })),
          ),
        ),
      ),
    );
  }

  /** @param {Cell} cell @param {number} row @param {number} column */
  cell(cell, row, column) {
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

  /** @param {Account} open */
  account(open) {
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
          h("tbody", {}, open.lines.map((line) => h("tr", { class: line.total && "bl-mx-total" }, h("th", { scope: "row" }, line.label), h("td", {}, line.value), h("td", {}, line.rule && button({ class: "bl-rule", "data-do": "rule", "data-k": `rule ${line.rule}`, "data-tip": `${line.ruled}\n${line.says}`, "data-id": line.rule }, line.ruled))))),
        ),
        h("div", { class: open.good ? "bl-mx-good" : "bl-mx-bad" }, h("p.bl-mx-verdict", {}, open.verdict), open.says.map((says) => h("p", {}, says))),
      ),
      drawn && !open.played && button({ class: "bl-mx-open", "data-do": "play" }, this.shown.play),
      drawn && !open.played && h("div", { class: "bl-mx-board", role: "img", "aria-label": open.board }, drawn),
    );
  }

  /** @param {Element} target */
  click(target) {
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

  /** @param {HTMLInputElement} input */
  set(input) {
    const key = input.getAttribute("data-key-of");
    if (key) this.send("set", { key, at: Number(input.value) });
  }

  /** @param {string} what @param {{key?: string, at?: number}} more */
  send(what, more) {
    this.asked = what;
    this.link.send(what, 0, more);
  }

  /** What is wrong with Python, to the eye and to the ear; "" for nothing. @param {string} wrong */
  tell(wrong) {
    if (wrong === this.wrong) return;
    this.wrong = wrong;
    if (wrong) this.polite.textContent = wrong;
    this.draw();
  }

  /** Arrows walk over the cells, so that the tab key meets the table once. @param {KeyboardEvent} event */
  key(event) {
    const step = ARROWS[/** @type {keyof typeof ARROWS} */ (event.code)];
    const target = /** @type {Element} */ (event.target);
    if (event.code === "Escape" && this.tip?.hide()) event.stopPropagation();
    if (letterOf(event) === "I" && !event.ctrlKey && !event.metaKey && !event.altKey && !target.matches("input[type=text]")) {
      event.preventDefault();
      event.stopPropagation();
      this.tip?.ask(target);
    }
    if (!step || !target.matches(".bl-mx-cell")) return;
    event.preventDefault();
    event.stopPropagation();
    const { cells } = this.shown;
    const into = (/** @type {number} */ at, /** @type {number} */ many) => Math.min(many - 1, Math.max(0, at));
    this.walk(into(this.at[0] + step[0], cells.length), into(this.at[1] + step[1], cells[0].length));
  }

  /** @param {number} row @param {number} column */
  walk(row, column) {
    this.here?.setAttribute("tabindex", "-1");
    this.at = [row, column];
    this.here?.setAttribute("tabindex", "0");
    this.here?.focus();
  }

  /** The cell that arrows start from. */
  get here() {
    return /** @type {HTMLElement | null} */ (this.root.querySelector(`.bl-mx-cell[data-at="${this.at.join(" ")}"]`));
  }
}

/** What a unit is, for whoever points at its head. @param {Head} head */
const told = (head) => `${head.label}\n${head.text}`;

/** The same in one line. @param {Head} head */
const about = (head) => `${head.label}: ${head.text}`;

/** @param {Head} head */
function figure(head) {
  const drawn = picture(head.svg);
  drawn?.removeAttribute("width");
  drawn?.removeAttribute("height");
  return h("span.bl-mx-figure", { "aria-hidden": "true" }, drawn);
}

export default shownBy(Matrix);
