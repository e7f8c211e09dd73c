"""How a session is made: its depth and attributes, and the files and calls that one click of Torres passes.

``python -m benchmarks.shape`` prints them, with the files by their calls.
"""

from __future__ import annotations

import sys
from collections import Counter
from functools import partial
from pathlib import Path
from types import FrameType
from typing import Any

import boardlab
from boardlab import torres
from boardlab.core.play.record import Dice, Record
from boardlab.session.channel import FrameChannel
from boardlab.session.game_session import Session
from boardlab.session.kinds import study

ROOT = str(Path(boardlab.__file__).parent)


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
    session = study(Record(torres.setup(Dice("shape"), players=2), seed=1))
    channel = FrameChannel(session, lambda _: None)
    channel.refresh()
    for at, key in enumerate(picks):
        message = {"client": "page", "seq": at + 1, "rev": session.rev, "do": "pick", "key": key}
        calls, changes = passed(partial(channel.receive, message))
    return session, calls, changes


def main() -> None:
    """Measure and print."""
    picks = sys.argv[1:] or ["knight", "c3"]
    last_of(picks)  # what is read and worked out once in a kernel is no part of a click
    session, calls, changes = last_of(picks)
    print(f"last click, {' '.join(picks)}: {len(calls)} files, {sum(calls.values())} calls, {changes} changes of file")
    for file, count in sorted(calls.items(), key=lambda each: -each[1]):
        print(f"{count:7} {file}")
    print(
        f"{Session.__name__}: {depth(Session)} deep, {len([n for n in dir(session) if not n.startswith('__')])} names"
    )


if __name__ == "__main__":
    main()
