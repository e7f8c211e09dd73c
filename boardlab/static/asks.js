// src/asks.js
import { light } from "./board.js";
import { button, h } from "./common.js";
import { icon } from "./common.js";
import { lying } from "./table.js";
import { Table } from "./table.js";
import { ruled } from "./common.js";
var panel = (asks, open, words) => h(
	"div.bl-inq#inquiries",
	{ role: "group", "aria-label": asks.title },
	button({ class: "bl-bar", "data-do": "inquiries", "aria-expanded": String(open) }, h("b", {}, asks.title), icon(words, open ? "up" : "down")),
	open && asks.choices.map(({ key, label }) => [
		button({ class: "bl-go", "data-k": key, "data-do": "inquire", "data-pick": key, "aria-expanded": String(key === asks.open) }, label),
		key === asks.open && h(
			"div.bl-inq-told",
			{ "data-k": `${key} told` },
			h("ul", {}, asks.lines.map(({ text, rules }, at) => h("li", { tabindex: 0, "data-inq": at, "data-k": text }, text, rules.map((rule, nth) => [nth ? " · " : " ", ruled(rule)])))),
			h("div.bl-inq-py", {}, button({ class: "bl-quiet", "data-do": "copy", "data-pick": "ask" }, asks.show), h("code", { title: asks.python }, asks.python))
		)
	])
);
var Asks = class extends Table {
	lined = null;
	deeds(costs) {
		const { frame, local, words } = this;
		const { asks, pick } = frame;
		if (!asks || lying(frame, "ask").length) return super.deeds(costs);
		const open = !!local.inquiring && !pick?.path.length;
		return [!open && super.deeds(costs), panel(asks, open, words)];
	}
	act(target, event) {
		const what = target.getAttribute("data-do");
		if (what === "inquiries") {
			this.local.inquiring = !this.local.inquiring;
			return this.draw();
		}
		if (what !== "inquire") return super.act(target, event);
		const key = target.getAttribute("data-pick") ?? "";
		this.ask(what, { key: key === this.frame.asks?.open ? "" : key });
	}
	marks() {
		super.marks();
		const line = [this.lined, this.focused()?.closest?.("[data-inq]")].find((on) => on && this.root.contains(on));
		if (!line) return;
		const told = this.frame.asks?.lines[Number(line.getAttribute("data-inq"))];
		light(this.root, told?.places ?? [], told?.focus ?? []);
	}
	onOver(event) {
		const [before, line] = [this.lined, event?.target.closest?.("[data-inq]") ?? null];
		this.lined = line;
		super.onOver(event);
		if (line !== before) this.marks();
	}
};
export {
	Asks
};
