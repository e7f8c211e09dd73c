"""Tell the golden playthroughs anew, or begin a new one; the package says how."""

import sys

from tests.creed.playthroughs import FOLDER, begin, files, record_of, told

if len(sys.argv) > 1:
    name, players, *layout = sys.argv[1:]
    (FOLDER / f"{name}.txt").write_text(told(begin(name, int(players), *layout)), encoding="utf-8")
else:
    for path in files():
        path.write_text(told(record_of(path.read_text(encoding="utf-8"))), encoding="utf-8")
