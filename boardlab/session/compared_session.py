"""One position under two editions side by side: the boards, and as their differences the rulings that make them."""

from __future__ import annotations

from boardlab.core.ask.compare import Comparison
from boardlab.core.ask.differences import Difference
from boardlab.session.futures_session import FuturesPart, FuturesSession


class ComparedSession(FuturesSession):
    """Two futures that part by a ruling alone.

    Args:
        both: the position under both editions.
        lang: ``"en"`` or ``"ko"``; None follows ``boardlab.language()``.
    """

    def __init__(self, both: Comparison, lang: str | None = None) -> None:
        self.both = both
        super().__init__(both.first, both.second, lang=lang)

    def found(self) -> tuple[Difference, ...]:
        """What differs: what only one of them allows, with its places, what they pay, the rulings that make it so."""
        lit = tuple(dict.fromkeys(place for places in self.both.places() for place in places))
        rows = tuple(Difference("ruling", *row) for row in self.both.rows(self.lang) if row[1] != row[2])
        allowed = tuple(Difference("place", *(row.what, row.first, row.second), lit) for row in rows[:1] if lit)
        places = tuple(each for each in super().found() if each.kind == "place")
        return (*allowed, *rows[len(allowed) :], *places)

    def as_part(self) -> FuturesPart:
        """Both sides and what differs; the sides are called by their editions."""
        for side, title in zip(self.sides, self.both.titles(self.lang), strict=True):
            side.title = title
        return super().as_part()

    def to_text(self) -> str:
        """The table as text."""
        return self.both.to_text(self.lang)
