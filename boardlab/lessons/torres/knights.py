"""Checkpoints of the tutorial "Knights and doors": adding, doors in and out, no climbing inside, reach and height."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from boardlab.core.language import Phrase
from boardlab.lessons.checkpoint import Checkpoint, Misconception
from boardlab.lessons.display import do
from boardlab.lessons.torres import knights_cases as case
from boardlab.lessons.torres import right_rules as right
from boardlab.lessons.torres import wrong_building, wrong_doors
from boardlab.lessons.torres.right_rules import level_of
from boardlab.lessons.torres.sketching import WORDING, sketch
from boardlab.torres import Position, cell_index
from boardlab.torres.board import BIT
from boardlab.torres.position import cell_names

BESIDE = "torres.add.adjacent"
NOT_ABOVE = "torres.add.level"
EMPTY = "torres.add.empty"
FOUR = "torres.door.four"
THROUGH = "torres.door.through"
NO_UP = "torres.door.no_up"
REPEAT = "torres.door.repeat"
UP = "torres.move.up_one"
BLOCKED = "torres.move.blocked"
STRAIGHT = "torres.move.orthogonal"
OWN_LEVEL = "torres.level.own_only"
TAKEN = "torres.build.raise"
ONCE = "torres.score.castle_once"

_cells = partial(Checkpoint, kind="cells", wording=WORDING, view="plan")
_legal = partial(Checkpoint, kind="legal", wording=WORDING)
_number = partial(Checkpoint, kind="number", wording=WORDING)
_turn = partial(Checkpoint, kind="turn", wording=WORDING)


def names(cells: int) -> frozenset[str]:
    """The names of a set of cells."""
    return frozenset(cell_names(cells))


def _adds(name: str, rule_as_code: Callable[[Position], int], rule: str) -> Misconception:
    return Misconception(f"torres.{name}", lambda p: names(rule_as_code(p)), rule)


def goes(name: str, rule_as_code: wrong_building.Ways, rule: str) -> Misconception:
    """A wrong rule about where A's first knight may go."""
    return Misconception(f"torres.{name}", lambda p: names(rule_as_code(p, case.knight(p))), rule)


OPPOSITE = goes("opposite_door_only", wrong_doors.out_opposite, THROUGH)
CLIMBS_INSIDE = goes("climbs_inside", wrong_doors.out_higher, NO_UP)
FIGURES_CLOSE = goes("figures_close_doors", wrong_doors.out_past_figures, THROUGH)
ONTO_TAKEN = goes("comes_out_onto_others", wrong_doors.out_onto_taken, BLOCKED)


def _says(name: str, answer: str, rule: str) -> Misconception:
    return Misconception(f"torres.{name}", lambda p: answer, rule)


def _with_steps(rule_as_code: wrong_building.Ways) -> wrong_building.Ways:
    return lambda p, source: wrong_doors.on_foot(p, source) | rule_as_code(p, source)


WAYS_OUT = (
    goes("opposite_door_only", _with_steps(wrong_doors.out_opposite), THROUGH),
    goes("climbs_inside", _with_steps(wrong_doors.out_higher), NO_UP),
    goes("figures_close_doors", _with_steps(wrong_doors.out_past_figures), THROUGH),
    goes("forgets_the_doors", wrong_doors.on_foot, THROUGH),
    goes("climbs_any_height", wrong_doors.climbing_anything, UP),
)
"""The wrong rules about where a knight may go for 1 AP, by step or by door."""


# -- why a cell does not belong ------------------------------------------------------------------------------------


def why_not(ways: wrong_building.Ways, unreached: str) -> Callable[[Position, frozenset[str]], Phrase | None]:
    """Why a cell picked cannot be reached for 1 AP, or one left out can.

    Args:
        ways: where the knight may go, by the rules.
        unreached: what is said of a cell to which nothing leads: ``no_way`` or ``no_door``.
    """

    def explain(p: Position, picked: frozenset[str]) -> Phrase | None:
        source = case.knight(p)
        reached, doors = names(ways(p, source)), names(wrong_doors.out(p, source))
        for cell in sorted(picked - reached):
            at = cell_index(cell)
            facts = {"cell": cell, "level": p.heights[at], "own": p.heights[source]}
            key = unreached if p.heights[at] <= p.heights[source] else "higher"
            return Phrase(f"knights.explain.{key if p.free & BIT[at] else 'taken'}", facts)
        for cell in sorted(reached - picked):
            return Phrase(f"knights.explain.{'door' if cell in doors else 'step'}", {"cell": cell})
        return None

    return explain


# -- turns ---------------------------------------------------------------------------------------------------------


