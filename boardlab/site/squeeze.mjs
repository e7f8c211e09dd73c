// Run by Node where the site is built: what comes in goes out as small as Zstandard makes it at a level from 1 to 22. A
// page unpacks it by widgets/src/page/zstd.ts.
//
//   node squeeze.mjs LEVEL
import { readFileSync } from "node:fs";
import { constants, zstdCompressSync } from "node:zlib";

/** Repeats are found where they lie 2 to the power of this apart: further than any file of a page is long. */
const WINDOW = 24;

const params = { [constants.ZSTD_c_compressionLevel]: Number(process.argv[2]), [constants.ZSTD_c_windowLog]: WINDOW };
process.stdout.write(zstdCompressSync(readFileSync(0), { params }));
