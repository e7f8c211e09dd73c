"""Wrong rules of Torres, as code: what a learner who misunderstands would compute.

Each takes a position and a seat, and gives points. The true rules are in ``boardlab.torres.rules.scoring``.
"""

from __future__ import annotations

from collections.abc import Callable

from boardlab.torres import Castle, Position, cell_name
from boardlab.torres.board import NEXT, cells_of, mask_of

Knight = tuple[Castle, int]
"""A knight on a castle: the castle, and the knight's level."""


def knights_on_castles(p: Position, seat: int) -> list[Knight]:
    """Each knight of a seat that stands on a castle."""
    return [(castle, p.heights[cell]) for cell in p.knights[seat] if (castle := p.castle_at(cell)) is not None]


def highest_castle(p: Position, seat: int = 0) -> int:
    """The height of the highest castle with a knight of a seat, for whoever takes it for the knight's level."""
    return max((castle.height for castle, _ in knights_on_castles(p, seat)), default=0)


def _once_per_castle(p: Position, seat: int, pay: Callable[[Castle], int]) -> int:
    return sum(pay(castle) for castle in {castle for castle, _ in knights_on_castles(p, seat)})


def _levels(p: Position, seat: int, castle: Castle) -> list[int]:
    return [level for home, level in knights_on_castles(p, seat) if home == castle]


def area_times_tower(p: Position, seat: int) -> int:
    """Counts the tallest tower of the castle instead of the level of the player's own knight."""
    return _once_per_castle(p, seat, lambda castle: castle.area * castle.height)


def blocks_times_level(p: Position, seat: int) -> int:
    """Counts all blocks of the castle instead of the cells it covers."""
    return _once_per_castle(
        p, seat, lambda castle: sum(p.heights[cell] for cell in castle.cells) * max(_levels(p, seat, castle))
    )


def area_plus_level(p: Position, seat: int) -> int:
    """Adds area and level instead of multiplying them."""
    return _once_per_castle(p, seat, lambda castle: castle.area + max(_levels(p, seat, castle)))


def blocks_below(p: Position, seat: int) -> int:
    """Counts only the blocks under the knight."""
    return sum(level for _, level in knights_on_castles(p, seat))


def every_knight(p: Position, seat: int) -> int:
    """Adds area times level for every knight, also for two in one castle."""
    return sum(castle.area * level for castle, level in knights_on_castles(p, seat))


def lowest_knight(p: Position, seat: int) -> int:
    """Counts the lowest own knight of each castle."""
    return _once_per_castle(p, seat, lambda castle: castle.area * min(_levels(p, seat, castle)))


def best_castle_only(p: Position, seat: int) -> int:
    """Counts only the castle that pays most."""
    return max((castle.area * level for castle, level in knights_on_castles(p, seat)), default=0)


def all_areas_together(p: Position, seat: int) -> int:
    """Takes the areas of all castles together, times the highest level."""
    area = _once_per_castle(p, seat, lambda castle: castle.area)
    return area * max((level for _, level in knights_on_castles(p, seat)), default=0)


def leader_only(p: Position, seat: int) -> int:
    """Pays a castle only to the player who stands highest there."""

    def pay(castle: Castle) -> int:
        mine = max(_levels(p, seat, castle))
        others = [level for other in range(p.players) if other != seat for level in _levels(p, other, castle)]
        return castle.area * mine if mine > max(others, default=0) else 0

    return _once_per_castle(p, seat, pay)


def ground_as_level_one(p: Position, seat: int) -> int:
    """Pays a knight on bare board beside a castle as if it stood on level 1 of that castle."""
    paid = _once_per_castle(p, seat, lambda castle: castle.area * max(_levels(p, seat, castle)))
    homes = {castle for castle, _ in knights_on_castles(p, seat)}
    for cell in p.knights[seat]:
        if p.castle_at(cell) is None:
            beside = {castle for near in cells_of(NEXT[cell]) if (castle := p.castle_at(near))}
            paid += sum(castle.area for castle in beside - homes)
    return paid


# -- which knights count -------------------------------------------------------------------------------------------


def leading_knights(p: Position) -> int:
    """Takes only the highest knight of each castle, whoever owns it."""
    standing = [found for castle in p.ground.masks if (found := castle & sum(p.pieces))]
    return mask_of(max(cells_of(knights), key=p.heights.__getitem__) for knights in standing)


def best_knights(p: Position) -> int:
    """Takes one knight of each player: the one that pays most."""

    def worth(cell: int) -> int:
        return p.ground.castle_mask(cell).bit_count() * p.heights[cell]

    return mask_of(max(own, key=worth) for own in p.knights if any(map(worth, own)))


# -- where they look -----------------------------------------------------------------------------------------------


def _homes(p: Position, seat: int) -> set[Castle]:
    """The castles with a knight of a seat."""
    return {castle for castle, _ in knights_on_castles(p, seat)}


def tallest_towers(p: Position, seat: int = 0) -> frozenset[str]:
    """The cells that are taken for the level of a knight: the highest of each castle in which a seat stands."""
    highest = (cell for castle in _homes(p, seat) for cell in castle.cells if p.heights[cell] == castle.height)
    return frozenset(map(cell_name, highest))


def piled_cells(p: Position, seat: int = 0) -> frozenset[str]:
    """The cells that are counted several times, block by block, in the castles in which a seat stands."""
    return frozenset(cell_name(cell) for castle in _homes(p, seat) for cell in castle.cells if p.heights[cell] > 1)


def sharing_knights(p: Position, seat: int = 0) -> frozenset[str]:
    """The knights of a seat that stand in one castle with another of theirs."""
    owns = [[cell for cell in p.knights[seat] if cell in castle.cells] for castle in _homes(p, seat)]
    return frozenset(cell_name(cell) for own in owns if len(own) > 1 for cell in own)


def lowest_knights(p: Position, seat: int = 0) -> frozenset[str]:
    """The lower ones of them."""
    found = sharing_knights(p, seat)
    return frozenset(
        cell
        for cell in found
        if any(p.castle_at(cell) == p.castle_at(other) and p.height_at(cell) < p.height_at(other) for other in found)
    )


def highest_knight(p: Position, seat: int = 0) -> frozenset[str]:
    """The cell of a seat's highest knight on a castle, whose level is taken for all of them."""
    standing = [cell for cell in p.knights[seat] if p.heights[cell]]
    return frozenset({cell_name(max(standing, key=p.heights.__getitem__))} if standing else ())


def best_castle(p: Position, seat: int = 0) -> frozenset[str]:
    """The cells of the castle that pays a seat most."""
    best = max(knights_on_castles(p, seat), key=lambda found: found[0].area * found[1], default=None)
    return frozenset(map(cell_name, best[0].cells)) if best else frozenset()


def knights_on_level(p: Position, level: int, seat: int = 0) -> frozenset[str]:
    """The knights of a seat on a level, in whatever castle."""
    return frozenset(cell_name(cell) for cell in p.knights[seat] if p.heights[cell] == level)
