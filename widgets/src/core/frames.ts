// What Python sends, and what it may be asked: made by `python -m tests.frame_types` of the types in boardlab/session.
// Not to be edited by hand.

/** How one gets about on the board. */
export interface Area {
  /** The keys of its places, row by row. */
  rows: string[][];
  /** The neighbours of each place, by their directions. */
  near: Record<string, Record<string, string>>;
}

/** Why a board is no position of a game. */
export interface BoardProblem {
  text: string;
  rule: string;
  title: string;
  places: string[];
  mend: Mend | null;
}

/** Something to choose as an answer. */
export interface CardChoice {
  key: string;
  label: string;
  /** What the answer begins with that it gives, together with a rule where one is named. */
  before: string;
  /** Is a rule named with it? Where it is so of some choices alone, the rules appear with those. */
  asks: boolean;
  /** Does it keep its place, where a page shuffles? */
  keeps: boolean;
  /** Was it chosen before? */
  chosen?: boolean;
}

/** A rule to choose: the reason of a choice, or what forbids. */
export interface CardReason {
  key: string;
  label: string;
  says: string;
  chosen?: boolean;
}

/** The verdict on an answer. */
export interface CardResult {
  right: boolean;
  kicker: string;
  headline: string;
  message: string;
  looked: string;
  given: string;
  /** Was the answer shown, and not given? */
  told: boolean;
  solved: boolean;
  may_tell: boolean;
  rule: string;
  title: string;
  statement: string;
  dispute: string;
  seat: number;
  wrong: string[];
  lit: string[];
  focus: string[];
  /** May a new position be asked for against the mistake? */
  fresh: boolean;
}

/** A step to be put in order, with what its two buttons are called. */
export interface CardStep {
  key: string;
  label: string;
  up: string;
  down: string;
}

/** The chances of winning after a decision, in percent by seat, with half the width of the 90 % band. */
export interface ChartPoint {
  says: string;
  /** Its group, and the number of a turning point. */
  told: string;
  group: string;
  /** Of a turning point, counted from 1; else 0. */
  number: number;
  chances: number[];
  margins: number[];
}

/** While one plays: a position may be set up here. */
export interface ClosedWorkbench {
  edits: false;
}

/** The lines to compare with, and the two that are compared. */
export interface ComparedLines {
  lines: Named[];
  futures: FuturesPart | null;
}

/** An answer that counts. */
export interface CountedAnswer {
  uid: string;
  says: string;
  /** The label of the button that takes it out. */
  out: string;
}

/** What lies over the board until a seat takes over. */
export interface Cover {
  seat: number;
  says: string;
  note: string;
  button: string;
}

/** What is due for review, as finished sentences. */
export interface DuePart {
  lang: string;
  words: Record<string, string>;
  title: string;
  /** How many rules are due and how long that takes, or when the next are. */
  says: string;
  rules: DueRow[];
  /** What a review of them is called, in an address; "" where nothing is due. */
  key: string;
  /** The label of the button that starts it. */
  start: string;
  free: string;
  /** The key of what is reviewed now; "" for nothing. */
  practising: string;
}

/** What pages show of what is due, by the names of its parts. */
export interface DueParts {
  due: DuePart;
}

/** A rule that is due. */
export interface DueRow {
  id: string;
  says: string;
  /** What its game is called. */
  game: string;
}

/** What one can do after a lesson. */
export interface EndLine {
  text: TextBlock[];
  rule: string;
  title: string;
}

/** What comes next; empty where nothing does. */
export interface Following {
  label: string;
  title: string;
}

/** Everything the page shows of a board. What no feature of it tells, or what is covered, is empty. */
export interface Frame {
  rev: number;
  by: string;
  lang: string;
  title: string;
  label: string;
  where: string;
  parts: string[];
  view: string;
  views: Named[];
  turns: boolean;
  languages: Named[];
  players: PlayerPlate[];
  seats: Seats;
  notes: string[];
  turn: TurnState;
  says: string;
  cover: Cover | null;
  board: ShownBoard | null;
  kinds: Record<string, string>;
  groups: RowGroup[];
  pick: NextPicks | null;
  refused: Refused | null;
  alert: string;
  receipt: ShownReceipt | null;
  "slot.board": SlotContent[];
  "slot.seats": SlotContent[];
  "slot.hand": SlotContent[];
  "slot.costs": SlotContent[];
  "slot.actions": SlotContent[];
  "slot.ask": SlotContent[];
  art: SlotArt;
  time: Steps;
  told: string;
  log: LogEntry[];
  news: News | null;
  near: Suggested[] | null;
  near_ended: string;
  edit: Workbench | ClosedWorkbench | null;
  inquire: Inquiries | null;
  make_question: QuestionMaker | null;
  compare: ComparedLines;
  opponent: number | null;
  thinking: ShownThinking | null;
  play: ShownPlay | null;
  hints: HintLadder | null;
  challenge: ShownChallenge | null;
  question: ShownQuestion;
  tutor: ShownTutor;
  present: Record<string, string> | null;
}

