// Builds boardlab/static from src: one script, one style sheet, unminified so that both can be read and compared.
import { build } from "esbuild";
import { copyFileSync, mkdirSync, readFileSync, statSync, writeFileSync } from "node:fs";

const out = "../boardlab/static";
const MOST = 40_000; // every board on a page carries its own copy

// Type casts are for tsc; esbuild would carry each as three lines.
const dropCasts = {
  name: "drop casts",
  setup(/** @type {import("esbuild").PluginBuild} */ { onLoad }) {
    onLoad({ filter: /src\/.*\.js$/ }, ({ path }) => ({
      contents: readFileSync(path, "utf8").replace(/\/\*\* @type \{.*?\} \*\/ ?\(/g, "("),
    }));
  },
};

mkdirSync(out, { recursive: true });
await build({
  entryPoints: ["src/index.js"],
  bundle: true,
  format: "esm",
  target: "es2022",
  charset: "utf8",
  plugins: [dropCasts],
  legalComments: "inline",
  outfile: `${out}/study.js`,
});
// Indent by one sign: a sixth of the bytes would be blanks.
const script = readFileSync(`${out}/study.js`, "utf8").replace(/^ +/gm, (blanks) => "\t".repeat(blanks.length / 2));
writeFileSync(`${out}/study.js`, script);
copyFileSync("src/study.css", `${out}/study.css`);
const size = statSync(`${out}/study.js`).size;
if (size > MOST) {
  console.error(`study.js has ${size} bytes, ${MOST} are allowed`);
  process.exit(1);
}
