"""Pictures of Torres: complete, stable, safe, small, and the same facts for the eye and for the ear."""

from __future__ import annotations

import random
import re
from collections import Counter
from itertools import product
from typing import Any

import pytest

from boardlab import torres
from boardlab.core.contract.receipt import CountedLine
from boardlab.core.picture.scene import FOOT, Marks
from boardlab.lessons import checkpoint
from boardlab.torres.board import NAMES, NEXT, cells_of
from boardlab.torres.options import FOUNDATIONS
from boardlab.torres.picture.context import DrawContext
from boardlab.torres.picture.crop import crop
from boardlab.torres.picture.shapes import KING
from boardlab.torres.picture.step import ruler
from boardlab.torres.picture.style import SHEET
from boardlab.torres.picture.tilted import Tilted

GRID = """\
8 .  .  1  1  .  .  .  .
7 .  .  .  .  1C 2  .  .
6 .  2B 3  .  3A 6  2B .
5 .  1C .  .  .  1K .  2A
4 2  .  1  .  .  .  .  1B
3 1  .  4B 3A .  2  2C .
2 .  .  2  1  .  .  .  .
1 .  .  .  .A 2  2  1  .
  a  b  c  d  e  f  g  h"""


def read(grid: Any, **facts: Any) -> Any:
    """The position of a text grid."""
    knights: dict[Any, Any]
    heights, knights, king = {}, {}, None
    for line in grid.splitlines()[:8]:
        row, *cells = line.split()
        for column, cell in zip("abcdefgh", cells, strict=True):
            level, figure = cell.strip("ABCDK"), cell.strip(".0123456789")
            if level != ".":
                heights[column + row] = int(level)
            if figure == "K":
                king = column + row
            elif figure:
                knights.setdefault("ABCD".index(figure), []).append(column + row)
    players = facts.get("players", len(knights))
    start = {"game": "torres", "version": 1, "players": players, "stage": "turn", "phase": 2, "round": 2, "starter": 0}
    start |= {
        "player": 0,
        "heights": heights,
        "knights": [knights.get(seat, []) for seat in range(players)],
        "king": king,
    }
    return torres.from_json(start | facts, allow_unreachable=True)


@pytest.fixture(scope="module")
def usual() -> Any:
    """Three players in the middle of the game."""
    return read(
        GRID, scores=[24, 31, 32], stacks=[[2], [3, 2], [3, 2]], turn_stack=1, supply=30, ap=5, spent=2, built=1,
        hands=[["elevator", "magnet"], ["hurdle"], []],
    )  # fmt: skip


@pytest.fixture(scope="module")
def full() -> Any:
    """Four players with six knights each and all 92 blocks: as much as a board can ever hold."""
    rng = random.Random(1)
    heights = dict.fromkeys(FOUNDATIONS, 1)
    owner = {NAMES.index(name): at for at, name in enumerate(FOUNDATIONS)}
    while sum(heights.values()) < 92:
        at = rng.randrange(8)
        own = sorted(cell for cell in owner if owner[cell] == at)
        if rng.random() < 0.42:
            free = [n for cell in own for n in cells_of(NEXT[cell]) if n not in owner]
            free = [n for n in free if all(owner.get(near, at) == at for near in cells_of(NEXT[n]))]
            if free:
                cell = rng.choice(free)
                owner[cell], heights[NAMES[cell]] = at, 1
        else:
            name = NAMES[rng.choice(own)]
            if heights[name] < len(own):
                heights[name] += 1
    spots = sorted(NAMES, key=lambda name: (name not in heights, rng.random()))[:25]
    return torres.from_json(
        {
            "game": "torres", "version": 1, "players": 4, "stage": "turn", "phase": 3, "round": 3, "starter": 0,
            "player": 0, "heights": heights, "king": spots[0], "scores": [88, 97, 103, 112], "stacks": [[], [], [], []],
            "knights": [spots[1 + 6 * seat : 7 + 6 * seat] for seat in range(4)], "supply": 0,
        },
        allow_unreachable=True,
    )  # fmt: skip


