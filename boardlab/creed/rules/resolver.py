"""What an attack along a line does: a pure function of two lines and the rulings, usable without a game.

A line is three cells, rank 1 first, each a number of :mod:`boardlab.creed.units`: a profile, and perhaps
:data:`~boardlab.creed.units.HIDDEN`. Whether an attack is allowed is worked out from face-up units only
(:func:`targets`); what it does, from all of them (:func:`strike`).

>>> from boardlab.creed.units import ARCHER, HIDDEN, INFANTRY_1, SHIELD_4, SPEARMAN
>>> found = attacks(0, (SPEARMAN, 0, ARCHER), 0, (SHIELD_4, INFANTRY_1 | HIDDEN, 0))
>>> found.total, [(choice.target, choice.kills, choice.reveals) for choice in found.choices]
(5, [(0, (0,), ()), (1, (1,), (1,))])
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple

from boardlab.core.contract.rule import rule
from boardlab.creed.options import USUAL, Options
from boardlab.creed.units import (
    ATTACK,
    BREAKERS,
    DEFENCE,
    FIGHTERS,
    HIDDEN,
    HITS,
    OBSTACLES,
    PROFILE,
    RIDERS,
    SPEARMAN,
    SUPPORT,
)


class Support(NamedTuple):
    """What one unit of its line adds to the attack of another."""

    rank: int
    """Counted from 0."""
    unit: int
    adds: int


class Strength(NamedTuple):
    """An attack as arithmetic: printed + morale + supporters."""

    printed: int
    morale: int
    support: tuple[Support, ...]
    total: int


KILLED, STANDS, IMMUNE, PASSED, UNKNOWN = "killed", "stands", "immune", "passed", "unknown"


class Strike(NamedTuple):
    """One enemy unit met."""

    rank: int
    """Its cell on the enemy line, counted from 0."""
    unit: int
    """Its profile, or 0 where a view may not look."""
    attack: int
    """The attack left when it is met."""
    defence: int
    result: str
    """``killed``; ``stands`` (attack too weak); ``immune`` (an obstacle this attacker cannot destroy); ``passed`` (an
    obstacle a charge gets past); ``unknown`` (face down, in a view)."""
    revealed: bool
    """Was it turned up by being struck (creed.act.field.hidden)?"""


class AttackOption(NamedTuple):
    """One attack that a unit can choose, with what it does to each enemy it meets."""

    target: int
    """The rank that is struck first, or that a spear picks."""
    strikes: tuple[Strike, ...]

    @property
    def kills(self) -> tuple[int, ...]:
        """Ranks of the units that are removed."""
        return tuple(strike.rank for strike in self.strikes if strike.result == KILLED)

    @property
    def reveals(self) -> tuple[int, ...]:
        """Ranks of the units that are turned up."""
        return tuple(strike.rank for strike in self.strikes if strike.revealed)


class Attacks(NamedTuple):
    """All field attacks one unit can make along its line."""

    strength: Strength
    choices: tuple[AttackOption, ...]
    why_not: str
    """Why there is none: ``never`` (such units make none), ``weak`` (attack 0), ``empty`` (nobody there), ``obstacle``
    (nothing but obstacles in reach); "" where there is one."""

    @property
    def total(self) -> int:
        """The attack in all."""
        return self.strength.total


def strength(rank: int, own: Sequence[int], morale: int = 0) -> Strength:
    """The attack of the unit on a rank of its own line, with all help (creed.unit.archer, creed.unit.ballista).

    Args:
        rank: where the attacker stands, counted from 0.
        own: its own line, the attacker included.
        morale: its morale this turn.
    """
    printed = ATTACK[own[rank] & PROFILE]
    found = tuple(
        Support(other, tile & PROFILE, SUPPORT[tile & (PROFILE | HIDDEN)])
        for other, tile in enumerate(own)
        if other != rank and SUPPORT[tile & (PROFILE | HIDDEN)]
    )
    return Strength(printed, morale, found, printed + morale + sum(each.adds for each in found))


@lru_cache(maxsize=100_000)
@rule("creed.unit.shield")
def targets(unit: int, total: int, enemy: tuple[int, ...], over: str, wasted: bool) -> tuple[tuple[int, ...], str]:
    """The ranks a field attack may be aimed at, and if none, why not. Hidden units decide nothing here.

    The first enemy (creed.act.field.first), for a spear or the cell behind it (creed.unit.spearman); a shield needs an
    attack first.

    Args:
        unit: profile of the attacker.
        total: its attack with all help.
        enemy: the enemy line; of hidden units only that they are there is looked at.
        over: the ruling ``cavalry_obstacle``.
        wasted: may an attack be spent on an obstacle that withstands it (``immune_obstacle_target``)?
    """
    if unit not in FIGHTERS:
        return (), "never"
    if total < 1:
        return (), "weak"
    met = [rank for rank, tile in enumerate(enemy) if tile]
    if not met:
        return (), "empty"
    first = met[0]
    if unit == SPEARMAN:
        near = [rank for rank in met if rank <= first + 1 and not _obstacle(enemy[rank])]
        return (tuple(near), "") if near else ((), "obstacle")
    if unit in BREAKERS or not _obstacle(enemy[first]):
        return (first,), ""
    if wasted or (unit in RIDERS and _gets_past(unit, total, [enemy[rank] for rank in met], over)):
        return (first,), ""
    return (), "obstacle"


def _obstacle(tile: int) -> bool:
    """Is this a face-up obstacle?"""
    return tile in OBSTACLES


@rule("creed.unit.infantry", "creed.unit.heavy_infantry")
def _gets_past(unit: int, total: int, met: list[int], over: str) -> bool:
    """Could a charge reach anything but face-up obstacles?"""
    if over == "stop":
        return False
    hits = HITS[unit]
    for tile in met:
        if total < 1 or not hits:
            return False
        if not _obstacle(tile):
            return True
        if over == "wear_through":
            total -= DEFENCE[tile & PROFILE]
            hits -= 1
    return False


@lru_cache(maxsize=100_000)
def strike(unit: int, total: int, enemy: tuple[int, ...], target: int, over: str) -> tuple[Strike, ...]:
    """What a field attack does, unit by unit. Trusts that the target may be chosen.

    Args:
        unit: profile of the attacker.
        total: its attack with all help.
        enemy: the enemy line.
        target: the rank it is aimed at.
        over: the ruling ``cavalry_obstacle``.
    """
    if unit in RIDERS:
        return tuple(_charge(unit, total, enemy, over))
    return (_blow(unit, total, enemy[target], target),)


@rule("creed.act.field.nocounter")
def _blow(unit: int, attack: int, tile: int, rank: int) -> Strike:
    """One unit struck (creed.act.field.success); it does not strike back."""
    other, hidden = tile & PROFILE, bool(tile & HIDDEN)
    if not other:
        result = UNKNOWN
    elif other in OBSTACLES and unit not in BREAKERS:
        result = IMMUNE
    else:
        result = KILLED if attack >= DEFENCE[other] else STANDS
    return Strike(rank, other, attack, DEFENCE[other], result, hidden and other > 0)


@rule("creed.unit.armoured_cavalry")
def _charge(unit: int, attack: int, enemy: tuple[int, ...], over: str) -> list[Strike]:
    """A charge, enemy by enemy (creed.unit.cavalry, creed.unit.armoured_cavalry)."""
    found: list[Strike] = []
    hits = HITS[unit]
    for rank, tile in enumerate(enemy):
        if not tile:
            continue
        blow = _blow(unit, attack, tile, rank)
        if blow.result == IMMUNE and over != "stop":
            found.append(blow._replace(result=PASSED))
            if over == "ride_past":
                continue
        else:
            found.append(blow)
            if blow.result != KILLED:
                break
        attack -= blow.defence
        hits -= 1
        if attack < 1 or not hits:
            break
    return found


def attacks(rank: int, own: Sequence[int], morale: int, enemy: Sequence[int], rulings: Options = USUAL) -> Attacks:
    """Every field attack the unit on a rank can make, each with its kills and reveals.

    Args:
        rank: where the attacker stands on its line, counted from 0.
        own: the three cells of its line, rank 1 first.
        morale: its morale this turn.
        enemy: the three cells of the enemy's line, rank 1 first.
        rulings: what the rules leave open.
    """
    unit, facing = own[rank] & PROFILE, tuple(tile & (PROFILE | HIDDEN) for tile in enemy)
    found = strength(rank, own, morale)
    over, wasted = rulings.cavalry_obstacle, rulings.immune_obstacle_target == "wasted"
    ranks, why_not = targets(unit, found.total, facing, over, wasted)
    choices = tuple(AttackOption(target, strike(unit, found.total, facing, target, over)) for target in ranks)
    return Attacks(found, choices, why_not)
