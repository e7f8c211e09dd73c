"""What pupils handed in: exported journals and hand-in codes, sorted by pupil, and why a file does not count.

The name of a pupil stands in the name of the file, behind the last ``_``: ``torres-scoring_07.jsonl`` is by 7. Any
other file may hold codes, such as the table of a form. Whatever a file holds, reading it ends and says in a sentence
what is wrong with it; the others count.
"""

from __future__ import annotations

import io
import re
from codecs import BOM_UTF16_BE, BOM_UTF16_LE
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path, PurePath
from typing import NamedTuple

from boardlab.classroom.hand_in_code import BadCode, codes_in, read_code, typed_codes
from boardlab.classroom.results import Result, Results
from boardlab.core.i18n.language import Phrase, Wording
from boardlab.core.text.quoting import shown
from boardlab.lessons.journal import entry
from boardlab.lessons.journal.entry import Entry, JournalContents, JournalLine

WORDING = Wording("boardlab.classroom")
MOST_BYTES = 20_000_000
"""A journal of this size would hold 80,000 answers: what is larger was not made by a pupil."""
MOST_TEXT = 200_000
"""Bytes of a file in which codes are looked for."""
BAD_CODES = 10
"""So many codes of a file that are none are named; of the others is said how many there are."""
LONGEST_NAME = 40
CALLED = 4
"""By so many signs of its code a pupil is called whose code holds no number."""
_PACKED = b"PK\x03\x04"
"""So begins a ZIP, and a table of Excel."""
_COPY = re.compile(r" ?\(\d+\)$| ?- (?:Copy|복사본)(?: \(\d+\))?$")
REPORT = "class-report"
"""What a report is called, before the end of its name."""


class Pupil(NamedTuple):
    """What one pupil handed in."""

    name: str
    """From the name of the file, or from the code: a number or a nickname."""
    file: str
    results: Results


class FileNote(NamedTuple):
    """What is to be said of one file: why it is skipped, or what of it does not count."""

    file: str
    says: Phrase


@dataclass(frozen=True)
class HandedIn:
    """All that a class handed in."""

    pupils: tuple[Pupil, ...]
    """In the order of their names, numbers first; each once."""
    skipped: tuple[FileNote, ...] = ()
    """The files, and the codes, of which nothing counts."""
    notes: tuple[FileNote, ...] = ()
    """What is to be said of files that count."""


class _Journal(NamedTuple):
    """The file of one pupil."""

    name: str
    file: str
    contents: JournalContents
    newest: str
    """When the newest line was written, by the clock of that machine."""


class _Code(NamedTuple):
    """A hand-in code."""

    text: str
    file: str
    questions: dict[str, Result]


def read_folder(folder: Path) -> HandedIn:
    """What lies in a folder, and in the folders in it. Hidden files and reports made before are passed over.

    Raises:
        OSError: where the folder cannot be read.
    """
    return read_files(_in_folder(folder))


def _in_folder(folder: Path) -> Iterator[tuple[str, bytes | Phrase]]:
    """Every file by its path in the folder, with its bytes or why it cannot be read."""
    next(folder.iterdir(), None)  # a folder that cannot be read is no empty one
    for path in sorted(folder.rglob("*")):
        name = path.relative_to(folder)
        if is_passed_over(name) or not path.is_file():
            continue
        try:
            large = path.stat().st_size > MOST_BYTES
            yield name.as_posix(), Phrase("file.large") if large else path.read_bytes()
        except OSError as problem:
            yield name.as_posix(), Phrase("file.unread", {"why": problem.strerror or str(problem)})


def read_files(files: Iterable[tuple[str, bytes | Phrase]]) -> HandedIn:
    """What some files hold, each by its name with its bytes, or with why it could not be read; see :class:`Intake`."""
    intake = Intake()
    for file, data in files:
        intake.add(file, data)
    return intake.handed_in()


