"""The sum of a journal, brought up to date by reading what its file has grown by."""

from __future__ import annotations

import os
from collections.abc import Sequence
from pathlib import Path
from typing import BinaryIO

from boardlab.lessons.journal.entry import JournalLine, read_line, rows
from boardlab.lessons.journal.tally import Tally


class JournalTail:
    """What the rows of a file add up to.

    Where the file has grown and still holds the last row that was read, :meth:`look` reads what follows. In any other
    case it reads the whole file anew: others may replace it, cut it or delete it.
    """

    def __init__(self) -> None:
        self._forget()

    def _forget(self) -> None:
        self._tally = Tally()
        """The sum of all rows that have their end."""
        self._seen: set[str] = set()
        """The uids of these."""
        self._torn = b""
        """The last row, where it lacks its end. Another look may find it longer, so it is not in the sum."""
        self._last, self._at = b"", 0
        """The last row in the sum that is not blank, and where in the file it begins."""
        self._number = self._end = 0
        """How many rows are in the sum, and how many bytes they take."""
        self._stamp = (0, 0, 0, 0)
        """Device and number of the file, its size, and when it last changed, in nanoseconds."""

    def look(self, path: Path) -> None:
        """Read what is new in the file.

        Raises:
            OSError: where there is a file that cannot be read.
        """
        try:
            file = path.open("rb")
        except (FileNotFoundError, NotADirectoryError):
            self._forget()
            return
        with file:
            state = os.fstat(file.fileno())
            stamp = state.st_dev, state.st_ino, state.st_size, state.st_mtime_ns
            if stamp != self._stamp:
                if stamp[:2] != self._stamp[:2] or not self._has_grown(file, state.st_size):
                    self._forget()
                    file.seek(0)
                self._take(file)
                self._stamp = stamp

    def _has_grown(self, file: BinaryIO, size: int) -> bool:
        """Are there more bytes than were read, behind the same last row? Then the file stands behind it."""
        if size <= self._end:
            return False
        file.seek(self._at)
        found = file.read(len(self._last))
        file.seek(self._end)
        return found == self._last

    def _take(self, file: BinaryIO) -> None:
        self._torn = b""
        for row in rows(file):
            if not row.ended:
                self._torn = b"" if row.is_blank else row.raw
                return
            self._number += 1
            if not row.is_blank:
                self._last, self._at = row.raw, self._end
                _count(self._tally, self._seen, row.raw, self._number)
            self._end += row.length

    def tally(self, waiting: Sequence[JournalLine] = ()) -> Tally:
        """A copy of the sum, with a row that lacks its end, and with lines that are not in the file yet."""
        made = self._tally.copy()
        if self._torn or waiting:
            seen = set(self._seen)
            if self._torn:
                _count(made, seen, self._torn, self._number + 1)
            made.add(line for line in waiting if line.uid not in seen)
        return made


def _count(tally: Tally, seen: set[str], raw: bytes, number: int) -> None:
    """Add a row that is not blank to a sum: its event if it is new, or that it is damaged."""
    line = read_line(raw)
    if line is None:
        tally.skip(number)
    elif line.uid not in seen:
        seen.add(line.uid)
        tally.add((line,))
