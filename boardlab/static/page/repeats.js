// src/page/repeats.js
var BITS = 7;
var MORE = 1 << BITS;
var HEAD = 8;
function whole(sent, before = new ArrayBuffer(0)) {
	const [size, moves] = new Uint32Array(sent, 0, 2);
	const bytes = new Uint8Array(sent, HEAD, moves);
	const fresh = new Uint32Array(sent, HEAD + moves);
	const old = new Uint32Array(before);
	const made = new Uint32Array(size / 4);
	let at = 0;
	let taken = 0;
	let back = 0;
	const number = () => {
		let found = 0;
		for (let shift = 0; ; shift += BITS) {
			if (at >= moves) throw new Error("no memory");
			const byte = bytes[at++];
			found |= (byte & MORE - 1) << shift;
			if (byte < MORE) return found >>> 0;
		}
	};
	for (let to = 0; to < made.length; ) {
		const own = number();
		made.set(fresh.subarray(taken, taken + own), to);
		taken += own;
		to += own;
		const count = number();
		const read = number();
		back += read >>> 1 ^ -(read & 1);
		const from = to - back;
		if (from < 0) made.set(old.subarray(old.length + from, old.length + from + count), to);
		else if (back >= count) made.copyWithin(to, from, from + count);
		else for (let next = 0; next < count; next++) made[to + next] = made[from + next];
		to += count;
	}
	return made.buffer;
}
export {
	whole
};
