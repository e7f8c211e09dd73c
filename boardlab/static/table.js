// src/kept.js
import { button, h } from "./common.js";
var KEY = "boardlab";
var CHOICES = ["letters", "larger", "calm"];
function kept() {
	try {
		const found = JSON.parse(localStorage.getItem(KEY) ?? "{}");
		return Object.fromEntries(CHOICES.filter((name) => typeof found[name] === "boolean").map((name) => [name, found[name]]));
	} catch {
		return {};
	}
}
function keep(local) {
	try {
		localStorage.setItem(KEY, JSON.stringify(Object.fromEntries(CHOICES.map((name) => [name, local[name]]))));
	} catch {
	}
}
function wear(root, local) {
	root.toggleAttribute("data-larger", !!local.larger);
	root.toggleAttribute("data-calm", !!local.calm);
}
var switches = (local, words) => local.help && h(
	"div.bl-help.bl-switches#switches",
	{},
	...CHOICES.slice(1).map(
		(name) => button(
			{ class: "bl-check", role: "switch", "data-do": "choose", "data-pick": name, "aria-checked": String(!!local[name]) },
			h("i", { "aria-hidden": "true" }),
			words[name]
		)
	)
);

// src/slots.js
import { button as button2, h as h2, picture } from "./common.js";
import { icon, token } from "./board.js";
var EDGES = 5;
var PLACES = 6;
var drawn = /* @__PURE__ */ new Map();
var lying = (frame, name) => frame[`slot.${name}`] ?? [];
function placed(frame) {
	const items = ["seats", "hand", "costs", "ask"].flatMap((name) => lying(frame, name).flatMap((slot) => slot.items ?? []));
	return new Set(items.filter((item) => !item.row?.first).flatMap((item) => [item.row?.key, ...(item.buttons ?? []).map(({ key }) => key)]));
}
function art(frame, words, name) {
	const text = name && frame.art?.pictures[name];
	if (!name) return null;
	if (!text) return icon(words, name);
	if (!drawn.has(text)) drawn.set(text, picture(text));
	const found = drawn.get(text)?.cloneNode(true);
	found?.classList.add("bl-art");
	return found;
}
var artStyle = (frame) => frame.art?.style && h2("style#art", {}, frame.art.style);
function slotBox(slot, frame, words, at = 0) {
	const { kind, title, note, items = [], empty = 0 } = slot;
	const lay = LAYS[kind] ?? one;
	const readable = items.some((item) => item.note) && items.length < 5;
	return h2(
		"section",
		{
			class: `bl-slot bl-${kind}${readable ? " bl-readable" : ""}`,
			role: "group",
			"aria-label": title,
			"data-k": `${kind} ${at}`
		},
		title && h2("div.bl-slot-head", {}, h2("b", {}, title), note && h2("small", { title: note }, note)),
		h2(
			"div.bl-items",
			{},
			...items.map((item, index) => (kind === "fan" && item.counted ? stack : lay)(item, frame, words, index)),
			...Array.from({ length: Math.min(empty, PLACES) }, (_, at2) => h2("i.bl-empty", { "aria-hidden": "true", "data-k": `empty ${at2}` }))
		),
		slot.reason && h2("p.bl-why", {}, slot.reason)
	);
}
function slots(name, frame, words, wanted = () => true) {
	const found = lying(frame, name).filter(wanted);
	return found.length > 0 && h2(`div.bl-${name === "ask" ? "asks" : name}#${name}`, {}, ...found.map((slot, at) => slotBox(slot, frame, words, at)));
}
function control(item, frame, index, style, ...children) {
	const { row, says, label } = item;
	const name = says || label;
	const chosen = item.chosen ? " bl-chosen" : "";
	const tip = [name || frame.players[item.seat ?? -1]?.says, item.note, row?.why].filter(Boolean).join("\n");
	if (!row) return h2("div", { class: `bl-it ${style}${chosen}`, role: name ? "img" : null, "aria-label": name, "data-tip": tip || null, title: name, "data-k": item.key }, ...children);
	const refused = frame.refused?.tried === row.key ? " bl-refused" : "";
	return button2(
		{
			class: `bl-it bl-act ${style}${chosen}${refused}`,
			"data-do": "pick",
			"data-pick": item.less || row.key,
			"data-k": `${item.key} ${row.key}`,
			"data-fresh": row.fresh ? "1" : null,
			"data-first": row.first || null,
			tabindex: index ? -1 : 0,
			"aria-disabled": row.why ? "true" : null,
			"aria-pressed": row.fresh && !row.first && !row.why && !row.final ? String(!!row.pressed) : null,
			"data-tip": tip || null,
			title: row.why || name
		},
		...children
	);
}
var badge = (item) => (item.count ?? 1) > 1 && h2("i.bl-badge", { "aria-hidden": "true" }, item.count);
var heard = (item) => h2("span.bl-unseen", {}, item.says || item.label, item.row?.why && `: ${item.row.why}`);
function fan(item, frame, words, index) {
	const behind = Math.min(EDGES, (item.count ?? 1) - 1);
	return control(
		item,
		frame,
		index,
		"bl-fancard",
		...Array.from({ length: behind }, (_, at) => h2("i.bl-edge", { "aria-hidden": "true", "data-k": `edge ${at}` }, art(frame, words, item.art))),
		h2("span.bl-face", { "aria-hidden": "true" }, art(frame, words, item.art), h2("small", {}, item.label)),
		badge(item),
		!!item.chosen && h2("i.bl-of", { "aria-hidden": "true" }, `${item.chosen}/${item.count ?? 1}`),
		heard(item)
	);
}
var tile = (item, frame, words, index) => control(item, frame, index, "bl-tile", art(frame, words, item.art), badge(item), item.label && !item.says ? h2("small", {}, item.label) : null, heard(item));
var facts = (item, frame, words) => !!item.facts?.length && h2(
	"span.bl-figures",
	{},
	...item.facts.map(
		(fact, at) => h2(
			"span",
			{ class: fact.strong ? "bl-strong" : null, title: fact.says, role: "img", "aria-label": fact.says, "data-k": `fact ${at}` },
			art(frame, words, fact.art),
			fact.text && h2("b", {}, fact.text)
		)
	)
);
function card(item, frame, words, index) {
	const { row, label, note } = item;
	return control(
		item,
		frame,
		index,
		item.facts?.length ? "bl-boxes" : "bl-card-it",
		h2("span.bl-card-top", {}, art(frame, words, item.art), row?.cost && !item.facts?.length && h2("small.bl-cost", {}, row.cost), facts(item, frame, words)),
		h2("b.bl-nm", {}, label),
		(row?.why || note) && h2("small.bl-more", { class: row?.why ? "bl-why" : null }, row?.why || note)
	);
}
function plate(item, frame, words, index) {
	const player = frame.players[item.seat ?? 0];
	return control(
		item,
		frame,
		index,
		item.now ? "bl-plate bl-mover" : "bl-plate",
		h2(
			"span.bl-plate-top",
			{},
			token(words, item.seat ?? 0, 22),
			player?.name !== player?.letter && h2("b.bl-pname", {}, player?.name),
			player?.points !== null && player?.points !== void 0 && h2("b.bl-points", { "aria-label": player.says, title: player.says }, player.points, icon(words, "point"))
		),
		facts(item, frame, words)
	);
}
function priceRow(item, frame, words, index) {
	const { row, label, price = [], left } = item;
	return control(
		item,
		frame,
		index,
		price.every(([, has]) => has) ? "bl-price bl-can" : "bl-price",
		h2("span.bl-row-art", {}, art(frame, words, item.art)),
		h2("span.bl-row-name", {}, h2("b.bl-nm", {}, label), h2("small", { class: row?.why ? "bl-why" : null }, row?.why || row?.note || item.note)),
		h2(
			"span.bl-signs",
			{ "aria-hidden": "true" },
			...price.map(([name, has], at) => h2("i", { class: has ? null : "bl-lack", "data-k": `sign ${at}` }, art(frame, words, name)))
		),
		left && h2("span.bl-left-over", {}, left),
		row?.cost && h2("span.bl-unseen", {}, row.cost)
	);
}
var one = (item, frame, words, index) => control(item, frame, index, "bl-one", art(frame, words, item.art), item.label && h2("span", {}, item.label), facts(item, frame, words));
function pile(style, item, frame, words, count, pick2, name) {
	const why = pick2 === item.less ? "" : item.row?.why;
	const refused = frame.refused?.tried === pick2 ? " bl-refused" : "";
	return button2(
		{ class: `bl-it bl-act ${style}${refused}`, "data-do": "pick", "data-pick": pick2, "data-k": pick2, tabindex: -1, "aria-disabled": why ? "true" : null, title: why || name },
		...Array.from({ length: Math.min(EDGES, count - 1) }, (_, at) => h2("i.bl-edge", { "aria-hidden": "true", "data-k": `edge ${at}` }, art(frame, words, item.art))),
		h2("span.bl-face", { "aria-hidden": "true" }, art(frame, words, item.art), h2("small", {}, item.label)),
		h2("span.bl-unseen", {}, name, why && `: ${why}`)
	);
}
function stack(item, frame, words) {
	const { count = 1, chosen = 0, less, row } = item;
	const kept2 = count - chosen;
	return h2(
		"span.bl-stk",
		{ "data-k": item.key },
		kept2 > 0 && (row ? pile("bl-fancard", item, frame, words, kept2, row.key, item.says) : fan({ ...item, count: kept2, chosen: 0 }, frame, words, 0)),
		less && pile("bl-fancard bl-chosen", item, frame, words, chosen, less, item.keeps),
		chosen ? h2("i.bl-of", { "aria-hidden": "true" }, item.note) : kept2 > 1 && h2("i.bl-badge", { "aria-hidden": "true" }, kept2)
	);
}
var laidDown = (item, frame, words) => pile("bl-fancard bl-mini", item, frame, words, item.chosen ?? 1, item.less ?? "", item.keeps);
var wish = (item, frame, words) => item.row ? pile("bl-fancard bl-mini", item, frame, words, 1, item.row.key, item.says || item.label) : fan(item, frame, words, 0);
function answerRow(item, frame, words) {
	const { seat, label, note, deal, buttons = [] } = item;
	return h2(
		"div.bl-row",
		{ "data-k": item.key, class: item.now ? "bl-open-to" : null },
		seat === void 0 ? item.art && icon(words, item.art) : token(words, seat, 24),
		h2("span.bl-row-name", {}, h2("b", {}, label || (seat === void 0 ? "" : frame.players[seat].name)), note && h2("small", {}, note)),
		deal && h2(
			"span.bl-signs",
			{},
			...deal[0].map((name, at) => h2("i", { "aria-hidden": "true", "data-k": `give ${at}` }, art(frame, words, name))),
			deal[1].length > 0 && h2("span.bl-for", { "aria-hidden": "true" }, "›"),
			...deal[1].map((name, at) => h2("i", { "aria-hidden": "true", "data-k": `get ${at}` }, art(frame, words, name)))
		),
		facts(item, frame, words),
		buttons.length > 0 && h2(
			"span.bl-row-buttons",
			{},
			...buttons.map(
				({ key, name, says, why, fresh }) => button2(
					{ class: "bl-go bl-act", "data-do": "pick", "data-pick": key, "data-fresh": fresh ? "1" : null, tabindex: -1, "aria-disabled": why ? "true" : null, title: why || says, "aria-label": [name, says, why].filter(Boolean).join(": ") },
					icon(words, key),
					name
				)
			)
		)
	);
}
var LAYS = { fan, tiles: tile, tray: tile, cards: card, plates: plate, "price-rows": priceRow, strip: one, lines: one, buttons: one, laid: laidDown, wanted: wish, answers: answerRow };

