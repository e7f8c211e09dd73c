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


def test_tents_show_their_state_and_leaders_only_to_who_may_know() -> None:
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


def test_swamps_lie_where_the_ruling_puts_them() -> None:
    for swamps, count in (("centre", 2), ("none", 0), ([[1, 3], [2, 2]], 4)):
        p = board({}, options={"swamps": swamps})
        wet = of_class(p.scene(), "ground", "bl-sw")
        assert sum(points(shape.attrs["d"]) for shape in wet) == count
        assert sum("swamp" in place.says for place in p.scene(lang="en").places.values()) == count


def chips(p: creed.Position, path: tuple[str, ...], **how: Any) -> list[tuple[str, str]]:
    """What is written beside the line of a picked unit, with the style of each chip."""
    targets = {choice.key: choice.mark for choice in p.picks(path) if choice.is_place}
    picked = tuple(key for key in path if key in p.layout.cell_numbers)
    scene = p.scene(marks=Marks(picked=picked, targets=targets), lang="en", **how)
    found = [shape for shape in scene.layers["forecast"] if "bl-cc" in shape.attrs.get("class", "")]
    return [(shape.attrs["class"].split()[1], shape.children[1].text) for shape in found]


def test_a_picked_unit_shows_what_its_attack_would_do() -> None:
    """A charge blow by blow with its help, one that is too weak, one that nobody can foretell."""
    p = board(
        {"A11": "cavalry_4", "A12": "archer", "A21": "infantry_1", "A31": "infantry_2 morale_1", "A13": "infantry_1",
         "B11": "shield_4", "B12": "infantry_1", "B22": "infantry_2", "B33": "spearman hidden"},
        options={"swamps": "none"},
    )  # fmt: skip
    for path in (("A11",), ("attack", "A11")):
        assert chips(p, path) == [
            ("bl-ci", "4 + 2 = 6"), ("bl-cy", "removes, 6 vs 4"),
        ], "what would touch is told beside the board"  # fmt: skip
    assert chips(p, ("A21",)) == [("bl-cn", "fails, 1 vs 2")]
    assert chips(p, ("A31",)) == [("bl-ci", "2 + 1 = 3"), ("bl-cq", "3 vs ?")]
    assert chips(p, ("A12",)) == chips(p, ("move", "A11")) == []
    vain = p.scene(marks=Marks(picked=("A21",), targets={"B22": "vain"}))
    assert len(of_class(vain, "marks", "bl-tv")) == 1
    spear = board({"A11": "spearman", "B12": "infantry_1", "B13": "shield_4"}, options={"swamps": "none"})
    assert chips(spear, ("A11",)) == [("bl-cy", "removes, 3 vs 1")], "the other one would touch it"
    obstacle = board({"A11": "cavalry_4", "B11": "obstacle_1"}, options={"immune_obstacle_target": "wasted"})
    assert chips(obstacle, ("A11",)) == [("bl-cn", "stands")]


# -- in words ---------------------------------------------------------------------------------------------------------


def test_places_say_what_lies_there() -> None:
    p = everyone()
    en, ko = p.seen_by(0).scene(lang="en").places, p.seen_by(0).scene(lang="ko").places
    assert en["A11"].says == "A11: field of A, line 1, rank 1: cavalry 4/3, has attacked this turn, morale +2"
    assert ko["A11"].says == "A11: A의 필드, 1번 라인, 1열, 기마병 4/3, 이번 차례에 이미 공격함, 사기 +2"
    assert en["A13"].says == "A13: field of A, line 1, rank 3: archer +2/1, face down"
    assert en["B33"].says == "B33: field of B, line 3, rank 3: face-down unit"
    assert en["A22"].says == "A22: field of A, line 2, rank 2: swamp"
    assert ko["AT33"].says == "AT33: A의 진지, 3번 라인의 3번째 텐트, 요새화된 텐트, 빈 텐트"
    assert en["BT11"].says == "BT11: camp of B, line 1 tent 3: tent, commander, known to all"
    assert en["BT22"].says == "BT22: camp of B, line 2 tent 2: tent"
    assert en["BT13"].says == "BT13: camp of B, line 3 tent 3: destroyed tent, blank tent"
    assert [en[key].stands for key in ("A11", "A13", "B11", "B33", "A22", "AT33", "BT13", "BT11", "A12")] == [
        "C4/3", "(a)", "S0/5", "(?)", "≈", "^#", "x", "^C", "",
    ]  # fmt: skip
    four = everyone(4).scene(lang="ko").places
    assert four["AT11"].says == "AT11: A의 진지, N1 라인의 3번째 텐트, W1 라인의 3번째 텐트, 텐트, 총사령관"


def test_the_summary_tells_all_that_is_open() -> None:
    p = everyone(hands=[["infantry_1", "infantry_1"], ["archer"]], ap=[6, 0], kept=[2, 1])
    told = "\n".join(p.seen_by(0).scene(lang="en").summary)
    for fact in (
        "Round 2. To move: A.", "A: 6 AP left, 2 of them kept from the last turn.", "B: 1 AP kept for the next turn.",
        "A, hand: infantry 1/1 ×2.", "B, hand: 1 unit.", "A, leaders in camp: king, commander.",
    ):  # fmt: skip
        assert fact in told
    assert "archer" not in told.replace("a archer", "")
