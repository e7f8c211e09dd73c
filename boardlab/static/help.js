// src/kept.js
import { button, h } from "./common.js";
var KEY = "boardlab";
var CHOICES = { letters: /^(on|off)$/, motion: /^(system|none)$/, size: /^[123]$/, seats: /^(game|apart)$/, lang: /^\w\w$/, big: /^[\w-]{1,64}$/ };
var MENU = { motion: ["system", "none"], size: ["1", "2", "3"], seats: ["game", "apart"] };
var chosen = {};
var followers = new Set();
function read() {
	try {
		const found = JSON.parse(localStorage.getItem(KEY) ?? "{}");
		chosen = Object.fromEntries(Object.entries(CHOICES).map(([name, form]) => [name, String(found?.[name] ?? "")]).filter(([name, value]) => CHOICES[name].test(value)));
	} catch {
	}
	const page = document.documentElement;
	page.toggleAttribute("data-bl-calm", chosen.motion === "none");
	page.setAttribute("data-bl-size", chosen.size ?? "1");
}
var choice = (name, otherwise = "") => chosen[name] ?? otherwise;
function choose(name, value) {
	if (!CHOICES[name]?.test(value) && value) return;
	read();
	chosen = { ...chosen, [name]: value };
	if (!value) delete chosen[name];
	try {
		localStorage.setItem(KEY, JSON.stringify(chosen));
	} catch {
	}
	tell();
}
function tell() {
	read();
	for (const follow of followers) follow();
}
function obey(signal, follow) {
	read();
	followers.add(follow);
	const elsewhere = (event) => event.key === KEY && (read(), follow());
	globalThis.addEventListener?.("storage", elsewhere, { signal });
	signal.addEventListener("abort", () => followers.delete(follow));
}
function otherTongue(model, lang, langs) {
	const wanted = choice("lang", lang);
	const folder = /(?:^|\/)(\w\w)\/[^/]+\/[^/]+\.ipynb$/.exec(String(model.widget_manager?.context?.path ?? ""));
	return wanted !== lang && langs.includes(wanted) && lang === langs[0] && !(folder && langs.includes(folder[1])) ? wanted : "";
}
var painted = new WeakMap();
function inColours(thing, apart, make) {
	if (choice("seats") !== "apart" || !thing || typeof apart !== "object") return thing;
	const paint = (text) => text.replace(/#[0-9a-f]{6}\b/gi, (colour) => apart[colour.toUpperCase()] ?? colour);
	if (!painted.has(thing)) painted.set(thing, make(thing, paint));
	return painted.get(thing);
}
var repainted = (thing, paint) => thing && JSON.parse(paint(JSON.stringify(thing)));
var row = (label, ...children) => h("div.bl-choice", { role: "group", "aria-label": label }, h("span", { "aria-hidden": "true" }, label), h("div.bl-seg", {}, ...children));
var settings = (frame, local, words) => local.help && h(
	"section.bl-help.bl-settings#settings",
	{ role: "group", "aria-label": words.settings },
	h("b", {}, words.settings),
	...Object.entries(MENU).map(
		([name, values]) => row(
			words[`choice_${name}`],
			...values.map(
				(value) => button({ "data-do": "choose", "data-pick": `${name}:${value}`, "aria-pressed": String(choice(name, values[0]) === value) }, words[`${name}_${value}`])
			)
		)
	),
	row(words.language, ...frame.languages.map(({ key, label }) => button({ "data-do": "language", "data-pick": key, "data-k": `menu ${key}`, lang: key, "aria-pressed": String(key === frame.lang) }, label))),
	h("div.bl-choice", {}, h("div.bl-seg", {}, button({ "data-do": "link", "data-k": "menu link" }, words.link)))
);

// src/motion.js
import { h as h2 } from "./common.js";
var ROLL = 380;
var FLY = 380;
var FADE = 160;
var MOST = 4;
var lying = (frame, name) => frame[`slot.${name}`] ?? [];
var isThrown = (frame, before) => !!before && frame.time.ply === before.time.ply + 1 && lying(frame, "board").length > 0 && !lying(before, "board").length;
var isCalm = (element) => !!element.closest("[data-calm]") || !!element.ownerDocument.defaultView?.matchMedia?.("(prefers-reduced-motion: reduce)").matches;
function fade(element) {
	if (element?.animate && !isCalm(element)) element.animate([{ opacity: 0 }, { opacity: 1 }], { duration: FADE });
}
var moves = (local) => !local.calm && !globalThis.matchMedia?.("(prefers-reduced-motion: reduce)").matches;
var middle = (element) => {
	const box = element.getBoundingClientRect();
	return [box.left + box.width / 2, box.top + box.height / 2];
};
function move(root, frame, before, drawn2) {
	if (!isThrown(frame, before) || !root.animate || isCalm(root)) return;
	for (const [at, die] of [...root.querySelectorAll('.bl-board [data-k^="die:"]')].entries()) {
		const from = `translate(${34 + 20 * at}px, ${26 - 14 * at}px) rotate(${at ? -300 : 270}deg)`;
		die.animate([{ transform: from, opacity: 0.4 }, { transform: "none", opacity: 1 }], { duration: ROLL, easing: "cubic-bezier(.2,.8,.4,1)" });
	}
	const [left, top] = [root.getBoundingClientRect().left + root.clientLeft, root.getBoundingClientRect().top + root.clientTop];
	for (const plate of lying(frame, "seats").flatMap((slot) => slot.items ?? [])) {
		const goal = root.querySelector(`.bl-plate[data-k="${plate.key}"]`);
		for (const [place, name] of (plate.comes ?? []).slice(0, MOST)) {
			const tile = root.querySelector(`.bl-hit[data-place="${CSS.escape(place)}"]`);
			if (!goal || !tile) continue;
			const [[x, y], [toX, toY]] = [middle(tile), middle(goal)];
			const card = h2("i.bl-fly", { "aria-hidden": "true" }, drawn2(name));
			card.style.left = `${x - left - 13}px`;
			card.style.top = `${y - top - 13}px`;
			root.append(card);
			const flight = card.animate([{ transform: "scale(1.2)" }, { transform: `translate(${toX - x}px, ${toY - y}px) scale(.7)` }], { duration: FLY, easing: "cubic-bezier(.4,0,.6,1)" });
			flight.onfinish = flight.oncancel = () => card.remove();
		}
	}
}

// src/tip.js
import { h as h3, picture } from "./common.js";
var HOVER = 500;
var PRESS = 450;
var SLIP = 12;
var GAP = 8;
var THINGS = "[data-rule], [data-place], [data-tip], [title]";
var drawn = (piece) => h3("span.bl-piece", { "aria-hidden": "true" }, picture(piece.svg));
var Tip = class {
	constructor(view) {
		this.view = view;
		this.box = h3("div.bl-tip", { hidden: true });
		this.thing = null;
		this.over = null;
		this.rules = new Map();
		this.held = false;
		this.at = void 0;
		this.came = false;
		this.aloud = false;
		view.root.append(this.box);
		const { root, signal } = view;
		const on = (type, listener, capture = false) => root.addEventListener(type, listener, { signal, capture });
		on("pointerover", (event) => {
			if (event.pointerType !== "mouse") return;
			this.came = !!this.at && this.at[0] === event.clientX && this.at[1] === event.clientY;
			if (this.came) this.rest(null);
			else this.rest(this.find(event.target, event));
		});
		on("pointermove", (event) => {
			this.at = [event.clientX, event.clientY];
			if (event.pointerType !== "mouse" || event.buttons || !(this.came || event.target.closest(".bl-stage > svg"))) return;
			this.came = false;
			this.rest(this.find(event.target, event));
		});
		on("pointerleave", () => this.rest(null));
		on("pointerdown", (event) => this.press(event));
		on("pointermove", (event) => this.from && Math.hypot(event.clientX - this.from[0], event.clientY - this.from[1]) > SLIP && this.let());
		on("pointerup", () => this.let());
		on("pointercancel", () => this.let());
		on("contextmenu", (event) => (this.from || this.held) && event.preventDefault());
		on("click", (event) => {
			if (!this.held) return;
			this.held = false;
			event.preventDefault();
			event.stopImmediatePropagation();
		}, true);
		signal.addEventListener("abort", () => clearTimeout(this.timer));
	}
	find(under, event) {
		const thing = (event && this.view.beside?.(under, event)) ?? under.closest(THINGS);
		return thing && this.view.root.contains(thing) && !this.box.contains(under) ? thing : null;
	}
	rest(thing) {
		if (thing === this.over) return;
		this.over = thing;
		clearTimeout(this.timer);
		const title = thing?.getAttribute("title");
		if (thing && title) {
			if (!thing.hasAttribute("data-tip")) thing.setAttribute("data-tip", title);
			thing.removeAttribute("title");
		}
		if (!this.thing || this.thing !== thing) this.hide();
		if (thing) this.timer = setTimeout(() => this.show(thing), HOVER);
	}
	press(event) {
		this.let();
		this.held = false;
		this.hide();
		const thing = this.find(event.target, event);
		if (event.pointerType !== "touch" || !thing) return;
		this.from = [event.clientX, event.clientY];
		this.timer = setTimeout(() => {
			this.held = true;
			this.show(thing);
		}, PRESS);
	}
	let() {
		this.from = void 0;
		clearTimeout(this.timer);
	}
	ask(focused) {
		const thing = this.find(focused) ?? focused;
		if (this.thing === thing) this.hide();
		else this.show(thing, true);
	}
	show(thing, aloud = false) {
		if (!thing.isConnected) return;
		this.thing = thing;
		this.aloud = aloud;
		const place = thing.getAttribute("data-place");
		const rule = thing.getAttribute("data-rule");
		const { frame } = this.view;
		const piece = this.view.piece?.(thing);
		if (rule) {
			const title = thing.getAttribute("data-title") ?? thing.textContent ?? "";
			const known = this.rules.get(`${frame.lang} ${rule}`);
			this.fill(thing, title, known ?? "", rule, aloud && !!known);
			if (known === void 0) this.view.ask?.("what", { key: rule });
		} else if (place) {
			this.view.whenTold?.(() => this.thing === thing && this.fill(thing, this.view.frame.board?.says[place] ?? "", piece?.text ?? "", "", aloud));
		} else if (piece) this.fill(thing, piece.name, piece.text, "", aloud);
		else {
			const told = thing.getAttribute("data-tip") || thing.getAttribute("title") || thing.getAttribute("aria-label") || thing.textContent || "";
			const [head, ...more] = told.split("\n");
			this.fill(thing, head, more.join(" "), thing.getAttribute("data-id") ?? "", aloud);
		}
	}
	heard(rule, says) {
		this.rules.set(`${this.view.frame.lang} ${rule}`, says);
		if (this.thing?.getAttribute("data-rule") === rule) this.show(this.thing, this.aloud);
	}
	fill(thing, head, says, id, aloud) {
		if (!head.trim()) return this.hide();
		const piece = id ? void 0 : this.view.piece?.(thing);
		this.box.replaceChildren(...piece ? [drawn(piece)] : [], h3("b", {}, head), ...says ? [h3("span", {}, says)] : [], ...id ? [h3("code", {}, id)] : []);
		this.box.hidden = false;
		this.put(thing);
		if (aloud) this.view.speak([head, says].filter(Boolean).join(". "));
	}
	put(thing) {
		const { box, view } = this;
		const home = view.root.getBoundingClientRect();
		const spots = view.spots?.(thing) ?? [];
		const rects = (spots.length ? spots : [thing]).map((spot) => spot.getBoundingClientRect());
		const top = Math.min(...rects.map((rect) => rect.top)) - home.top;
		const bottom = Math.max(...rects.map((rect) => rect.bottom)) - home.top;
		const left = Math.min(...rects.map((rect) => rect.left)) - home.left;
		const right = Math.max(...rects.map((rect) => rect.right)) - home.left;
		box.style.left = box.style.top = "0";
		const [wide, high] = [box.offsetWidth, box.offsetHeight];
		const within = (at, size, room) => Math.max(4, Math.min(room - size - 4, at));
		const across = within((left + right - wide) / 2, wide, home.width);
		const down = within((top + bottom - high) / 2, high, home.height);
		const kept = [...view.root.querySelectorAll(".bl-callout")].map((one) => one.getBoundingClientRect());
		const covers = ([x2, y2]) => kept.some((one) => x2 < one.right - home.left && x2 + wide > one.left - home.left && y2 < one.bottom - home.top && y2 + high > one.top - home.top);
		const aside = (one) => [[across, one.bottom - home.top + GAP], [across, one.top - home.top - GAP - high]];
		const fits = ([x2, y2]) => x2 >= 0 && y2 >= 0 && x2 + wide <= home.width && y2 + high <= home.height;
		const ways = [[across, bottom + GAP], [across, top - GAP - high], [right + GAP, down], [left - GAP - wide, down], ...kept.flatMap(aside)];
		const [x, y] = ways.find((way) => fits(way) && !covers(way)) ?? ways.find(fits) ?? [Math.max(0, left - GAP - wide), down];
		box.style.left = `${Math.round(x)}px`;
		box.style.top = `${Math.round(y)}px`;
	}
	settle() {
		if (this.thing && !this.thing.isConnected) this.hide();
	}
	hide() {
		const open = !!this.thing;
		this.thing = null;
		this.box.hidden = true;
		return open;
	}
};

// src/tongue.js
import { h as h4 } from "./common.js";
import { strip, tool } from "./common.js";
function otherNotebook(model, lang, langs, spoke, words) {
	const path = String(model.widget_manager?.context?.path ?? "");
	const [, before = "", written = "", rest = ""] = /^(.*?\/)?(\w\w)(\/[^/]+\/[^/]+\.ipynb)$/.exec(path) ?? [];
	if (spoke !== lang || written === lang || !langs.includes(written)) return null;
	const other = `${before}${lang}${rest}`;
	const link = { href: `/lab/tree/${encodeURI(other)}`, "data-commandlinker-command": "docmanager:open", "data-commandlinker-args": JSON.stringify({ path: other }) };
	return strip("tongue", h4("a", link, words.other_notebook), tool(words, "close", words.close, { "data-do": "unspoke" }));
}
export {
	Tip,
	choice,
	choose,
	drawn,
	fade,
	inColours,
	move,
	moves,
	obey,
	otherNotebook,
	otherTongue,
	repainted,
	settings
};
