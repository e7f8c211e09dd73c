/**
 * The data Python sends, as made in boardlab/session/frame.py.
 *
 * @typedef {{key: string, label: string, note: string, cost: string, why: string, more: string, final: boolean, pressed?: boolean}} Row
 * @typedef {{label: string, rows: Row[]}} Group
 * @typedef {{seat: number, letter: string, name: string, points: number | null, says: string}} Player
 * @typedef {{left: number, of: number, short: string, rest: string, says: string}} Budget
 * @typedef {{seat: number, label: string, sum: string, points: number, value?: string, says: string, rule: string, title: string, places: string[], focus: string[], scores: number[]}} Line
 * @typedef {{title: string, lines: Line[], totals: number[], together: boolean, total?: number, at?: number | null}} Receipt
 * @typedef {{text: string, rule: string, title: string, dispute?: string}} Reason
 * @typedef {{tried: string, text: string, title: string, reasons: Reason[], places: string[]}} Refused
 * @typedef {{path: string[], keys: string[], prompt: string, choices: Row[], targets: string[], foretold?: string[]}} Pick
 * @typedef {{name: string, label: string, at: number, seats: number[], says: string, folded: boolean}} Branch
 * @typedef {{ply: number, last: number, first: number, line: string, nodes: {ply: number, seat: number, says: string}[],
 *   start: string, earlier: string, step: string, label: string, branches: Branch[], can_undo: boolean, can_redo: boolean}} Time
 * @typedef {{label: string, svg: string, alone?: [number, number, number, number], says: Record<string, string>, stands: Record<string, string>, names?: Record<string, string>, facts: string[], spots?: [number, number, number, string, string][], said?: number}} Board
 * @typedef {{key: string, label: string}} Named
 * @typedef {{rev: number, by: string, lang: string, title: string, label: string, where: string, parts: string[],
 *   view: string, views: Named[], turns: boolean, languages: Named[], players: Player[],
 *   seats: {shown: number, choices: {seat: number, label: string}[]}, notes: string[], time: Time,
 *   turn: {seat: number, says: string, budget: Budget | null, note: string, over?: boolean}, says: string, told: string, alert: string, opponent?: number | null,
 *   cover: {seat: number, says: string, note: string, button: string} | null, board: Board | null,
 *   groups: Group[], pick: Pick | null, kinds?: Record<string, string>, refused: Refused | null, receipt: Receipt | null,
 *   bench?: Workbench | null, asks?: Inquiries | null, beside?: {lines: {key: string, label: string}[], futures: any}, near?: {key: string, kind: string, says: string, places: string[], ghost: string}[] | null, near_ended?: string, log: {ply: number, text: string, rule: string, title: string, seat?: number}[], news?: {says: string[], all: string[]} | null, art?: {style: string, pictures: Record<string, string>}}} Frame
 * @typedef {{title: string, choices: Named[], open: string, lines: {text: string, places: string[], focus: string[], rules: {rule: string, title: string}[]}[], show: string, python: string}} Inquiries
 * @typedef {Row & {letter: string}} Tool
 * @typedef {{text: string, rule: string, title: string, places: string[], mend: {key: string, says: string} | null}} Problem
 * @typedef {{edits: boolean, status: string, says: string, reasons: Problem[], groups: {label: string, rows: Tool[]}[], earlier: number, misread?: {before: string, part: string, after: string, mended: string} | null}} Workbench
 * @typedef {{art?: string, text?: string, says: string, strong?: boolean}} Fact
 * @typedef {{key: string, label?: string, note?: string, says?: string, art?: string, seat?: number, count?: number,
 *   facts?: Fact[], price?: [string, boolean][], left?: string, now?: boolean, chosen?: number, less?: string,
 *   counted?: boolean, keeps?: string, comes?: [string, string][], deal?: string[][], buttons?: {key: string, name: string, says: string, why: string, fresh: boolean}[],
 *   row?: Row & {fresh: boolean, first?: string}}} Item
 * @typedef {{kind: string, title?: string, note?: string, items?: Item[], chosen?: string, empty?: number, reason?: string}} Slot
 * @typedef {{rows: string[][], near: Record<string, Record<string, string>>}} Area
 * @typedef {Record<string, string> & {seats: any, gallery?: any}} Words
 * @typedef {"" | "busy" | "asleep" | "waking" | "gone" | "ended"} LinkState
 */

/**
 * What only this view knows; it never travels.
 *
 * @typedef {object} Local
 * @property {string} at the cell the keyboard stands on
 * @property {string} [about] what the notice is about, a place or another pick; "" for none of them
 * @property {string} row the action the keyboard stands on
 * @property {number} tab whose receipt is open
 * @property {number} walk the receipt line walked to, -1 for none
 * @property {number} step the timeline step the keyboard stands on, -1 for the present
 * @property {boolean} watching do the lines of the receipt go by?
 * @property {string} [played] the way of an answer whose steps go by
 * @property {string} [walks] where one walks in an answer
 * @property {boolean} help is the list of keys open
 * @property {boolean} facts are the facts in words open
 * @property {boolean} bill is the receipt open
 * @property {string} rung the hint that is read again, "-" for none
 * @property {boolean} rungs is the list of hints open where it is folded
 * @property {number} [group] which group of tools is open
 * @property {string} [held] the tool that was in the hand when the table was drawn last
 * @property {boolean} [inquiring] are the questions to the position open
 * @property {boolean} branches are the other lines of the timeline shown
 * @property {boolean} big does the board fill the window
 * @property {boolean} calm does nothing move
 * @property {boolean} letters do letter keys work
 * @property {LinkState} link what is wrong with the way to Python
 * @property {string} [spoke] the language that was chosen in this view
 * @property {string} notice an answer that concerns this view alone
 * @property {boolean} [below] does it stand beside what was pressed, and not above the board?
 * @property {string} copy a text the browser would not copy
 * @property {string} svg the picture that is on the page
 * @property {{area: Area, seen: boolean, cells: Map<string, string>}} [grid] the cells that are on the page
 * @property {HTMLElement} [root] the page's part that is this view's
 * @property {number} hidden the revision whose refusal has been closed
 */

export {};
