"""What practice of several topics of Catan draws: hands, buildings that keep apart, lines of roads, boards turned."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from random import Random
from typing import NamedTuple

from boardlab import catan
from boardlab.catan import Position
from boardlab.catan.board import ALL_SITES, CLOSE, ENDS, PATHS, PATHS_AT, SITES, bits, mask_of
from boardlab.catan.options import ROAD_MIN
from boardlab.core.json_data import Table
from boardlab.lessons.catan.sketching import LETTERS, dealt, sketch

SIXTHS = 6
BY_SEAT = ("settlements", "cities", "roads", "hands", "developments", "knights")
"""Fields of a position, as plain data, with something for each seat."""
OF_A_SEAT = ("active", "player", "starter", "longest_road", "largest_army")
"""Those that name a seat."""
_PLACES = {frozenset(key.split("|")): key for key in (*SITES, *PATHS)}


def hand_of(rng: Random, size: int, spare: Sequence[int]) -> tuple[int, ...]:
    """So many cards of each kind, ``size`` in all, out of those that are to spare."""
    cards = [kind for kind, count in enumerate(spare) for _ in range(count)]
    chosen = rng.sample(cards, size)
    return tuple(chosen.count(kind) for kind in range(len(spare)))


def apart(rng: Random, number: int, free: int = ALL_SITES) -> list[int]:
    """So many intersections that keep the distance rule, in random order; fewer where there is no more room.

    Args:
        rng: what chooses.
        number: how many.
        free: the intersections to choose among, a set.
    """
    found = list[int]()
    while free and len(found) < number:
        found.append(rng.choice([*bits(free)]))
        free &= ~CLOSE[found[-1]]
    return found


def line_of(rng: Random, length: int, without: Collection[int] = ()) -> tuple[list[int], list[int]]:
    """Paths in a line without a fork or a ring, and the intersections along it in order; shorter where there is no way.

    Args:
        rng: what chooses.
        length: how many paths.
        without: intersections at which the line never comes by.
    """
    sites = [rng.choice([site for site in range(len(SITES)) if site not in without])]
    paths = list[int]()
    while len(paths) < length:
        met = {*without, *sites}
        ways = [(path, other) for path in bits(PATHS_AT[sites[-1]]) for other in ENDS[path] if other not in met]
        if not ways:
            break
        path, site = rng.choice(ways)
        paths.append(path)
        sites.append(site)
    return paths, sites


def begun_turn(rng: Random) -> tuple[Position, dict[str, tuple[str, ...]]]:
    """Somebody is about to roll, with the cards for a road but one, and four of a kind to swap for that.

    Returns:
        The position, and what is done in each step of that turn: ``roll``, ``trade``, ``build`` and ``end``.
    """
    seat, start = rng.randrange(len(LETTERS)), sketch().pieces
    lacked, other = rng.sample(("lumber", "brick"), 2)
    given = rng.choice(("wool", "grain", "ore"))
    position = sketch(
        stage="roll",
        active=LETTERS[seat],
        hands=dealt(rng, 1, 4) | {LETTERS[seat]: f"{rng.randint(4, 6)} {given} {other}"},
    )
    path = rng.choice([*bits(start.ways[seat] & ~start.taken)])
    return position, {
        "roll": ("roll", "dice 6 6"),
        "trade": (f"trade 4 {given} for 1 {lacked}",),
        "build": (f"road {PATHS[path]}",),
        "end": ("end",),
    }


def line_with_houses(rng: Random, seat: int, fewest: int = ROAD_MIN) -> tuple[Table, Table] | None:
    """Buildings of a seat along a line of roads that is long enough for the card.

    Args:
        rng: what chooses.
        seat: whose.
        fewest: the roads of the shortest line.

    Returns:
        The fields of a sketch, and how many ``settlements``, ``cities`` and ``roads`` there are; None where chance
        found no line so long.
    """
    roads = rng.randint(fewest, fewest + 3)
    paths, sites = line_of(rng, roads)
    own = apart(rng, rng.randint(2, 4), mask_of(sites))
    if len(paths) < roads or len(own) < 2:
        return None
    cities = rng.randint(1, min(2, len(own) - 1))
    fields: Table = {
        "settlements": {LETTERS[seat]: listed_sites(own[cities:])},
        "cities": {LETTERS[seat]: listed_sites(own[:cities])},
        "roads": {LETTERS[seat]: listed_paths(paths)},
    }
    return fields, {"settlements": len(own) - cities, "cities": cities, "roads": roads}


def listed_sites(sites: Sequence[int]) -> str:
    """Intersections as a sketch takes them."""
    return ", ".join(SITES[site] for site in sites)


def listed_paths(paths: Sequence[int]) -> str:
    """Paths as a sketch takes them."""
    return ", ".join(PATHS[path] for path in paths)


class Turned(NamedTuple):
    """A position on the island turned round, with the colours mixed."""

    position: Position
    seats: Sequence[int]
    """The new seat of each old one."""
    sixths: int

    def place(self, key: str) -> str:
        """Where an intersection or a path has come to lie, by its key."""
        return _turned(key, self.sixths)


def turned(rng: Random, p: Position) -> Turned:
    """The same pieces somewhere else: the printed island itself stays as it is, and the robber where it stands."""
    seats, sixths = rng.sample(range(p.players), p.players), rng.randrange(SIXTHS)
    document = p.to_json()
    for field in BY_SEAT:
        held = document[field]
        document[field] = [held[seats.index(seat)] for seat in range(p.players)]
    for field in ("settlements", "cities", "roads"):
        document[field] = [[_turned(key, sixths) for key in mine] for mine in document[field]]
    document |= {field: seats[document[field]] for field in OF_A_SEAT if document[field] is not None}
    return Turned(catan.from_json(document, allow_unreachable=True), seats, sixths)


def _turned(key: str, sixths: int) -> str:
    tiles = [tuple(map(int, tile.split(","))) for tile in key.split("|")]
    for _ in range(sixths):
        tiles = [(-low, first + low) for first, low in tiles]
    return _PLACES[frozenset(f"{first},{low}" for first, low in tiles)]
