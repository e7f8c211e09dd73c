"""Attacks as arithmetic: how an attack adds up, what it meets, and what is known of that before it is paid for."""

from __future__ import annotations

from typing import NamedTuple

from boardlab.core.i18n.language import Phrase
from boardlab.creed.actions import Action
from boardlab.creed.board import RANKS
from boardlab.creed.rules.phrases import unit_phrase
from boardlab.creed.rules.resolver import (
    IMMUNE,
    KILLED,
    PASSED,
    STANDS,
    UNKNOWN,
    Strength,
    Strike,
    strength,
    strike,
    targets,
)
from boardlab.creed.state import State
from boardlab.creed.units import HIDDEN, KINDS, MORALE_SHIFT, PROFILE

BRIEFLY = {"kill": "forecast.falls", "weak": "forecast.stands", "obstacle": "forecast.unbroken"}
"""What an attack would do to one tile of a list, in a few words, by how it ends."""


def sum_phrase(found: Strength) -> Phrase:
    """An attack as a sum in words: ``3 + archer 2 = 5``; a lone number where nothing is added."""
    said = Phrase("sum.printed", {"n": found.printed})
    if found.morale:
        said = Phrase("sum.morale", {"left": said, "n": found.morale})
    for each in found.support:
        said = Phrase("sum.support", {"left": said, "unit": Phrase(f"kind.{KINDS[each.unit]}"), "n": each.adds})
    if found.total == found.printed:
        return said
    return Phrase("sum.total", {"left": said, "total": found.total})


def figures(found: Strength) -> str:
    """An attack as a sum in figures: ``3 + 2 = 5``."""
    parts = [found.printed, *([found.morale] if found.morale else []), *(each.adds for each in found.support)]
    return " + ".join(map(str, parts)) + (f" = {found.total}" if len(parts) > 1 else "")


def strength_at(p: State, cell: int) -> Strength:
    """The attack of the unit on a cell, with all help."""
    return strength(cell % RANKS, p.own_line(cell), p.units[cell] >> MORALE_SHIFT)


def can_attack(p: State, cell: int) -> bool:
    """Has the unit on a cell an attack of at least 1 (creed.act.siege.shield)?"""
    return strength_at(p, cell).total >= 1


def attack_targets(p: State, cell: int) -> tuple[tuple[int, ...], str]:
    """The ranks the unit on a cell may be aimed at, and if none, why not."""
    over, wasted = p.options.cavalry_obstacle, p.options.immune_obstacle_target == "wasted"
    return targets(p.units[cell] & PROFILE, strength_at(p, cell).total, p.enemy_line(cell), over, wasted)


def strikes_of(p: State, act: Action) -> tuple[Strike, ...]:
    """What a field attack meets, unit by unit; unknown where a view may not look."""
    tile, enemy = p.units[act.source], p.enemy_line(act.source)
    over, wasted = p.options.cavalry_obstacle, p.options.immune_obstacle_target == "wasted"
    total = strength_at(p, act.source).total
    ranks, _ = targets(tile & PROFILE, total, enemy, over, wasted)
    target = act.cell % RANKS if act.cell >= 0 else ranks[0]
    return strike(tile & PROFILE, total, enemy, target, over)


class Foreseen(NamedTuple):
    """What a legal field attack would do, as far as it may be known before it is paid for."""

    strength: Strength
    strikes: tuple[Strike, ...]
    """Unit by unit; at a hidden one nobody knows how it goes on."""

    @property
    def is_vain(self) -> bool:
        """Is it certain that nothing would happen?"""
        return all(blow.result in (STANDS, IMMUNE, PASSED) for blow in self.strikes)


def foresee(p: State, act: Action) -> Foreseen:
    """A legal field attack before it is paid for. A hidden unit stays hidden in it, also for whoever could look."""
    known = tuple(HIDDEN if tile & HIDDEN else tile for tile in p.enemy_line(act.source))
    tile, found = p.units[act.source], strength_at(p, act.source)
    over, wasted = p.options.cavalry_obstacle, p.options.immune_obstacle_target == "wasted"
    ranks, _ = targets(tile & PROFILE, found.total, known, over, wasted)
    target = act.cell % RANKS if act.cell >= 0 else ranks[0]
    return Foreseen(found, strike(tile & PROFILE, found.total, known, target, over))


def forecast(p: State, act: Action) -> Phrase:
    """What a legal field attack would do, in words: one that is too weak says so."""
    found, blows = foresee(p, act)
    facts: dict[str, object] = {"sum": sum_phrase(found)}
    fallen = sum(blow.result == KILLED for blow in blows)
    last = blows[-1]
    if last.result == UNKNOWN:
        return Phrase("forecast.hidden", {**facts, "count": fallen} if fallen else facts)
    facts |= {"defence": last.defence, "unit": unit_phrase(last.unit)}
    if fallen > 1:
        return Phrase("forecast.kills", {**facts, "count": fallen})
    if fallen:
        first = next(blow for blow in blows if blow.result == KILLED)
        return Phrase("forecast.kill", {**facts, "defence": first.defence, "unit": unit_phrase(first.unit)})
    if last.result == STANDS:
        return Phrase("forecast.weak", facts)
    return Phrase("forecast.obstacle", facts)
