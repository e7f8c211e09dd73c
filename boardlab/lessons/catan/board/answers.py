"""What the checkpoints on the island ask about: positions, answers asked of the game, and their receipts."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping

from boardlab.catan import Position
from boardlab.catan.actions import OVER, THROWS
from boardlab.catan.board import SITE_AT, SITES_OF_TILE, TILE_AT, TILES, TILES_OF_SITE, bits
from boardlab.catan.cards import RESOURCES
from boardlab.catan.island import TERRAINS, WAYS_OF
from boardlab.catan.options import ARMY_MIN, WIN
from boardlab.catan.places import tile_phrase
from boardlab.catan.rules.odds import harvest_ways
from boardlab.catan.rules.winning import total
from boardlab.core.contract.receipt import Receipt, ReceiptLine
from boardlab.core.i18n.language import Phrase, Seat
from boardlab.core.json_data import Json
from boardlab.lessons.catan import points_by_source, rolls, turns
from boardlab.lessons.catan.rolls import CHIPS, dice_for, gain, paid_sites
from boardlab.lessons.catan.sketching import place, sketch
from boardlab.lessons.display import do

AROUND = ("desert", "hills 9", "fields 10", "hills 8", "pasture 4")
"""Tiles whose borders with mountains 11 make a line of five."""
UPGRADED = "fields 10/hills 9/mountains 11"


def with_a_city(p: Position) -> Position:
    """The settlement has become a city."""
    return do(p, f"city {place(UPGRADED)}")


A, B, C, D = SEATS = range(4)

# -- tiles and chips -------------------------------------------------------------------------------------------------


def tiles_giving(p: Position, resource: str) -> frozenset[str]:
    """The tiles that give a resource (catan.components.terrain_resource)."""
    kind = RESOURCES.index(resource)
    return frozenset(TILES[at] for at, terrain in enumerate(p.island.terrain) if terrain == kind)


def tiles_of(p: Position, *terrains: str) -> frozenset[str]:
    """The tiles of some terrains."""
    return frozenset(TILES[at] for at, terrain in enumerate(p.island.terrain) if TERRAINS[terrain] in terrains)


def why_not_brick(p: Position, picked: frozenset[str]) -> Phrase | None:
    """What a tile picked by mistake gives, or that one was left out."""
    right = tiles_giving(p, "brick")
    for key in sorted(picked - right):
        return Phrase(f"board.explain.{TERRAINS[p.island.terrain[TILE_AT[key]]]}")
    return Phrase("board.explain.missing_hills") if right - picked else None


def ways(p: Position, total: int) -> int:
    """How many of the throws show a sum, before the roll."""
    return sum(sum(throw.dice) == total for throw, _ in do(p, "roll").chance_outcomes())


def throws_receipt(p: Position, total: int) -> Receipt:
    """The throws that show a sum, one by one."""
    thrown = [throw.dice for throw in THROWS if sum(throw.dice) == total]
    facts = [{"player": Seat(p.active), "first": first, "second": second, "sum": total} for first, second in thrown]
    lines = tuple(ReceiptLine(p.active, Phrase("event.rolled", each), None, 1, CHIPS) for each in facts)
    return Receipt(Phrase("receipt.throws"), lines, unit="chance")


def pips_receipt(p: Position, seats: Iterable[int] = (A,)) -> Receipt:
    """The tiles of some seats' buildings with the throws of 36 that pay there; none under the robber."""
    lines = []
    for seat in seats:
        for site in bits(p.pieces.settlements[seat] | p.pieces.cities[seat]):
            each = 2 if p.pieces.cities[seat] >> site & 1 else 1
            for tile in TILES_OF_SITE[site]:
                number = WAYS_OF.get(p.island.chips[tile], 0) if tile != p.robber else 0
                how = Phrase("source.times", {"count": each, "each": number})
                lines.append(ReceiptLine(seat, tile_phrase(p.island, tile), how, each * number, CHIPS, (TILES[tile],)))
    return Receipt(Phrase("receipt.throws"), tuple(lines), unit="chance")


