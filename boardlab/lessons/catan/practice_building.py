"""Practice for the topic "Building": paths for roads, places for settlements, what a hand pays for, what it lacks."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from boardlab.catan import Position
from boardlab.catan.board import PATHS, PATHS_AT, SITES, bits
from boardlab.catan.cards import CITY_COST, RESOURCES
from boardlab.catan.island import CLASSIC, MODERN, lay_out
from boardlab.catan.odds import site_ways
from boardlab.catan.pieces import Pieces, bare
from boardlab.lessons.catan import building
from boardlab.lessons.catan import building_cases as case
from boardlab.lessons.catan import wrong_building as wrong
from boardlab.lessons.catan import wrong_costs as costs
from boardlab.lessons.catan.explaining import by_judge
from boardlab.lessons.catan.sketching import LETTERS, WORDING, sketch
from boardlab.lessons.checkpoint import Checkpoint, Misconception
from boardlab.lessons.practice import drawn

SETTLES = 0.6
"""How often a rival who can build a third settlement has done so."""
MOST_PLACES = 8
"""No question asks for more places than this."""

PURCHASES = (
    Misconception("catan.any_cards_pay", lambda p: len(costs.payable_by_number(_hand(p))), building.PAY),
    Misconception(
        "catan.settlement_of_all_kinds",
        lambda p: len(costs.payable(_hand(p), costs.EVERY_KIND)),
        building.SETTLEMENT_COST,
    ),
    Misconception(
        "catan.card_without_ore", lambda p: len(costs.payable(_hand(p), costs.CARD_WITHOUT_ORE)), building.CARD_COST
    ),
    Misconception("catan.pays_for_all_at_once", lambda p: costs.at_once(_hand(p)), building.PAY),
)
"""Wrong rules of how many purchases a hand could pay for."""


def draw(rng: Random, target: str) -> Checkpoint | None:
    """One of four questions, chosen by the misconception it should tell apart if there is one."""
    fitting = [ask for ask, wrong_rules in QUESTIONS if not target or target in {found.id for found in wrong_rules}]
    return rng.choice(fitting)(rng) if fitting else None


# -- places ----------------------------------------------------------------------------------------------------------


def roads(rng: Random) -> Checkpoint | None:
    """On which paths may A build a road?"""
    position = _board(rng, 2, 5, "lumber brick")
    if len(wrong.roads(position)) > MOST_PLACES:
        return None
    return drawn(
        "catan.building.practice.roads",
        position,
        WORDING,
        kind="cells",
        solve=wrong.roads,
        misconceptions=building.ROADS,
        rules=(building.CONNECTED, building.COAST),
        among=lambda p: PATHS,
        explain=by_judge("road", wrong.roads),
    )


def settlements(rng: Random) -> Checkpoint | None:
    """On which intersections may A build a settlement?"""
    position = _board(rng, 4, 7, "lumber brick wool grain")
    if not 1 < len(wrong.settlements(position)) <= MOST_PLACES:
        return None
    return drawn(
        "catan.building.practice.settlements",
        position,
        WORDING,
        kind="cells",
        solve=wrong.settlements,
        misconceptions=building.SETTLEMENTS,
        rules=(building.DISTANCE, building.LEADS_THERE),
        among=lambda p: SITES,
        explain=by_judge("settlement", wrong.settlements),
    )


def _board(rng: Random, fewest: int, most: int, hand: str) -> Position:
    """An island some turns after the founding: A with so many roads more, rivals with a few pieces of theirs."""
    drawn = lay_out(rng, chip_start="corner", chip_direction="counter_clockwise", frame_order="fixed")
    island = rng.choice((CLASSIC, MODERN, drawn))
    seats = range(rng.choice((3, 4)))
    pieces = bare(island, len(seats))
    for seat in (*seats, *reversed(seats)):
        free = list(bits(pieces.sites))
        site = rng.choices(free, [1 + site_ways(island, site) ** 2 for site in free])[0]
        pieces = _road(rng, pieces.with_settlement(seat, site), seat, PATHS_AT[site])
    for seat in seats:
        for _ in range(rng.randint(fewest, most) if seat == 0 else rng.randint(0, 2)):
            pieces = _road(rng, pieces, seat, pieces.ways[seat])
    for seat in seats[1:]:
        open_to = list(bits(pieces.sites & pieces.reached[seat]))
        if open_to and rng.random() < SETTLES:
            pieces = pieces.with_settlement(seat, rng.choice(open_to))
    return sketch(
        players=len(seats),
        board=island,
        bare=True,
        hands={"A": hand},
        settlements={LETTERS[seat]: _names(SITES, pieces.settlements[seat]) for seat in seats},
        roads={LETTERS[seat]: _names(PATHS, pieces.roads[seat]) for seat in seats},
    )


def _road(rng: Random, pieces: Pieces, seat: int, among: int) -> Pieces:
    """With one road more on one of these paths, where any of them is free."""
    free = list(bits(among & ~pieces.taken))
    return pieces.with_road(seat, rng.choice(free)) if free else pieces


def _names(names: tuple[str, ...], places: int) -> str:
    return ", ".join(names[place] for place in bits(places))


# -- cards -----------------------------------------------------------------------------------------------------------


def purchases(rng: Random) -> Checkpoint:
    """How many of the four purchases could a hand pay for?"""
    return drawn(
        "catan.building.practice.purchases",
        _holding(rng, rng.sample(RESOURCES, rng.randint(3, 5)), 8),
        WORDING,
        kind="number",
        solve=lambda p: len(costs.payable(_hand(p))),
        misconceptions=PURCHASES,
        rules=(building.PAY, building.CARD_COST),
        receipt_of=case.purchase_receipt,
        facts=case.hand,
    )


def missing(rng: Random) -> Checkpoint:
    """How many cards are missing for a city?"""
    return drawn(
        "catan.building.practice.missing",
        _holding(rng, ["grain", "ore", "ore", *rng.sample(RESOURCES, 2)], 6),
        WORDING,
        kind="number",
        solve=lambda p: costs.missing(_hand(p), CITY_COST),
        misconceptions=building.MISSING,
        rules=(building.CITY_COSTS, building.PAY),
        receipt_of=case.missing_receipt,
        facts=case.hand,
    )


def _holding(rng: Random, kinds: list[str], most: int) -> Position:
    """The printed map, with cards of these kinds in A's hand."""
    cards = [rng.choice(kinds) for _ in range(rng.randint(4, most))]
    return sketch(board=rng.choice(("classic", "modern")), hands={"A": " ".join(cards)})


def _hand(p: Position) -> int:
    return p.packed_hand(p.active)


QUESTIONS: tuple[tuple[Callable[[Random], Checkpoint | None], tuple[Misconception, ...]], ...] = (
    (roads, building.ROADS),
    (settlements, building.SETTLEMENTS),
    (purchases, PURCHASES),
    (missing, building.MISSING),
)
"""Each question with the wrong rules it can tell from the truth."""
PRACTICE = {"catan.building": draw}
