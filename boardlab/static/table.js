// src/slots.js
import { button, h, picture } from "./common.js";
import { icon, token } from "./common.js";
var EDGES = 5;
var PLACES = 6;
var drawn = new Map();
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
var artStyle = (frame) => frame.art?.style && h("style#art", {}, frame.art.style);
function slotBox(slot, frame, words, at = 0) {
	const { kind, title, note, items = [], empty = 0 } = slot;
	const lay = LAYS[kind] ?? one;
	const read = kind === "cards" && items.some((item) => item.note) ? items.length < 5 ? " bl-readable" : " bl-many" : "";
	return h(
		"section",
		{
			class: `bl-slot bl-${kind}${read}`,
			role: "group",
			"aria-label": title,
			"data-k": `${kind} ${at}`
		},
		(title || note) && h("div.bl-slot-head", {}, title && h("b", {}, title), note && h("small", { title: note }, note)),
		h(
			"div.bl-items",
			{},
			...items.map((item, index) => (kind === "fan" && item.counted ? stack : lay)(item, frame, words, index)),
			...Array.from({ length: Math.min(empty, PLACES) }, (_, at2) => h("i.bl-empty", { "aria-hidden": "true", "data-k": `empty ${at2}` }))
		),
		slot.reason && h("p.bl-why", {}, slot.reason)
	);
}
function slots(name, frame, words, wanted = () => true) {
	const found = lying(frame, name).filter(wanted);
	return found.length > 0 && h(`div.bl-${name === "ask" ? "asks" : name}#${name}`, {}, ...found.map((slot, at) => slotBox(slot, frame, words, at)));
}
function control(item, frame, index, style, ...children) {
	const { row, says, label } = item;
	const name = says || label;
	const chosen = item.chosen ? " bl-chosen" : "";
	const tip = [name || frame.players[item.seat ?? -1]?.says, item.note, ...(item.facts ?? []).map(({ says: says2 }) => says2), row?.why].filter(Boolean).join("\n");
	if (!row) return h("div", { class: `bl-it ${style}${chosen}`, role: name ? "img" : null, "aria-label": name, "data-tip": tip || null, title: name, "data-k": item.key }, ...children);
	const refused = frame.refused?.tried === row.key ? " bl-refused" : "";
	return button(
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
var UNHEARD = { "aria-hidden": "true" };
var badge = (item) => (item.count ?? 1) > 1 && h("i.bl-badge", UNHEARD, item.count);
var heard = (item) => h("span.bl-unseen", {}, item.says || item.label, item.row?.why && `: ${item.row.why}`);
function fan(item, frame, words, index) {
	const behind = Math.min(EDGES, (item.count ?? 1) - 1);
	return control(
		item,
		frame,
		index,
		"bl-fancard",
		...Array.from({ length: behind }, (_, at) => h("i.bl-edge", { "aria-hidden": "true", "data-k": `edge ${at}` }, art(frame, words, item.art))),
		h("span.bl-face", UNHEARD, art(frame, words, item.art), h("small", {}, item.label)),
		badge(item),
		heard(item)
	);
}
var tile = (item, frame, words, index) => control(item, frame, index, "bl-tile", art(frame, words, item.art), badge(item), item.label && !item.says ? h("small", {}, item.label) : null, heard(item));
var facts = (item, frame, words) => !!item.facts?.length && h(
	"span.bl-figures",
	{},
	...item.facts.map(
		(fact, at) => h(
			"span",
			{ class: fact.strong && "bl-strong", title: fact.says, role: "img", "aria-label": fact.says, "data-k": `fact ${at}` },
			art(frame, words, fact.art),
			fact.text && h("b", {}, fact.text)
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
		h("span.bl-card-top", {}, art(frame, words, item.art), row?.cost && !item.facts?.length && h("small.bl-cost", {}, row.cost), facts(item, frame, words)),
		h("b.bl-nm", {}, label),
		note && h("small.bl-more", {}, note),
		row?.why && h("small.bl-more.bl-why", {}, row.why)
	);
}
function plate(item, frame, words, index) {
	const player = frame.players[item.seat ?? 0];
	return control(
		item,
		frame,
		index,
		item.now ? "bl-plate bl-mover" : "bl-plate",
		h(
			"span.bl-plate-top",
			{},
			token(words, item.seat ?? 0, 22),
			player?.name !== player?.letter && h("b.bl-pname", {}, player?.name),
			player?.points !== null && player?.points !== void 0 && h("b.bl-points", { "aria-label": player.says, title: player.says }, player.points, icon(words, "point"))
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
		h("span.bl-row-art", {}, art(frame, words, item.art)),
		h("span.bl-row-name", {}, h("b.bl-nm", {}, label), h("small", { class: row?.why && "bl-why" }, row?.why ? item.note || row.why : row?.note || item.note)),
		row?.why && item.note && h("span.bl-unseen", {}, row.why),
		h(
			"span.bl-signs",
			UNHEARD,
			...price.map(([name, has], at) => h("i", { class: has ? null : "bl-lack", "data-k": `sign ${at}` }, art(frame, words, name)))
		),
		left && h("span.bl-left-over", {}, left),
		row?.cost && h("span.bl-unseen", {}, row.cost)
	);
}
var one = (item, frame, words, index) => control(item, frame, index, "bl-one", art(frame, words, item.art), item.label && h("span", {}, item.label), facts(item, frame, words));
function pile(style, item, frame, words, count, pick2, name) {
	const why = pick2 === item.less ? "" : item.row?.why;
	const refused = frame.refused?.tried === pick2 ? " bl-refused" : "";
	return button(
		{ class: `bl-it bl-act ${style}${refused}`, "data-do": "pick", "data-pick": pick2, "data-k": pick2, tabindex: -1, "aria-disabled": why ? "true" : null, title: why || name },
		...Array.from({ length: Math.min(EDGES, count - 1) }, (_, at) => h("i.bl-edge", { "aria-hidden": "true", "data-k": `edge ${at}` }, art(frame, words, item.art))),
		h("span.bl-face", UNHEARD, art(frame, words, item.art), h("small", {}, item.label)),
		h("span.bl-unseen", {}, name, why && `: ${why}`)
	);
}
function stack(item, frame, words) {
	const { count = 1, chosen = 0, less, row } = item;
	const kept = count - chosen;
	return h(
		"span.bl-stk",
		{ "data-k": item.key },
		less && pile("bl-fancard bl-chosen", item, frame, words, chosen, less, item.keeps),
		kept > 0 && (row ? pile("bl-fancard", item, frame, words, kept, row.key, item.says) : fan({ ...item, count: kept, chosen: 0 }, frame, words, 0)),
		chosen ? h("i.bl-of", UNHEARD, `${chosen}/${count}`) : kept > 1 && h("i.bl-badge", UNHEARD, kept)
	);
}
var laidDown = (item, frame, words) => pile("bl-fancard bl-mini", item, frame, words, item.chosen ?? 1, item.less ?? "", item.keeps);
var wish = (item, frame, words) => item.row ? pile("bl-fancard bl-mini", item, frame, words, 1, item.row.key, item.says || item.label) : fan(item, frame, words, 0);
function answerRow(item, frame, words) {
	const { seat, label, note, deal, buttons = [] } = item;
	return h(
		"div.bl-row",
		{ "data-k": item.key, class: item.now && "bl-open-to" },
		seat === void 0 ? item.art && icon(words, item.art) : token(words, seat, 24),
		h("span.bl-row-name", {}, h("b", {}, label || (seat === void 0 ? "" : frame.players[seat].name)), note && h("small", {}, note)),
		deal && h(
			"span.bl-signs",
			{},
			...deal[0].map((name, at) => h("i", { "aria-hidden": "true", "data-k": `give ${at}` }, art(frame, words, name))),
			deal[1].length > 0 && h("span.bl-for", UNHEARD, "›"),
			...deal[1].map((name, at) => h("i", { "aria-hidden": "true", "data-k": `get ${at}` }, art(frame, words, name)))
		),
		facts(item, frame, words),
		buttons.length > 0 && h(
			"span.bl-row-buttons",
			{},
			...buttons.map(
				({ key, name, says, why, fresh }) => button(
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
import { h as h2 } from "./common.js";
var TRAYS = new Set(["tray", "tiles", "cards", "fan"]);
var ACROSS = 2;
var TALL = 0.5;
function laid(frame, parts) {
	const [, , wide, high] = (frame.board?.svg.match(/viewBox="([^"]*)"/)?.[1] ?? "0 0 1 1").split(" ").map(Number);
	const shape = wide / high;
	const { board, turn: turn2, seats, others, hand, costs, actions: actions2, receipt: receipt2, log: log2, question, answer, hints, worked } = parts;
	const priced = shape > ACROSS ? null : costs;
	const acts = actions2 ? actions2(priced) : priced;
	const style = `--shape:${shape.toFixed(3)}`;
	const left = h2("div.bl-left#left", {}, board);
	if (!turn2 && !actions2 && !log2 && !question) return h2("div.bl-body.bl-single#body", { style }, left, receipt2);
	if (shape > ACROSS) {
		const two = !!question && !hand && !costs && !others && !actions2;
		const bill = worked?.();
		return h2(
			"div.bl-body.bl-across#body",
			{ style, class: two ? "bl-two" : others ? null : "bl-pair" },
			!two && h2("div.bl-top#top", {}, question, turn2, seats),
			two && h2("div.bl-own#asks", {}, question, hints, bill && answer?.(true)),
			left,
			!two && h2("div.bl-own#own", {}, bill ? answer?.(true) : [hand, costs]),
			h2("div.bl-mid#mid", {}, acts, bill || answer?.(false), !two && hints, receipt2, log2),
			others && h2("div.bl-others#others", {}, others)
		);
	}
	const under = hand && !isTiles(frame) ? hand : null;
	const feet = question && !actions2 && under && costs;
	return h2(
		"div.bl-body.bl-side#body",
		{ style, class: [under && "bl-with-hand", shape < TALL && "bl-tall"].filter(Boolean).join(" ") },
		// What is asked is read first, then the board.
		question,
		h2("div.bl-left#left", {}, board, feet ? h2("div.bl-feet#feet", {}, under, costs) : under),
		h2("div.bl-rim#rim", {}, h2("div.bl-rim-in#rimin", {}, turn2, seats, !under && hand, actions2 && acts, answer?.(false), !actions2 && !feet && acts, others, hints, receipt2, log2))
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
import { button as button2, h as h3, known } from "./common.js";
import { icon as icon2, node, token as token2 } from "./common.js";
import { moves } from "./help.js";
import { ruled, tool } from "./common.js";
var switchOf = (label, children, style = "") => h3("div.bl-seg", { class: style, role: "group", "aria-label": label }, children);
function head(frame, local, words) {
	return h3(
		"div.bl-head#head",
		{},
		h3("div.bl-names", {}, h3("span.bl-name", {}, frame.title), h3("span.bl-where", {}, frame.where)),
		h3(
			"div.bl-tools",
			{},
			switchOf(
				words.view,
				frame.views.map(
					({ key, label }) => button2({ "data-do": "view", "data-pick": key, "aria-pressed": String(key === frame.view) }, label)
				)
			),
			frame.turns && tool(words, "turn", words.turn_board, { "data-do": "turn", "data-at": 1 }),
			switchOf(
				words.language,
				frame.languages.map(
					({ key, label }) => button2(
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
	button2({ class: "bl-ibtn", "aria-label": words.help, title: words.help, "data-do": "help", "aria-expanded": String(local.help) }, "?")
];
var MOST_PIPS = 16;
function turn(frame, words) {
	const { seat, says, budget, note, over } = frame.turn;
	const { path = [], prompt = "" } = frame.pick ?? {};
	const picks = path.length > 0;
	const quiet = lying(frame, "ask").length > 0;
	return h3(
		"div.bl-turn#turnbox",
		{ class: picks && "bl-picking" },
		token2(words, seat, 30),
		h3(over ? "h3.bl-who" : "b.bl-who", {}, picks ? path.join(" › ") : says),
		budget && h3(
			"span.bl-ap",
			{},
			!picks && h3("span.bl-pips", { "aria-hidden": "true" }, ...Array.from({ length: budget.of > MOST_PIPS ? 0 : budget.of }, (_, n) => h3("i", { class: n < budget.left ? "bl-full" : "" }))),
			h3("b", {}, budget.short),
			h3("small", {}, budget.rest)
		),
		h3("small", { class: prompt ? quiet ? "bl-prompt bl-unseen" : "bl-prompt" : null }, prompt || note),
		picks && button2({ class: "bl-quiet", "data-do": "cancel" }, frame.bench?.edits ? words.put_down : words.cancel)
	);
}
function deed(row, frame, words, listed) {
	return button2(
		{
			class: frame.refused?.tried === row.key ? "bl-act bl-refused" : "bl-act",
			"data-do": "pick",
			"data-pick": row.key,
			"data-fresh": "1",
			tabindex: -1,
			title: row.why || row.note || null,
			"aria-disabled": row.why ? "true" : null,
			"aria-pressed": row.why || row.final ? null : String(!!row.pressed)
		},
		icon2(words, row.key),
		h3("span.bl-nm", {}, row.label),
		row.note && h3("span.bl-cnt", { class: row.note.length > 26 && "bl-long" }, row.note),
		row.cost && h3("span.bl-cost", {}, row.cost),
		row.why && h3("span", { class: listed ? "bl-why" : "bl-unseen" }, row.why, row.more && h3("em", {}, ` ${row.more}`))
	);
}
function actions(frame, words, costs) {
	const elsewhere = placed(frame);
	const asks = lying(frame, "ask");
	const left = (asks.length ? [] : frame.groups).map((group) => ({ ...group, rows: group.rows.filter((row) => !elsewhere.has(row.key)) })).filter((group) => group.rows.length);
	const rows = left.flatMap((group) => group.rows);
	const listed = (lying(frame, "actions")[0]?.kind ?? (lying(frame, "costs").length ? "buttons" : "lines")) !== "buttons";
	const barred = rows.find((row) => row.why);
	return h3(
		"div.bl-acts#acts",
		{ class: asks.length > 0 && "bl-asked", role: "group", "aria-label": words.actions },
		!asks.length && costs,
		h3(
			"div#deeds",
			{ class: listed ? "bl-list" : "bl-buttons" },
			left.map(
				(group) => h3(
					"div",
					{ role: "group", "aria-label": group.label, "data-k": `group ${group.label}` },
					listed && left.length > 1 && rows.length < 6 && h3("div.bl-grp", { "aria-hidden": "true" }, group.label),
					group.rows.map((row) => deed(row, frame, words, listed))
				)
			)
		),
		pick(frame, words, elsewhere),
		h3("p.bl-why.bl-reason#reason", {}, barred && [h3("b", {}, `${barred.label}: `), barred.why])
	);
}
function pick(frame, words, elsewhere) {
	const { choices: all = [], foretold } = frame.pick ?? {};
	const choices = all.filter((row) => !elsewhere.has(row.key));
	const asks = slots("ask", frame, words);
	if (!asks && !choices.length && !foretold?.length) return null;
	return h3(
		"div.bl-pick#pick",
		{},
		foretold?.length ? h3("ul.bl-foretold", {}, ...foretold.map((told) => h3("li", {}, told))) : null,
		asks,
		choices.length > 0 && h3(
			"div.bl-choices",
			{},
			choices.map(
				(row) => button2(
					{ class: "bl-go", "data-do": "pick", "data-pick": row.key, "aria-disabled": row.why ? "true" : null },
					h3("b", {}, row.label),
					(row.note || row.cost) && h3("small", {}, [row.note, row.cost].filter(Boolean).join(", ")),
					row.why && !row.note && h3("small.bl-why", {}, row.why)
				)
			)
		)
	);
}
var bar = (words, open, ...children) => button2({ class: "bl-bar", "data-do": "bill", "aria-expanded": String(open) }, children, icon2(words, open ? "up" : "down"));
function receipt(frame, local, words, opened = false) {
	const bill = frame.receipt;
	if (!bill) return null;
	const walking = bill.lines[local.walk];
	const seat = walking ? walking.seat : Math.min(local.tab, bill.totals.length - 1);
	const lines = bill.lines.map((line, index) => ({ ...line, index })).filter((line) => line.seat === seat);
	const open = local.bill || !!walking || opened;
	const head2 = bill.title && h3("h3", {}, bill.title);
	return h3(
		"section.bl-rcpt#receipt",
		{ class: open && "bl-open", role: "group", "aria-label": bill.title || null },
		!opened && bar(words, open, head2, h3("span.bl-bar-sums", {}, frame.players.map(({ name, seat: seat2 }) => h3("span", { role: "img", "aria-label": `${name}: ${bill.totals[seat2]}`, "data-k": `sum ${seat2}` }, token2(words, seat2, 18), h3("b", {}, bill.totals[seat2]))))),
		open && h3(
			"div.bl-rhead",
			{},
			opened && head2,
			!!bill.lines.length && h3(
				"div.bl-walk",
				{ role: "group", "aria-label": words.walk },
				h3("span", { class: walking ? null : "bl-unseen" }, walking ? words.walked.replace("{n}", String(local.walk + 1)).replace("{m}", String(bill.lines.length)) : words.walk),
				tool(words, "back", words.step_back, { "data-do": "walk", "data-at": -1, "aria-disabled": local.walk < 0 ? "true" : null }),
				tool(words, "on", words.step_on, { "data-do": "walk", "data-at": 1 }),
				moves(local) && tool(words, local.watching ? "stop" : "play", local.watching ? words.watch_stop : words.watch, { "data-do": "watch", "aria-pressed": String(local.watching) })
			)
		),
		open && h3(
			"div.bl-rgrid",
			{},
			h3(
				"div.bl-tabs",
				{ role: "tablist", "aria-label": bill.title },
				frame.players.map(
					(player) => button2(
						{
							role: "tab",
							"aria-selected": String(player.seat === seat),
							tabindex: player.seat === seat ? 0 : -1,
							"data-do": "tab",
							"data-at": player.seat
						},
						token2(words, player.seat, 24),
						h3("span.bl-unseen", {}, `${player.name}: `),
						h3("b", {}, (walking?.scores ?? bill.totals)[player.seat])
					)
				)
			),
			h3(
				"div.bl-lines",
				{ role: "tabpanel", "aria-label": frame.players[seat].name },
				lines.map(
					(line, at) => button2(
						{
							class: line.points ? "bl-rline" : "bl-rline bl-zero",
							"data-do": "line",
							"data-line": line.index,
							"data-rule": line.rule || null,
							"data-title": line.title,
							"aria-pressed": String(line.index === local.walk),
							tabindex: walking ? line.index === local.walk ? 0 : -1 : at ? -1 : 0
						},
						h3("span", {}, line.label),
						h3("span.bl-sum", {}, line.sum),
						h3("b", {}, line.points)
					)
				),
				!lines.length && h3("p.bl-nothing", {}, words.no_lines),
				h3("div.bl-total", {}, h3("span", {}, words.total), h3("b", {}, bill.totals[seat]))
			)
		)
	);
}
function log(frame, words) {
	return h3(
		"section.bl-say#log",
		{ role: "group", "aria-label": words.happened },
		h3("h3", {}, words.happened),
		frame.log.length ? h3(
			"ol",
			{ tabindex: 0, "aria-label": words.happened },
			numbered(frame.log).map(
				([entry, name], index) => known(
					h3(
						"li",
						{ class: (entry.seat ?? -1) < 0 && "bl-chance" },
						(entry.seat ?? -1) >= 0 && token2(words, entry.seat, 16),
						h3("span", {}, entry.text, " ", entry.rule && index === 0 && ruled(entry))
					),
					name
				)
			)
		) : h3("p.bl-nothing", {}, words.nothing)
	);
}
function wholeLines(root) {
	const log2 = root.querySelector(".bl-say ol");
	if (!log2 || log2.children.length < 2) return;
	log2.style.maxHeight = "";
	const room = log2.clientHeight;
	if (log2.scrollHeight <= room + 1) return;
	const ends = [...log2.children].map((line) => line.offsetTop + line.offsetHeight - log2.offsetTop);
	const whole = Math.max(0, ...ends.filter((end) => end <= room + 1));
	if (whole) log2.style.maxHeight = `${whole}px`;
}
function numbered(log2) {
	const seen = new Map();
	return [...log2].reverse().map((entry) => {
		const count = (seen.get(entry.text) ?? 0) + 1;
		seen.set(entry.text, count);
		return [entry, `${entry.text} ${count}`];
	}).reverse();
}
var STEP = 30;
function timeline(frame, local, words) {
	const time = frame.time;
	const stands = local.step < 0 ? time.ply : local.step;
	const steps = [{ ply: time.first, seat: -2, says: time.first ? "" : time.start }, ...time.nodes];
	const line = (from, to, kind) => to > from && h3("i", { class: `bl-rail ${kind}`, style: `left:${(from - time.first) * STEP + 14}px;width:${(to - from) * STEP}px` });
	const end = time.nodes.at(-1)?.ply ?? time.first;
	const shown = time.branches.filter((branch) => !branch.folded && branch.at <= end);
	const many = words.branches?.replace("{n}", String(shown.length)) ?? "";
	return h3(
		"div.bl-time#time",
		{},
		Object.entries({ undo: time.can_undo, redo: time.can_redo }).map(([name, may]) => tool(words, name, words[name], { "data-do": name, "aria-disabled": may ? null : "true" })),
		h3(
			"div.bl-track#track",
			{ role: "group", "aria-label": time.label },
			time.earlier && button2({ class: "bl-quiet bl-fold", "data-do": "unfold" }, time.earlier),
			h3(
				"div.bl-rows",
				{},
				local.branches && shown.map(
					(branch, index) => h3(
						"div.bl-branch",
						{ "data-k": `branch ${branch.name}`, style: `padding-left:${(branch.at - time.first) * STEP + 14}px` },
						h3(
							"svg.bl-bend",
							{ viewBox: "0 0 30 28", width: 30, height: 28, "aria-hidden": "true" },
							h3("path", { d: `M1 ${28 * (shown.length - index) + 10}V26C1 16 8 14 30 14` })
						),
						button2(
							{ class: "bl-quiet", "data-do": "switch", "data-pick": branch.name, "aria-label": branch.says },
							...branch.seats.slice(0, 6).map((seat) => node(words, seat, "bl-later")),
							h3("span", {}, branch.label)
						)
					)
				),
				h3(
					"div.bl-mainline",
					{},
					line(time.first, time.ply, "bl-done"),
					line(time.ply, end, ""),
					steps.map(
						(step) => button2(
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
		shown.length > 0 && button2({ class: "bl-quiet bl-fork", "data-do": "branches", "aria-expanded": String(!!local.branches), "aria-label": many, title: many }, icon2(words, "fork"), shown.length),
		h3("span.bl-count", {}, time.step),
		frame.seats.choices.length > 2 && h3(
			"label.bl-seen",
			{},
			h3("small", {}, words.seen_by),
			h3(
				"select.bl-seat#seat",
				{ "aria-label": words.seen_by, "data-do": "seat" },
				frame.seats.choices.map((choice2) => h3("option", { value: choice2.seat, selected: choice2.seat === frame.seats.shown }, choice2.label))
			)
		),
		[frame.bench && "edit", "copy", "link"].map((name) => name && tool(words, name, words[name], { "data-do": name }))
	);
}

// src/explain.js
import { h as h4 } from "./common.js";
import { drawn as drawn2 } from "./help.js";
function pieceAt(view, under) {
	const place = under?.closest("[data-place]")?.getAttribute("data-place");
	const item = under?.closest(".bl-it, li")?.getAttribute("data-k")?.split(" ")[0];
	return view.words.gallery?.pieces?.[(place ? view.frame.kinds?.[place] : item) ?? ""];
}
function gallery(local, words) {
	const told = local.help && words.gallery;
	if (!told?.pieces) return null;
	return h4(
		"section.bl-help.bl-gallery#gallery",
		{ role: "group", "aria-label": told.title },
		h4("b", {}, told.title),
		h4("p", {}, told.how),
		h4(
			"ul.bl-items",
			{},
			...Object.entries(told.pieces).map(
				([key, piece], at) => h4("li", { "data-k": key, tabindex: at ? -1 : 0, class: piece.special && "bl-special" }, drawn2(piece), h4("b", {}, piece.name), h4("span", {}, piece.text), h4("small", {}, piece.note))
			)
		)
	);
}

// src/opponent.js
var waiting = new WeakMap();
function goOn(view) {
	clearTimeout(waiting.get(view));
	const { frame, local, link, signal } = view;
	const pace = frame.opponent;
	if (typeof pace !== "number" || local.link || frame.by && frame.by !== link.client) return;
	const still = local.calm || globalThis.matchMedia?.("(prefers-reduced-motion: reduce)").matches;
	const next = () => {
		if (!signal.aborted && view.root.isConnected) view.link.send("opponent", view.frame.rev, { at: still ? 0 : 1 });
	};
	waiting.set(view, setTimeout(next, still ? 0 : pace));
}

// src/table.js
import { hits, stage } from "./board.js";
import { h as h5 } from "./common.js";
import { shownBy } from "./common.js";
import { choice, choose, inColours, obey, otherTongue, repainted, settings } from "./help.js";
import { move } from "./help.js";
import { copied, cover } from "./board.js";
import { View } from "./board.js";
import { Tip } from "./help.js";
import { otherNotebook } from "./help.js";
var NARROW = 480;
var PACE = 1800;
var Table = class extends View {
	watching;
	walked = -1;
	shown = -1;
	spot;
	before;
	fresh = true;
	content() {
		const { frame, local, words, area } = this;
		const has = (part) => frame.parts.includes(part);
		return [
			artStyle(frame),
			words.gallery?.style && h5("style#pieces", {}, words.gallery.style),
			has("head") && this.keep("head", [frame.title, frame.where, frame.views, frame.view, frame.turns, frame.languages, frame.lang, !frame.board?.svg, local.facts, local.big, local.help, words], () => head(frame, local, words)),
			...this.above(),
			frame.cover ? cover(frame, words) : laid(frame, {
				board: stage(frame, area, local, words, has("turn") && slots("board", frame, words)),
				turn: (has("turn") || has("actions") && !!frame.pick?.path.length) && turn(frame, words),
				seats: has("turn") && slots("seats", frame, words, (slot) => !TRAYS.has(slot.kind)),
				others: has("turn") && slots("seats", frame, words, (slot) => TRAYS.has(slot.kind)),
				hand: has("actions") && slots("hand", frame, words),
				costs: has("actions") && slots("costs", frame, words),
				actions: has("actions") ? (costs) => this.deeds(costs) : void 0,
				receipt: has("receipt") && receipt(frame, local, words),
				log: has("log") && this.keep("log", [frame.log, words], () => log(frame, words))
			}),
			copied(local, words),
			has("timeline") && this.keep("time", [frame.time, frame.seats, local.step, local.branches, words], () => timeline(frame, local, words))
		];
	}
	deeds(costs) {
		return actions(this.frame, this.words, costs);
	}
	above() {
		const { frame, local, words } = this;
		const langs = frame.languages.map(({ key }) => key);
		return [...super.above(), otherNotebook(this.model, frame.lang, langs, local.spoke, words), settings(frame, local, words), gallery(local, words)];
	}
	settle(next) {
		rove(next, this.local.row);
	}
	get frame() {
		return inColours(this.model.get("frame"), this.model.get("words").apart, (frame, paint) => ({
			...frame,
			board: frame.board && { ...frame.board, svg: paint(frame.board.svg) },
			art: repainted(frame.art, paint)
		}));
	}
	get words() {
		const words = this.model.get("words");
		return inColours(words, words.apart, repainted);
	}
	draw() {
		super.draw();
		const { frame } = this;
		move(this.root, frame, this.before, (name) => art(frame, this.words, name));
		this.before = frame;
		goOn(this);
		this.fitLog();
	}
	fitLog() {
		globalThis.requestAnimationFrame?.(() => wholeLines(this.root));
	}
	listen() {
		obey(this.signal, () => (this.heed(), this.draw()));
		this.heed();
		super.listen();
		this.narrow();
		const { lang, languages, rev } = this.frame;
		const key = !rev && otherTongue(this.model, lang, languages.map((one2) => one2.key));
		if (key) this.ask("language", { key });
		this.tip = new Tip(this);
	}
	heed() {
		Object.assign(this.local, { calm: choice("motion") === "none", letters: choice("letters") !== "off" });
	}
	enlarge(big) {
		super.enlarge(big);
		const id = this.model.model_id ?? "";
		if (big || choice("big") === id) choose("big", big ? id : "");
	}
	onResize() {
		super.onResize();
		this.fitLog();
		if (this.fresh && this.root.isConnected && this.root.getClientRects().length) {
			this.fresh = false;
			const id = this.model.model_id;
			if (id && choice("big") === id && !this.local.big) this.enlarge(true);
		}
	}
	spots(thing) {
		return hits(this.root, thing.getAttribute("data-place"));
	}
	beside(under, event) {
		const svg = under.closest(".bl-stage > svg");
		const to = svg?.getScreenCTM?.();
		if (!to) return null;
		const from = to.inverse();
		const { x, y } = new DOMPoint(event.clientX, event.clientY).matrixTransform(from);
		const spot = this.frame.board?.spots?.find(([a, b, reach2]) => Math.hypot(a - x, b - y) <= reach2);
		if (!spot) return null;
		const [across, down, reach, name, says] = spot;
		const [box, at] = [this.root.getBoundingClientRect(), new DOMPoint(across - reach, down - reach).matrixTransform(to)];
		const size = 2 * reach * to.a;
		const style = `left:${at.x - box.left}px;top:${at.y - box.top}px;width:${size}px;height:${size}px`;
		this.spot ??= this.root.appendChild(h5("i.bl-beside", { "aria-hidden": "true" }));
		if (this.spot.getAttribute("data-tip") !== `${name}
${says}`) this.tip?.hide();
		this.spot.setAttribute("data-tip", `${name}
${says}`);
		this.spot.setAttribute("style", style);
		return this.spot;
	}
	piece(thing) {
		return pieceAt(this, thing);
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
		const picked = target.getAttribute("data-pick") ?? "";
		if (what === "language") {
			this.local.spoke = picked;
			choose("lang", picked);
		}
		if (what === "choose") return choose(...picked.split(":"));
		if (what === "letters") return choose("letters", this.local.letters ? "off" : "on");
		if (what === "unspoke") return (this.local.spoke = "") || this.draw();
		if (what === "rule") return this.tip?.ask(target);
		if (what === "watch") return this.watch(!this.watching);
		if (what === "walk") return this.walkBy(Number(target.getAttribute("data-at")));
		this.watch(false);
		const { local } = this;
		if (what === "bill") Object.assign(local, { bill: !local.bill, walk: -1 });
		else if (what === "tab") Object.assign(local, { tab: Number(target.getAttribute("data-at")), walk: -1 });
		else if (what === "rungs") local.rungs = !local.rungs;
		else if (what === "rung") local.rung = local.rung === picked ? "-" : picked;
		else if (what === "branches") local.branches = !local.branches;
		else if (what === "line") this.walkTo(Number(target.getAttribute("data-line")), true);
		else return super.act(target, event);
		return this.draw();
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
		on ? more() : this.draw();
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
		const who = this.frame.players[line.seat];
		this.speak([(who ? `${who.name}: ` : "") + line.label, line.sum, line.points].filter((part) => part !== "").join(", "));
	}
	showNow() {
		const { ply } = this.frame.time;
		const track = ply !== this.shown && this.root.querySelector(".bl-track");
		this.shown = ply;
		const now = track && track.querySelector('[aria-current="step"]');
		if (track && now) track.scrollLeft = now.offsetLeft + 60 - track.clientWidth;
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
	actions,
	art,
	artStyle,
	bar,
	table_default as default,
	gallery,
	goOn,
	head,
	laid,
	log,
	lying,
	pieceAt,
	placed,
	receipt,
	rove,
	slotBox,
	slots,
	timeline,
	tools,
	turn,
	wholeLines
};
