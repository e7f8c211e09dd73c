"""The eight master cards: what each asks for, and what it pays (torres.master.card, torres.master.text)."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from boardlab.core.contract.rule import rule
from boardlab.core.contract.verdict import UnreadableText
from boardlab.core.text.quoting import shown
from boardlab.torres.board import ALL, BIT, CELLS, DIAGONAL, NEXT, SIZE, Ground, cells_of, mask_of, regions
from boardlab.torres.cards import MASTERS
from boardlab.torres.options import KNIGHTS, Options
from boardlab.torres.state import State
from boardlab.torres.wording import WORDING

DIFFERENT_LEVELS, SAME_LEVEL, IN_A_ROW, SQUARE, BORDER, CASTLE_COUNT, DIAGONALS, NEIGHBOURS = range(8)
EVERY_PHASE = frozenset({BORDER, CASTLE_COUNT, DIAGONALS})
"""Cards that pay after each phase; the others pay after the third only (torres.master.when)."""
EACH = (2, 5, 10)
"""Points per knight, and once for having most of them, after phases 1, 2, 3 (torres.mcard.border,
torres.mcard.diagonals)."""
CASTLES = ((4, 5), (5, 15), (6, 30))
"""How many castles pay how much after phases 1, 2, 3 (torres.mcard.castle_count)."""
BORDER_CELLS = mask_of([cell for cell in range(CELLS) if {cell % SIZE, cell // SIZE} & {0, SIZE - 1}])
"""The 28 cells at the edge of the building area."""
DIAGONAL_CELLS = mask_of([cell for cell in range(CELLS) if cell % SIZE in (cell // SIZE, SIZE - 1 - cell // SIZE)])
"""The 16 cells of the two main diagonals."""
_ROWS = tuple([mask_of([cell for cell in range(CELLS) if cell // SIZE == at]) for at in range(SIZE)])
_FILES = tuple([mask_of([cell for cell in range(CELLS) if cell % SIZE == at]) for at in range(SIZE)])
_RISING = tuple([mask_of([c for c in range(CELLS) if c % SIZE - c // SIZE == at]) for at in range(1 - SIZE, SIZE)])
_FALLING = tuple([mask_of([c for c in range(CELLS) if c % SIZE + c // SIZE == at]) for at in range(2 * SIZE - 1)])


class Award(NamedTuple):
    """What a master card pays one player."""

    points: int
    """All it pays, the points for having most included."""
    cells: int
    """The knights or castles that count, as a set of cells."""
    number: int
    """How many knights, or castles."""
    each: int = 0
    """Points per knight; for the castle count, how many castles would pay."""
    most: int = 0
    """The part of the points paid for having strictly more than anybody else."""


def master_index(name: str) -> int:
    """The index of a master card's name; UnreadableText when there is no such card."""
    if name not in MASTERS:
        raise UnreadableText(WORDING.say("error.master", text=shown(name), cards=", ".join(MASTERS)))
    return MASTERS.index(name)


def is_due(card: int, phase: int) -> bool:
    """Does the card pay after this phase?"""
    return card >= 0 and (phase == 3 or card in EVERY_PHASE)


@rule("torres.master.text")
def award(card: int, ground: Ground, pieces: tuple[int, ...], player: int, phase: int, options: Options) -> Award:
    """What a card pays a player after a phase in which it is due. Nothing was announced; what stands there counts."""
    knights = pieces[player]
    count = knights.bit_count()
    if card == CASTLE_COUNT:
        return _castle_count(ground, knights, phase)
    if card in (BORDER, DIAGONALS):
        return _on_cells(BORDER_CELLS if card == BORDER else DIAGONAL_CELLS, pieces, player, phase)
    if card == SQUARE:
        corners = square(knights, tilted=options.square_tilted)
        return Award(50 if corners else 0, corners, count)
    # "All your knights": by default all six must be there.
    enough = count == KNIGHTS if options.all_knights == "all_six" else count >= 2
    met = enough and _WHOLE[card](ground, knights, options)
    return Award(_PAYS[card] if met else 0, knights if met else 0, count)


