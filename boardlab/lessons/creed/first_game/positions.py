"""The moments of a first game: the set-up, A's first turn, and a last turn that can be won and lost."""

from __future__ import annotations

from boardlab import creed
from boardlab.creed import Position
from boardlab.lessons.creed.sketching import sketch
from boardlab.lessons.display import do

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
RUIN = "blank+destroyed"
NO_BOXES = list(range(7))
"""All seven cubes are used, so that no special action is left."""


def empty_board() -> Position:
    """Nothing lies on the board yet."""
    return creed.start(2)


def first_turn() -> Position:
    """The set-up is over; A begins the first turn."""
    return do(empty_board(), *CAMPS, *A_PLACES, *B_PLACES)


def last_turn() -> Position:
    """A has 6 AP left, no unit in hand and no cube. One leader is left to each side, and both could be found now."""
    return sketch(
        "A11=cavalry_4 A13=spearman A21=archer A23=shield_4 B11=shield_5 B21=shield_4 B23=archer B31=infantry_2",
        round=9,
        ap={"A": 6},
        hands={"A": "", "B": ""},
        camps={
            "A": f"{RUIN} {RUIN} {RUIN}  {RUIN} {RUIN} {RUIN}  blank blank commander",
            "B": f"commander {RUIN} {RUIN}  {RUIN} {RUIN} {RUIN}  {RUIN} {RUIN} {RUIN}",
        },
        boxes={"A": NO_BOXES, "B": NO_BOXES},
    )
