"""Two futures side by side: two branches, two games, two editions or two seats' views, and what differs between them.

Each side is a game of which one moment is shown. Steps walk together or apart; what differs is marked on both boards
and said (:mod:`boardlab.core.ask.differences`).
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, TypedDict

from boardlab.core.ask.compare import Comparison
from boardlab.core.ask.differences import Difference, count_phrase, differences
from boardlab.core.contract.position import View
from boardlab.core.errors import WrongKind
from boardlab.core.given import seat_of
from boardlab.core.i18n.language import LANGUAGES, SHARED, Phrase, Seat, speaking
from boardlab.core.i18n.languages import LABELS
from boardlab.core.picture.scene import Marks
from boardlab.core.play.observer import ALL_SEEING, Observer
from boardlab.core.play.record import Record
from boardlab.session.base_session import BaseSession, LanguageName
from boardlab.session.commands import Command, Outcome
from boardlab.session.given_game import record_of
from boardlab.session.icons import page_words

BOTH = "both"
WORDS = ("difference", "first", "second", "together", "back", "on")
PAGE_WORDS = ("busy", "ended", "close", "language", "other_notebook")


class FuturesSide(TypedDict):
    """One of two boards."""

    title: str
    where: str
    svg: str
    label: str
    facts: list[str]
    ply: int
    last: int
    step: str


class FuturesRow(TypedDict):
    """Something that differs."""

    kind: str
    what: str
    first: str
    second: str
    says: str
    places: list[str]


class FuturesPart(TypedDict):
    """What a page shows of two futures."""

    lang: str
    title: str
    words: dict[str, str]
    languages: list[LanguageName]
    headline: str
    sides: list[FuturesSide]
    rows: list[FuturesRow]


class FuturesParts(TypedDict):
    """What pages show of two futures, by the names of its parts."""

    futures: FuturesPart


@dataclass
class Side:
    """One of two futures."""

    record: Record
    ply: int
    """Which moment of it is shown."""
    seat: int | None = None
    """Whose view is shown; None shows everything."""
    title: str = ""
    """What it is called; "" for the number of its side."""

    @property
    def shown(self) -> View:
        """The position, or what the seat sees of it."""
        see = ALL_SEEING if self.seat is None else Observer(self.seat)
        return see.position(self.record.positions[self.ply])

    @property
    def last(self) -> int:
        """How many steps it has."""
        return len(self.record.actions)


def side_of(given: Any) -> Side:
    """A side as somebody gives it: a position, a game, either as text or link, or (game, seat) for what a seat sees.

    Raises:
        WrongKind, UnreadableText, ImpossiblePosition: for anything else.
    """
    if isinstance(given, Side):
        return given
    if isinstance(given, tuple) and len(given) == 2 and (given[1] is None or type(given[1]) is int):
        side = side_of(given[0])
        side.seat = seat_of(given[1], side.record.start.players)
        return side
    record = record_of(given, None)
    # A branch that is walked here does not walk in the game it comes from.
    own = Record.from_text(record.to_text()) if isinstance(given, Record) else record
    return Side(own, own.ply)


class StepSide(Command, do="walk", least=-1):
    """Go a step on, or back, on the side ``key``: 0, 1 or both."""

    key: str
    at: int


class FuturesSession(BaseSession):
    """Two sides, and what each message of a page does to them.

    Args:
        first: one side, as :func:`side_of` reads it.
        second: the other.
        titles: what the two are called; numbers where nothing is given.
        lang: ``"en"`` or ``"ko"``; None follows ``boardlab.language()``.

    Raises:
        PlainError: for what is no side, and for two sides that are not of one game.
    """

    def __init__(self, first: Any, second: Any, titles: tuple[str, str] = ("", ""), lang: str | None = None) -> None:
        super().__init__(lang)
        with speaking(self.lang):
            try:
                self.sides = (side_of(first), side_of(second))
            except WrongKind:
                raise WrongKind(SHARED.say("futures.sides")) from None
            differences(self.sides[0].shown, self.sides[1].shown)
        for side, title in zip(self.sides, titles, strict=True):
            side.title = title
        self.handlers.on(StepSide, self._step)

    def found(self) -> tuple[Difference, ...]:
        """What differs now."""
        return differences(self.sides[0].shown, self.sides[1].shown, self.lang)

    def walk(self, which: str, by: int) -> bool:
        """Go some steps on one side or on both; has anything moved?"""
        sides = self.sides if which == BOTH else [self.sides[int(which)]]
        before = [side.ply for side in sides]
        for side in sides:
            side.ply = max(0, min(side.last, side.ply + by))
        self.rev += 1
        return [side.ply for side in sides] != before

    def _step(self, command: StepSide) -> Outcome:
        if command.key not in ("0", "1", BOTH):
            return "no", SHARED.say("answer.unreadable", self.lang)
        if not self.walk(command.key, -1 if command.at < 0 else 1):
            return "no", SHARED.say("answer.no_step", self.lang)
        return "done", self.says()

    def says(self) -> str:
        """What differs, as one line for the ear."""
        found = self.found()
        wording = self.sides[0].record.start.wording
        said = [wording.phrase(count_phrase(found), self.lang), *map(str, found[:3])]
        return " ".join(f"{each.removesuffix('.')}." for each in said)

    def shown(self) -> FuturesParts:
        """All that pages show, by the names of its parts."""
        return {"futures": self.as_part()}

    def as_part(self) -> FuturesPart:
        """Both sides and what differs, as finished sentences."""
        found = self.found()
        wording = self.sides[0].record.start.wording
        marked = tuple(dict.fromkeys(place for each in found for place in each.places if each.kind == "place"))
        words = {key: wording.say(f"futures.{key}", self.lang) for key in WORDS}
        return {
            "lang": self.lang,
            "title": wording.say("futures.title", self.lang),
            "words": words | page_words(self.lang, *PAGE_WORDS),
            "languages": [{"code": code, "name": LABELS[code]} for code in LANGUAGES],
            "headline": wording.phrase(count_phrase(found), self.lang),
            "sides": [self._side(at, marked) for at in (0, 1)],
            "rows": [_row(each) for each in found],
        }

    def _side(self, at: int, marked: tuple[str, ...]) -> FuturesSide:
        side = self.sides[at]
        position = side.shown
        wording = position.wording
        title = side.title or wording.say("futures.second" if at else "futures.first", self.lang)
        if side.seat is not None:
            title = wording.say("futures.seat", self.lang, None, title=title, player=Seat(side.seat))
        drawn = position.scene(lang=self.lang, show="board", seat=side.seat, marks=Marks(lit=marked))
        return {
            "title": title,
            "where": wording.phrase(position.headline(), self.lang),
            "svg": drawn.to_live_svg(),
            "label": drawn.title,
            "facts": list(drawn.summary),
            "ply": side.ply,
            "last": side.last,
            "step": wording.phrase(Phrase("futures.step", {"ply": side.ply, "last": side.last}), self.lang),
        }

    def to_text(self) -> str:
        """What differs, a line for each; what ``repr`` prints."""
        found = self.found()
        wording = self.sides[0].record.start.wording
        return "\n".join([wording.phrase(count_phrase(found), self.lang), *map(str, found)])


def _row(each: Difference) -> FuturesRow:
    return {
        "kind": each.kind,
        "what": each.what,
        "first": each.first,
        "second": each.second,
        "says": str(each),
        "places": list(each.places),
    }


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
