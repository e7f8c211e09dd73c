// src/dom.js
var SVG = "http://www.w3.org/2000/svg";
var SVG_TAGS = /* @__PURE__ */ new Set(["svg", "path", "text"]);
var STOPS = "button, input, select, summary, [tabindex]";
function h(name, attrs = {}, ...children) {
	const [label, key] = name.split("#");
	const [tag, ...classes] = label.split(".");
	const element = SVG_TAGS.has(tag) ? document.createElementNS(SVG, tag) : document.createElement(tag);
	const given = { ...attrs, class: [...classes, attrs.class].filter(Boolean).join(" ") || null, "data-k": key ?? attrs["data-k"] };
	for (const [attr, value] of Object.entries(given)) {
		if (value !== null && value !== void 0 && value !== false) element.setAttribute(attr, value === true ? "" : String(value));
	}
	if (element.matches(STOPS)) element.setAttribute("data-lm-suppress-shortcuts", "true");
	append(element, children);
	return element;
}
function append(element, children) {
	for (const child of children) {
		if (Array.isArray(child)) append(element, child);
		else if (child instanceof Node) element.append(child);
		else if (child || child === 0) element.append(String(child));
	}
}
function button(attrs, ...children) {
	const key = ["do", "pick", "at", "line"].map((name) => attrs[`data-${name}`] ?? "").join(" ");
	return h("button", { type: "button", "data-k": key, ...attrs }, ...children);
}
function picture(text) {
	const parsed = new DOMParser().parseFromString(text, "image/svg+xml").documentElement;
	if (parsed.localName !== "svg") return null;
	for (const extra of parsed.querySelectorAll("title, desc, script, foreignObject")) extra.remove();
	parsed.setAttribute("aria-hidden", "true");
	parsed.removeAttribute("role");
	return document.importNode(parsed, true);
}
function keyOf(node2) {
	return node2 instanceof Element ? node2.getAttribute("data-key") ?? node2.getAttribute("data-k") : null;
}
function sync(from, to, onAdded) {
	if (to.hasAttribute("data-same")) return;
	for (const { name } of [...from.attributes]) if (!to.hasAttribute(name)) from.removeAttribute(name);
	for (const { name, value } of to.attributes) if (from.getAttribute(name) !== value) from.setAttribute(name, value);
	const wanted = [...to.childNodes];
	const keys = new Set(wanted.map(keyOf));
	const keyed = /* @__PURE__ */ new Map();
	for (const child of [...from.childNodes]) {
		const key = keyOf(child);
		if (key !== null && keys.has(key)) keyed.set(key, child);
		else if (key !== null) child.remove();
	}
	let cursor = from.firstChild;
	const drop = () => {
		const gone = cursor;
		cursor = cursor?.nextSibling ?? null;
		gone?.remove();
	};
	for (const want of wanted) {
		const key = keyOf(want);
		const match = key === null ? cursor : keyed.get(key) ?? null;
		if (!match || keyOf(match) !== key || match.nodeName !== want.nodeName) {
			from.insertBefore(want, cursor);
			if (want instanceof Element) for (const added of [want, ...want.querySelectorAll("[data-key]")]) onAdded(added);
			continue;
		}
		while (cursor && cursor !== match && keyOf(cursor) === null) drop();
		if (match === cursor) cursor = cursor.nextSibling;
		else from.insertBefore(match, cursor);
		if (match instanceof Element) sync(match, want, onAdded);
		else if (match.nodeValue !== want.nodeValue) match.nodeValue = want.nodeValue;
	}
	while (cursor) drop();
}

// src/icons.js
function icon(words, key) {
	const name = key.split(":")[0];
	const line = words[`icon.${name}`];
	return h(
		line ? "svg.bl-ic" : "svg.bl-ic.bl-solid",
		{ viewBox: "0 0 24 24", width: 18, height: 18, "aria-hidden": "true" },
		h("path", { d: line ?? words[`solid.${name}`] ?? words["solid.dot"] })
	);
}
function token(words, seat, size) {
	const box = { viewBox: "-16 -16 32 32", width: size, height: size, "aria-hidden": "true" };
	if (seat < 0) return h("svg.bl-token", box, h("path.bl-tb", { d: "M-10-10h20v20h-20z" }));
	const small = seat === 2;
	return h(
		`svg.bl-token.bl-p${seat}`,
		box,
		h("path.bl-tb", { d: words[`shape.${seat % 4}`] }),
		h("path.bl-tf", { d: words[`face.${seat % 4}`] }),
		h("text", { y: small ? 6 : 4, style: small && "font-size:9px" }, String.fromCharCode(65 + seat))
	);
}
var START = -2;
function node(words, seat, kind) {
	const shape = seat === START ? "M0-7a7 7 0 1 0 .01 0z" : seat < 0 ? "M-9-9h18v18h-18z" : words[`shape.${seat % 4}`];
	return h(
		`svg.bl-node.${kind}.bl-p${seat}`,
		{ viewBox: "-27 -27 54 54", width: 28, height: 28, "aria-hidden": "true" },
		kind === "bl-now" && h("path.bl-ring", { d: "M0-24a24 24 0 1 0 .01 0z" }),
		h("path", { d: shape })
	);
}

