// Builds boardlab/static from src: a script for each thing that may be on a page, and one for what they share. A script
// imports what it shares with others from theirs, so that a page holds nothing twice. Minified, since a learner waits
// for every byte and a notebook that is saved with its boards holds them all: a third less, a sixth less compressed.
// Whoever wants to read them finds the source in src; lines are broken so that git can compare them.

import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { basename, dirname, join, relative } from "node:path";
import { gzipSync } from "node:zlib";
import { build, type Plugin, transform } from "esbuild";
import { PAGE, PARTS, STUB, STYLES } from "./parts.ts";

// Beside checks that read what is committed, it is built elsewhere.
const out = process.argv[2] ?? "../boardlab/static";
const MINIFIED = { minify: true, charset: "utf8", lineLimit: 160 } as const;
const BUNDLE = {
  ...MINIFIED,
  bundle: true,
  write: false,
  format: "esm",
  target: "es2022",
  legalComments: "inline",
} as const;

/** In which part a module of src lies. */
const home = new Map(Object.entries(PARTS).flatMap(([part, { holds }]) => holds.map((module) => [module, part])));

/** The name of a module of src. */
const moduleOf = (folder: string, path: string) => relative("src", join(folder, path)).replace(/\.ts$/, "");

/** What lies in another part is imported from there. */
const fromOtherParts = (part: string): Plugin => ({
  name: "from other parts",
  setup({ onResolve }) {
    onResolve({ filter: /^\.\.?\// }, ({ path, resolveDir, importer }) => {
      const module = moduleOf(resolveDir, path);
      const other = home.get(module);
      if (!other) return { errors: [{ text: `${importer} imports ${module}, which no part holds` }] };
      return other === part ? undefined : { path: `./${other}.js`, external: true };
    });
  },
});

/** A script of the site imports a part by the name of what is shown, or the part that holds the module. */
const besideTheParts: Plugin = {
  name: "beside the parts",
  setup({ onResolve }) {
    onResolve({ filter: /^\.\.\// }, ({ path, resolveDir }) => ({
      path: `../${home.get(moduleOf(resolveDir, path))}.js`,
      external: true,
    }));
    // What starts Python is used where the site is built, too; what stands in for it is for first visits.
    onResolve({ filter: /^\.\/(python|repeats|zstd|prefetch|examples)\.ts$/ }, ({ path }) => ({
      path: path.replace(".ts", ".js"),
      external: true,
    }));
  },
};

const made = new Map<string, string>();
for (const [part, { holds, shows, most, style }] of Object.entries(PARTS)) {
  const entry = holds.map((module) => `export * from "./${module}.ts";\n`);
  if (shows) entry.push(`export { default } from "./${shows}.ts";\n`);
  const stdin = { contents: entry.join(""), resolveDir: "src", sourcefile: `part ${part}` };
  write(`${part}.js`, (await build({ ...BUNDLE, stdin, plugins: [fromOtherParts(part)] })).outputFiles[0].text, most);
  await writeStyle(part, style);
}
// What every board carries finds all else, and imports nothing.
write("stub.js", (await build({ ...BUNDLE, entryPoints: ["src/core/stub.ts"] })).outputFiles[0].text, STUB);
// A plain page is a host of its own; its scripts import the parts as they lie beside them.
for (const [script, most] of Object.entries(PAGE)) {
  const { outputFiles } = await build({ ...BUNDLE, entryPoints: [`src/page/${script}.ts`], plugins: [besideTheParts] });
  write(`page/${script}.js`, outputFiles[0].text, most);
}
for (const [name, most] of Object.entries(STYLES)) await writeStyle(`page/${name}`, most);
write("page/icon.svg", readFileSync("src/page/icon.svg", "utf8"));

// Only now, so that a build that fails leaves what was there.
mkdirSync(out, { recursive: true });
for (const old of readdirSync(out, { recursive: true, encoding: "utf8" }))
  if (/\.(js|css)$/.test(old)) rmSync(`${out}/${old}`);
for (const [name, text] of made) {
  mkdirSync(dirname(`${out}/${name}`), { recursive: true });
  writeFileSync(`${out}/${name}`, text);
}

async function writeStyle(name: string, most: number) {
  write(
    `${name}.css`,
    (await transform(readFileSync(`src/styles/${basename(name)}.css`, "utf8"), { ...MINIFIED, loader: "css" })).code,
    most,
  );
}

/** @param most the most bytes it may have, compressed */
function write(name: string, text: string, most = Infinity) {
  made.set(name, text);
  const { length } = gzipSync(text);
  if (length <= most) return;
  console.error(`${name} has ${length} bytes compressed, ${most} are allowed`);
  process.exitCode = 1;
}
