"""Wrong rules at work on the worked example: who is paid, what is allowed, where the robber hurts, which roll helps."""

from __future__ import annotations

from boardlab import catan
from boardlab.catan import Position
from boardlab.catan.board import SITE_AT, SITES, SITES_OF_TILE, TILES, bits
from boardlab.catan.cards import counts_of, size
from boardlab.lessons.catan import bank, rolls, wrong_building
from boardlab.lessons.catan.example import answers as case

Places = frozenset[str]


def own_sites(p: Position, total: int) -> Places:
    """Only the buildings of whoever rolls."""
    mine = p.pieces.settlements[p.active] | p.pieces.cities[p.active]
    return frozenset(key for key in rolls.paid_sites(p, total) if mine >> SITE_AT[key] & 1)


def first_tile_only(p: Position, total: int) -> Places:
    """Only the buildings at one of the tiles with the number."""
    tile = p.island.tiles_of[total][0]
    return frozenset(SITES[site] for site in bits(p.pieces.built & SITES_OF_TILE[tile]))


def too_near(p: Position, text: str) -> str:
    """Asks for two empty intersections on the way to the next building."""
    site = text.partition(" ")[2]
    return "legal" if site in wrong_building.three_paths_apart(p) else wrong_building.DISTANCE


def only_the_roller_offers(p: Position) -> str:
    """Lets nobody but the player whose turn it is name a price."""
    return "legal" if p.decider == p.active else "catan.trade.domestic.active_only"


def extra_card_is_a_gift(p: Position, text: str) -> str:
    """Wants as many cards on one side as on the other."""
    act = p.read_action(text)
    return "legal" if size(act.give) == size(act.get) else bank.NO_GIFTS


def costs_rivals_most(p: Position) -> Places:
    """The tile that costs the rivals most cards of any kind."""
    return frozenset([TILES[max(range(len(TILES)), key=lambda tile: case.rivals_lose(p, tile))]])


def pasture_of_the_leader(p: Position) -> Places:
    """The pasture at which the player with most points has a building."""
    leader = max(range(p.players), key=lambda seat: p.scores[seat])
    return frozenset(TILES[tile] for tile in case.pastures(p) if leader in p.pieces.neighbours[tile])


def dice_always_first(p: Position) -> str:
    """Allows no card before the roll."""
    return "after" if p.phase == "roll" else case.when_to_ride(p)


def without_the_robber(p: Position) -> str:
    """Lets every tile yield, whoever stands on it: the moment of the knight makes no difference then."""
    free = catan.from_json({**p.to_json(), "robber": TILES[p.island.desert]}, allow_unreachable=True)
    return case.when_to_ride(free)


def rounds_swaps_up(p: Position, seat: int) -> int:
    """Lets the bank take what is there for the last card."""
    rates = bank.rates(p, seat)
    return sum(
        -(-count // rate) for count, rate in zip(counts_of(p.packed_hand(seat)), rates, strict=True) if count >= rate
    )


def pays_the_player(p: Position) -> int:
    """Takes every throw that brings the player any card."""
    paid = tuple(total for total in range(2, 13) if total != 7 and rolls.gain(p, p.active, total))
    return case.ways(paid)
