// Unpacks what boardlab/site/squeeze.py has packed: browsers know no Zstandard for scripts.
/*! with fzstd by Arjun Barrett, under the MIT licence: https://github.com/101arrowz/fzstd */
import { decompress } from "fzstd";

export function unpacked(packed: ArrayBuffer): ArrayBuffer {
  // What comes may lie in more room than it takes.
  const made = decompress(new Uint8Array(packed));
  return (made.length < made.buffer.byteLength ? made.slice().buffer : made.buffer) as ArrayBuffer;
}