// src/layout.js
import { h as h3 } from "./common.js";
var TRAYS = /* @__PURE__ */ new Set(["tray", "tiles", "cards", "fan"]);
var ACROSS = 2;
var TALL = 0.5;
function laid(frame, parts) {
	const [, , wide, high] = (frame.board?.svg.match(/viewBox="([^"]*)"/)?.[1] ?? "0 0 1 1").split(" ").map(Number);
	const shape = wide / high;
	const { board, turn: turn2, seats, others, hand, costs, actions: actions2, receipt: receipt2, log: log2, question, answer, hints } = parts;
	const acts = actions2 ? actions2(shape > ACROSS ? null : costs) : shape > ACROSS ? null : costs;
	const style = `--shape:${shape.toFixed(3)}`;
	const left = h3("div.bl-left#left", {}, board);
	if (!turn2 && !actions2 && !log2 && !question) return h3("div.bl-body.bl-single#body", { style }, left, receipt2);
	if (shape > ACROSS) {
		const two = question && !hand && !costs && !others && !actions2;
		return h3(
			"div.bl-body.bl-across#body",
			{ style, class: two ? "bl-two" : others ? null : "bl-pair" },
			!two && h3("div.bl-top#top", {}, question, turn2, seats),
			two && h3("div.bl-own#asks", {}, question, hints),
			left,
			!two && h3("div.bl-own#own", {}, hand, costs),
			h3("div.bl-mid#mid", {}, acts, answer, !two && hints, receipt2, log2),
			others && h3("div.bl-others#others", {}, others)
		);
	}
	const under = hand && !isTiles(frame) ? hand : null;
	return h3(
		"div.bl-body.bl-side#body",
		{ style, class: [under && "bl-with-hand", shape < TALL && "bl-tall"].filter(Boolean).join(" ") },
		// What is asked is read first, then the board.
		question,
		h3("div.bl-left#left", {}, board, under),
		h3("div.bl-rim#rim", {}, h3("div.bl-rim-in#rimin", {}, turn2, seats, !under && hand, actions2 && acts, answer, !actions2 && acts, others, hints, receipt2, log2))
	);
}
var isTiles = (frame) => frame["slot.hand"]?.[0]?.kind === "tiles";
function rove(root, row) {
	for (const list of root.querySelectorAll(".bl-acts, .bl-items")) {
		if (list.parentElement?.closest(".bl-acts")) continue;
		const buttons = [...list.querySelectorAll("button.bl-act")];
		const stop = buttons.find((one2) => one2.getAttribute("data-pick") === row) ?? buttons[0];
		for (const one2 of buttons) one2.setAttribute("tabindex", one2 === stop ? "0" : "-1");
	}
}

