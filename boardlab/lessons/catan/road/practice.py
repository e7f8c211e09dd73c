"""What practice of the topic “Longest road” draws: roads with forks, rings and buildings, and who holds the card."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING

from boardlab.catan.actions import Kind
from boardlab.catan.board import (
    CLOSE,
    ENDS,
    PATH_AT,
    PATHS,
    PATHS_AT,
    SITE_AT,
    SITES,
    TILES_OF_PATH,
    TILES_OF_SITE,
    bits,
    mask_of,
)
from boardlab.catan.options import ROAD_MIN
from boardlab.catan.places import path_phrase, site_phrase
from boardlab.core.i18n.language import Seat
from boardlab.lessons.catan.drawing import apart, line_of, line_with_houses, listed_paths, listed_sites, turned
from boardlab.lessons.catan.road.answers import D_CUTS, ROW, TIE_CUT
from boardlab.lessons.catan.sketching import LETTERS, place, sketch
from boardlab.lessons.display import do
from boardlab.lessons.model.topics import scenario

if TYPE_CHECKING:
    from boardlab.lessons.model.practice import Drawn

MOST_ROADS = 11
ROUND = 6
"""So many paths lie round a tile."""
TRIES = 20
"""So often a line is looked for that has the length wanted."""
RINGS = 0.35
"""How often a road is laid that closes a ring, where one can."""


def draw(rng: Random, target: str) -> Drawn:
    """How long is somebody's longest line?"""
    seat, rival = rng.sample(range(len(LETTERS)), 2)
    most = rng.randint(ROAD_MIN, MOST_ROADS)
    roads = _network(rng, max(most, ROUND + 2), _ring(rng)) if "ring" in target else _network(rng, most)
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


def _ring(rng: Random) -> int:
    """The paths round a tile, a set."""
    tile = rng.choice(TILES_OF_SITE[rng.randrange(len(SITES))])
    return mask_of(path for path in range(len(PATHS)) if tile in TILES_OF_PATH[path])


def _network(rng: Random, most: int, begun: int = 0) -> int:
    """Roads that hang together, a set: each is laid where one ends already, now and then so that it closes a ring."""
    roads = begun or 1 << rng.choice([path for path in range(len(PATHS)) if len(TILES_OF_PATH[path]) > 1])
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


# -- who holds the card ----------------------------------------------------------------------------------------------


def catching_up(rng: Random, target: str) -> Drawn | None:
    """Who holds the card, once somebody's line has become as long as the holder's? Or longer, against who leaves it."""
    holder, taker = rng.sample(range(len(LETTERS)), 2)
    long = rng.randint(ROAD_MIN, ROAD_MIN + 2)
    reached = long + 1 if target.endswith("first_holder_keeps") else long
    for _ in range(TRIES):
        mine, sites = line_of(rng, long)
        theirs, others = line_of(rng, reached, without=sites)
        if (len(mine), len(theirs)) == (long, reached):
            break
    else:
        return None
    left = apart(rng, 2, mask_of(sites))[:1], [others[0]]
    if CLOSE[left[0][0]] >> others[0] & 1:
        return None
    position = sketch(
        bare=True,
        active=LETTERS[taker],
        settlements={LETTERS[seat]: listed_sites(own) for seat, own in zip((holder, taker), left, strict=True)},
        roads={LETTERS[holder]: listed_paths(mine), LETTERS[taker]: listed_paths(theirs[:-1])},
        hands={LETTERS[taker]: "lumber brick"},
        longest_road=LETTERS[holder],
    )
    return {
        "position": position,
        "about": taker,
        "seats": (holder, taker),
        "act": f"road {PATHS[theirs[-1]]}",
        "holder": Seat(holder),
        "taker": Seat(taker),
        "long": long,
        "short": reached - 1,
    }


def cut(rng: Random, name: str) -> Drawn:
    """Who holds the card, once a line of seven is cut: into four and three (``cut``), or five and two (``tie``)?"""
    drawn = turned(rng, scenario(f"catan.road.{name}"))
    key = drawn.place(place(D_CUTS if name == "cut" else TIE_CUT))
    seats = drawn.seats
    names = dict(zip(("holder", "second", "third", "cutter"), map(Seat, seats), strict=True))
    lengths = {letter: drawn.position.pieces.lengths[seat] for letter, seat in zip("abc", seats, strict=False)}
    site = site_phrase(drawn.position.island, SITE_AT[key])
    return {"position": drawn.position, "seats": seats, "act": f"settlement {key}", "site": site, **names, **lengths}


def aside(rng: Random, target: str) -> Drawn | None:
    """Who holds the card that lay aside, once one of two equal lines is longer? Or is not, for who adds all roads."""
    drawn = turned(rng, scenario("catan.road.lying_aside"))
    p, act = drawn.position, f"road {drawn.place(place(ROW[0], path=True))}"
    if target.endswith("any_road_counts"):
        tried = [act.to_text() for act in p.legal_actions() if act.kind == Kind.ROAD]
        idle = [text for text in tried if do(p, text).road_holder < 0]
        if not idle:
            return None
        act = rng.choice(idle)
    one, other = map(Seat, drawn.seats[:2])
    path = path_phrase(p.island, PATH_AT[act.partition(" ")[2]])
    return {"position": p, "seats": drawn.seats, "act": act, "one": one, "other": other, "path": path}


def all_points(rng: Random) -> Drawn | None:
    """How many points has somebody with both special cards?"""
    seat, knights = rng.randrange(len(LETTERS)), rng.randint(3, 4)
    drawn = line_with_houses(rng, seat)
    if drawn is None:
        return None
    fields, counted = drawn
    position = sketch(bare=True, active=LETTERS[seat], knights={LETTERS[seat]: knights}, **fields)
    return {"position": position, "about": seat, "seat": seat, "player": Seat(seat), "knights": knights, **counted}
