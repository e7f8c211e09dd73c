"""Answers of the topic “A first game”, asked of the game at whatever moment it is at."""

from __future__ import annotations

from typing import Any

from boardlab.catan import Position
from boardlab.catan.actions import FOUND, PHASES, Kind
from boardlab.catan.board import NEXT, SITE_AT, SITES, SITES_OF_TILE, TILES_OF_SITE, bits, mask_of
from boardlab.catan.cards import counts_of
from boardlab.catan.options import HAND_LIMIT
from boardlab.catan.rules.production import harvests
from boardlab.core.contract.event import Event
from boardlab.core.i18n.language import Phrase
from boardlab.core.play.record import Record
from boardlab.lessons.catan import bank, rolls
from boardlab.lessons.catan.first_game import moments
from boardlab.lessons.catan.rolls import cards, due, of_all, paid_sites, robber_shuts_the_number, tiles_with
from boardlab.lessons.model.first_game import Review

__all__ = ["bank", "due", "moments", "of_all", "robber_shuts_the_number", "rolls"]
YOU = 0
"""The learner’s seat."""

# -- founding --------------------------------------------------------------------------------------------------------


def empty_sites(p: Position) -> tuple[str, ...]:
    """The intersections without a building."""
    return tuple(site for at, site in enumerate(SITES) if not p.pieces.built >> at & 1)


def closed(p: Position, sites: int | None = None) -> frozenset[str]:
    """The empty intersections that the learner’s settlement closes, or others instead."""
    if sites is None:
        sites = beside(p.pieces.settlements[YOU])
    return frozenset(SITES[at] for at in bits(sites & ~p.pieces.built))


def beside(sites: int) -> int:
    """All neighbours of some intersections."""
    return mask_of(other for site in bits(sites) for other in bits(NEXT[site]))


def two_away(p: Position) -> int:
    """The neighbours, and the neighbours of those."""
    near = beside(p.pieces.settlements[YOU])
    return near | beside(near)


def end_of_road(p: Position) -> int:
    """The ends of the learner’s roads."""
    return p.pieces.reached[YOU]


# -- the dice --------------------------------------------------------------------------------------------------------


def paid_to(p: Position, seat: int, total: int) -> frozenset[str]:
    """The intersections of one seat that a roll pays."""
    return frozenset(key for key in paid_sites(p, total) if p.pieces.owner(SITE_AT[key]) == seat)


def paid_at_one_tile(p: Position, total: int) -> frozenset[str]:
    """The intersections that a roll pays at one tile: one of the learner’s if there is any."""
    tiles = sorted(tiles_with(p, total), key=lambda tile: not cards(p, YOU, [tile]))
    around = [SITE_AT[key] for key in paid_sites(p, total)]
    return frozenset(SITES[at] for at in around if tiles and SITES_OF_TILE[tiles[0]] >> at & 1)


def gets(p: Position, total: int) -> tuple[int, ...]:
    """How many cards a roll brings each seat."""
    return tuple(max(0, sum(each.values())) for each in harvests(p, total))


def paid_out(p: Position, total: int) -> int:
    """How many cards the bank pays out in all."""
    return sum(gets(p, total))


# -- cards -----------------------------------------------------------------------------------------------------------


def by_size(p: Position) -> int:
    """A card for any four cards."""
    return p.hand_sizes[YOU] // 4


def by_kind(p: Position, rate: int) -> int:
    """A card for so many of a kind."""
    return sum(count // rate for count in counts_of(p.packed_hand(YOU)))


def put_back(p: Position) -> int:
    """How many cards the learner puts back on a 7."""
    return half(p) if p.hand_sizes[YOU] > HAND_LIMIT else 0


def half(p: Position, *, up: bool = False) -> int:
    """Half the learner’s hand, whatever its size."""
    return (p.hand_sizes[YOU] + up) // 2


# -- turns and points ------------------------------------------------------------------------------------------------


def who_wins(p: Position, reached: int) -> str:
    """Who has won once somebody has so many points on the own turn."""
    return "leader" if reached >= p.options.win_points else "nobody"


# -- looking back ----------------------------------------------------------------------------------------------------


def review(record: Record, seat: int) -> Review:
    """What went well in a game, and what to try next."""
    told = [event for _, event in record.all_events() if event.player == seat]
    end: Any = record.position

    def count(*kinds: str) -> int:
        return sum(event.kind in kinds for event in told)

    others = sum(_paid_by_others(record, seat))
    good = [
        Phrase(f"review.{key}", {"count": number})
        for key, number in (
            ("won", int(end.winners == (seat,))),
            ("settled", end.pieces.points[seat] - 2),
            ("paid", others),
            ("traded", count("swapped", "traded")),
        )
        if number > 0
    ]
    rounds = -(-end.turn // end.players)
    return Review(good=tuple(good[:3]), next=Phrase(f"review.next.{_advice(record, seat, told)}", {"rounds": rounds}))


LARGE = {6, 8}
"""The numbers that come up most often, but for the 7."""


def _paid_by_others(record: Record, seat: int) -> list[bool]:
    """Of each roll of another player, whether it brought the seat cards."""
    story: Any = zip(record.positions, record.positions[1:], record.actions, strict=False)
    return [
        after.hand_sizes[seat] > before.hand_sizes[seat]
        for before, after, act in story
        if act.kind == Kind.DICE and before.active != seat
    ]


def _advice(record: Record, seat: int, told: list[Event]) -> str:
    """The one thing to try next time, of what was not done."""
    end: Any = record.position
    if not any(event.kind in ("swapped", "traded") for event in told):
        return "trade"
    if end.pieces.points[seat] == 2:
        return "build"
    if not end.pieces.cities[seat]:
        return "city"
    return "sooner" if begins_at_large_numbers(record, seat) else "sites"


def begins_at_large_numbers(record: Record, seat: int) -> bool:
    """Did each of the first two settlements of a seat touch a 6 or an 8?"""
    story: Any = record.positions
    founded = next(p for p in story if p.stage != FOUND)
    sites = bits(founded.pieces.settlements[seat])
    return all(LARGE & {founded.island.chips[tile] for tile in TILES_OF_SITE[site]} for site in sites)
