"""Wrong rules of field attacks, as code: what a learner who misunderstands would answer.

The true rules are in ``boardlab.creed.resolver``; :func:`removed` with nothing changed gives the same (a test compares
them).
"""

from __future__ import annotations

from collections.abc import Callable

from boardlab.creed import Position
from boardlab.creed.board import CELLS, LINES, RANKS
from boardlab.creed.forecasts import strength_at
from boardlab.creed.units import (
    ATTACK,
    BREAKERS,
    DEFENCE,
    FIGHTERS,
    HITS,
    OBSTACLES,
    PROFILE,
    SHIELDS,
    SPEARMAN,
    SUPPORT,
)
from boardlab.lessons.creed.fields import Names, names


def unit_on(p: Position, cell: int) -> int:
    """The profile on a cell."""
    return p.units[cell] & PROFILE


def across(p: Position, cell: int) -> int:
    """The enemy's front cell on the line of a cell."""
    return p.layout.across[cell // RANKS] * RANKS


def fighters(p: Position) -> tuple[int, ...]:
    """The cells of A's units that make field attacks."""
    return tuple(cell for cell in p.layout.cells_of[0] if unit_on(p, cell) in FIGHTERS)


def with_support(p: Position, cell: int) -> int:
    """The attack of a unit with all its help: the true rule."""
    return strength_at(p, cell).total


# -- one attack ------------------------------------------------------------------------------------------------------


def at_least(attack: int, defence: int) -> bool:
    """The true rule of success."""
    return attack >= defence


def defence_of(unit: int) -> int:
    """What the true rule compares with, and subtracts."""
    return DEFENCE[unit]


def removed(
    p: Position,
    cell: int,
    *,
    total: Callable[[Position, int], int] = with_support,
    enough: Callable[[int, int], bool] = at_least,
    guard: Callable[[int], int] = defence_of,
    loses: Callable[[int], int] = defence_of,
    rides_on: bool = False,
    obstacles: str = "stop",
    hits: int | None = None,
    reach: int = RANKS,
) -> Names:
    """The enemies that the unit on a cell would remove, a spearman the first one it can; each argument changes a rule.

    Args:
        p: the position.
        cell: where the attacker stands.
        total: its attack.
        enough: is an attack enough for a defence?
        guard: what an attack is compared with.
        loses: what a charge loses for each enemy removed.
        rides_on: does a charge go on when an enemy stands?
        obstacles: what a charge does at one: ``stop``, ``pass`` or ``break``.
        hits: how many enemies it may strike; None for the true number.
        reach: ranks it reaches.
    """
    unit, attack, found = unit_on(p, cell), total(p, cell), set[int]()
    left = HITS[unit] if hits is None else hits
    for other in range(across(p, cell), across(p, cell) + reach):
        enemy = unit_on(p, other)
        if not enemy:
            continue
        if attack < 1 or not left:
            break
        if enemy in OBSTACLES and unit not in BREAKERS and obstacles != "break":
            if obstacles == "pass" or (unit == SPEARMAN and other == first_enemy(p, cell)):
                continue
            break
        if unit == SPEARMAN and other > first_enemy(p, cell) + 1:
            break
        falls = enough(attack, guard(enemy))
        if falls:
            found.add(other)
            attack -= loses(enemy)
        elif unit == SPEARMAN:
            continue
        elif not rides_on:
            break
        left -= 1
    return names(p, found)


def first_enemy(p: Position, cell: int) -> int:
    """The first enemy on the line of a cell."""
    start = across(p, cell)
    return next((start + rank for rank, tile in enumerate(p.enemy_line(cell)) if tile), start)


def all_removed(p: Position, **changes: object) -> Names:
    """The enemies removed if each unit of A attacks once from this position."""
    return frozenset[str]().union(*(removed(p, cell, **changes) for cell in fighters(p)))  # type: ignore[arg-type]


# -- changed rules ---------------------------------------------------------------------------------------------------


def more_than(attack: int, defence: int) -> bool:
    """Wants attack to be more than defence."""
    return attack > defence


def attack_of(unit: int) -> int:
    """Compares with the attack of the defender."""
    return ATTACK[unit]


def nothing(unit: int) -> int:
    """Lets a charge keep its attack."""
    return 0


def printed_only(p: Position, cell: int) -> int:
    """Forgets the supporters."""
    return strength_at(p, cell).printed


def support_from_anywhere(p: Position, cell: int) -> int:
    """Adds the support of all lines."""
    helpers = (unit_on(p, other) for other in p.layout.cells_of[0] if other != cell)
    return strength_at(p, cell).printed + sum(SUPPORT[unit] for unit in helpers)


def support_of_both_sides(p: Position, cell: int) -> int:
    """Adds the support of the enemy's archers on the line as well."""
    return with_support(p, cell) + sum(SUPPORT[tile] for tile in p.enemy_line(cell))


def guarded_by_shields(p: Position) -> Names:
    """Lets shields protect the cells beside them, edge to edge."""
    safe = {near for cell in p.layout.cells_of[1] if unit_on(p, cell) in SHIELDS for near in _beside(cell)}
    return all_removed(p) - names(p, safe)


def _beside(cell: int) -> set[int]:
    field, line, rank = cell // CELLS, cell % CELLS // RANKS, cell % RANKS
    around = {(line - 1, rank), (line + 1, rank), (line, rank - 1), (line, rank + 1)}
    return {field * CELLS + x * RANKS + y for x, y in around if 0 <= x < LINES and 0 <= y < RANKS}


# -- one enemy -------------------------------------------------------------------------------------------------------


def defender_supported(p: Position, cell: int) -> str:
    """Lets archers help the defender on their line."""
    enemy = [tile & PROFILE for tile in p.enemy_line(cell)]
    first = next(unit for unit in enemy if unit)
    defence = DEFENCE[first] + sum(SUPPORT[unit] for unit in enemy)
    return "removed" if with_support(p, cell) >= defence else "stands"


def struck_back(p: Position, cell: int) -> str:
    """Lets the defender strike back before it goes."""
    first = unit_on(p, first_enemy(p, cell))
    return "both" if ATTACK[first] >= DEFENCE[unit_on(p, cell)] else "removed"


# -- spears ----------------------------------------------------------------------------------------------------------


def speared(p: Position, cell: int, *, obstacles: bool = False, gap: bool = False, whole: bool = False) -> Names:
    """The cells a spear may choose; each argument changes a rule.

    Args:
        p: the position.
        cell: where the spearman stands.
        obstacles: may it choose obstacles?
        gap: does it reach the next enemy over an empty cell?
        whole: does it reach every enemy behind the first?
    """
    start = across(p, cell)
    met = [start + rank for rank, tile in enumerate(p.enemy_line(cell)) if tile]
    near = met if whole else met[:2] if gap else [other for other in met if other <= met[0] + 1]
    return names(p, {other for other in near if obstacles or unit_on(p, other) not in OBSTACLES})


# -- obstacles -------------------------------------------------------------------------------------------------------


def breaks(p: Position, cell: int, *, kinds: bool = True, blocked: bool = False) -> bool:
    """Can the unit on a cell destroy the obstacle that stands first on its line?

    Args:
        p: the position.
        cell: where the unit stands.
        kinds: must it be infantry? The wrong rule asks for strength alone.
        blocked: do own units in front stop it? The wrong rule says so.
    """
    front = any(p.units[other] for other in range(cell - cell % RANKS, cell))
    strong = with_support(p, cell) >= DEFENCE[unit_on(p, first_enemy(p, cell))]
    return strong and (not kinds or unit_on(p, cell) in BREAKERS) and not (blocked and front)


def breakers(p: Position, *, kinds: bool = True, blocked: bool = False) -> Names:
    """All of A's units that can."""
    return names(p, {cell for cell in fighters(p) if breaks(p, cell, kinds=kinds, blocked=blocked)})