/** What a page shows of two futures. */
export interface FuturesPart {
  lang: string;
  title: string;
  words: Record<string, string>;
  languages: LanguageName[];
  headline: string;
  sides: FuturesSide[];
  rows: FuturesRow[];
}

/** What pages show of two futures, by the names of its parts. */
export interface FuturesParts {
  futures: FuturesPart;
}

/** Something that differs. */
export interface FuturesRow {
  kind: string;
  what: string;
  first: string;
  second: string;
  says: string;
  places: string[];
}

/** One of two boards. */
export interface FuturesSide {
  title: string;
  where: string;
  svg: string;
  label: string;
  facts: string[];
  ply: number;
  last: number;
  step: string;
}

/** How the game of a lesson ended. */
export interface GameEnd {
  title: string;
  /** Who won; or that the game is not over. */
  says: string;
  /** What stands above rows of points; "" where what is counted has no sum. */
  by: string;
  head: string[];
  /** What each source brought, with what it brought everybody; where `by` stands, the last row is all of it. */
  rows: string[][];
  good: string[];
  good_title: string;
  next: string;
  next_title: string;
}

/** How a game ended. */
export interface GameResult {
  says: string;
  /** The seats, whoever won first. */
  ranks: number[];
  /** By seat; empty where no points are paid. */
  points: number[];
  sources: PointSource[];
  /** What was chosen with hints; "" where nothing was. */
  hinted: string;
}

/** What came of what a step asks for. */
export interface GoalOutcome {
  says: string;
  /** The label of the button that asks for a line, or leads from it back to what one has played; "" for none. */
  ask: string;
  /** How many it has brought; -1 where nothing is counted, or nothing was tried. */
  stars: number;
  /** What the stars say to an ear. */
  signs: string;
  /** Is something counted here? Then more is said as soon as one has tried. */
  counts: boolean;
  /** The actions of the line that was asked for, in words. */
  line: string[];
  /** The step of the board that shows each of them; empty where the board does not. */
  plies: number[];
}

/** How many hands an answer has. */
export interface HandsBar {
  letter: string;
  said: string;
  head: string;
  /** "" where too few hands were raised to show them. */
  count: string;
  /** How long the bar is, in hundredths of the longest one. */
  size: number;
  /** How long that of the first vote is; -1 for none. */
  before: number;
  right: boolean;
  /** The wrong rule behind it; for the right one, that it is right. */
  behind: string;
}

/** What hands are raised for by a letter. */
export interface HandsRow {
  letter: string;
  label: string;
  /** What stands above it; "" where it goes on from the one before. */
  head: string;
  /** How many hands were typed; "" for none yet. */
  count: string;
}

/** A step that is put in order, with the sign that stands for it. */
export interface HandsStep {
  sign: string;
  label: string;
}

/** The ladder of hints. */
export interface HintLadder {
  title: string;
  rungs: HintRung[];
}

/** A rung of the ladder of hints; its text is there once it is open. */
export interface HintRung {
  key: string;
  label: string;
  price: string;
  says: string;
  open: boolean;
  may: boolean;
  text: string;
}

/** The questions that may be put to the position, and the answer to one. */
export interface Inquiries {
  title: string;
  choices: Named[];
  /** The key of the question that is answered; "" for none. */
  open: string;
  lines: InquiryLine[];
  show: string;
  /** The line of Python that gives the same answer. */
  python: string;
}

/** A line of an answer, with the places and rules it is about. */
export interface InquiryLine {
  text: string;
  places: string[];
  focus: string[];
  rules: RuleTitle[];
}

/** A language that may be chosen. */
export interface LanguageName {
  code: string;
  name: string;
}

/** What was reached in a lesson. */
export interface LessonEnd {
  game: GameEnd | null;
  can: string;
  lines: EndLine[];
  title: string;
  rows: string[][];
  left: string;
  met: string[];
  met_title: string;
}

