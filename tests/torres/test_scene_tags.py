"""Castle tags and the start of the track: nothing collides, nothing is read as something else."""

from __future__ import annotations

import random
from itertools import pairwise

import pytest

from boardlab import torres
from boardlab.torres.scene_shapes import Tag, tags
from tests.boxes import placed, points
from tests.conformance import torres_samples

WIDE = ["b6", "c6", "d6", "e6", "b5", "c5", "d5", "e5", "c4", "d4", "e4"]


def board(cells, scores=(0, 0)):
    document = {"heights": dict.fromkeys(cells, 1), "knights": [[cells[0]], []], "king": cells[1]}
    return torres.from_json({**document, "scores": list(scores)}, allow_unreachable=True)


def shapes(shape):
    yield shape
    for part in shape.children:
        yield from shapes(part)


@pytest.mark.parametrize(("area", "height"), [(4, 3), (11, 3), (12, 11), (4, 12)])
def test_the_sign_of_the_area_ends_before_its_number_begins(area, height):
    drawn = tags([Tag(400, 300, area, height)], plates=True)
    sign = next(part.attrs["d"] for part in shapes(drawn) if part.attrs.get("d", "").count("l7-5"))
    begins = float(next(part for part in shapes(drawn) if part.tag == "text").attrs["x"].split()[0])
    assert float(sign[1:].split()[0]) + 14 <= begins


@pytest.mark.parametrize(("area", "royal"), [(4, False), (11, False), (11, True)])
def test_a_tag_reaches_as_far_as_it_is_drawn(area, royal):
    one = Tag(400, 300, area, 3, royal)
    left, right = one.reach
    assert left == 29 + 9 * (area > 9) + 24 * royal
    assert right == 29


@pytest.mark.parametrize(("scores", "boxes"), [((0, 0), 2), ((3, 5), 2), ((11, 12), 1), ((0, 70), 1)])
def test_the_start_of_the_track_is_a_box_of_its_own(scores, boxes):
    layers = board(WIDE, scores).scene().layers
    slabs = [
        shape
        for drawn in layers.values()
        for shape in drawn
        if shape.attrs.get("class") == "bl-slab" and shape.attrs.get("height") == "28"
    ]
    assert len(slabs) == boxes
    assert sum(float(slab.attrs["width"]) for slab in slabs) <= 824


def test_a_receipt_names_a_castle_once_by_its_knight_as_the_log_does_however_it_grows():
    p = torres.from_json({"heights": {"b2": 2, "c2": 1}, "knights": [["c2"], []]}, allow_unreachable=True)
    grown = torres.from_json({"heights": {"a2": 1, "b2": 2, "c2": 1}, "knights": [["c2"], []]}, allow_unreachable=True)
    for q in (p, grown):
        line = q.preview().lines[0]
        assert q.wording.phrase(line.label, "en") == "Castle at c2"
        assert q.wording.phrase(line.label, "ko") == "c2의 성"


@pytest.mark.parametrize("rotation", range(4))
def test_tags_and_their_stems_cover_no_letter_along_the_edges(rotation):
    rng = random.Random(rotation)
    seen = 0
    for _ in range(25):
        scene = torres_samples.sample(rng).scene(show="board", rotation=rotation)
        labels = [(x, y) for one in placed(scene, "ground") for x, y in signs_of(one.shape)]
        assert len(labels) == 16
        drawn = [one.shape for one in placed(scene, "marks") if one.chain[-2][1] == {"bl-tag"}]
        for shape in drawn:
            wide = 10 if shape.attrs.get("class") == "bl-tp" else 0
            for x, y in (at for line in shape.attrs.get("d", "").split("M")[1:] for at in along(f"M{line}")):
                seen += 1
                assert not any(abs(x - lx) < 5 + wide and abs(y - ly) < 5 + wide for lx, ly in labels)
    assert seen > 100


def signs_of(shape):
    """The middles of the signs of an edge label."""
    if shape.tag == "text" and shape.attrs.get("class") == "bl-lab bl-m":
        yield from zip(
            map(float, shape.attrs["x"].split()), (float(y) - 5 for y in shape.attrs["y"].split()), strict=True
        )


def along(data):
    """Points along a line, close together."""
    ends = list(points(data))
    for (x0, y0), (x1, y1) in pairwise(ends):
        yield from ((x0 + (x1 - x0) * at / 10, y0 + (y1 - y0) * at / 10) for at in range(11))
