"""How far many games are, on one line: in a terminal and below a cell of a notebook."""

from __future__ import annotations

import sys
import time

WIDTH = 24
SILENT = 1.0
"""What takes no longer than so many seconds shows nothing."""
EVERY = 0.2
"""So many seconds lie between two looks."""


class ProgressLine:
    """A line that is written again and again: how many games of how many, and the seconds that are left."""

    def __init__(self, games: int, wanted: bool | None) -> None:
        """Begin.

        Args:
            games: how many there are.
            wanted: None for where somebody looks: a terminal or a notebook.
        """
        self.games = games
        self.wanted = _somebody_looks() if wanted is None else wanted
        self._begun = self._last = time.monotonic()
        self._width = 0

    def show(self, done: int) -> None:
        """So many games are played."""
        now = time.monotonic()
        if self.wanted and now - self._begun > SILENT and now - self._last > EVERY:
            self._last = now
            left = (now - self._begun) / done * (self.games - done)
            self._write(f"{bar(done, self.games)} {done:,} / {self.games:,}   {clock(left)}")

    def end(self) -> None:
        """Take the line away."""
        if self._width:
            self._write("")

    def _write(self, text: str) -> None:
        sys.stderr.write("\r" + text.ljust(self._width) + ("" if text else "\r"))
        sys.stderr.flush()
        self._width = len(text)


def bar(done: int, games: int) -> str:
    """A bar of :data:`WIDTH` signs.

    >>> bar(1, 2)
    '████████████░░░░░░░░░░░░'
    """
    full = WIDTH * done // max(1, games)
    return "█" * full + "░" * (WIDTH - full)


def clock(seconds: float) -> str:
    """A time as hours, minutes and seconds.

    >>> clock(75), clock(7205)
    ('1:15', '2:00:05')
    """
    whole = int(seconds)
    hours, minutes = whole // 3600, whole // 60 % 60
    return f"{hours}:{minutes:02}:{whole % 60:02}" if hours else f"{minutes}:{whole % 60:02}"


def _somebody_looks() -> bool:
    return sys.stderr is not None and (sys.stderr.isatty() or "ipykernel" in sys.modules)
