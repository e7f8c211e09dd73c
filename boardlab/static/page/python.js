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
function mix(memory, machine) {
	const heap = new Uint8Array(memory, new DataView(memory).getUint32(4, true));
	const bytes = new Uint8Array(machine);
	for (const [to, from, length] of dataOf(bytes)) for (let at = 0; at < length; at++) heap[to + at] ^= bytes[from + at];
}
var DATA = 11;
var HEAD = 8;
function* dataOf(bytes) {
	let at = HEAD;
	const number = () => {
		let found = 0;
		for (let bits = 0; ; bits += 7) {
			const byte = bytes[at++];
			found += (byte & 127) * 2 ** bits;
			if (!(byte & 128)) return found;
		}
	};
	while (at < bytes.length) {
		const kind = bytes[at++];
		const length = number();
		const end = at + length;
		for (let left = kind === DATA ? number() : 0; left > 0; left--) {
			at += 2;
			const to = number();
			at += 1;
			const size = number();
			yield [to, at, size];
			at += size;
		}
		at = end;
	}
}
export {
	begin,
	dataOf,
	mix,
	unpack,
	warm
};
