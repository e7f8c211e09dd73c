"""Tags of whom the robber may rob: out on the water, with a line to the house, and nothing is covered."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from itertools import pairwise

import pytest

from boardlab.catan.board import ENDS, HARBOUR_PATHS, PATHS, SITES, TILE_AT, TILES
from boardlab.catan.example import example_game
from boardlab.catan.robber.moving import candidates
from boardlab.catan.scene_map import HARBOUR_SPOTS, SITE_SPOTS, SPOTS, TILE_SPOTS
from boardlab.catan.scene_tags import TAG_SPOTS, Things, house_room, leaders, road_line, robber_room
from boardlab.core.scene import Marks, Scene
from tests.boxes import placed, shape_box, text_size
from tests.conformance.games import GAMES, played
from tests.effort import rounds

CATAN = next(game for game in GAMES if game.name == "catan")
Point = tuple[float, float]


def robberies(seed: int) -> Iterator[tuple[Scene, str, int]]:
    """Pictures in which cards are at stake, with the tile they are at stake on, and how many may be robbed there."""
    rng = random.Random(seed)
    for start in range(len(CATAN.starts)):
        for p in played(CATAN, start).positions:
            if p.stage in ("robber", "ride"):
                tile = rng.choice(TILES)
                if tile == TILES[p.robber]:
                    continue
                scene = p.scene(show="board", lang=rng.choice(("en", "ko")), marks=Marks(picked=(tile,)))
                yield scene, tile, len(candidates(p, p.decider, TILE_AT[tile]))


def crowded(seed: int) -> Things:
    """An island as full as it gets: houses two paths apart, roads everywhere else, the robber in the middle."""
    rng = random.Random(seed)
    houses: dict[str, str] = {}
    for site in rng.sample(range(54), 54):
        near = {SITES[other] for ends in ENDS if site in ends for other in ends}
        if not near & houses.keys() and len(houses) < 16:
            houses[SITES[site]] = rng.choice(("settlement", "city"))
    return Things(tuple(houses.items()), tuple(rng.sample(PATHS, 36)), TILES[rng.randrange(19)])


def steps(line: tuple[Point, ...]) -> Iterator[Point]:
    """Points along a line, two units apart."""
    for (x0, y0), (x1, y1) in pairwise(line):
        count = int(max(abs(x1 - x0), abs(y1 - y0)) / 2) + 1
        for at in range(count + 1):
            yield x0 + (x1 - x0) * at / count, y0 + (y1 - y0) * at / count


def within(point: Point, box: tuple[float, float, float, float]) -> bool:
    return box[0] < point[0] < box[2] and box[1] < point[1] < box[3]


def far(one: Point, other: Point) -> float:
    return ((one[0] - other[0]) ** 2 + (one[1] - other[1]) ** 2) ** 0.5


def hex_far(point: Point, middle: Point) -> float:
    """How far from the middle of a hex, its sides being 52 away."""
    dx, dy = abs(point[0] - middle[0]), abs(point[1] - middle[1])
    return max(dx, dx / 2 + dy * 0.866)


def rim_of(spot: Point) -> list[Point]:
    return [(spot[0] + dx, spot[1] + dy) for dx in range(-52, 53, 4) for dy in (-18, -9, 0, 9, 18)]


def test_every_place_for_a_tag_lies_on_free_water_within_the_picture():
    for spot in TAG_SPOTS:
        for point in rim_of(spot):
            assert 12 <= point[0] <= 664
            assert 22 <= point[1] <= 626
            assert min(hex_far(point, tile) for tile in TILE_SPOTS) > 57, (spot, "on land")
            assert min(far(point, disc) for disc in HARBOUR_SPOTS) > 25, (spot, "on a harbour")
            for disc, path in zip(HARBOUR_SPOTS, HARBOUR_PATHS, strict=True):
                assert min(far(point, each) for end in ENDS[path] for each in steps((disc, SITE_SPOTS[end]))) > 5


@pytest.mark.parametrize("seed", range(rounds(6, 200)))
def test_a_line_leads_from_the_house_to_its_tag_and_crosses_nothing(seed):
    things = crowded(seed)
    houses = dict(things.houses)
    on_tile = [key for key in houses if things.robber in key.split("|")]
    wanted = tuple((key,) for key in on_tile) or ((next(iter(houses)),),)
    found = leaders(things, wanted)
    for (key,), leader in zip(wanted, found, strict=True):
        if leader is None:
            continue
        assert len(leader.line) <= 4, "two bends at most"
        x, y = SPOTS[key]
        assert far(leader.line[0], (x, y)) < 45, "it begins at the rim of the house"
        assert within(leader.line[-1], (leader.tag[0] - 53, leader.tag[1] - 19, leader.tag[0] + 53, leader.tag[1] + 19))
        rooms = [house_room(each, kind) for each, kind in houses.items() if each != key] + [robber_room(things.robber)]
        roads = [point for each in things.roads for point in steps(road_line(each))]
        for point in steps(leader.line):
            assert min(far(point, (at[0], at[1] + 17)) for at in TILE_SPOTS) > 26, "a chip"
            assert min(far(point, disc) for disc in HARBOUR_SPOTS) > 26, "a harbour"
            assert not any(within(point, room) for room in rooms), "a piece"
            assert min(far(point, each) for each in roads) > 10.5, "a road"
        for point in rim_of(leader.tag):
            assert not any(within(point, room) for room in rooms)
            assert min(far(point, each) for each in roads) > 9
    lines = [list(steps(leader.line)) for leader in found if leader]
    for at, line in enumerate(lines):
        for other in lines[:at]:
            assert min(far(one, two) for one in line for two in other) > 4, "two lines"


def test_tags_cover_nothing_in_crowded_games():
    drawn = wanted = 0
    for scene, tile, victims in robberies(1):
        shapes = list(placed(scene, "pieces", "facts", "marks"))
        tags = [one for one in shapes if one.shape.tag == "rect" and one.key.startswith("stake:")]
        boxes = [box for one in tags if (box := shape_box(one))]
        kept = [
            box.grown(2)
            for one in shapes
            if one.shape.tag == "path" and one.classes & {"bl-b", "bl-r"} and (box := shape_box(one))
        ]
        for at, box in enumerate(boxes):
            assert not [other.name for other in (*kept, *boxes[:at]) if box.meets(other)], scene.title
        drawn += len(boxes)
        wanted += victims
        sizes = [text_size(scene, one) for one in shapes if one.shape.tag == "text"]
        assert min(sizes) * 604 / 652 >= 11, "readable where the board is 604 wide"
        assert all(re.fullmatch(r"stake:[A-D]@.*", one.key) and one.key.endswith(tile) for one in tags)
    assert wanted > 20
    assert drawn > 0.8 * wanted, (
        "where roads close a house in on all sides, the list beside the board tells of it alone"
    )


def test_in_the_example_game_every_victim_has_a_tag_wherever_the_robber_goes():
    for p in example_game().positions:
        for tile in TILES if p.stage == "robber" else ():
            if tile != TILES[p.robber]:
                shapes = p.scene(show="board", marks=Marks(picked=(tile,))).layers["marks"]
                tags = [shape for shape in shapes if shape.attrs.get("class") == "bl-stake"]
                assert len(tags) == len(candidates(p, p.decider, TILE_AT[tile])), p.place_name(tile, "en")
