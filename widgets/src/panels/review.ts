// A game looked back on: what it cost by idea, the chances of winning along the game, and the decision that is open with
// both of its lines side by side. Python works on while it is shown, a while at each asking.
import { Link } from "../core/channel.ts";
import { button, h, sync } from "../core/dom.ts";
import { keepFocus } from "../core/focus.ts";
import type { CommandName, ReviewPart, ShownDecision } from "../core/frames.ts";
import type { Model } from "../core/host.ts";
import { shownBy } from "../core/host.ts";
import { token } from "../core/icons.ts";
import { choose, obey } from "../core/preferences.ts";
import { onPress } from "../core/press.ts";
import { dress } from "../core/theme.ts";
import { Futures } from "./futures.ts";

/** The chart: how high it is, and the room for numbers left, right, above and below. */
const [HIGH, LEFT, RIGHT, TOP, LOW] = [176, 36, 72, 40, 12];
const DASHES = ["", "8 4", "2 5", "12 3 2 3"];

class Review {
  model: Model;
  root: HTMLElement;
  body: HTMLElement;
  place: HTMLElement;
  paper = h("div", {});
  polite: HTMLElement;
  link: Link;
  both: Futures | undefined;
  signal: AbortSignal;
  stopped = false;
  asked = false;

  constructor(model: Model, el: HTMLElement, signal: AbortSignal) {
    this.model = model;
    this.signal = signal;
    this.root = h("section", { class: "bl-study bl-review" });
    this.body = h("div", {});
    this.place = h("div", { class: "bl-rev-both" });
    this.polite = h("div", { class: "bl-unseen", role: "status", "aria-live": "polite" });
    this.root.append(this.body, this.place, this.paper, this.polite);
    el.append(this.root);
    const draw = () => this.draw();
    model.on("change:review", draw);
    signal.addEventListener("abort", () => model.off("change:review", draw));
    this.link = new Link(model, signal, {
      onAnswer: ({ text }) => {
        if (text) this.polite.textContent = text;
        this.asked = false;
        this.work();
      },
      onLink: (state) => state && this.polite.append(this.part.words[state] ?? ""),
    });
    dress(this.root, signal);
    keepFocus(this.root, signal);
    onPress(
      this.root,
      signal,
      (under) => under.closest("[data-do]"),
      (target) => target && this.act(target),
    );
    this.root.addEventListener("change", ({ target }) => {
      if (target instanceof HTMLSelectElement) this.link.send("review_seat", 0, { at: Number(target.value) });
    });
    this.root.addEventListener("keydown", (event) => this.key(event), { signal });
    obey(signal, () => {});
    this.draw();
    this.root.setAttribute("data-ready", "1");
    this.work();
  }

  get part(): ReviewPart {
    return this.model.get("review");
  }

  /** Let Python go on, unless somebody has stopped it. */
  work() {
    if (this.part.over || this.stopped || this.asked) return;
    this.asked = true;
    this.link.send("review", 0);
  }

  act(target: Element) {
    const what = target.getAttribute("data-do") ?? "";
    if (what === "stop") {
      this.stopped = !this.stopped;
      this.draw();
      return this.work();
    }
    const key = target.getAttribute("data-pick") ?? "";
    if (what === "language") choose("lang", key);
    this.link.send(what as CommandName, 0, { key, at: Number(target.getAttribute("data-at") ?? 0) });
  }

  /** 1 to 3 open the turning points, arrows step through the two lines. */
  key(event: KeyboardEvent) {
    if (event.metaKey || event.altKey || event.ctrlKey || (event.target as Element).matches("select")) return;
    const number = Number(event.key);
    const at = this.part.chart.findIndex((each) => number > 0 && each.number === number);
    if (at >= 0) return this.link.send("decision", 0, { at });
    const by = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (!by || !this.part.shown?.futures) return;
    event.preventDefault();
    this.link.send("walk", 0, { key: "both", at: by });
  }

  draw() {
    const { part } = this;
    if (this.root.lang !== part.lang) this.root.lang = part.lang;
    this.root.setAttribute("aria-label", part.words.title);
    sync(this.body, h("div", {}, h("div.bl-rev", {}, this.head(), this.sum(), this.work_())), () => {});
    this.paper.replaceChildren(...part.paper.map((text) => h("p.bl-rev-paper", {}, text)));
    this.compare();
  }

  head() {
    const { words, about, seats, seat, languages, lang, over, working, done, most } = this.part;
    return h(
      "header.bl-rev-head",
      {},
      h("b", {}, words.title),
      h("span", {}, about),
      h(
        "label",
        {},
        `${words.seen_by} `,
        h(
          "select",
          {},
          seats.map((each) => h("option", { value: each.seat, selected: each.seat === seat }, each.name)),
        ),
      ),
      !over &&
        h(
          "span.bl-rev-work",
          {},
          h("progress", { value: done, max: most, "aria-label": working }),
          h("small", {}, working),
          button({ class: "bl-quiet", "data-do": "stop" }, this.stopped ? words.go_on : words.stop),
        ),
      h(
        "div.bl-seg",
        { role: "group", "aria-label": words.language },
        languages.map(({ code, name }) =>
          button({ "data-do": "language", "data-pick": code, lang: code, "aria-pressed": String(code === lang) }, name),
        ),
      ),
    );
  }