/** Everything a page shows of a lesson. */
export interface LessonFrame {
  rev: number;
  by: string;
  lang: string;
  title: string;
  label: string;
  where: string;
  parts: string[];
  view: string;
  views: Named[];
  turns: boolean;
  languages: Named[];
  players: PlayerPlate[];
  seats: Seats;
  notes: string[];
  turn: TurnState;
  says: string;
  cover: Cover | null;
  board: ShownBoard | null;
  kinds: Record<string, string>;
  groups: RowGroup[];
  pick: NextPicks | null;
  refused: Refused | null;
  alert: string;
  receipt: ShownReceipt | null;
  "slot.board": SlotContent[];
  "slot.seats": SlotContent[];
  "slot.hand": SlotContent[];
  "slot.costs": SlotContent[];
  "slot.actions": SlotContent[];
  "slot.ask": SlotContent[];
  art: SlotArt;
  time: Steps;
  told: string;
  log: LogEntry[];
  news: News | null;
  near: Suggested[] | null;
  near_ended: string;
  edit: Workbench | ClosedWorkbench | null;
  inquire: Inquiries | null;
  make_question: QuestionMaker | null;
  compare: ComparedLines;
  opponent: number | null;
  thinking: ShownThinking | null;
  play: ShownPlay | null;
  hints: HintLadder | null;
  challenge: ShownChallenge | null;
  question: ShownQuestion;
  tutor: ShownTutor;
  present: Record<string, string> | null;
  stage: StepPart;
}

/** The code of a lesson; all texts are empty before its end. */
export interface LessonHandIn {
  title: string;
  /** The label of the field for the number. */
  number: string;
  /** The label of the button. */
  make: string;
  /** The code, once it was asked for. */
  code: string;
  /** How it is told to somebody. */
  aloud: string;
  /** A picture of it for a camera; "" where none can be drawn. */
  svg: string;
  /** What it holds, and what is done with it. */
  told: string;
}

/** What can be practised at the end of a lesson; empty before it. */
export interface LessonPractice {
  /** The label of the button of each rule that can be practised. */
  rules: Record<string, string>;
  /** The id of the topic whose rules can be practised in turn; "" for none. */
  topic: string;
  all: string;
  /** The label of the button that practises what was answered wrongly; "" where nothing was. */
  missed: string;
  /** The label of the button that goes back; "" where nothing is practised. */
  back: string;
}

/** A sentence on an action, with the rule it is about. */
export interface LogEntry {
  ply: number;
  text: string;
  rule: string;
  title: string;
  seat: number;
}

/** What the one main button does, as a command, and what it says. */
export interface MainButton {
  do: string;
  label: string;
  at?: number;
  key?: string;
  /** Does something come before it? */
  quiet?: boolean;
}

/** A chapter on the map. */
export interface MapChapter {
  label: string;
  steps: MapStep[];
}

/** A step on the map. */
export interface MapStep {
  at: number;
  kind: string;
  /** `open`, `done` or `helped`. */
  state: string;
  says: string;
}

/** A few words that are strong, slanted, code, or the name of a rule. */
export interface MarkedSpan {
  kind: string;
  text: string;
  rule?: string;
  title?: string;
}

/** How the answer of the open cell comes about. */
export interface MatrixAccount {
  row: number;
  column: number;
  title: string;
  lines: MatrixLine[];
  verdict: string;
  good: boolean;
  says: string[];
  played: boolean;
  svg: string;
  board: string;
}

/** The answer for a pair. */
export interface MatrixCell {
  sign: string;
  tone: string;
  helped: boolean;
  says: string;
}

/** A setting: its stops, and which it is at. */
export interface MatrixControl {
  key: string;
  label: string;
  stops: string[];
  at: number;
}

/** A row or a column, with its picture. */
export interface MatrixHead {
  label: string;
  name: string;
  group: string;
  text: string;
  svg: string;
}

/** Rows and columns: all that changes with the language alone. */
export interface MatrixHeads {
  sheet: string;
  rows: MatrixHead[];
  columns: MatrixHead[];
}

/** A line of an account, with what its rule is called and says. */
export interface MatrixLine {
  label: string;
  value: string;
  rule: string;
  ruled: string;
  says: string;
  /** Is it the sum of those above? */
  total: boolean;
}

/** All that changes with the settings: cells, counts, and the account of the open cell. */
export interface MatrixPart {
  lang: string;
  languages: LanguageName[];
  title: string;
  note: string;
  count: string;
  before: string;
  axes: string[];
  tallied: string;
  legend: MatrixSign[];
  words: Record<string, string>;
  silent: string;
  busy: string;
  ended: string;
  hint: string;
  play: string;
  apart: string;
  controls: MatrixControl[];
  remarks: string[];
  tallies: number[][];
  cells: MatrixCell[][];
  open: MatrixAccount | null;
}

/** What pages show of a matrix, by the names of its parts. */
export interface MatrixParts {
  matrix: MatrixPart;
  heads: MatrixHeads;
}

/** What a sign in a cell means. */
export interface MatrixSign {
  kind: string;
  sign: string;
  name: string;
}

