// src/picture.js
import { picture, same } from "./common.js";
var LAYER = /^<g data-layer=/;
var SVG = '<svg xmlns="http://www.w3.org/2000/svg">';
function taken(text) {
	const lines = text.split("\n");
	const first = lines.findIndex((line) => LAYER.test(line));
	const head = lines.slice(0, first).filter((line) => !line.startsWith("<title>")).join("\n");
	const layers = [];
	for (const line of lines.slice(first)) {
		if (LAYER.test(line)) layers.push({ name: line, lines: [] });
		else if (line !== "</g>" && line !== "</svg>" && line) layers.at(-1)?.lines.push(line);
	}
	return { head, layers };
}
function redrawn(text, before, live) {
	return live && before && changed(taken(text), taken(before), live) || picture(text);
}
function changed(now, old, live) {
	const groups = [...live.children].filter((child) => child.hasAttribute("data-layer"));
	const fits = now.head === old.head && now.layers.length === groups.length && groups.length > 0;
	if (!fits || now.layers.some(({ name }, at) => name !== old.layers[at]?.name)) return null;
	if (groups.some((group, at) => group.childElementCount !== old.layers[at].lines.length)) return null;
	let number = 0;
	const news = [];
	const layers = groups.map((group, at) => {
		const there = new Map();
		for (const [index, child] of [...group.children].entries()) {
			delete child.known;
			const line = old.layers[at].lines[index];
			there.get(line)?.push(child) ?? there.set(line, [child]);
		}
		return now.layers[at].lines.map((line) => {
			const stays = there.get(line)?.shift();
			return stays ? same(stays, `=${number++}`) : news.push(line) - 1;
		});
	});
	const read = news.length ? [...picture(`${SVG}${news.join("")}</svg>`)?.children ?? []] : [];
	if (read.length !== news.length) return null;
	const next = live.cloneNode(false);
	for (const child of live.children) {
		const at = groups.indexOf(child);
		if (at < 0) next.append(same(child));
		else {
			const group = child.cloneNode(false);
			group.append(...layers[at].map((shape) => typeof shape === "number" ? read[shape] : shape));
			next.append(group);
		}
	}
	return next;
}

