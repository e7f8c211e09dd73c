"""What practice of the topic “Longest road” draws: roads with forks, rings, own buildings and those of a rival."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING

from boardlab.catan.board import CLOSE, ENDS, PATHS, PATHS_AT, SITES, TILES_OF_PATH, bits, mask_of
from boardlab.catan.options import ROAD_MIN
from boardlab.core.i18n.language import Seat
from boardlab.lessons.catan.sketching import LETTERS, sketch

if TYPE_CHECKING:
    from boardlab.lessons.model.practice import Drawn

MOST_ROADS = 11
RINGS = 0.35
"""How often a road is laid that closes a ring, where one can."""


def draw(rng: Random, target: str) -> Drawn:
    """How long is somebody's longest line?"""
    seat, rival = rng.sample(range(len(LETTERS)), 2)
    roads = _network(rng, rng.randint(ROAD_MIN, MOST_ROADS))
    houses = _houses(rng, roads)
    own = houses[: rng.randint(1, 2)]
    # A rival's building has room for a road of its own.
    others = [site for site in houses[len(own) :] if PATHS_AT[site] & ~roads][: rng.randint(0, 2)]
    position = sketch(
        bare=True,
        active=LETTERS[seat],
        settlements={
            LETTERS[seat]: ", ".join(SITES[site] for site in own),
            LETTERS[rival]: ", ".join(SITES[site] for site in others),
        },
        roads={LETTERS[seat]: ", ".join(PATHS[path] for path in bits(roads))},
    )
    return {"position": position, "about": seat, "seat": seat, "player": Seat(seat)}


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


def armies(rng: Random) -> Drawn:
    """How many knights does Red need for the largest army that Orange holds?"""
    largest = rng.randint(3, 4)
    mine = rng.randint(0, largest)
    position = sketch(
        active="B",
        developments={"B": " ".join(["knight"] * (largest - mine + 1))},
        knights={"A": largest, "B": mine, "D": rng.randint(0, 2)},
        largest_army="A",
    )
    return {"position": position, "largest": largest, "mine": mine}
