"""Files that no pupil would hand in: damaged ones, sound ones with bad values in them, and names that are code."""

from __future__ import annotations

import gzip
from collections.abc import Iterator
from hashlib import sha256
from random import Random

from boardlab.lessons.journal.entry import Entry
from boardlab.testing.fuzz import BAD_VALUES
from tests.classroom.pupils import journal_of

NAMES = ("", "\u202e", "<b>", "\x00", "<img src=x onerror=window.ran=1>", '"><script>window.ran=1</script>')


def strange_files() -> Iterator[bytes]:
    """What a journal or a table of codes never is."""
    deep = (
        Entry("torres.scoring.2", "answer", 1).line().replace(b'"answer":1', b'"answer":' + b"[" * 3000 + b"]" * 3000)
    )
    yield deep
    yield sealed(deep)
    yield sealed(b'{"v":99,"uid":"00000000000000aa","id":{"id":[]}}\n')
    yield gzip.compress(b"0" * 5_000_000)
    yield b"PK\x03\x04" + bytes(1_000)
    yield b"\xff\xfe" + b"\x00\xd8" * 500
    yield ("B7K2-Q9XM-4TRA-C " * 20_000).encode()
    yield "\n".join(f"{at:04}-{at:04}-{'ABCD' * 300}-{at:04}-C" for at in range(200)).encode()
    yield b'{"v":1,' * 5_000
    yield "\u202e\x00<script>window.ran=1</script>\n".encode() * 200


def sealed(line: bytes) -> bytes:
    """A line of a journal with the checksum of what it says by now."""
    body = line.rstrip(b"\n").partition(b',"sum"')[0].removesuffix(b"}")
    return body + b',"sum":"' + sha256(body).hexdigest()[:16].encode() + b'"}\n'


def hostile_files(count: int) -> Iterator[tuple[str, bytes]]:
    """So many of them, by their names, each called by a number of its own, but for one in fifty that has that of the
    file before.
    """
    rng = Random(5)
    good = journal_of((), ["torres.scoring"], Random(2))
    values = [value for value in BAD_VALUES if isinstance(value, str | float)]
    strange = [*strange_files()]
    for at in range(count):
        data = bytearray(good)
        for _ in range(rng.choice([1, 30, 3_000])):
            data[rng.randrange(len(data))] = rng.randrange(256)
        value = rng.choice([*values, *NAMES])
        line = Entry(str(value)[:300], "answer", value, misconception=f"torres.{str(value)[:200]}").line()
        number = at + 2 - (at % 50 == 49)
        held = strange[at // 7 % len(strange)] if at % 7 == 6 else bytes(data) + line * (at % 2)
        yield f"{at}/x_{number}{rng.choice(NAMES)}.jsonl", held
