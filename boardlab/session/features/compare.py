"""Two lines of the game compared: they open side by side beside the board, as two futures."""

from __future__ import annotations

from typing import TypedDict

from boardlab.core.play.record import Record
from boardlab.session.commands import MAX_NAME, Command, Outcome
from boardlab.session.futures_session import BOTH, FuturesPart, FuturesSession, Side
from boardlab.session.game_session import Feature, Named, Session


class Compare(Command, do="compare", late=True, longest=MAX_NAME):
    """Show the line being played and the line ``key`` side by side; "" closes them."""

    key: str


class CompareStep(Command, do="compare_step", late=True, least=-1):
    """Step on, or back, along one of the two lines, or both: ``key`` is 0, 1 or both."""

    key: str
    at: int


class ComparedLines(TypedDict):
    """The lines to compare with, and the two that are compared."""

    lines: list[Named]
    futures: FuturesPart | None


class ComparePart(TypedDict):
    """What a frame holds of lines compared."""

    compare: ComparedLines
    """The lines to compare with, and the two that are compared."""


class CompareFeature(Feature):
    """Two of the lines may be shown beside the game; whatever moves the game closes them."""

    on_cover = True
    is_open = False

    def __init__(self, session: Session) -> None:
        super().__init__(session)
        self.both: FuturesSession | None = None
        """The two lines that are compared; None where none are."""
        session.handlers.on(Compare, self._compare)
        session.handlers.on(CompareStep, self._step)

    def part(self) -> ComparePart:
        """The lines to compare with, and the two that are compared."""
        session = self.session
        both = self.both if session.covered_for is None else None
        lines: list[Named] = [{"key": line, "label": session.line_label(line)} for line in self.comparable]
        return {"compare": {"lines": lines, "futures": None if both is None else {**both.as_part(), "languages": []}}}

    @property
    def comparable(self) -> tuple[str, ...]:
        """The lines that the one being played may be compared with."""
        session = self.session
        if session.edited is not None or session.covered_for is not None or "timeline" not in session.parts:
            return ()
        return tuple(line.name for line in session.record.lines if line.name != session.record.line)

    def _compare(self, command: Compare) -> Outcome:
        session = self.session
        if command.key and command.key not in self.comparable:
            return "no", session.say("answer.no_line", name=command.key)
        self.both = side_by_side(session, session.record.line, command.key) if command.key else None
        self.is_open = self.both is not None
        session.touch(command.by, "" if self.both is None else self.both.says())
        return "done", ""

    def _step(self, command: CompareStep) -> Outcome:
        session = self.session
        if self.both is None or command.key not in ("0", "1", BOTH):
            return "no", session.say("answer.unreadable")
        if not self.both.walk(command.key, -1 if command.at < 0 else 1):
            return "no", session.say("answer.no_step")
        session.touch(command.by, self.both.says())
        return "done", ""

    def language_changed(self) -> None:
        """Say what is compared anew, too."""
        if self.both is not None:
            self.both.lang = self.session.lang
            for side in self.both.sides:
                side.title = self.session.line_label(side.record.line)

    def moved(self) -> None:
        """Close what was compared: it was another game."""
        self.both, self.is_open = None, False


def side_by_side(session: Session, one: str, other: str) -> FuturesSession:
    """Two lines of the game, each at its end, as whoever looks may see them.

    Raises:
        PlainError: where there is no such line.
    """
    text = session.kept.to_text()
    first, second = (Record.from_text(text).switch(line) for line in (one, other))
    sides = [Side(record, len(record.actions), session.seat) for record in (first, second)]
    return FuturesSession(sides[0], sides[1], (session.line_label(one), session.line_label(other)), session.lang)
