"""The longest road: who holds its card, when it changes hands, and when it is set aside.

How long a line of roads is, :mod:`boardlab.catan.roads` works out: the longest trail, over forks (catan.road.branches),
broken by the buildings of others and not by own ones (catan.road.own_does_not_break).
"""

from __future__ import annotations

from collections.abc import Iterator

from boardlab.catan.options import CARD_POINTS, ROAD_MIN
from boardlab.catan.state import State
from boardlab.core.contract.event import Event
from boardlab.core.contract.rule import rule
from boardlab.core.contract.verdict import Breach
from boardlab.core.i18n.language import Seat


def after_laying(holder: int, seat: int, lengths: tuple[int, ...]) -> int:
    """Who holds the longest road card after a seat has laid a road (catan.road.five, catan.road.longer_takes)."""
    length = lengths[seat]
    if holder == seat or length < ROAD_MIN:
        return holder
    if holder >= 0:
        return seat if length > lengths[holder] else holder
    return seat if all(length > other for at, other in enumerate(lengths) if at != seat) else -1


@rule("catan.road.regain")
def after_break(holder: int, before: tuple[int, ...], after: tuple[int, ...], tie: str) -> int:
    """Who holds the card after a building has shortened somebody's line (catan.road.set_aside, catan.road.regain)."""
    if holder >= 0 and after[holder] == before[holder]:
        return holder
    best = max(after)
    if best < ROAD_MIN:
        return -1
    leaders = [seat for seat, length in enumerate(after) if length == best]
    if len(leaders) == 1:
        return leaders[0]
    return holder if holder in leaders and tie == "holder_keeps" else -1


def broken(before: State, after: State, places: tuple[str, ...]) -> Iterator[Event]:
    """Whose line a new building has shortened (catan.road.broken)."""
    for other, length in enumerate(after.pieces.lengths):
        if length < before.pieces.lengths[other]:
            facts = {"before": before.pieces.lengths[other], "after": length}
            yield Event("road_broken", "catan.road.broken", facts, places, other)


def card_events(before: State, after: State) -> Iterator[Event]:
    """The card changes hands, is set aside, or stays with a holder whose line was broken to a tie
    (catan.road.longer_takes, catan.road.broken, catan.road.set_aside, catan.road.points).
    """
    points = CARD_POINTS
    old, new = before.road_holder, after.road_holder
    shortened = old >= 0 and after.pieces.lengths[old] < before.pieces.lengths[old]
    if old == new:
        length = after.pieces.lengths[old]
        level = tuple(Seat(seat) for seat, other in enumerate(after.pieces.lengths) if other == length and seat != old)
        if shortened and level:
            yield Event("road_kept", "catan.road.set_aside", {"length": length, "others": level}, (), old)
        return
    if old >= 0:
        taken = "catan.road.broken" if shortened else "catan.road.longer_takes"
        kind, rule = ("road_lost", taken) if new >= 0 else ("road_aside", "catan.road.set_aside")
        yield Event(kind, rule, {"length": after.pieces.lengths[old]}, (), old, -points, f"−{points}")
    if new >= 0:
        facts = {"length": after.pieces.lengths[new]}
        yield Event("road_won", "catan.road.points", facts, (), new, points, str(points))


def undeserved(p: State) -> Iterator[Breach]:
    """A holder whose line is too short, or shorter than another's (catan.road.five, catan.road.longer_takes)."""
    lengths = p.pieces.lengths
    if (holder := p.road_holder) >= 0:
        facts = {"player": Seat(holder), "length": lengths[holder], "need": ROAD_MIN}
        best = max(range(p.players), key=lengths.__getitem__)
        if lengths[holder] < ROAD_MIN:
            yield Breach("catan.road.five", facts)
        elif lengths[best] > lengths[holder]:
            yield Breach("catan.road.longer_takes", {**facts, "other": Seat(best), "more": lengths[best]})
