"""The picture of Catan: the keyboard's ways, what places say, what is drawn, what stays hidden."""

from __future__ import annotations

import xml.etree.ElementTree as ET
from collections import deque
from typing import Any

import pytest

from boardlab.catan.board import PATHS, SITES, TILES
from boardlab.catan.example import example_game
from boardlab.catan.picture.map import NEIGHBOURS, SPOTS

END = example_game().position


def svg_of(position: Any, **how: Any) -> Any:
    return ET.fromstring(position.scene(**how).to_svg())


def keyed(root: Any) -> Any:
    return {node.attrib["data-key"]: node for node in root.iter() if "data-key" in node.attrib}


# -- the keyboard ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("keys", [TILES, SITES, PATHS], ids=["tiles", "sites", "paths"])
def test_arrow_keys_reach_every_place_of_a_layer(keys: Any) -> None:
    for start in keys:
        steps = {start: 0}
        queue = deque([start])
        while queue:
            key = queue.popleft()
            for way, other in NEIGHBOURS[key].items():
                if not way.isdigit() and other not in steps:
                    steps[other] = steps[key] + 1
                    queue.append(other)
        assert set(steps) == set(keys)
        assert max(steps.values()) <= 12


def test_digit_keys_reach_a_nearby_place_of_another_layer() -> None:
    layers = {"1": TILES, "2": SITES, "3": PATHS}
    for key, near in NEIGHBOURS.items():
        own = next(digit for digit, keys in layers.items() if key in keys)
        assert {way for way in near if way.isdigit()} == set(layers) - {own}
        for digit in set(layers) - {own}:
            other = near[digit]
            assert other in layers[digit]
            (x0, y0), (x1, y1) = SPOTS[key], SPOTS[other]
            assert (x0 - x1) ** 2 + (y0 - y1) ** 2 <= 70**2


# -- words -----------------------------------------------------------------------------------------------------------


def test_place_text_names_its_piece_and_nearby_harbour() -> None:
    places = END.scene(lang="en").places
    assert places["-2,1"].says == "fields 10, 3 of 36 rolls: robber, city of Red, settlement of Blue"
    assert places["0,0"].says == "desert, no yield: settlement of Orange"
    assert places["-2,0|-2,1|-1,0"].says == "intersection of forest 5, fields 10 and hills 9: city of Red"
    assert places["1,-2|2,-3|2,-2"].says == (
        "intersection of pasture 3, pasture 8 and the sea: settlement of White, harbour 2:1 wool"
    )
    assert places["1,-1|2,-2"].says == "path between fields 5 and pasture 8: road of White"
    assert places["0,-3|0,-2"].says == "path along the north-west coast of forest 6: empty"
    korean = END.scene(lang="ko").places
    assert korean["-2,0|-2,1|-1,0"].says == "숲 5, 밭 10, 구릉 9가 만나는 교차점: 빨강의 도시"
    assert korean["0,-3|0,-2"].says == "숲 6의 북서쪽 해안 길: 비어 있음"


def test_the_text_shows_the_island_and_everything_on_it() -> None:
    text = END.scene(lang="en", seat=1).to_text()
    lines = text.splitlines()
    assert lines[2].split("  ")[0] == "forest 5"
    assert "fields 10 *" in lines[3]
    for fact in (
        "Turn 16, White plays. Build phase.",
        "The dice show 4 and 4: 8.",
        "White (D): 4 points, 0 resource cards, 0 development cards, 1 knight played, longest line 2.",
        "The robber stands on fields 10.",
        "Cities of Red: forest 5/fields 10/hills 9.",
        "Hand of Red: ",
    ):
        assert fact in text, fact


# -- pictures --------------------------------------------------------------------------------------------------------


def test_each_piece_is_drawn_once_at_its_place() -> None:
    keys = keyed(svg_of(END))
    pieces = END.pieces
    assert sum(key.startswith("road:") for key in keys) == sum(mine.bit_count() for mine in pieces.roads)
    assert sum(key.startswith("settlement:") for key in keys) == sum(mine.bit_count() for mine in pieces.settlements)
    assert "city:B@-2,0|-2,1|-1,0" in keys
    x, y = SPOTS["-2,1"]
    assert keys["robber"].attrib["style"] == f"transform:translate({x}px,{y - 20}px)"
