// src/beside.js
import { Bench } from "./bench.js";
import { button, h } from "./common.js";
import { Futures } from "./futures.js";
import { shownBy } from "./common.js";
var opened = new WeakMap();
var Beside = class extends Bench {
	content() {
		const { frame, words } = this;
		const lines = frame.beside?.lines ?? [];
		return [
			...super.content(),
			lines.length > 0 && h(
				"div.bl-compare#compare",
				{ role: "group", "aria-label": words.compare },
				h("span", {}, words.compare),
				lines.map(({ key, label }) => button({ class: "bl-go", "data-do": "compare", "data-pick": key, "data-k": key }, label))
			)
		];
	}
	draw() {
		super.draw();
		const { root } = this;
		const open = opened.get(root);
		if (this.frame.beside?.futures) return open ? open.shown.draw() : this.compare(root);
		open?.closer.abort();
		opened.delete(root);
	}
	compare(root) {
		if (this.local.big) this.enlarge(false);
		const closer = new AbortController();
		this.signal.addEventListener("abort", () => closer.abort(), { signal: closer.signal });
		const place = h("div.bl-futures-place", {});
		closer.signal.addEventListener("abort", () => place.remove());
		root.after(place);
		const side = { get: () => this.frame.beside?.futures, on() {
		}, off() {
		} };
		const send = (what, _, more) => this.ask(what === "walk" ? "beside" : "compare", more);
		const shown = new Futures(side, place, closer.signal, { send });
		opened.set(root, { shown, closer });
		shown.root.scrollIntoView?.({ block: "nearest" });
	}
};
var beside_default = shownBy(Beside);
export {
	Beside,
	beside_default as default
};
