"""Wrong rules of hidden units, as code: what a learner who misunderstands would answer.

The true rules are in ``boardlab.creed.hidden`` and ``boardlab.creed.odds``.
"""

from __future__ import annotations

from boardlab.creed import Position, from_json
from boardlab.creed.board import RANKS, is_land
from boardlab.creed.forecasts import strength_at
from boardlab.creed.odds import falling, kills, unseen
from boardlab.creed.options import tiles_of
from boardlab.creed.tents import DESTROYED, TOKEN
from boardlab.creed.units import (
    ATTACK,
    DEFENCE,
    HIDDEN,
    ONE,
    PROFILE,
    PROFILES,
    SIEGE_ENGINE,
    SUPPORT,
    count,
    size,
)
from boardlab.lessons.creed.hidden_cases import LINES, attack_of, attacker
from boardlab.lessons.question_types import LEGAL

Names = frozenset[str]


def _free(p: Position) -> list[int]:
    land = is_land(p.layout, p.options.swamp_cells)
    return [cell for cell in p.layout.cells_of[0] if not p.units[cell] and land[cell]]


# -- where a unit may be hidden ----------------------------------------------------------------------------------------


def on_any_cell(p: Position) -> Names:
    """Lets units lie face down on every free cell."""
    return frozenset(p.layout.cell_names[cell] for cell in _free(p))


def behind_others(p: Position) -> Names:
    """Lets units lie face down behind an own unit."""
    return frozenset(p.layout.cell_names[cell] for cell in _free(p) if any(p.units[cell - cell % RANKS : cell]))


def in_front(p: Position) -> Names:
    """Counts the ranks from the camp, so that the last one is that at the front."""
    return frozenset(p.layout.cell_names[cell] for cell in _free(p) if cell % RANKS == 0)


# -- who knows what ----------------------------------------------------------------------------------------------------


def _hidden_units(p: Position) -> Names:
    return frozenset(p.layout.cell_names[cell] for cell in p.layout.cells_of[0] if p.units[cell] & HIDDEN)


def units_only(p: Position) -> Names:
    """Takes tents for public."""
    return _hidden_units(p)


def leaders_only(p: Position) -> Names:
    """Takes blank tents for public, and keeps only the leaders secret."""
    tents = (name for name, tent in zip(p.layout.tent_names, p.camp(0), strict=False) if tent & TOKEN > 3)
    return _hidden_units(p) | frozenset(tents)


def whole_last_rank(p: Position) -> Names:
    """Takes every unit on rank 3 for secret, face up or not."""
    back = {p.layout.cell_names[cell] for cell in p.layout.cells_of[0] if p.units[cell] and cell % RANKS == RANKS - 1}
    tents = (name for name, tent in zip(p.layout.tent_names, p.camp(0), strict=False) if not tent & DESTROYED)
    return frozenset(back) | frozenset(tents)


# -- one line ----------------------------------------------------------------------------------------------------------


def all_help(p: Position, cell: str) -> int:
    """Lets face-down archers and ballistas support."""
    at = p.layout.cell_numbers[cell]
    start = at - at % RANKS
    hidden = (tile & PROFILE for tile in p.units[start : start + RANKS] if tile & HIDDEN)
    return attack_of(p, cell) + sum(SUPPORT[unit] for unit in hidden)


def printed(p: Position, cell: str) -> int:
    """Lets nobody support on a line with a face-down unit."""
    return ATTACK[p.units[p.layout.cell_numbers[cell]] & PROFILE]


def without_backs(p: Position) -> Position:
    """The board without B's face-down units, for whoever thinks that they are not there until they are turned up."""
    return _each_back(p, "")


def obstacles_for_backs(p: Position) -> Position:
    """The board with a face-up obstacle for each face-down unit of B, for whoever lets a mere chance decide."""
    return _each_back(p, "obstacle_1")


def _each_back(p: Position, unit: str) -> Position:
    document = p.to_json()
    units = {cell: unit if cell[0] == "B" and "hidden" in name else name for cell, name in document["units"].items()}
    document["units"] = {cell: name for cell, name in units.items() if name}
    document["hands"] = [document["hands"][0], []]
    return from_json(document, allow_unreachable=True)


def verdict(p: Position, text: str) -> str:
    """What the rules say to an action: legal, or the first rule it breaks."""
    return (*p.judge(p.read_action(text)).rules, LEGAL)[0]


# -- chances -----------------------------------------------------------------------------------------------------------


def over_obstacles(p: Position) -> int:
    """Lets every unit remove obstacles."""
    _, total = attacker(p)
    pile = unseen(p, 1)
    return sum(count(pile, number) for number in PROFILES if total >= DEFENCE[number])


def with_engine(p: Position) -> int:
    """Forgets that the siege engine begins among the casualties."""
    return falling(*attacker(p), tiles_of(p.options, p.nations[1]), p.options)


def kinds_for_tiles(p: Position) -> int:
    """Counts each profile once, however many tiles of it there are."""
    unit, total = attacker(p)
    pile = unseen(p, 1)
    return sum(count(pile, number) > 0 and kills(unit, total, number, p.options) for number in PROFILES)


def defence_only(p: Position) -> int:
    """Lets a unit remove only those whose defence is smaller than its attack."""
    unit, total = attacker(p)
    return falling(unit, total - 1, unseen(p, 1), p.options)


def nobody_dead(p: Position) -> int:
    """Forgets the casualties, but for the siege engine, which has not been in the war."""
    return size(_unseen_but_dead(p))


def _unseen_but_dead(p: Position) -> int:
    return unseen(p, 1) + p.dead[1] - ONE[SIEGE_ENGINE]


def nobody_up(p: Position) -> int:
    """Forgets the units that stand face up."""
    return size(tiles_of(p.options, p.nations[1]) - p.dead[1])


def whole_nation(p: Position) -> int:
    """Counts all 17 tiles of the set-up, whatever has been seen since."""
    return size(tiles_of(p.options, p.nations[1]) - ONE[SIEGE_ENGINE])


def falling_of_17(p: Position) -> int:
    """How many of the 17 tiles of the set-up fall, whatever has been seen since."""
    return falling(*attacker(p), tiles_of(p.options, p.nations[1]) - ONE[SIEGE_ENGINE], p.options)


def falling_but_dead(p: Position) -> int:
    """How many tiles fall for whoever forgets the casualties."""
    return falling(*attacker(p), _unseen_but_dead(p), p.options)


def falling_but_up(p: Position) -> int:
    """How many tiles fall for whoever forgets the units that stand face up."""
    return falling(*attacker(p), tiles_of(p.options, p.nations[1]) - p.dead[1], p.options)


def highest_attack(p: Position) -> str:
    """The line with the highest attack in all, whatever it cannot destroy."""
    return max(LINES, key=lambda key: _strength(p, LINES[key]))


def _strength(p: Position, text: str) -> int:
    return strength_at(p, p.read_action(text).source).total
