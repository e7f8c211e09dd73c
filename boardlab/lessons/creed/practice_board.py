"""Practice for the topic "Board and turn": what actions cost, what is kept, where a unit may move."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from random import Random
from typing import Any

from boardlab.core.language import Phrase
from boardlab.creed import Position
from boardlab.creed.actions import Kind
from boardlab.creed.units import NAMES, OBSTACLES, PROFILE
from boardlab.lessons.checkpoint import Checkpoint, Misconception
from boardlab.lessons.creed import board
from boardlab.lessons.creed import board_cases as case
from boardlab.lessons.creed import wrong_board as wrong
from boardlab.lessons.creed.fields import field
from boardlab.lessons.creed.sketching import WORDING, sketch
from boardlab.lessons.display import do
from boardlab.lessons.practice import drawn

MOST_LEFT = 9
DEEDS = (Kind.DEPLOY, Kind.MOVE, Kind.ATTACK, Kind.SIEGE)


def draw(rng: Random, target: str) -> Checkpoint | None:
    """One of three questions, chosen by the misconception it should tell apart if there is one."""
    fitting = [ask for ask, wrong_rules in QUESTIONS if not target or target in {found.id for found in wrong_rules}]
    return rng.choice(fitting)(rng) if fitting else None


def costing(rng: Random) -> Checkpoint | None:
    """What do some actions cost together?"""
    position = sketch(f"{field(rng, 'A', 4)} {field(rng, 'B', 3)}")
    end, line, deeds = position, list[str](), list[str]()
    for _ in range(rng.randint(3, 5)):
        kinds = [kind for kind in DEEDS if any(act.kind == kind for act in end.legal_actions())]
        if not kinds:
            break
        kind = rng.choice(kinds)
        act = rng.choice([act for act in end.legal_actions() if act.kind == kind and len(act.moves) < 2])
        after = end.play(act)
        if after.is_over:
            return None
        deeds.append("fail" if kind == Kind.ATTACK and after.dead == end.dead else act.to_text().split()[0])
        line.append(act.to_text())
        end = after
    played = tuple(line)
    told = tuple(Phrase(f"board.practice.deed.{deed}") for deed in deeds)
    return drawn(
        "creed.board.practice.cost",
        position,
        WORDING,
        kind="number",
        solve=lambda p: wrong.cost_of(p, played),
        misconceptions=board.spending(lambda p: played),
        rules=(board.SPEND, board.FAIL),
        receipt_of=lambda p: case.cost_receipt(p, played),
        after=lambda p: do(p, *played),
        sees=0,
        facts=lambda p: {"deeds": told},
    )


def keeping(rng: Random) -> Checkpoint | None:
    """With how many AP does the next turn begin?"""
    position = sketch(f"{field(rng, 'A', 3)} {field(rng, 'B', 3)}", ap={"A": rng.randint(1, MOST_LEFT)})
    return drawn(
        "creed.board.practice.keep",
        position,
        WORDING,
        kind="number",
        solve=case.next_turn,
        misconceptions=board.KEEPING,
        rules=(board.CARRY, board.REFILL),
        receipt_of=case.carry_receipt,
        facts=lambda p: {"left": p.ap[0]},
    )


def _mover(p: Position) -> int:
    """The first unit of A that can move."""
    return next(cell for cell in p.layout.cells_of[0] if p.units[cell] and p.units[cell] & PROFILE not in OBSTACLES)


def moving(rng: Random) -> Checkpoint | None:
    """Where may a unit move?"""
    position = sketch(f"{field(rng, 'A', rng.randint(3, 5), move=True)} {field(rng, 'B', 2)}")
    cell = position.layout.cell_names[_mover(position)]

    def right(p: Position) -> frozenset[str]:
        return case.may_move(p, cell)

    return drawn(
        "creed.board.practice.move",
        position,
        WORDING,
        kind="cells",
        solve=right,
        explain=board.by_verdict(f"move {cell}", right),
        misconceptions=MOVING,
        rules=(board.MOVE, board.SWAMP),
        facts=_unit,
    )


def _unit(p: Position) -> Mapping[str, Any]:
    cell = _mover(p)
    return {"cell": p.layout.cell_names[cell], "unit": Phrase(f"unit.{NAMES[p.units[cell] & PROFILE]}")}


MOVING = board.moving(_mover)
SPENDING = board.spending(lambda p: ())
"""Named here for what they can tell apart; each question brings its own actions."""
QUESTIONS: tuple[tuple[Callable[[Random], Checkpoint | None], tuple[Misconception, ...]], ...] = (
    (costing, SPENDING),
    (keeping, board.KEEPING),
    (moving, MOVING),
)
"""Each question with the wrong rules it can tell from the truth."""
PRACTICE = {"creed.board": draw}
