"""Where cards lead by the rules, and wrong rules of cards as code: what a learner who misunderstands would pick.

Each takes a position and gives a set of cells or a number. The true rules are in ``boardlab.torres.rules.knight_cards``
and ``boardlab.torres.rules.block_cards``.
"""

from __future__ import annotations

from boardlab.lessons.torres.ways import Ways, from_all
from boardlab.torres import Position, cell_index, cell_name
from boardlab.torres.board import BIT, CELLS
from boardlab.torres.rules.odds import chance_of_card
from boardlab.torres.state import cell_names

Cells = frozenset[str]

# -- whatever a card does to a cell --------------------------------------------------------------------------------


def allowed(p: Position, act: str, *, without: tuple[str, ...] = ()) -> Cells:
    """The cells where an action is allowed, or would be if some rules were missing.

    Args:
        p: the position.
        act: the action with ``{}`` for the cell: ``"play block_under {}"``.
        without: ids of the rules that are left out, or of one of their cases: ``torres.card.magnet/level``.
    """

    def fits(cell: str) -> bool:
        breaches = p.judge(p.read_action(act.format(cell))).breaches
        return all({breach.rule, f"{breach.rule}/{breach.case}"} & set(without) for breach in breaches)

    return frozenset(filter(fits, map(cell_name, range(CELLS))))


# -- the elevator --------------------------------------------------------------------------------------------------


def roofs(p: Position, home: str) -> int:
    """The roofs of the castle at a cell, as a set."""
    return p.ground.castle_mask(cell_index(home))


def rides(p: Position, source: str, home: str) -> Cells:
    """Onto which roofs of a castle the elevator takes a knight (no wrong rule)."""
    return allowed(p, f"play elevator {source} {{}}") & _names(roofs(p, home))


def rides_one_level(p: Position, source: str, home: str) -> Cells:
    """Rides one level up at most, as a step does."""
    level = p.heights[cell_index(source)]
    return frozenset(cell for cell in rides(p, source, home) if p.heights[cell_index(cell)] <= level + 1)


def rides_onto_others(p: Position, source: str, home: str) -> Cells:
    """Rides onto roofs where somebody stands as well."""
    return allowed(p, f"play elevator {source} {{}}", without=("torres.card.elevator/taken",)) & _names(roofs(p, home))


# -- the magnet ----------------------------------------------------------------------------------------------------


def pulled_beside(p: Position, source: str, rule: Ways) -> int:
    """Pulls a knight to where a rule would let another knight add one."""
    at = BIT[cell_index(source)]
    return from_all(p, p.pieces[0] & ~at, rule) & ~at


# -- odds ----------------------------------------------------------------------------------------------------------


def percent_seen(purchases: int, *, bury: bool = True) -> int:
    """The chance, in percent, to have seen a wanted card of the player's own deck (no wrong rule)."""
    return round(100 * chance_of_card(purchases, bury=bury))


def percent_shuffled(purchases: int) -> int:
    """Reckons as if the deck were shuffled again before each purchase."""
    return round(100 * (1 - (1 - chance_of_card(1)) ** purchases))


def _names(cells: int) -> Cells:
    return frozenset(cell_names(cells))