/** The one edit that mends something. */
export interface Mend {
  key: string;
  says: string;
}

/** What is wrong in a text that was pasted, and what stands round it. */
export interface Misreading {
  before: string;
  part: string;
  after: string;
  /** The text as it was meant; "" where nobody knows. */
  mended: string;
}

/** A goal that one went on without. */
export interface MissedGoal {
  says: string;
  /** The number of its step, from 0. */
  at: number;
}

/** Something to choose from. */
export interface Named {
  key: string;
  label: string;
}

/** What happened since the learner did something. */
export interface News {
  /** What weighs more than all else that happened, a sentence each; mostly empty. */
  great: string[];
  says: string[];
  /** Every action, where `says` has but what came of them, what weighs most first; else empty. */
  all: string[];
}

/** What is picked, and what may be picked next. */
export interface NextPicks {
  /** The picks so far, in words. */
  path: string[];
  keys: string[];
  prompt: string;
  /** What is neither a place nor counted card by card. */
  choices: PickRow[];
  /** Keys of the places that may be picked. */
  targets: string[];
  /** Those of them from which something is dragged: picking one plays nothing yet. */
  sources?: string[];
  /** What each place would bring, as far as it is known; empty where there are many. */
  foretold?: string[];
}

/** A button that practises one rule, as finished sentences. */
export interface OfferPart {
  lang: string;
  words: Record<string, string>;
  /** The id of the rule. */
  key: string;
  /** What the rule is called. */
  title: string;
  label: string;
  /** The id of what is practised now; "" for nothing. */
  practising: string;
}

/** What pages show of an offer to practise, by the names of its parts. */
export interface OfferParts {
  offer: OfferPart;
}

/** A challenge that belongs to the lesson. */
export interface OfferedChallenge {
  id: string;
  title: string;
  /** The most that were reached. */
  stars: number;
  /** What the stars say to an ear. */
  signs: string;
}

/** The challenges at the end of a lesson; empty before it. */
export interface OfferedChallenges {
  title: string;
  rows: OfferedChallenge[];
}

/** A strength that an opponent may have. */
export interface OfferedStrength {
  key: string;
  label: string;
  about: string;
}

/** A wrong rule that answers differently here. */
export interface OfferedWrongRule {
  key: string;
  name: string;
  answer: string;
  /** Does it stand in the entry? */
  stands: boolean;
}

/** Another line of the game, with the steps it does not share with the one that is played. */
export interface OtherLine {
  name: string;
  label: string;
  /** The step where the two part. */
  at: number;
  /** Who took each of its own steps. */
  seats: number[];
  says: string;
  /** Does it leave at a step that is not shown? */
  folded: boolean;
}

/** A code, or why there is none. */
export interface PhoneCode {
  svg: string;
  link: string;
  /** Why there is no code, and what to do; "" where there is one. */
  why: string;
  says: string;
}

/** A choice, with its note, its cost and why not. */
export interface PickRow {
  key: string;
  label: string;
  note: string;
  cost: string;
  /** The first reason why it is not possible; "" where it is. */
  why: string;
  /** How many reasons there are besides. */
  more: string;
  /** Does it play an action at once? */
  final: boolean;
  /** May it be done, though nothing could come of it? */
  vain?: boolean;
  /** Is it what the picks so far began with? */
  pressed?: boolean;
  /** Is it the verb that is asked for, or the only one that is possible and begins with no place? */
  single?: boolean;
  /** Does it start an action anew? */
  fresh?: boolean;
  /** The pick that it needs before it. */
  first?: string;
  /** The key of the keyboard that takes it up. */
  letter?: string;
}

/** Who plays, and with how many points so far. */
export interface PlayerPlate {
  seat: number;
  letter: string;
  name: string;
  points: number | null;
  says: string;
}

/** Points that a player got by one rule. */
export interface PointSource {
  label: string;
  /** By seat. */
  points: number[];
}

/** How a question stands. */
export interface ProgressMark {
  id: string;
  state: string;
  says: string;
}

/** A misreading that was met. */
export interface ProgressMet {
  says: string;
  settled: boolean;
  /** What practises against it: its id, else that of its topic; "" where nobody draws such positions. */
  practised: string;
}

/** Everything the card shows, as finished sentences. */
export interface ProgressPart {
  lang: string;
  words: Record<string, string>;
  languages: LanguageName[];
  headline: string;
  topics: ProgressTopic[];
  signs: ProgressSign[];
  met: ProgressMet[];
  practised: string;
  /** The label of a button that practises something. */
  practise: string;
  /** The id of what is practised now; "" for nothing. */
  practising: string;
  advice: string;
  /** The id of what was answered last: a file is called by its lesson. */
  last: string;
  notes: string[];
}

