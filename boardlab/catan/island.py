"""The island: terrain, number chips and harbours. Printed for first games, otherwise laid out by chance.

Its intersections and paths are geometry (catan.map.intersection, catan.map.path): :mod:`boardlab.catan.board`.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import TYPE_CHECKING

from boardlab.catan.board import ENDS, HARBOUR_PATHS, HEXES, PATH_AT, SITE_AT, TILE_AT, TILES, mask_of, spiral
from boardlab.catan.cards import RESOURCES
from boardlab.core.contract.drafts import not_called
from boardlab.core.contract.rule import rule

if TYPE_CHECKING:
    from random import Random

TERRAINS = ("forest", "hills", "pasture", "fields", "mountains", "desert")
"""Terrain by the resource it gives, in the order of the resources; the desert gives none
(catan.components.terrain_resource)."""
DESERT = 5
"""The terrain that gives nothing (catan.map.desert)."""
TERRAIN_COUNTS = (4, 3, 4, 4, 3, 1)
"""Land tiles of each terrain (catan.components.terrain)."""
CHIPS = (5, 2, 6, 3, 8, 10, 9, 12, 11, 4, 8, 10, 9, 4, 5, 6, 3, 11)
"""Numbers on the chips A to R (catan.components.chips)."""
LETTERS = "ABCDEFGHIJKLMNOPQR"
GENERIC = 5
"""The kind of a 3:1 harbour; a special harbour has the index of its resource."""
HARBOURS = (*RESOURCES, "generic")
HARBOUR_COUNTS = (1, 1, 1, 1, 1, 4)
"""Harbours of each kind (catan.trade.maritime.one_special_each)."""
FRAME = ((5, 2), (5,), (5, 1), (0,), (5, 3), (4,))
"""Harbours on the six frame pieces, clockwise (catan.components.frame)."""
WAYS_OF = {total: 6 - abs(7 - total) for total in range(2, 13)}
"""Out of 36, how often two dice show each sum (catan.map.chip_odds)."""


class Island:
    """Terrain, chips and harbours of one game, and what follows from them. Made by :func:`island`; never changes."""

    __slots__ = ("chips", "desert", "harbour_at", "harbours", "terrain", "tiles_of")

    terrain: tuple[int, ...]
    """Terrain of each tile, an index into :data:`TERRAINS`."""
    chips: tuple[int, ...]
    """The number on each tile, 0 on the desert."""
    harbours: tuple[int, ...]
    """Kind of the harbour on each of the nine harbour paths, an index into :data:`HARBOURS`."""
    desert: int
    """The tile where the robber starts (catan.start.robber)."""
    tiles_of: tuple[tuple[int, ...], ...]
    """The tiles with each number, by number."""
    harbour_at: tuple[int, ...]
    """The kind of harbour at each intersection, -1 where there is none (catan.harbour.site,
    catan.map.coast_no_harbour)."""

    def __init__(self, *args: object, **named: object) -> None:
        not_called(self)

    def __reduce__(self) -> tuple[object, ...]:
        return island, (self.terrain, self.chips, self.harbours)

    def __repr__(self) -> str:
        return f"<island {' '.join(TERRAINS[t] + (f'-{n}' if n else '') for t, n in self.tiles)}>"

    @property
    def tiles(self) -> tuple[tuple[int, int], ...]:
        """Terrain and number of each land tile, as (index into :data:`TERRAINS`, 2 to 12, or 0 on the desert)."""
        return tuple(zip(self.terrain, self.chips, strict=True))


@lru_cache(maxsize=4096)
@rule("catan.map.coast_no_harbour")
def island(terrain: tuple[int, ...], chips: tuple[int, ...], harbours: tuple[int, ...]) -> Island:
    """The one island with these parts; see :mod:`boardlab.catan.rules.validation` for what the box allows."""
    found = Island.__new__(Island)
    found.terrain, found.chips, found.harbours = terrain, chips, harbours
    found.desert = terrain.index(DESERT) if DESERT in terrain else -1
    found.tiles_of = tuple([tuple([at for at, chip in enumerate(chips) if chip == number]) for number in range(13)])
    at = [-1] * 54
    for path, kind in zip(HARBOUR_PATHS, harbours, strict=True):
        for site in ENDS[path]:
            at[site] = kind
    found.harbour_at = tuple(at)
    return found


HARBOUR_SITES = mask_of([site for path in HARBOUR_PATHS for site in ENDS[path]])
"""The 18 intersections with a harbour."""

# -- printed maps ----------------------------------------------------------------------------------------------------

_LETTER = {"F": 0, "H": 1, "P": 2, "A": 3, "M": 4, "D": 5}


def _printed(tiles: str, harbours: str) -> Island:
    """Read rows such as ``F6 P3 P8``: forest, hills, pasture, arable fields, mountains, desert."""
    words = tiles.split()
    kinds = tuple([HARBOURS.index(name) for name in harbours.split()])
    return island(tuple([_LETTER[word[0]] for word in words]), tuple([int(word[1:] or 0) for word in words]), kinds)


CLASSIC = _printed(
    "F6 P3 P8  A2 M4 A5 F10  F5 H9 D M6 A9  A10 M11 F3 P12  H8 P4 H11",
    "generic wool generic generic brick lumber generic grain ore",
)
MODERN = _printed(
    "M10 P2 F9  A12 H6 P4 H10  A9 F11 D F3 M8  F8 M3 A4 P5  H5 A6 P11",
    "generic grain ore generic wool generic generic brick lumber",
)
PRINTED = {"classic": CLASSIC, "modern": MODERN}
"""The maps printed for first games (catan.setup.beginner_map)."""
COLOURS = ("orange", "red", "blue", "white")
"""The colours of the printed maps, in the order of the turns; seat 0 plays orange when all four play."""

_STARTS = {
    "classic": {
        "orange": ("1,0|2,-1|2,0", "1,0|2,-1", "-2,2|-2,3|-1,2", "-2,3|-1,2"),
        "red": ("-2,0|-2,1|-1,0", "-2,1|-1,0", "0,1|1,0|1,1", "0,1|1,1"),
        "blue": ("-2,1|-2,2|-1,1", "-2,2|-1,1", "0,-2|0,-1|1,-2", "0,-1|1,-2"),
        "white": ("1,-1|2,-2|2,-1", "1,-1|2,-2", "-1,-1|-1,0|0,-1", "-1,-1|-1,0"),
    },
    "modern": {
        "orange": ("1,-1|2,-2|2,-1", "1,-1|2,-2", "-1,1|-1,2|0,1", "-1,2|0,1"),
        "red": ("0,-2|0,-1|1,-2", "0,-1|1,-2", "-2,0|-2,1|-1,0", "-2,1|-1,0"),
        "blue": ("0,1|0,2|1,1", "0,1|1,1", "-2,1|-2,2|-1,1", "-2,2|-1,1"),
        "white": ("1,0|1,1|2,0", "1,0|2,0", "-1,-1|-1,0|0,-1", "-1,-1|-1,0"),
    },
}


def printed_start(name: str, colour: str) -> tuple[tuple[int, int], tuple[int, int]]:
    """The two settlements with their roads that a printed map gives a colour; the second brings the first cards."""
    first, road, second, other = _STARTS[name][colour]
    return (SITE_AT[first], PATH_AT[road]), (SITE_AT[second], PATH_AT[other])


# -- a map by chance -------------------------------------------------------------------------------------------------

CORNERS = tuple([TILE_AT[name] for name in ("2,0", "2,-2", "0,-2", "-2,0", "-2,2", "0,2")])
OUTER = tuple([at for at, (q, r) in enumerate(HEXES) if max(abs(q), abs(r), abs(q + r)) == 2])


@rule("catan.setup.chips_letters", "catan.setup.chips_order", "catan.setup.chips_skip_desert")
def lettered(terrain: Sequence[int], first: int, *, clockwise: bool = False) -> tuple[str, ...]:
    """Chips A to R along the spiral from a tile, letter side up, the desert skipped: the letter on each tile, "" on
    the desert (catan.setup.chips_letters, catan.setup.chips_order, catan.setup.chips_inward,
    catan.setup.chips_skip_desert).
    """
    letters = [""] * len(TILES)
    row = iter(LETTERS)
    for tile in spiral(first, clockwise=clockwise):
        if terrain[tile] != DESERT:
            letters[tile] = next(row)
    return tuple(letters)


@rule("catan.setup.chips_flip")
def flipped(letters: Sequence[str]) -> tuple[int, ...]:
    """The chips turned number side up: the number on each tile, 0 where there is none."""
    return tuple(CHIPS[LETTERS.index(letter)] if letter else 0 for letter in letters)


@rule("catan.setup.frame", "catan.setup.terrain_shuffle", "catan.trade.maritime.one_special_each")
def lay_out(rng: Random, *, chip_start: str, chip_direction: str, frame_order: str) -> Island:
    """An island by chance: tiles turned up one by one, chips in a spiral, the frame.

    Args:
        rng: anything with a ``shuffle`` of lists, such as ``random.Random(7)`` or a record's own dice.
        chip_start: ``corner`` or ``any``: the tiles from which one is drawn for chip A.
        chip_direction: ``counter_clockwise`` or ``clockwise``.
        frame_order: ``fixed``, ``turned`` (by a third, or two, or not) or ``shuffled`` (the nine harbours).
    """
    terrain = [kind for kind, count in enumerate(TERRAIN_COUNTS) for _ in range(count)]
    rng.shuffle(terrain)
    starts = list(CORNERS if chip_start == "corner" else OUTER)
    rng.shuffle(starts)
    harbours = [kind for piece in FRAME for kind in piece]
    if frame_order == "shuffled":
        rng.shuffle(harbours)
    elif frame_order == "turned":
        turns = [0, 3, 6]
        rng.shuffle(turns)
        harbours = harbours[turns[0] :] + harbours[: turns[0]]
    chips = flipped(lettered(terrain, starts[0], clockwise=chip_direction == "clockwise"))
    return island(tuple(terrain), chips, tuple(harbours))
