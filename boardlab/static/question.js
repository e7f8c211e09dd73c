// src/shuffle.js
function hash(text) {
	let mixed = 2166136261;
	for (let at = 0; at < text.length; at++) mixed = Math.imul(mixed ^ text.charCodeAt(at), 16777619);
	mixed = Math.imul(mixed ^ mixed >>> 16, 2246822507);
	mixed = Math.imul(mixed ^ mixed >>> 13, 3266489909);
	return (mixed ^ mixed >>> 16) >>> 0;
}
function shuffled(items, seed, question) {
	if (!seed) return items;
	const free = items.filter(({ keeps }) => !keeps);
	const number2 = new Map(free.map((item) => [item, hash(`${seed} ${question} ${item.key}`)]));
	free.sort((one, two) => (number2.get(one) ?? 0) - (number2.get(two) ?? 0));
	return items.map((item) => item.keeps ? item : free.shift());
}

// src/question.js
import { button, h } from "./common.js";
import { icon, token } from "./common.js";
import { bar, receipt, tools } from "./table.js";
import { ruled, tool } from "./common.js";
import { ways } from "./ways.js";
var HEADLINE = 60;
var questionOf = (frame) => frame.question;
var reveals = ({ result }) => !!result && (result.right || result.told);
function asked(frame, local, words) {
	const q = questionOf(frame);
	return h(
		"header.bl-asked#asked",
		{},
		h(
			"div.bl-asked-line",
			{},
			h("small", {}, h("span.bl-kind", {}, q.checkpoint, " "), q.topic ? h("b", {}, q.topic) : h("code", {}, q.id)),
			h(
				"div.bl-tools",
				{},
				...frame.languages.filter(({ key }) => key !== frame.lang).map(({ key, label }) => button({ class: "bl-ibtn bl-tongue", "data-do": "language", "data-pick": key, lang: key, title: words.language }, label)),
				q.part && button({ class: "bl-ibtn", "data-do": "whole", "aria-label": q.part, title: q.part }, icon(words, "part")),
				tools(frame, local, words)
			)
		),
		h("div.bl-title", {}, h("h3", {}, q.title), h("small", {}, q.worth)),
		h("p", { class: reveals(q) ? "bl-asked-before" : null, title: reveals(q) ? q.question : null }, q.question)
	);
}
var INPUTS = { number, choice: options, legal: options, cells: picked, turn: played, order };
function enter(field) {
	field?.focus({ preventScroll: true });
	field?.select?.();
}
var doing = (what, label, style) => button({ class: style, "data-do": what, "data-k": what }, label);
function number(q) {
	return h("label.bl-number", {}, q.number, h("input#number", { type: "text", inputmode: "numeric", maxlength: 24, autocomplete: "off" }));
}
function options(q, group) {
	const choices = shuffled(q.choices.map((each, n) => ({ ...each, value: each.before, n })), q.seed, q.id);
	const reasons = shuffled(q.reasons.map((each, n) => ({ ...each, value: each.key, n })), q.seed, q.id);
	if (!reasons.length) return rows(q, "bl-options", q.answer, group, choices);
	return h("div.bl-both", {}, rows(q, "bl-options bl-short", q.answer, group, choices), rows(q, "bl-options bl-why", q.why, `${group} why`, reasons));
}
function rows(q, style, title, group, list) {
	return h(
		"fieldset",
		{ class: style },
		h("legend", {}, title),
		...list.map(
			({ key, label, value, n, says, chosen: chosen2 }) => h("label", { "data-k": `option ${q.id} ${title} ${key}` }, h("input", { type: "radio", name: group, value, checked: chosen2, "data-n": n + 1 }), h("span", {}, label, says && h("small", {}, says)))
		)
	);
}
var checked = (root, of) => root.querySelector(`${of} input:checked`);
function chosen(root, q) {
	const choice = checked(root, ".bl-options:not(.bl-why)");
	const reason = checked(root, ".bl-why");
	if (!choice) return { written: "", missing: q.nothing };
	if (q.reasons.length && !reason) return { written: "", missing: q.no_reason };
	return { written: choice.value + (reason?.value ?? ""), missing: "" };
}
function picked(q) {
	return h("p.bl-cells", {}, q.picked);
}
function played(q, _group, words, frame) {
	return h(
		"div.bl-played",
		{},
		h("p.bl-cells", {}, q.picked),
		h("small", {}, q.may_undo),
		button({ class: "bl-quiet", "data-do": "undo", "aria-disabled": frame.time.can_undo ? null : "true" }, words.undo)
	);
}
function order(q) {
	const last = q.steps.length - 1;
	return h(
		"div.bl-order",
		{ role: "group", "aria-label": q.order },
		h("b", {}, q.order),
		h(
			"ol",
			{},
			...q.steps.map(
				(step, at) => h(
					"li",
					{ "data-k": `step ${step.key}` },
					h("i", { "aria-hidden": "true" }, at + 1),
					h("span", {}, step.label),
					way("up", step.key, step.up, "↑", at === 0),
					way("down", step.key, step.down, "↓", at === last)
				)
			)
		)
	);
}
var way = (what, key, says, sign, ends) => button({ class: "bl-ibtn", "data-do": what, "data-pick": key, "aria-label": says, title: says, "aria-disabled": ends ? "true" : null }, sign);
function hints(frame, local, words, folded) {
	const { title, rungs } = questionOf(frame).hints;
	const newest = rungs.filter((rung) => rung.open).at(-1)?.key;
	const read = rungs.some((rung) => rung.open && rung.key === local.rung) || local.rung === "-" ? local.rung : newest;
	const open = !folded || local.rungs;
	return h(
		"section.bl-hints#hints",
		{ role: "group", "aria-label": title },
		folded ? button({ class: "bl-quiet bl-fold-hints", "data-do": "rungs", "aria-expanded": String(open) }, title, icon(words, open ? "up" : "down")) : h("b", {}, title),
		open && h(
			"ol",
			{},
			...rungs.map(
				(rung, at) => h(
					"li",
					{ class: rung.open ? rung.key === read ? "bl-open" : "bl-open bl-shut" : null, "data-k": `rung ${rung.key}` },
					rung.open ? h(
						"div",
						{},
						button(
							{ class: "bl-again-hint", "data-do": "rung", "data-pick": rung.key, "aria-expanded": String(rung.key === read) },
							h("i", { "aria-hidden": "true" }, at + 1),
							h("small", {}, rung.label),
							h("b", {}, rung.price)
						),
						h("p", {}, rung.text)
					) : button(
						{ class: "bl-hint", "data-do": "hint", "data-pick": rung.key, "aria-disabled": rung.may ? null : "true" },
						h("span", { "aria-hidden": rung.says && "true" }, rung.label),
						h("b", { "aria-hidden": rung.says && "true" }, rung.price),
						rung.says && h("span.bl-unseen", {}, rung.says)
					)
				)
			)
		)
	);
}
function cut(text) {
	const ends = text.length > HEADLINE ? [/[.!?] /, /: /].map((sign) => text.search(sign)) : [];
	const end = ends.find((at) => at > 0 && at < HEADLINE);
	return end ? [text.slice(0, end + 1).replace(/:$/, "."), text.slice(end + 2)] : [text, ""];
}
function outcome(frame, local, words, worked = true, folds = false) {
	const q = questionOf(frame);
	const result = q.result;
	const [headline, rest] = reveals(q) ? cut(result.headline) : [result.headline, ""];
	return [
		h("p.bl-headline", { tabindex: -1 }, result.kicker && h("span", {}, `${result.kicker} `), h("b", {}, headline), !reveals(q) && h("small", { class: q.ways ? "bl-unseen" : null }, result.given)),
		rest && !q.ways && h("p.bl-played-so", {}, rest),
		// What is told step by step begins with its first step; a diagnosis comes before what was done.
		reveals(q) && ways(q.ways, local, words),
		h("p", {}, result.message, result.looked && ` ${result.looked}`),
		!reveals(q) && ways(q.ways, local, words),
		worked && workings(frame, local, words, folds && !!q.ways && !!frame.receipt?.title),
		h(
			"p",
			{ class: result.rule && "bl-ruled" },
			result.rule && [h("b", {}, ruled({ ...result, dispute: "" })), " ", h("span.bl-statement", {}, result.statement), result.dispute && " "],
			ruled({ ...result, rule: "" })
		)
	];
}
var tone = (result) => result.right ? "bl-good" : result.told || result.solved ? "bl-told" : "bl-bad";
var workings = (frame, local, words, folds) => frame.receipt?.together ? account(frame.receipt, local, words, folds) : receipt(frame, local, words, !folds);
function account(bill, local, words, folds) {
	const open = !folds || local.bill || local.walk >= 0;
	return h(
		"section.bl-rcpt#receipt",
		{ class: open ? "bl-open" : null, role: "group", "aria-label": bill.title || null },
		folds && bar(words, open, h("h3", {}, bill.title)),
		open && h(
			"div.bl-rhead",
			{},
			!folds && bill.title && h("h3", {}, bill.title),
			bill.lines.length > 1 && h(
				"div.bl-walk",
				{ role: "group", "aria-label": words.walk },
				h("span.bl-unseen", {}, words.walk),
				tool(words, "back", words.step_back, { "data-do": "walk", "data-at": -1, "aria-disabled": local.walk < 0 ? "true" : null }),
				tool(words, "on", words.step_on, { "data-do": "walk", "data-at": 1 })
			)
		),
		open && h(
			"div.bl-lines",
			{},
			...bill.lines.map(
				(line, index) => button(
					{
						class: line.points ? "bl-rline" : "bl-rline bl-zero",
						"data-do": "line",
						"data-line": index,
						"data-rule": line.rule || null,
						"data-title": line.title,
						"aria-pressed": String(index === local.walk),
						tabindex: index === Math.max(0, local.walk) ? 0 : -1
					},
					h("span", { class: line.seat < 0 ? null : "bl-whose" }, line.seat >= 0 && token(words, line.seat, 16), line.label),
					h("span.bl-sum", {}, line.sum),
					h("b", {}, line.value ?? line.points)
				)
			),
			typeof bill.total === "number" && h("div.bl-total", {}, h("span", {}, words.total), h("b", {}, bill.total))
		)
	);
}

