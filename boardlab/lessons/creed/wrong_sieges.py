"""Wrong rules of sieges, as code: what a learner who misunderstands would answer.

The true rules are in ``boardlab.creed.sieges`` and ``boardlab.creed.camps``.
"""

from __future__ import annotations

from collections.abc import Callable

from boardlab.creed import Position, from_json
from boardlab.creed.board import RANKS, TENTS
from boardlab.creed.deployment import DEPLOY_AP
from boardlab.creed.field_attack import ATTACK_AP
from boardlab.creed.odds import LEADERS
from boardlab.creed.sieges import SIEGE_AP, blockers
from boardlab.creed.tents import DESTROYED
from boardlab.creed.units import FIGHTERS, PROFILE, RAIDERS
from boardlab.lessons.creed.sieges_cases import OPENED, both_found, fighters, places
from boardlab.lessons.question_types import LEGAL

Names = frozenset[str]


# -- what a siege strikes ----------------------------------------------------------------------------------------------


def _lanes(p: Position) -> list[tuple[int, ...]]:
    return [p.layout.lane[cell // RANKS] for cell in fighters(p)]


def nearest(p: Position) -> Names:
    """Strikes the first tent of a line, destroyed or not."""
    return frozenset(p.layout.tent_names[lane[0]] for lane in _lanes(p))


def farthest(p: Position) -> Names:
    """Strikes the tent at the far end of a line."""
    return frozenset(p.layout.tent_names[lane[-1]] for lane in _lanes(p))


def all_on_the_line(p: Position) -> Names:
    """Strikes every tent on a line that stands."""
    tents = [tent for lane in _lanes(p) for tent in lane if not p.camps[tent] & DESTROYED]
    return frozenset(p.layout.tent_names[tent] for tent in tents)


# -- who may -----------------------------------------------------------------------------------------------------------


def _open(p: Position) -> list[int]:
    return [cell for cell in fighters(p) if not blockers(p, cell)]


def everyone_on_open_lines(p: Position) -> Names:
    """Lets every unit besiege whose line is open."""
    return frozenset(p.layout.cell_names[cell] for cell in _open(p))


def guards_stop_all(p: Position) -> Names:
    """Lets defenders stop siege engines and assassins too."""
    cells = [cell for cell in _open(p) if p.units[cell] & PROFILE in {*FIGHTERS, *RAIDERS}]
    return _able(p, cells)


def guards_stop_nobody(p: Position) -> Names:
    """Lets units besiege past defenders."""
    return _able(p, fighters(p))


def engines_only(p: Position) -> Names:
    """Lets only siege engines and assassins besiege."""
    return frozenset(p.layout.cell_names[cell] for cell in fighters(p) if p.units[cell] & PROFILE in RAIDERS)


def _able(p: Position, cells: list[int]) -> Names:
    """Those cells whose units may besiege as the rules have it, if nobody defended."""
    bare = changed(p, lambda cell, unit: unit if cell[0] == "A" else "")
    found = {act.source for act in bare.legal_actions() if act.to_text().startswith("siege")}
    return frozenset(p.layout.cell_names[cell] for cell in cells if cell in found)


# -- other boards ------------------------------------------------------------------------------------------------------


def changed(p: Position, keep: Callable[[str, str], str]) -> Position:
    """The board with each unit changed, or taken away where the change gives ""."""
    document = p.to_json()
    units = {cell: keep(cell, unit) for cell, unit in document["units"].items()}
    document |= {"units": {cell: unit for cell, unit in units.items() if unit}, "hands": [[], []]}
    return from_json(document, allow_unreachable=True)


def without_archers(p: Position) -> Position:
    """The board without A's archers, for whoever goes by the printed attack."""
    return changed(p, lambda cell, unit: "" if unit == "archer" and cell[0] == "A" else unit)


def without_fortresses(p: Position) -> Position:
    """The board without B's fortress tokens."""
    document = p.to_json()
    document["camps"][1] = [tent.removesuffix(" fortified") for tent in document["camps"][1]]
    return from_json(document, allow_unreachable=True)


def verdict(p: Position, text: str) -> str:
    """What the rules say to an action: legal, or the first rule it breaks."""
    return (*p.judge(p.read_action(text)).rules, LEGAL)[0]


# -- what it costs -----------------------------------------------------------------------------------------------------


def one_blow(p: Position) -> int:
    """Takes fortress and tent in one siege."""
    return SIEGE_AP


def same_unit_again(p: Position) -> int:
    """Lets one unit besiege twice."""
    return 2 * SIEGE_AP


def attacker_besieges(p: Position) -> int:
    """Lets the unit that broke the wall besiege in the same turn."""
    return ATTACK_AP + SIEGE_AP


def one_attack_each(p: Position) -> int:
    """Takes one attacker for each defender, and another unit for the tent; one of them stands there already."""
    guards = len(blockers(p, p.layout.cell_numbers["A11"]))
    return guards * ATTACK_AP + (guards - 1) * DEPLOY_AP + DEPLOY_AP + SIEGE_AP


def guards_ignored(p: Position) -> int:
    """Besieges past the wall."""
    return SIEGE_AP


# -- the search --------------------------------------------------------------------------------------------------------


def in_order(opened: int = OPENED, tents: int = TENTS) -> int:
    """Counts king and commander changed about as two places."""
    return both_found(opened, tents) * LEADERS


def by_share(opened: int = OPENED, tents: int = TENTS) -> int:
    """Takes the share of tents that were opened for the chance to find both."""
    return places(tents) * opened // tents


def at_least_one(opened: int = OPENED, tents: int = TENTS) -> int:
    """Counts the places in which any leader was found."""
    return places(tents) - places(tents - opened)
