"""What the checkpoints on founding ask about: answers asked of the game, and their receipts."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping

from boardlab import catan
from boardlab.catan import Position
from boardlab.catan.actions import FOUND, Kind
from boardlab.catan.board import (
    ALL_SITES,
    PATHS,
    SITE_AT,
    SITES,
    SITES_OF_TILE,
    STEPS,
    TILE_AT,
    TILES,
    TILES_OF_SITE,
    bits,
    mask_of,
    spiral,
)
from boardlab.catan.cards import counts_of
from boardlab.catan.island import (
    CLASSIC,
    COLOURS,
    DESERT,
    LETTERS,
    lettered,
    printed_start,
)
from boardlab.catan.places import kind_phrase, site_phrase, tile_phrase
from boardlab.catan.rules.odds import site_ways
from boardlab.core.contract.receipt import Receipt, ReceiptLine
from boardlab.core.i18n.language import Phrase
from boardlab.lessons.catan import explaining, turns
from boardlab.lessons.catan.sketching import place
from boardlab.lessons.catan.wrong_building import around
from boardlab.lessons.display import do

# -- who is next -----------------------------------------------------------------------------------------------------


def empty(players: int = 4, starter: int = 0) -> Position:
    """The printed island before the first settlement."""
    return catan.start(players, board=CLASSIC, starter=starter)


def printed(settlements: int) -> Position:
    """The founding that leads to the printed start of four, after so many settlements with their roads.

    Round one goes A, B, C, D, round two back again.
    """
    p = empty()
    for _ in range(settlements):
        second = p.pieces.points[p.decider]
        site, path = printed_start("classic", COLOURS[p.decider])[second]
        p = do(p, f"settlement {SITES[site]}", f"road {PATHS[path]}")
    return p


def placed(p: Position, *pairs: str) -> Position:
    """The position after some settlements with their roads: ``"hills 9/desert/mountains 4 > hills 9/desert"``."""
    for pair in pairs:
        site, road = pair.split(" > ")
        p = do(p, f"settlement {place(site)}", f"road {place(road)}")
    return p


BESIDE_DESERT = "desert/fields 5/mountains 6"


FIRST_TILE = "-2,0"
"""Where chip A lies in :func:`shuffled`: the corner in the west."""


Places = frozenset[str]
FIRST_CARDS = "catan.start.first_resources"
GIVES = "catan.components.terrain_resource"

# -- who is next -----------------------------------------------------------------------------------------------------


def founding_order(p: Position) -> tuple[str, ...]:
    """The settlements in the order in which the game lets them be placed: ``("b1", "c1", …)``."""
    order = list[str]()
    while p.phase == FOUND:
        if p.stage == FOUND:
            seat = p.decider
            order.append(f"{'abcd'[seat]}{p.pieces.points[seat] + 1}")
        p = p.play(p.legal_actions()[0])
    return tuple(order)


def first_to_roll(p: Position) -> str:
    """Who takes the first turn once founding is over."""
    while p.phase == FOUND:
        p = p.play(p.legal_actions()[0])
    return "abcd"[p.active]


# -- where one may found ---------------------------------------------------------------------------------------------


def names(sites: int) -> Places:
    """The keys of some intersections."""
    return frozenset(SITES[site] for site in bits(sites))


def open_sites(p: Position) -> int:
    """Where the game allows the next settlement."""
    return mask_of(act.place for act in p.legal_actions() if act.kind == Kind.SETTLEMENT)


def closed(p: Position, left: int | None = None) -> int:
    """How many intersections are closed: by the game, or where a wrong rule leaves so many."""
    return len(SITES) - (open_sites(p) if left is None else left).bit_count()


def corners(*tiles: str) -> int:
    """The intersections round some tiles."""
    found = 0
    for name in tiles:
        found |= SITES_OF_TILE[TILE_AT[place(name)]]
    return found


MIDDLE = corners("desert", "mountains 6")
"""The ten corners of two tiles that lie side by side."""


def open_among(sites: int) -> Callable[[Position], Places]:
    """Which of some intersections the game leaves open."""
    return lambda p: names(open_sites(p) & sites)


def desert_sites(p: Position) -> int:
    """The intersections of the desert."""
    return SITES_OF_TILE[p.island.desert]


def off_the_desert(p: Position) -> Places:
    """Leaves out what touches the desert (a wrong rule)."""
    return names(open_sites(p) & MIDDLE & ~corners("desert"))


# -- first cards -----------------------------------------------------------------------------------------------------


def founded(p: Position, site: str = BESIDE_DESERT) -> Position:
    """The settlement stands."""
    return do(p, f"settlement {place(site)}")


def cards_receipt(p: Position, seat: int, site: str = BESIDE_DESERT) -> Receipt:
    """The first cards, tile by tile."""
    found = [(tile, p.island.terrain[tile]) for tile in TILES_OF_SITE[SITE_AT[place(site)]]]
    lines = tuple(
        ReceiptLine(
            seat,
            tile_phrase(p.island, tile),
            None if kind == DESERT else kind_phrase(kind),
            int(kind != DESERT),
            FIRST_CARDS,
            (TILES[tile],),
        )
        for tile, kind in found
    )
    return Receipt(Phrase("receipt.cards"), lines, unit="cards")


ROAD_KINDS = frozenset({0, 1})
"""Lumber and brick: what a road costs (catan.build.cost.road)."""


def kinds(p: Position, sites: Iterable[int]) -> frozenset[int]:
    """The resources that some intersections touch."""
    return frozenset(p.island.terrain[tile] for site in sites for tile in TILES_OF_SITE[site]) - {DESERT}


def road_in_hand(p: Position, seat: int) -> bool:
    """Does a seat hold what a road costs?"""
    return all(counts_of(p.packed_hand(seat))[kind] for kind in ROAD_KINDS)


def founds_for_a_road(p: Position) -> tuple[str, ...]:
    """A second settlement whose cards pay a road, and its own road."""
    return turns.first_line(p, Kind.SETTLEMENT, Kind.ROAD, wanted=lambda end: road_in_hand(end, p.decider))


def counts_both(p: Position) -> tuple[str, ...]:
    """The same by a wrong rule: both settlements together touch what a road costs, the second alone does not."""
    return turns.first_line(p, Kind.SETTLEMENT, Kind.ROAD, wanted=lambda end: shows_counting_both(p, end))


def shows_counting_both(p: Position, end: Position) -> bool:
    """Did the seat hope for the cards of both settlements?"""
    own = bits(end.pieces.settlements[p.decider])
    return not road_in_hand(end, p.decider) and kinds(p, own) >= ROAD_KINDS


def hand_receipt(end: Position, seat: int) -> Receipt:
    """What a seat holds, kind by kind."""
    held = [(kind, count) for kind, count in enumerate(counts_of(end.packed_hand(seat))) if count]
    lines = tuple(ReceiptLine(seat, kind_phrase(kind), None, count, FIRST_CARDS) for kind, count in held)
    return Receipt(Phrase("receipt.cards"), lines, unit="cards")


# -- a good site -----------------------------------------------------------------------------------------------------


def most_dots(p: Position, sites: int) -> int:
    """The intersection among some with most dots."""
    return max(bits(sites), key=lambda site: site_ways(p.island, site))


def why_not_best(p: Position, picked: Places) -> Phrase | None:
    """How many dots the picked intersection has, or why it is not to be had."""
    free = open_sites(p)
    for key in sorted(picked):
        site = SITE_AT[key]
        facts = {"site": site_phrase(p.island, site), "dots": site_ways(p.island, site)}
        if not free >> site & 1:
            return Phrase("founding.explain.closed", facts)
        if site != most_dots(p, free):
            return Phrase("founding.explain.fewer_dots", facts)
    return None


CANDIDATES = {
    "x": "forest 5/fields 10/hills 9",
    "y": "fields 2/hills 9/mountains 4",
    "z": "mountains 6/fields 9/pasture 12",
}
"""Three sites for a second settlement, by the key of the choice."""


def candidate_sites() -> dict[str, int]:
    """The same by index."""
    return {key: SITE_AT[place(name)] for key, name in CANDIDATES.items()}


def most_kinds(p: Position, seat: int, sites: Mapping[str, int] | None = None) -> str:
    """The site, of some by the keys of their choices, with which a seat can produce most kinds of resource."""
    own = list(bits(p.pieces.settlements[seat]))
    return max((sites or candidate_sites()).items(), key=lambda each: len(kinds(p, [*own, each[1]])))[0]


def kinds_receipt(p: Position, seat: int, sites: Mapping[str, int] | None = None) -> Receipt:
    """The resources that a seat can produce with the right site, tile by tile."""
    lines, had = list[ReceiptLine](), set[int]()
    right = (sites or candidate_sites())[most_kinds(p, seat, sites)]
    for site in (*bits(p.pieces.settlements[seat]), right):
        for tile in TILES_OF_SITE[site]:
            kind = p.island.terrain[tile]
            if kind != DESERT:
                name, what = tile_phrase(p.island, tile), kind_phrase(kind)
                lines.append(ReceiptLine(seat, name, what, int(kind not in had), GIVES, (TILES[tile],)))
                had.add(kind)
    return Receipt(Phrase("receipt.kinds"), tuple(lines), unit="count")


def preferred(p: Position, worth: Callable[[Position, int], int], sites: Mapping[str, int] | None = None) -> str:
    """The candidate that a wrong idea prefers."""
    sites = sites or candidate_sites()
    return max(sites, key=lambda key: worth(p, sites[key]))


# -- laying the chips ------------------------------------------------------------------------------------------------

CHIP = "D"


def tile_of(p: Position, letter: str = CHIP, *, clockwise: bool = False) -> Places:
    """The tile with a letter, as the chips were laid."""
    letters = lettered(p.island.terrain, TILE_AT[FIRST_TILE], clockwise=clockwise)
    return frozenset({TILES[letters.index(letter)]})


def desert_counted(p: Position, letter: str = CHIP) -> Places:
    """The tile with a letter if the desert got a chip as well."""
    return frozenset({TILES[spiral(TILE_AT[FIRST_TILE])[LETTERS.index(letter)]]})


def middle(p: Position) -> Places:
    """The tile in the middle of the island, where the row of chips ends."""
    return frozenset({TILES[spiral(TILE_AT[FIRST_TILE])[-1]]})


def chip_there(p: Position, picked: Places) -> Phrase | None:
    """Says which chip a tile that was picked gets."""
    if len(picked) != 1:
        return None
    chip = lettered(p.island.terrain, TILE_AT[FIRST_TILE])[TILE_AT[min(picked)]]
    return Phrase("founding.explain.chip", {"chip": chip}) if chip else Phrase("founding.explain.no_chip")


OUTER = ("-2,0", "-2,1", "-2,2", "-1,2", "0,2", "1,1", "2,0", "2,-1", "2,-2", "1,-2", "0,-2", "-1,-1")
"""The tiles of the outer ring."""

AT_DESERT = SITE_AT[place(BESIDE_DESERT)]
"""The intersection at the desert that is founded on."""


# -- wrong rules ------------------------------------------------------------------------------------------------------


def same_order_twice(order: tuple[str, ...]) -> tuple[str, ...]:
    """Lets round two begin with the starting player again."""
    first = order[: len(order) // 2]
    return (*first, *(step[0] + "2" for step in first))


def both_at_once(order: tuple[str, ...]) -> tuple[str, ...]:
    """Lets everybody place both settlements in one go."""
    return tuple(step[0] + number for step in order[: len(order) // 2] for number in "12")


def a_begins(order: tuple[str, ...]) -> tuple[str, ...]:
    """Lets A begin, whoever has rolled highest."""
    first = sorted(step for step in order if step.endswith("1"))
    return (*first, *(step[0] + "2" for step in reversed(first)))


def round_one_backwards(order: tuple[str, ...]) -> tuple[str, ...]:
    """Lets round one go round the other way, and round two back again."""
    first = order[: len(order) // 2]
    turned = (first[0], *reversed(first[1:]))
    return (*turned, *(step[0] + "2" for step in reversed(turned)))


# -- distance --------------------------------------------------------------------------------------------------------


def only_taken(p: Position) -> int:
    """Closes the intersections with a building and no others."""
    return ALL_SITES & ~p.pieces.built


def along_roads_only(p: Position) -> int:
    """Closes a neighbour only where a road leads to it."""
    steps = (step for site in bits(p.pieces.built) for step in STEPS[site])
    return ALL_SITES & ~p.pieces.built & ~mask_of(other for path, other in steps if p.pieces.taken >> path & 1)


def neighbours_only(p: Position) -> int:
    """Closes the neighbours, and forgets the intersections that are taken."""
    return ALL_SITES & ~around(p.pieces.built) | p.pieces.built


def two_steps_away(p: Position) -> int:
    """Closes the neighbours of the neighbours as well."""
    return ALL_SITES & ~around(around(p.pieces.built))


# -- first cards -----------------------------------------------------------------------------------------------------


def from_both(p: Position, seat: int, site: int) -> int:
    """Pays for both settlements."""
    own = [*bits(p.pieces.settlements[seat]), site]
    return sum(p.island.terrain[tile] != DESERT for each in own for tile in TILES_OF_SITE[each])


# -- a good site -----------------------------------------------------------------------------------------------------


def dots(p: Position, site: int) -> int:
    """Looks at the dots around an intersection alone."""
    return site_ways(p.island, site)


def numbers(p: Position, site: int) -> int:
    """Adds up the numbers around an intersection instead of their dots."""
    return sum(p.island.chips[tile] for tile in TILES_OF_SITE[site])


def highest_numbers(p: Position, sites: int) -> int:
    """The intersection among some whose numbers add up to most."""
    return max(bits(sites), key=lambda site: numbers(p, site))
