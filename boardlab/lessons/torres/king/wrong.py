"""Wrong rules of the king's bonus, as code: what a learner who misunderstands would compute.

The true rules are in ``boardlab.torres.scoring``.
"""

from __future__ import annotations

from collections.abc import Callable

from boardlab.lessons.torres import right_rules as right
from boardlab.torres import Position
from boardlab.torres.options import LEVEL_BONUS
from boardlab.torres.scoring import earns_bonus, order_from
from boardlab.torres.track import land


def pay(p: Position) -> int:
    """What the bonus pays this phase."""
    return LEVEL_BONUS[p.phase - 1]


def earners(p: Position) -> int:
    """The knights of all players on the bonus level of the king's castle, by the true rule."""
    return sum(earns_bonus(p.ground, own, p.king, p.phase) for own in p.pieces)


def knights(p: Position) -> int:
    """The cells of all knights, as a set."""
    return sum(p.pieces)


def _home(p: Position) -> int:
    return p.ground.castle_mask(p.king)


def _on(p: Position, level: int) -> int:
    return p.ground.tall[level] & ~p.ground.tall[level + 1]


# -- which knights earn it -----------------------------------------------------------------------------------------


def at_least(p: Position, where: int) -> int:
    """Takes the level of the phase or any higher one, on some cells: those of knights, or the free ones."""
    return where & _home(p) & p.ground.tall[p.phase]


def in_any_castle(p: Position, where: int) -> int:
    """Takes the level of the phase in every castle."""
    return where & _on(p, p.phase)


def on_the_kings_level(p: Position, where: int) -> int:
    """Takes the level on which the king stands."""
    return where & _home(p) & _on(p, p.heights[p.king])


def highest_only(p: Position) -> int:
    """Pays only a player whose highest knight there is on the level of the phase."""
    found = 0
    for own in p.pieces:
        there = own & _home(p)
        if there and p.ground.top(there) == p.phase:
            found |= there & _on(p, p.phase)
    return found


# -- how much ------------------------------------------------------------------------------------------------------


def every_knight_earns(p: Position, seat: int) -> int:
    """Pays the bonus once for each knight on the level."""
    return earns_bonus(p.ground, p.pieces[seat], p.king, p.phase).bit_count() * pay(p)


def five_per_level(p: Position, seat: int) -> int:
    """Pays 5 for each level of the highest knight in the king's castle, whatever the phase."""
    there = p.pieces[seat] & _home(p)
    return LEVEL_BONUS[0] * p.ground.top(there) if there else 0


def by_the_kings_level(p: Position) -> int:
    """Pays 5 for each level of the king."""
    return LEVEL_BONUS[0] * p.heights[p.king]


def only_if_highest(p: Position, seat: int) -> int:
    """Castle points, and the bonus only if the highest knight stands on its level."""
    return right.castle_points(p, seat) + (pay(p) if highest_only(p) & p.pieces[seat] else 0)


def one_knight_does_both(p: Position, seat: int) -> int:
    """Castle points of the knight that earns the bonus, and the bonus."""
    earning = earns_bonus(p.ground, p.pieces[seat], p.king, p.phase)
    area = p.ground.castle_mask(p.king).bit_count()
    return (area * p.phase if earning else 0) + right.bonus_points(p, seat)


# -- castle and bonus of A -----------------------------------------------------------------------------------------


def paid_where(p: Position, rule: Callable[[Position, int], int]) -> int:
    """Castle points, and the bonus for standing where a wrong rule pays it."""
    return right.castle_points(p) + (pay(p) if rule(p, p.pieces[0]) else 0)


def paid_five(p: Position) -> int:
    """Castle points, and 5 instead of the bonus of the phase."""
    return right.castle_points(p) + (LEVEL_BONUS[0] if right.bonus_points(p) else 0)


# -- when ----------------------------------------------------------------------------------------------------------


def marker_after(p: Position, seat: int, *parts: Callable[[Position, int], int]) -> int:
    """Where a seat's marker stands if these parts are paid one after the other, each to all players in turn."""
    scores = p.scores
    for part in parts:
        for player in order_from(p.starter, p.players):
            scores, _ = land(scores, player, part(p, player))
    return scores[seat]
