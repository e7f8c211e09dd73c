"""One line of the journal: an event as JSON with a checksum, written and read.

A line is ``{"v":1,"t":"2026-11-22T02:51:04Z","uid":"…","id":"torres.scoring.3","kind":"answer", …,"sum":"…"}``. The sum
is taken over the text before it, so that a line is trusted before it is parsed, and a line of a newer version can be
trusted without being understood. That frame is the same in every version. ``widgets/src/page/journal.ts`` reads lines
too, and both are held to ``tests/lessons/journal_lines.json``.
"""

from __future__ import annotations

import json
import os
import re
from codecs import BOM_UTF8
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from hashlib import sha256
from itertools import accumulate, pairwise
from typing import TYPE_CHECKING, BinaryIO, Literal, NamedTuple

from boardlab.core.i18n.language import Phrase
from boardlab.core.json_data import Json

if TYPE_CHECKING:
    from boardlab.lessons.model.grade import Grade

VERSION = 1
MOST_BYTES = 8192
"""No line is longer. What claims to be is damaged, and is skipped without being held in memory."""
DEEPEST = 64
"""No answer is nested deeper: every reader of JSON has a depth of its own at which it gives up."""
NAMED = 5
"""So many damaged lines are named by their number."""
_FRAME = re.compile(rb'(\{.*),"sum":"([0-9a-f]{16})"\}', re.DOTALL)
_HALVES = re.compile(rb"(?<!\\)(?:\\\\)*\\u[dD][89a-fA-F]")
"""A sign written as two halves, or half of one: no line was ever written so, and half of one cannot be said."""
_TEXT = re.compile(rb'"(?:[^"\\]|\\.)*"', re.DOTALL)
_UID = re.compile(r"[0-9a-f]{16}")
Kind = Literal["answer", "hint"]
KINDS = ("answer", "hint")
OUT = "out:"
"""Begins the hint of an entry that takes an answer out, before the uid of that: as if it had never been."""


@dataclass(frozen=True, slots=True)
class Entry:
    """Something a learner did: committed an answer, or opened a hint."""

    id: str
    """Of the checkpoint, such as ``torres.scoring.3``; also of a practice position."""
    kind: Kind
    answer: object = None
    """What was answered, as JSON."""
    right: bool = False
    misconception: str = ""
    """Id of the misconception behind a wrong answer; "" where none is known."""
    hint: str = ""
    """Which hint was opened, by its key."""
    lang: str = ""
    time: str = ""
    """UTC, to the second, by the clock of that moment. Nothing is ordered by it but what is due for review."""
    uid: str = ""
    """Unique: what was imported twice counts once."""
    tentative: bool = False
    """Is the misconception a guess, since the answer may be a slip, and no other agreed by then?"""
    rule: str = ""
    """Id of the rule that a position of practice was drawn to show: to draw it once more takes too long. Questions of
    lessons say their own."""

    @classmethod
    def of_answer(cls, grade: Grade, lang: str) -> Entry:
        """A committed answer, with its verdict."""
        given: object = sorted(grade.answer) if isinstance(grade.answer, frozenset) else grade.answer
        behind = grade.misconception.id if grade.misconception else ""
        asked, guess = grade.checkpoint, grade.tentative
        return cls(asked.id, "answer", given, grade.right, behind, lang=lang, tentative=guess, rule=asked.dealt)

    @classmethod
    def of_hint(cls, checkpoint_id: str, key: str, lang: str, rule: str = "") -> Entry:
        """A hint that was opened."""
        return cls(checkpoint_id, "hint", hint=key, lang=lang, rule=rule)

    def line(self) -> bytes:
        """The entry as a line of the journal, its end included."""
        fields: Json = {
            "v": VERSION,
            "t": self.time or datetime.now(UTC).strftime("%Y-%m-%dT%H:%M:%SZ"),
            "uid": self.uid or os.urandom(8).hex(),
            "id": self.id[:200],
            "kind": self.kind,
        }
        if self.kind == "answer":
            fields |= {"answer": self.answer, "right": self.right, "misconception": self.misconception}
            fields |= {"tentative": True} if self.tentative else {}
        else:
            fields |= {"hint": self.hint}
        fields |= {"rule": self.rule} if self.rule else {}
        line = _seal(fields | {"lang": self.lang})
        return line if len(line) <= MOST_BYTES else _seal(fields | {"lang": self.lang, "answer": None})


@dataclass(frozen=True, slots=True)
class JournalLine:
    """One sound line: its bytes, and the entry it holds, or None where a newer boardlab wrote it."""

    raw: bytes
    uid: str
    entry: Entry | None


@dataclass(frozen=True, slots=True)
class JournalContents:
    """What a journal holds."""

    lines: tuple[JournalLine, ...] = ()
    """The sound lines, in the order of the file, each event once."""
    damaged: tuple[int, ...] = ()
    """The numbers of the lines that were skipped, counted from 1."""

    @property
    def entries(self) -> tuple[Entry, ...]:
        """The events that can be understood, in order."""
        return tuple(line.entry for line in self.lines if line.entry is not None)

    @property
    def newer(self) -> int:
        """How many lines a newer boardlab wrote: they are kept and not counted."""
        return sum(line.entry is None for line in self.lines)

    @property
    def notes(self) -> tuple[Phrase, ...]:
        """What is to be said about lines that do not count, in the words of the lesson frame."""
        return remarks(len(self.damaged), self.damaged, self.newer)

    def to_bytes(self) -> bytes:
        """The sound lines as the bytes of a journal; damaged lines are left out."""
        return b"".join(line.raw for line in self.lines)

    @property
    def back_steps(self) -> int:
        """How often the time goes backwards from one line to the next."""
        times = [entry.time for entry in self.entries]
        return sum(later < earlier for earlier, later in pairwise(times))