  sum() {
    const { words, headline, lead, seats, look, ideas, well, well_at, luck, counts } = this.part;
    const ranked = [...seats].sort((one, other) => (other.points ?? 0) - (one.points ?? 0));
    return h(
      "aside.bl-rev-sum",
      {},
      h("h3", {}, headline),
      lead && h("p.bl-rev-lead", {}, lead),
      h(
        "ol.bl-rev-rank",
        {},
        ranked.map(({ seat, name, points }) =>
          h(
            "li",
            { "data-k": `seat ${seat}` },
            token({ seats: look } as any, seat, 24),
            h("span", {}, name),
            points !== null && h("b", {}, points),
          ),
        ),
      ),
      (ideas.length > 0 || well) && h("h4", {}, words.ideas),
      h(
        "ul.bl-rev-ideas",
        {},
        ideas.map(({ says, loss, band, at, rule, lesson }) =>
          h(
            "li",
            { "data-k": says },
            button({ "data-do": "decision", "data-at": at }, says),
            h("b", {}, `−${loss}`, h("small", {}, band)),
            this.lesson(rule, lesson),
          ),
        ),
        well &&
          h(
            "li.bl-rev-well",
            { "data-k": "well" },
            button({ "data-do": "decision", "data-at": well_at }, well),
            h("b", {}, words.well),
          ),
      ),
      luck.map((each, at) => h("p.bl-rev-luck", { "data-k": `luck ${at}` }, h("b", {}, `${words.luck}: `), each)),
      h(
        "dl.bl-rev-counts",
        {},
        counts.flatMap(({ group, says, count }) => [
          h("dt", { "data-k": `dt ${group}` }, h("i", { class: `bl-is-${group}` }), String(count)),
          h("dd", { "data-k": `dd ${group}` }, says),
        ]),
      ),
    );
  }

  /** The lesson that teaches a rule: a link on a page that has it. */
  lesson(rule: string, title: string) {
    const taught = this.model.taught?.[rule];
    if (taught?.href) return h("a.bl-rev-where", { href: taught.href }, taught.title);
    return (taught?.title || title) && h("span.bl-rev-where", {}, taught?.title || title);
  }

  work_() {
    const { words, shown } = this.part;
    return h(
      "div.bl-rev-work-area",
      {},
      h("div.bl-rev-title", {}, h("b", {}, words.chances), h("small", {}, words.band), this.table()),
      this.chart(),
      shown && this.decision(shown),
    );
  }

  chart() {
    const { chart, seat, words, look, shown } = this.part;
    if (!chart.length) return null;
    // Letters stay as large on a phone.
    const wide = this.root.clientWidth < 640 ? 420 : 924;
    const most = Math.max(...chart.flatMap(({ chances }) => chances), 40);
    const ceiling = Math.min(100, Math.ceil(most / 20) * 20);
    const x = (at: number) => LEFT + ((wide - LEFT - RIGHT) * (at + 0.5)) / chart.length;
    const y = (percent: number) =>
      HIGH - LOW - ((HIGH - LOW - TOP) * Math.max(0, Math.min(ceiling, percent))) / ceiling;
    const band = [
      ...chart.map(({ chances, margins }, at) => `${x(at)} ${y(chances[seat] + margins[seat])}`),
      ...chart.map(({ chances, margins }, at) => `${x(at)} ${y(chances[seat] - margins[seat])}`).reverse(),
    ];
    // What each has at the end, one below the other where they end close.
    const last = chart.at(-1)?.chances ?? [];
    const ends: number[] = [];
    let low = -1e9;
    for (const each of last.map((_, one) => one).sort((one, other) => last[other] - last[one])) {
      low = Math.max(low + 16, y(last[each]) + 5);
      ends[each] = low;
    }
    const marks = chart
      .map((each, at) => ({ ...each, at }))
      .filter(({ number, group }) => number || group === "unsure")
      .sort((one, other) => Math.min(one.number, 1) - Math.min(other.number, 1));
    const order = chart[0].chances.map((_, each) => each).sort((one) => (one === seat ? 1 : -1));
    return h(
      "svg.bl-rev-chart",
      { viewBox: `0 0 ${wide} ${HIGH}`, role: "img", "aria-label": words.chart },
      [0, ceiling / 2, ceiling].map((percent) =>
        h(
          "g",
          { "data-k": `axis ${percent}` },
          h("path.bl-axis", { d: `M${LEFT} ${y(percent)}H${wide - RIGHT}` }),
          h("text", { x: LEFT - 6, y: y(percent) + 4, "text-anchor": "end" }, `${percent}`),
        ),
      ),
      h("path.bl-band", { d: `M${band.join("L")}z`, style: look[seat].style }),
      order.map((each) =>
        h(
          "g",
          { "data-k": `line ${each}`, style: look[each].style },
          h("path.bl-line", {
            d: `M${chart.map(({ chances }, at) => `${x(at)} ${y(chances[each])}`).join("L")}`,
            "stroke-dasharray": each === seat ? "" : DASHES[1 + (each % 3)],
            "stroke-width": each === seat ? 3 : 2.2,
          }),
          h(
            "text.bl-rev-end",
            { x: wide - RIGHT + 8, y: ends[each] },
            `${look[each].letter} ${Math.round(last[each])} %`,
          ),
        ),
      ),
      // A turning point lies above what nobody can tell.
      marks.map(({ number, chances, says, at }) => {
        const on = shown?.at === at;
        return h(
          "g",
          {
            class: `bl-rev-mark${on ? " bl-on" : ""}${number ? "" : " bl-unsure"}`,
            "data-k": `mark ${at}`,
            "data-do": "decision",
            "data-at": at,
            "aria-label": says,
          },
          h("path", { d: `M${x(at)} 38V${y(chances[seat])}` }),
          h("circle", { cx: x(at), cy: 24, r: 13 }),
          h("text", { x: x(at), y: 29, "text-anchor": "middle" }, number ? String(number) : "?"),
        );
      }),
    );
  }

