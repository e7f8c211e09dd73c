// src/page/rules.js
import { examples } from "./examples.js";
function nameIn(hash) {
	try {
		return decodeURIComponent(hash.slice(1));
	} catch {
		return "";
	}
}
var plain = (text) => text.normalize("NFKC").toLocaleLowerCase();
function search(page) {
	const field = page.querySelector("#sought");
	const bar = page.querySelector("#search");
	if (!field || !bar) return;
	const told = bar.querySelector("[role=status]");
	const all = [...page.querySelectorAll("[data-sought]")];
	const texts = all.map((one) => plain(one.textContent ?? ""));
	const show = () => {
		const words = plain(field.value).split(/\s+/).filter(Boolean);
		let found = 0;
		for (const [at, one] of all.entries()) {
			one.hidden = !words.every((word) => texts[at].includes(word));
			found += one.hidden ? 0 : 1;
		}
		for (const section of page.querySelectorAll("main section")) section.hidden = !section.querySelector("[data-sought]:not([hidden])");
		told.textContent = words.length ? (bar.dataset.found ?? "").replace("{count}", String(found)) : "";
	};
	bar.hidden = false;
	field.addEventListener("input", show);
	const named = () => {
		const one = page.getElementById(nameIn(page.defaultView?.location.hash ?? ""));
		if (!one?.matches("[data-sought]")) return;
		field.value = "";
		show();
		one.querySelector("details")?.setAttribute("open", "");
		one.scrollIntoView();
	};
	page.defaultView?.addEventListener("hashchange", named);
	named();
}
if (typeof document !== "undefined") {
	search(document);
	examples(document);
}
export {
	search
};
