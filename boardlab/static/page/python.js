// src/page/python.js
var CODE = "/lib/boardlab";
var BEGIN = `
import random, sys
if "${CODE}" not in sys.path:
		sys.path.append("${CODE}")
sys.path_importer_cache.clear()
random.seed()
from boardlab.page.opening import open_page
`;
function unpack(python, pack) {
	const bytes = new Uint8Array(pack);
	let at = bytes.indexOf(10) + 1;
	for (const [name, length] of Object.entries(JSON.parse(new TextDecoder().decode(bytes.subarray(0, at))))) {
		const path = `${CODE}/${name}`;
		python.FS.mkdirTree(path.slice(0, path.lastIndexOf("/")));
		python.FS.writeFile(path, bytes.subarray(at, at + length));
		at += length;
	}
}
function begin(python, { kind, about }, lang, home, kept, show, site = "") {
	const names = python.toPy({ kind, about, lang, home, kept, site });
	names.set("show", show);
	try {
		return python.runPython(`${BEGIN}
open_page(kind, about, lang, home, kept, show, site)`, { globals: names });
	} finally {
		names.destroy();
	}
}
function warm(python, lessons) {
	const names = python.toPy({ lessons });
	python.runPython(`${BEGIN}
import gc
for lesson in lessons:
		open_page("lesson", lesson, "en", "/nowhere").whole()
gc.collect()`, { globals: names });
	names.destroy();
}
export {
	begin,
	unpack,
	warm
};
