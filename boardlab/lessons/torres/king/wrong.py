"""Wrong rules of the king's bonus, as code: what a learner who misunderstands would compute.

The true rules are in ``boardlab.torres.scoring``.
"""

from __future__ import annotations

from boardlab.lessons.torres import right_rules as right
from boardlab.lessons.torres import wrong_rules as wrong
from boardlab.torres import Castle, Position
from boardlab.torres.board import BIT, cells_of
from boardlab.torres.options import LEVEL_BONUS
from boardlab.torres.scoring import earns_bonus, order_from
from boardlab.torres.track import land


def pay(p: Position) -> int:
    """What the bonus pays this phase."""
    return LEVEL_BONUS[p.phase - 1]


def earners(p: Position) -> int:
    """The knights of all players on the bonus level of the king's castle, by the true rule."""
    return sum(earns_bonus(p.ground, knights, p.king, p.phase) for knights in p.pieces)


def _knights(p: Position) -> int:
    return sum(p.pieces)


def _home(p: Position) -> int:
    return p.ground.castle_mask(p.king)


def _on(p: Position, level: int) -> int:
    return p.ground.tall[level] & ~p.ground.tall[level + 1]


# -- which knights earn it -----------------------------------------------------------------------------------------


def at_least(p: Position) -> int:
    """Pays knights on the level of the phase or higher."""
    return _home(p) & _knights(p) & p.ground.tall[p.phase]


def in_any_castle(p: Position) -> int:
    """Pays knights on the level of the phase in every castle."""
    return _knights(p) & _on(p, p.phase)


def on_the_kings_level(p: Position) -> int:
    """Pays knights on the level on which the king stands."""
    return _home(p) & _knights(p) & _on(p, p.heights[p.king])


def highest_only(p: Position) -> int:
    """Pays only a player whose highest knight there is on the level of the phase."""
    found = 0
    for knights in p.pieces:
        there = knights & _home(p)
        if there and p.ground.top(there) == p.phase:
            found |= there & _on(p, p.phase)
    return found


# -- which free cells would earn it --------------------------------------------------------------------------------


def free_at_least(p: Position) -> int:
    """The free cells of the king's castle on the level of the phase or higher."""
    return _home(p) & p.free & p.ground.tall[p.phase]


def free_in_any_castle(p: Position) -> int:
    """The free cells on the level of the phase in every castle."""
    return p.free & _on(p, p.phase)


def free_on_the_kings_level(p: Position) -> int:
    """The free cells of the king's castle on the level on which he stands."""
    return _home(p) & p.free & _on(p, p.heights[p.king])


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


def both_knights_score(p: Position, seat: int) -> int:
    """Castle points for every knight, and the bonus."""
    return wrong.every_knight(p, seat) + right.bonus_points(p, seat)


def one_knight_does_both(p: Position, seat: int) -> int:
    """Castle points of the knight that earns the bonus, and the bonus."""
    castles = p.castles

    def area(cell: int) -> int:
        return next(castle.area for castle in castles if _holds(castle, cell))

    earning = cells_of(earns_bonus(p.ground, p.pieces[seat], p.king, p.phase))
    return max((area(cell) * p.heights[cell] for cell in earning), default=0) + right.bonus_points(p, seat)


def _holds(castle: Castle, cell: int) -> bool:
    return cell in castle.cells


# -- castle and bonus of A -----------------------------------------------------------------------------------------


def paid_from_that_level(p: Position) -> int:
    """Castle points, and the bonus from the level of the phase upwards."""
    return right.castle_points(p) + (pay(p) if at_least(p) & p.pieces[0] else 0)


def paid_in_any_castle(p: Position) -> int:
    """Castle points, and the bonus for the level of the phase in every castle."""
    return right.castle_points(p) + (pay(p) if in_any_castle(p) & p.pieces[0] else 0)


def paid_per_knight(p: Position) -> int:
    """Castle points, and the bonus for each knight on the level."""
    return right.castle_points(p) + every_knight_earns(p, 0)


def paid_five(p: Position) -> int:
    """Castle points, and 5 instead of the bonus of the phase."""
    return right.castle_points(p) + (LEVEL_BONUS[0] if right.bonus_points(p) else 0)


# -- when ----------------------------------------------------------------------------------------------------------


def all_at_once(p: Position, seat: int) -> int:
    """Moves each marker for castles and bonus together, player by player."""
    scores = p.scores
    for player in order_from(p.starter, p.players):
        scores, _ = land(scores, player, right.castle_points(p, player) + right.bonus_points(p, player))
    return scores[seat]


def bonus_first(p: Position, seat: int) -> int:
    """Pays the bonus before the castles."""
    scores = p.scores
    for part in (right.bonus_points, right.castle_points):
        for player in order_from(p.starter, p.players):
            scores, _ = land(scores, player, part(p, player))
    return scores[seat]


def without_push(p: Position, seat: int) -> int:
    """Lets two markers share a space."""
    return p.scores[seat] + right.castle_points(p, seat) + right.bonus_points(p, seat)


# -- how far -------------------------------------------------------------------------------------------------------


def fewest(p: Position, source: int, goals: int, *, doors: bool = True) -> int:
    """Fewest AP to move a knight from a cell to one of some cells; the wrong rule does without doors."""
    ground, cost, reached = p.ground, 0, BIT[source]
    while not reached & goals:
        further = reached
        for cell in cells_of(reached):
            further |= (ground.moves_from(cell) if doors else ground.step_targets(cell)) & p.free
        if further == reached:
            raise ValueError("No way leads there.")
        reached, cost = further, cost + 1
    return cost
