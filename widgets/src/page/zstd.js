// Unpacks what boardlab/site/squeeze.py has packed: browsers know no Zstandard for scripts.
/*! with fzstd by Arjun Barrett, under the MIT licence: https://github.com/101arrowz/fzstd */
import { decompress } from "fzstd";

/** @param {ArrayBuffer} packed @returns {ArrayBuffer} */
export function unpacked(packed) {
  // What comes may lie in more room than it takes.
  const made = decompress(new Uint8Array(packed));
  return /** @type {ArrayBuffer} */ (made.length < made.buffer.byteLength ? made.slice().buffer : made.buffer);
}
