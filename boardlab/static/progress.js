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
function keyOf(node) {
	return node instanceof Element ? node.getAttribute("data-key") ?? node.getAttribute("data-k") : null;
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

// src/waiting.js
var PATIENCE = 2e3;
function waiting(model, signal, words, tell) {
	let timer;
	let asking;
	const { ask, isBusy } = hearKernel(model, signal, () => tell(words().ended));
	const end = () => {
		clearTimeout(timer);
		clearTimeout(asking);
	};
	const begin = () => {
		end();
		asking = setTimeout(ask, PATIENCE / 2);
		timer = setTimeout(() => {
			const busy = isBusy();
			tell(busy ? words().busy : words().silent);
			if (busy) begin();
		}, PATIENCE);
	};
	signal.addEventListener("abort", end);
	return { begin, end };
}

// src/progress.js
function dot(state) {
	return h(
		"svg",
		{ viewBox: "0 0 20 20", width: 20, height: 20, class: `bl-dot bl-dot-${state}`, "aria-hidden": "true" },
		h("path", { d: "M10 2a8 8 0 0 1 0 16a8 8 0 0 1 0-16z" }),
		state === "tried" && h("path", { class: "bl-dot-in", d: "M10 2a8 8 0 0 1 0 16z" }),
		state === "solved" && h("path", { class: "bl-dot-check", d: "M6 10.5l3 3 5.5-6.5" }),
		state === "helped" && h("path", { class: "bl-dot-in", d: "M10 6a4 4 0 0 1 0 8a4 4 0 0 1 0-8z" })
	);
}
var Progress = class {
	constructor(model, el, signal) {
		this.model = model;
		this.at = "";
		this.said = "";
		this.root = h("section", { class: "bl-study bl-progress" });
		this.body = h("div", {});
		this.polite = h("div", { class: "bl-unseen", role: "status", "aria-live": "polite" });
		this.root.append(this.body, this.polite);
		el.append(this.root);
		const draw = () => this.draw();
		const hear = (message) => this.hear(message);
		model.on("change:card", draw);
		model.on("msg:custom", hear);
		signal.addEventListener("abort", () => {
			model.off("change:card", draw);
			model.off("msg:custom", hear);
		});
		this.waiting = waiting(model, signal, () => this.card.words, (text) => this.say(text));
		this.dress(signal);
		this.root.addEventListener("click", (event) => this.click(event.target), { signal });
		this.root.addEventListener("focusin", (event) => this.point(event.target), { signal });
		this.root.addEventListener("keydown", (event) => this.key(event), { signal });
		this.draw();
	}
	dress(signal) {
		const body = this.root.ownerDocument.body;
		const system = this.root.ownerDocument.defaultView?.matchMedia?.("(prefers-color-scheme: dark)");
		const dress = () => {
			const said = body.dataset.jpThemeLight;
			this.root.setAttribute("data-theme", (said ? said === "false" : !!system?.matches) ? "dark" : "light");
		};
		dress();
		const observer = new MutationObserver(dress);
		observer.observe(body, { attributes: true, attributeFilter: ["data-jp-theme-light"] });
		system?.addEventListener?.("change", dress, { signal });
		signal.addEventListener("abort", () => observer.disconnect());
	}
	get card() {
		return this.model.get("card");
	}
	draw() {
		const { card } = this;
		this.root.setAttribute("lang", card.lang);
		this.root.setAttribute("aria-label", card.words.title);
		const made = h(
			"div",
			{},
			h("header", { class: "bl-progress-head" }, h("h3", {}, card.words.title), h("p", {}, card.headline)),
			...card.notes.map((note) => h("p", { class: "bl-strip bl-strip-note" }, note)),
			...card.topics.map((topic) => this.topic(topic)),
			h("ul", { class: "bl-signs", "aria-hidden": "true" }, card.signs.map((sign) => h("li", {}, dot(sign.state), sign.says))),
			card.met.length > 0 && h(
				"div",
				{ class: "bl-met" },
				h("h4", {}, card.words.misreadings),
				h("ul", {}, card.met.map((met) => h("li", { class: met.settled && "bl-settled" }, met.says)))
			),
			card.practised && h("p", { class: "bl-practised" }, card.practised),
			h(
				"footer",
				{ class: "bl-progress-foot" },
				h("p", { class: "bl-advice" }, card.advice),
				h(
					"div",
					{},
					button({ class: "bl-quiet", "data-do": "refresh" }, card.words.refresh),
					button({ class: "bl-main", "data-do": "export" }, card.words.download)
				),
				h("small", {}, this.said || card.words.keep)
			)
		);
		sync(this.body, made, () => {
		});
	}
	topic(topic) {
		const here = topic.marks.find((mark) => mark.id === this.at) ?? topic.marks[0];
		return h(
			"div",
			{ class: "bl-topic" },
			h("div", { class: "bl-topic-line" }, h("h4", {}, topic.title), h("span", {}, topic.points)),
			h(
				"ol",
				{ "aria-label": topic.title },
				topic.marks.map(
					(mark) => h(
						"li",
						{},
						button(
							{
								class: "bl-dotted",
								"data-at": mark.id,
								"aria-label": `${mark.id} ${mark.says}`,
								"aria-current": mark.id === this.at && "true",
								tabindex: mark === here ? 0 : -1
							},
							dot(mark.state)
						)
					)
				)
			),
			h("p", { class: "bl-mark", "aria-hidden": "true" }, here?.id === this.at && [h("code", {}, here.id), " ", here.says])
		);
	}
	point(target) {
		const at = target.closest(".bl-dotted")?.getAttribute("data-at");
		if (!at || at === this.at) return;
		this.at = at;
		this.draw();
	}
	click(target) {
		const what = target.closest("[data-do]")?.getAttribute("data-do");
		if (!what) return this.point(target);
		this.model.send({ do: what });
		this.waiting.begin();
	}
	key(event) {
		const target = event.target;
		const step = { ArrowLeft: -1, ArrowRight: 1, Home: -Infinity, End: Infinity }[event.code];
		if (!step || !target.matches(".bl-dotted")) return;
		event.preventDefault();
		event.stopPropagation();
		const row = [...target.closest("ol")?.querySelectorAll(".bl-dotted") ?? []];
		const next = Math.min(row.length - 1, Math.max(0, row.indexOf(target) + step));
		row[next].focus();
	}
	hear(message) {
		this.waiting.end();
		if (message.do === "file") this.save(message.name, message.text);
		this.say(message.says ?? "");
	}
	say(text) {
		this.said = text;
		this.polite.textContent = text;
		this.draw();
	}
	save(name, text) {
		const address = URL.createObjectURL(new Blob([text], { type: "application/x-ndjson" }));
		const link = h("a", { href: address, download: name });
		link.click();
		setTimeout(() => URL.revokeObjectURL(address), 1e4);
	}
};
var progress_default = {
	render({ model, el, signal }) {
		const stop = new AbortController();
		signal?.addEventListener("abort", () => stop.abort(), { once: true });
		new Progress(model, el, stop.signal);
		return () => stop.abort();
	}
};
export {
	progress_default as default
};
