"""Lines of play found by search: that what asks for a turn can be solved, and the most that turns can bring."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from boardlab.core.play.breadth_first import shortest_line
from boardlab.torres import Action, Kind, Position
from boardlab.torres.board import ALL, BIT, Ground, cells_of
from boardlab.torres.options import LEVEL_BONUS, TURN_AP
from boardlab.torres.play.search import PlayedTurn, best_turns
from boardlab.torres.rules.doors import reachable
from boardlab.torres.rules.scoring import castle_payments, earns_bonus, reckon

Reached = Callable[[Position], bool]
"""Is a goal reached in a position?"""


def shortest(p: Position, reached: Reached, *kinds: str, cells: int = ALL) -> tuple[str, ...]:
    """A shortest line of play within one turn, as actions.

    Args:
        p: where the turn stands.
        reached: is the goal reached in a position?
        kinds: the kinds of action that are tried, such as ``"build"``, all of them with a cell.
        cells: the cells at which they are tried; few cells make a long line quick to find.

    Raises:
        ValueError: if no line of these actions reaches the goal.
    """
    wanted = {Kind[name.upper()] for name in kinds}

    def tried(q: Position) -> Iterator[Action]:
        return (act for act in q.legal_actions() if act.kind in wanted and cells & BIT[act.cell])

    return shortest_line(p, tried, lambda q, line: reached(q))


MARKERS = 2
"""A marker that is pushed past others may bring so many points more than castle and bonus."""


def amounts_of_turns(p: Position, turns: int) -> tuple[int, ...]:
    """The two most amounts that a scoring after so many turns can bring one knight, which moves and builds and no more.

    Others do nothing meanwhile. Where the knight can stand is worked out for each ground at once, as a set of cells:
    after each AP, from all cells of the AP before. Blocks that are left go on to the next stack.

    Args:
        p: a position in the middle of a turn of whoever has one knight.
        turns: how many turns there are, this one among them.
    """
    seat = p.decider
    free, limit = p.free | p.pieces[seat], p.options.most_built
    stacks = sorted(p.stacks[seat], reverse=True)
    given = [p.turn_stack, *stacks] if p.turn_stack >= 0 else stacks
    grounds: dict[tuple[Ground, int], int] = {(p.ground, 0): p.pieces[seat]}
    for turn in range(turns):
        ap, built = (p.ap - p.spent, p.built) if not turn else (TURN_AP, 0)
        most = sum(given[: turn + 1])
        reached = {(ground, used, built): cells for (ground, used), cells in grounds.items()}
        for _ in range(ap):
            further = dict(reached)
            for (ground, used, now), cells in reached.items():
                for source in cells_of(cells):
                    further[ground, used, now] |= reachable(ground, source, p.options.door) & free
                for cell in cells_of(ground.buildable & free) if used < most and now < limit else ():
                    if cells & ~BIT[cell]:
                        after = ground.with_block(cell), used + 1, now + 1
                        further[after] = further.get(after, 0) | cells & ~BIT[cell]
            reached = further
        grounds = {}
        for (ground, used, _), cells in reached.items():
            grounds[ground, used] = grounds.get((ground, used), 0) | cells
    return _most_paid(p, grounds)


def _most_paid(p: Position, grounds: dict[tuple[Ground, int], int]) -> tuple[int, ...]:
    """The two most amounts that a scoring pays one knight on a cell that it can stand on, by ground; less first."""
    seat, found = p.decider, [-1, 0]
    for (ground, _), cells in grounds.items():
        for cell in cells_of(cells):
            castles = sum(area * level for _, area, level in castle_payments(ground, BIT[cell]))
            bonus = LEVEL_BONUS[p.phase - 1] if earns_bonus(ground, BIT[cell], p.king, p.phase) else 0
            if castles + bonus + MARKERS > found[0]:
                pieces = (*p.pieces[:seat], BIT[cell], *p.pieces[seat + 1 :])
                paid = reckon(ground, pieces, p.king, p.scores, p.phase, p.scored_from, p.options, p.aside.master)
                found = sorted({*found, paid[-1].scores[seat] - p.scores[seat]})[-2:]
    return tuple(found)


SECONDS = 8.0
"""So long a turn is searched while somebody waits."""
BOARDS = 60, 600
"""So many boards that bring most are looked at for what brings less, and where all of them bring the same, so many."""


def best_of_turn(p: Position) -> tuple[tuple[int, ...], tuple[str, ...]]:
    """The most amounts of points that a scoring after the turn can bring, and a way to the last, with the turn's end.

    Raises:
        TooMany: where the search was stopped before its end.
    """
    amounts, best = _searched(p, SECONDS)
    after = best.position
    ends = [act for act in after.legal_actions() if act.kind == Kind.END]
    end = max(ends, key=lambda act: sum(act.rest))
    return amounts, tuple(act.to_text() for act in (*best.actions, end))


def amounts_of_turn(p: Position) -> tuple[int, ...]:
    """The most amounts of points that a scoring after the turn can bring, of every way to play it, least first."""
    return _searched(p, 600)[0]


def _searched(p: Position, seconds: float) -> tuple[tuple[int, ...], PlayedTurn]:
    """The most amounts, points that are bought or left out counted, and a turn that brings most."""
    from boardlab.lessons.build.best_turn import TooMany  # only where somebody asks for it

    for boards in BOARDS:
        found = best_turns(p, most=boards, seconds=seconds)
        best = found.best
        if not found.complete or best is None:
            raise TooMany("The search of this turn was not ended.")
        bought = ((turn.points, sum(act.kind == Kind.POINT for act in turn.actions)) for turn in found.turns)
        amounts = {points - left for points, most in bought for left in range(most + 1)}
        if len(amounts) > 1:
            break
    assert best is not None, "a search that was ended without a turn is stopped above"
    return tuple(sorted(amounts)), best