// src/board.js
var GLIDE = 240;
function stage(frame, area, local, words) {
	const board2 = frame.board;
	if (!board2) return null;
	const same = board2.svg === local.svg;
	const drawn = !board2.svg ? null : same ? h("svg", { "data-same": true }) : picture(board2.svg);
	drawn?.setAttribute("data-k", "picture");
	local.svg = board2.svg;
	const main = h(
		"div#stage",
		{ class: drawn ? "bl-stage" : "bl-stage bl-astext" },
		drawn,
		grid(frame, area, local, !drawn),
		callout(frame, local, words),
		h(
			"details.bl-facts#facts",
			{ open: !drawn || local.facts },
			h("summary", { "data-do": "facts" }, words.facts),
			h("ul", {}, ...board2.facts.map((fact) => h("li", {}, fact)))
		)
	);
	const beside = (board2.asides ?? []).map(picture);
	return [main, beside.length > 0 && h("div.bl-asides", {}, ...beside)];
}
function grid(frame, area, local, seen) {
	const board2 = frame.board;
	const targets = new Set(frame.pick?.keys.length ? frame.pick.targets : []);
	const picked = new Set(frame.pick?.keys ?? []);
	const at = board2.says[local.at] ? local.at : area.rows[0]?.[0] ?? "";
	return h(
		"div#grid",
		{ class: seen ? "bl-grid" : "bl-grid bl-unseen", role: "grid", "aria-label": board2.label },
		...area.rows.map(
			(row) => h(
				"div",
				{ role: "row" },
				...row.map(
					(key) => h(
						"span",
						{
							role: "gridcell",
							class: [picked.has(key) && "bl-picked", targets.has(key) && "bl-target", frame.refused?.tried === key && "bl-barred"].filter(Boolean).join(" "),
							"data-place": key,
							tabindex: key === at ? 0 : -1,
							"aria-label": board2.says[key],
							"aria-selected": picked.has(key) ? "true" : null
						},
						seen && h("small", { "aria-hidden": "true" }, board2.names?.[key] ?? key),
						seen && h("b", { "aria-hidden": "true" }, board2.stands[key] ?? "·")
					)
				)
			)
		)
	);
}
function callout(frame, local, words) {
	const refused = frame.refused;
	if (!refused || !frame.board?.says[refused.tried] || local.hidden === frame.rev) return null;
	return h(
		"div.bl-callout#callout",
		{},
		button({ class: "bl-x", "aria-label": words.close, "data-do": "unrefuse" }, icon(words, "close")),
		...refused.reasons.map(
			(reason, index) => h("p", {}, index === 0 ? h("b", {}, reason.text) : reason.text, " ", h("code", {}, reason.rule))
		)
	);
}
function placeCallout(root, frame) {
	const box = root.querySelector(".bl-callout");
	const spot = hits(root, frame.refused?.tried).at(-1);
	const stageBox = root.querySelector(".bl-stage")?.getBoundingClientRect();
	if (!box || !spot || !stageBox) return;
	const cell = spot.getBoundingClientRect();
	const middle = cell.left + cell.width / 2 - stageBox.left;
	const half = box.offsetWidth / 2;
	const left = Math.max(8, Math.min(stageBox.width - 2 * half - 8, middle - half));
	const above = cell.top - stageBox.top - box.offsetHeight - 10;
	const upper = cell.top + cell.height / 2 - stageBox.top < stageBox.height / 2;
	const below = upper ? above < 0 : cell.bottom - stageBox.top + 10 + box.offsetHeight < stageBox.height;
	box.classList.toggle("bl-below", below);
	box.style.setProperty("--tip", `${Math.round(middle - left)}px`);
	box.style.left = `${Math.round(left)}px`;
	box.style.top = `${Math.round(below ? cell.bottom - stageBox.top + 10 : above)}px`;
}
function hits(root, key) {
	return key ? [...root.querySelectorAll(`.bl-hit[data-place="${CSS.escape(key)}"]`)] : [];
}
function standing(root) {
	const spots = /* @__PURE__ */ new Map();
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
	if (!before || !after || piece.ownerDocument.defaultView?.matchMedia?.("(prefers-reduced-motion: reduce)").matches) return;
	piece.animate?.([{ transform: before }, { transform: after }], { duration: GLIDE, easing: "cubic-bezier(.3,.7,.3,1)" });
}
function light(root, places, focus) {
	const svg = root.querySelector(".bl-stage > svg");
	if (!svg) return;
	const lit = new Set(places);
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

// src/keys.js
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
	if (event.code === "Tab" || event.metaKey || event.altKey) return;
	const target = event.target;
	if (target.matches("input, select")) return;
	const done = letter(view, event, target) || move(view, event, target);
	if (done) event.preventDefault();
}
function move(view, event, target) {
	if (event.code === "Escape") return leave(view, target);
	if (target.getAttribute("role") === "gridcell") return board(view, event, target);
	const list = target.closest('.bl-acts, .bl-lines, [role="tablist"], .bl-mainline');
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
	const buttons = [...list.querySelectorAll("button[tabindex]")];
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
	if (local.help) {
		local.help = false;
		view.draw();
	} else if (frame.pick?.keys.length || frame.refused && local.hidden !== frame.rev) view.ask("cancel");
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
	const wish = LETTERS[event.code];
	if (event.ctrlKey || !view.local.letters || !wish) return false;
	wish(view, target.getAttribute("data-place") || view.local.at || view.area.rows[0]?.[0] || "", event.shiftKey);
	return true;
}
var LETTERS = {
	KeyU: (view) => view.ask("undo"),
	KeyY: (view) => view.ask("redo"),
	KeyW: (view, here) => view.speak(view.frame.board?.says[here] ?? ""),
	KeyD: (view, here) => view.ask("here", { key: here }),
	KeyC: (view) => view.speak(view.frame.told),
	KeyP: (view) => view.speak([...view.frame.pick?.path ?? [], view.frame.pick?.prompt ?? view.frame.turn.says].join(", ")),
	KeyR: (view, here) => {
		const { says = {}, stands = {} } = view.frame.board ?? {};
		const row = view.area.rows.find((keys) => keys.includes(here)) ?? [];
		view.speak(brief(row.filter((key) => stands[key]).map((key) => says[key]), view.words) || view.words.row_empty);
	},
	KeyS: (view) => {
		const { receipt: receipt2, players } = view.frame;
		const seat = view.local.tab;
		const lines = receipt2?.lines.filter((line) => line.seat === seat) ?? [];
		const told = lines.map(({ label, sum, points }) => [label, sum, points].filter((part) => part !== "").join(", "));
		view.speak(receipt2 ? brief([`${players[seat].name}: ${receipt2.totals[seat]}`, ...told], view.words) : view.words.no_lines);
	},
	KeyN: (view, here, back) => {
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

// src/kernel.js
var SHORT = 1e3;
var ENDED = /restarting|terminating|dead/;
function hearKernel(model, signal, onEnded) {
	const kernel = model.widget_manager?.kernel;
	let stirred = -Infinity;
	let asked = false;
	const heard = () => void (asked = false);
	const hear = (_, status) => {
		stirred = Date.now();
		if (!ENDED.test(status)) return;
		heard();
		onEnded();
	};
	kernel?.statusChanged?.connect(hear);
	signal.addEventListener("abort", () => kernel?.statusChanged?.disconnect(hear));
	return {
		ask: () => void (asked ||= !!kernel?.requestKernelInfo?.().then(heard, heard)),
		isBusy: () => kernel?.status === "busy" || Date.now() - stirred < SHORT || asked && kernel?.connectionStatus === "connected"
	};
}

// src/link.js
var PATIENCE = 2e3;
var Link = class {
	constructor(model, signal, hooks) {
		this.model = model;
		this.hooks = hooks;
		this.client = Math.random().toString(36).slice(2, 10);
		this.seq = 0;
		this.waiting = /* @__PURE__ */ new Map();
		this.timer = void 0;
		this.state = "";
		this.kernel = hearKernel(model, signal, () => this.become("ended"));
		const hear = (answer) => this.hear(answer);
		model.on("msg:custom", hear);
		signal.addEventListener("abort", () => {
			clearTimeout(this.timer);
			model.off("msg:custom", hear);
		});
	}
	send(what, rev, more = {}) {
		if (this.state === "busy" || this.state === "ended") return;
		if (this.state) this.waiting.clear();
		const message = { client: this.client, seq: ++this.seq, rev, do: what, ...more };
		this.waiting.set(message.seq, message);
		this.post(message);
		this.watch();
	}
	retry() {
		this.become("waking");
		if (!this.waiting.size) this.send("ping", 0);
		else for (const message of this.waiting.values()) this.post(message);
		clearTimeout(this.timer);
		this.timer = void 0;
		this.watch();
	}
	kept() {
		return [...this.waiting.values()].at(-1);
	}
	post(message) {
		try {
			this.model.send(message);
		} catch {
		}
	}
	watch() {
		if (!this.timer) setTimeout(() => this.waiting.size && this.kernel.ask(), PATIENCE / 2);
		this.timer ??= setTimeout(() => {
			this.timer = void 0;
			if (!this.waiting.size) return;
			if (!this.kernel.isBusy()) return this.become(this.state === "waking" || this.state === "gone" ? "gone" : "asleep");
			this.become("busy");
			this.watch();
		}, PATIENCE);
	}
	hear(answer) {
		const message = answer?.client === this.client ? this.waiting.get(answer.seq) : void 0;
		if (!message) return;
		for (const seq of this.waiting.keys()) if (seq <= answer.seq) this.waiting.delete(seq);
		clearTimeout(this.timer);
		this.timer = void 0;
		if (this.waiting.size) this.watch();
		this.become("");
		this.hooks.onAnswer(answer, message);
	}
	become(state) {
		if (state === this.state || this.state === "ended") return;
		this.state = state;
		this.hooks.onLink(state);
	}
};

// src/panels.js
var tool = (words, name, label, attrs) => button({ class: "bl-ibtn", "aria-label": label, title: label, ...attrs }, icon(words, name));
var whyNot = (tag, refused) => refused && refused.reasons.map((reason) => h(tag, {}, reason.text, " ", h("code", {}, reason.rule)));
var DONE = "\n";
var switchOf = (label, children) => h("div.bl-seg", { role: "group", "aria-label": label }, children);
function head(frame, local, words) {
	return h(
		"div.bl-head#head",
		{},
		h("div.bl-names", {}, h("span.bl-name", {}, frame.title), h("span.bl-where", {}, frame.where)),
		h(
			"div.bl-tools",
			{},
			switchOf(
				words.view,
				frame.views.map(
					({ key, label }) => button({ "data-do": "view", "data-pick": key, "aria-pressed": String(key === frame.view) }, label)
				)
			),
			frame.turns && tool(words, "turn", words.turn_board, { "data-do": "turn", "data-at": 1 }),
			switchOf(
				words.language,
				frame.languages.map(
					({ key, label }) => button(
						{ "data-do": "language", "data-pick": key, lang: key, "aria-pressed": String(key === frame.lang) },
						label
					)
				)
			),
			button(
				{ class: "bl-ibtn", "aria-label": words.help, title: words.help, "data-do": "help", "aria-expanded": String(local.help) },
				"?"
			)
		)
	);
}
var strip = (key, ...children) => h(`div.bl-strip.bl-strip-${key}`, { "data-k": `strip ${key}` }, ...children);
function copied(local, words) {
	const { copy } = local;
	return copy && strip(
		"copy",
		h("span", {}, copy === DONE ? words.copied : words.copy_failed),
		copy !== DONE && h("input", { readonly: true, value: copy, "aria-label": words.copy }),
		tool(words, "close", words.close, { "data-do": "uncopy" })
	);
}
function strips(frame, local, words, kept) {
	return [
		local.link && strip(
			"link",
			h("span", {}, words[local.link].replace("{pick}", kept || "–")),
			/asleep|gone/.test(local.link) && button({ class: "bl-main", "data-do": "retry" }, words.reconnect)
		),
		local.notice && strip("notice", h("span", {}, local.notice), tool(words, "close", words.close, { "data-do": "unnotice" })),
		frame.notes.map((note, index) => strip(`note${index}`, h("span", {}, note)))
	];
}
function help(local, words) {
	if (!local.help) return null;
	const keys = words.keys.split("\n").map((line) => line.split("	"));
	return h(
		"section.bl-help#helpbox",
		{ role: "group", "aria-label": words.help },
		h("dl", {}, ...keys.map(([key, what]) => h("div", {}, h("dt", {}, ...key.split(" ").map((k) => h("kbd", {}, k))), h("dd", {}, what)))),
		button(
			{ class: "bl-check", role: "switch", "data-do": "letters", "aria-checked": String(local.letters) },
			h("i", { "aria-hidden": "true" }),
			words.letters
		)
	);
}
function turn(frame, words) {
	const { seat, says, budget, note } = frame.turn;
	const pips = Math.min(budget?.of ?? 0, 12);
	return h(
		"div.bl-turn#turnbox",
		{},
		token(words, seat, 30),
		h("div.bl-who", {}, h("b", {}, says), note && h("small", {}, note)),
		budget && h(
			"span.bl-ap",
			{},
			h("span.bl-pips", { "aria-hidden": "true" }, ...Array.from({ length: pips }, (_, n) => h("i", { class: n < budget.left ? "bl-full" : "" }))),
			h("b", {}, budget.short),
			h("small", {}, budget.rest)
		),
		frame.players[0].points !== null && h(
			"ul.bl-scores",
			{},
			...frame.players.map(
				(player) => h(
					"li",
					{ class: player.seat === seat ? "bl-mover" : "", title: player.says },
					token(words, player.seat, 18),
					player.name !== player.letter && h("span.bl-pname", {}, player.name),
					h("b", { "aria-label": player.says }, player.points)
				)
			)
		)
	);
}
function deed(row, frame, words, current) {
	const refused = frame.refused?.tried === row.key ? frame.refused : null;
	return button(
		{
			class: refused ? "bl-act bl-refused" : "bl-act",
			"data-do": "pick",
			"data-pick": row.key,
			"data-fresh": "1",
			tabindex: current ? 0 : -1,
			"aria-disabled": row.why ? "true" : null,
			"aria-pressed": row.why || row.final ? null : String(!!row.pressed)
		},
		icon(words, row.key),
		h("span.bl-nm", {}, row.label),
		h("span", { class: row.note.length > 26 ? "bl-cnt bl-long" : "bl-cnt" }, row.note),
		h("span.bl-cost", {}, row.cost),
		row.why && !refused && h("span.bl-why", {}, row.why, row.more && h("em", {}, ` ${row.more}`)),
		whyNot("span.bl-why", refused)
	);
}
function actions(frame, local, words) {
	const rows = frame.groups.flatMap((group) => group.rows);
	const current = rows.some((row) => row.key === local.row) ? local.row : rows[0]?.key;
	return h(
		"div.bl-acts#acts",
		{ role: "group", "aria-label": words.actions },
		frame.pick && pick(frame, words),
		frame.groups.map(
			(group) => h(
				"div",
				{ role: "group", "aria-label": group.label, "data-k": `group ${group.label}` },
				h("div.bl-grp", { "aria-hidden": "true" }, group.label),
				...group.rows.map((row) => deed(row, frame, words, row.key === current))
			)
		)
	);
}
function counters(table) {
	return h(
		"table.bl-tally",
		{},
		h("tr", {}, h("td"), ...table.columns.map((column) => h("th", { scope: "col" }, column))),
		...table.rows.map(
			({ label, cells }) => h(
				"tr",
				{},
				h("th", { scope: "row" }, label),
				...cells.map(({ text, strong, less, steps }) => {
					const found = steps.map(
						({ key, sign, says, can }) => button({ class: "bl-plus", "data-do": "pick", "data-pick": key, "aria-label": says, "aria-disabled": can ? null : "true" }, sign)
					);
					return h("td", {}, less && found.shift(), text && h(strong ? "b" : "span", {}, text), found);
				})
			)
		)
	);
}
function pick(frame, words) {
	const { path, prompt, choices, table } = frame.pick;
	const refused = frame.refused && (table || choices.some((row) => row.key === frame.refused?.tried)) ? frame.refused : null;
	return h(
		"div#pick",
		{ class: path.length ? "bl-pick bl-picking" : "bl-pick" },
		h(
			"div.bl-ask",
			{},
			h("span", {}, path.length ? h("b", {}, path.join(" › ")) : null, h("span.bl-prompt", {}, prompt)),
			path.length > 0 && button({ class: "bl-quiet", "data-do": "cancel" }, words.cancel)
		),
		table && counters(table),
		choices.length > 0 && h(
			"div.bl-choices",
			{},
			...choices.map(
				(row) => button(
					{ class: "bl-go", "data-do": "pick", "data-pick": row.key, "aria-disabled": row.why ? "true" : null },
					h("b", {}, row.label),
					(row.note || row.cost) && h("small", {}, [row.note, row.cost].filter(Boolean).join(", ")),
					row.why && h("small.bl-why", {}, row.why)
				)
			)
		),
		refused && h("p.bl-refusal", {}, whyNot("span", refused))
	);
}
function receipt(frame, local, words) {
	const bill = frame.receipt;
	if (!bill) return null;
	const walking = bill.lines[local.walk];
	const seat = walking ? walking.seat : Math.min(local.tab, bill.totals.length - 1);
	const lines = bill.lines.map((line, index) => ({ ...line, index })).filter((line) => line.seat === seat);
	return h(
		"section.bl-rcpt#receipt",
		{ role: "group", "aria-label": bill.title },
		h(
			"div.bl-rhead",
			{},
			h("h3", {}, bill.title),
			bill.lines.length > 0 && h(
				"div.bl-walk",
				{ role: "group", "aria-label": words.walk },
				h("span", {}, walking ? words.walked.replace("{n}", String(local.walk + 1)).replace("{m}", String(bill.lines.length)) : words.walk),
				tool(words, "back", words.step_back, { "data-do": "walk", "data-at": -1, "aria-disabled": local.walk < 0 ? "true" : null }),
				tool(words, "on", words.step_on, { "data-do": "walk", "data-at": 1 })
			)
		),
		h(
			"div.bl-rgrid",
			{},
			h(
				"div.bl-tabs",
				{ role: "tablist", "aria-label": bill.title },
				...frame.players.map(
					(player) => button(
						{
							role: "tab",
							"aria-selected": String(player.seat === seat),
							"aria-label": `${player.name}: ${bill.totals[player.seat]}`,
							tabindex: player.seat === seat ? 0 : -1,
							"data-do": "tab",
							"data-at": player.seat
						},
						token(words, player.seat, 24),
						h("b", {}, walking ? walking.scores[player.seat] : bill.totals[player.seat])
					)
				)
			),
			h(
				"div.bl-lines",
				{ role: "tabpanel", "aria-label": frame.players[seat].name },
				...lines.map(
					(line, at) => button(
						{
							class: line.points ? "bl-rline" : "bl-rline bl-zero",
							"data-do": "line",
							"data-line": line.index,
							"aria-pressed": String(line.index === local.walk),
							tabindex: walking ? line.index === local.walk ? 0 : -1 : at ? -1 : 0
						},
						h("span", {}, line.label),
						h("span.bl-sum", {}, line.sum),
						h("b", {}, line.points)
					)
				),
				!lines.length && h("p.bl-nothing", {}, words.no_lines),
				h("div.bl-total", {}, h("span", {}, words.total), h("b", {}, bill.totals[seat]))
			)
		)
	);
}
function log(frame, words) {
	return h(
		"section.bl-say#log",
		{ role: "group", "aria-label": words.happened },
		h("h3", {}, words.happened),
		frame.log.length ? h(
			"ol",
			{ tabindex: 0, "aria-label": words.happened },
			...frame.log.map(
				(entry, index) => h("li", {}, entry.text, " ", entry.rule && index === 0 && h("code.bl-id", {}, entry.rule))
			)
		) : h("p.bl-nothing", {}, words.nothing)
	);
}
var STEP = 30;
function timeline(frame, local, words) {
	const time = frame.time;
	const stands = local.step < 0 ? time.ply : local.step;
	const steps = [{ ply: time.first, seat: -2, says: time.first ? "" : time.start }, ...time.nodes];
	const line = (from, to, kind) => to > from && h("i", { class: `bl-rail ${kind}`, style: `left:${(from - time.first) * STEP + 14}px;width:${(to - from) * STEP}px` });
	const end = time.nodes.at(-1)?.ply ?? time.first;
	const shown = time.branches.filter((branch) => !branch.folded && branch.at <= end);
	return h(
		"div.bl-time#time",
		{},
		tool(words, "undo", words.undo, { "data-do": "undo", "aria-disabled": time.can_undo ? null : "true" }),
		tool(words, "redo", words.redo, { "data-do": "redo", "aria-disabled": time.can_redo ? null : "true" }),
		h(
			"div.bl-track#track",
			{ role: "group", "aria-label": time.label },
			time.earlier && button({ class: "bl-quiet bl-fold", "data-do": "unfold" }, time.earlier),
			h(
				"div.bl-rows",
				{},
				shown.map(
					(branch, index) => h(
						"div.bl-branch",
						{ "data-k": `branch ${branch.name}`, style: `padding-left:${(branch.at - time.first) * STEP + 14}px` },
						h(
							"svg.bl-bend",
							{ viewBox: "0 0 30 28", width: 30, height: 28, "aria-hidden": "true" },
							h("path", { d: `M1 ${28 * (shown.length - index) + 10}V26C1 16 8 14 30 14` })
						),
						button(
							{ class: "bl-quiet", "data-do": "switch", "data-pick": branch.name, "aria-label": branch.says },
							...branch.seats.slice(0, 6).map((seat) => node(words, seat, "bl-later")),
							h("span", {}, branch.label)
						)
					)
				),
				h(
					"div.bl-mainline",
					{},
					line(time.first, time.ply, "bl-done"),
					line(time.ply, end, ""),
					...steps.map(
						(step) => button(
							{
								class: "bl-step",
								"data-do": "jump",
								"data-at": step.ply,
								"aria-label": step.says || `${step.ply}`,
								title: step.says,
								"aria-current": step.ply === time.ply ? "step" : null,
								tabindex: step.ply === stands ? 0 : -1
							},
							node(words, step.seat, step.ply === time.ply ? "bl-now" : step.ply < time.ply ? "bl-past" : "bl-later")
						)
					)
				)
			)
		),
		h("span.bl-count", {}, time.step),
		frame.seats.choices.length > 2 && h(
			"select.bl-seat#seat",
			{ "aria-label": words.seats, "data-do": "seat" },
			...frame.seats.choices.map((choice) => h("option", { value: choice.seat, selected: choice.seat === frame.seats.shown }, choice.label))
		),
		tool(words, "copy", words.copy, { "data-do": "copy" })
	);
}
function cover(frame, words) {
	if (!frame.cover) return null;
	return h(
		"div.bl-cover#cover",
		{},
		token(words, frame.cover.seat, 72),
		h("b", {}, frame.cover.says),
		h("p", {}, frame.cover.note),
		button({ class: "bl-main", "data-do": "reveal" }, frame.cover.button)
	);
}

// src/study.js
var View = class {
	constructor(model, el, signal) {
		this.model = model;
		this.signal = signal;
		this.local = { at: "", row: "", tab: -1, walk: -1, step: -1, help: false, facts: false, letters: true, link: "", notice: "", copy: "", hidden: -1, svg: "" };
		this.root = h("section.bl-study", { tabindex: -1, role: "group" });
		this.body = h("div.bl-all", {});
		this.polite = h("div.bl-unseen", { role: "status", "aria-live": "polite" });
		this.loud = h("div.bl-unseen", { role: "alert", "aria-live": "assertive" });
		this.root.append(this.body, this.polite, this.loud);
		el.append(this.root);
		this.link = new Link(model, signal, {
			onAnswer: (answer, message) => this.onAnswer(answer, message),
			onLink: (state) => this.onLink(state)
		});
		this.spoken = this.shown = -1;
		this.lost = null;
		this.listen();
		this.dress();
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
		const changed = () => this.changed();
		this.model.on("change:frame", changed);
		signal.addEventListener("abort", () => this.model.off("change:frame", changed));
		const on = (type, listener) => root.addEventListener(type, listener, { signal });
		on("click", (event) => this.onClick(event));
		on("change", (event) => event.target.matches("select") && this.ask("seat", { at: Number(event.target.value) }));
		on("keydown", (event) => keydown(this, event));
		on("focusin", () => this.marks());
		on("focusout", (event) => this.onLeft(event));
		on("pointerover", (event) => this.onOver(event));
		on("pointerleave", () => this.onOver(null));
		if (!globalThis.ResizeObserver) return;
		const observer = new ResizeObserver(() => this.onResize());
		observer.observe(root);
		signal.addEventListener("abort", () => observer.disconnect());
	}
	onLeft(event) {
		this.lost = event.relatedTarget || this.root.getClientRects().length ? null : event.target;
		this.marks();
	}
	onResize() {
		placeCallout(this.root, this.frame);
		if (!this.lost || !this.root.getClientRects().length) return;
		const [lost, holder] = [this.lost, this.focused()];
		this.lost = null;
		if (holder && holder !== this.root.ownerDocument.body) return;
		if (this.root.contains(lost)) lost.focus({ preventScroll: true });
		else this.refocus();
	}
	dress() {
		const body = this.root.ownerDocument.body;
		const system = this.root.ownerDocument.defaultView?.matchMedia?.("(prefers-color-scheme: dark)");
		const dress = () => {
			const said = body.dataset.jpThemeLight;
			const dark = said ? said === "false" : !!system?.matches;
			this.root.setAttribute("data-theme", dark ? "dark" : "light");
		};
		dress();
		const observer = new MutationObserver(dress);
		observer.observe(body, { attributes: true, attributeFilter: ["data-jp-theme-light"] });
		system?.addEventListener?.("change", dress, { signal: this.signal });
		this.signal.addEventListener("abort", () => observer.disconnect());
	}
	ask(what, more) {
		this.local.notice = this.local.copy = this.loud.textContent = "";
		this.link.send(what, this.frame.rev, more);
	}
	changed() {
		const { frame, local } = this;
		local.walk = -1;
		local.step = -1;
		local.hidden = -1;
		const mine = frame.by === this.link.client;
		if (frame.cover) local.notice = local.copy = this.polite.textContent = this.loud.textContent = "";
		if (frame.rev !== this.spoken && (mine || !frame.by)) {
			this.speak(frame.says);
			if (mine && frame.alert) this.speak(frame.alert, true);
		}
		this.spoken = frame.rev;
		this.draw();
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
		root.setAttribute("lang", frame.lang);
		root.setAttribute("aria-label", frame.label);
		const next = h(
			"div",
			{ class: local.link ? "bl-all bl-silent" : "bl-all" },
			...this.content()
		);
		sync(this.body, next, (added) => glide(added, spots));
		this.marks();
		placeCallout(root, frame);
		this.showNow();
		if (had && !root.contains(this.focused())) this.refocus();
	}
	content() {
		const { frame, local, words, area } = this;
		const has = (part) => frame.parts.includes(part);
		const { key, do: what } = this.link.kept() ?? {};
		if (frame.cover) local.svg = "";
		return [
			has("head") && head(frame, local, words),
			strips(frame, local, words, key ?? what ?? ""),
			help(local, words),
			frame.cover ? cover(frame, words) : h(
				"div#body",
				{ class: has("turn") || has("actions") || has("log") ? "bl-body" : "bl-body bl-single" },
				h("div.bl-l0#l0", {}, stage(frame, area, local, words), has("receipt") && receipt(frame, local, words)),
				h(
					"div.bl-r0#r0",
					{},
					has("turn") && turn(frame, words),
					has("actions") && actions(frame, local, words),
					has("log") && log(frame, words)
				)
			),
			has("timeline") && timeline(frame, local, words),
			copied(local, words)
		];
	}
	focused() {
		const home = this.root.getRootNode();
		return home.activeElement ?? null;
	}
	refocus() {
		const next = this.root.querySelector('[data-do="reveal"]') ?? this.root.querySelector('[role="gridcell"][tabindex="0"]') ?? this.root;
		next.focus({ preventScroll: true });
	}
	showNow() {
		const { ply } = this.frame.time;
		if (ply === this.shown) return;
		this.shown = ply;
		const track = this.root.querySelector(".bl-track");
		const now = track?.querySelector('[aria-current="step"]');
		if (track && now) track.scrollLeft = now.offsetLeft + 60 - track.clientWidth;
	}
	marks() {
		const focused = this.focused();
		const line = focused?.closest?.(".bl-rline") ?? null;
		const shown = this.over?.line ?? (line && this.root.contains(line) ? Number(line.getAttribute("data-line")) : this.local.walk);
		const bill = this.frame.receipt?.lines[shown];
		light(this.root, bill?.places ?? [], bill?.focus ?? []);
		const cell = focused?.getAttribute?.("role") === "gridcell" && this.root.contains(focused) ? focused.getAttribute("data-place") : "";
		for (const spot of this.root.querySelectorAll(".bl-hit.bl-at, .bl-hit.bl-over")) spot.classList.remove("bl-at", "bl-over");
		for (const spot of hits(this.root, cell)) spot.classList.add("bl-at");
		for (const spot of hits(this.root, this.over?.place)) spot.classList.add("bl-over");
	}
	onOver(event) {
		const line = event?.target.closest?.(".bl-rline")?.getAttribute("data-line") ?? null;
		const place = event?.target.closest?.("[data-place]")?.getAttribute("data-place") ?? null;
		if (line === (this.over?.line?.toString() ?? null) && place === (this.over?.place ?? null)) return;
		this.over = { line: line === null ? void 0 : Number(line), place };
		this.marks();
	}
	onClick(event) {
		const place = event.target.closest("[data-place]");
		if (place) {
			this.pickPlace(place.getAttribute("data-place"));
			const cell = this.root.querySelector(`[role=gridcell][data-place="${CSS.escape(this.local.at)}"]`);
			if (cell !== this.focused()) cell?.focus({ preventScroll: true });
			return;
		}
		const target = event.target.closest("[data-do]");
		if (target && !target.matches("select")) this.act(target, event);
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
		else if (what === "unnotice") local.notice = "";
		else if (what === "uncopy") local.copy = "";
		else if (what === "unrefuse") local.hidden = frame.rev;
		else if (what === "tab") Object.assign(local, { tab: at, walk: -1 });
		else if (what === "line") this.walkTo(Number(target.getAttribute("data-line")), true);
		else if (what === "walk") this.walkTo(local.walk + at, false);
		else if (what === "retry") return this.link.retry();
		else if (what === "facts") {
			event.preventDefault();
			local.facts = !local.facts;
		} else {
			if (what === "pick" && target.hasAttribute("data-fresh")) local.row = key;
			target.classList.add("bl-press");
			const more = what === "pick" ? { key, fresh: target.hasAttribute("data-fresh") } : key ? { key } : { at };
			return this.ask(what, more);
		}
		this.draw();
	}
	walkTo(index, toggle) {
		const lines = this.frame.receipt?.lines ?? [];
		const { local } = this;
		local.walk = toggle && index === local.walk || index >= lines.length ? -1 : Math.max(-1, index);
		const line = lines[local.walk];
		if (!line) return;
		local.tab = line.seat;
		this.speak(`${this.frame.players[line.seat].name}: ${line.label}, ${line.sum}, ${line.points}`);
	}
	onAnswer(answer, message) {
		for (const pressed of this.root.querySelectorAll(".bl-press")) pressed.classList.remove("bl-press");
		if (message.do === "copy" && answer.answer === "done") return this.copy(answer.text);
		if (message.do === "here" && answer.answer === "done") this.speak(answer.text);
		if (answer.text && answer.answer !== "done") {
			this.local.notice = answer.text;
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
var study_default = {
	render({ model, el, signal }) {
		const stop = new AbortController();
		signal?.addEventListener("abort", () => stop.abort(), { once: true });
		new View(model, el, stop.signal);
		return () => stop.abort();
	}
};
export {
	View,
	study_default as default
};