// src/board.js
import { button, h, picture as picture2 } from "./common.js";
import { icon } from "./common.js";
import { ruled } from "./common.js";
var GLIDE = 240;
function stage(frame, area, local, words, corner) {
	const board2 = frame.board;
	if (!board2) return null;
	const live = local.svg ? local.root?.querySelector(".bl-stage > svg") ?? null : null;
	const drawn = !board2.svg ? null : live && board2.svg === local.svg ? h("svg", { "data-same": true }) : redrawn(board2.svg, local.svg, live);
	drawn?.setAttribute("data-k", "picture");
	local.svg = board2.svg;
	const main = h(
		"div.bl-stage#stage",
		{ class: !drawn && "bl-astext" },
		drawn,
		grid(frame, area, local, !drawn),
		corner,
		(!drawn || local.facts) && facts(board2, !!drawn, words)
	);
	return main;
}
var facts = (board2, over, words) => h(
	"section.bl-facts#facts",
	{ role: "group", "aria-label": words.facts, tabindex: over ? 0 : null },
	over && h("b", {}, words.facts),
	over && button({ class: "bl-x", "aria-label": words.close, "data-do": "facts" }, icon(words, "close")),
	h("ul", {}, ...board2.facts.map((fact) => h("li", {}, fact)))
);
function grid(frame, area, local, seen) {
	const board2 = frame.board;
	const targets = new Set(frame.pick?.keys.length ? frame.pick.targets : []);
	const picked = new Set(frame.pick?.keys ?? []);
	const at = board2.says[local.at] ? local.at : area.rows[0]?.[0] ?? "";
	const before = local.grid?.area === area && local.grid.seen === seen ? local.grid.cells : new Map();
	const cells = new Map();
	local.grid = { area, seen, cells };
	return h(
		"div.bl-grid#grid",
		{ class: !seen && "bl-unseen", role: "grid", "aria-label": board2.label },
		...area.rows.map((row) => {
			let differ = false;
			const made = row.map((key) => {
				const attrs = {
					class: [picked.has(key) && "bl-picked", targets.has(key) && "bl-target", frame.refused?.tried === key && "bl-barred"].filter(Boolean).join(" "),
					tabindex: key === at ? 0 : -1,
					"aria-label": board2.says[key],
					"aria-selected": picked.has(key) && "true"
				};
				const texts = seen ? [board2.names?.[key] ?? key, board2.stands[key] ?? "·"] : [];
				const now = [...Object.values(attrs), ...texts].join("\n");
				cells.set(key, now);
				if (before.get(key) === now) return h("span", { "data-same": true });
				differ = true;
				return h(
					"span",
					{ role: "gridcell", "data-place": key, ...attrs },
					seen && h("small", { "aria-hidden": "true" }, texts[0]),
					seen && h("b", { "aria-hidden": "true" }, texts[1])
				);
			});
			return differ ? h("div", { role: "row" }, ...made) : h("div", { "data-same": true });
		})
	);
}
var spotOf = (root, tried) => hits(root, tried).at(-1) ?? [...root.querySelectorAll(`[data-pick="${CSS.escape(tried)}"]`)].find((one) => one.getClientRects().length);
function callout(frame, local, words, more) {
	const refused = local.hidden === frame.rev ? null : frame.refused;
	const said = local.about && local.notice;
	if (!refused && !said) return null;
	return h(
		"div.bl-callout#callout",
		{},
		button({ class: "bl-x", "aria-label": words.close, "data-do": said ? "unnotice" : "unrefuse" }, icon(words, "close")),
		said ? h("p", {}, h("b", {}, said)) : refused?.reasons.map((reason, index) => h("p", {}, index === 0 ? h("b", {}, reason.text) : reason.text, " ", ruled(reason))),
		more
	);
}
function placeCallout(root, tried) {
	const box = root.querySelector(".bl-callout");
	if (!box) return;
	const spot = tried && spotOf(root, tried);
	box.classList.toggle("bl-aside", !spot);
	if (!spot) return;
	const home = root.getBoundingClientRect();
	const around = (spot.closest(".bl-stage, .bl-st-side, .bl-rim") ?? root).getBoundingClientRect();
	const cell = spot.getBoundingClientRect();
	const middle = cell.left + cell.width / 2 - home.left;
	const wide = box.offsetWidth;
	const left = Math.max(8, Math.min(home.width - wide - 8, middle - wide / 2));
	const above = cell.top - home.top - box.offsetHeight - 10;
	const under = cell.bottom - home.top + 10;
	const upper = cell.top + cell.height / 2 < around.top + around.height / 2;
	const below = upper ? above < 0 : under + box.offsetHeight < around.bottom - home.top;
	box.classList.toggle("bl-below", below);
	box.style.setProperty("--tip", `${Math.round(Math.max(14, Math.min(wide - 14, middle - left)))}px`);
	box.style.left = `${Math.round(left)}px`;
	box.style.top = `${Math.round(Math.max(4, below ? under : above))}px`;
}
function hits(root, key) {
	return key ? [...root.querySelectorAll(`.bl-hit[data-place="${CSS.escape(key)}"]`)] : [];
}
function standing(root) {
	const spots = new Map();
	for (const piece of root.querySelectorAll("svg [data-key]")) {
		const style = piece.style;
		if (style?.transform) spots.set(piece.getAttribute("data-key") ?? "", style.transform);
	}
	return spots;
}
function glide(piece, spots) {
	const from = piece.getAttribute("data-from");
	const key = piece.getAttribute("data-key") ?? "";
	if (!from || spots.has(key)) return;
	const before = spots.get(key.slice(0, key.lastIndexOf("@") + 1) + from);
	const after = piece.style.transform;
	if (!before || !after || piece.closest("[data-bl-calm]") || piece.ownerDocument.defaultView?.matchMedia?.("(prefers-reduced-motion: reduce)").matches) return;
	piece.animate?.([{ transform: before }, { transform: after }], { duration: GLIDE, easing: "cubic-bezier(.3,.7,.3,1)" });
}
function light(root, places, focus) {
	const svg = root.querySelector(".bl-stage > svg");
	const lit = new Set(places);
	if (!svg || !lit.size && !svg.classList.contains("bl-dimmed")) return;
	svg.classList.toggle("bl-dimmed", lit.size > 0);
	for (const shape of svg.querySelectorAll("[data-key]")) {
		const key = shape.getAttribute("data-key") ?? "";
		const cell = key.slice(Math.max(key.lastIndexOf("@"), key.lastIndexOf(":")) + 1);
		shape.classList.toggle("bl-dim", lit.size > 0 && !lit.has(cell));
	}
	for (const spot of svg.querySelectorAll(".bl-hit")) {
		const key = spot.getAttribute("data-place") ?? "";
		spot.classList.toggle("bl-lit", lit.has(key));
		spot.classList.toggle("bl-focus", focus.includes(key));
	}
}