/** What pages show of one's progress, by the names of its parts. */
export interface ProgressParts {
  card: ProgressPart;
}

/** What a sign on the card means. */
export interface ProgressSign {
  state: string;
  says: string;
}

/** How far one is in a topic. */
export interface ProgressTopic {
  id: string;
  title: string;
  points: string;
  /** How many of its questions are known. */
  count: string;
  known: number;
  /** How many were answered wrongly, and never rightly. */
  missed: number;
  /** What practises it: its id; "" where nobody draws positions of it. */
  practised: string;
  marks: ProgressMark[];
}

/** What is made of the position, and what may be chosen. */
export interface QuestionMaker {
  open: boolean;
  topics: Named[];
  topic: string;
  kinds: Named[];
  kind: string;
  /** The questions of the topic and the kind that can be asked of the position. */
  models: Named[];
  like: string;
  /** Why there is no question; "" where there is one. */
  why: string;
  answer: string;
  wrong: OfferedWrongRule[];
  /** What gives the answer away. */
  warnings: string[];
  /** What else lint will say, in English. */
  findings: string[];
  entry: string;
}

/** Why the last pick was not possible: the first reason stands out, further ones follow. */
export interface Refused {
  tried: string;
  text: string;
  title: string;
  reasons: RuleReason[];
  places: string[];
}

/** What Python says to one message. */
export interface Reply {
  client?: string;
  seq?: number;
  answer?: "done" | "more" | "no" | "stale";
  /** Why not, or what to say; for `copy` the position, for `copy_verdict` a report, for `link` a link to it. */
  text?: string;
  rev?: number;
  /** A `text` to be saved on the learner's side, and the `name` it gets. */
  file?: Record<string, string>;
  /** Of what is shown; see :mod:`boardlab.session.channel`. */
  version?: number;
  /** What has changed by it, for all pages. */
  changes?: Record<string, any>[];
}

/** All that a page shows of a review, as finished sentences. */
export interface ReviewPart {
  lang: string;
  words: Record<string, string>;
  languages: LanguageName[];
  /** The token of each seat, by its number. */
  look: Record<string, any>;
  about: string;
  headline: string;
  lead: string;
  seat: number;
  seats: ReviewedSeat[];
  done: number;
  most: number;
  working: string;
  over: boolean;
  ideas: ReviewedIdea[];
  well: string;
  well_at: number;
  luck: string[];
  counts: ReviewedCount[];
  chart: ChartPoint[];
  shown: ShownDecision | null;
  /** What a print says of each turning point that is not open, in lines; empty until all is known. */
  paper: string[];
}

/** What pages show of a review, by the names of its parts. */
export interface ReviewParts {
  review: ReviewPart;
}

/** How many decisions are in a group. */
export interface ReviewedCount {
  group: string;
  says: string;
  count: number;
}

/** What one idea cost. */
export interface ReviewedIdea {
  says: string;
  loss: string;
  band: string;
  /** The dearest decision where it is named. */
  at: number;
  rule: string;
  /** The lesson that teaches its rule; "" where none does, or where the page knows itself. */
  lesson: string;
}

/** A seat, and what it came to. */
export interface ReviewedSeat {
  seat: number;
  name: string;
  points: number | null;
}

/** Choices under one heading. */
export interface RowGroup {
  label: string;
  rows: PickRow[];
}

/** Why something is not possible, with the rule that says so. */
export interface RuleReason {
  text: string;
  rule: string;
  title: string;
  /** The label of the button that disputes it. */
  dispute?: string;
}

/** A rule by its id, and what it is called. */
export interface RuleTitle {
  rule: string;
  title: string;
}

/** Somebody whom the board may be passed to; seat -1 is everybody. */
export interface SeatChoice {
  seat: number;
  label: string;
}

/** Somebody at the table, and what was done there last. */
export interface SeatSaid {
  seat: number;
  /** "" where somebody sits there who plays at this board. */
  strength: string;
  label: string;
  did: string;
  why: string;
  /** Is it what was done last of all? */
  fresh: boolean;
  /** All of it in one sentence, for the ear. */
  says: string;
}

/** For whose eyes the board is shown, and whom it may be passed to. */
export interface Seats {
  shown: number | null;
  choices: SeatChoice[];
}

/** What the tutor believes. */
export interface ShownBelief {
  head: string;
  about: string;
  readings: ShownReading[];
  columns: string[];
  /** From how many percent on it is sure, or below how many a misreading is gone. */
  mark: number;
  mark_says: string;
  source: string;
  /** The answers that count; None where nobody asked for them. */
  answers: CountedAnswer[] | null;
}

