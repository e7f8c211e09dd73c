"""The island: tiles, places, printed maps and maps by chance."""

from __future__ import annotations

import random
from collections import Counter
from itertools import pairwise
from typing import Any

import pytest

from boardlab.catan.board import (
    COAST,
    ENDS,
    HARBOUR_PATHS,
    NEXT,
    PATHS,
    PATHS_AT,
    SITES,
    SITES_OF_TILE,
    TILES,
    TILES_OF_PATH,
    TILES_OF_SITE,
    bits,
    spiral,
)  # fmt: skip
from boardlab.catan.island import (
    CHIPS,
    CLASSIC,
    CORNERS,
    DESERT,
    FRAME,
    HARBOURS,
    MODERN,
    OUTER,
    TERRAINS,
    flipped,
    lay_out,
    lettered,
)  # fmt: skip
from boardlab.catan.rules.validation import island_problems


@pytest.mark.rule("catan.map.intersection", "catan.map.path", "catan.map.coast")
def test_counts_of_the_island() -> None:
    assert (len(TILES), len(SITES), len(PATHS)) == (19, 54, 72)
    assert Counter(map(len, TILES_OF_SITE)) == {3: 24, 2: 12, 1: 18}
    assert Counter(each.bit_count() for each in PATHS_AT) == {3: 36, 2: 18}
    assert COAST.bit_count() == 30
    assert all(len(ends) == 2 for ends in ENDS)
    assert all(around.bit_count() == 6 for around in SITES_OF_TILE)
    for at, tiles in enumerate(TILES_OF_PATH):
        assert len(tiles) == (1 if COAST >> at & 1 else 2)
    for site, near in enumerate(NEXT):
        assert all(NEXT[other] >> site & 1 for other in bits(near))


@pytest.mark.rule("catan.harbour.site", "catan.setup.frame", "catan.trade.maritime.one_special_each")
def test_harbours_lie_on_nine_coastal_paths_and_eighteen_sites() -> None:
    assert all(COAST >> path & 1 for path in HARBOUR_PATHS)
    assert len({site for path in HARBOUR_PATHS for site in ENDS[path]}) == 18
    for land in (CLASSIC, MODERN):
        assert Counter(HARBOURS[kind] for kind in land.harbours) == {
            "generic": 4, "lumber": 1, "brick": 1, "wool": 1, "grain": 1, "ore": 1,
        }  # fmt: skip
        assert sum(kind >= 0 for kind in land.harbour_at) == 18
    assert MODERN.harbours == CLASSIC.harbours[6:] + CLASSIC.harbours[:6]
    assert tuple(kind for piece in FRAME for kind in piece) == CLASSIC.harbours


@pytest.mark.parametrize("land", [CLASSIC, MODERN], ids=["classic", "modern"])
@pytest.mark.rule("catan.setup.beginner_map", "catan.components.terrain_resource")
def test_printed_maps_are_those_of_the_box(land: Any) -> None:
    assert not list(island_problems(land))
    assert TERRAINS[land.terrain[land.desert]] == "desert"


COUNTER_CLOCKWISE = {
    "2,0": "2,0 2,-1 2,-2 1,-2 0,-2 -1,-1 -2,0 -2,1 -2,2 -1,2 0,2 1,1 1,0 1,-1 0,-1 -1,0 -1,1 0,1 0,0",
    "0,-2": "0,-2 -1,-1 -2,0 -2,1 -2,2 -1,2 0,2 1,1 2,0 2,-1 2,-2 1,-2 0,-1 -1,0 -1,1 0,1 1,0 1,-1 0,0",
    "-2,2": "-2,2 -1,2 0,2 1,1 2,0 2,-1 2,-2 1,-2 0,-2 -1,-1 -2,0 -2,1 -1,1 0,1 1,0 1,-1 0,-1 -1,0 0,0",
}


@pytest.mark.parametrize(("first", "order"), COUNTER_CLOCKWISE.items())
@pytest.mark.rule(
    "catan.setup.chips_order", "catan.setup.chips_inward", "catan.setup.chips_letters", "catan.setup.chips_flip"
)
def test_the_spiral_of_chips(first: Any, order: Any) -> None:
    assert [TILES[tile] for tile in spiral(TILES.index(first))] == order.split()


@pytest.mark.parametrize("clockwise", [False, True])
@pytest.mark.rule("catan.setup.chips_inward")
def test_a_spiral_goes_from_neighbour_to_neighbour(clockwise: bool) -> None:
    """From every tile of the outer ring, both ways round"""
    for first in OUTER:
        walk = spiral(first, clockwise=clockwise)
        assert sorted(walk) == list(range(19))
        for tile, following in pairwise(walk):
            assert (SITES_OF_TILE[tile] & SITES_OF_TILE[following]).bit_count() == 2


@pytest.mark.rule("catan.setup.chips_skip_desert")
def test_the_desert_is_skipped() -> None:
    for at in range(19):
        terrain = [0] * 19
        terrain[at] = DESERT
        letters = lettered(terrain, TILES.index("2,0"))
        assert letters[at] == ""
        chips = flipped(letters)
        assert chips[at] == 0
        assert [chips[tile] for tile in spiral(TILES.index("2,0")) if tile != at] == list(CHIPS)


@pytest.mark.parametrize("frame", ["fixed", "turned", "shuffled"])
@pytest.mark.parametrize(("start", "direction"), [("corner", "counter_clockwise"), ("any", "clockwise")])
@pytest.mark.rule("catan.setup.terrain_shuffle", "catan.setup.frame")
def test_islands_by_chance_are_those_of_the_box(frame: str, start: str, direction: str) -> None:
    seen = set()
    for seed in range(40):
        land = lay_out(random.Random(seed), chip_start=start, chip_direction=direction, frame_order=frame)
        assert not list(island_problems(land))
        seen.add(land.harbours)
    assert len(seen) == {"fixed": 1, "turned": 3}.get(frame, len(seen))
    assert frame != "shuffled" or len(seen) > 20


@pytest.mark.parametrize(
    ("start", "direction"), [(s, d) for s in ("corner", "any") for d in ("counter_clockwise", "clockwise")]
)
@pytest.mark.rule("catan.setup.chips_order")
def test_chips_start_and_run_as_the_options_say(start: Any, direction: Any) -> None:
    """The rulings chip_start and chip_direction"""
    first = set()
    for seed in range(60):
        land = lay_out(random.Random(seed), chip_start=start, chip_direction=direction, frame_order="fixed")
        fits = [
            tile for tile in OUTER
            if flipped(lettered(land.terrain, tile, clockwise=direction == "clockwise")) == land.chips
        ]  # fmt: skip
        # With the desert first, the row is the same from the tile after it.
        assert len(fits) in (1, 2)
        first |= set(fits) if len(fits) == 1 else set()
    assert first == set(CORNERS if start == "corner" else OUTER)
