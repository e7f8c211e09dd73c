"""A game of which two lines may be compared: they open side by side beside the board, as two futures."""

from __future__ import annotations

from typing import Any

from boardlab.core.record import Record
from boardlab.live.futures_session import BOTH, FuturesSession, Side
from boardlab.live.inquiring import Inquiring
from boardlab.live.messages import Message
from boardlab.live.picking import Outcome

Json = dict[str, Any]


class Beside(Inquiring):
    """A game beside which two of its lines may be shown; whatever moves the game closes them."""

    beside: FuturesSession | None = None
    """The two lines that are compared; None where none are."""

    def side_by_side(self, one: str, other: str) -> FuturesSession:
        """Two lines of the game, each at its end, as whoever looks may see them.

        Raises:
            PlainError: where there is no such line.
        """
        text = self.kept.to_text()
        first, second = (Record.from_text(text).switch(line) for line in (one, other))
        sides = [Side(record, len(record.actions), self.seat) for record in (first, second)]
        return FuturesSession(sides[0], sides[1], (self.line_label(one), self.line_label(other)), self.lang)

    @property
    def comparable(self) -> tuple[str, ...]:
        """The lines that the one being played may be compared with."""
        if self.edited is not None or self.covered_for is not None or "timeline" not in self.parts:
            return ()
        return tuple(line.name for line in self.record.lines if line.name != self.record.line)

    def _do_compare(self, message: Message) -> Outcome:
        """Show the line being played and another side by side; without a name, close them."""
        if message.key and message.key not in self.comparable:
            return "no", self.say("answer.no_line", name=message.key)
        self.beside = self.side_by_side(self.record.line, message.key) if message.key else None
        self.touch(message.client, "" if self.beside is None else self.beside.says())
        return "done", ""

    def _do_beside(self, message: Message) -> Outcome:
        """Step along one of the two lines, or both."""
        if self.beside is None or message.key not in ("0", "1", BOTH):
            return "no", self.say("answer.unreadable")
        if not self.beside.walk(message.key, -1 if message.at < 0 else 1):
            return "no", self.say("answer.no_step")
        self.touch(message.client, self.beside.says())
        return "done", ""

    def language_changed(self, by: str, *, is_own: bool) -> None:
        """Say all anew, what is compared too."""
        if self.beside is not None:
            self.beside.lang = self.lang
            for side in self.beside.sides:
                side.title = self.line_label(side.record.line)
        super().language_changed(by, is_own=is_own)

    def moved(self, by: str, says: str) -> None:
        """Count a new revision after the position has changed; what was compared was another game."""
        self.beside = None
        super().moved(by, says)


def beside(session: Beside) -> Json:
    """What a page shows of it: the lines to compare with, and the two that are compared."""
    both = session.beside if session.covered_for is None else None
    return {
        "lines": [{"key": line, "label": session.line_label(line)} for line in session.comparable],
        "futures": None if both is None else both.shown()["futures"] | {"languages": []},
    }
