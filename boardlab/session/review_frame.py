"""The frame of a review: all that a page shows of it, as finished sentences."""

from __future__ import annotations

from typing import TypedDict

from boardlab.core.json_data import Json
from boardlab.session.base_session import LanguageName
from boardlab.session.futures_session import FuturesPart


class ReviewedIdea(TypedDict):
    """What one idea cost."""

    says: str
    loss: str
    band: str
    at: int
    """The dearest decision where it is named."""
    rule: str
    lesson: str
    """The lesson that teaches its rule; "" where none does, or where the page knows itself."""


class ReviewedCount(TypedDict):
    """How many decisions are in a group."""

    group: str
    says: str
    count: int


class ChartPoint(TypedDict):
    """The chances of winning after a decision, in percent by seat, with half the width of the 90 % band."""

    says: str
    told: str
    """Its group, and the number of a turning point."""
    group: str
    number: int
    """Of a turning point, counted from 1; else 0."""
    chances: list[float]
    margins: list[float]


class ReviewedSeat(TypedDict):
    """A seat, and what it came to."""

    seat: int
    name: str
    points: int | None


class ShownDecision(TypedDict):
    """A decision that is open."""

    at: int
    group: str
    title: str
    loss: str
    band: str
    about: str
    change: str
    """Of the chance of winning, from what the better line had to what was left."""
    change_band: str
    idea: str
    here: str
    rule: str
    rule_title: str
    rule_says: str
    lesson: str
    lesson_link: str
    """``<lesson>#<step>``; "" where none teaches it, or where the page knows itself."""
    practised: str
    more: str
    """A button that asks for more games; "" where they would tell nothing new."""
    more_about: str
    steps: list[str]
    """What was done in the one line and in the other."""
    answers: list[str]
    """What whoever was next did then; "" where it is not known."""
    futures: FuturesPart | None


class ReviewPart(TypedDict):
    """All that a page shows of a review, as finished sentences."""

    lang: str
    words: dict[str, str]
    languages: list[LanguageName]
    look: Json
    """The token of each seat, by its number."""
    about: str
    headline: str
    lead: str
    seat: int
    seats: list[ReviewedSeat]
    done: int
    most: int
    working: str
    over: bool
    ideas: list[ReviewedIdea]
    well: str
    well_at: int
    luck: list[str]
    counts: list[ReviewedCount]
    chart: list[ChartPoint]
    shown: ShownDecision | None
    paper: list[str]
    """What a print says of each turning point that is not open, in lines; empty until all is known."""


class ReviewParts(TypedDict):
    """What pages show of a review, by the names of its parts."""

    review: ReviewPart