WAYS = list(product(("tilted", "plan"), range(4)))


@pytest.mark.parametrize(("view", "turn"), WAYS)
def test_every_cell_is_touchable_once_in_depth_order(usual: Any, view: Any, turn: Any) -> None:
    scene = usual.scene(view=view, rotation=turn)
    cells = [hit.attrs["data-place"] for hit in scene.layers["hits"] if "style" not in hit.attrs]
    assert Counter(cells) == Counter(NAMES)
    if view == "tilted":
        ctx = looked(usual, turn)
        depth = [ctx.at[NAMES.index(name)][0] - ctx.at[NAMES.index(name)][1] for name in cells]
        assert depth == sorted(depth)


def test_a_quarter_turn_goes_round_and_leaves_the_names(usual: Any) -> None:
    rows = [usual.scene(rotation=turn).rows for turn in range(5)]
    assert rows[0] == rows[4]
    assert rows[0][0][0] == "a8"
    assert len(set(rows[:4])) == 4
    assert all(sorted(sum(row, ())) == sorted(NAMES) for row in rows)


# -- what stands where ---------------------------------------------------------------------------------------------


def looked(position: Any, rotation: int = 0, marks: Any = None) -> Any:
    return DrawContext.of(
        position,
        wording=position.wording,
        lang="en",
        names=None,
        viewer=None,
        marks=marks or Marks(),
        rotation=rotation,
    )


def keys(scene: Any, layer: Any) -> Any:
    return [shape.attrs.get("data-key", "") for shape in scene.layers[layer]]


@pytest.mark.parametrize(("view", "turn"), WAYS)
def test_every_figure_and_tower_is_drawn_once(usual: Any, view: Any, turn: Any) -> None:
    found = Counter(key for key in keys(usual.scene(view=view, rotation=turn), "pieces") if key)
    for seat, knights in enumerate(usual.knights):
        for cell in knights:
            assert found[f"knight:{'ABC'[seat]}@{NAMES[cell]}"] == 1
    assert found[f"king@{NAMES[usual.king]}"] == 1
    assert {key for key in found if key.startswith("tower:")} == {
        f"tower:{NAMES[cell]}" for cell in range(64) if usual.heights[cell]
    }


@pytest.mark.parametrize("turn", range(4))
def test_a_ruler_stands_on_no_other_tower(usual: Any, full: Any, turn: int) -> None:
    """The levels of a tower beside a taller one were read as those of that one."""
    drawn = 0
    for position in (usual, full, checkpoint("torres.scoring.3").position):
        for line in position.preview().lines:
            ctx = looked(position, turn, Marks(step=CountedLine(line, (), 0, 0)))
            board = Tilted(ctx)
            for shape in ruler(ctx, board):
                if found := re.match(r"M(\d+) (\d+)v-(\d+)", shape.attrs.get("d", "")):
                    x, foot, rise = map(int, found.groups())
                    drawn += 1
                    own = {board.towers[ctx.at[cell]] for cell in ctx.focus}
                    others = [board.towers[spot] for spot in ctx.cells if ctx.height(*spot)]
                    assert not [each for each in others if each not in own and each.covers(x, foot - rise / 2)]
    assert drawn


@pytest.mark.parametrize("view", ["tilted", "plan"])
def test_a_part_shows_no_foot_of_the_sheet(view: Any) -> None:
    """What a castle pays was cut off at the edge of a part of the board."""
    position = checkpoint("torres.scoring.3").position
    line = next(iter(position.preview().lines))
    whole = position.scene(view=view, show="board", marks=Marks(step=CountedLine(line, (0, 0), 0, 10)))
    part = crop(position, view, ())
    assert part
    assert f'class="{FOOT}"' in whole.to_svg()
    assert 'data-key="sum"' in whole.to_svg()
    assert not re.search(f'class="{FOOT}"|data-key="(sum|marker)', whole.cropped(part).to_svg())


