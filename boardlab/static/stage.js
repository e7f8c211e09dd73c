// src/lesson.js
import { button, h, picture } from "./common.js";
import { icon } from "./common.js";
import { ruled, tool } from "./common.js";
var MANY = 20;
var lessonOf = (frame) => frame.stage;
function head(frame, local, words, tools2) {
	const lesson = lessonOf(frame);
	return h(
		"header.bl-st-head#lessonhead",
		{},
		h("span.bl-st-game", {}, lesson.game),
		h("h2", {}, lesson.lesson),
		h(
			"div.bl-st-tools",
			{},
			lesson.left.length > 0 && h("span.bl-st-left", {}, lesson.left[0], h("b", {}, lesson.left[1]), lesson.left[2]),
			h(
				"div.bl-seg",
				{ role: "group", "aria-label": words.language },
				frame.languages.map(({ key: key2, label }) => button({ "data-do": "language", "data-pick": key2, lang: key2, "aria-pressed": String(key2 === frame.lang) }, label))
			),
			tools2
		)
	);
}
function map(frame, words) {
	const lesson = lessonOf(frame);
	const far = lesson.of > MANY;
	const step = (name, to, label) => button({ class: "bl-st-step", "data-do": "go", "data-at": Math.max(0, Math.min(lesson.of - 1, to)), "data-k": `step ${name}`, "aria-label": label, title: label, "aria-disabled": to < 0 || to >= lesson.of ? "true" : null }, icon(words, name));
	return h(
		"nav.bl-st-map#map",
		{ "aria-label": lesson.words.map },
		step("back", lesson.at - 1, lesson.words.back),
		h("p.bl-st-chap", {}, h("b", {}, lesson.chapter), h("span.bl-st-where", {}, lesson.where), h("span.bl-st-short", { "aria-hidden": "true" }, lesson.short)),
		h(
			"ol.bl-st-dots",
			{},
			lesson.map.map(({ label, steps }, number) => {
				const here = steps.some(({ at }) => at === lesson.at);
				const done = steps.every(({ state }) => state !== "open");
				return h(
					"li",
					{ class: here ? "bl-st-here" : far ? "bl-st-far bl-st-fold" : "bl-st-far", "data-k": `chapter ${number}` },
					button(
						{ class: done ? "bl-st-dash bl-done" : "bl-st-dash", "data-do": "go", "data-at": steps[0].at, "data-k": `to ${number}`, tabindex: -1, "aria-label": label, title: label },
						h("i", {})
					),
					h("ol", { "aria-label": label }, steps.map((each) => dot(each, lesson.at)))
				);
			})
		),
		step("on", lesson.at + 1, lesson.words.on)
	);
}
var dot = ({ at, kind, state, says }, now) => h(
	"li",
	{ "data-k": `dot ${at}` },
	button(
		{ class: `bl-st-dot bl-dot-${kind} bl-${state}`, "data-do": "go", "data-at": at, "data-k": `dot ${at}`, "aria-label": says, title: says, tabindex: at === now ? 0 : -1, "aria-current": at === now ? "step" : null },
		h("i", {})
	)
);
var named = (text, places) => text.split(/\b([A-Z]?[A-Za-z]\d{1,2})\b/).map((part, at) => at % 2 && places[part] ? h("span.bl-st-name", { "data-name": part }, part) : part);
var inline = (spans, places = {}) => spans.map((span, at) => {
	if (typeof span === "string") return named(span, places);
	const { kind, text, rule, title } = span;
	if (rule) return h("span.bl-rule.bl-st-rule", { role: "button", tabindex: 0, "data-k": `rule ${at}`, "data-do": "rule", "data-rule": rule, "data-title": title }, text);
	return h(kind === "strong" ? "b" : kind === "slanted" ? "em" : "code", {}, text);
});
var prose = (blocks, places) => blocks.map(({ kind, spans = [], items = [], head: heads = [], rows = [] }, at) => {
	const key2 = { "data-k": `block ${at}` };
	if (kind === "list" || kind === "numbers") return h(kind === "list" ? "ul.bl-st-list" : "ol.bl-st-list", key2, items.map((item) => h("li", {}, inline(item, places))));
	if (kind === "quote") return h("p.bl-st-quote", key2, inline(spans));
	if (kind !== "table") return h("p.bl-st-lead", key2, inline(spans, places));
	return h(
		"table.bl-st-table",
		key2,
		heads.some((each) => each.length) && h("thead", {}, h("tr", {}, heads.map((each) => h("th", { scope: "col" }, inline(each))))),
		h("tbody", {}, rows.map((row) => h("tr", {}, row.map((each) => h("td", {}, inline(each))))))
	);
});
var beside = ({ title, lines, head: heads, rows }, at) => h(
	"section.bl-st-told",
	{ "data-k": `told ${at}` },
	title && h("b", {}, title),
	lines.length > 0 && (lines.length === 1 ? h("p", {}, lines[0]) : h("ul.bl-st-list", {}, lines.map((line) => h("li", {}, line)))),
	rows.length > 0 && h(
		"table.bl-st-table",
		{},
		heads.length > 0 && h("thead", {}, h("tr", {}, heads.map((each) => h("th", { scope: "col" }, each)))),
		h("tbody", {}, rows.map((row) => h("tr", {}, row.map((each) => h("td", { class: /^[\d.,%−-]+$/.test(each) ? "bl-st-num" : null }, each)))))
	)
);
function figure({ kind, label, svg, table }, at) {
	const drawn = svg && picture(svg);
	return h("figure.bl-st-figure", { "data-k": `figure ${kind} ${at} ${label}`, class: `bl-st-${kind}`, "aria-label": label || null }, drawn || beside({ ...table, title: label }, at), drawn && table.rows?.length > 0 && h("div.bl-unseen", {}, beside(table, at)));
}
function end(lesson, words) {
	const { can, lines } = lesson.end;
	return h(
		"section.bl-st-end#end",
		{ tabindex: 0, role: "group", "aria-label": can },
		h("p.bl-st-kick", {}, lesson.lesson),
		h("h3", {}, can),
		h("ul", {}, lines.map(({ text, rule, title }, at) => h("li", { "data-k": `line ${at}` }, icon(words, "accept"), h("div", {}, prose(text), rule && h("small", {}, ruled({ rule, title }))))))
	);
}
function result(lesson) {
	const { title, rows, left, met, met_title: metTitle } = lesson.end;
	return [
		h("h3#title", { tabindex: -1 }, title),
		h("dl.bl-st-sums", {}, rows.map(([what, count, of]) => h("div", {}, h("dt", {}, what), h("dd", {}, h("b", {}, count), ` ${of}`)))),
		left && h("p.bl-st-small", {}, left),
		met.length > 0 && h("section.bl-st-met", {}, h("p.bl-st-small", {}, metTitle), h("ul", {}, met.map((each) => h("li", {}, each)))),
		h("p.bl-st-small", {}, button({ class: "bl-st-link", "data-do": "anew" }, lesson.anew))
	];
}
var keys = (lesson, words) => h(
	"section.bl-help#stagekeys",
	{ role: "group", "aria-label": words.help },
	h("dl", {}, lesson.keys.map(([key2, what]) => h("div", {}, h("dt", {}, key2.split(" ").map((one) => h("kbd", {}, one))), h("dd", {}, what))))
);
function presenter(lesson) {
	const { present } = lesson;
	const key2 = (cap, what, act) => button({ class: "bl-st-cue", "data-do": act }, h("kbd", {}, cap), ` ${what}`);
	return h(
		"div.bl-st-cues#cues",
		{},
		h("b", {}, `${lesson.game}, ${lesson.lesson}`),
		h("span", {}, lesson.kick || lesson.where),
		lesson.kind === "ask" && key2("Space", present.space, "show"),
		key2("→", present.on, "onward"),
		key2("B", present.board, "alone"),
		key2("P", present.leave, "present")
	);
}
function caption(frame, words) {
	const lesson = lessonOf(frame);
	return h(
		"div.bl-st-cap#cap",
		{ class: frame.views.length > 2 && lesson.part ? "bl-st-full" : null },
		frame.views.length > 1 && h(
			"div.bl-seg",
			{ role: "group", "aria-label": words.view },
			frame.views.map(({ key: key2, label }) => button({ "data-do": "view", "data-pick": key2, "aria-pressed": String(key2 === frame.view) }, label))
		),
		frame.turns && frame.views.length > 1 && tool(words, "turn", words.turn_board, { "data-do": "turn", "data-at": 1 }),
		lesson.part && tool(words, "part", lesson.part, { "data-do": "whole" }),
		button(
			{ class: "bl-st-py", "data-do": "python", "aria-label": lesson.words.python, "aria-expanded": String(lesson.code !== null) },
			h("span", { "aria-hidden": "true" }, "</>"),
			h("span.bl-st-pyname", {}, lesson.words.python)
		),
		lesson.code !== null && h("pre.bl-st-code#code", { tabindex: 0, "aria-label": lesson.words.python }, h("code", {}, lesson.code))
	);
}

