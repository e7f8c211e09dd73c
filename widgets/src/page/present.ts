// Plans on a plain page: steps are picked into a list, the list is the address, and the presenter shows it.
import { h } from "../core/dom.ts";
import stage from "../lesson/stage.ts";
import { followTongue, host, Model } from "./host.ts";

const named = <Kind extends HTMLElement>(id: string) => document.getElementById(id) as Kind;
const section = named("plan");
const given = JSON.parse(section.dataset.start ?? "{}");
const head = section.dataset.head ?? "";
const words = JSON.parse(named("words").textContent ?? "{}");
const root = new URL(given.root, document.baseURI).href;
const [chosen, none, said, wrong, waiting, place] = ["chosen", "none", "said", "wrong", "waiting", "table"].map(named);
const field = named<HTMLTextAreaElement>("lines");
/** What each line is called, of those that are picked here. */
const names = new Map(
  [...document.querySelectorAll<HTMLElement>("[data-line]")].map((one) => [
    one.dataset.line ?? "",
    one.textContent ?? "",
  ]),
);
const say = (key: string, name = "") => words[key].replace("{name}", name);

let lines = held();
let python: ReturnType<typeof host> | undefined;

/** The lines in the address; packed ones only Python reads. */
function held(): string[] {
  const hash = location.hash.slice(1);
  if (hash.startsWith("z=")) return [`#${hash}`];
  try {
    const text = decodeURIComponent(hash.replace(/^t=/, ""));
    return text.split("\n").filter((line) => line.trim() && line !== head);
  } catch {
    return [];
  }
}

const text = () => [head, ...lines].join("\n");
const hash = () => (lines.length === 1 && lines[0].startsWith("#z=") ? lines[0] : `#t=${encodeURIComponent(text())}`);

function draw(keep = false) {
  const tool = (sign: string, what: string, line: string, to: () => void) => {
    const button = h("button", { type: "button", "aria-label": say(what, names.get(line) ?? line) }, sign);
    button.addEventListener("click", () => (to(), draw()));
    return button;
  };
  chosen.replaceChildren(
    ...lines.map((line, at) =>
      h(
        "li",
        {},
        h("span", {}, names.get(line) ?? line),
        " ",
        tool("↑", "up", line, () => lines.splice(Math.max(0, at - 1), 0, ...lines.splice(at, 1))),
        tool("↓", "down", line, () => lines.splice(at + 1, 0, ...lines.splice(at, 1))),
        tool("×", "remove", line, () => lines.splice(at, 1)),
      ),
    ),
  );
  none.hidden = lines.length > 0;
  if (!keep) field.value = lines.join("\n");
  history.replaceState(null, "", lines.length ? hash() : location.pathname);
}

async function copy(what: string) {
  said.textContent = await navigator.clipboard.writeText(what).then(
    () => say("copied"),
    () => say("not_copied"),
  );
}

/** Show the plan: Python begins with it, or goes on with another one. */
function show() {
  const page = { kind: "plan", about: hash() };
  wrong.hidden = true;
  if (python) return python.open(page);
  waiting.hidden = false;
  python = host(place, { ...given, root, page }, (whole) => {
    waiting.hidden = true;
    wrong.textContent = whole.mistake;
    wrong.hidden = !whole.mistake;
    const model = new Model(whole, (content) => python?.send(content), given.lang);
    const el = document.createElement("div");
    place.replaceChildren(el);
    stage.render({ model, el });
    // What is wrong with all of it stands in the page.
    if (whole.frame.stage.plan.problems.length || !whole.mistake)
      el.querySelector<HTMLElement>("[data-do=present]")?.click();
    return model;
  });
}

document.addEventListener("click", ({ target }) => {
  const line = (target as Element).closest<HTMLElement>("[data-line]")?.dataset.line;
  if (!line) return;
  lines.push(line);
  said.textContent = say("added", names.get(line));
  draw();
});
field.addEventListener("input", () => {
  lines = field.value.split("\n").filter((line) => line.trim() && line !== head);
  draw(true);
});
named("show").addEventListener("click", show);
named("link").addEventListener("click", () => copy(location.href));
named("copy").addEventListener("click", () => copy(text()));
addEventListener("hashchange", () => ((lines = held()), draw()));
section.hidden = false;
draw();
followTongue();
