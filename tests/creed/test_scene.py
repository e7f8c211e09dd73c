"""Pictures of Creed: complete in every view, silent about what is hidden, the same facts for eye and ear."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

import pytest

from boardlab import creed
from boardlab.core.picture.scene import Marks, Scene, Shape
from boardlab.creed.board import LAYOUTS, RANKS
from boardlab.creed.picture.board import table
from boardlab.creed.picture.icons import ICONS
from boardlab.creed.units import UNITS
from boardlab.testing import scenes
from tests.creed.boards import CAMP, board


def everyone(players: int = 2, **fields: Any) -> creed.Position:
    """A board with units in every state."""
    front = "" if players == 2 else "N"
    units = {
        f"A{front}11": "cavalry_4 attacked morale_2",
        f"A{front}13": "archer hidden",
        f"B{front}11": "shield_5",
        f"B{front}33": "heavy_infantry hidden",
    }
    camps = [list(CAMP) for _ in range(players)]
    camps[0][8] = "blank fortified"
    camps[1][2] = "blank destroyed"
    camps[1][0] = "commander announced"
    return board(units, players, camps=camps, **fields)


def drawn(scene: Scene, layer: str) -> list[Shape]:
    return scenes.walk(scene.layers[layer])


def of_class(scene: Scene, layer: str, name: str) -> list[Shape]:
    return [shape for shape in drawn(scene, layer) if name in shape.attrs.get("class", "").split()]


def points(data: str) -> int:
    """How many subpaths a path has."""
    return data.count("M")


# -- where things lie -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("view", creed.Position.views)
@pytest.mark.parametrize("name", LAYOUTS)
def test_a_line_leads_from_camp_to_camp(name: str, view: str) -> None:
    drawing = table(name, view)
    layout = drawing.layout
    assert len(drawing.lines) == layout.lines // 2
    for line in drawing.lines:
        assert len(drawing.keys_of(line)) == 4 * 3
        for half, (far, near) in zip(line.halves, line.points, strict=True):
            cells = layout.cell_names[half * RANKS : half * RANKS + RANKS]
            tents = [layout.tent_names[tent] for tent in layout.lane[layout.across[half]]]
            # First rank to last rank to nearest tent to farthest: one straight row without a step aside.
            way = [drawing.spots[key] for key in (*cells, *tents)]
            steps = {(b[0] - a[0], b[1] - a[1]) for a, b in pairwise(way)}
            assert len(steps) == 1
            assert drawing.points[tents[-1]] == far
            assert drawing.points[cells[0]] == near
        assert line.middle[0] == line.points[0][1]
        assert line.middle[-1] == line.points[1][1]
        for (x, y), (u, v) in pairwise(line.middle):
            assert x == u or y == v, "lines bend at right angles only"


# -- what is drawn ----------------------------------------------------------------------------------------------------


def test_every_unit_is_drawn_with_its_figures() -> None:
    found = {}
    for unit in UNITS:
        nation = 1 if unit.tiles else 1 + [special.name for special in UNITS if not special.tiles].index(unit.name)
        scene = board({"A11": unit.name}, nations=[nation, nation % 4 + 1]).scene(show="board")
        tile = of_class(scene, "pieces", "bl-u")[0]
        texts = [shape.text for shape in scenes.walk((tile,)) if shape.text]
        assert texts[-1] == str(unit.defence)
        assert texts[:-1] == ([f"+{unit.support}"] if unit.support else [str(unit.attack)] if unit.hits else [])
        assert tile.attrs["data-key"] == "unit:A11"
        found[unit.name] = str(tile)
    assert len(set(found.values())) == len(UNITS)
    assert {unit.kind for unit in UNITS} <= ICONS.keys()


def test_tents_show_leaders_only_to_those_who_know() -> None:
    p = everyone()
    scene = p.seen_by(0).scene()
    assert points(of_class(scene, "pieces", "bl-tb")[0].attrs["d"]) == 1
    assert points(of_class(scene, "pieces", "bl-wl")[0].attrs["d"]) == 1
    tents = of_class(scene, "pieces", "bl-td")
    assert sum(points(shape.attrs["d"]) for shape in tents) == 17
    discs = of_class(scene, "pieces", "bl-mk")
    assert sorted((shape.attrs["class"], points(shape.attrs["d"])) for shape in discs) == [
        ("bl-mk bl-p1", 2),
        ("bl-mk bl-p2", 1),
    ]
    assert sum(points(s.attrs["d"]) for s in of_class(p.seen_by(None).scene(), "pieces", "bl-mk")) == 1


# -- in words ---------------------------------------------------------------------------------------------------------


def test_the_summary_tells_all_that_is_open() -> None:
    p = everyone(hands=[["infantry_1", "infantry_1"], ["archer"]], ap=[6, 0], kept=[2, 1])
    told = "\n".join(p.seen_by(0).scene(lang="en").summary)
    for fact in (
        "Round 2. To move: A.", "A: 6 AP left, 2 of them kept from the last turn.", "B: 1 AP kept for the next turn.",
        "A, hand: infantry 1/1 ×2.", "B, hand: 1 unit.", "A, leaders in camp: king, commander.",
    ):  # fmt: skip
        assert fact in told
    assert "archer" not in told.replace("a archer", "")


@pytest.mark.parametrize("players", [2, 4])
def test_rings_of_targets_differ_by_form(players: int) -> None:
    """What may be picked and what would be hit wore rings that differed by two pixels of width."""
    p = everyone(players)
    first, *_ = p.layout.cell_names
    forms = {}
    for kind in ("piece", "block", "vain"):
        rings = [s for s in drawn(p.scene(marks=Marks(targets={first: kind})), "marks") if "data-key" in s.attrs]
        (ring,) = rings
        forms[kind] = ring.attrs["d"], "bl-tv" in ring.attrs["class"]
    assert len(set(forms.values())) == len(forms)
