"""Files that no pupil would hand in: damaged ones, sound ones with bad values in them, and names that are code."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from boardlab.lessons.journal.entry import Entry
from boardlab.testing.fuzz import BAD_VALUES
from tests.classroom.pupils import journal_of

NAMES = ("", "\u202e", "<b>", "\x00", "<img src=x onerror=window.ran=1>", '"><script>window.ran=1</script>')


def hostile_files(count: int) -> Iterator[tuple[str, bytes]]:
    """So many of them, by their names, each called by a number of its own."""
    rng = Random(5)
    good = journal_of((), ["torres.scoring"], Random(2))
    values = [value for value in BAD_VALUES if isinstance(value, str | float)]
    for at in range(count):
        data = bytearray(good)
        for _ in range(rng.choice([1, 30, 3_000])):
            data[rng.randrange(len(data))] = rng.randrange(256)
        value = rng.choice([*values, *NAMES])
        line = Entry(str(value)[:300], "answer", value, misconception=f"torres.{str(value)[:200]}").line()
        yield f"x_{at + 2}{rng.choice(NAMES)}.jsonl", bytes(data) + line * (at % 2)
