"""Wrong rules of the king's bonus, as code: what a learner who misunderstands would compute.

The true rules are in ``boardlab.torres.rules.scoring``.
"""

from __future__ import annotations

from collections.abc import Callable

from boardlab.lessons.torres import right_rules as right
from boardlab.torres import Position
from boardlab.torres.board import mask_of
from boardlab.torres.options import LEVEL_BONUS
from boardlab.torres.rules.scoring import earns_bonus, order_from
from boardlab.torres.rules.track import land


def pay(p: Position) -> int:
    """What the bonus pays this phase."""
    return LEVEL_BONUS[p.phase - 1]


def earners(p: Position) -> int:
    """The knights of all players on the bonus level of the king's castle, by the true rule."""
    return sum(earns_bonus(p.ground, own, p.king, p.phase) for own in p.pieces)


def _on(p: Position, level: int) -> int:
    return mask_of(cell for cell, height in enumerate(p.heights) if height == level)


# -- which knights earn it -----------------------------------------------------------------------------------------


def at_least(p: Position, where: int) -> int:
    """Takes the level of the phase or any higher one, on some cells: those of knights, or the free ones."""
    return where & p.ground.castle_mask(p.king) & p.ground.tall[p.phase]


def in_any_castle(p: Position, where: int) -> int:
    """Takes the level of the phase in every castle."""
    return where & _on(p, p.phase)


def on_the_kings_level(p: Position, where: int) -> int:
    """Takes the level on which the king stands."""
    return where & p.ground.castle_mask(p.king) & _on(p, p.heights[p.king])


def highest_only(p: Position) -> int:
    """Pays only a player whose highest knight there is on the level of the phase."""
    there = [own & p.ground.castle_mask(p.king) for own in p.pieces]
    return sum(own & _on(p, p.phase) for own in there if own and p.ground.top(own) == p.phase)


# -- how much ------------------------------------------------------------------------------------------------------


def five_per_level(p: Position) -> int:
    """Pays A 5 for each level of the highest knight in the king's castle, whatever the phase."""
    there = p.pieces[0] & p.ground.castle_mask(p.king)
    return LEVEL_BONUS[0] * p.ground.top(there) if there else 0


def only_if_highest(p: Position) -> int:
    """A's castle points, and the bonus only if the highest knight stands on its level."""
    return right.castle_points(p) + (pay(p) if highest_only(p) & p.pieces[0] else 0)


def one_knight_does_both(p: Position) -> int:
    """Castle points of the knight of A that earns the bonus, and the bonus."""
    area = p.ground.castle_mask(p.king).bit_count()
    return (area * p.phase if earners(p) & p.pieces[0] else 0) + right.bonus_points(p)


# -- castle and bonus of A -----------------------------------------------------------------------------------------


def paid_where(p: Position, rule: Callable[[Position, int], int]) -> int:
    """Castle points, and the bonus for standing where a wrong rule pays it."""
    return right.castle_points(p) + (pay(p) if rule(p, p.pieces[0]) else 0)


# -- when ----------------------------------------------------------------------------------------------------------


def marker_after(p: Position, seat: int, *parts: Callable[[Position, int], int]) -> int:
    """Where a seat's marker stands if these parts are paid one after the other, each to all players in turn."""
    scores = p.scores
    for part in parts:
        for player in order_from(p.starter, p.players):
            scores, _ = land(scores, player, part(p, player))
    return scores[seat]