@pytest.mark.parametrize("turn", range(4))
def test_no_figure_is_lost_in_a_full_board(full: Any, turn: int) -> None:
    board = Tilted(looked(full, turn))
    shapes = board.layers()
    pills = {shape.attrs.get("data-key", "")[5:] for shape in shapes["marks"]}
    for cell, seat in board.ctx.figures.items():
        spot = board.ctx.at[cell]
        x, y = board.middle(spot)
        lift = 28 if seat == KING else 16
        covered = [b.covers(x + dx, y - lift + dy) for b in board.before(spot) for dx in (-4, 4) for dy in (-5, 5)]
        assert not all(covered) or not covered or NAMES[cell] in pills or covered.count(True) < len(covered)


@pytest.mark.parametrize(("view", "turn"), WAYS)
def test_asked_given_and_wrong_levels_have_styles(usual: Any, view: Any, turn: Any) -> None:
    """Drawn over the marks of its roof, a numeral stands outside its tower, which would style it."""
    towers = tuple(NAMES[cell] for cell in range(64) if usual.heights[cell])
    for marks in (Marks(asked=towers, among=towers), Marks(given=towers), Marks(given=towers, wrong=towers)):
        pieces = usual.scene(view=view, rotation=turn, marks=marks).layers["pieces"]
        apart = [shape for shape in pieces if shape.tag == "text" and shape.text.isdigit()]
        assert view == "plan" or len(apart) > 8
        assert [shape for shape in apart if "bl-n" not in shape.attrs.get("class", "").split()] == []


@pytest.mark.parametrize(
    ("front", "levels", "crowded"), [("g5", (1, 1), True), ("g5", (2, 1), False), ("g6", (1, 2), False)]
)
def test_figure_right_behind_another_makes_phones_crowded(front: str, levels: tuple[int, int], crowded: bool) -> None:
    """A knight on f6 was seen but for its head, and a question asked for it."""
    heights = dict(zip(("f6", front), levels, strict=True))
    start = {"players": 2, "player": 0, "heights": heights, "knights": [["f6"], [front]]}
    position = torres.from_json(start, allow_unreachable=True)
    assert position.scene().crowded == crowded
    assert not position.scene(view="plan").crowded


# -- colours, size, time -------------------------------------------------------------------------------------------


@pytest.mark.parametrize("theme", ["auto", "light", "dark"])
def test_every_rule_is_scoped_to_its_root_class(theme: str) -> None:
    text = SHEET.css(theme)
    text = re.sub(r"@(?:media|container)[^{]*\{(.*)\}(?=\n|$)", r"\1", text)
    depth, selector, outermost = 0, "", []
    for sign in text:
        depth += (sign == "{") - (sign == "}")
        if depth == 0:
            selector = "" if sign == "}" else selector + sign
        elif sign == "{" and depth == 1:
            outermost.append(selector.strip())
    assert depth == 0
    assert len(outermost) >= 4
    for selector in outermost:
        assert re.match(r"(\[data-jp-theme-light=\"false\"\] )?\.bl-torres\b[^,]*$", selector), selector


def test_every_castle_has_its_sign_where_crowded(full: Any) -> None:
    """Of every fourth castle there was none: where towers stood all round it, nothing told its measures."""
    rng, boards = random.Random(3), [full]
    for players in (2, 3, 4):
        position = torres.start(players=players)
        for played in range(260):
            actions = position.legal_actions()
            builds = [each for each in actions if each.to_text().startswith("build")]
            position = position.play(rng.choice(builds if builds and rng.random() < 0.6 else actions))
            if played % 20 == 19:
                boards.append(position)
            if position.is_over:
                break
    missing = [
        (position.to_text(), turn)
        for position, turn in product(boards, range(4))
        if len(signs(position, turn)) != len(position.castles)
    ]
    assert len(boards) > 20
    assert not missing


def signs(position: Any, rotation: int) -> list[Any]:
    """What stands at the castles of a tilted board."""
    board = Tilted(looked(position, rotation))
    board.layers()
    return board.marker.tags
