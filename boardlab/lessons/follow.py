"""A journal read on from where it was read last, so that an answer costs the same after ten entries and a million.

Others write to the same file, replace it, cut it or delete it. What was read before therefore counts only where it
still stands there, to the byte; else everything is read anew. Of a row nothing is held but its uid and what it adds to
the sum.
"""

from __future__ import annotations

import os
from io import BytesIO
from pathlib import Path
from typing import BinaryIO
from zlib import crc32

from boardlab.lessons.entry import read_line, rows
from boardlab.lessons.tally import Tally

BLOCK = 1 << 20

Stamp = tuple[int, int, int, int]
"""Tells a file and its state from any other: device, number, size, time of the last change."""


class Follow:
    """The sum of a file, brought up to date by :meth:`look`."""

    def __init__(self) -> None:
        self._forget()

    def _forget(self) -> None:
        self.tally = Tally()
        """The sum of all rows that have their end."""
        self.seen: set[str] = set()
        """The uids of these."""
        self.torn = b""
        """The last row, where it lacks its end. Another look may find it longer, so it is not in the sum."""
        self.number = 0
        """How many rows have their end."""
        self._stamp: Stamp | None = None
        self._end = self._check = 0

    def look(self, path: Path) -> bool:
        """Read what is new in the file; tells whether there was anything to read.

        Raises:
            OSError: where there is a file that cannot be read.
        """
        try:
            file = path.open("rb")
        except (FileNotFoundError, NotADirectoryError):
            gone = self._stamp is not None
            self._forget()
            return gone
        with file:
            stamp = stamp_of(os.fstat(file.fileno()))
            if stamp == self._stamp:
                return False
            if not self._stands_in(file):
                self._forget()
                file.seek(0)
            self._take(file)
            # What was appended since the stamp was taken is read already; the next look finds that nothing follows.
            self._stamp = stamp
        return True

    def wrote(self, before: Stamp, data: bytes, after: Stamp) -> None:
        """Take in what this program has appended, without reading, where nobody else has touched the file since.

        Args:
            before: the stamp of the file before.
            data: what was appended.
            after: the stamp of the file afterwards.
        """
        *_, size, _ = after
        if before == self._stamp and not self.torn and size == self._end + len(data):
            self._take(BytesIO(data))
            self._stamp = after

    def _stands_in(self, file: BinaryIO) -> bool:
        """Does the file still begin with the bytes read before? If so, it is left positioned behind them."""
        check, left = 0, self._end
        while left and (block := file.read(min(left, BLOCK))):
            check, left = crc32(block, check), left - len(block)
        return not left and check == self._check

    def _take(self, file: BinaryIO) -> None:
        self.torn = b""
        for row in rows(file, self._check):
            if not row.ended:
                self.torn = b"" if row.is_blank else row.raw
                return
            self.number, self._end, self._check = self.number + 1, self._end + row.length, row.check
            if not row.is_blank:
                count(self.tally, self.seen, row.raw, self.number)


def count(tally: Tally, seen: set[str], raw: bytes, number: int) -> None:
    """Add a row that is not blank to a sum: its event if it is new, or that it is damaged."""
    line = read_line(raw)
    if line is None:
        tally.skip(number)
    elif line.uid not in seen:
        seen.add(line.uid)
        tally.add((line,))


def stamp_of(state: os.stat_result) -> Stamp:
    """What tells whether a file is still the same and unchanged."""
    return state.st_dev, state.st_ino, state.st_size, state.st_mtime_ns
