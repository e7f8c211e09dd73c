"""What practice of the topic “Building” draws: paths and intersections after some turns, and hands of cards."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING

from boardlab import catan
from boardlab.catan import Position
from boardlab.catan.board import PATHS, PATHS_AT, SITES, SITES_OF_TILE, bits
from boardlab.catan.cards import RESOURCES
from boardlab.catan.island import CLASSIC, MODERN, lay_out
from boardlab.catan.options import CITIES
from boardlab.catan.pieces import Pieces, bare
from boardlab.catan.places import cards_phrase, site_phrase
from boardlab.catan.rules.odds import site_ways
from boardlab.core.i18n.language import Phrase, Seat
from boardlab.lessons.catan import wrong_building as wrong
from boardlab.lessons.catan.drawing import apart, listed_sites
from boardlab.lessons.catan.sketching import LETTERS, sketch, with_hands
from boardlab.lessons.display import do
from boardlab.lessons.model.topics import scenario

SETTLES = 0.6
"""How often a rival who can build a third settlement has done so."""
MOST_PLACES = 8
"""No question asks for more places than this."""

if TYPE_CHECKING:
    from boardlab.lessons.model.practice import Drawn


# -- places ----------------------------------------------------------------------------------------------------------


def roads(rng: Random) -> Position | None:
    """On which paths may A build a road?"""
    position = board(rng, 2, 5, "lumber brick")
    return position if len(wrong.roads(position)) <= MOST_PLACES else None


def settlements(rng: Random) -> Position | None:
    """On which intersections may A build a settlement?"""
    position = board(rng, 4, 7, "lumber brick wool grain")
    return position if 1 < len(wrong.settlements(position)) <= MOST_PLACES else None


def board(rng: Random, fewest: int, most: int, hand: str) -> Position:
    """An island some turns after the founding: A with so many roads more, rivals with a few pieces of theirs."""
    drawn = lay_out(rng, chip_start="corner", chip_direction="counter_clockwise", frame_order="fixed")
    island = rng.choice((CLASSIC, MODERN, drawn))
    seats = range(rng.choice((3, 4)))
    pieces = bare(island, len(seats))
    for seat in (*seats, *reversed(seats)):
        free = list(bits(pieces.sites))
        site = rng.choices(free, [1 + site_ways(island, site) ** 2 for site in free])[0]
        pieces = road(rng, pieces.with_settlement(seat, site), seat, PATHS_AT[site])
    for seat in seats:
        for _ in range(rng.randint(fewest, most) if seat == 0 else rng.randint(0, 2)):
            pieces = road(rng, pieces, seat, pieces.ways[seat])
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


def road(rng: Random, pieces: Pieces, seat: int, among: int) -> Pieces:
    """With one road more on one of these paths, where any of them is free."""
    free = list(bits(among & ~pieces.taken))
    return pieces.with_road(seat, rng.choice(free)) if free else pieces


def _names(names: tuple[str, ...], places: int) -> str:
    return ", ".join(names[place] for place in bits(places))


# -- cards -----------------------------------------------------------------------------------------------------------


def holding(rng: Random, kinds: int, most: int, *more: str) -> Position:
    """The printed map, with cards of so many kinds in A's hand, and of those that are named more often."""
    drawn = (*more, *rng.sample(RESOURCES, kinds))
    cards = [rng.choice(drawn) for _ in range(rng.randint(4, most))]
    return sketch(board=rng.choice(("classic", "modern")), hands={"A": " ".join(cards)})


def purchases(rng: Random, target: str) -> Position:
    """What can a hand pay for? Where that tells a wrong rule from others, a hand without ore, or one of each card."""
    if target.endswith("settlement_of_all_kinds"):
        hand = ["2 lumber 2 brick wool grain", *rng.choices(("lumber", "wool", "grain"), k=rng.randint(0, 2))]
    elif target.endswith("pays_for_all_at_once"):
        hand = ["lumber brick wool grain ore", *rng.choices(("wool", "brick"), k=rng.randint(0, 2))]
    else:
        return holding(rng, rng.randint(3, 5), 8)
    return sketch(board=rng.choice(("classic", "modern")), hands={"A": " ".join(hand)})


def many_roads(rng: Random) -> Drawn:
    """How many roads can Orange build in one turn? More than one, and less than there is lumber."""
    brick = rng.randint(2, 4)
    hand = [brick + rng.randint(1, 3), brick, *(rng.randint(0, 2) for _ in range(3))]
    return {"position": with_hands(scenario("catan.building.crossroads_rich"), {0: hand})}


# -- cities, turns ---------------------------------------------------------------------------------------------------


def bare_ground(rng: Random, target: str) -> Drawn | None:
    """May a city stand where only a road leads? Against a ban that is none, where a settlement stands."""
    position = board(rng, 4, 7, "3 ore 2 grain")
    pieces = position.pieces
    free = [*bits(pieces.settlements[0] if target.endswith("sees_a_ban") else pieces.sites & pieces.reached[0])]
    if not free:
        return None
    site = rng.choice(free)
    said = site_phrase(position.island, site)
    return {"position": position, "about": 0, "tries": f"city {SITES[site]}", "site": said}


def four_cities(rng: Random, target: str) -> Drawn | None:
    """May somebody build a fifth city? Against a ban that is none, a third or the fourth."""
    cities = CITIES - (rng.randint(1, 2) if target.endswith("sees_a_ban") else 0)
    seat, own = rng.randrange(4), apart(rng, cities + 1)
    if len(own) <= cities:
        return None
    position = sketch(
        bare=True,
        active=LETTERS[seat],
        settlements={LETTERS[seat]: SITES[own[0]]},
        cities={LETTERS[seat]: listed_sites(own[1:])},
        hands={LETTERS[seat]: "3 ore 2 grain"},
    )
    facts = {"player": Seat(seat), "cities": cities}
    return {"position": position, "about": seat, "tries": f"city {SITES[own[0]]}", **facts}


def traded_late(rng: Random, target: str) -> Drawn:
    """May there be a trade with the bank after a road, where phases are combined? Or separate, for who overlooks it."""
    seat = rng.randrange(4)
    give, get = rng.sample([kind for kind in RESOURCES if kind not in ("lumber", "brick")], 2)
    mode = "separate" if target.endswith("overlooks_a_rule") else "combined"
    options = catan.ALMANAC.replace(phase_mode=mode)
    before = sketch(active=LETTERS[seat], options=options, hands={LETTERS[seat]: f"lumber brick 4 {give}"})
    position = do(before, f"road {PATHS[rng.choice([*bits(before.pieces.ways[seat] & ~before.pieces.taken)])]}")
    tried = f"trade 4 {give} for 1 {get}"
    act = position.read_action(tried)
    cards = {"give": cards_phrase(act.give), "get": cards_phrase(act.get)}
    facts = {"player": Seat(seat), "mode": Phrase(f"mode.{mode}")}
    return {"position": position, "about": seat, "tries": tried, **facts, **cards}


def across(rng: Random) -> Drawn:
    """How many roads lead from one intersection of a tile to another one of it?"""
    start, goal = rng.sample([*bits(rng.choice(SITES_OF_TILE))], 2)
    position = sketch(bare=True, settlements={"A": SITES[start]}, hands={"A": "5 lumber 5 brick"})
    here, there = (site_phrase(position.island, site) for site in (start, goal))
    return {"position": position, "start": start, "goal": goal, "here": here, "there": there}
