// src/stub.js
var NEEDS = / from "\.\/(\w+)\.js";/g;
var ASKS = 4;
var TELLS = 8;
var TRIES = 60;
var shared = globalThis[Symbol.for("boardlab")] ??= new Map();
async function find(model, el, signal) {
	let lent;
	model.on("msg:custom", ({ library }) => {
		if (library) lent = { get: (part) => library[part], on() {
		}, off() {
		} };
	});
	for (let tries = 0; tries < TRIES && !signal?.aborted; tries++) {
		if (tries === TELLS) el.textContent = model.get("_missing");
		try {
			if (tries === ASKS) model.send({ do: "library" });
			const found = lent ?? await model.widget_manager.get_model(model.get("_library").replace("IPY_MODEL_", ""));
			if (found) return found;
		} catch {
		}
		await new Promise((done) => setTimeout(done, Math.min(20 * 2 ** tries, 1e3)));
	}
}
var held = (library, part) => new Promise((done) => {
	const look = () => {
		const found = library.get(part);
		if (!found?.script) return;
		library.off(`change:${part}`, look);
		done(found);
	};
	library.on(`change:${part}`, look);
	look();
});
function wear(style, root) {
	const shadow = root instanceof ShadowRoot && root;
	if (shadow ? [...shadow.children].some((one) => one.textContent === style) : shared.has(style)) return;
	if (!shadow) shared.set(style, "");
	(shadow || document.head).append(Object.assign(document.createElement("style"), { textContent: style }));
}
async function address(library, part, el) {
	const { script, style } = await held(library, part);
	const needs = {};
	for (const [, need] of script.matchAll(NEEDS)) needs[need] ??= await address(library, need, el);
	if (style) wear(style, el.getRootNode());
	const whole = script.replace(NEEDS, (_, need) => ` from "${needs[need]}";`);
	if (!shared.has(whole)) shared.set(whole, URL.createObjectURL(new Blob([whole], { type: "text/javascript" })));
	return shared.get(whole);
}
var stub_default = {
	async render(context) {
		const { model, el, signal } = context;
		const library = await find(model, el, signal);
		if (!library) return;
		const part = await import(await address(library, model.get("_part"), el));
		if (signal?.aborted) return;
		el.replaceChildren();
		return part.default.render(context);
	}
};
export {
	stub_default as default
};