class Intake:
    """Takes what pupils handed in, one after the other, in any order.

    Of two files of one pupil the newer one counts, and of two codes of one pupil for one lesson the later one. An
    answer that stands in files of several pupils, because one followed the other at the same machine, belongs to the
    one whose file is shorter. Where a pupil handed in a file and a code, the code adds what the file does not tell.
    """

    def __init__(self) -> None:
        self._skipped: list[FileNote] = []
        self._notes: list[FileNote] = []
        self._journals: dict[str, _Journal] = {}
        self._codes: dict[tuple[str, str], _Code] = {}
        """By pupil and lesson."""
        self._met: dict[tuple[object, ...], Entry] = {}
        """Each entry that was met, by what a report tells of it, once for all pupils who have it."""

    def add(self, file: str, data: bytes | Phrase) -> None:
        """Take a file: its name, and its bytes or why it could not be read."""
        if is_passed_over(PurePath(file)):
            return
        name = shown(file, 120)
        found = _read(file, data)
        if isinstance(found, Phrase):
            self._skipped.append(FileNote(name, found))
        elif isinstance(found, _Journal):
            self._add_journal(found._replace(contents=self._without_text(found.contents)))
        else:
            self._add_codes(name, found)

    def _without_text(self, contents: JournalContents) -> JournalContents:
        """A journal with no more of its lines than what a report tells: those of 300 pupils take 40 MB otherwise."""
        return JournalContents(tuple(map(self._line, contents.lines)), contents.damaged)

    def _line(self, line: JournalLine) -> JournalLine:
        if line.entry is None:
            return JournalLine(b"", line.uid, None)
        met = line.entry
        told = met.id, met.kind, None, met.right, met.misconception, met.hint, "", "", "", met.tentative, met.rule
        kept = self._met.get(told) or self._met.setdefault(told, Entry(*told))
        return JournalLine(b"", line.uid, kept)

    def add_codes(self, source: str, typed: str) -> None:
        """Take hand-in codes as somebody typed or pasted them; ``source`` is what they are called in notes."""
        self._add_codes(source, typed_codes(typed[:MOST_TEXT]))

    def _add_journal(self, found: _Journal) -> None:
        other = self._journals.get(found.name)
        if other is not None:
            older, found = sorted((other, found), key=lambda each: each.newest)
            same = {line.uid for line in older.contents.lines} == {line.uid for line in found.contents.lines}
            said = "file.double" if same else "file.older"
            self._skipped.append(FileNote(older.file, Phrase(said, {"newer": found.file})))
        self._journals[found.name] = found

    def _add_codes(self, file: str, codes: Iterable[str]) -> None:
        bad = 0
        for text in codes:
            try:
                lesson, number, questions = read_code(text)
            except BadCode:
                bad += 1
                if bad <= BAD_CODES:
                    self._skipped.append(FileNote(file, Phrase("file.code", {"code": shown(text, LONGEST_NAME)})))
                continue
            new = _Code(shown(text, LONGEST_NAME), file, questions)
            # Nobody else has a code of the same beginning, and a pupil without a number can find theirs by it.
            name = str(number) if number else new.text.upper()[:CALLED]
            other = self._codes.get((name, lesson))
            if other is not None and other.questions != questions:
                facts = {"code": other.text, "newer": new.text, "name": name}
                self._skipped.append(FileNote(other.file, Phrase("file.code_older", facts)))
            if not number and other is None:
                self._notes.append(FileNote(file, Phrase("file.no_number", {"code": new.text, "name": name})))
            self._codes[name, lesson] = new
        if bad > BAD_CODES:
            self._skipped.append(FileNote(file, Phrase("file.more_codes", {"count": bad - BAD_CODES})))

    def handed_in(self) -> HandedIn:
        """All that was taken so far, sorted."""
        skipped, notes = [*self._skipped], [*self._notes]
        pupils: dict[str, Pupil] = {}
        for each in _own_lines(self._journals.values(), skipped, notes):
            pupils[each.name] = Pupil(each.name, each.file, Results.of_journal(each.contents))
        for (name, _), code in self._codes.items():
            told = Results.of_code(code.questions)
            known = pupils.get(name)
            pupils[name] = (
                known._replace(results=known.results.with_more(told)) if known else Pupil(name, code.file, told)
            )
        ordered = sorted(pupils.values(), key=lambda each: rank(each.name))
        return HandedIn(tuple(ordered), tuple(skipped), tuple(notes))


def is_passed_over(file: PurePath) -> bool:
    """Is it none of a pupil's, and no word about it needed: hidden, or a report made before?"""
    return file.name.startswith(REPORT) or any(part.startswith(".") for part in file.parts)


def _own_lines(journals: Iterable[_Journal], skipped: list[FileNote], notes: list[FileNote]) -> Iterator[_Journal]:
    """The files of all pupils, each without the lines that belong to another one."""
    owner: dict[str, str] = {}
    for each in sorted(journals, key=lambda each: (len(each.contents.lines), rank(each.name))):
        foreign = [owner[line.uid] for line in each.contents.lines if line.uid in owner]
        own = tuple(line for line in each.contents.lines if line.uid not in owner)
        if foreign and not any(line.entry for line in own):
            skipped.append(FileNote(each.file, Phrase("file.same", {"name": foreign[0]})))
            continue
        if foreign:
            notes.append(FileNote(each.file, Phrase("file.others", {"count": len(foreign), "name": foreign[0]})))
        if each.contents.damaged:
            notes.append(FileNote(each.file, Phrase("file.damaged", {"count": len(each.contents.damaged)})))
        if each.contents.newer:
            notes.append(FileNote(each.file, Phrase("file.newer_lines", {"count": each.contents.newer})))
        owner |= dict.fromkeys((line.uid for line in own), each.name)
        yield each._replace(contents=JournalContents(own))


def _read(file: str, data: bytes | Phrase) -> _Journal | tuple[str, ...] | Phrase:
    """The journal in a file, the codes in it, or why it does not count."""
    if isinstance(data, Phrase):
        return data
    if len(data) > MOST_BYTES:
        return Phrase("file.large")
    if not data.strip():
        return Phrase("file.empty")
    if data.startswith(_PACKED):
        return Phrase("file.packed")
    if data.startswith((BOM_UTF16_LE, BOM_UTF16_BE)):  # as spreadsheets save a text
        data = data.decode("utf-16", "replace").encode()
    contents = entry.read(io.BytesIO(data))
    if contents.entries:
        newest = max(each.time for each in contents.entries)
        return _Journal(pupil_name(file), shown(file, 120), contents, newest)
    if contents.lines:
        return Phrase("file.newer")
    if data.lstrip(b"\xef\xbb\xbf \r\n").startswith(b'{"v":'):
        return Phrase("file.cut")
    codes = tuple(dict.fromkeys(codes_in(data[:MOST_TEXT].decode("utf-8", "replace"))))
    return codes or Phrase("file.foreign")


def pupil_name(file: str) -> str:
    """The name of the pupil in the name of a file, behind the last ``_``; all of it where there is none. What a browser
    or a desktop adds to the name of a copy is none of it.
    """
    stem = _COPY.sub("", PurePath(file).stem)
    name = shown(stem.rpartition("_")[2] or stem, LONGEST_NAME)
    return str(int(name)) if _is_number(name) else name


def _is_number(name: str) -> bool:
    return name.isascii() and name.isdigit()


def rank(name: str) -> tuple[bool, int, str]:
    """Numbers first, in the order of their size."""
    number = _is_number(name)
    return not number, int(name) if number else 0, name
