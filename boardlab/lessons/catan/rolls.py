"""What a roll pays, for the topics that ask about it."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import Any

from boardlab.catan import Position
from boardlab.catan.actions import THROWS
from boardlab.catan.board import SITE_AT, SITES, bits
from boardlab.catan.places import site_phrase
from boardlab.catan.production import harvest
from boardlab.core.event import Event
from boardlab.core.language import Phrase, Seat
from boardlab.core.receipt import Line, Receipt
from boardlab.lessons.display import do

CHIPS = "catan.map.chip_odds"
"""The rule that the dots of a chip say how likely it is."""


def dice_for(total: int) -> str:
    """A throw with this sum, as text."""
    return next(throw.to_text() for throw in THROWS if sum(throw.dice) == total)


def rolled(p: Position, total: int) -> Position:
    """The position after a roll with this sum."""
    return do(p, "roll", dice_for(total))


def gain(p: Position, seat: int, total: int) -> int:
    """How many cards a roll of this sum brings a seat."""
    return rolled(p, total).hand_sizes[seat] - p.hand_sizes[seat]


def paid_sites(p: Position, total: int) -> frozenset[str]:
    """The intersections whose building a roll of this sum pays."""
    rolling = do(p, "roll")
    told = rolling.events(rolling.read_action(dice_for(total)))
    return frozenset(key for event in told for key in event.places if key in SITE_AT)


def roll_receipt(p: Position, total: int) -> Receipt:
    """What a roll of this sum pays, tile by tile; what it does not pay stands there with 0."""
    return Receipt(Phrase("receipt.cards"), tuple(_lines(harvest(p, total))))


def thrown_receipt(p: Position) -> Receipt | None:
    """The same for the roll just made; None before it."""
    return roll_receipt(p, p.rolled) if p.rolled else None


def _lines(events: Iterable[Event]) -> Iterator[Line]:
    for event in events:
        # What concerns nobody alone, such as a blocked tile, stands with the first seat.
        seat = event.player or 0
        facts: dict[str, Any] = {"player": Seat(seat), **event.facts}
        yield Line(seat, Phrase(f"event.{event.kind}", facts), None, facts.get("count", 0), event.rule, event.places)


def why_not_paid(total: int) -> Any:
    """Explains an intersection that a roll does not pay, or one that was left out."""

    def explain(p: Position, picked: frozenset[str]) -> Phrase | None:
        right = paid_sites(p, total)
        for key in sorted(picked - right):
            return Phrase("board.explain.not_paid", {"site": site_phrase(p.island, SITE_AT[key]), "sum": total})
        for key in sorted(right - picked):
            return Phrase("board.explain.missing_site", {"site": site_phrase(p.island, SITE_AT[key]), "sum": total})
        return None

    return explain


def built_sites(p: Position) -> tuple[str, ...]:
    """The intersections with a building."""
    return tuple(SITES[site] for site in bits(p.pieces.built))


def of_all(p: Position, paid: Callable[..., int], total: int, **how: bool) -> int:
    """What a roll pays all seats together, by the game's rule or a wrong one."""
    return sum(paid(p, seat, total, **how) for seat in range(p.players))