/** A board with its words, which may speak of an earlier revision. */
export interface ShownBoard {
  label: string;
  svg: string;
  text: string;
  alone?: number[];
  pitch?: number;
  crowded?: boolean;
  says: Record<string, string>;
  stands: Record<string, string>;
  names: Record<string, string>;
  facts: string[];
  spots: [x: number, y: number, reach: number, name: string, says: string][];
  said: number;
}

/** What may still be spent in a turn. */
export interface ShownBudget {
  left: number;
  of: number;
  short: string;
  rest: string;
  says: string;
}

/** A challenge, and how far it has come. */
export interface ShownChallenge {
  id: string;
  title: string;
  /** What is to be done, what chance will do, and what brings a star. */
  says: string;
  /** How much there is on the board shown, and which turn it is where there are several. */
  now: string;
  /** How many this try has brought; -1 while it goes on. */
  stars: number;
  /** How many were reached by now, at most. */
  most: number;
  /** How good it was, and what was missed; "" while it goes on. */
  told: string;
  /** The label of the button that shows a best way; "" for none. */
  best: string;
  /** The label of the button that begins anew; "" for none. */
  again: string;
  /** The actions of a best way in words, once it was asked for. */
  line: string[];
  /** What the stars say to an ear. */
  signs: string;
}

/** A decision that is open. */
export interface ShownDecision {
  at: number;
  group: string;
  title: string;
  loss: string;
  band: string;
  about: string;
  /** Of the chance of winning, from what the better line had to what was left. */
  change: string;
  change_band: string;
  idea: string;
  here: string;
  rule: string;
  rule_title: string;
  rule_says: string;
  lesson: string;
  /** `<lesson>#<step>`; "" where none teaches it, or where the page knows itself. */
  lesson_link: string;
  practised: string;
  /** A button that asks for more games; "" where they would tell nothing new. */
  more: string;
  more_about: string;
  /** What was done in the one line and in the other. */
  steps: string[];
  /** What whoever was next did then; "" where it is not known. */
  answers: string[];
  futures: FuturesPart | null;
}

/** What a class sees of a question besides its board. */
export interface ShownHands {
  /** What is put in order, where the orders that have letters name it by signs. */
  steps: HandsStep[];
  rows: HandsRow[];
  /** How many hands were raised, and in which vote. */
  counted: string;
  /** Which vote it is, from 1. */
  round: number;
  /** The most hands first; empty before the answer is shown. */
  bars: HandsBar[];
  /** What its button says; "" where there is no board against a wrong rule. */
  against: string;
  /** Is a board against a wrong rule shown in place of the question? */
  away: boolean;
}

/** One of several short questions that are asked together. */
export interface ShownLine {
  key: string;
  title: string;
  /** What was answered so far; "" for nothing. */
  given: string;
  /** Is its board shown? */
  here: boolean;
}

/** Where one is in a plan. */
export interface ShownPlan {
  at: number;
  of: number;
  /** The same in words; "" where it has one line. */
  where: string;
  /** What is wrong with lines that are left out, a sentence each. */
  problems: string[];
}

/** What stands round a whole game. */
export interface ShownPlay {
  pace: string;
  you: number | null;
  /** The others in the order in which they play after the learner; all where nobody at this board is one of them. */
  seats: SeatSaid[];
  strengths: OfferedStrength[];
  /** While others play, what was done in the turn of the one of them who does, in its order. */
  steps: TurnStep[];
  /** Were points counted last? Then the others wait until that is read. */
  scored: boolean;
  end: GameResult | null;
  /** The address of the page with the rules of the game; "" where there is none. */
  rules: string;
}

/** A question, what one does with it, and the verdict. */
export interface ShownQuestion {
  answer: string;
  number: string;
  again: string;
  order: string;
  may_undo: string;
  back: string;
  fresh: string;
  commit: string;
  tell: string;
  checkpoint: string;
  /** The label of the button that shows the whole board, or the part again; "" for none. */
  part: string;
  id: string;
  topic: string;
  kind: string;
  drawn: boolean;
  worth: string;
  later: string;
  /** What a wrong try costs now; "" where nothing is paid any more. */
  stake: string;
  title: string;
  question: string;
  /** What a page shuffles the choices by. */
  seed: string;
  /** The wrong answers that were typed or chosen before, as a page commits them. */
  tried: string[];
  choices: CardChoice[];
  reasons: CardReason[];
  why: string;
  no_reason: string;
  steps: CardStep[];
  picked: string;
  /** Is there an answer on the board to be checked? What is typed or chosen only the page knows. */
  may_check: boolean;
  nothing: string;
  state: string;
  hints: HintLadder;
  away: boolean;
  next: string;
  walkthroughs: ShownWalkthroughs | null;
  result: CardResult | null;
}

