"""What each master card pays: worked by hand, then against a second computation by names and loops."""

from __future__ import annotations

import itertools
import random
from functools import cache

import pytest

from boardlab.core import UnreadableText
from boardlab.torres.board import NAMES, Ground, cells_of
from boardlab.torres.options import Options
from boardlab.torres.rules.master import (
    BORDER_CELLS,
    DIAGONAL_CELLS,
    MASTERS,
    Award,
    award,
    is_due,
    master_index,
    square,
)
from tests.torres import oracle, oracle_master
from tests.torres.random_positions import random_board


def mask(cells: str) -> int:
    return sum(1 << NAMES.index(cell) for cell in cells.split())


def pays(card: str, towers: str, *knights: str, phase: int = 3, **rulings: object) -> Award:
    """What the first player gets."""
    heights = {cell: int(blocks) for cell, _, blocks in (word.partition("=") for word in towers.split())}
    ground = Ground.of(heights.get(name, 0) for name in NAMES)
    pieces = tuple(mask(cells) for cells in (*knights, *[""] * (2 - len(knights))))
    return award(master_index(card), ground, pieces, 0, phase, Options(master_game=True, **rulings))


STAIRS = "a1=1 b1=2 c1=3 d1=4 e1=5"


@pytest.mark.rule("torres.mcard.different_levels", "torres.mcard.same_level")
def test_levels_card_pays_as_worked_by_hand() -> None:
    assert pays("different_levels", STAIRS, "a1 b1 c1 d1 e1 h8").points == 40
    assert pays("different_levels", STAIRS, "a1 b1 c1 d1 e1").points == 0, "all six must be there"
    assert pays("different_levels", STAIRS, "a1 b1 c1 d1 e1", all_knights="on_board").points == 40
    assert pays("different_levels", STAIRS, "a1 b1 c1 d1 h7 h8").points == 0
    assert pays("same_level", STAIRS, "a8 b8 c8 d8 e8 f8").points == 50
    assert pays("same_level", STAIRS, "a8 b8 c8 d8 e8 a1").points == 0
    assert pays("same_level", STAIRS, "a8 b8").points == 0
    assert pays("same_level", STAIRS, "a8 b8", all_knights="on_board").points == 50
    assert pays("same_level", STAIRS, "a8", all_knights="on_board").points == 0, "one knight is no set"


@pytest.mark.rule("torres.mcard.in_a_row")
def test_rows_card_pays_as_worked_by_hand() -> None:
    """Gaps are allowed; a diagonal is a row only if ruled so."""
    assert pays("in_a_row", "", "a4 b4 c4 d4 g4 h4").points == 50
    assert pays("in_a_row", "", "c1 c2 c3 c5 c7 c8").points == 50
    assert pays("in_a_row", "", "c1 c2 c3 c5 c7 d8").points == 0
    assert pays("in_a_row", "", "a2 b3 c4 d5 e6 f7").points == 0
    assert pays("in_a_row", "", "a2 b3 c4 d5 e6 f7", row_diagonal=True).points == 50
    assert pays("in_a_row", "", "f1 e2 d3 c4 b5 a6", row_diagonal=True).points == 50


@pytest.mark.rule("torres.mcard.square")
def test_squares_card_pays_as_worked_by_hand() -> None:
    """Any side, any level, never twice."""
    assert pays("square", "a1=3", "a1 h1 a8 h8").points == 50
    assert pays("square", "", "b2 c2 b3 c3 d2 d3").points == 50, "two squares pay once"
    assert pays("square", "", "b2 c2 b3").points == 0
    assert pays("square", "", "b1 d3 c4 a2").points == 0
    assert pays("square", "", "b1 a3 c4 d2").points == 0
    assert pays("square", "", "b1 a3 c4 d2", square_tilted=True).points == 50
    assert pays("square", "", "b2 c1 d2 c3", square_tilted=True).cells == mask("b2 c1 d2 c3")


@pytest.mark.parametrize(("phase", "each"), [(1, 2), (2, 5), (3, 10)])
@pytest.mark.rule("torres.mcard.border", "torres.mcard.diagonals")
def test_border_and_diagonals(phase: int, each: int) -> None:
    """So much for each, and once more for strictly the most."""
    assert pays("border", "", "a1 a5 h8 d4", "b1 c3", phase=phase).points == 4 * each
    assert pays("border", "", "a1 a5", "b1 c1", phase=phase).points == 2 * each
    assert pays("border", "", "a1", "b1 c1", phase=phase).most == 0
    assert pays("border", "", "d4", "e5", phase=phase).points == 0
    assert pays("diagonals", "", "a1 d4 e4 c5", "h8", phase=phase).points == 4 * each
    assert (BORDER_CELLS.bit_count(), DIAGONAL_CELLS.bit_count()) == (28, 16)


