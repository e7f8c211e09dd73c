"""Practice for the topic "Longest road": random roads with forks, rings, own buildings and those of a rival."""

from __future__ import annotations

from random import Random

from boardlab.catan.board import CLOSE, ENDS, PATHS, PATHS_AT, SITES, TILES_OF_PATH, bits, mask_of
from boardlab.catan.options import ROAD_MIN
from boardlab.core.language import Seat
from boardlab.lessons.catan import road, road_cases
from boardlab.lessons.catan import wrong_road as wrong
from boardlab.lessons.catan.sketching import LETTERS, WORDING, sketch
from boardlab.lessons.checkpoint import Checkpoint, Misconception
from boardlab.lessons.practice import drawn

MOST_ROADS = 11
RINGS = 0.35
"""How often a road is laid that closes a ring, where one can."""


def _misconceptions(seat: int) -> tuple[Misconception, ...]:
    return (
        Misconception(road.ADDS_FORKS, lambda p: wrong.all_roads(p, seat), road.FORKS),
        Misconception(road.RIVAL_IGNORED, lambda p: wrong.unbroken(p, seat), road.BROKEN),
        Misconception(road.OWN_BREAKS, lambda p: wrong.own_breaks(p, seat), road.OWN),
        Misconception(road.NO_CORNER_TWICE, lambda p: wrong.no_corner_twice(p, seat), road.FORKS),
        Misconception(road.ROADS_LOST, lambda p: wrong.roads_at_the_house_lost(p, seat), road.BROKEN),
        Misconception(road.FROM_A_BUILDING, lambda p: len(wrong.from_a_building(p, seat)), road.FORKS),
    )


def draw(rng: Random, target: str) -> Checkpoint | None:
    """How long is somebody's longest line?"""
    seat, rival = rng.sample(range(len(LETTERS)), 2)
    roads = _network(rng, rng.randint(ROAD_MIN, MOST_ROADS))
    houses = _houses(rng, roads)
    own = houses[: rng.randint(1, 2)]
    position = sketch(
        bare=True,
        active=LETTERS[seat],
        settlements={
            LETTERS[seat]: ", ".join(SITES[site] for site in own),
            LETTERS[rival]: ", ".join(SITES[site] for site in houses[len(own) : len(own) + rng.randint(0, 2)]),
        },
        roads={LETTERS[seat]: ", ".join(PATHS[path] for path in bits(roads))},
    )
    return drawn(
        "catan.road.practice",
        position,
        WORDING,
        kind="number",
        solve=lambda p: road_cases.length(p, seat),
        misconceptions=_misconceptions(seat),
        rules=(road.FORKS, road.BROKEN, road.OWN),
        receipt_of=road_cases.lengths_receipt,
        after=lambda p: road_cases.counted(p, seat),
        facts=lambda p: {"player": Seat(seat)},
        about=seat,
    )


def _network(rng: Random, most: int) -> int:
    """Roads that hang together, a set: each is laid where one ends already, now and then so that it closes a ring."""
    roads = 1 << rng.choice([path for path in range(len(PATHS)) if len(TILES_OF_PATH[path]) > 1])
    while roads.bit_count() < most:
        sites = {site for path in bits(roads) for site in ENDS[path]}
        near = list(bits(mask_of(path for site in sites for path in bits(PATHS_AT[site])) & ~roads))
        closing = [path for path in near if all(PATHS_AT[site] & roads for site in ENDS[path])]
        roads |= 1 << rng.choice(closing if closing and rng.random() < RINGS else near)
    return roads


def _houses(rng: Random, roads: int) -> list[int]:
    """Intersections on the roads that keep the distance rule, in random order."""
    sites = sorted({site for path in bits(roads) for site in ENDS[path]})
    rng.shuffle(sites)
    found: list[int] = []
    for site in sites:
        if not any(CLOSE[site] >> other & 1 for other in found):
            found.append(site)
    return found


PRACTICE = {"catan.road": draw}
