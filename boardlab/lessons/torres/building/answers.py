"""What the checkpoints on building castles ask about: positions, answers asked of the game, and their receipts."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from boardlab.core.contract.receipt import Receipt, ReceiptLine
from boardlab.core.i18n.language import Phrase
from boardlab.lessons.display import do
from boardlab.lessons.torres import paths, right_rules
from boardlab.lessons.torres import right_rules as right
from boardlab.lessons.torres.explaining import first_wrong
from boardlab.lessons.torres.paths import line_of_action
from boardlab.lessons.torres.sketching import sketch
from boardlab.lessons.torres.wrong_building import corners_of
from boardlab.torres import Kind, Position, cell_index, cell_name

# -- one block after the other -------------------------------------------------------------------------------------
from boardlab.torres.board import ALL, BIT, NEXT, Ground, castle_name, cells_of, mask_of, spread
from boardlab.torres.state import cell_names

STEPS = {"top": "build b6", "far": "build d5", "near": "build c5", "walk": "move b5 c5"}
"""Three blocks for one castle and a step, by the key of the step; not every order works."""


# -- where a castle can still grow ---------------------------------------------------------------------------------


def castle_of(p: Position, cell: str) -> int:
    """The castle at a cell, as a set."""
    return p.ground.castle_mask(cell_index(cell))


def beside(p: Position, cell: str) -> tuple[str, ...]:
    """The castles that share an edge with a cell, each by its name."""
    return tuple(sorted(map(castle_name, p.ground.beside(cell_index(cell)))))


def still_open(p: Position, cell: str) -> tuple[str, ...]:
    """The bare cells by which the castle at a cell can still be widened, figures aside."""
    return cell_names(open_to(p.ground, castle_of(p, cell)))


def may_widen(p: Position, cell: str) -> frozenset[str]:
    """The bare cells on which a block may go now and join the castle at a cell."""
    builds = [act for act in p.legal_actions() if act.kind is Kind.BUILD and not p.heights[act.cell]]
    return frozenset(cell_name(act.cell) for act in builds if castle_of(p.play(act), cell) & BIT[act.cell])


# -- stacks --------------------------------------------------------------------------------------------------------


def most_blocks(p: Position) -> tuple[str, ...]:
    """As many blocks as a turn can place, as actions."""
    texts: list[str] = []
    while builds := [act for act in p.legal_actions() if act.kind is Kind.BUILD]:
        texts.append(builds[0].to_text())
        p = p.play(builds[0])
    return tuple(texts)


def best_end(p: Position) -> str:
    """The way to end the turn that saves most blocks, as an action."""
    ends = [act for act in p.legal_actions() if act.kind is Kind.END]
    return max(ends, key=lambda act: sum(act.rest)).to_text()


def saved(p: Position) -> int:
    """How many of this turn's unused blocks can be put on the other stacks."""
    return sum(p.read_action(best_end(p)).rest) - sum(p.stacks[p.decider])


def leftovers_receipt(p: Position) -> Receipt:
    """What becomes of the unused blocks."""
    line = line_of_action(p, best_end(p), saved(p), "leftovers", "leftovers_back", "leftovers_none")
    return Receipt(Phrase("choice.cell", {"cell": ""}), (line,), unit="count")


def where_the_rest_goes(p: Position) -> str:
    """What becomes of this turn's unused blocks, as the key of a choice."""
    return "supply" if do(p, best_end(p)).supply > p.supply else "on_top"


# -- what blocks can make ------------------------------------------------------------------------------------------


class Made(NamedTuple):
    """A castle with a knight that climbed it on foot."""

    area: int
    level: int
    """The level of the knight."""

    @property
    def points(self) -> int:
        """What the castle pays."""
        return self.area * self.level


