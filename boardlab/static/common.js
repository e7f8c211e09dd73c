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
export {
	button,
	dress,
	h,
	hearKernel,
	picture,
	shownBy,
	sync,
	waiting
};