// src/strips.js
import { button as button2, h as h2 } from "./common.js";
import { token } from "./common.js";
import { strip, tool } from "./common.js";
var DONE = "\n";
function copied(local, words) {
	const { copy } = local;
	return copy && strip(
		"copy",
		copy === DONE ? words.copied : words.copy_failed,
		copy !== DONE && h2("input", { readonly: true, value: copy, "aria-label": words.copy }),
		tool(words, "close", words.close, { "data-do": "uncopy" })
	);
}
var noticed = (local, words) => local.notice && !local.about && strip("notice", local.notice, tool(words, "close", words.close, { "data-do": "unnotice" }));
function strips(frame, local, words, kept) {
	return [
		// What comes and goes lies over the rest, and moves nothing.
		h2(
			"div.bl-over#over",
			{},
			h2(
				"div",
				{},
				local.link && strip(
					"link",
					words[local.link].replace("{pick}", kept || "–"),
					/asleep|gone/.test(local.link) && button2({ class: "bl-main", "data-do": "retry" }, words.reconnect)
				),
				!local.below && noticed(local, words)
			)
		),
		frame.notes.map((note, index) => strip(`note${index}`, note))
	];
}
function help(local, words) {
	if (!local.help) return null;
	const keys = words.keys.split("\n").map((line) => line.split("	"));
	return h2(
		"section.bl-help#helpbox",
		{ role: "group", "aria-label": words.help },
		h2("dl", {}, ...keys.map(([key, what]) => h2("div", {}, h2("dt", {}, ...key.split(" ").map((k) => h2("kbd", {}, k))), h2("dd", {}, what)))),
		button2(
			{ class: "bl-check", role: "switch", "data-do": "letters", "aria-checked": String(local.letters) },
			h2("i", { "aria-hidden": "true" }),
			words.letters
		)
	);
}
function cover(frame, words) {
	if (!frame.cover) return null;
	return h2(
		"div.bl-cover#cover",
		{},
		token(words, frame.cover.seat, 72),
		h2("b", {}, frame.cover.says),
		h2("p", {}, frame.cover.note),
		button2({ class: "bl-main", "data-do": "reveal" }, frame.cover.button)
	);
}