/** A way to read the rules, and how likely it is the learner's. */
export interface ShownReading {
  key: string;
  says: string;
  percent: number;
  value: string;
  /** `wrong` where it was refuted, `right` where it is surely right, `top` for the likeliest one before. */
  tone: string;
}

/** A receipt, line by line in the order of paying. */
export interface ShownReceipt {
  title: string;
  /** Are its lines told in one list, and not seat by seat? */
  together: boolean;
  /** The line whose counting the board shows, from 0; -1 for none; None where no line can be watched. */
  at: number | null;
  lines: ShownReceiptLine[];
  totals: number[];
  total?: number;
}

/** A line of a receipt: what is paid, to whom, for what. */
export interface ShownReceiptLine {
  /** -1 where it is no point of anybody's. */
  seat: number;
  label: string;
  sum: string;
  says: string;
  points: number;
  /** What stands in the place of a number. */
  value?: string;
  rule: string;
  title: string;
  places: string[];
  focus: string[];
  scores: number[];
}

/** Something shown that is no board: lines, or a table with its heads. */
export interface ShownTable {
  title: string;
  lines: string[];
  head: string[];
  rows: string[][];
}

/** How far an opponent is with thinking. */
export interface ShownThinking {
  seat: number;
  done: number;
  /** So many tries in all; 0 where it does not count them. */
  most: number;
  says: string;
}

/** Where a session stands, and what is believed. */
export interface ShownTutor {
  title: string;
  phase: string;
  kicker: string;
  headline: string;
  says: string[];
  /** What the wrong rule gives on the board that refutes it, and what the rulebook gives; empty elsewhere. */
  both: string[];
  rule: string;
  /** The rule that refutes, by its title, and what it says; "" for none. */
  law: string;
  statement: string;
  left: string;
  done: number;
  of: number;
  /** The short questions that are asked together; none where one is asked alone. */
  lines: ShownLine[];
  lines_label: string;
  /** The label of the button that takes the answer. */
  commit: string;
  /** The label of the button that goes on; "" where an answer is awaited. */
  go: string;
  /** What leads to the lesson; "" for nothing. */
  lesson: string;
  line: string;
  belief: ShownBelief;
}

/** A step of a way that is walked. */
export interface ShownWalkStep {
  label: string;
  says: string;
  sign: string;
  /** The number that it has in the other way; 0 where that is not told. */
  elsewhere: number;
}

/** A way that may be walked. */
export interface ShownWalkthrough {
  key: "mine" | "rule";
  label: string;
  play: string;
  stops: ShownWalkStep[];
}

/** The ways that may be walked now, and what is told where one stands. */
export interface ShownWalkthroughs {
  title: string;
  kind: string;
  shown: "mine" | "rule";
  at: number;
  of: number;
  where: string;
  says: string;
  rule: string;
  rule_title: string;
  /** What is laid on places, by their keys. */
  signs: Record<string, string>;
  ways: ShownWalkthrough[];
  back: string;
  on: string;
  stop: string;
}

/** The drawings that items name, as SVG, and the style they share. */
export interface SlotArt {
  style: string;
  pictures: Record<string, string>;
}

/** A pick as a button with a short name, which says in full what it does. */
export interface SlotButton {
  key: string;
  name: string;
  says: string;
  why: string;
  fresh: boolean;
}

/** What lies in a slot, and how; what is empty is left out. */
export interface SlotContent {
  kind: string;
  title?: string;
  note?: string;
  items?: SlotItem[];
  chosen?: string;
  empty?: number;
  reason?: string;
}

/** A fact on an item: a small drawing with a few words. */
export interface SlotFact {
  art?: string;
  text?: string;
  says?: string;
  strong?: boolean;
}

/** A card, a plate, a tile …; what is empty is left out. */
export interface SlotItem {
  key: string;
  label?: string;
  note?: string;
  says?: string;
  art?: string;
  seat?: number | null;
  count?: number;
  facts?: SlotFact[];
  price?: [string, boolean][];
  left?: string;
  soon?: boolean;
  now?: boolean;
  /** How often it is picked. */
  chosen?: number;
  /** The pick that takes one of it back. */
  less?: string;
  /** The choice that it makes. */
  row?: PickRow | null;
  /** Is it picked and taken back card by card? */
  counted?: boolean;
  keeps?: string;
  comes?: [string, string][];
  deal?: string[][] | null;
  buttons?: SlotButton[];
}