  table() {
    const { chart, words, seats } = this.part;
    return h(
      "details.bl-rev-table",
      {},
      h("summary", {}, words.as_table),
      h(
        "table",
        {},
        h(
          "thead",
          {},
          h(
            "tr",
            {},
            h("th", { scope: "col" }, words.choice),
            seats.map(({ seat, name }) => h("th", { scope: "col", "data-k": seat }, name)),
            h("th", {}),
          ),
        ),
        h(
          "tbody",
          {},
          chart.map(({ says, told, chances, margins }, at) =>
            h(
              "tr",
              { "data-k": at },
              h("th", { scope: "row" }, button({ "data-do": "decision", "data-at": at }, `${at + 1}. ${says}`)),
              chances.map((chance, seat) =>
                h("td", { "data-k": seat }, `${Math.round(chance)} % ± ${Math.round(margins[seat])}`),
              ),
              h("td", {}, told),
            ),
          ),
        ),
      ),
    );
  }

  decision(shown: ShownDecision) {
    const { words, chart } = this.part;
    const taught = this.model.taught?.[shown.rule];
    const [lesson, practise] = [taught?.title ?? shown.lesson, taught?.practise];
    const number = chart[shown.at]?.number;
    return h(
      "section.bl-rev-turn",
      { "data-k": `turn ${shown.at}`, "aria-label": shown.title },
      h("h4", {}, number > 0 && h("span.bl-rev-number", {}, number), shown.title),
      h(
        "div.bl-rev-cost",
        { class: `bl-cost-${shown.group}` },
        h("b", {}, shown.loss, shown.band && h("small", {}, ` ${shown.band}`)),
        h("span", {}, shown.about),
        shown.change &&
          h("span.bl-rev-change", {}, `${words.chances} `, h("b", {}, shown.change), ` ${shown.change_band}`),
      ),
      h(
        "div.bl-rev-why",
        {},
        shown.idea && h("b", {}, shown.idea),
        shown.rule_says &&
          h("blockquote", {}, h("b", {}, `${shown.rule_title}. `), shown.rule_says, " ", h("code", {}, shown.rule)),
        h("p", {}, shown.here),
      ),
      (lesson || practise || shown.more) &&
        h(
          "div.bl-rev-learn",
          {},
          lesson && taught?.href && h("a.bl-rev-lesson", { href: taught.href }, `${words.lesson}: ${lesson}`),
          lesson && !taught && h("span.bl-rev-lesson", {}, `${words.lesson}: ${lesson}`),
          practise && h("a.bl-rev-practise", { href: practise }, words.practise),
          shown.more && button({ "data-do": "more_games" }, shown.more, h("small", {}, shown.more_about)),
          !taught && shown.practised && h("code", {}, `boardlab.practice("${shown.practised}")`),
        ),
      shown.steps.map((steps, at) =>
        h(
          "p.bl-rev-steps",
          { "data-k": `steps ${at}`, class: at && shown.group !== "unsure" ? "bl-better" : "" },
          h("b", {}, `${at ? (shown.group === "unsure" ? words.instead : words.better) : words.yours}: `),
          steps,
          shown.answers[at] && h("small", {}, shown.answers[at]),
        ),
      ),
    );
  }

  /** Both lines, on boards side by side. */
  compare() {
    const { shown } = this.part;
    this.place.hidden = !shown?.futures;
    this.place.classList.toggle("bl-equal", shown?.group === "unsure");
    if (!shown?.futures) return;
    if (this.both) this.both.draw();
    else this.open();
    // Long boards have the whole width.
    const box = this.place.querySelector("svg")?.viewBox.baseVal;
    this.place.classList.toggle("bl-wide", !!box && box.width > 2 * box.height);
  }

  open() {
    const model = { get: () => this.part.shown?.futures, on() {}, off() {} };
    this.both = new Futures(model, this.place, this.signal, {
      send: (what, rev, more) => this.link.send(what, rev, more),
    });
  }
}

export default shownBy((...place) => new Review(...place));