// src/arrive.js
var LOOKS = [150, 400, 800, 1500];
var NEAR = 0.5;
var ACTS = ["pointerdown", "wheel", "touchstart", "keydown"];
var NOTEBOOK = ".jp-Notebook, .jp-WindowedPanel-outer";
var LEAST = 460;
var ROUND = 24;
function fitIn(root, signal) {
	if (!globalThis.ResizeObserver) return;
	let pane = null;
	let shown = 0;
	const observer = new ResizeObserver(fit);
	observer.observe(root);
	signal.addEventListener("abort", () => observer.disconnect());
	function fit() {
		const now = root.closest(NOTEBOOK);
		if (now !== pane) {
			if (pane) observer.unobserve(pane);
			if (now) observer.observe(now);
			pane = now;
			shown = now?.clientHeight ?? 0;
			root.style.setProperty("--bl-room", now ? room(shown) : "");
		}
		if (!pane || pane.clientHeight === shown || !pane.clientHeight) return;
		const { top } = pane.getBoundingClientRect();
		const wasInSight = root.getBoundingClientRect().bottom <= top + shown + 1;
		shown = pane.clientHeight;
		root.style.setProperty("--bl-room", room(shown));
		if (wasInSight && root.getBoundingClientRect().bottom > top + shown) root.scrollIntoView({ block: "nearest" });
	}
}
var room = (shown) => `${Math.max(LEAST, shown - ROUND)}px`;
function arrive(root, signal) {
	const stop = new AbortController();
	const view = root.ownerDocument.defaultView;
	const timers = LOOKS.map((after) => setTimeout(look, after));
	for (const act of ACTS) view.addEventListener(act, () => stop.abort(), { capture: true, passive: true, signal: stop.signal });
	signal.addEventListener("abort", () => stop.abort(), { once: true });
	stop.signal.addEventListener("abort", () => timers.forEach(clearTimeout));
	function look() {
		const window = root.closest(NOTEBOOK)?.getBoundingClientRect();
		const { top, bottom, height } = root.getBoundingClientRect();
		if (!window || !height || top >= window.top && bottom <= window.bottom) return;
		if (bottom < window.top - NEAR * window.height || top > window.bottom + NEAR * window.height) return;
		root.scrollIntoView({ block: height > window.height ? "start" : "nearest" });
	}
}

