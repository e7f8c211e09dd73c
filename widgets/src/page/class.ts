// The report of a class: takes files and codes, has Python read them, shows what it made of them, and saves it. Nothing
// is kept: what was taken is held as long as the page is open.
import { followTongue, host, Model } from "./host.ts";
import { dataIn, wording } from "./wording.ts";

/** Larger files are not read: Python says the same. */
const MOST_BYTES = 20_000_000;
/** So much of a file that holds no text is enough to say so. */
const HEAD = 4096;
/** So many bytes of files go to Python at once. */
const PORTION = 250_000;

type Given = { name: string; file?: Blob; text?: string };
type Answer = { taken?: number; report?: string; told?: string; pupils?: number; page?: string; table?: string };

const named = (id: string) => document.getElementById(id) as HTMLElement;
const place = named("class");
const tools = place.querySelector(".tools") as HTMLElement;
const intake = named("intake") as HTMLDetailsElement;
const codes = named("codes") as HTMLTextAreaElement;
const start = JSON.parse(place.dataset.start ?? "{}");
const root = new URL(start.root, document.baseURI).href;
const { say, tell } = wording(dataIn("home").words);
const shadow = named("report").attachShadow({ mode: "open" });
/** All that was given, in order: a worker that was ended is given it again. */
let given: Given[] = [];
/** How much of it Python has. */
let sent = 0;
let python: ReturnType<typeof host>;
/** Was Python there? */
let lived = false;
/** Who waits for an answer of Python, in order. */
let waiting: ((answer: Answer) => void)[] = [];

function begin() {
  const bar = named("waiting");
  bar.hidden = false;
  const page = { kind: "class", about: "" };
  python = host(named("report"), { ...start, root, page }, (whole) => {
    bar.hidden = true;
    const model = new Model(whole, () => {}, start.lang);
    model.on("msg:custom", (answer: Answer) => waiting.shift()?.(answer));
    // A worker that takes the place of one that was ended knows nothing yet.
    if (lived && sent) {
      sent = 0;
      waiting = [];
      running = renew();
    }
    lived = true;
    return model;
  });
}

function ask(content: object): Promise<Answer> {
  return new Promise((resolve) => {
    waiting.push(resolve);
    python.send(content);
  });
}

/** A file as text; of what is none, only its head. */
async function textOf({ file, text }: Given): Promise<string | null> {
  if (!file) return text ?? "";
  if (file.size > MOST_BYTES) return null;
  const head = new Uint8Array(await file.slice(0, HEAD).arrayBuffer());
  const wide = (head[0] === 0xff && head[1] === 0xfe) || (head[0] === 0xfe && head[1] === 0xff);
  const bytes = wide || !head.includes(0) ? await file.arrayBuffer() : head;
  // As spreadsheets save a text.
  const kind = wide ? (head[0] === 0xff ? "utf-16le" : "utf-16be") : "utf-8";
  return new TextDecoder(kind).decode(bytes);
}

/** Give Python what it has not, in portions, and show the report. */
async function renew() {
  while (sent < given.length) {
    if (given[sent].file === undefined) {
      await ask({ do: "codes", text: given[sent++].text });
      continue;
    }
    const files: [string, string | null][] = [];
    for (let size = 0; given[sent]?.file && size < PORTION; sent++) {
      const { name, file } = given[sent];
      // A file that has gone since, or a folder that was dropped where those are none, is named by Python as empty.
      const text = await textOf(given[sent]).catch(() => "");
      size += text === null ? 0 : (file?.size ?? 0);
      files.push([name, text]);
    }
    tell(say("reading", { count: sent, all: given.length }));
    await ask({ do: "files", files });
  }
  await show();
}

const called = () => ({ names: (place.querySelector("[name=called]:checked") as HTMLInputElement).value === "names" });

async function show() {
  tell(say("working"));
  const { report = "", told = "", pupils } = await ask({ do: "report", ...called() });
  // Python has made it: what pupils wrote is plain text in it, and this page runs no script that stands in it.
  shadow.innerHTML = report;
  tell(told);
  tools.hidden = false;
  place.classList.add("made");
  intake.open = !pupils;
}

/** One thing after the other: what is given while the last is still read follows it. */
let running: Promise<void> = Promise.resolve();
const next = (work: () => Promise<void>) => (running = running.then(work));

function take(more: Given[]) {
  if (!more.length) return;
  given.push(...more);
  next(renew);
}

const taken = (files: Iterable<File>) =>
  take([...files].map((file) => ({ name: file.webkitRelativePath || file.name, file })));

/** All files of what was dropped, those in folders too. */
async function dropped({ items, files }: DataTransfer) {
  const entries = [...items].map((item) => item.webkitGetAsEntry?.()).filter((entry) => !!entry);
  if (!entries.some((entry) => entry.isDirectory)) return taken(files);
  const found: Given[] = [];
  for (const entry of entries) await within(entry, found);
  take(found);
}

async function within(entry: FileSystemEntry, found: Given[]): Promise<void> {
  const name = entry.fullPath.replace(/^\//, "");
  if (entry.isFile) {
    const file = await new Promise<File | undefined>((done) =>
      (entry as FileSystemFileEntry).file(done, () => done(undefined)),
    );
    found.push({ name, file: file ?? new Blob() });
    return;
  }
  const reader = (entry as FileSystemDirectoryEntry).createReader();
  for (;;) {
    // It tells a hundred at a time.
    const some = await new Promise<FileSystemEntry[]>((done) => reader.readEntries(done, () => done([])));
    if (!some.length) return;
    for (const each of some) await within(each, found);
  }
}

function save(text: string, name: string, type: string) {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([text], { type }));
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}

const saved = () => ask({ do: "save", ...called() });

const handlers: Record<string, () => unknown> = {
  files: () => named("files").click(),
  folder: () => named("folder").click(),
  page: async () => save((await saved()).page ?? "", "class-report.html", "text/html"),
  table: async () => save((await saved()).table ?? "", "class-report.csv", "text/csv"),
  print: () => print(),
  clear: () =>
    next(async () => {
      given = [];
      sent = 0;
      await ask({ do: "clear" });
      shadow.replaceChildren();
      tools.hidden = true;
      intake.open = true;
      place.classList.remove("made");
      tell(say("cleared"));
      (intake.querySelector("button") as HTMLElement).focus();
    }),
};

place.addEventListener("click", ({ target }) => {
  const what = target instanceof Element && target.closest("[data-do]")?.getAttribute("data-do");
  if (what) handlers[what]?.();
});
place.addEventListener("change", ({ target }) => {
  if (!(target instanceof HTMLInputElement)) return;
  if (target.name === "called") next(show);
  if (target.type !== "file") return;
  taken(target.files ?? []);
  target.value = "";
});
(place.querySelector("form") as HTMLFormElement).addEventListener("submit", (event) => {
  event.preventDefault();
  const text = codes.value.trim();
  if (text) take([{ name: "", text }]);
  codes.value = "";
});
// Wherever on the page files are dropped: a browser would open them otherwise.
for (const kind of ["dragover", "drop"])
  addEventListener(kind, (event) => {
    if (!(event instanceof DragEvent) || !event.dataTransfer?.types.includes("Files")) return;
    event.preventDefault();
    place.classList.toggle("over", kind === "dragover");
    if (kind === "drop") dropped(event.dataTransfer);
  });
addEventListener("dragleave", ({ relatedTarget }) => relatedTarget || place.classList.remove("over"));
followTongue();
place.dataset.shown = "1";
begin();