// src/verdict.js
import { h as h2 } from "./common.js";
import { noticed } from "./board.js";
function foot(q, says, more, main) {
	const above = q.next ? [says, more] : more;
	return h2(
		"div.bl-commit#commit",
		{},
		!q.next && says,
		above.flat().some(Boolean) && h2("div.bl-else", {}, above),
		q.next && doing("next", q.next, main ? "bl-again" : "bl-main"),
		main
	);
}
function prediction(frame, local, group, words) {
	const q = questionOf(frame);
	const input = INPUTS[q.kind](q, group, words, frame);
	const below = foot(q, noticed(local, words) || h2("small", {}, q.later), [q.away && doing("back", q.back, "bl-quiet")], doing("answer", q.commit, "bl-main"));
	return q.kind === "turn" ? h2("div.bl-predict#predict", {}, input, below) : [h2("div.bl-predict#predict", {}, input), below];
}
function verdict(frame, local, words, worked) {
	const q = questionOf(frame);
	const result = q.result;
	const main = !reveals(q) ? "again" : result.fresh && result.told ? "fresh" : q.next ? "next" : result.right ? "" : "again";
	const more = [
		q.away && doing("back", q.back, "bl-quiet"),
		main !== "again" && doing("again", q.again, result.right || result.fresh ? "bl-quiet" : "bl-again"),
		result.may_tell && doing("tell", q.tell, "bl-quiet"),
		result.fresh && main !== "fresh" && doing("fresh", q.fresh, "bl-again")
	];
	const chief = (main === "fresh" || main === "again") && doing(main, q[main], "bl-main");
	return [h2("div.bl-verdict#verdict", { class: tone(result) }, outcome(frame, local, words, worked, true)), foot(q, noticed(local, words) || h2("small", {}, q.state), more, chief)];
}

