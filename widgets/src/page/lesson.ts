// A lesson on a plain page: its first step stands in the page, Python starts behind it, and the stage takes its place.
import stage from "../lesson/stage.ts";
import { followTongue, host, Model } from "./host.ts";
import type { Prefetch } from "./prefetch.ts";

const place = document.getElementById("lesson") as HTMLElement;
const given = JSON.parse(place.dataset.start ?? "{}");
const root = new URL(given.root, document.baseURI).href;
const text = document.getElementById("text") as HTMLDetailsElement | null;
/** Once the lesson is played, its text is folded, unless somebody has begun to read there. */
function fold() {
  if (!place.dataset.from && text && text.getBoundingClientRect().top > innerHeight / 2) text.open = false;
}

let model: Model | undefined;

// The address of the page will change, and with it what the icon's address leads to.
const icon = document.querySelector('link[rel="icon"]') as HTMLLinkElement | null;
icon?.setAttribute("href", icon.href);

/** What of the page is of one lesson in one language, beside the lesson itself. */
const AROUND = ["title", ".top", "#text", ".onward"];

/** The page that a lesson has in a language, from the first page of the site. */
const pageOf = (lesson: string, lang: string) =>
  `${root}${lang === given.langs[0] ? "" : `${lang}/`}${lesson.replace(".", "/")}/`;

/**
 * Another lesson or language was chosen on the stage: that is another page, which is shown here without a new start.
 */
async function follow() {
  const { lang, stage: shown } = model!.parts.frame;
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
  const chose = document.activeElement?.closest(".top a[hreflang]");
  for (const part of AROUND) {
    const there = other.querySelector(part);
    if (there) document.querySelector(part)?.replaceWith(there);
  }
  (document.getElementById("text") as HTMLDetailsElement | null)?.removeAttribute("open");
  if (chose) (document.querySelector(`.top a[hreflang="${lang}"]`) as HTMLElement | null)?.focus();
}
addEventListener("popstate", () => location.reload());

// A language at the top of the page is the one on the stage, where that is there: no new start.
addEventListener("click", (event) => {
  const chosen = event.target instanceof Element && event.target.closest(".top a[hreflang]");
  if (!chosen || event.ctrlKey || event.metaKey || event.shiftKey) return;
  const switches = place.dataset.from
    ? place.querySelector(`[data-do="language"][data-pick="${chosen.getAttribute("hreflang")}"]`)
    : null;
  if (!switches) return;
  event.preventDefault();
  (switches as HTMLElement).click();
});

function present(parts: Record<string, any>) {
  model = new Model(parts, send, given.lang);
  model.on("change:frame", follow);
  const el = document.createElement("div");
  place.replaceChildren(el);
  stage.render({ model, el });
  return model;
}

/** What is shown until Python is there. */
let early: Prefetch | undefined;
/** What nobody waits for. */
const WHISPERS = new Set(["draft", "here", "what", "places", "whole", "ping"]);
const wait = document.getElementById("wait");

function send(content: any) {
  if (early?.refuses(content)) return;
  // Before Python is there nothing can be played, so nobody is told what they go on without.
  const plain = early && content.do === "go" ? { ...content, key: undefined } : content;
  python.send(plain, !!early);
  if (!early || WHISPERS.has(content.do)) return;
  const { shown, done } = early.hear(content);
  if (shown) for (const name of ["words", "area", "frame"]) model?.set(name, shown[name as "words"]);
  if (done)
    model?.tell("msg:custom", { client: content.client, seq: content.seq, answer: "done", text: "", rev: early.rev });
  else wait?.classList.add("asked");
  // What was answered stays as it was given.
  if (early.answered) place.dataset.early = "answered";
}

/** Show the first steps at once to somebody who has not begun this lesson. */
async function beginEarly() {
  // A link leads to a step of its own.
  if (!given.early || location.hash) return;
  const { Prefetch } = await import("./prefetch.ts");
  const found = await Prefetch.read(given.lesson, `${root}python/${given.early}`);
  if (!found || model) return;
  early = found;
  if (wait?.isConnected) {
    // Up there it covers nothing, and nothing moves when it goes.
    document.querySelector(".top nav")?.before(wait);
    wait.className = "wait waits";
  }
  present({ ...found.shown }).kernel.status = "busy";
  place.dataset.early = "1";
}

const page = { kind: "lesson", about: given.lesson + location.hash };
function show(whole: any) {
  fold();
  // The address asked for a step that is not there.
  if (whole.mistake)
    place.before(
      Object.assign(document.createElement("p"), { className: "told", role: "alert", textContent: whole.mistake }),
    );
  if (!early || !model) return present(whole);
  early = undefined;
  place.dataset.early = "1";
  model.kernel.status = "idle";
  wait?.remove();
  // What was said already is not said once more.
  const parts = { ...whole, frame: { ...whole.frame, by: "page" } };
  for (const name of ["version", "words", "area", "frame"]) model.set(name, parts[name]);
  return model;
}
const python = host(place, { ...given, root, page }, show, {
  // One may have gone on to another lesson meanwhile, and is where one was.
  now: () => ({ lang: given.lang, page: { kind: "lesson", about: given.lesson } }),
  // The first steps lead nowhere without it.
  failed: () => void (place.inert = true),
});
beginEarly().catch(() => {});
followTongue();
