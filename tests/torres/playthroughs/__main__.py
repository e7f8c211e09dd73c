"""Tell the golden playthroughs anew, or begin a new one: ``python -m tests.torres.playthroughs [NAME PLAYERS]``."""

import sys

from tests.torres.playthroughs import FOLDER, begin, files, record_of, told

if len(sys.argv) > 1:
    name, players = sys.argv[1:]
    (FOLDER / f"{name}.txt").write_text(told(begin(name, int(players))), encoding="utf-8")
for path in files():
    path.write_text(told(record_of(path.read_text(encoding="utf-8"))), encoding="utf-8")
    print(f"told {path.name}")
