"""Answers of the topic “A first game”, asked of the game."""

from __future__ import annotations

from itertools import permutations

from boardlab.core.errors import PlainError
from boardlab.creed import Position
from boardlab.creed.tents import DESTROYED
from boardlab.lessons.display import do

A, B = 0, 1
CAMPS = ("lay king AT22", "lay commander AT11", "lay king BT31", "lay commander BT12", "first A")
A_PLACES = ("place cavalry_4 A11", "place archer A12", "place spearman A21", "place shield_5 A31")
B_PLACES = (
    "place shield_4 B11",
    "place archer B12",
    "place cavalry_3 B21",
    "place infantry_1 B23",
    "place shield_5 B31",
    "place infantry_2 B33",
)
"""The two camps and who begins, and the units with which the game begins."""
Steps = dict[str, tuple[str, ...]]
SET_UP: Steps = {"first": A_PLACES, "second": B_PLACES, "tents": CAMPS, "turn": ("attack A11",)}
"""What the steps of the set-up are as actions; the last is A's first turn."""
TURN: Steps = {
    "clear": ("attack A11",),
    "enter": ("deploy cavalry_4 A11",),
    "other": ("end", "attack B31"),
    "siege": ("siege A12",),
}
"""What the steps of a turn are as actions; the last is B's turn."""


def course(p: Position, steps: Steps) -> tuple[str, ...]:
    """The one order in which the game allows all steps."""
    return next(order for order in permutations(steps) if _allowed(p, [text for step in order for text in steps[step]]))


def _allowed(p: Position, texts: list[str]) -> bool:
    try:
        do(p, *texts)
    except PlainError:
        return False
    return True


def guarded(p: Position) -> set[str]:
    """The lines on which A has a unit."""
    names = p.layout.cell_names
    return {names[cell][1] for cell in p.layout.cells_of[A] if p.units[cell]}


def standing(p: Position) -> int:
    """How many units B has on the field."""
    return sum(p.units[cell] > 0 for cell in p.layout.cells_of[B])


def fallen(p: Position) -> int:
    """How many tents of B are destroyed."""
    return sum(tent & DESTROYED > 0 for tent in p.camp(B))


def after_the_siege(p: Position) -> str:
    """Whether the game is over once A has besieged on line 2, or B has the next turn."""
    return "now" if do(p, "siege A21").winners == (A,) else "turn"