// src/draft.js
var lists = (root) => [".bl-options:not(.bl-why)", ".bl-why"].map((list) => [...root.querySelectorAll(`${list} input`)].map((row) => row));
var drafted = (root) => lists(root).map((rows) => rows.find(({ checked }) => checked)?.dataset.n ?? "").join(",");
function choose(root, draft) {
	if (!/^\d*,\d*$/.test(draft)) return;
	const numbers = draft.split(",");
	for (const [at, rows] of lists(root).entries()) {
		const row = rows.find(({ dataset }) => dataset.n === numbers[at]);
		if (row && !rows.some(({ checked }) => checked)) row.checked = true;
	}
}

// src/strokes.js
import { enter, questionOf, reveals } from "./question.js";
import { letterOf } from "./common.js";
function key(stage, event) {
	if (event.metaKey || event.altKey || event.ctrlKey || event.isComposing) return false;
	stage.byKeys(true);
	const target = event.target;
	const typing = target.matches('input[type="text"], select, textarea');
	const onBoard = target.getAttribute("role") === "gridcell";
	if (event.key === "Enter") {
		if (onBoard || target.matches("button, a") && !target.matches(".bl-st-main")) return false;
		if (target.matches('[role="button"]')) stage.act(target, event);
		else stage.main();
		return true;
	}
	if (event.key === "Escape" && typing) {
		stage.root.focus({ preventScroll: true });
		return true;
	}
	if (typing) return false;
	const way = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
	if (way && !onBoard) return arrow(stage, way, target);
	if (/^(Digit|Numpad)\d$/.test(event.code) && !onBoard) return digit(stage, Number(event.code.at(-1)) - 1);
	const letter = letterOf(event);
	if (!stage.local.letters || letter !== "H" && stage.meantHint) stage.meantHint = "";
	if (!stage.local.letters) return false;
	if (stage.presents && event.code === "Space") {
		stage.ask("show");
		return true;
	}
	const wish = { P: !onBoard && (() => stage.present()), H: () => hint(stage), B: () => stage.alone(), L: () => stage.tongue(), U: !onBoard && (() => stage.ask("undo")) }[letter];
	if (!wish) return false;
	wish();
	return true;
}
function arrow(stage, way, target) {
	if (target.matches('input[type="radio"]') || target.closest('.bl-acts, .bl-lines, [role="tablist"], .bl-items, .bl-seg')) return false;
	if (target.closest(".bl-ways")) {
		stage.ask(way > 0 ? "redo" : "undo");
		return true;
	}
	const dots = target.closest(".bl-st-dots");
	if (dots) {
		const all = [...dots.querySelectorAll(".bl-st-dot, .bl-st-dash")].filter((one) => one.getClientRects().length);
		const next = all[Math.max(0, Math.min(all.length - 1, all.indexOf(target) + way))];
		next?.focus();
		return true;
	}
	const to = stage.lesson.at + way;
	if (to >= 0 && to < stage.lesson.of) stage.ask("go", { at: to });
	return true;
}
function digit(stage, number) {
	const q = questionOf(stage.frame);
	const field = stage.root.querySelector(".bl-number input");
	enter(field);
	const choices = [...stage.root.querySelectorAll(".bl-options input")];
	const lines = q && reveals(q) ? [...stage.root.querySelectorAll(".bl-rline")] : [];
	const line = lines[number];
	if (choices[number]) {
		choices[number].checked = true;
		choices[number].focus();
		stage.draft(drafted(stage.root));
	} else if (line) line.click();
	return !!(choices[number] || line);
}
function hint(stage) {
	const rung = questionOf(stage.frame)?.hints.rungs.find(({ open, may }) => !open && may);
	if (!rung || questionOf(stage.frame).result && reveals(questionOf(stage.frame))) return;
	if (stage.meantHint === rung.key) {
		stage.meantHint = "";
		stage.ask("pick", { key: `hint:${rung.key}` });
	} else {
		stage.meantHint = rung.key;
		stage.speak(stage.lesson.words.sure_hint.replace("{label}", rung.label).replace("{price}", rung.price));
	}
}

