"""The chart itself: sea, coast, tiles with their pictures, number chips and harbours. Nothing here ever moves."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache

from boardlab.catan.board import ENDS, HARBOUR_PATHS
from boardlab.catan.island import GENERIC, TERRAINS, WAYS_OF, Island
from boardlab.catan.picture.map import HARBOUR_SPOTS, MIDDLE, SITE_SPOTS, TILE_SPOTS, Spot, hexagon
from boardlab.catan.picture.pictures import SIGNS, TERRAIN
from boardlab.core.picture.drawing import group, path, text
from boardlab.core.picture.scene import Shape
from boardlab.core.picture.svg import number

_CENTRE = f"M{MIDDLE[0]} {MIDDLE[1]}"
_HULL = _CENTRE + "m-260-30 104-180 52-30h208l52 30 104 180v60l-104 180-52 30h-208l-52-30-104-180z"
_SHALLOW = (
    _CENTRE + "m-130-225q26-15 52 0 26 15 52 0 26-15 52 0 26 15 52 0 26-15 52 0 26 15 26 45 0 30 26 45 26 15 26 45 0 "
    "30 26 45 26 15 26 45 0 30-26 45-26 15-26 45 0 30-26 45-26 15-26 45 0 30-26 45-26 15-52 0-26-15-52 0-26 15-52 0-26"
    "-15-52 0-26 15-52 0-26-15-26-45 0-30-26-45-26-15-26-45 0-30-26-45-26-15-26-45 0-30 26-45 26-15 26-45 0-30 26-45 26"
    "-15 26-45 0-30 26-45z"
)
_COAST = (
    "m-104-240 52 30 52-30 52 30 52-30 52 30v60l52 30v60l52 30v60l-52 30v60l-52 30v60l-52 30-52-30-52 30-52-30-52 30-52"
    "-30v-60l-52-30v-60l-52-30v-60l52-30v-60l52-30v-60z"
)
_LAND = _CENTRE + _COAST
_CLIFF = f"M{MIDDLE[0]} {MIDDLE[1] + 6}" + _COAST


def _start(at: Spot, offset: Spot) -> str:
    return f"M{at[0] + offset[0]} {at[1] + offset[1]}"


def sign(kind: int, x: int, y: int) -> Iterable[Shape]:
    """The sign of a resource with its middle at (x, y); :data:`GENERIC` for any."""
    for name, offset, rest in SIGNS[kind]:
        yield path(name, _start((x, y), offset) + rest)


@lru_cache(maxsize=64)
def ground(island: Island) -> tuple[Shape, ...]:
    """The sea and the tiles."""
    return (*_SEA, *_tiles(island))


@lru_cache(maxsize=64)
def facts(island: Island) -> tuple[Shape, ...]:
    """Chips and harbours. Marks of tiles lie below them: a number stays readable."""
    return (*_chips(island), *_harbours(island))


_SEA = (
    path("bl-s1", _HULL),
    path("bl-s2", _HULL),
    path("bl-s3", _SHALLOW),
    path("bl-cl", _CLIFF),
    path("bl-sand", _LAND),
)


def _tiles(island: Island) -> Iterable[Shape]:
    """The tiles, terrain by terrain: one shape for each part of a picture, however many tiles show it."""
    for terrain in range(len(TERRAINS)):
        spots = [TILE_SPOTS[tile] for tile, kind in enumerate(island.terrain) if kind == terrain]
        if spots:
            yield path(f"bl-t{terrain + 1}", "".join(map(hexagon, spots)))
            for name, offset, rest in TERRAIN[terrain]:
                yield path(name, "".join([f"M{x + offset[0]} {y + offset[1]}{rest}" for x, y in spots]))
    yield path("bl-up", "".join([f"M{x - 48} {y + 26}v-54l48-28 48 28" for x, y in TILE_SPOTS]))


_HOT = 5
"""Ways of a 6 and an 8."""


def _chips(island: Island) -> Iterable[Shape]:
    """Number chips; 6 and 8 red, heavy and ringed. A dot below for each way of throwing the number."""
    chips = [(number, TILE_SPOTS[tile]) for tile, number in enumerate(island.chips) if number]
    discs = {hot: "".join(_start(at, (0, 17)) + "h0" for chip, at in chips if (WAYS_OF[chip] == _HOT) is hot)
             for hot in (False, True)}  # fmt: skip
    yield path("bl-hoop", discs[False])
    yield path("bl-chip", discs[False])
    yield path("bl-hot", discs[True])
    yield path("bl-hot0", discs[True])
    for chip, (x, y) in chips:
        ways = WAYS_OF[chip]
        yield text(x, y + (23 if ways == _HOT else 19 + ways), str(chip), f"bl-n{ways}")
    for hot in (False, True):
        dots = [_pips(WAYS_OF[chip], *at) for chip, at in chips if (WAYS_OF[chip] == _HOT) is hot]
        yield path("bl-pip bl-hp" if hot else "bl-pip", "".join(dots))


def _pips(ways: int, x: int, y: int) -> str:
    # A dashed line makes the dots; it is a little longer than from the first to the last, lest that be left out.
    return f"M{x - 3 * (ways - 1)} {y + 29}h{6 * (ways - 1) + 1}"


def _harbours(island: Island) -> Iterable[Shape]:
    """Discs out at sea, with piers to both intersections that may use them."""
    ends = [[SITE_SPOTS[site] for site in ENDS[path_]] for path_ in HARBOUR_PATHS]
    piers = [
        f"M{a[0]} {a[1]}L{x} {y}L{b[0]} {b[1]}" for (x, y), (a, b) in zip(HARBOUR_SPOTS, ends, strict=True)
    ]  # fmt: skip
    docks = "".join(f"M{x} {y}h0" for pair in ends for x, y in pair)
    yield path("bl-pier", "".join(piers))
    yield path("bl-dock", docks)
    yield path("bl-ring", docks)
    for (x, y), kind in zip(HARBOUR_SPOTS, island.harbours, strict=True):
        disc = "bl-any" if kind == GENERIC else f"bl-t{kind + 1}"
        yield Shape("circle", {"class": f"{disc} bl-buoy", "cx": number(x), "cy": number(y), "r": "24"})
        yield from sign(kind, x, y - 9)
        yield text(x, y + 16, "3:1" if kind == GENERIC else "2:1", "bl-rate")


def card(kind: int, x: int, y: int) -> Shape:
    """A resource card in small, with the sign of its resource."""
    slab = {"class": f"bl-t{kind + 1} bl-card", "x": str(x), "y": str(y), "width": "36", "height": "30", "rx": "5"}
    return group(Shape("rect", slab), *sign(kind, x + 18, y + 15))