def remarks(damaged: int, numbers: Sequence[int], newer: int) -> tuple[Phrase, ...]:
    """What is to be said about lines that do not count.

    Args:
        damaged: how many were skipped.
        numbers: which these are, or at least the first few of them.
        newer: how many a newer boardlab wrote.
    """
    said = []
    if damaged:
        lines = ", ".join(map(str, numbers[:NAMED])) + (", …" if damaged > NAMED else "")
        said.append(Phrase("progress.damaged", {"count": damaged, "lines": lines}))
    if newer:
        said.append(Phrase("progress.newer", {"count": newer}))
    return tuple(said)


def read(source: BinaryIO) -> JournalContents:
    """The entries in a file, however many. Whatever the file holds, this ends and never raises ValueError.

    Raises:
        OSError: where the file cannot be read.
    """
    lines: list[JournalLine] = []
    damaged: list[int] = []
    seen: set[str] = set()
    for number, row in enumerate(rows(source), 1):
        if row.is_blank:
            continue
        found = read_line(row.raw)
        if found is None:
            damaged.append(number)
        elif found.uid not in seen:
            seen.add(found.uid)
            lines.append(found)
    return JournalContents(tuple(lines), tuple(damaged))


def read_line(raw: bytes) -> JournalLine | None:
    """A sound line, or None where the line is not what once was written."""
    frame = _FRAME.fullmatch(raw.rstrip(b"\r\n").removeprefix(BOM_UTF8)) if len(raw) <= MOST_BYTES else None
    if frame is None or _sum(frame[1]) != frame[2]:
        return None
    try:
        fields = _fields(frame[1])
    except (ValueError, RecursionError):
        return None
    version, uid = _whole(fields.get("v")), fields.get("uid")
    if not isinstance(uid, str) or not _UID.fullmatch(uid) or version is None or version < VERSION:
        return None
    sealed = frame[0] + b"\n"
    if version > VERSION or fields.get("kind") not in KINDS:
        return JournalLine(sealed, uid, None)
    entry = _entry(fields, uid)
    return JournalLine(sealed, uid, entry) if entry else None


def _fields(body: bytes) -> Json:
    """What stands in a line, as every reader of JSON understands it.

    Raises:
        ValueError, RecursionError: where others would read it otherwise, or not at all.
    """
    # Nothing is nested deeper than brackets are opened.
    many = body.count(b"{") + body.count(b"[") > DEEPEST
    # In a browser Python itself ends where JSON is nested by thousands.
    if many and _opened_at_once(body) > 2 * DEEPEST:
        raise ValueError
    fields: Json = _JSON.decode(body.decode() + "}")
    # Almost no line has such a sign, and to look for the halves of one takes longer than to parse the line.
    if (many and _is_deeper(fields, DEEPEST)) or (b"\\u" in body and _HALVES.search(body)):
        raise ValueError
    return fields


def _opened_at_once(body: bytes) -> int:
    """The most brackets that are open at one place, those in texts left out."""
    depths = accumulate((sign in b"[{") - (sign in b"]}") for sign in _TEXT.sub(b"", body))
    return max(depths, default=0)


def _no_number(_: str) -> None:
    raise ValueError


def _number(digits: str) -> float:
    # Beyond any double there is no telling apart, and beyond 4300 digits Python would not try.
    return int(digits) if len(digits) < 300 else float(digits)


_JSON = json.JSONDecoder(parse_constant=_no_number, parse_int=_number)


def _whole(value: object) -> int | None:
    """A whole number, which others may write as ``1.0``; None for anything else."""
    if type(value) is int or (type(value) is float and value.is_integer()):
        return int(value)
    return None


def _is_deeper(value: object, most: int) -> bool:
    parts = value.values() if isinstance(value, dict) else value if isinstance(value, list) else ()
    return most < 0 or any(_is_deeper(part, most - 1) for part in parts)


def _entry(fields: Json, uid: str) -> Entry | None:
    """The fields of a line as an entry; None where one is not of its type."""
    texts = [fields.get(name, "") for name in ("id", "misconception", "hint", "lang", "t", "rule")]
    right = fields.get("right", False)
    if {*map(type, texts)} != {str} or type(right) is not bool:
        return None
    name, misconception, hint, lang, time, rule = texts
    guess = fields.get("tentative") is True
    return Entry(name, fields["kind"], fields.get("answer"), right, misconception, hint, lang, time, uid, guess, rule)


class JournalRow(NamedTuple):
    """One row of a file."""

    raw: bytes
    """Its bytes, the end included; of a row that is too long, only its beginning."""
    length: int
    """How many bytes it takes in the file."""
    ended: bool
    """Does it have its end? Only the last one may lack it."""

    @property
    def is_blank(self) -> bool:
        """Is nothing in it? Such a row is neither an event nor damaged."""
        return self.length <= MOST_BYTES and self.raw.isspace()


def rows(source: BinaryIO) -> Iterator[JournalRow]:
    """The rows of a file from where it stands."""
    while raw := source.readline(MOST_BYTES + 1):
        length, rest = len(raw), raw
        while rest and not rest.endswith(b"\n"):
            rest = source.readline(MOST_BYTES + 1)
            length += len(rest)
        yield JournalRow(raw, length, bool(rest))


def _seal(fields: Json) -> bytes:
    body = json.dumps(fields, ensure_ascii=False, separators=(",", ":"))[:-1].encode("utf-8", "replace")
    return body + b',"sum":"' + _sum(body) + b'"}\n'


def _sum(body: bytes) -> bytes:
    return sha256(body).hexdigest()[:16].encode()
