"""Exact chances, as fractions: what a face-down unit may be, whether an attack removes it, where the leaders are.

All are for somebody who knows what everybody may know, and no more: a position gives the same chances as a view of it.
Whatever nobody has seen is equally likely; what was seen in a hand before, or why somebody hid a unit, does not count.

>>> from boardlab import creed
>>> from boardlab.creed.units import ARCHER
>>> face_down(creed.start(), 1)[ARCHER]
Fraction(2, 17)
"""

from __future__ import annotations

from collections.abc import Mapping
from fractions import Fraction
from math import comb

from boardlab.creed.actions import Action
from boardlab.creed.board import RANKS, TENTS
from boardlab.creed.options import Options, tiles_of
from boardlab.creed.rules.resolver import KILLED, strength, strike, targets
from boardlab.creed.state import State
from boardlab.creed.units import HIDDEN, MORALE_SHIFT, ONE, PROFILE, PROFILES, count, size

Chances = Mapping[int, Fraction]
"""How likely each profile is, by its number."""
LEADERS = 2
"""A king and a commander (creed.setup.tents)."""


def unseen(p: State, owner: int) -> int:
    """The tiles of a seat that nobody else has seen, as a pile: those in hand and those that lie face down.

    All 18 of the nation (creed.setup.nation), without the units face up on the fields and without the casualties, which
    everybody saw die (creed.act.field.casualty); the siege engine begins among them (creed.setup.siege_engine).
    """
    pile = tiles_of(p.options, p.nations[owner]) - p.dead[owner]
    standing = [p.units[cell] for cell in p.layout.cells_of[owner]]
    return pile - sum(ONE[tile & PROFILE] for tile in standing if tile and not tile & HIDDEN)


def draw_chances(pile: int) -> Chances:
    """The probability of each profile when one tile is drawn from a pile, each tile equally likely.

    Raises:
        ValueError: for an empty pile.
    """
    if not pile:
        raise ValueError("An empty pile has no tile to be drawn.")
    return {number: Fraction(count(pile, number), size(pile)) for number in PROFILES if count(pile, number)}


def face_down(p: State, owner: int) -> Chances:
    """What any one face-down unit of a seat may be, and how likely (creed.act.deploy.hidden).

    Raises:
        ValueError: where all units of the seat have been seen.
    """
    return draw_chances(unseen(p, owner))


def kills(unit: int, total: int, tile: int, rulings: Options) -> bool:
    """Does an attack remove a face-down unit that stands alone on its line, once it is turned up?

    Args:
        unit: profile of the attacker.
        total: its attack with all help.
        tile: profile of the face-down unit.
        rulings: what the rules leave open.
    """
    line = (0, 0, tile | HIDDEN)
    wasted = rulings.immune_obstacle_target == "wasted"
    ranks, _ = targets(unit, total, line, rulings.cavalry_obstacle, wasted)
    return bool(ranks) and strike(unit, total, line, ranks[0], rulings.cavalry_obstacle)[-1].result == KILLED


def falling(unit: int, total: int, pile: int, rulings: Options) -> int:
    """How many tiles of a pile an attack would remove, if each lay face down and alone on the line."""
    return sum(count(pile, number) for number in PROFILES if kills(unit, total, number, rulings))


def kill_chance(p: State, act: Action) -> Fraction:
    """How likely a legal field attack removes the face-down unit on its line; 0 where none lies there.

    Face-up units before it may stop the attack, or wear it down (creed.unit.cavalry). A line hides one unit at most,
    on rank 3.
    """
    tile, enemy = p.units[act.source], p.enemy_line(act.source)
    total = strength(act.source % RANKS, p.own_line(act.source), tile >> MORALE_SHIFT).total
    if not enemy[-1] & HIDDEN:
        return Fraction(0)
    over, wasted = p.options.cavalry_obstacle, p.options.immune_obstacle_target == "wasted"
    ranks, _ = targets(tile & PROFILE, total, enemy, over, wasted)
    aim = act.cell % RANKS if act.cell >= 0 else ranks[0]
    owner = p.layout.owner[p.layout.across[act.source // RANKS] * RANKS]

    def falls(number: int) -> bool:
        line = (*enemy[:-1], number | HIDDEN)
        blows = strike(tile & PROFILE, total, line, aim, over)
        return any(blow.rank == RANKS - 1 and blow.result == KILLED for blow in blows)

    return sum((chance for number, chance in face_down(p, owner).items() if falls(number)), Fraction(0))


def leaders_found(opened: int, found: int, *, tents: int = TENTS, leaders: int = LEADERS) -> Fraction:
    """How likely just so many leaders are among the tents that were opened, if each tent is as likely as any other.

    >>> leaders_found(4, 2)
    Fraction(1, 6)

    Args:
        opened: tents opened, whichever.
        found: leaders among them.
        tents: tents that stood before.
        leaders: leaders under them.

    Raises:
        ValueError: for more tents opened than stood, more leaders than tents, or numbers below 0.
    """
    if not (0 <= opened <= tents and 0 <= leaders <= tents and found >= 0):
        raise ValueError(f"{opened} of {tents} tents with {leaders} leaders cannot be opened.")
    if found > min(leaders, opened):
        return Fraction(0)
    return Fraction(comb(leaders, found) * comb(tents - leaders, opened - found), comb(tents, opened))


def tents_to_open(found: int = LEADERS, *, tents: int = TENTS, leaders: int = LEADERS) -> Fraction:
    """How many tents are opened on average until so many leaders are found.

    >>> tents_to_open()
    Fraction(20, 3)
    """
    if not 1 <= found <= leaders:
        raise ValueError(f"{found} of {leaders} leaders cannot be found.")
    # It takes more than so many tents exactly when fewer leaders are among those.
    return sum(
        (
            leaders_found(opened, fewer, tents=tents, leaders=leaders)
            for opened in range(tents)
            for fewer in range(found)
        ),
        Fraction(0),
    )