// src/keys.js
import { letterOf } from "./common.js";
var WAYS = {
	ArrowLeft: ["left"],
	ArrowRight: ["right"],
	ArrowUp: ["up", "up-right", "up-left"],
	ArrowDown: ["down", "down-left", "down-right"],
	Home: ["up-left"],
	PageUp: ["up-right"],
	End: ["down-left"],
	PageDown: ["down-right"]
};
function keydown(view, event) {
	event.stopPropagation();
	view.byKeys(true);
	if (event.code === "Tab" || event.metaKey || event.altKey) return;
	const target = event.target;
	if (target.matches("input, select")) return;
	const done = letter(view, event, target) || move(view, event, target);
	if (done) event.preventDefault();
}
function move(view, event, target) {
	if (event.code === "Escape") return leave(view, target);
	if (target.getAttribute("role") === "gridcell") return board(view, event, target);
	const list = target.closest(".bl-acts") ?? target.closest('.bl-lines, [role="tablist"], .bl-mainline, .bl-items');
	return !!list && through(event, target, list);
}
function board(view, event, cell) {
	const key = cell.getAttribute("data-place") ?? "";
	const { rows, near } = view.area;
	const row = rows.find((r) => r.includes(key)) ?? [key];
	const ways = near[key] ?? {};
	const digit = event.code.replace(/Digit|Numpad/, "");
	const flat = event.ctrlKey || !Object.keys(ways).join().includes("-");
	if (event.code === "Enter" || event.code === "Space" || event.code === "NumpadEnter") view.pickPlace(key);
	else if (ways[digit]) stand(view, ways[digit]);
	else if (WAYS[event.code] && !(flat && /^[EHP]/.test(event.code))) stand(view, ways[WAYS[event.code].find((way) => ways[way]) ?? ""] ?? key);
	else if (event.code === "Home") stand(view, event.ctrlKey ? rows[0][0] : row[0]);
	else if (event.code === "End") stand(view, event.ctrlKey ? rows.at(-1).at(-1) : row.at(-1));
	else return false;
	return true;
}
function stand(view, key) {
	const cells = [...view.root.querySelectorAll('[role="gridcell"]')];
	const cell = cells.find((other) => other.getAttribute("data-place") === key);
	if (!cell) return;
	for (const other of cells) other.setAttribute("tabindex", other === cell ? "0" : "-1");
	view.local.at = key;
	cell.focus({ preventScroll: true });
	hits(view.root, key)[0]?.scrollIntoView?.({ block: "nearest" });
}
function through(event, target, list) {
	const buttons = [...list.querySelectorAll("[tabindex]")];
	const at = buttons.indexOf(target);
	const to = { ArrowLeft: at - 1, ArrowUp: at - 1, ArrowRight: at + 1, ArrowDown: at + 1, Home: 0, End: buttons.length - 1 }[event.code];
	if (at < 0 || to === void 0) return false;
	const next = buttons[Math.max(0, Math.min(buttons.length - 1, to))];
	for (const other of buttons) other.setAttribute("tabindex", other === next ? "0" : "-1");
	next.focus();
	if (next.getAttribute("role") === "tab") next.click();
	return true;
}
function leave(view, target) {
	const { frame, local, root } = view;
	const told = view.tip?.hide();
	if (told && view.tip?.aloud) return true;
	if (local.help) {
		local.help = false;
		view.draw();
	} else if (local.big) view.enlarge(false);
	else if (frame.pick?.keys.length || frame.refused && local.hidden !== frame.rev) view.ask("cancel");
	else if (told) return true;
	else if (target !== root) {
		root.focus({ preventScroll: true });
		view.speak(view.words.left_board);
	} else {
		const outside = root.parentElement?.closest("[tabindex]") ?? null;
		if (outside) outside.focus({ preventScroll: true });
		else root.blur();
	}
	return true;
}
function letter(view, event, target) {
	if (event.key === "?") {
		view.local.help = !view.local.help;
		view.draw();
		return true;
	}
	const wish = LETTERS[letterOf(event)];
	if (event.ctrlKey || !view.local.letters || !wish) return false;
	wish(view, target.getAttribute("data-place") || view.local.at || view.area.rows[0]?.[0] || "", event.shiftKey, target);
	return true;
}
var LETTERS = {
	F: (view) => view.enlarge(!view.local.big),
	U: (view) => view.ask("undo"),
	Y: (view) => view.ask("redo"),
	W: (view, here) => view.whenTold(() => view.speak(view.frame.board?.says[here] ?? "")),
	I: (view, here, _back, target) => view.explain(here, target),
	D: (view, here) => view.ask("here", { key: here }),
	C: (view) => view.speak(view.frame.told),
	P: (view) => view.speak([...view.frame.pick?.path ?? [], view.frame.pick?.prompt ?? view.frame.turn.says].join(", ")),
	R: (view, here) => view.whenTold(() => {
		const { says = {}, stands = {} } = view.frame.board ?? {};
		const row = view.area.rows.find((keys) => keys.includes(here)) ?? [];
		view.speak(brief(row.filter((key) => stands[key]).map((key) => says[key]), view.words) || view.words.row_empty);
	}),
	S: (view) => {
		const { receipt, players } = view.frame;
		if (!receipt) return view.speak(view.words.no_lines);
		const { tab } = view.local;
		const told = receipt.lines.filter(({ seat }) => seat < 0 || seat === tab).map(({ says }) => says);
		if (receipt.totals.length) told.unshift(`${players[tab].name}: ${receipt.totals[tab]}`);
		view.speak(brief(told, view.words));
	},
	G: (view, _here, back) => view.walkBy?.(back ? -1 : 1),
	N: (view, here, back) => {
		const all = view.area.rows.flat();
		const order = all.filter((key) => view.frame.pick?.targets.includes(key));
		if (!order.length) return view.speak(view.words.no_target);
		const from = all.indexOf(here);
		const ahead = order.filter((key) => back ? all.indexOf(key) < from : all.indexOf(key) > from);
		return stand(view, back ? ahead.at(-1) ?? order.at(-1) : ahead[0] ?? order[0]);
	}
};
var MOST = 115;
function brief(parts, words) {
	let told = "";
	for (const [index, part] of parts.entries()) {
		const longer = told ? `${told}; ${part}` : part;
		if (told && longer.length > MOST) return `${told}; ${words.and_more.replace("{n}", String(parts.length - index))}`;
		told = longer;
	}
	return told;
}

