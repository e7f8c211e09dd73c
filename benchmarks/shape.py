"""How the code is made: lines by room, ``Any``, class names; how deep a session is; the calls of a click and a load.

``python -m benchmarks.shape`` prints that, with the files that a click of Torres passes, by their calls.
"""

from __future__ import annotations

import re
import sys
from collections import Counter, defaultdict
from functools import partial
from pathlib import Path
from random import Random
from types import FrameType
from typing import Any

import boardlab
from benchmarks.load import cold_calls
from boardlab import torres
from boardlab.core.play.record import Record
from boardlab.session.channel import FrameChannel
from boardlab.session.game_session import Session
from boardlab.session.kinds import study

ROOT = str(Path(boardlab.__file__).parent)
GAMES = {"torres", "catan", "creed"}
LESSONS = ("torres.scoring", "catan.robber", "creed.first_game")
"""One of each game, opened from nothing."""


def depth(kind: type) -> int:
    """How many of our own classes a class is made of, itself included."""
    return sum(each.__module__.startswith("boardlab.") for each in kind.__mro__)


def passed(click: Any) -> tuple[Counter[str], int]:
    """The calls that a click makes, by file, and how often one file calls another."""
    calls: Counter[str] = Counter()
    changes = 0

    def note(frame: FrameType, event: str, _: object) -> None:
        nonlocal changes
        file = frame.f_code.co_filename
        if event == "call" and file.startswith(ROOT):
            calls[file[len(ROOT) + 1 :]] += 1
            changes += frame.f_back is not None and frame.f_back.f_code.co_filename != file

    sys.setprofile(note)
    try:
        click()
    finally:
        sys.setprofile(None)
    return calls, changes


def last_of(picks: list[str]) -> tuple[Session, Counter[str], int]:
    """A new game in which these are picked, and what the last of them passes."""
    session = study(Record(torres.setup(Random("shape"), players=2), seed=1))
    channel = FrameChannel(session, lambda _: None)
    channel.refresh()
    for at, key in enumerate(picks):
        message = {"client": "page", "seq": at + 1, "rev": session.rev, "do": "pick", "key": key}
        calls, changes = passed(partial(channel.receive, message))
    return session, calls, changes


def lines(folder: Path) -> Counter[str]:
    """The lines of Python in a folder, by its rooms."""
    found: Counter[str] = Counter()
    for path in folder.rglob("*.py"):
        found[path.relative_to(folder).parts[0]] += len(path.read_text(encoding="utf-8").splitlines())
    return found


def one_name() -> dict[str, list[str]]:
    """The classes that share their name with another, but for those that each game has under the same name."""
    found: defaultdict[str, list[str]] = defaultdict(list)
    for path in sorted(Path(ROOT).rglob("*.py")):
        inside = path.relative_to(ROOT)
        if inside.parts[:2] != ("scaffold", "templates"):
            for name in re.findall(r"^ *class (\w+)\b.*:", path.read_text(encoding="utf-8"), re.MULTILINE):
                found[name].append(str(inside))
    return {
        name: files
        for name, files in found.items()
        if len(files) > 1 and not all(file.split("/")[0] in {*GAMES, "core"} for file in files)
    }


def main() -> None:
    """Measure and print."""
    product, tests = lines(Path(ROOT)), lines(Path(ROOT).parent / "tests")
    for what, rooms in (("product", product), ("tests", tests)):
        print(f"{what}: {sum(rooms.values())} lines;", ", ".join(f"{name} {n}" for name, n in rooms.most_common()))
    words = [len(re.findall(r"\bAny\b", path.read_text(encoding="utf-8"))) for path in Path(ROOT).rglob("*.py")]
    print(f"Any: {sum(words)}; classes of one name: {one_name()}")
    picks = sys.argv[1:] or ["knight", "c3"]
    last_of(picks)  # what is read and worked out once in a kernel is no part of a click
    session, calls, changes = last_of(picks)
    print(f"last click, {' '.join(picks)}: {len(calls)} files, {sum(calls.values())} calls, {changes} changes of file")
    for file, count in sorted(calls.items(), key=lambda each: -each[1]):
        print(f"{count:7} {file}")
    print(", ".join(f"cold load of {lesson}: {cold_calls(lesson)} calls" for lesson in LESSONS))
    print(
        f"{Session.__name__}: {depth(Session)} deep, {len([n for n in dir(session) if not n.startswith('__')])} names"
    )


if __name__ == "__main__":
    main()
