"""The best way to play a turn, by trying every action after every other: slow, and used only where order matters.

Equal positions are one; nothing else is left out but the end of the turn.
"""

from __future__ import annotations

import math
import time
from collections.abc import Callable, Iterable

from boardlab.torres.actions import TURN, Action
from boardlab.torres.phases.turn_end import End
from boardlab.torres.placing import owes_a_block
from boardlab.torres.position import Position, apply
from boardlab.torres.scoring import reckon
from boardlab.torres.track import Point

Played = tuple[tuple[Action, ...], Position, int, int]
"""What was done, the position then, what a scoring pays, and the AP spent on other things than points."""
_Came = dict[Position, tuple[Position, Action] | None]


def one_by_one(
    p: Position, question: Callable[[Position], bool] | None, most: int, nodes: int, until: float
) -> tuple[list[Played], bool, int]:
    """The best turns, whether every turn was looked at, and how many positions were.

    Args:
        p: where the turn goes on.
        question: what to reach for fewest AP; None for most points.
        most: how many turns to give, one for each different board.
        nodes: after so many positions the search stops.
        until: when it stops at the latest, by ``time.perf_counter``.
    """
    came: _Came = {p: None}
    found = _spread(came, [p], lambda q: q.legal_actions(), nodes, until)
    complete = len(found) == len(came)
    found = [q for q in found if q.stage == TURN]
    ends: list[tuple[Position, tuple[Action, ...], int]] = []
    if question is None:
        for q in found:
            if not owes_a_block(q):
                acts = _way(came, q)
                ends.append((q, acts, q.spent - sum(max(act.size, 1) for act in acts if act.kind == Point.kind)))
    else:
        reached = [q for q in found if question(q)]
        fewest = min((q.spent for q in reached), default=0)
        for q in [q for q in reached if q.spent == fewest]:
            after: _Came = {q: None}
            taken = _spread(after, [q], lambda q: [act for act in q.legal_actions() if act.kind == Point.kind])
            ends += [(end, _way(came, q) + _way(after, end), fewest) for end in taken]
    turns: dict[tuple[bytes, int], Played] = {}
    for q, acts, spent in ends:
        paid = reckon(q.ground, q.pieces, q.king, q.scores, q.phase, q.scored_from, q.options, q.aside.master)
        points = paid[-1].scores[p.decider] - p.scores[p.decider]
        board = q.ground.heights, q.pieces[p.decider]
        if board not in turns or _value(turns[board]) < (points, -spent):
            turns[board] = acts, q, points, spent
    return sorted(turns.values(), key=_value, reverse=True)[:most], complete, len(found)


def _value(played: Played) -> tuple[int, int]:
    _, _, points, spent = played
    return points, -spent


def _spread(
    came: _Came,
    found: list[Position],
    actions: Callable[[Position], Iterable[Action]],
    nodes: float = math.inf,
    until: float = math.inf,
) -> list[Position]:
    """Every position that actions lead to from the first, it too; how each was reached is put down."""
    for number, q in enumerate(found):  # grows
        if number >= nodes or (number & 255 == 255 and time.perf_counter() > until):
            return found[:number]
        for act in actions(q):
            if act.kind != End.kind:
                after = apply(q, act)
                if after not in came:
                    came[after] = q, act
                    found.append(after)
    return found


def _way(came: _Came, q: Position) -> tuple[Action, ...]:
    """The actions that led to a position."""
    acts = []
    while (before := came[q]) is not None:
        q, act = before
        acts.append(act)
    return tuple(reversed(acts))