// src/study.js
import { h as h3, same as same2, sync } from "./common.js";
import { keepFocus, onResize } from "./common.js";
import { shownBy } from "./common.js";
import { Link } from "./common.js";
import { onPress } from "./common.js";
import { dress } from "./common.js";
var REST = 400;
var View = class {
	constructor(model, el, signal) {
		this.model = model;
		this.signal = signal;
		this.local = { at: "", row: "", tab: -1, walk: -1, step: -1, help: false, facts: false, bill: false, rung: "", rungs: false, branches: false, big: false, watching: false, calm: false, letters: true, link: "", notice: "", about: "", copy: "", hidden: -1, svg: "" };
		this.root = h3("section.bl-study", { tabindex: -1, role: "group" });
		this.local.root = this.root;
		this.body = h3("div.bl-all", {});
		this.polite = h3("div.bl-unseen", { role: "status", "aria-live": "polite" });
		this.loud = h3("div.bl-unseen", { role: "alert", "aria-live": "assertive" });
		this.root.append(this.body, this.polite, this.loud);
		el.append(this.root);
		this.link = new Link(model, signal, {
			onAnswer: (answer, message) => this.onAnswer(answer, message),
			onLink: (state) => this.onLink(state)
		});
		this.spoken = -1;
		this.tip = void 0;
		this.keys = false;
		this.kept = new Map();
		this.told = [];
		this.rest = void 0;
		this.meant = -1;
		keepFocus(this.root, signal, () => this.refocus());
		this.listen();
		dress(this.root, signal);
		this.draw();
		this.root.setAttribute("data-ready", "1");
	}
	get frame() {
		return this.model.get("frame");
	}
	get words() {
		return this.model.get("words");
	}
	get area() {
		return this.model.get("area");
	}
	listen() {
		const { root, signal } = this;
		const changed2 = () => this.changed();
		signal.addEventListener("abort", () => clearTimeout(this.rest));
		this.model.on("change:frame", changed2);
		signal.addEventListener("abort", () => this.model.off("change:frame", changed2));
		const on = (type, listener) => root.addEventListener(type, listener, { signal });
		onPress(root, signal, (under) => this.under(under), (seen, event) => this.onClick(seen, event));
		on("change", (event) => event.target.matches("select") && this.ask("seat", { at: Number(event.target.value) }));
		on("keydown", (event) => this.onKey(event));
		on("keyup", () => this.byKeys(true));
		on("pointerdown", () => this.byKeys(false));
		on("focusin", () => this.marks());
		on("focusout", () => this.marks());
		on("pointerover", (event) => this.onOver(event));
		on("pointerleave", () => this.onOver(null));
		onResize(root, signal, () => this.onResize());
		root.addEventListener("scroll", () => this.placeCallout(), { signal, capture: true, passive: true });
	}
	onKey(event) {
		keydown(this, event);
	}
	onResize() {
		this.placeCallout();
	}
	placeCallout() {
		placeCallout(this.root, this.local.about || this.frame.refused?.tried);
	}
	instead() {
		return null;
	}
	byKeys(keys) {
		if (keys === this.keys) return;
		this.keys = keys;
		this.marks();
		this.listenUp();
	}
	ask(what, more) {
		this.local.notice = this.local.about = this.local.copy = this.loud.textContent = "";
		this.link.send(what, this.meant < 0 ? this.frame.rev : this.meant, more);
	}
	changed() {
		const { frame, local } = this;
		if (frame.rev !== this.spoken) Object.assign(local, { walk: frame.receipt?.at ?? -1, step: -1, hidden: -1 });
		const mine = frame.by === this.link.client;
		if (frame.cover) local.notice = local.about = local.copy = this.polite.textContent = this.loud.textContent = "";
		if (frame.rev !== this.spoken && (mine || !frame.by)) {
			this.speak(frame.says);
			if (mine && frame.alert) this.speak(frame.alert, true);
		}
		this.spoken = frame.rev;
		this.draw();
		this.listenUp();
	}
	get isTold() {
		const { board: board2, rev } = this.frame;
		return !board2 || board2.said === void 0 || board2.said === rev;
	}
	listenUp() {
		clearTimeout(this.rest);
		if (this.isTold) {
			for (const then of this.told.splice(0)) then();
		} else if (this.keys || this.local.facts || this.told.length) this.link.whisper("places");
		else this.rest = setTimeout(() => this.link.whisper("places"), REST);
	}
	whenTold(then) {
		if (this.isTold || this.local.link) return then();
		this.told.push(then);
		return this.listenUp();
	}
	speak(text, loud = false) {
		const region = loud ? this.loud : this.polite;
		if (text) region.textContent = region.textContent === text ? `${text} ` : text;
	}
	draw() {
		const { frame, local, root } = this;
		if (local.tab < 0) local.tab = Math.max(0, frame.turn.seat);
		const spots = standing(root);
		const had = root.contains(this.focused()) ? this.focused() : null;
		if (root.lang !== frame.lang) root.lang = frame.lang;
		root.setAttribute("aria-label", frame.label);
		const next = h3(
			"div.bl-all",
			{ class: local.link && "bl-silent" },
			...this.content(),
			!frame.cover && callout(frame, local, this.words, this.instead())
		);
		this.settle(next);
		if (had && this.leaves(had, next)) this.focusOn(this.cell());
		root.draws = true;
		sync(this.body, next, (added) => glide(added, spots));
		root.draws = false;
		this.marks();
		this.placeCallout();
		this.tip?.settle();
		this.showNow();
		if (had && !(root.contains(had) && root.contains(this.focused()))) this.refocus(had.getAttribute("data-pick"));
	}
	content() {
		const { frame, local, words, area } = this;
		return [
			...this.above(),
			frame.cover ? cover(frame, words) : h3("div.bl-body.bl-single#body", {}, h3("div.bl-left#left", {}, stage(frame, area, local, words)))
		];
	}
	keep(key, of, make) {
		const [before, live] = [this.kept.get(key), this.body.querySelector(`[data-k="${key}"]`)];
		this.kept.set(key, of);
		if (!live || !before || of.some((each, at) => each !== before[at])) return make();
		return Object.assign(same2(live), { make });
	}
	settle(_next) {
	}
	above() {
		const { frame, local, words } = this;
		const { key, do: what } = this.link.kept() ?? {};
		if (frame.cover) Object.assign(local, { svg: "", grid: void 0 });
		return [strips(frame, local, words, key ?? what ?? ""), help(local, words)];
	}
	focused() {
		return this.root.getRootNode().activeElement;
	}
	refocus(pick) {
		const other = pick ? this.root.querySelector(`[data-pick="${CSS.escape(pick.startsWith("less:") ? pick.slice(5) : `less:${pick}`)}"]`) : null;
		const next = other ?? (pick ? this.root.querySelector(".bl-stk button, .bl-asks button") : null) ?? this.root.querySelector('[data-do="reveal"]') ?? this.cell() ?? this.root;
		this.focusOn(next);
	}
	cell() {
		return this.root.querySelector('[role="gridcell"][tabindex="0"]');
	}
	focusOn(next) {
		if (next !== this.focused()) next?.focus({ preventScroll: true });
	}
	leaves(had, next) {
		for (let up = had.hasAttribute("data-k") ? had : null; up; up = up.parentElement?.closest("[data-k]") ?? null) {
			const there = next.querySelector(`[data-k="${CSS.escape(up.getAttribute("data-k") ?? "")}"]`);
			if (there) return up !== had && !there.hasAttribute("data-same");
		}
		return false;
	}
	showNow() {
	}
	marks() {
		const focused = this.focused();
		const line = focused?.closest?.(".bl-rline") ?? null;
		const shown = this.over?.line ?? (line && this.root.contains(line) ? Number(line.getAttribute("data-line")) : this.local.walk);
		const bill = this.frame.receipt?.lines[shown];
		const drawn = shown >= 0 && shown === this.frame.receipt?.at;
		if (!drawn) light(this.root, bill?.places ?? [], bill?.focus ?? []);
		const cell = focused?.getAttribute?.("role") === "gridcell" && this.root.contains(focused) ? focused.getAttribute("data-place") : "";
		for (const spot of this.root.querySelectorAll(".bl-hit.bl-at, .bl-hit.bl-over")) spot.classList.remove("bl-at", "bl-over");
		for (const spot of hits(this.root, this.keys ? cell : "")) spot.classList.add("bl-at");
		for (const spot of hits(this.root, this.over?.place)) spot.classList.add("bl-over");
	}
	onOver(event) {
		const line = event?.target.closest?.(".bl-rline")?.getAttribute("data-line") ?? null;
		const place = event?.target.closest?.("[data-place]")?.getAttribute("data-place") ?? null;
		if (line === (this.over?.line?.toString() ?? null) && place === (this.over?.place ?? null)) return;
		this.over = { line: line === null ? void 0 : Number(line), place };
		this.marks();
	}
	under(under) {
		return { place: under.closest("[data-place]")?.getAttribute("data-place"), target: under.closest("[data-do]"), rev: this.frame.rev };
	}
	onClick({ place, target, rev }, event) {
		this.meant = rev;
		if (place) {
			this.pickPlace(place);
			const cell = this.root.querySelector(`[role=gridcell][data-place="${CSS.escape(this.local.at)}"]`);
			cell?.setAttribute("tabindex", "0");
			this.focusOn(cell);
		} else if (target && !target.matches("select")) this.act(target, event);
		this.meant = -1;
	}
	explain(here, _target) {
		this.whenTold(() => this.speak(this.frame.board?.says[here] ?? ""));
	}
	pickPlace(key) {
		this.local.at = key;
		for (const spot of hits(this.root, key)) spot.classList.add("bl-press");
		this.ask("pick", { key });
	}
	act(target, event) {
		const { local, frame } = this;
		const what = target.getAttribute("data-do") ?? "";
		const at = Number(target.getAttribute("data-at") ?? 0);
		const key = target.getAttribute("data-pick") ?? "";
		if (what === "help") local.help = !local.help;
		else if (what === "letters") local.letters = !local.letters;
		else if (what === "unnotice") local.notice = local.about = "";
		else if (what === "uncopy") local.copy = "";
		else if (what === "unrefuse") local.hidden = frame.rev;
		else if (what === "big") return this.enlarge(!local.big);
		else if (what === "retry") return this.link.retry();
		else if (what === "facts") {
			event.preventDefault();
			local.facts = !local.facts;
			this.listenUp();
		} else {
			const fresh = target.hasAttribute("data-fresh");
			if (what === "pick" && fresh) {
				local.row = key;
				target.setAttribute("tabindex", "0");
			}
			target.classList.add("bl-press");
			const first = target.getAttribute("data-first");
			if (first) this.ask(what, { key: first, fresh: true });
			return this.ask(what, what === "pick" ? { key, fresh: fresh && !first } : key ? { key } : { at });
		}
		this.draw();
	}
	enlarge(big) {
		const { root, local } = this;
		const cell = root.parentElement;
		const had = this.focused();
		local.big = big;
		if (cell) cell.style.minHeight = big ? `${cell.getBoundingClientRect().height}px` : "";
		root.classList.toggle("bl-big", big);
		if (big) root.setAttribute("popover", "manual");
		if (big) root.showPopover?.();
		else if (root.hasAttribute("popover")) {
			root.hidePopover?.();
			root.removeAttribute("popover");
		}
		this.draw();
		if (root.contains(had)) had.focus({ preventScroll: true });
	}
	onAnswer(answer, message) {
		for (const pressed of this.root.querySelectorAll(".bl-press")) pressed.classList.remove("bl-press");
		if (/copy|link/.test(message.do) && answer.answer === "done") return this.copy(answer.text);
		if (message.do === "what" && answer.answer === "done") return this.tip?.heard(message.key ?? "", answer.text);
		if (message.do === "here" && answer.answer === "done") this.speak(answer.text);
		if (answer.text && answer.answer !== "done") {
			Object.assign(this.local, { notice: answer.text, about: message.key && spotOf(this.root, message.key) ? message.key : "" });
			this.speak(answer.text, true);
			this.draw();
		}
	}
	async copy(text) {
		try {
			await navigator.clipboard.writeText(text);
			this.speak(this.words.copied);
			this.local.copy = DONE;
		} catch {
			this.local.copy = text;
		}
		this.draw();
	}
	onLink(state) {
		this.local.link = state;
		this.loud.textContent = "";
		if (/asleep|ended/.test(state)) this.speak(this.words[state], true);
		else if (/^$|busy/.test(state)) this.speak(this.words[state || "awake"]);
		this.draw();
	}
};
var study_default = shownBy(View);
export {
	DONE,
	View,
	callout,
	copied,
	cover,
	study_default as default,
	glide,
	help,
	hits,
	keydown,
	light,
	noticed,
	placeCallout,
	redrawn,
	spotOf,
	stage,
	stand,
	standing,
	strips
};