def by_stairs(blocks: int) -> Made:
    """The best castle of so many blocks with a flight of stairs: towers of 1, 2, 3 … blocks in a row."""
    return _best(blocks, lambda level: (level * (level + 1) // 2, level))


def by_turns(blocks: int) -> Made:
    """The best castle of so many blocks where the knight climbs two towers, each raised in turn beside it."""
    return _best(blocks, lambda level: (2 * level - 1, min(level, 2)))


def _best(blocks: int, way_up: Callable[[int], tuple[int, int]]) -> Made:
    """The best of all levels: the way up takes blocks and cells, every other block widens (torres.build.height)."""
    found = ((level, *way_up(level)) for level in range(1, blocks + 1))
    made = (Made(cells + blocks - taken, level) for level, taken, cells in found if taken <= blocks)
    return max((castle for castle in made if castle.level <= castle.area), key=lambda castle: castle.points)


SEVEN = 7


def of_blocks(blocks: int, level: int) -> Position:
    """A castle of so many blocks with A's knight on a level of it, climbed by two towers raised in turn."""
    base = blocks - (2 * level - 1)
    cells = ["c5", "d5", "c4", "d4", "e5", "e4", "b5", "b4", "f5", "f4", "c3", "d3", "e3", "b3", "f3"]
    towers = [f"c5={level}"] + ([f"d5={level - 1}"] if level > 1 else [])
    towers += [f"{cell}=1" for cell in cells[len(towers) : len(towers) + base]]
    return sketch(" ".join(towers), A="c5")


# -- wide or high --------------------------------------------------------------------------------------------------

WAYS = {
    "wide": ("build d6", "build d5", "build b4", "point", "point"),
    "high": ("build c6", "move b6 c6", "build b6", "build b6", "move c6 b6"),
    "both": ("build c6", "move b6 c6", "build d6", "build d5", "point"),
}
"""Three ways to spend a turn's 5 AP on one castle."""


def worth(p: Position, key: str) -> int:
    """Castle points and points taken, after one of the ways."""
    end = do(p, *WAYS[key])
    return right.castle_points(end) + end.scores[0] - p.scores[0]


def best_way(p: Position) -> str:
    """The way that pays most."""
    return max(WAYS, key=lambda key: worth(p, key))


def way_receipt(p: Position) -> Receipt:
    """What the best way pays: the castle, and the points taken."""
    end = do(p, *WAYS[best_way(p)])
    points = ReceiptLine(0, Phrase("receipt.point"), None, end.scores[0] - p.scores[0], "torres.point.cost")
    return Receipt(Phrase("receipt.all"), (*right.castle_receipt(end).of(0), points))


# -- why not ------------------------------------------------------------------------------------------------------


def why_not_closed(p: Position, picked: frozenset[str]) -> Phrase | None:
    """Why a cell picked is not closed, or one left out is."""

    def too_much(cell: str) -> Phrase:
        bare_cell = "building.explain.one_castle" if beside(p, cell) else "building.explain.no_castle"
        return Phrase("building.explain.tower" if p.height_at(cell) else bare_cell, {"cell": cell})

    def missing(cell: str) -> Phrase:
        return Phrase("building.explain.closed", {"cell": cell, "castles": beside(p, cell)})

    return first_wrong(picked, frozenset(cell_names(p.ground.homes[2])), too_much, missing)


def why_not_widen(p: Position, picked: frozenset[str], castle: str) -> Phrase | None:
    """Why a cell picked does not widen the castle at a cell, or one left out does."""
    name = castle_name(castle_of(p, castle))

    def too_much(cell: str) -> Phrase:
        near, facts = beside(p, cell), {"cell": cell, "castle": castle}
        if len(near) > 1 and name in near and not p.height_at(cell):
            return Phrase("building.explain.closed", {**facts, "castles": near})
        bare_cell = "building.explain.figure" if name in near else "building.explain.apart"
        return Phrase("building.explain.tower" if p.height_at(cell) else bare_cell, facts)

    def missing(cell: str) -> Phrase:
        return Phrase("building.explain.open", {"cell": cell, "castle": castle})

    return first_wrong(picked, may_widen(p, castle), too_much, missing)


def fenced_by_corners(end: Position) -> bool:
    """Takes a cell for closed where another castle touches it at a corner."""
    castle = castle_of(end, "a1")
    others = end.ground.tall[1] & ~castle
    return not spread(castle) & bare(end.ground) & ~spread(others) & ~corners_of(others)


def what_is_open(p: Position, answer: tuple[str, ...]) -> Phrase | None:
    """The cells by which the castle in the corner could still grow after a line of play."""
    cells = still_open(do(p, *answer), "a1")
    return Phrase("building.still_open", {"count": len(cells), "cells": cells}) if cells else None


# -- wrong rules ------------------------------------------------------------------------------------------------------


def bare(ground: Ground) -> int:
    """The cells without a block."""
    return ~ground.tall[1] & ALL


# -- which cells are closed ----------------------------------------------------------------------------------------


def closed_by_corners(p: Position) -> int:
    """Closes a cell that touches one castle by an edge and another one at a corner, besides those truly closed."""
    found = p.ground.homes[2]
    for castle in p.ground.masks:
        others = p.ground.tall[1] & ~castle
        found |= spread(castle) & corners_of(others) & bare(p.ground)
    return found


def closed_by_towers(p: Position) -> int:
    """Closes a cell that touches two towers, be they of one castle or of two."""
    towers = p.ground.tall[1]
    return mask_of(cell for cell in cells_of(bare(p.ground)) if (NEXT[cell] & towers).bit_count() > 1)


def closed_in_line(p: Position) -> int:
    """Closes a cell only where two castles face each other across it."""
    found = 0
    for cell in cells_of(p.ground.homes[2]):
        column, row = cell % 8, cell // 8
        pairs = [(cell - 1, cell + 1)] if 0 < column < 7 else []
        pairs += [(cell - 8, cell + 8)] if 0 < row < 7 else []
        for one, other in pairs:
            touched = {p.ground.castle_mask(one), p.ground.castle_mask(other)} - {0}
            found |= 1 << cell if len(touched) > 1 else 0
    return found


def open_to(ground: Ground, castle: int) -> int:
    """The bare cells by which a castle can still be widened: they touch it and no other castle (no wrong rule)."""
    return ground.homes[1] & spread(castle)


def shy_of_corners(p: Position, castle: int) -> int:
    """Widens a castle nowhere near another one, corners included."""
    return open_to(p.ground, castle) & p.free & ~corners_of(p.ground.tall[1] & ~castle)


def touching_once(p: Position, castle: int) -> int:
    """Widens a castle only where a single tower of it is touched."""
    cells = cells_of(open_to(p.ground, castle) & p.free)
    return mask_of(cell for cell in cells if (NEXT[cell] & castle).bit_count() == 1)


# -- wide and high --------------------------------------------------------------------------------------------------


def tower_without_stairs(blocks: int) -> int:
    """The best area × height of a castle of so many blocks, for a knight that needs no way up."""
    # One tower takes all the height; every other cell has one block.
    return max(area * min(area, blocks - area + 1) for area in range(1, blocks + 1))