// src/stage.js
import { stage as board } from "./board.js";
import { Card } from "./question.js";
import { button as button2, h as h2 } from "./common.js";
import { shownBy } from "./common.js";
import { TRAYS } from "./table.js";
import * as panels from "./table.js";
import { fade } from "./help.js";
import { doing, enter as enter2, hints, INPUTS, outcome, questionOf as questionOf2, reveals as reveals2, tone } from "./question.js";
import { artStyle, lying, slots } from "./table.js";
import { copied, cover, noticed } from "./board.js";
var ACROSS = 2;
var NARROW = 600;
var BOX = /viewBox="([^"]*)"/;
var DEGREES = ["bl-t1", "bl-t2", "bl-t3", "bl-t4", "bl-t5", "bl-t6"];
var ROWS = 8;
var ROOMY = 880;
var TYPED = 400;
var NEWS = 5;
var READ = 180;
function shape(svg) {
	const [, , wide, high] = (svg.match(BOX)?.[1] ?? "0 0 1 1").split(" ").map(Number);
	return wide / high;
}
var Stage = class extends Card {
	get lesson() {
		return lessonOf(this.frame);
	}
	content() {
		const { frame, local, words } = this;
		const { lesson: here } = this;
		this.root.classList.add("bl-lesson");
		local.below = !this.isAlone && !this.presents;
		return [
			artStyle(frame),
			words.gallery?.style && h2("style#pieces", {}, words.gallery.style),
			h2(
				"div.bl-st#st",
				{ class: [`bl-st-is-${here.kind}`, this.isAcross && "bl-st-across", this.isAlone && "bl-st-alone", this.presents && "bl-st-present"].filter(Boolean).join(" ") },
				head(frame, local, words, panels.tools(frame, local, words)),
				map(frame, words),
				h2("div.bl-st-above#above", {}, local.help && keys(here, words), ...this.above()),
				h2("div.bl-st-body#stbody", {}, this.figure(), h2("div.bl-st-side#side", {}, this.text(), this.bar())),
				this.presents && presenter(here)
			),
			copied(local, words)
		];
	}
	get isAcross() {
		const { frame, lesson: here } = this;
		if (here.kind === "end" || this.isPlaying && !this.isSmall) return false;
		const alone = here.figure.find((each) => each.alone);
		if (alone) return alone.svg ? shape(alone.svg) > ACROSS : alone.table.rows.length <= ROWS;
		return !here.figure.length && shape(frame.board?.svg ?? "") > ACROSS;
	}
	figure() {
		const { frame, local, words, area } = this;
		const { lesson: here } = this;
		const alone = here.kind === "end" || here.figure.some((each) => each.alone);
		if (alone) Object.assign(local, { svg: "", grid: void 0 });
		if (here.kind === "end") return h2("div.bl-st-fig#fig", {}, end(here, words));
		const charts = here.figure.map(figure);
		const live = alone ? null : frame.cover ? cover(frame, words) : board(frame, area, local, words, !frame.board?.alone && slots("board", frame, words));
		return h2(
			"div.bl-st-fig#fig",
			{},
			h2("div.bl-st-draw#draw", { class: charts.length && !alone ? "bl-st-two" : null }, live, charts),
			this.isPlaying && this.isBroad && this.said(),
			this.isPlaying && slots("hand", frame, words),
			!this.isNarrow && this.round(),
			this.isWatched && panels.timeline(frame, local, words),
			caption(frame, words)
		);
	}
	round() {
		const { frame, words } = this;
		return this.isSmall && frame.board?.alone && h2("div.bl-st-round#round", {}, slots("seats", frame, words), slots("hand", frame, words));
	}
	get isPlaying() {
		const q = questionOf2(this.frame);
		return q ? q.kind === "turn" && !q.result : this.frame.parts.includes("actions");
	}
	get isWatched() {
		return !questionOf2(this.frame) && this.frame.parts.includes("timeline");
	}
	get places() {
		return this.frame.board?.says ?? {};
	}
	text() {
		const { frame, local, words } = this;
		const { lesson: here } = this;
		const q = questionOf2(frame);
		const told = !!q?.result;
		return h2(
			"div.bl-st-text#sttext",
			{ class: [q?.result && tone(q.result), told && "bl-st-judged"].filter(Boolean).join(" "), role: "group", "aria-label": here.words.text },
			here.kind === "end" ? result(here) : [
				here.stopped && h2("p.bl-st-stopped#stopped", {}, here.stopped, " ", button2({ class: "bl-st-link", "data-do": "anew" }, here.from_start)),
				h2("p.bl-st-kick#kick", {}, h2("span", {}, this.presents && q ? here.present.predict : here.kick), q && !this.presents && h2("span", {}, q.worth)),
				here.anew_board && h2("p.bl-st-small#anewboard", {}, here.anew_board),
				here.title && h2("h3#title", { tabindex: -1 }, here.title),
				!(q && reveals2(q)) && prose(here.text, this.places),
				q && this.question(),
				here.beside.map(beside),
				this.isPlaying && this.play(),
				this.isWatched && !this.isPlaying && this.watch(),
				this.reads && this.hints()
			]
		);
	}
	get reads() {
		return !this.isAcross || this.isNarrow || !!questionOf2(this.frame)?.hints.rungs.some(({ open }) => open);
	}
	hints() {
		const { frame, local, words } = this;
		const q = questionOf2(frame);
		return q && !this.presents && !reveals2(q) && hints(frame, local, words, this.isPlaying || q.choices.length + q.steps.length > 4 || q.kind === "legal" || this.reads && q.reasons.length > 0 && this.isSmall);
	}
	question() {
		const { frame, local, words } = this;
		const q = questionOf2(frame);
		const inText = ["choice", "legal", "order"].includes(q.kind);
		return [
			h2("p.bl-st-lead.bl-st-asked#asked", {}, named(q.question, this.places)),
			this.isNarrow && this.round(),
			q.result && h2("div.bl-verdict.bl-st-note#note", { class: tone(q.result) }, outcome(frame, local, words), this.ways()),
			!q.result && inText && h2("div.bl-st-control#control", { "data-k": `control ${q.id}` }, INPUTS[q.kind](this.presents ? { ...q, seed: "" } : q, `bl ${this.link.client}`, words, frame))
		];
	}
	ways() {
		const q = questionOf2(this.frame);
		const result2 = q.result;
		const ways = [
			q.away && doing("back", q.back, "bl-st-link"),
			result2.may_tell && doing("tell", q.tell, "bl-st-link"),
			result2.fresh && (result2.told || result2.solved) && doing("fresh", q.fresh, "bl-st-link"),
			reveals2(q) && doing("again", q.again, "bl-st-link")
		].filter(Boolean);
		return ways.length > 0 && h2("p.bl-st-ways", {}, ways);
	}
	play() {
		const { frame, local, words } = this;
		const has = (part) => !questionOf2(frame) && frame.parts.includes(part);
		const buys = lying(frame, "costs").some(({ items }) => items?.some(({ row }) => row));
		const costs = slots("costs", frame, words);
		const deeds = panels.actions(frame, words, buys && costs);
		const turn2 = !this.turnsInBar && panels.turn(frame, words);
		const short = this.lesson.kind === "opening" && !has("log");
		return h2("div.bl-st-deeds#play", {}, short ? [turn2, deeds] : [
			turn2,
			slots("seats", frame, words, (slot) => !TRAYS.has(slot.kind)),
			deeds,
			// Below what may be done, which it must not push about.
			!this.isBroad && this.said(),
			!buys && !lying(frame, "ask").length && costs,
			slots("seats", frame, words, (slot) => TRAYS.has(slot.kind)),
			has("receipt") && panels.receipt(frame, local, words),
			has("log") && panels.log(frame, words)
		]);
	}
	watch() {
		const { frame } = this;
		return h2("div.bl-st-deeds#watch", {}, frame.log[0] && frame.time.ply > 0 && h2("p.bl-st-said#said", {}, frame.log[0].text));
	}
	said() {
		const { news } = this.frame;
		if (questionOf2(this.frame) || !news?.says.length) return false;
		const last = news.says.slice(this.isBroad ? -NEWS : 1 - NEWS);
		while (last.length > 1 && last.join("").length > READ) last.shift();
		const line = (text) => h2("div", {}, text);
		const told = news.all.length || last.length === news.says.length ? news.all : news.says;
		const all = told.length > 0 && h2("details", {}, h2("summary", {}, this.words.all_moves), told.map(line));
		return h2("div.bl-st-said#said", {}, last.map(line), all);
	}
	get isBroad() {
		return !this.isNarrow && shape(this.frame.board?.svg ?? "") > ACROSS;
	}
	get turnsInBar() {
		return this.isAcross && this.isPlaying && !this.isNarrow && !this.frame.turn.over;
	}
	bar() {
		const { frame, local, words, lesson: here } = this;
		const q = questionOf2(frame);
		const { main } = here;
		if (this.presents)
			return h2("div.bl-st-foot#foot", {}, q && !reveals2(q) && button2({ class: "bl-main bl-st-main", "data-do": "show", "data-k": "main" }, here.present.reveal));
		const shown = q && !reveals2(q) ? this.answer() : h2("p.bl-st-next", {}, here.following.label && h2("span", {}, here.following.label), h2("b", {}, here.following.title ?? ""));
		const undo = this.isPlaying && button2({ class: "bl-st-second", "data-do": "undo", hidden: !frame.time.can_undo }, words.undo);
		return h2(
			"div.bl-st-foot#foot",
			{},
			local.below && noticed(local, words),
			this.turnsInBar && panels.turn(frame, words),
			!this.reads && this.hints(),
			shown,
			undo,
			main.do && button2({ class: `bl-st-main ${main.quiet ? "bl-st-second" : "bl-main"}`, "data-do": "main", "data-k": "main" }, main.label)
		);
	}
	answer() {
		const q = questionOf2(this.frame);
		const { words, draft, key: key2 } = this.lesson;
		if (q.result) return h2("p.bl-st-next", {}, q.result.given && h2("span", {}, q.state));
		if (q.kind !== "number") return h2("p.bl-st-next", {}, h2("span", {}, q.kind === "cells" ? q.picked : words.unchecked));
		return h2(
			"div.bl-number.bl-st-number",
			{ "data-k": `number ${key2} ${q.id}` },
			h2("label", { for: `n${this.link.client}` }, words.predict),
			h2(
				"div",
				{},
				button2({ "data-do": "less", "aria-label": words.fewer }, "−"),
				h2("input#number", { id: `n${this.link.client}`, type: "text", inputmode: "numeric", maxlength: 24, autocomplete: "off", placeholder: "?", value: draft }),
				button2({ "data-do": "more", "aria-label": words.more }, "+")
			)
		);
	}
	// ---- what is done ----
	act(target, event) {
		const what = target.getAttribute("data-do");
		if (target.getAttribute("aria-disabled") === "true" && what === "go") return;
		if (what === "main") return this.main();
		if (what === "less" || what === "more") return this.count(what === "more" ? 1 : -1);
		if (what === "anew" || what === "python" || what === "show") return this.ask(what);
		if (what === "onward") return arrow(this, 1, this.root);
		if (what === "alone") return this.alone();
		if (what === "present") return this.present();
		if (what === "go") return this.ask("go", { at: Number(target.getAttribute("data-at")) });
		super.act(target, event);
	}
	main() {
		const { do: what, at, key: key2 } = this.lesson.main;
		if (what === "answer") return this.commit();
		if (what === "again") return this.ask("pick", { key: "again:" });
		if (what === "open") return this.ask("open", { key: key2 });
		if (what === "go") this.ask("go", { at });
	}
	commit() {
		clearTimeout(this.typed);
		return super.commit();
	}
	count(by) {
		const input = this.root.querySelector(".bl-number input");
		if (!input) return;
		input.value = String(Math.max(0, (Number.parseInt(input.value.normalize("NFKC"), 10) || 0) + (input.value ? by : by > 0 ? 1 : 0)));
		this.draft(input.value);
	}
	draft(text) {
		this.root.querySelector(".bl-st-foot > .bl-strip-notice")?.remove();
		this.local.notice = "";
		clearTimeout(this.typed);
		this.typed = setTimeout(() => this.link.post({ client: this.link.client, seq: ++this.link.seq, rev: 0, do: "draft", key: text }), TYPED);
	}
	listen() {
		this.tight = { of: "", degrees: 0 };
		this.stood = "";
		this.judged = "";
		this.meantHint = "";
		this.isAlone = false;
		fitIn(this.root, this.signal);
		this.presents = false;
		this.typed = void 0;
		super.listen();
		const on = (type, listener, capture = false) => this.root.addEventListener(type, listener, { signal: this.signal, capture });
		on("input", (event) => event.target.matches(".bl-number input") && this.draft(event.target.value.trim()));
		on("change", (event) => event.target.matches(".bl-options input") && this.draft(drafted(this.root)));
		on("keydown", (event) => key(this, event) && (event.preventDefault(), event.stopPropagation(), event.stopImmediatePropagation()), true);
		this.signal.addEventListener("abort", () => clearTimeout(this.typed));
	}
	alone() {
		this.isAlone = !this.isAlone;
		this.draw();
	}
	present() {
		this.presents = !this.presents;
		this.enlarge(this.presents);
		this.root.focus({ preventScroll: true });
	}
	tongue() {
		const other = this.frame.languages.find(({ key: key2 }) => key2 !== this.frame.lang);
		if (other) this.ask("language", { key: other.key });
	}
	// ---- where the focus goes ----
	draw() {
		const had = this.root.contains(this.focused());
		this.drawStep();
		const has = this.focused();
		if (had && !(this.root.contains(has) && has?.getClientRects().length)) this.root.focus({ preventScroll: true });
	}
	drawStep() {
		const { lesson: here } = this;
		const q = questionOf2(this.frame);
		const result2 = q?.result;
		const now = `${here.id} ${here.key}`;
		const judged = `${now} ${q?.id ?? ""} ${result2 ? "result" : "asked"}`;
		const [before, wasJudged] = [this.stood, this.judged];
		this.stood = now;
		this.judged = judged;
		super.draw();
		this.fit();
		if (!result2) choose(this.root, here.draft);
		if (!before) return arrive(this.root, this.signal);
		if (before !== now) fade(this.root.querySelector(".bl-st-text"));
		const find = (selector) => this.root.querySelector(selector);
		if (before !== now) {
			const text = find(".bl-st-text");
			if (text) text.scrollTop = 0;
			if (this.keys) (find(".bl-st-text [data-k=title]") ?? this.root).focus({ preventScroll: true });
		} else if (wasJudged !== judged && this.frame.by === this.link.client) {
			if (result2) find(".bl-headline")?.focus({ preventScroll: true });
			else enter2(find(".bl-number input, .bl-options input:checked") ?? find(".bl-options input"));
			const text = find(".bl-st-text");
			if (text && result2) text.scrollTop = Math.max(0, (find(".bl-st-note")?.offsetTop ?? 0) - text.offsetTop - 60);
		}
	}
	marks() {
		super.marks();
		for (const one of this.root.querySelectorAll(".bl-st-name")) one.classList.toggle("bl-over", one.getAttribute("data-name") === this.over?.place);
	}
	onOver(event) {
		super.onOver(event);
		const name = event?.target.closest?.("[data-name]")?.getAttribute("data-name");
		if (!name) return;
		this.over = { line: void 0, place: name };
		this.marks();
	}
	narrowBoard() {
		const { board: board2 } = this.frame;
		const picture2 = this.root.querySelector(".bl-stage > svg");
		const around = picture2?.querySelector('[data-layer="panel"]');
		const [, whole] = board2?.svg.match(BOX) ?? [];
		if (!board2?.alone || !picture2 || !around || !whole) return;
		const box = this.isSmall ? board2.alone.join(" ") : whole;
		const [, , width, height] = box.split(" ");
		for (const [name, value] of Object.entries({ viewBox: box, width, height })) picture2.setAttribute(name, value);
		around.style.display = box === whole ? "" : "none";
	}
	get isNarrow() {
		return this.root.clientWidth < NARROW;
	}
	get isSmall() {
		return this.root.clientWidth < ROOMY;
	}
	fit() {
		this.narrowBoard();
		const text = this.root.querySelector(".bl-st-text");
		if (!text) return;
		const { frame, root } = this;
		const of = `${this.judged} ${root.clientWidth} ${text.closest(".bl-st")?.clientHeight}`;
		const known = this.tight.of === of;
		const held = known ? this.tight.degrees : 0;
		text.classList.remove(...DEGREES.slice(held));
		text.classList.add(...DEGREES.slice(0, held));
		const asks = known && frame.pick?.path.length && !lying(frame, "ask").length;
		const fits = () => asks || text.scrollHeight <= text.clientHeight + 1;
		let degrees = held;
		while (degrees < DEGREES.length && !fits()) text.classList.add(DEGREES[degrees++]);
		this.tight = { of, degrees };
		const choices = asks && text.querySelector(".bl-choices");
		if (choices) text.scrollTop += Math.max(0, choices.getBoundingClientRect().bottom - text.getBoundingClientRect().bottom + 6);
		this.placeCallout();
	}
	onResize() {
		super.onResize();
		const has = (selector) => !!this.root.querySelector(selector);
		if (has(".bl-st") && (has(".bl-st-across") !== this.isAcross || has(".bl-st-round") !== !!this.round())) this.draw();
		this.fit();
	}
	refocus() {
		if (this.stood !== `${this.lesson.id} ${this.lesson.key}`) return;
		super.refocus();
	}
	narrow() {
	}
};
var stage_default = shownBy(Stage);
export {
	arrive,
	arrow,
	beside,
	caption,
	choose,
	stage_default as default,
	drafted,
	end,
	figure,
	fitIn,
	head,
	key,
	keys,
	lessonOf,
	map,
	named,
	presenter,
	prose,
	result
};
