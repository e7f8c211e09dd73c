"""Checkpoints of the tutorial "Building castles": one block after the other, closed cells, stacks, wide and high."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from boardlab.core.language import Phrase
from boardlab.lessons.checkpoint import Checkpoint, Misconception
from boardlab.lessons.display import do
from boardlab.lessons.torres import building_cases as case
from boardlab.lessons.torres import right_rules as right
from boardlab.lessons.torres import wrong_growing as wrong
from boardlab.lessons.torres.sketching import WORDING, sketch
from boardlab.torres import Position, cell_index
from boardlab.torres.board import spread
from boardlab.torres.position import cell_names

HEIGHT = "torres.build.height"
APART = "torres.build.no_merge"
JOIN = "torres.build.must_add"
EXTEND = "torres.build.extend"
RAISE = "torres.build.raise"
ONE_STACK = "torres.build.one_stack"
MAX_THREE = "torres.build.max_three"
SAVING = "torres.build.redistribute"
NO_NEW_STACK = "torres.build.excess"
UP = "torres.move.up_one"
PRODUCT = "torres.goal.product"

CORNERED = "a1"
"""The castle that is to be fenced in."""
CROWDED = "g6"
"""The castle that is asked for where much is taken."""

_cells = partial(Checkpoint, kind="cells", wording=WORDING, view="plan")
_turn = partial(Checkpoint, kind="turn", wording=WORDING)
_number = partial(Checkpoint, kind="number", wording=WORDING)


def _names(cells: int) -> frozenset[str]:
    return frozenset(cell_names(cells))


def _closes(name: str, rule_as_code: Callable[[Position], int], rule: str) -> Misconception:
    return Misconception(f"torres.{name}", lambda p: _names(rule_as_code(p)), rule)


def widens(name: str, rule_as_code: Callable[[Position, int], int], rule: str, cell: str) -> Misconception:
    """A wrong rule about where the castle at a cell may be widened."""
    return Misconception(f"torres.{name}", lambda p: _names(rule_as_code(p, case.castle_of(p, cell))), rule)


def _taken_for_legal(name: str, rule: str) -> Misconception:
    return Misconception(f"torres.{name}", lambda p: "legal", rule)


WIDENING = (
    ("castles_may_merge", wrong.merging, APART),
    ("builds_under_figures", wrong.under_figures, RAISE),
    ("keeps_off_corners", wrong.shy_of_corners, APART),
    ("touches_one_tower_only", wrong.touching_once, EXTEND),
)
"""The wrong rules about where a castle may be widened: name, code, and the rule that refutes it."""


# -- why a cell does not belong ------------------------------------------------------------------------------------


def _why_not_closed(p: Position, picked: frozenset[str]) -> Phrase | None:
    """Why a cell picked is not closed, or one left out is."""
    closed = _names(p.ground.homes[2])
    for cell in sorted(picked - closed):
        key = "tower" if p.heights[cell_index(cell)] else "one_castle" if case.beside(p, cell) else "no_castle"
        return Phrase(f"building.explain.{key}", {"cell": cell})
    for cell in sorted(closed - picked):
        return Phrase("building.explain.closed", {"cell": cell, "castles": case.beside(p, cell)})
    return None


def why_not_widen(castle: str) -> Callable[[Position, frozenset[str]], Phrase | None]:
    """Why a cell picked does not widen the castle at a cell, or one left out does."""

    def explain(p: Position, picked: frozenset[str]) -> Phrase | None:
        right_cells = case.may_widen(p, castle)
        name = case.name_of(p, castle)
        for cell in sorted(picked - right_cells):
            near, facts = case.beside(p, cell), {"cell": cell, "castle": castle}
            if p.heights[cell_index(cell)]:
                return Phrase("building.explain.tower", facts)
            if name not in near:
                return Phrase("building.explain.apart", facts)
            if len(near) > 1:
                return Phrase("building.explain.closed", {**facts, "castles": near})
            return Phrase("building.explain.figure", facts)
        for cell in sorted(right_cells - picked):
            return Phrase("building.explain.open", {"cell": cell, "castle": castle})
        return None

    return explain


# -- fencing a castle in -------------------------------------------------------------------------------------------


def _fenced(start: Position, end: Position, actions: tuple[str, ...]) -> bool:
    return not case.still_open(end, CORNERED)


def _fenced_by_corners(start: Position, end: Position, actions: tuple[str, ...]) -> bool:
    """Takes a cell for closed where another castle touches it at a corner."""
    castle = case.castle_of(end, CORNERED)
    others = end.ground.tall[1] & ~castle
    return not spread(castle) & wrong.bare(end.ground) & ~spread(others) & ~wrong.corners_of(others)


def _what_is_open(p: Position, answer: tuple[str, ...]) -> Phrase | None:
    cells = case.still_open(do(p, *answer), CORNERED)
    return Phrase("building.still_open", {"count": len(cells), "cells": cells}) if cells else None


# -- climbing on one's own tower -----------------------------------------------------------------------------------


def _on_level_three(start: Position, end: Position, actions: tuple[str, ...]) -> bool:
    return case.level_of(end) >= 3


def _tower_of_three(start: Position, end: Position, actions: tuple[str, ...]) -> bool:
    return max(end.heights) >= 3


def _what_level(p: Position, answer: tuple[str, ...]) -> Phrase | None:
    return Phrase("building.level_reached", {"level": case.level_of(do(p, *answer))})


CHECKPOINTS = (
    Checkpoint(
        id="torres.building.1",
        kind="legal",
        setting=lambda: sketch("f6=1 b4=2 b3=1", A="b4", B="b3"),
        tries="build f6",
        choices=(JOIN, HEIGHT, APART),
        misconceptions=(_taken_for_legal("height_without_limit", HEIGHT),),
        rules=(HEIGHT, RAISE),
        wording=WORDING,
    ),
    Checkpoint(
        id="torres.building.2",
        kind="order",
        setting=lambda: sketch("b6=2 b5=1", A="b5"),
        choices=tuple(case.STEPS),
        solve=case.an_order,
        goal=case.works,
        after=case.built,
        misconceptions=(
            Misconception(
                "torres.height_checked_at_the_end",
                lambda p: ("top", "near", "far"),
                HEIGHT,
                goal=lambda p, answer: answer.index("top") < answer.index("near") < answer.index("far"),
            ),
            Misconception(
                "torres.joined_later",
                lambda p: ("far", "near", "top"),
                JOIN,
                goal=lambda p, answer: answer.index("far") < answer.index("near") < answer.index("top"),
            ),
        ),
        rules=(HEIGHT, JOIN),
        wording=WORDING,
    ),
    _cells(
        id="torres.building.3",
        setting=lambda: sketch("b6=2 c6=1 c5=1 e5=1 e4=2 e7=1 f7=1 g7=1 g5=1 c3=1 d3=1", A="c6", B="e4"),
        solve=lambda p: _names(p.ground.homes[2]),
        misconceptions=(
            _closes("corner_closes", wrong.closed_by_corners, APART),
            _closes("two_towers_close", wrong.closed_by_towers, APART),
            _closes("closed_in_line_only", wrong.closed_in_line, APART),
        ),
        rules=(APART,),
        explain=_why_not_closed,
    ),
    _turn(
        id="torres.building.4",
        setting=lambda: sketch("a1=2 b1=1 c3=1 d3=1", A="d3", B="b1"),
        solve=lambda p: ("build c2", "build b3", "build a3"),
        goal=_fenced,
        explain=_what_is_open,
        receipt_of=right.castle_receipt,
        misconceptions=(
            Misconception("torres.corner_fences", lambda p: ("build c2", "build b3"), APART, goal=_fenced_by_corners),
        ),
        rules=(APART, EXTEND),
    ),
    Checkpoint(
        id="torres.building.5",
        kind="legal",
        setting=lambda: sketch("b6=2 c6=1 e4=1 f4=1", A="b6", B="f4"),
        tries="build d5",
        choices=(APART, JOIN, HEIGHT),
        misconceptions=(_taken_for_legal("founds_a_castle", JOIN),),
        rules=(JOIN,),
        wording=WORDING,
    ),
    _number(
        id="torres.building.6",
        setting=case.four_players,
        solve=lambda p: len(case.most_blocks(p)),
        misconceptions=(
            Misconception("torres.a_block_for_each_ap", wrong.as_many_as_ap, ONE_STACK),
            Misconception("torres.all_stacks_at_once", wrong.all_stacks, ONE_STACK),
            Misconception("torres.three_every_turn", wrong.always_three, MAX_THREE),
        ),
        rules=(ONE_STACK, MAX_THREE),
        receipt_of=case.blocks_receipt,
        whole=True,
    ),
    _number(
        id="torres.building.7",
        setting=case.leftovers,
        solve=case.saved,
        misconceptions=(
            Misconception("torres.stacks_without_limit", wrong.no_cap, SAVING),
            Misconception("torres.unused_blocks_are_lost", lambda p: 0, SAVING),
        ),
        rules=(SAVING, NO_NEW_STACK),
        receipt_of=case.leftovers_receipt,
        whole=True,
    ),
    _turn(
        id="torres.building.8",
        setting=lambda: sketch("b6=2 c6=1 b5=1", A="c6"),
        solve=lambda p: ("move c6 b6", "build c6", "build c6", "move b6 c6"),
        goal=_on_level_three,
        explain=_what_level,
        receipt_of=right.castle_receipt,
        misconceptions=(Misconception("torres.tower_is_enough", lambda p: ("build b6",), UP, goal=_tower_of_three),),
        rules=(UP, HEIGHT, RAISE),
    ),
    _number(
        id="torres.building.9",
        setting=lambda: case.of_blocks(1, 1),
        solve=lambda p: case.by_turns(case.SEVEN).points,
        misconceptions=(
            Misconception("torres.no_stairs_needed", lambda p: wrong.tower_without_stairs(case.SEVEN), UP),
            Misconception("torres.all_flat", lambda p: wrong.all_flat(case.SEVEN), PRODUCT),
        ),
        rules=(PRODUCT, UP, HEIGHT),
        after=case.best_castle,
        receipt_of=lambda p: right.castle_receipt(case.best_castle(p)),
        facts=lambda p: {"blocks": case.SEVEN},
    ),
    Checkpoint(
        id="torres.building.10",
        kind="choice",
        setting=lambda: sketch("b6=2 c6=2 b5=1 c5=1", A="b6"),
        choices=tuple(case.WAYS),
        solve=case.best_way,
        misconceptions=(
            Misconception("torres.area_is_all", case.widest, PRODUCT),
            Misconception("torres.level_is_all", case.highest, PRODUCT),
        ),
        rules=(PRODUCT, HEIGHT),
        after=lambda p: do(p, *case.WAYS[case.best_way(p)]),
        receipt_of=case.way_receipt,
        wording=WORDING,
    ),
    _cells(
        id="torres.building.11",
        setting=lambda: sketch("g6=2 g5=1 h5=1 g3=1 f3=1 e6=1 e7=1", A="g6", B="f5"),
        solve=lambda p: case.may_widen(p, CROWDED),
        misconceptions=tuple(widens(*wrong_rule, CROWDED) for wrong_rule in WIDENING),
        explain=why_not_widen(CROWDED),
        rules=(EXTEND, APART, RAISE),
    ),
)
