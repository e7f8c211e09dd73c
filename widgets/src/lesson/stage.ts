// A lesson on the stage: head, map, figure and text never move; the bar at the foot has the answer and the one main button.

import { copied } from "../core/banners.ts";
import type { Child } from "../core/dom.ts";
import { h } from "../core/dom.ts";
import type { LessonFrame } from "../core/frames.ts";
import { bring } from "../core/host.ts";
import type { Layout, Panel } from "../panels/panel.ts";
import { artStyle } from "../panels/slots.ts";
import { type Table, tableOf } from "../panels/table.ts";
import { commit } from "./answering.ts";
import { ASKING } from "./card.ts";
import { DraftKeeper } from "./draft.ts";
import { figure, isAcross, shape } from "./figure.ts";
import { Fitting } from "./fitting.ts";
import { foot } from "./foot.ts";
import { handingIn } from "./hand_in.ts";
import { asks, lighting, nextAction } from "./lit.ts";
import { lessonHead, map } from "./map.ts";
import type { Presenter } from "./presenter.ts";
import { Presenting } from "./presenting.ts";
import { questionOf } from "./question.ts";
import { Shortcuts } from "./shortcuts.ts";
import { StepPosition } from "./step_position.ts";
import { stepText } from "./step_text.ts";

const at = (target: Element) => Number(target.getAttribute("data-at"));

/** What a lesson has on its table: where one is, what is typed, keys; each is a panel. */
export class Stage {
  table: Table;
  position = new StepPosition(this);
  presenting: Presenting;
  fitting = new Fitting(this);
  shortcuts = new Shortcuts(this);
  draft: DraftKeeper;
  /** Is nothing but the board shown? */
  isAlone = false;

  /** @param presenting how it comes before a class, where that is known already */
  constructor(table: Table, presenting?: Presenting) {
    this.table = table;
    this.presenting =
      presenting ??
      new Presenting(
        table,
        async () => new (await bring(table.model, "presenter")).Presenter(this),
        () => this.lesson.present,
      );
    this.draft = new DraftKeeper(table);
  }

  get frame() {
    return this.table.frame;
  }

  get local() {
    return this.table.local;
  }

  get words() {
    return this.table.words;
  }

  get lesson() {
    return (this.frame as LessonFrame).stage;
  }

  get question() {
    return questionOf(this.frame);
  }

  /** The places of the board, by their keys. */
  get places() {
    return this.frame.board?.says ?? {};
  }

  /** Is the board of this step played on? */
  get isPlaying() {
    const q = this.question;
    if (this.lesson.kind === "end") return false;
    return q ? q.kind === "turn" && !q.result : this.frame.parts.includes("actions");
  }

  /** Has it a timeline, as a game that was played already? */
  get isWatched() {
    return !this.question && this.frame.parts.includes("timeline");
  }

  /** What shows it to a class, while it does. */
  get presenter(): Presenter | undefined {
    return this.presenting.isOn && this.lesson ? this.presenting.presenter : undefined;
  }

  /** What is lit, as a selector. */
  get lit() {
    const { frame, lesson, presenter, question: q, table } = this;
    const main = ".bl-st-main";
    if (presenter) return presenter.lit;
    if (q && !q.result) return asks(frame, table.root) || main;
    if (lesson.stuck) return '[data-do="undo"]';
    if (lesson.main.quiet) return nextAction(frame);
    return lesson.main.do ? main : '[data-do="anew"]';
  }

  layout(): Layout {
    const { position, presenting, fitting, shortcuts, draft } = this;
    const first = [this.steps(), handingIn, draft, presenting];
    // What is led to is looked for once the text is as tight as it will be.
    const last = [fitting, ...ASKING, lighting(() => this.lit), position, shortcuts];
    const panels = [...first, ...last];
    let all: Panel[] | undefined;
    return {
      get panels() {
        const { presenter } = presenting;
        if (presenter) all ??= [...first, presenter, presenter.hands, ...last];
        return all ?? panels;
      },
      content: () => this.content(),
      holdsFocus: true,
      keepsView: true,
    };
  }

  content(): Child[] {
    const { frame, local, words, lesson, presenter, isAlone, table } = this;
    table.root.classList.add("bl-lesson");
    // A board left alone has no bar, and before a class what asks nothing has none.
    local.below = !isAlone && (!presenter || !!this.question);
    return [
      artStyle(frame),
      words.gallery?.style && h("style#pieces", {}, words.gallery.style),
      h(
        "div.bl-st#st",
        {
          class: [
            `bl-st-is-${lesson.kind}`,
            isAcross(this) && "bl-st-across",
            isAlone && "bl-st-alone",
            presenter && "bl-st-present",
            // On a phone figure and text scroll as one, where the board is not pressed all the time.
            !isAlone && !presenter && !this.isPlaying && !this.isWatched && "bl-st-flows",
            this.isPlaying && "bl-st-plays",
          ]
            .filter(Boolean)
            .join(" "),
          style: frame.board?.svg ? `--shape:${shape(frame.board.svg).toFixed(2)}` : null,
        },
        lessonHead(this),
        map(this),
        h("div.bl-st-above#above", {}, local.help && this.shortcuts.list(), ...table.above()),
        h("div.bl-st-body#stbody", {}, figure(this), h("div.bl-st-side#side", {}, stepText(this), foot(this))),
        presenter?.cues(),
        presenter?.over(),
      ),
      copied(local, words),
    ];
  }

  /** The board alone, or all of the stage again. */
  alone() {
    this.isAlone = !this.isAlone;
    this.table.draw();
  }

  /** From step to step, and what Python does with one. */
  steps(): Panel {
    const asked = (what: "anew" | "python" | "solution" | "best") => () => this.table.ask(what);
    return {
      key: "steps",
      on: {
        main: () => this.main(),
        alone: () => this.alone(),
        go: (table, target) => {
          if (target.getAttribute("aria-disabled") !== "true") table.ask("go", { at: at(target) });
        },
        answer: () => (this.draft.drop(), false),
        challenge: (table, target) => table.ask("challenge", { key: target.getAttribute("data-pick") ?? "" }),
        practise: (table, target) => table.ask("practise", { key: target.getAttribute("data-pick") ?? "" }),
        // Of a question that was answered, or of a turn that was played for stars.
        again: (table) => (questionOf(table.frame)?.result ? table.ask("pick", { key: "again:" }) : table.ask("again")),
        ...Object.fromEntries((["anew", "python", "solution", "best"] as const).map((what) => [what, asked(what)])),
      },
      /** Names in the text and places on the board light each other. */
      marks({ root, over }) {
        for (const one of root.querySelectorAll(".bl-st-name"))
          one.classList.toggle("bl-over", one.getAttribute("data-name") === over?.place);
      },
      onOver(table, event) {
        const name = event?.target.closest?.("[data-name]")?.getAttribute("data-name");
        if (!name) return;
        table.over = { line: undefined, place: name };
        table.marks();
      },
    };
  }

  /** What the main button does. */
  main() {
    const { table, lesson } = this;
    const { do: what, at, key } = lesson.main;
    if (what === "answer") {
      this.draft.drop();
      return commit(table);
    }
    if (what === "again") return table.ask("pick", { key: "again:" });
    if (what === "open" || what === "pick" || what === "challenge" || what === "practise")
      return table.ask(what, { key });
    if (what === "go") table.ask("go", { at, key });
  }
}

export default tableOf((table) => new Stage(table).layout());
