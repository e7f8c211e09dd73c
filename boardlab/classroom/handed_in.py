"""What pupils handed in: exported journals and hand-in codes, sorted by pupil, and why a file does not count.

The name of a pupil stands in the name of the file, behind the last ``_``: ``torres-scoring_07.jsonl`` is by 7. Any
other file may hold codes, such as the table of a form. Whatever a file holds, reading it ends and says in a sentence
what is wrong with it; the others count.
"""

from __future__ import annotations

import io
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path, PurePath
from typing import NamedTuple

from boardlab.classroom.hand_in_code import BadCode, codes_in, read_code
from boardlab.classroom.results import Results
from boardlab.core.i18n.language import Phrase, Wording
from boardlab.core.text.quoting import shown
from boardlab.lessons.journal import entry
from boardlab.lessons.journal.entry import JournalContents

WORDING = Wording("boardlab.classroom")
MOST_BYTES = 20_000_000
"""A journal of this size would hold 80,000 answers: what is larger was not made by a pupil."""
MOST_TEXT = 200_000
"""Bytes of a file in which codes are looked for."""
LONGEST_NAME = 40
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

    @property
    def newest(self) -> str:
        """When the newest line was written, by the clock of that machine."""
        return max(each.time for each in self.contents.entries)


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
        if name.name.startswith(REPORT) or any(part.startswith(".") for part in name.parts) or not path.is_file():
            continue
        try:
            large = path.stat().st_size > MOST_BYTES
            yield name.as_posix(), Phrase("file.large") if large else path.read_bytes()
        except OSError as problem:
            yield name.as_posix(), Phrase("file.unread", {"why": problem.strerror or str(problem)})


def read_files(files: Iterable[tuple[str, bytes | Phrase]]) -> HandedIn:
    """What some files hold, each by its name with its bytes, or with why it could not be read.

    Of two files of one pupil the newer one counts. An answer that stands in files of several pupils, because one
    followed the other at the same machine, belongs to the one whose file is shorter. Where a pupil handed in a file
    and a code, the code adds what the file does not tell.
    """
    skipped: list[FileNote] = []
    notes: list[FileNote] = []
    journals: dict[str, _Journal] = {}
    coded: dict[str, Pupil] = {}
    for file, data in files:
        name = shown(file, 120)
        found = _read(file, data)
        if isinstance(found, Phrase):
            skipped.append(FileNote(name, found))
        elif isinstance(found, _Journal):
            other = journals.get(found.name)
            if other is not None:
                older, found = sorted((other, found), key=lambda each: each.newest)
                skipped.append(FileNote(older.file, Phrase("file.older", {"newer": found.file})))
            journals[found.name] = found
        else:
            for code in found:
                try:
                    _, number, questions = read_code(code)
                except BadCode:
                    skipped.append(FileNote(name, Phrase("file.code", {"code": code})))
                    continue
                new = Pupil(str(number), name, Results.of_code(questions))
                known = coded.get(new.name)
                coded[new.name] = known._replace(results=new.results.with_more(known.results)) if known else new
    pupils: dict[str, Pupil] = {}
    for each in _own_lines(journals.values(), skipped, notes):
        pupils[each.name] = Pupil(each.name, each.file, Results.of_journal(each.contents))
    for name, pupil in coded.items():
        if name in pupils:
            pupil = pupils[name]._replace(results=pupils[name].results.with_more(pupil.results))
        pupils[name] = pupil
    return HandedIn(tuple(sorted(pupils.values(), key=lambda each: _rank(each.name))), tuple(skipped), tuple(notes))


def _own_lines(journals: Iterable[_Journal], skipped: list[FileNote], notes: list[FileNote]) -> Iterator[_Journal]:
    """The files of all pupils, each without the lines that belong to another one."""
    owner: dict[str, str] = {}
    for each in sorted(journals, key=lambda each: (len(each.contents.lines), _rank(each.name))):
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
    contents = entry.read(io.BytesIO(data))
    if contents.entries:
        return _Journal(pupil_name(file), shown(file, 120), contents)
    if contents.lines:
        return Phrase("file.newer")
    if data.lstrip(b"\xef\xbb\xbf \r\n").startswith(b'{"v":'):
        return Phrase("file.cut")
    codes = tuple(dict.fromkeys(codes_in(data[:MOST_TEXT].decode("utf-8", "replace"))))
    return codes or Phrase("file.foreign")


def pupil_name(file: str) -> str:
    """The name of the pupil in the name of a file, behind the last ``_``; all of it where there is none."""
    stem = PurePath(file).stem
    name = shown(stem.rpartition("_")[2] or stem, LONGEST_NAME)
    return str(int(name)) if _is_number(name) else name


def _is_number(name: str) -> bool:
    return name.isascii() and name.isdigit()


def _rank(name: str) -> tuple[bool, int, str]:
    """Numbers first, in the order of their size."""
    number = _is_number(name)
    return not number, int(name) if number else 0, name