@pytest.mark.parametrize(("phase", "wanted", "points"), [(1, 4, 5), (2, 5, 15), (3, 6, 30)])
@pytest.mark.rule("torres.mcard.castle_count")
def test_castle_count(phase: int, wanted: int, points: int) -> None:
    """Exactly so many castles; two knights on one count once."""
    cells = ["a1", "c1", "e1", "g1", "a3", "c3", "e3"]
    towers = " ".join(f"{cell}=1" for cell in cells)
    for count in range(3, 7):
        found = pays("castle_count", towers + " g2=1", " ".join([*cells[:count], "h8"]), phase=phase)
        assert found.points == (points if count == wanted else 0)
        assert found.number == count
    assert pays("castle_count", "a1=1 b1=1", "a1 b1", phase=phase).number == 1


@pytest.mark.rule("torres.mcard.neighbours")
def test_neighbours_card_pays_as_worked_by_hand() -> None:
    """One connected group, by edges."""
    assert pays("neighbours", "b2=3", "a2 b2 c2 c3 c4 d4").points == 40
    assert pays("neighbours", "", "a2 b2 c2 e2 f2 g2").points == 0
    assert pays("neighbours", "", "a1 b2 c3 d4 e5 f6").points == 0
    assert pays("neighbours", "", "a1 b2 c3 d4 e5 f6", neighbours_diagonal=True).points == 40
    assert pays("neighbours", "", "a1 b2 c3 d4 e5 h8", neighbours_diagonal=True).points == 0


@pytest.mark.rule("torres.master.when")
def test_when_each_card_is_due() -> None:
    for card, name in enumerate(MASTERS):
        each_phase = name in ("border", "castle_count", "diagonals")
        assert [is_due(card, phase) for phase in (1, 2, 3)] == [each_phase, each_phase, True]
    assert not is_due(-1, 3)


def test_unknown_master_card_is_refused_by_name() -> None:
    with pytest.raises(UnreadableText, match=r"“joker” is not a master card\. The master cards are different_levels"):
        master_index("joker")


@cache
def boards() -> list[oracle.Board]:
    return [random_board(random.Random(f"master {seed}")) for seed in range(24)]


RULINGS = [
    {},
    {"all_knights": "on_board"},
    {"row_diagonal": True, "all_knights": "on_board"},
    {"square_tilted": True},
    {"neighbours_diagonal": True, "all_knights": "on_board"},
]


@pytest.mark.parametrize("card", MASTERS)
@pytest.mark.parametrize("rulings", RULINGS, ids=lambda rulings: "-".join(rulings) or "usual")
def test_the_second_computation_agrees(card: str, rulings: dict[str, object]) -> None:
    options = Options(master_game=True, **rulings)
    paid = 0
    for seed, board in enumerate(boards()):
        rng = random.Random(f"{card} {seed}")
        board = oracle.Board(board.heights, dict(board.knights), None)
        if seed % 2:  # knights close together, so that rows, squares and groups come up
            corner = rng.choice("abcde"), rng.randint(1, 5)
            near = [
                chr(ord(corner[0]) + right) + str(corner[1] + up) for right, up in itertools.product(range(3), range(3))
            ]
            board.knights[0] = set(rng.sample(near, rng.randint(2, 6)))
        ground = Ground.of(board.heights.get(name, 0) for name in NAMES)
        pieces = tuple(sum(1 << NAMES.index(cell) for cell in board.knights[seat]) for seat in sorted(board.knights))
        for player, phase in itertools.product(range(len(pieces)), (1, 2, 3)):
            ours = award(master_index(card), ground, pieces, player, phase, options)
            assert ours.points == oracle_master.points(board, card, player, phase, **rulings), (seed, player, phase)
            paid += ours.points > 0
    rare = ("different_levels", "same_level", "in_a_row", "castle_count")
    assert paid or card in rare, "nothing was ever paid: the boards are too tame"


def test_a_square_is_found_wherever_it_lies() -> None:
    for column, row, side in itertools.product(range(8), range(8), range(1, 8)):
        if column + side < 8 and row + side < 8:
            corners = [(column, row), (column + side, row), (column, row + side), (column + side, row + side)]
            found = square(sum(1 << c + 8 * r for c, r in corners) | 1 << 27 | 1 << 35, tilted=False)
            assert len(list(cells_of(found))) == 4