@rule("torres.mcard.different_levels", "torres.mcard.same_level")
def _levels(ground: Ground, knights: int) -> set[int]:
    return {ground.heights[cell] for cell in cells_of(knights)}


@rule("torres.mcard.in_a_row")
def _in_a_row(ground: Ground, knights: int, options: Options) -> bool:
    lines = (*_ROWS, *_FILES, *((*_RISING, *_FALLING) if options.row_diagonal else ()))
    return any(not knights & ~line for line in lines)


@rule("torres.mcard.neighbours")
def _neighbours(ground: Ground, knights: int, options: Options) -> bool:
    if not options.neighbours_diagonal:
        return len(regions(knights)) == 1
    group = knights & -knights
    while True:
        near = group
        for cell in cells_of(group):
            near |= NEXT[cell] | DIAGONAL[cell]
        if near & knights == group:
            return group == knights
        group = near & knights


_WHOLE: dict[int, Callable[[Ground, int, Options], bool]] = {
    DIFFERENT_LEVELS: lambda ground, knights, options: len(_levels(ground, knights)) == knights.bit_count(),
    SAME_LEVEL: lambda ground, knights, options: len(_levels(ground, knights)) == 1,
    IN_A_ROW: _in_a_row,
    NEIGHBOURS: _neighbours,
}
"""Conditions on all knights (torres.mcard.different_levels, torres.mcard.same_level, torres.mcard.in_a_row,
torres.mcard.neighbours)."""
_PAYS = {DIFFERENT_LEVELS: 40, SAME_LEVEL: 50, IN_A_ROW: 50, NEIGHBOURS: 40}


@rule("torres.mcard.square")
def square(knights: int, *, tilted: bool) -> int:
    """The first four of these knights that stand on the corners of a square, as a set; 0 if there are none.

    Sides run along the lines; tilted ones count where asked. A second square pays nothing more.
    """
    steps = [(right, up) for right in range(1, SIZE) for up in range(SIZE if tilted else 1)]
    for cell in cells_of(knights):
        column, row = cell % SIZE, cell // SIZE
        for right, up in steps:
            corners = ((column + right, row + up), (column + right - up, row + up + right), (column - up, row + right))
            if all(0 <= c < SIZE and 0 <= r < SIZE for c, r in corners):
                found = BIT[cell] | mask_of(c + SIZE * r for c, r in corners)
                if not found & ~knights & ALL:
                    return found
    return 0


@rule("torres.mcard.border", "torres.mcard.diagonals")
def _on_cells(cells: int, pieces: tuple[int, ...], player: int, phase: int) -> Award:
    each = EACH[phase - 1]
    counts = [(knights & cells).bit_count() for knights in pieces]
    mine = counts.pop(player)
    most = each if mine > max(counts) else 0
    return Award(mine * each + most, pieces[player] & cells, mine, each, most)


@rule("torres.mcard.castle_count")
def _castle_count(ground: Ground, knights: int, phase: int) -> Award:
    wanted, points = CASTLES[phase - 1]
    mine = [castle for castle in ground.masks if castle & knights]
    return Award(points if len(mine) == wanted else 0, sum(mine), len(mine), wanted)


def most_award(p: State, knights: int, ap: int) -> int:
    """No less than the open master card can pay the player to move, with these knights and so many AP to come."""
    card, phase = p.aside.master, p.phase
    if card == CASTLE_COUNT:
        return CASTLES[phase - 1][1]
    if card in (BORDER, DIAGONALS):
        cells = BORDER_CELLS if card == BORDER else DIAGONAL_CELLS
        return EACH[phase - 1] * (min((knights & cells).bit_count() + ap, KNIGHTS) + 1)
    asked = 4 if card == SQUARE else KNIGHTS if p.options.all_knights == "all_six" else 2
    enough = knights.bit_count() + ap // 2 >= asked
    return (50 if card == SQUARE else _PAYS[card]) if enough else 0
