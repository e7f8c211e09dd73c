// src/dom.js
var SVG = "http://www.w3.org/2000/svg";
var SVG_TAGS = new Set(["svg", "path", "text"]);
var STOPS = new Set(["button", "input", "select", "summary"]);
function h(name, attrs = {}, ...children) {
	const [label, key] = name.split("#");
	const [tag, ...classes] = label.split(".");
	const element = SVG_TAGS.has(tag) ? document.createElementNS(SVG, tag) : document.createElement(tag);
	const given = { ...attrs, class: [...classes, attrs.class].filter(Boolean).join(" ") || null, "data-k": key ?? attrs["data-k"] };
	for (const [attr, value] of Object.entries(given)) {
		if (value !== null && value !== void 0 && value !== false) element.setAttribute(attr, value === true ? "" : String(value));
	}
	if (STOPS.has(tag) || element.hasAttribute("tabindex")) element.setAttribute("data-lm-suppress-shortcuts", "true");
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
	const parsed = new DOMParser().parseFromString(text.trim().replaceAll(">\n<", "><"), "image/svg+xml").documentElement;
	if (parsed.localName !== "svg") return null;
	for (const extra of parsed.querySelectorAll("title, desc, script, foreignObject")) extra.remove();
	parsed.setAttribute("aria-hidden", "true");
	parsed.removeAttribute("role");
	return document.importNode(parsed, true);
}
function keyOf(node2) {
	return node2 instanceof Element ? node2.known ?? node2.getAttribute("data-key") ?? node2.getAttribute("data-k") : null;
}
var known = (element, name) => Object.assign(element, { known: name });
function same(element, name) {
	const stub = element.cloneNode(false);
	stub.setAttribute("data-same", "");
	return name === void 0 ? stub : known(stub, known(element, name).known);
}
function sync(from, to, onAdded) {
	if (to.hasAttribute("data-same")) return;
	if (from.isEqualNode(to)) return;
	for (const { name } of [...from.attributes]) if (!to.hasAttribute(name)) from.removeAttribute(name);
	for (const { name, value } of to.attributes) if (from.getAttribute(name) !== value) from.setAttribute(name, value);
	const wanted = [...to.childNodes];
	const keys = new Set(wanted.map(keyOf));
	const keyed = new Map();
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
			const added = want.make?.() ?? want;
			from.insertBefore(added, cursor);
			if (added instanceof Element) for (const each of [added, ...added.querySelectorAll("[data-key]")]) onAdded(each);
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

// src/theme.js
function dress(root, signal) {
	const body = root.ownerDocument.body;
	const system = root.ownerDocument.defaultView?.matchMedia?.("(prefers-color-scheme: dark)");
	const change = () => {
		const said = body.dataset.jpThemeLight;
		root.setAttribute("data-theme", (said ? said === "false" : !!system?.matches) ? "dark" : "light");
	};
	change();
	const observer = new MutationObserver(change);
	observer.observe(body, { attributes: true, attributeFilter: ["data-jp-theme-light"] });
	system?.addEventListener?.("change", change, { signal });
	signal.addEventListener("abort", () => observer.disconnect());
}

// src/focus.js
function keepFocus(root, signal, instead) {
	let lost;
	const look = () => {
		if (!lost || !root.getClientRects().length) return;
		const [had, { body }] = [lost, root.ownerDocument];
		lost = null;
		if ((root.getRootNode().activeElement ?? body) !== body) return;
		root.contains(had) ? had.focus({ preventScroll: true }) : instead?.();
	};
	root.addEventListener("focusout", ({ relatedTarget, target }) => {
		lost = !relatedTarget && !root.draws && !root.getClientRects().length && target;
		if (lost) requestAnimationFrame(() => (look(), requestAnimationFrame(look)));
	}, { signal });
	onResize(root, signal, look);
}
function onResize(root, signal, then) {
	if (!globalThis.ResizeObserver) return;
	const observer = new ResizeObserver(then);
	observer.observe(root);
	signal.addEventListener("abort", () => observer.disconnect());
}

// src/host.js
var shownBy = (View) => ({
	render({ model, el, signal }) {
		const stop = new AbortController();
		signal?.addEventListener("abort", () => stop.abort(), { once: true });
		new View(model, el, stop.signal);
		return () => stop.abort();
	}
});

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

// src/patch.js
function patched(old, [kind, ...rest]) {
	if (kind === "=") return rest[0];
	if (kind === "{") {
		const made2 = Array.isArray(old) ? [...old] : { ...old };
		for (const name of rest[1]) delete made2[name];
		for (const [name, patch] of Object.entries(rest[0])) made2[name] = patched(made2[name], patch);
		return made2;
	}
	const items = kind === "~" ? old.split("\n") : old;
	const made = [];
	for (let at = 0; at < rest[0].length; at += 3) {
		const [from, count, more] = rest[0].slice(at, at + 3);
		made.push(...items.slice(from, from + count), ...more);
	}
	return kind === "~" ? made.join("\n") : made;
}
var SHOWN = ["words", "area", "frame"];
function follow(model, { version, changes = [] }) {
	for (const change of changes) {
		const here = model.get("version");
		if (change.newer ? change.from > here || change.version <= here && change.from !== here : change.from !== here) continue;
		const shown = patched(Object.fromEntries(SHOWN.map((name) => [name, model.get(name)])), change.patch);
		model.set("version", change.version);
		for (const name of SHOWN) if (shown[name] !== model.get(name)) model.set(name, shown[name]);
	}
	return version === void 0 || version === model.get("version");
}

// src/link.js
var PATIENCE = 2e3;
var Link = class {
	constructor(model, signal, hooks) {
		this.model = model;
		this.hooks = hooks;
		this.client = Math.random().toString(36).slice(2, 10);
		this.seq = 0;
		this.lagging = -Infinity;
		this.waiting = new Map();
		this.timer = void 0;
		this.state = "";
		this.kernel = hearKernel(model, signal, () => this.become("ended"));
		const hear = (answer) => this.hear(answer);
		model.on("msg:custom", hear);
		signal.addEventListener("abort", () => {
			clearTimeout(this.timer);
			model.off("msg:custom", hear);
		});
		if (typeof model.get("version") === "number") this.catchUp();
	}
	catchUp() {
		const now = Date.now();
		if (now - this.lagging < PATIENCE) return;
		this.lagging = now;
		this.whisper("whole", { at: this.model.get("version") });
	}
	whisper(what, more = {}) {
		this.post({ client: this.client, seq: ++this.seq, rev: 0, do: what, ...more });
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
		const [first] = this.waiting.keys();
		if (!this.timer) setTimeout(() => this.waiting.has(first) && this.kernel.ask(), PATIENCE / 2);
		this.timer ??= setTimeout(() => {
			this.timer = void 0;
			if (!this.waiting.size) return;
			if (!this.kernel.isBusy()) return this.become(this.state === "waking" || this.state === "gone" ? "gone" : "asleep");
			this.become("busy");
			this.watch();
		}, PATIENCE);
	}
	hear(answer) {
		if (follow(this.model, answer ?? {})) this.lagging = -Infinity;
		else this.catchUp();
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

// src/press.js
var SLIP = 12;
function onPress(root, signal, see, onClick) {
	let press = null;
	let done = false;
	const isNear = (event) => !!press && Math.hypot(event.clientX - press.x, event.clientY - press.y) <= SLIP;
	root.addEventListener(
		"pointerdown",
		(event) => {
			const under = event.target;
			done = false;
			press = event.isPrimary && event.button === 0 ? { seen: see(under), under, x: event.clientX, y: event.clientY } : null;
		},
		{ signal }
	);
	root.addEventListener("pointercancel", () => press = null, { signal });
	root.ownerDocument.addEventListener(
		"pointerup",
		(event) => {
			if (!press || press.under.isConnected || !isNear(event)) return;
			const { seen } = press;
			press = null;
			done = true;
			onClick(seen, event);
		},
		{ signal }
	);
	root.addEventListener(
		"click",
		(event) => {
			const under = event.target;
			const seen = event.detail && press && isNear(event) ? press.seen : see(under);
			const again = event.detail > 0 && done;
			press = null;
			done = false;
			if (!again) onClick(seen, event);
		},
		{ signal }
	);
}

// src/letters.js
function letterOf({ key, code }) {
	if (/^[a-z]$/i.test(key)) return key.toUpperCase();
	return /^(\p{Script=Latin}|Dead)$/u.test(key) ? "" : code.match(/^Key([A-Z])$/)?.[1] ?? "";
}

// src/icons.js
function icon(words, key) {
	const [name] = [key, key.split(":")[0]].filter((one) => words[`icon.${one}`] ?? words[`solid.${one}`]);
	const line = words[`icon.${name}`];
	return h(
		line ? "svg.bl-ic" : "svg.bl-ic.bl-solid",
		{ viewBox: "0 0 24 24", width: 18, height: 18, "aria-hidden": "true" },
		h("path", { d: line ?? words[`solid.${name}`] ?? words["solid.dot"] })
	);
}
function token(words, seat, size) {
	const { shape, round, face, foot, letter, box, style } = words.seats[seat];
	return h(
		"svg.bl-token",
		{ viewBox: box, width: size, height: size, "aria-hidden": "true", style },
		round && h("path.bl-tc", { d: round }),
		h("path.bl-tb", { d: shape }),
		face && h("path.bl-tf", { d: face }),
		h("text", { y: foot }, letter)
	);
}
function node(words, seat, kind) {
	const { shape, round, style } = words.seats[seat];
	return h(
		`svg.bl-node.${kind}`,
		{ viewBox: "-27 -27 54 54", width: 28, height: 28, "aria-hidden": "true", style },
		kind === "bl-now" && h("path.bl-ring", { d: "M0-24a24 24 0 1 0 .01 0z" }),
		round && h("path.bl-tc", { d: round }),
		h("path", { d: shape })
	);
}

// src/tools.js
var tool = (words, name, label, attrs) => button({ class: "bl-ibtn", "aria-label": label, title: label, ...attrs }, icon(words, name));
var ruled = ({ rule, title, dispute }) => [
	rule && button({ class: "bl-rule", "data-rule": rule, "data-title": title, "data-do": "rule", "data-k": `rule ${rule}` }, title),
	// Where a line ends here, the wide space ends with it.
	rule && dispute && " ",
	dispute && button({ class: "bl-quiet", "data-do": "copy_verdict" }, dispute)
];
var strip = (key, text, ...more) => h(`div.bl-strip.bl-strip-${key}`, { "data-k": `strip ${key}` }, h("span", {}, text), ...more);
export {
	Link,
	button,
	dress,
	follow,
	h,
	hearKernel,
	icon,
	keepFocus,
	known,
	letterOf,
	node,
	onPress,
	onResize,
	patched,
	picture,
	ruled,
	same,
	shownBy,
	strip,
	sync,
	token,
	tool
};
