// Builds boardlab/static from src: a script and a style sheet for boards, and for checkpoints. Unminified, so that they
// can be read and compared.
import { build } from "esbuild";
import { mkdirSync, readFileSync, statSync, writeFileSync } from "node:fs";

const out = "../boardlab/static";
// Source, bundle, and the most bytes it may have: every board on a page carries its own copy.
const BUNDLES = /** @type {const} */ ([
  ["study", "study", 40_000],
  ["check", "check", 60_000],
  ["progress", "progress", 12_000],
  ["matrix", "matrix", 16_000],
]);

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

mkdirSync(out, { recursive: true });
for (const [entry, name, most] of BUNDLES) {
  await build({
    entryPoints: [`src/${entry}.js`],
    bundle: true,
    format: "esm",
    target: "es2022",
    charset: "utf8",
    plugins: [dropTypes],
    legalComments: "inline",
    outfile: `${out}/${name}.js`,
  });
  // Indent by one sign: a sixth of the bytes would be blanks.
  const script = readFileSync(`${out}/${name}.js`, "utf8").replace(/^ +/gm, (blanks) => "\t".repeat(blanks.length / 2));
  writeFileSync(`${out}/${name}.js`, script);
  const size = statSync(`${out}/${name}.js`).size;
  if (size > most) {
    console.error(`${name}.js has ${size} bytes, ${most} are allowed`);
    process.exitCode = 1;
  }
}
// A card wears the style of boards and its own; Python puts them together.
for (const [source, name] of [["study", "study"], ["question", "check"], ["progress", "progress"], ["matrix", "matrix"]]) {
  writeFileSync(`${out}/${name}.css`, readFileSync(`src/${source}.css`, "utf8"));
}