// src/panels.js
import { button as button3, h as h4 } from "./common.js";
import { icon as icon2, node, token as token2 } from "./board.js";
import { ruled, tool } from "./board.js";
var whyNot = (tag, refused, inButton) => refused && refused.reasons.map((reason) => h4(tag, {}, reason.text, " ", ruled(reason, inButton)));
var switchOf = (label, children, style = "") => h4("div.bl-seg", { class: style, role: "group", "aria-label": label }, children);
function head(frame, local, words) {
	return h4(
		"div.bl-head#head",
		{},
		h4("div.bl-names", {}, h4("span.bl-name", {}, frame.title), h4("span.bl-where", {}, frame.where)),
		h4(
			"div.bl-tools",
			{},
			switchOf(
				words.view,
				frame.views.map(
					({ key, label }) => button3({ "data-do": "view", "data-pick": key, "aria-pressed": String(key === frame.view) }, label)
				)
			),
			frame.turns && tool(words, "turn", words.turn_board, { "data-do": "turn", "data-at": 1 }),
			switchOf(
				words.language,
				frame.languages.map(
					({ key, label }) => button3(
						{ "data-do": "language", "data-pick": key, lang: key, "aria-pressed": String(key === frame.lang) },
						label
					)
				),
				"bl-langs"
			),
			tools(frame, local, words)
		)
	);
}
var tools = (frame, local, words) => [
	frame.board?.svg && tool(words, "words", words.facts, { "data-do": "facts", "aria-expanded": String(local.facts) }),
	frame.board?.svg && tool(words, local.big ? "small" : "big", local.big ? words.smaller : words.bigger, { "data-do": "big", "aria-pressed": String(local.big) }),
	button3({ class: "bl-ibtn", "aria-label": words.help, title: words.help, "data-do": "help", "aria-expanded": String(local.help) }, "?")
];
function turn(frame, words) {
	const { seat, says, budget, note } = frame.turn;
	const pips = (budget?.of ?? 99) > 12 ? 0 : budget?.of ?? 0;
	const asked = !isAsking(frame) && frame.pick?.prompt;
	return h4(
		"div.bl-turn#turnbox",
		{},
		token2(words, seat, 30),
		h4("b.bl-who", {}, says),
		budget && h4(
			"span.bl-ap",
			{},
			h4("span.bl-pips", { "aria-hidden": "true" }, ...Array.from({ length: pips }, (_, n) => h4("i", { class: n < budget.left ? "bl-full" : "" }))),
			h4("b", {}, budget.short),
			h4("small", {}, budget.rest)
		),
		asked ? h4("small.bl-prompt", {}, asked) : note && h4("small", {}, note)
	);
}
var isAsking = ({ pick: asked }) => !!asked && (asked.path.length > 0 || asked.choices.length > 0);
function deed(row, frame, words, listed) {
	const refused = frame.refused?.tried === row.key ? frame.refused : null;
	return button3(
		{
			class: refused ? "bl-act bl-refused" : "bl-act",
			"data-do": "pick",
			"data-pick": row.key,
			"data-fresh": "1",
			tabindex: -1,
			title: row.why || row.note || null,
			"aria-disabled": row.why ? "true" : null,
			"aria-pressed": row.why || row.final ? null : String(!!row.pressed)
		},
		icon2(words, row.key),
		h4("span.bl-nm", {}, row.label),
		row.note && h4("span", { class: row.note.length > 26 ? "bl-cnt bl-long" : "bl-cnt" }, row.note),
		row.cost && h4("span.bl-cost", {}, row.cost),
		row.why && !(refused && listed) && h4("span", { class: listed ? "bl-why" : "bl-unseen" }, row.why, row.more && h4("em", {}, ` ${row.more}`)),
		listed && whyNot("span.bl-why", refused, true)
	);
}
function actions(frame, local, words, costs) {
	const elsewhere = placed(frame);
	const asks = lying(frame, "ask");
	const left = (asks.length ? [] : frame.groups).map((group) => ({ ...group, rows: group.rows.filter((row) => !elsewhere.has(row.key)) })).filter((group) => group.rows.length);
	const rows = left.flatMap((group) => group.rows);
	const listed = (lying(frame, "actions")[0]?.kind ?? (lying(frame, "costs").length ? "buttons" : "lines")) !== "buttons";
	const asked = frame.pick;
	const crowded = asks.length > 0 || !!asked && isAsking(frame) && asked.choices.filter((row) => !elsewhere.has(row.key)).length > 2;
	const tried = frame.groups.flatMap((group) => group.rows).find((row) => row.key === frame.refused?.tried);
	const reason = tried ? frame.refused?.text : rows.find((row) => row.why)?.why;
	const named = tried ?? rows.find((row) => row.why);
	return h4(
		"div.bl-acts#acts",
		{ class: [crowded && "bl-folded", asks.length > 0 && "bl-asked"].filter(Boolean).join(" ") || null, role: "group", "aria-label": words.actions },
		isAsking(frame) ? pick(frame, words, elsewhere) : asks.length > 0 && h4("div.bl-pick#pick", {}, slots("ask", frame, words), refusal(frame)),
		!asks.length && costs,
		h4(
			"div#deeds",
			{ class: listed ? "bl-list" : "bl-buttons" },
			left.map(
				(group) => h4(
					"div",
					{ role: "group", "aria-label": group.label, "data-k": `group ${group.label}` },
					listed && left.length > 1 && rows.length < 6 && h4("div.bl-grp", { "aria-hidden": "true" }, group.label),
					...group.rows.map((row) => deed(row, frame, words, listed))
				)
			)
		),
		h4("p.bl-why.bl-reason#reason", { class: tried ? "bl-refused" : null }, reason && [h4("b", {}, `${named?.label}: `), reason], tried && frame.refused?.reasons.map((each) => [" ", ruled(each)]))
	);
}
var refusal = (frame) => frame.refused && h4("p.bl-refusal", {}, whyNot("span", frame.refused));
function pick(frame, words, elsewhere) {
	const { path, prompt, choices: all, foretold } = frame.pick;
	const choices = all.filter((row) => !elsewhere.has(row.key));
	const asks = slots("ask", frame, words);
	return h4(
		"div#pick",
		{ class: path.length ? "bl-pick bl-picking" : "bl-pick" },
		h4(
			"div.bl-ask",
			{},
			h4("span", {}, path.length ? h4("b", {}, path.join(" › ")) : null, h4("span", { class: asks && path.length ? "bl-prompt bl-unseen" : "bl-prompt" }, prompt)),
			path.length > 0 && button3({ class: "bl-quiet", "data-do": "cancel" }, words.cancel)
		),
		foretold?.length ? h4("ul.bl-foretold", {}, ...foretold.map((told) => h4("li", {}, told))) : null,
		asks,
		choices.length > 0 && h4(
			"div.bl-choices",
			{},
			...choices.map(
				(row) => button3(
					{ class: "bl-go", "data-do": "pick", "data-pick": row.key, "aria-disabled": row.why ? "true" : null },
					h4("b", {}, row.label),
					(row.note || row.cost) && h4("small", {}, [row.note, row.cost].filter(Boolean).join(", ")),
					row.why && !row.note && h4("small.bl-why", {}, row.why)
				)
			)
		),
		(asks || choices.some((row) => row.key === frame.refused?.tried)) && refusal(frame)
	);
}
var moves = (local) => !local.calm && !globalThis.matchMedia?.("(prefers-reduced-motion: reduce)").matches;
function receipt(frame, local, words, opened = false) {
	const bill = frame.receipt;
	if (!bill) return null;
	const walking = bill.lines[local.walk];
	const seat = walking ? walking.seat : Math.min(local.tab, bill.totals.length - 1);
	const lines = bill.lines.map((line, index) => ({ ...line, index })).filter((line) => line.seat === seat);
	const open = local.bill || !!walking || opened;
	const head2 = h4("h3", {}, bill.title);
	return h4(
		"section.bl-rcpt#receipt",
		{ class: open ? "bl-open" : null, role: "group", "aria-label": bill.title },
		!opened && button3(
			{ class: "bl-bar", "data-do": "bill", "aria-expanded": String(open) },
			head2,
			h4("span.bl-bar-sums", {}, ...frame.players.map((player) => h4("span", { role: "img", "aria-label": `${player.name}: ${bill.totals[player.seat]}`, "data-k": `sum ${player.seat}` }, token2(words, player.seat, 18), h4("b", {}, bill.totals[player.seat])))),
			icon2(words, open ? "up" : "down")
		),
		open && h4(
			"div.bl-rhead",
			{},
			opened && head2,
			bill.lines.length > 0 && h4(
				"div.bl-walk",
				{ role: "group", "aria-label": words.walk },
				h4("span", { class: walking ? null : "bl-unseen" }, walking ? words.walked.replace("{n}", String(local.walk + 1)).replace("{m}", String(bill.lines.length)) : words.walk),
				tool(words, "back", words.step_back, { "data-do": "walk", "data-at": -1, "aria-disabled": local.walk < 0 ? "true" : null }),
				tool(words, "on", words.step_on, { "data-do": "walk", "data-at": 1 }),
				moves(local) && tool(words, local.watching ? "stop" : "play", local.watching ? words.watch_stop : words.watch, { "data-do": "watch", "aria-pressed": String(local.watching) })
			)
		),
		open && h4(
			"div.bl-rgrid",
			{},
			h4(
				"div.bl-tabs",
				{ role: "tablist", "aria-label": bill.title },
				...frame.players.map(
					(player) => button3(
						{
							role: "tab",
							"aria-selected": String(player.seat === seat),
							"aria-label": `${player.name}: ${bill.totals[player.seat]}`,
							tabindex: player.seat === seat ? 0 : -1,
							"data-do": "tab",
							"data-at": player.seat
						},
						token2(words, player.seat, 24),
						h4("b", {}, walking ? walking.scores[player.seat] : bill.totals[player.seat])
					)
				)
			),
			h4(
				"div.bl-lines",
				{ role: "tabpanel", "aria-label": frame.players[seat].name },
				...lines.map(
					(line, at) => button3(
						{
							class: line.points ? "bl-rline" : "bl-rline bl-zero",
							"data-do": "line",
							"data-line": line.index,
							"data-rule": line.rule || null,
							"data-title": line.title,
							"aria-pressed": String(line.index === local.walk),
							tabindex: walking ? line.index === local.walk ? 0 : -1 : at ? -1 : 0
						},
						h4("span", {}, line.label),
						h4("span.bl-sum", {}, line.sum),
						h4("b", {}, line.points)
					)
				),
				!lines.length && h4("p.bl-nothing", {}, words.no_lines),
				h4("div.bl-total", {}, h4("span", {}, words.total), h4("b", {}, bill.totals[seat]))
			)
		)
	);
}
function log(frame, words) {
	return h4(
		"section.bl-say#log",
		{ role: "group", "aria-label": words.happened },
		h4("h3", {}, words.happened),
		frame.log.length ? h4(
			"ol",
			{ tabindex: 0, "aria-label": words.happened },
			...frame.log.map(
				(entry, index) => h4(
					"li",
					{ class: entry.seat === void 0 || entry.seat < 0 ? "bl-chance" : null },
					entry.seat !== void 0 && entry.seat >= 0 && token2(words, entry.seat, 16),
					h4("span", {}, entry.text, " ", entry.rule && index === 0 && ruled(entry))
				)
			)
		) : h4("p.bl-nothing", {}, words.nothing)
	);
}
var STEP = 30;
function timeline(frame, local, words) {
	const time = frame.time;
	const stands = local.step < 0 ? time.ply : local.step;
	const steps = [{ ply: time.first, seat: -2, says: time.first ? "" : time.start }, ...time.nodes];
	const line = (from, to, kind) => to > from && h4("i", { class: `bl-rail ${kind}`, style: `left:${(from - time.first) * STEP + 14}px;width:${(to - from) * STEP}px` });
	const end = time.nodes.at(-1)?.ply ?? time.first;
	const shown = time.branches.filter((branch) => !branch.folded && branch.at <= end);
	const many = words.branches?.replace("{n}", String(shown.length)) ?? "";
	return h4(
		"div.bl-time#time",
		{},
		tool(words, "undo", words.undo, { "data-do": "undo", "aria-disabled": time.can_undo ? null : "true" }),
		tool(words, "redo", words.redo, { "data-do": "redo", "aria-disabled": time.can_redo ? null : "true" }),
		h4(
			"div.bl-track#track",
			{ role: "group", "aria-label": time.label },
			time.earlier && button3({ class: "bl-quiet bl-fold", "data-do": "unfold" }, time.earlier),
			h4(
				"div.bl-rows",
				{},
				local.branches && shown.map(
					(branch, index) => h4(
						"div.bl-branch",
						{ "data-k": `branch ${branch.name}`, style: `padding-left:${(branch.at - time.first) * STEP + 14}px` },
						h4(
							"svg.bl-bend",
							{ viewBox: "0 0 30 28", width: 30, height: 28, "aria-hidden": "true" },
							h4("path", { d: `M1 ${28 * (shown.length - index) + 10}V26C1 16 8 14 30 14` })
						),
						button3(
							{ class: "bl-quiet", "data-do": "switch", "data-pick": branch.name, "aria-label": branch.says },
							...branch.seats.slice(0, 6).map((seat) => node(words, seat, "bl-later")),
							h4("span", {}, branch.label)
						)
					)
				),
				h4(
					"div.bl-mainline",
					{},
					line(time.first, time.ply, "bl-done"),
					line(time.ply, end, ""),
					...steps.map(
						(step) => button3(
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
		shown.length > 0 && button3({ class: "bl-quiet bl-fork", "data-do": "branches", "aria-expanded": String(!!local.branches), "aria-label": many, title: many }, icon2(words, "fork"), shown.length),
		h4("span.bl-count", {}, time.step),
		frame.seats.choices.length > 2 && h4(
			"label.bl-seen",
			{},
			h4("small", {}, words.seen_by),
			h4(
				"select.bl-seat#seat",
				{ "aria-label": words.seen_by, "data-do": "seat" },
				...frame.seats.choices.map((choice) => h4("option", { value: choice.seat, selected: choice.seat === frame.seats.shown }, choice.label))
			)
		),
		tool(words, "copy", words.copy, { "data-do": "copy" })
	);
}

// src/explain.js
import { h as h5, picture as picture2 } from "./common.js";
function pieceAt(view, under) {
	const place = under?.closest("[data-place]")?.getAttribute("data-place") ?? "";
	const item = under?.closest(".bl-it")?.getAttribute("data-k")?.split(" ")[0] ?? "";
	return view.words.gallery?.pieces?.[(place ? view.frame.kinds?.[place] : item) ?? ""];
}
var drawn2 = (piece) => h5("span.bl-piece", { "aria-hidden": "true" }, picture2(piece.svg));
function gallery(local, words) {
	const told = words.gallery;
	if (!told?.pieces || !local.help) return null;
	return h5(
		"section.bl-help.bl-gallery#gallery",
		{ role: "group", "aria-label": told.title },
		h5("b", {}, told.title),
		h5("p", {}, told.how),
		h5(
			"ul",
			{},
			...Object.entries(told.pieces).map(
				([key, piece]) => h5("li", { "data-k": key, class: piece.special ? "bl-special" : null }, drawn2(piece), h5("b", {}, piece.name), h5("span", {}, piece.text), h5("small", {}, piece.note))
			)
		)
	);
}

// src/tip.js
import { hits } from "./board.js";
import { h as h6 } from "./common.js";
var HOVER = 500;
var PRESS = 450;
var SLIP = 12;
var GAP = 8;
var THINGS = "[data-rule], [data-place], [data-tip], [title]";
var Tip = class {
	constructor(view) {
		this.view = view;
		this.box = h6("div.bl-tip", { hidden: true });
		this.thing = null;
		this.over = null;
		this.rules = /* @__PURE__ */ new Map();
		this.held = false;
		this.aloud = false;
		view.root.append(this.box);
		const { root, signal } = view;
		const on = (type, listener, capture = false) => root.addEventListener(type, listener, { signal, capture });
		on("pointerover", (event) => event.pointerType === "mouse" && this.rest(this.find(event.target)));
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
	find(under) {
		const thing = under.closest(THINGS);
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
		const thing = this.find(event.target);
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
		const piece = pieceAt(this.view, thing);
		if (rule) {
			const title = thing.getAttribute("data-title") ?? thing.textContent ?? "";
			const known = this.rules.get(`${frame.lang} ${rule}`);
			this.fill(thing, title, known ?? "", rule, aloud && !!known);
			if (known === void 0) this.view.ask("what", { key: rule });
		} else if (place) {
			this.view.whenTold(() => this.thing === thing && this.fill(thing, this.view.frame.board?.says[place] ?? "", piece?.text ?? "", "", aloud));
		} else if (piece) this.fill(thing, piece.name, piece.text, "", aloud);
		else {
			const told = thing.getAttribute("data-tip") || thing.getAttribute("title") || thing.getAttribute("aria-label") || thing.textContent || "";
			const [head2, ...more] = told.split("\n");
			this.fill(thing, head2, more.join(" "), "", aloud);
		}
	}
	heard(rule, says) {
		this.rules.set(`${this.view.frame.lang} ${rule}`, says);
		if (this.thing?.getAttribute("data-rule") === rule) this.show(this.thing, this.aloud);
	}
	fill(thing, head2, says, id, aloud) {
		if (!head2.trim()) return this.hide();
		const piece = id ? void 0 : pieceAt(this.view, thing);
		this.box.replaceChildren(...piece ? [drawn2(piece)] : [], h6("b", {}, head2), ...says ? [h6("span", {}, says)] : [], ...id ? [h6("code", {}, id)] : []);
		this.box.hidden = false;
		this.put(thing);
		if (aloud) this.view.speak([head2, says].filter(Boolean).join(". "));
	}
	put(thing) {
		const { box, view } = this;
		const home = view.root.getBoundingClientRect();
		const spots = hits(view.root, thing.getAttribute("data-place"));
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
		const [x, y] = bottom + GAP + high <= home.height ? [across, bottom + GAP] : top - GAP - high >= 0 ? [across, top - GAP - high] : right + GAP + wide <= home.width ? [right + GAP, down] : [Math.max(0, left - GAP - wide), down];
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
import { h as h7 } from "./common.js";
import { strip, tool as tool2 } from "./board.js";
function otherNotebook(model, frame, local, words) {
	const path = String(model.widget_manager?.context?.path ?? "");
	const [, before = "", lang = "", rest = ""] = /^(.*?\/)?(\w\w)(\/[^/]+\/[^/]+\.ipynb)$/.exec(path) ?? [];
	if (local.spoke !== frame.lang || lang === frame.lang || !frame.languages.some(({ key }) => key === lang)) return null;
	const other = `${before}${frame.lang}${rest}`;
	const link = { href: `/lab/tree/${encodeURI(other)}`, "data-commandlinker-command": "docmanager:open", "data-commandlinker-args": JSON.stringify({ path: other }) };
	return strip("tongue", h7("a", link, words.other_notebook), tool2(words, "close", words.close, { "data-do": "unspoke" }));
}

// src/table.js
import { stage } from "./board.js";
import { h as h8 } from "./common.js";
import { shownBy } from "./common.js";
import { copied, cover } from "./board.js";
import { View } from "./board.js";
var NARROW = 480;
var PACE = 1800;
var Table = class extends View {
	watching;
	walked = -1;
	content() {
		const { frame, local, words, area } = this;
		const has = (part) => frame.parts.includes(part);
		return [
			artStyle(frame),
			words.gallery?.style && h8("style#pieces", {}, words.gallery.style),
			has("head") && this.keep("head", [frame.title, frame.where, frame.views, frame.view, frame.turns, frame.languages, frame.lang, !frame.board?.svg, local.facts, local.big, local.help, words], () => head(frame, local, words)),
			...this.above(),
			frame.cover ? cover(frame, words) : laid(frame, {
				board: stage(frame, area, local, words, has("turn") && slots("board", frame, words)),
				turn: has("turn") && turn(frame, words),
				seats: has("turn") && slots("seats", frame, words, (slot) => !TRAYS.has(slot.kind)),
				others: has("turn") && slots("seats", frame, words, (slot) => TRAYS.has(slot.kind)),
				hand: has("actions") && slots("hand", frame, words),
				costs: has("actions") && slots("costs", frame, words),
				actions: has("actions") ? (costs) => actions(frame, local, words, costs) : void 0,
				receipt: has("receipt") && receipt(frame, local, words),
				log: has("log") && this.keep("log", [frame.log, words], () => log(frame, words))
			}),
			has("timeline") && this.keep("time", [frame.time, frame.seats, local.step, local.branches, words], () => timeline(frame, local, words)),
			copied(local, words)
		];
	}
	above() {
		return [...super.above(), otherNotebook(this.model, this.frame, this.local, this.words), switches(this.local, this.words), gallery(this.local, this.words)];
	}
	settle(next) {
		rove(next, this.local.row);
		wear(this.root, this.local);
	}
	listen() {
		Object.assign(this.local, kept());
		super.listen();
		this.narrow();
		this.tip = new Tip(this);
	}
	explain(_here, target) {
		this.tip?.ask(target);
	}
	narrow() {
		const { view, views, rev } = this.frame;
		const wide = this.root.clientWidth;
		if (wide && wide <= NARROW && !rev && views.length > 2 && view === views[0].key) this.ask("view", { key: views[1].key });
	}
	act(target, event) {
		const what = target.getAttribute("data-do");
		const name = target.getAttribute("data-pick");
		if (what === "language") this.local.spoke = target.getAttribute("data-pick") ?? "";
		if (what === "unspoke") this.local.spoke = "";
		if (what === "unspoke") return this.draw();
		if (what === "rule") return this.tip?.ask(target);
		if (what === "watch") return this.watch(!this.watching);
		if (what === "walk") return this.walkBy(Number(target.getAttribute("data-at")));
		this.watch(false);
		if (what === "line") this.walkTo(Number(target.getAttribute("data-line")), true);
		else if (what === "choose") this.local[name] = !this.local[name];
		else super.act(target, event);
		if (what === "choose" || what === "letters") keep(this.local);
		if (what === "choose" || what === "line") this.draw();
	}
	walkBy(lines) {
		this.watch(false);
		if (!this.frame.receipt?.lines.length) return this.speak(this.words.no_lines);
		this.walkTo(this.local.walk + lines, false);
		this.draw();
	}
	watch(on) {
		clearTimeout(this.watching);
		this.watching = void 0;
		const more = () => {
			if (this.signal.aborted || !this.root.isConnected) return;
			this.walkTo(this.local.walk + 1, false);
			this.local.watching = this.local.walk >= 0;
			this.watching = this.local.watching ? setTimeout(more, PACE) : void 0;
			this.draw();
		};
		if (!on && !this.local.watching) return;
		this.local.watching = false;
		if (on) more();
		else this.draw();
	}
	walkTo(index, toggle) {
		const lines = this.frame.receipt?.lines ?? [];
		const { local } = this;
		const before = local.walk;
		local.walk = toggle && index === local.walk || index >= lines.length ? -1 : Math.max(-1, index);
		if (this.frame.receipt?.at !== void 0 && this.frame.receipt.at !== null && local.walk !== before) this.ask("walk", { at: local.walk });
		const line = lines[local.walk];
		if (!line) return;
		local.tab = line.seat;
		this.speak([`${this.frame.players[line.seat].name}: ${line.label}`, line.sum, line.points].filter((part) => part !== "").join(", "));
	}
	showNow() {
		super.showNow();
		const line = this.root.querySelector(".bl-rline[aria-pressed=true]");
		const rail = line?.closest(".bl-rim-in, .bl-lines");
		if (line && rail && this.local.walk !== this.walked) {
			const over = line.getBoundingClientRect().bottom - rail.getBoundingClientRect().bottom;
			const under = line.getBoundingClientRect().top - rail.getBoundingClientRect().top;
			if (over > 0) rail.scrollTop += over + 8;
			else if (under < 0) rail.scrollTop += under - 8;
		}
		this.walked = this.local.walk;
	}
};
var table_default = shownBy(Table);
export {
	TRAYS,
	Table,
	Tip,
	actions,
	art,
	artStyle,
	table_default as default,
	drawn2 as drawn,
	gallery,
	head,
	keep,
	kept,
	laid,
	log,
	lying,
	otherNotebook,
	pieceAt,
	placed,
	receipt,
	rove,
	slotBox,
	slots,
	switches,
	timeline,
	tools,
	turn,
	wear,
	whyNot
};