// src/check.js
import { light, stage } from "./board.js";
import { h as h3 } from "./common.js";
import { shownBy } from "./common.js";
import { laid, TRAYS } from "./table.js";
import * as panels from "./table.js";
import { artStyle, lying, slots } from "./table.js";
import { copied } from "./board.js";
import { Table } from "./table.js";
import { mark, PACE, reach } from "./ways.js";
var PICKS = new Set(["again", "whole", "hint", "tell", "up", "down", "fresh", "next", "back"]);
var Card = class extends Table {
	played;
	content() {
		const { frame, local, words, area } = this;
		local.below = true;
		const { kind, result } = questionOf(frame);
		const playing = kind === "turn" && !result;
		const told = reveals(questionOf(frame));
		const around = (name, wanted = () => true) => !told && slots(name, frame, words, wanted);
		this.root.classList.add("bl-card");
		this.root.classList.toggle("bl-playing", playing);
		const set = !!lying(frame, "seats").length || !!lying(frame, "hand").length;
		this.root.classList.toggle("bl-set", set);
		const folded = playing || set || !!questionOf(frame).ways;
		const ladder = !told && hints(frame, local, words, folded);
		return [
			artStyle(frame),
			...this.above(),
			laid(frame, {
				board: stage(frame, area, local, words, slots("board", frame, words)),
				question: h3("div.bl-question#question", {}, asked(frame, local, words), folded && ladder),
				turn: playing && panels.turn(frame, words),
				seats: slots("seats", frame, words, (slot) => !TRAYS.has(slot.kind)),
				others: around("seats", (slot) => TRAYS.has(slot.kind)),
				hand: slots("hand", frame, words),
				costs: !result && slots("costs", frame, words),
				actions: playing ? (costs) => panels.actions(frame, words, costs) : void 0,
				answer: (apart) => result ? verdict(frame, local, words, !apart) : prediction(frame, local, `bl ${this.link.client}`, words),
				worked: () => result ? workings(frame, local, words) : null,
				hints: !folded && ladder
			}),
			copied(local, words)
		];
	}
	changed() {
		const result = questionOf(this.frame)?.result;
		if (result) this.local.tab = result.seat;
		else this.root.style.minHeight = "";
		super.changed();
	}
	marks() {
		super.marks();
		const q = questionOf(this.frame);
		const told = q?.ways;
		mark(this.root, told?.signs ?? {});
		const result = q?.result;
		const pointing = this.over?.line !== void 0 || this.local.walk >= 0 || this.focused()?.closest?.(".bl-rline");
		const rings = q && !q.drawn;
		for (const spot of this.root.querySelectorAll(".bl-hit")) {
			const key = spot.getAttribute("data-place") ?? "";
			spot.classList.toggle("bl-mine", !!rings && !!this.frame.pick?.keys.includes(key));
			spot.classList.toggle("bl-wrong", !!rings && !!result?.wrong.includes(key));
		}
		if (!result || pointing) return;
		if (rings) light(this.root, result.lit, result.focus);
		else if (told?.at) light(this.root, result.lit, []);
	}
	act(target, event) {
		const what = target.getAttribute("data-do");
		if (what === "answer") return this.commit();
		const key = target.getAttribute("data-pick") ?? "";
		if (what === "played") return this.playWay(key);
		this.stopWay();
		if (what === "way") return target.getAttribute("aria-disabled") ? void 0 : this.ask("jump", { key, at: Number(target.getAttribute("data-at")) });
		if (what === "hint") this.local.rung = "";
		this.last = `[data-do="${what}"][data-pick="${key}"]`;
		if (what && PICKS.has(what)) return this.ask("pick", { key: `${what}:${key}` });
		super.act(target, event);
	}
	draw() {
		super.draw();
		const told = questionOf(this.frame)?.ways;
		const walks = told ? `${told.shown} ${told.at}` : "";
		if (walks && this.local.walks && walks !== this.local.walks) reach(this.root);
		this.local.walks = walks;
	}
	playWay(key) {
		const was = this.local.played;
		this.stopWay();
		this.watch(false);
		if (was === key) return this.draw();
		const here = () => questionOf(this.frame)?.ways;
		const of = here()?.ways.find((way2) => way2.key === key)?.stops.length ?? 0;
		const from = here()?.shown === key && (here()?.at ?? 0) < of ? here()?.at ?? 0 : -1;
		const id = questionOf(this.frame)?.id;
		let at = from;
		const more = () => {
			if (this.signal.aborted || !this.root.isConnected || questionOf(this.frame)?.id !== id || !here()) return this.stopWay();
			at += 1;
			this.ask("jump", { key, at });
			this.local.played = at < of ? key : "";
			this.played = at < of ? setTimeout(more, PACE) : void 0;
			this.draw();
		};
		more();
	}
	stopWay() {
		clearTimeout(this.played);
		this.local.played = "";
	}
	commit() {
		const q = questionOf(this.frame);
		const number2 = this.root.querySelector(".bl-number input");
		const option = ["choice", "legal"].includes(q.kind) ? chosen(this.root, q) : void 0;
		const written = q.kind === "number" ? number2?.value.trim() : option?.written;
		const given = ["number", "choice", "legal"].includes(q.kind) ? written : q.kind !== "cells" || this.frame.pick?.keys.length;
		if (!given) {
			const missing = option?.missing || q.nothing;
			Object.assign(this.local, { notice: missing, about: "" });
			this.speak(missing, true);
			return this.draw();
		}
		this.root.style.minHeight = `${this.root.getBoundingClientRect().height}px`;
		return this.ask("pick", { key: `answer:${written ?? ""}` });
	}
	listen() {
		super.listen();
		const entered = (event) => {
			const target = event.target;
			if (event.key === "Enter" && !event.isComposing && target.matches(".bl-number input, .bl-options input")) this.commit();
		};
		this.root.addEventListener("keydown", entered, { signal: this.signal });
		const given = () => this.local.notice && (this.local.notice = "", this.draw());
		this.root.addEventListener("input", given, { signal: this.signal });
	}
	leaves() {
		return false;
	}
	refocus() {
		const find = (selector) => this.root.querySelector(selector);
		const hint = this.last?.includes('"hint"') && find(".bl-hint:not([aria-disabled])");
		const next = this.last && find(this.last) || hint || find(".bl-told + .bl-commit .bl-main") || find('.bl-number input, .bl-options input, [data-do="up"], .bl-commit .bl-main:not([data-do=answer]), [data-do="again"], [data-do="answer"]');
		if (next) enter(next);
		else super.refocus();
	}
};
var check_default = shownBy(Card);
export {
	Card,
	INPUTS,
	asked,
	chosen,
	check_default as default,
	doing,
	enter,
	hints,
	outcome,
	prediction,
	questionOf,
	reveals,
	shuffled,
	tone,
	verdict,
	workings
};
