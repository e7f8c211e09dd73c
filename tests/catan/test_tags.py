"""Tags of whom the robber may rob: out on the water, with a line to the house, and nothing is covered."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator

from boardlab.catan.board import TILE_AT, TILES
from boardlab.catan.example import example_game
from boardlab.catan.rules.robber.moving import candidates
from boardlab.core.picture.scene import Marks, Scene
from tests.boxes import placed, shape_box, text_size
from tests.conformance.games import GAMES, played

CATAN = next(game for game in GAMES if game.name == "catan")


def robberies(seed: int) -> Iterator[tuple[Scene, str, int]]:
    """Pictures in which cards are at stake, with the tile they are at stake on, and how many may be robbed there."""
    rng = random.Random(seed)
    for start in range(0, len(CATAN.starts), 3):
        for p in played(CATAN, start).positions:
            if p.stage in ("robber", "ride"):
                tile = rng.choice(TILES)
                if tile == TILES[p.robber]:
                    continue
                scene = p.scene(show="board", lang=rng.choice(("en", "ko")), marks=Marks(picked=(tile,)))
                yield scene, tile, len(candidates(p, p.decider, TILE_AT[tile]))


def test_tags_cover_nothing_in_crowded_games() -> None:
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


def test_each_victim_has_a_tag_wherever_the_robber_goes() -> None:
    for p in example_game().positions:
        for tile in TILES if p.stage == "robber" else ():
            if tile != TILES[p.robber]:
                shapes = p.scene(show="board", marks=Marks(picked=(tile,))).layers["marks"]
                tags = [shape for shape in shapes if shape.attrs.get("class") == "bl-stake"]
                assert len(tags) == len(candidates(p, p.decider, TILE_AT[tile])), p.place_name(tile, "en")
