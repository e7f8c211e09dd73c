// Builds boardlab/static from src: a script for each thing that may be on a page, and one for what they share. A script
// imports what it shares with others from theirs, so that a page holds nothing twice. Unminified, so that they can be
// read and compared.
import { build } from "esbuild";
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { basename } from "node:path";
import { ALONE, PAGE, PARTS, STUB } from "./parts.js";

const out = "../boardlab/static";

/** @type {Map<string, string>} in which part a module of src lies */
const home = new Map(Object.entries(PARTS).flatMap(([part, { holds }]) => holds.map((module) => [module, part])));

// Remarks on the style are read in the source, as those on methods are.
const REMARKS = /^ *\/\*[^]*?\*\/\n/gm;
// Blanks of a style that tell a browser nothing: an eighth of the bytes. Lines stay, so that it can be read and compared.
const BLANKS = /(?<=[{;,:]) +| +(?=[{}])|;(?= *\}$)/gm;

// Types are for tsc, and what methods are for is read in the source: esbuild would carry each cast as three lines, and
// the comments of methods as they stand, onto every page.
const dropTypes = {
  name: "drop types",
  setup(/** @type {import("esbuild").PluginBuild} */ { onLoad }) {
    onLoad({ filter: /src\/.*\.js$/ }, ({ path }) => ({
      contents: readFileSync(path, "utf8").replace(/\/\*\* @type \{.*?\} \*\/ ?\(/g, "(").replace(/^ *\/\*\*[^]*?\*\/\n/gm, ""),
    }));
  },
};

/** What lies in another part is imported from there. @param {string} part */
const fromOtherParts = (part) => ({
  name: "from other parts",
  setup(/** @type {import("esbuild").PluginBuild} */ { onResolve }) {
    onResolve({ filter: /^\.\// }, ({ path, importer }) => {
      const module = basename(path, ".js");
      const other = home.get(module);
      if (!other) return { errors: [{ text: `${importer} imports ${module}, which no part holds` }] };
      return other === part ? undefined : { path: `./${other}.js`, external: true };
    });
  },
});

/** A script of the site imports a part by the name of what is shown, or the part that holds the module. */
const besideTheParts = {
  name: "beside the parts",
  setup(/** @type {import("esbuild").PluginBuild} */ { onResolve }) {
    onResolve({ filter: /^\.\.\// }, ({ path }) => ({ path: `../${home.get(basename(path, ".js"))}.js`, external: true }));
    // What starts Python is used where the site is built, too; what stands in for it is for first visits.
    onResolve({ filter: /^\.\/(python|repeats|zstd|early|examples)\.js$/ }, ({ path }) => ({ path, external: true }));
  },
};

mkdirSync(out, { recursive: true });
for (const old of readdirSync(out)) if (/\.(js|css)$/.test(old)) rmSync(`${out}/${old}`);
let alone = 0;
let worn = 0;
for (const [part, { holds, shows, style, most }] of Object.entries(PARTS)) {
  const entry = holds.map((module) => `export * from "./${module}.js";\n`);
  if (shows) entry.push(`export { default } from "./${shows}.js";\n`);
  const { outputFiles } = await build({
    stdin: { contents: entry.join(""), resolveDir: "src", sourcefile: `part ${part}` },
    bundle: true,
    write: false,
    format: "esm",
    target: "es2022",
    charset: "utf8",
    plugins: [dropTypes, fromOtherParts(part)],
    legalComments: "inline",
  });
  const size = write(`${part}.js`, outputFiles[0].text, most);
  const clothes = write(`${part}.css`, styleOf(part), style);
  if (!ALONE.parts.includes(part)) continue;
  alone += size;
  worn += clothes;
}
// What every board carries finds all else, and imports nothing.
const stub = await build({ entryPoints: ["src/stub.js"], bundle: true, write: false, format: "esm", target: "es2022", charset: "utf8", plugins: [dropTypes] });
write("stub.js", stub.outputFiles[0].text, STUB);
// A plain page is a host of its own; its scripts import the parts as they lie beside them.
mkdirSync(`${out}/page`, { recursive: true });
for (const old of readdirSync(`${out}/page`)) rmSync(`${out}/page/${old}`);
for (const [script, most] of Object.entries(PAGE)) {
  const { outputFiles } = await build({ entryPoints: [`src/page/${script}.js`], bundle: true, write: false, format: "esm", target: "es2022", charset: "utf8", plugins: [dropTypes, besideTheParts] });
  write(`page/${script}.js`, outputFiles[0].text, most);
}
for (const file of ["site.css", "other.css", "icon.svg"]) write(`page/${file}`, file.endsWith(".css") ? styleOf(`page/${file.slice(0, -4)}`) : readFileSync(`src/page/${file}`, "utf8"), 6_400);
if (alone > ALONE.most) complain(`a board alone has ${alone} bytes of script, ${ALONE.most} are allowed`);
if (worn > ALONE.style) complain(`a board alone has ${worn} bytes of style, ${ALONE.style} are allowed`);

/** A style as a page gets it. @param {string} name */
function styleOf(name) {
  return readFileSync(`src/${name}.css`, "utf8").replace(REMARKS, "").replace(BLANKS, "");
}

/** @param {string} name @param {string} text @param {number} most bytes @returns {number} the bytes it has */
function write(name, text, most) {
  // Indent by one sign: a sixth of the bytes would be blanks.
  // What only another bundler would read goes, too.
  const written = text.replace(/^ +/gm, (blanks) => "\t".repeat(blanks.length / 2)).replaceAll("/* @__PURE__ */ ", "");
  writeFileSync(`${out}/${name}`, written);
  const size = Buffer.byteLength(written);
  if (size > most) complain(`${name} has ${size} bytes, ${most} are allowed`);
  return size;
}

/** @param {string} what */
function complain(what) {
  console.error(what);
  process.exitCode = 1;
}
