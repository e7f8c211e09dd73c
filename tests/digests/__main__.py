"""Write the digests, or dump what lies behind one: ``write`` or ``dump KEY``."""

import json
import sys

from tests.digests import FILE, digest, everything

match sys.argv[1:]:
    case ["write"]:
        found = {key: digest(lines) for key, lines in everything()}
        FILE.write_text(json.dumps(found, indent=1) + "\n", encoding="utf-8")
        print(f"{len(found)} digests written")
    case ["dump", wanted]:
        for key, lines in everything():
            if key == wanted:
                print(*lines, sep="\n")
    case _:
        sys.exit("write, or dump KEY")