# -- who gets what, and when -----------------------------------------------------------------------------------------


def who_is_paid(p: Position, total: int) -> str:
    """Who gets cards from a roll: the letters of the seats, or ``nobody``."""
    return "".join("abcd"[seat] for seat in SEATS if gain(p, seat, total)) or "nobody"


def richest(p: Position) -> str:
    """The seat that may expect most cards from a roll."""
    return "abcd"[max(SEATS, key=lambda seat: harvest_ways(p, seat))]


def thrown_gain(p: Position, text: str, seat: int) -> int:
    """How many cards a throw brings a seat, while the dice are in the air."""
    return do(p, text).hand_sizes[seat] - p.hand_sizes[seat]


def best_throw(p: Position, seat: int) -> str:
    """A throw that brings a seat most cards."""
    return max((throw.to_text() for throw, _ in p.chance_outcomes()), key=lambda text: thrown_gain(p, text, seat))


def worth(what: str) -> int:
    """The points of a ``settlement``, a ``city``, the ``road`` or the ``army`` card, or a victory point ``card``."""
    site = "mountains 6/forest 10/fields 9"
    having: dict[str, Json] = {
        "settlement": {"settlements": {"A": site}},
        "city": {"cities": {"A": site}},
        "road": {"roads": {"A": ", ".join(f"{tile}/mountains 11" for tile in AROUND)}},
        "army": {"knights": {"A": ARMY_MIN}},
        "card": {"developments": {"A": "victory_point"}},
    }
    return total(sketch(bare=True, **having[what]), A)


def when_it_ends(p: Position) -> str:
    """When somebody with ten points wins: ``now``, as the ``own`` turn begins, or ``later``."""
    if p.stage == OVER:
        return "now"
    winner = max(SEATS, key=lambda seat: p.scores[seat])
    ended = 0
    while p.active != winner:
        p = do(p, "end") if ended == 0 else do(p, "roll", dice_for(2), "end")
        ended += 1
    return "own" if p.stage == OVER else "later"


# -- a turn ----------------------------------------------------------------------------------------------------------


ROAD = "mountains 4/fields 2"
STEPS = {
    "trade": ("trade 4 wool for 1 lumber",),
    "pass": ("end",),
    "roll": ("roll", dice_for(12)),
    "build": (f"road {place(ROAD)}",),
}
"""What is done in each step of a turn, in no order."""


def turn_order(p: Position, steps: Mapping[str, turns.Line] = STEPS) -> tuple[str, ...]:
    """The order of the steps that the game allows; it refuses every other."""
    return turns.orders(p, steps)[0]


def paid_to_roller(p: Position, total: int = 10) -> frozenset[str]:
    """The buildings that a roll pays if only the roller is paid."""
    return frozenset(key for key in paid_sites(p, total) if p.pieces.owner(SITE_AT[key]) == p.active)


def paid_by_first_tile(p: Position, total: int = 10) -> frozenset[str]:
    """The buildings that a roll pays at the first of its tiles alone."""
    first = next(tile for tile in rolls.tiles_with(p, total) if p.pieces.neighbours[tile])
    return frozenset(key for key in paid_sites(p, total) if TILES[first] in key.split("|"))


def most(p: Position, rule_as_code: Callable[[Position, int], int]) -> str:
    """The seat that a wrong rule holds for the richest."""
    return "abcd"[max(SEATS, key=lambda seat: rule_as_code(p, seat))]


def places_around(tile: str, *, tiles: int = 1) -> int:
    """How many intersections a tile has; those that touch at least so many tiles, by a wrong rule."""
    return corners_of(TILE_AT[place(tile)], tiles=tiles)


def corners_of(tile: int, *, tiles: int = 1) -> int:
    """How many intersections of a tile, by its number, touch at least so many tiles."""
    return sum(len(TILES_OF_SITE[site]) >= tiles for site in bits(SITES_OF_TILE[tile]))


def missing_points(p: Position, seat: int = A) -> int:
    """How many points a seat lacks for a win."""
    return WIN - p.scores[seat]