def _on_level_two(start: Position, end: Position, actions: tuple[str, ...]) -> bool:
    return level_of(end) >= 2


def _on_a_castle_of_two(start: Position, end: Position, actions: tuple[str, ...]) -> bool:
    """Takes the height of the castle for the level of the knight."""
    castles = [end.castle_at(cell) for cell in end.knights[0]]
    return any(castle is not None and castle.height >= 2 for castle in castles)


def _what_level(p: Position, answer: tuple[str, ...]) -> Phrase | None:
    return Phrase("knights.level_reached", {"level": level_of(do(p, *answer))})


def _in_both(start: Position, end: Position, actions: tuple[str, ...]) -> bool:
    return case.stands_in(end, "a5") and case.stands_in(end, "f5")


def _in_the_second(start: Position, end: Position, actions: tuple[str, ...]) -> bool:
    return case.stands_in(end, "f5")


def _which_castle(p: Position, answer: tuple[str, ...]) -> Phrase | None:
    return Phrase("knights.castle_missing") if not case.stands_in(do(p, *answer), "f5") else None


# -- guards --------------------------------------------------------------------------------------------------------


def _where_to_guard(p: Position) -> str:
    cells = case.guard_cells(p)
    return "either" if len(cells) > 1 else next(iter(cells))


CHECKPOINTS = (
    _cells(
        id="torres.knights.1",
        setting=lambda: sketch("c4=1 d5=2 c5=2 d4=1 b4=2 e5=3", A="c4 d5", B="d4"),
        solve=case.addable,
        misconceptions=(
            _adds("lowest_knight_decides", wrong_doors.lowest_decides, NOT_ABOVE),
            _adds("adds_one_up", lambda p: wrong_doors.added(p, wrong_building.adds_one_up), NOT_ABOVE),
            _adds("adds_diagonally", lambda p: wrong_doors.added(p, wrong_building.adds_diagonally), BESIDE),
            _adds("adds_on_castles_only", wrong_doors.castles_only, EMPTY),
        ),
        rules=(NOT_ABOVE, BESIDE, EMPTY),
    ),
    _cells(
        id="torres.knights.2",
        setting=lambda: sketch("c4=1 d4=3 c5=1 b4=2 d5=3", A="c4"),
        solve=lambda p: names(wrong_doors.open_doors(p, case.knight(p))),
        misconceptions=(
            goes("every_tower_has_a_door", wrong_doors.every_tower, FOUR),
            goes("enters_like_a_step", wrong_doors.as_high_as_a_step, FOUR),
            goes("doors_at_corners", wrong_doors.round_corners, FOUR),
        ),
        rules=(FOUR, THROUGH),
    ),
    _cells(
        id="torres.knights.3",
        setting=lambda: sketch("c8=2 d8=1 d7=1", A="b8", B="d7 e7"),
        solve=lambda p: names(wrong_doors.out(p, case.knight(p))),
        misconceptions=(OPPOSITE, CLIMBS_INSIDE, FIGURES_CLOSE, ONTO_TAKEN),
        rules=(THROUGH, NO_UP, BLOCKED),
        explain=why_not(wrong_doors.out, "no_door"),
    ),
    _legal(
        id="torres.knights.4",
        setting=lambda: sketch("c4=2 d4=1 e4=3 e5=2", A="b4"),
        tries="move b4 d4",
        choices=(BLOCKED, NO_UP, THROUGH),
        misconceptions=(_says("climbs_inside", "legal", NO_UP),),
        rules=(NO_UP, THROUGH),
    ),
    _legal(
        id="torres.knights.5",
        setting=lambda: sketch("c4=1 d4=3 e4=1", A="c4"),
        tries="move c4 e4",
        choices=(UP, NO_UP, THROUGH),
        misconceptions=(
            _says("doors_lead_outside_only", THROUGH, THROUGH),
            _says("inside_means_up", NO_UP, NO_UP),
        ),
        rules=(THROUGH, FOUR),
        after=lambda p: do(p, "move c4 e4"),
    ),
    _legal(
        id="torres.knights.6",
        setting=lambda: sketch("c4=1 d4=1 e4=1 e5=1", A="c4"),
        tries="move c4 e4",
        choices=(NO_UP, THROUGH, BLOCKED),
        misconceptions=(_says("roofs_have_doors", "legal", FOUR),),
        rules=(FOUR, THROUGH),
    ),
    _number(
        id="torres.knights.7",
        setting=lambda: sketch(case.TWO_WALLS, A="b5", B="f4"),
        solve=lambda p: wrong_doors.fewest(p, case.knight(p), BIT[cell_index(case.FAR_SIDE)]),
        misconceptions=(
            Misconception(
                "torres.on_foot_only",
                lambda p: wrong_doors.fewest(p, case.knight(p), BIT[cell_index(case.FAR_SIDE)], wrong_doors.on_foot),
                THROUGH,
            ),
            Misconception(
                "torres.one_castle_a_turn",
                lambda p: wrong_doors.fewest_with_one_castle(p, case.knight(p), BIT[cell_index(case.FAR_SIDE)]),
                REPEAT,
            ),
            Misconception(
                "torres.pays_for_each_cell",
                lambda p: wrong_doors.a_step_for_each_cell(case.knight(p), cell_index(case.FAR_SIDE)),
                THROUGH,
            ),
        ),
        rules=(THROUGH, REPEAT),
        receipt_of=lambda p: case.moves_receipt(p, case.way(p, case.FAR_SIDE)),
        after=lambda p: do(p, *case.way(p, case.FAR_SIDE)),
        facts=lambda p: {"goal": case.FAR_SIDE},
    ),
    Checkpoint(
        id="torres.knights.8",
        kind="order",
        setting=lambda: sketch("b3=1 b4=1 b5=1 b6=1 d5=2 e5=1", A="a4"),
        choices=tuple(case.ROUTE),
        solve=case.a_route,
        goal=case.arrives,
        after=case.arrived,
        misconceptions=(
            Misconception(
                "torres.two_levels_at_once",
                lambda p: ("door", "block", "higher", "stair"),
                UP,
                goal=lambda p, answer: answer.index("higher") < answer.index("stair"),
            ),
            Misconception(
                "torres.block_under_own_feet",
                lambda p: ("door", "stair", "block", "higher"),
                TAKEN,
                goal=lambda p, answer: answer.index("stair") < answer.index("block"),
            ),
        ),
        rules=(UP, THROUGH, TAKEN),
        wording=WORDING,
    ),
    _number(
        id="torres.knights.9",
        setting=lambda: sketch("c5=3 c6=2 c4=3 f3=1 g3=2 g4=3", A="b5"),
        solve=lambda p: wrong_doors.highest_level(p, case.knight(p), p.ap),
        misconceptions=(
            Misconception(
                "torres.climbs_inside",
                lambda p: wrong_doors.highest_level(p, case.knight(p), p.ap, wrong_doors.climbing_inside),
                NO_UP,
            ),
            Misconception(
                "torres.forgets_the_doors",
                lambda p: wrong_doors.highest_level(p, case.knight(p), p.ap, wrong_doors.on_foot),
                THROUGH,
            ),
        ),
        rules=(NO_UP, UP, THROUGH),
        receipt_of=lambda p: case.moves_receipt(p, case.way(p, "g3")),
        after=lambda p: do(p, *case.way(p, "g3")),
    ),
    _turn(
        id="torres.knights.10",
        setting=lambda: sketch("d4=2 d5=2", A="c4"),
        solve=lambda p: ("build c5", "move c4 c5", "move c5 d5"),
        goal=_on_level_two,
        explain=_what_level,
        receipt_of=right.castle_receipt,
        misconceptions=(
            Misconception(
                "torres.on_the_castle_is_enough",
                lambda p: ("build c5", "move c4 c5"),
                OWN_LEVEL,
                goal=_on_a_castle_of_two,
            ),
        ),
        rules=(UP, OWN_LEVEL),
    ),
    _turn(
        id="torres.knights.11",
        setting=lambda: sketch(case.TWO_CASTLES, A="a5"),
        solve=lambda p: ("add a4", "move a4 e5", "move e5 f5"),
        goal=_in_both,
        explain=_which_castle,
        receipt_of=right.castle_receipt,
        misconceptions=(
            Misconception(
                "torres.leaves_the_first_castle",
                lambda p: ("move a5 b5", "move b5 c5", "move c5 d5", "move d5 e5", "move e5 f5"),
                ONCE,
                goal=_in_the_second,
            ),
        ),
        rules=(BESIDE, THROUGH, ONCE),
    ),
    Checkpoint(
        id="torres.knights.12",
        kind="choice",
        setting=lambda: sketch(case.GUARDED, A="c6"),
        choices=("b5", "b6", "either"),
        solve=_where_to_guard,
        misconceptions=(
            _says("guards_the_low_tower", "b5", BLOCKED),
            _says("any_guard_will_do", "either", UP),
        ),
        rules=(BLOCKED, UP, TAKEN),
        after=lambda p: case.guarded(_where_to_guard(p)),
        receipt_of=lambda p: right.castle_receipt(case.guarded(_where_to_guard(p))),
        wording=WORDING,
    ),
)
