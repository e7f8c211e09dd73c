"""What a roll pays, by the rules and by wrong rules of dice and production, for the topics that ask about it."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator

from boardlab.catan import Position
from boardlab.catan.actions import THROWS
from boardlab.catan.board import SITE_AT, SITES, SITES_OF_TILE, TILES_OF_SITE, bits
from boardlab.catan.island import WAYS_OF
from boardlab.catan.places import site_phrase
from boardlab.catan.rules.odds import site_ways
from boardlab.catan.rules.production import harvest
from boardlab.core.contract.event import Event
from boardlab.core.contract.receipt import Receipt, ReceiptLine
from boardlab.core.i18n.language import Phrase, Seat
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
    return Receipt(Phrase("receipt.cards"), tuple(_lines(harvest(p, total))), unit="cards")


def thrown_receipt(p: Position) -> Receipt | None:
    """The same for the roll just made; None before it."""
    return roll_receipt(p, p.rolled) if p.rolled else None


def _lines(events: Iterable[Event]) -> Iterator[ReceiptLine]:
    for event in events:
        # What concerns nobody alone, such as a blocked tile, stands with the first seat.
        seat = event.player or 0
        facts: dict[str, object] = {"player": Seat(seat), **event.facts}
        yield ReceiptLine(
            seat, Phrase(f"event.{event.kind}", facts), None, event.facts.get("count", 0), event.rule, event.places
        )


def why_not_paid(total: int) -> object:
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


# -- the dice --------------------------------------------------------------------------------------------------------


def unordered_throws(total: int) -> int:
    """Takes 4 and 6 for the same throw as 6 and 4."""
    return len({tuple(sorted(throw.dice)) for throw in THROWS if sum(throw.dice) == total})


def doubles_twice(total: int) -> int:
    """Turns doubles round as well, and so counts 5 and 5 twice."""
    throws = [throw.dice for throw in THROWS if sum(throw.dice) == total]
    return len(throws) + sum(first == second for first, second in throws)


# -- what a roll pays ------------------------------------------------------------------------------------------------


def cards(p: Position, seat: int, tiles: list[int], city: int = 2) -> int:
    """What some tiles pay a seat: one for a settlement, ``city`` for a city."""
    mine = p.pieces.settlements[seat], p.pieces.cities[seat]
    around = [SITES_OF_TILE[tile] for tile in tiles]
    return sum((mine[0] & sites).bit_count() + city * (mine[1] & sites).bit_count() for sites in around)


def tiles_with(p: Position, total: int, *, blocked: bool = True) -> list[int]:
    """The tiles with a number, without the one under the robber where ``blocked``."""
    return [tile for tile in p.island.tiles_of[total] if not (blocked and tile == p.robber)]


def due(p: Position, seat: int, total: int, *, city: int = 2, blocked: bool = True) -> int:
    """What a roll brings a seat however little the bank holds; ``city`` cards for a city, or no tile ``blocked``."""
    return cards(p, seat, tiles_with(p, total, blocked=blocked), city)


def best_building_only(p: Position, seat: int, total: int) -> int:
    """Pays the best building of a seat on each tile, and forgets the others."""
    paid = 0
    for tile in tiles_with(p, total):
        around = SITES_OF_TILE[tile]
        paid += 2 if p.pieces.cities[seat] & around else 1 if p.pieces.settlements[seat] & around else 0
    return paid


def roller_only(p: Position, seat: int, total: int) -> int:
    """Pays the player who rolled, and nobody else."""
    return due(p, seat, total) if seat == p.active else 0


def pips_are_cards(p: Position, seat: int, total: int) -> int:
    """Pays as many cards as there are dots on the chip, for each tile the seat touches."""
    return sum(WAYS_OF[total] for tile in tiles_with(p, total) if cards(p, seat, [tile]))


def robber_shuts_the_number(p: Position, seat: int, total: int) -> int:
    """Where the robber stands on a chip, lets no tile with that number pay."""
    return 0 if p.island.chips[p.robber] == total else due(p, seat, total)


def first_come(p: Position, seat: int, total: int) -> int:
    """With a bank that is short, pays in the order of play while there is something left."""
    left = _left(p, total)
    for step in range(p.players):
        other = (p.active + step) % p.players
        paid = min(left, due(p, other, total))
        if other == seat:
            return paid
        left -= paid
    return 0


def _left(p: Position, total: int) -> int:
    """What the bank holds of the resource that the roll brings."""
    tile = next(tile for tile in tiles_with(p, total) if p.pieces.neighbours[tile])
    return p.bank[p.island.terrain[tile]]


# -- what a seat may expect ------------------------------------------------------------------------------------------


def _buildings(p: Position, seat: int) -> list[int]:
    return [*bits(p.pieces.settlements[seat] | p.pieces.cities[seat])]


def numbers_added(p: Position, seat: int) -> int:
    """Adds up the numbers on the chips instead of their dots."""
    return sum(p.island.chips[tile] for site in _buildings(p, seat) for tile in TILES_OF_SITE[site])


def tiles_counted(p: Position, seat: int) -> int:
    """Counts the tiles, as if all chips were alike."""
    return sum(p.island.chips[tile] > 0 for site in _buildings(p, seat) for tile in TILES_OF_SITE[site])


def best_chip_only(p: Position, seat: int) -> int:
    """Looks at the best chip alone."""
    ways = [WAYS_OF.get(p.island.chips[tile], 0) for site in _buildings(p, seat) for tile in TILES_OF_SITE[site]]
    return max(ways, default=0)


def city_expects_one(p: Position, seat: int) -> int:
    """Counts the dots around a city once."""
    return sum(site_ways(p.island, site, p.robber) for site in _buildings(p, seat))


def buildings_counted(p: Position, seat: int) -> int:
    """Counts the buildings, wherever they stand."""
    return len(_buildings(p, seat))


# -- points ----------------------------------------------------------------------------------------------------------


def city_counts_one(after: Position, seat: int) -> int:
    """Counts a city like a settlement."""
    return after.scores[seat] - after.pieces.cities[seat].bit_count()


def roads_are_points(after: Position, seat: int) -> int:
    """Counts a point for each road, and forgets the card for the longest one."""
    return after.pieces.points[seat] + after.pieces.roads[seat].bit_count()