/** What stands in the place of the board or beside it: a chart, a board, a long table. */
export interface StepFigure {
  /** `chart`, `board` or `listing`. */
  kind: string;
  label: string;
  svg: string;
  table: ShownTable;
  /** Does it stand in the place of the board? */
  alone?: boolean;
}

/** What a step asks to be done on its board. */
export interface StepGoal {
  says: string;
  done: boolean;
}

/** What is beside the board: the map, where one is, the text of this step and of no other, the main button. */
export interface StepPart {
  map: MapChapter[];
  left: string[];
  minutes: number;
  end: LessonEnd | null;
  goals: StepGoal[];
  outcome: GoalOutcome | null;
  tries: string;
  stuck: boolean;
  missed: MissedGoal[];
  missed_title: string;
  draft: string;
  practice: LessonPractice;
  challenges: OfferedChallenges;
  hand_in: LessonHandIn;
  hands: ShownHands | null;
  phone: PhoneCode | null;
  plan: ShownPlan | null;
  id: string;
  key: string;
  kind: string;
  at: number;
  of: number;
  game: string;
  lesson: string;
  chapter: string;
  where: string;
  short: string;
  kick: string;
  anew_board: string;
  title: string;
  text: TextBlock[];
  reads: string;
  beside: ShownTable[];
  figure: StepFigure[];
  main: MainButton;
  following: Following;
  /** The label of the button that leaves the question out; "" where it is not offered. */
  leave_out: string;
  stopped: string;
  from_start: string;
  anew: string;
  part: string;
  code: string | null;
  words: Record<string, string>;
  present: Record<string, string>;
  keys: string[][];
}

/** The line that is played, where it stands, and the lines that leave it. */
export interface Steps {
  ply: number;
  last: number;
  /** How many steps at the beginning are not shown. */
  first: number;
  line: string;
  nodes: TimelineNode[];
  start: string;
  earlier: string;
  step: string;
  label: string;
  branches: OtherLine[];
  can_undo: boolean;
  can_redo: boolean;
}

/** What would be allowed instead. */
export interface Suggested {
  key: string;
  kind: string;
  says: string;
  places: string[];
  /** The pieces as SVG that would be new there. */
  ghost: string;
}

/** A paragraph or quotation with `spans`, a list with `items`, or a table with `head` and `rows`. */
export interface TextBlock {
  /** `text`, `quote`, `list`, `numbers` or `table`. */
  kind: string;
  spans?: (string | MarkedSpan)[];
  items?: (string | MarkedSpan)[][];
  head?: (string | MarkedSpan)[][];
  rows?: (string | MarkedSpan)[][][];
}

/** A step of the line that is played. */
export interface TimelineNode {
  ply: number;
  seat: number;
  says: string;
}

/** Who decides, and what they may still spend. */
export interface TurnState {
  /** :data:`NOBODY` where nobody is on turn. */
  seat: number;
  says: string;
  budget: ShownBudget | null;
  note: string;
  over?: boolean;
  /** Has somebody won who is played by no opponent? */
  won?: boolean;
}

/** Something that whoever is on turn has done in it. */
export interface TurnStep {
  did: string;
  why: string;
}

/** The tools and the verdict on the board. */
export interface Workbench {
  edits: true;
  status: string;
  says: string;
  reasons: BoardProblem[];
  groups: RowGroup[];
  /** The places from which a piece can be dragged. */
  moves: string[];
  /** How many games were left here. */
  earlier: number;
  misread: Misreading | null;
}

/** All that a page may ask for. */
export type CommandName =
  | "again"
  | "against"
  | "anew"
  | "best"
  | "branch"
  | "cancel"
  | "challenge"
  | "compare"
  | "compare_step"
  | "copy"
  | "copy_verdict"
  | "decision"
  | "draft"
  | "edit"
  | "export"
  | "go"
  | "hand_in"
  | "hands"
  | "here"
  | "inquire"
  | "jump"
  | "language"
  | "leave_out"
  | "line"
  | "link"
  | "make_question"
  | "more_games"
  | "move_piece"
  | "near"
  | "next_pupil"
  | "open"
  | "opponent"
  | "pace"
  | "paste"
  | "phone"
  | "pick"
  | "ping"
  | "places"
  | "plan"
  | "play"
  | "practise"
  | "present"
  | "python"
  | "redo"
  | "refresh"
  | "reveal"
  | "review"
  | "review_seat"
  | "seat"
  | "set"
  | "show"
  | "solution"
  | "strength"
  | "switch"
  | "tab"
  | "turn"
  | "tutor"
  | "tutor_answers"
  | "undo"
  | "unfold"
  | "view"
  | "vote"
  | "walk"
  | "what"
  | "whole";
