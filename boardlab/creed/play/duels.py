"""Every attacker against every defender, alone on their line: what the help decides, worked out by the resolver.

>>> from boardlab.creed.units import ARCHER, SHIELD_5, SPEARMAN
>>> duel(SPEARMAN, SHIELD_5).margin, duel(SPEARMAN, SHIELD_5, (ARCHER,)).result
(-2, 'killed')
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from typing import NamedTuple

from boardlab.creed.options import USUAL, Options
from boardlab.creed.rules.resolver import IMMUNE, KILLED, attacks
from boardlab.creed.units import (
    ARCHER,
    ATTACK,
    BALLISTA,
    DEFENCE,
    FIGHTERS,
    NAMES,
    OBSTACLES,
    PROFILES,
    SPECIAL,
    SUPPORT,
)

Helpers = tuple[int, ...]
"""The archers and ballistas on the line of the attacker: two at most, since a line has three cells."""
HELP: tuple[Helpers, ...] = (
    (),
    (ARCHER,),
    (BALLISTA,),
    (ARCHER, ARCHER),
    (ARCHER, BALLISTA),
    (BALLISTA, BALLISTA),
)
"""All there may be, weakest first: +0, +2, +3, +4, +5, +6 (creed.unit.archer, creed.unit.ballista)."""
MORALES = (0, 1, 2)
"""Morale an attacker may have (creed.special.morale)."""
ATTACKERS = tuple(sorted(FIGHTERS, key=lambda unit: (ATTACK[unit], unit)))
"""The nine profiles that make field attacks, weakest first."""
DEFENDERS = tuple(sorted(PROFILES, key=lambda unit: (DEFENCE[unit], unit in OBSTACLES, unit)))
"""All fifteen profiles by defence, obstacles after the others."""


class Duel(NamedTuple):
    """One unit against another, with nobody else in the way."""

    attacker: int
    defender: int
    attack: int
    """With all help."""
    defence: int
    result: str
    """``killed`` or ``stands`` (see :mod:`boardlab.creed.rules.resolver`), ``immune``: an obstacle that this attacker
    does not destroy, or ``weak``: attack 0, which is none (creed.unit.shield)."""

    @property
    def margin(self) -> int:
        """Attack minus defence: 0 or more is enough where the defender can be destroyed at all."""
        return self.attack - self.defence


@lru_cache(maxsize=10_000)
def duel(attacker: int, defender: int, helpers: Helpers = (), morale: int = 0, rulings: Options = USUAL) -> Duel:
    """What one field attack does to one enemy on the line.

    Args:
        attacker: a profile of :data:`ATTACKERS`.
        defender: any profile.
        helpers: archers and ballistas on the attacker's line.
        morale: the attacker's.
        rulings: what the rules leave open.
    """
    own = (attacker, *helpers, *(0,) * (2 - len(helpers)))
    found = attacks(0, own, morale, (defender, 0, 0), rulings)
    if found.choices:
        result = found.choices[0].strikes[0].result
    else:
        result = "weak" if found.why_not == "weak" else IMMUNE
    return Duel(attacker, defender, found.total, DEFENCE[defender], result)


def kills(attacker: int, helpers: Helpers = (), morale: int = 0, defenders: Iterable[int] = DEFENDERS) -> int:
    """How many of some defenders an attacker would remove, one at a time."""
    return sum(duel(attacker, other, helpers, morale).result == KILLED for other in defenders)


def extra_needed(attacker: int, defender: int) -> int | None:
    """The least attack that must be added to remove a defender; None where no help is enough."""
    if duel(attacker, defender, (BALLISTA, BALLISTA), MORALES[-1]).result == IMMUNE:
        return None
    return max(DEFENCE[defender] - ATTACK[attacker], 0)


def mixes(attacker: int, defender: int) -> int:
    """Of the nine mixes of no to two archers and morale 0 to 2, how many remove a defender."""
    return sum(
        duel(attacker, defender, (ARCHER,) * archers, morale).result == KILLED
        for archers in range(3)
        for morale in MORALES
    )


def within_a_nation(attacker: int, helpers: Helpers, rulings: Options = USUAL) -> bool:
    """Can attacker and helpers be tiles of one nation (creed.comp.special)? A nation has two special tiles."""
    needed = sorted(NAMES[unit] for unit in (attacker, *helpers) if unit in SPECIAL)
    return any(_holds(list(pair), needed) for pair in rulings.nation_specials)


def _holds(pair: list[str], needed: list[str]) -> bool:
    for name in needed:
        if name not in pair:
            return False
        pair.remove(name)
    return True


def added(helpers: Helpers) -> int:
    """What some helpers add together."""
    return sum(SUPPORT[unit] for unit in helpers)
