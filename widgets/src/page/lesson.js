// A lesson on a plain page: its first step stands in the page, Python starts behind it, and the stage takes its place.
import stage from "../stage.js";
import { followTongue, host, Model } from "./host.js";

const place = /** @type {HTMLElement} */ (document.getElementById("lesson"));
const given = JSON.parse(place.dataset.start ?? "{}");
const root = new URL(given.root, document.baseURI).href;
const text = /** @type {HTMLDetailsElement | null} */ (document.getElementById("text"));
if (text) text.open = false;

/** @type {Model | undefined} */
let model;

// The address of the page will change, and with it what the icon's address leads to.
const icon = /** @type {HTMLLinkElement | null} */ (document.querySelector('link[rel="icon"]'));
icon?.setAttribute("href", icon.href);

/** What of the page is of one lesson in one language, beside the lesson itself. */
const AROUND = ["title", ".top", "#text", ".onward"];

/** The page that a lesson has in a language, from the first page of the site. @param {string} lesson @param {string} lang */
const pageOf = (lesson, lang) => `${root}${lang === given.langs[0] ? "" : `${lang}/`}${lesson.replace(".", "/")}/`;

/** Another lesson or language was chosen on the stage: that is another page, which is shown here without a new start. */
async function follow() {
  const { lang, stage: shown } = model?.parts.frame;
  if (lang === given.lang && shown.id === given.lesson) return;
  const address = pageOf(shown.id, lang);
  // Back leads to the lesson before, and not through the languages that were tried.
  if (shown.id === given.lesson) history.replaceState(null, "", address);
  else history.pushState(null, "", address);
  Object.assign(given, { lang, lesson: shown.id });
  const text = await fetch(address).then((response) => (response.ok ? response.text() : ""));
  if (address !== location.href) return;
  const other = new DOMParser().parseFromString(text, "text/html");
  document.documentElement.lang = lang;
  for (const part of AROUND) {
    const there = other.querySelector(part);
    if (there) document.querySelector(part)?.replaceWith(there);
  }
  /** @type {HTMLDetailsElement | null} */ (document.getElementById("text"))?.removeAttribute("open");
}
addEventListener("popstate", () => location.reload());

const python = host(place, { ...given, root, page: { kind: "lesson", about: given.lesson + location.hash } }, (whole) => {
  model = new Model(whole, python.send, given.lang);
  model.on("change:frame", follow);
  const el = document.createElement("div");
  place.replaceChildren(el);
  stage.render({ model, el });
  return model;
});
followTongue();
