"""What the topic "Who beats whom" asks of its positions: what the game removes, and what wrong rules would remove.

The true rules are in ``boardlab.creed.rules.resolver``; :func:`removed` with nothing changed gives the same (a test
compares them).
"""

from __future__ import annotations

from typing import Any

from boardlab.core.contract.receipt import Receipt, ReceiptLine
from boardlab.core.i18n.language import Phrase
from boardlab.creed import Position
from boardlab.creed.actions import Action, Kind
from boardlab.creed.board import RANKS
from boardlab.creed.play.duels import DEFENDERS, duel, extra_needed
from boardlab.creed.rules.forecasts import strikes_of
from boardlab.creed.rules.resolver import KILLED, Strike
from boardlab.creed.units import (
    ARCHER,
    ATTACK,
    BREAKERS,
    DEFENCE,
    HITS,
    KINDS,
    OBSTACLES,
    PROFILE,
    SPEARMAN,
    SUPPORT,
)
from boardlab.lessons.creed import fields
from boardlab.lessons.creed.fields import FIGHTING, MORALE, Names, names, spent, strength, unit_on, units

BY_ARCHER = ("deploy archer A12", "attack A11", "attack A13 B12")
"""Two attacks that one archer helps."""
BY_MORALE = ("morale A11 for 2", "attack A11", "morale A13 for 2", "attack A13 B12")
"""The same two attacks, with morale for each unit."""
ARCHER_ONCE = ("deploy archer A12", "attack A11")
MORALE_ONCE = ("morale A11 for 2", "attack A11")
"""One attack with the help of an archer, and of morale."""

# -- what is removed -------------------------------------------------------------------------------------------------


def attacks_of(p: Position, cell: str) -> tuple[Action, ...]:
    """The field attacks that the unit on a cell may make."""
    number = p.layout.cell_numbers[cell]
    return tuple(act for act in p.legal_actions() if act.kind == Kind.ATTACK and act.source == number)


def gone(p: Position, attack: Action | str) -> Names:
    """The cells whose units an attack removes."""
    after = p.play(attack)
    return names(p, (cell for cell, tile in enumerate(p.units) if tile and not after.units[cell]))


def removed_by(p: Position, cell: str) -> Names:
    """The enemies that the unit on a cell removes; where it may choose, those of its first choice that removes any."""
    return next(filter(None, (gone(p, act) for act in attacks_of(p, cell))), frozenset())


def removed_by_all(p: Position) -> Names:
    """The enemies removed if each unit of A attacks once from this position."""
    return frozenset[str]().union(*(removed_by(p, cell) for cell in units(p, 0, *FIGHTING)))


def removed_in_turn(p: Position, *cells: str, helped: int | None = None) -> Names:
    """The enemies removed when the units on some cells attack, one after the other.

    Args:
        p: the position.
        cells: where the attackers stand, the first one first.
        helped: how many of the attacks archers help; None for all of them, which is the rule.
    """
    found: Names = frozenset()
    for number, cell in enumerate(cells):
        if helped is not None and number >= helped:
            found |= removed(p, cell, helped=False)
        else:
            found |= removed_by(p, cell)
        p = p.play(attacks_of(p, cell)[0])
    return found


def targets_of(p: Position, cell: str) -> Names:
    """The enemies a spearman may choose."""
    return names(p, (act.cell for act in attacks_of(p, cell)))


def breakers(p: Position) -> Names:
    """A's units that remove the obstacle which stands first on their line."""
    obstacles = names(p, (cell for cell, tile in enumerate(p.units) if tile & PROFILE in OBSTACLES))
    return frozenset(cell for cell in units(p, 0, *FIGHTING) if removed_by(p, cell) & obstacles)


def may_attack(p: Position) -> Names:
    """A's units that may make a field attack."""
    return names(p, (act.source for act in p.legal_actions() if act.kind == Kind.ATTACK))


def outcome(p: Position, attacker: str, defender: str) -> str:
    """What becomes of the unit that is attacked, and of the attacker: ``removed``, ``stands`` or ``both``."""
    lost = gone(p, f"attack {attacker} {defender}")
    return "both" if attacker in lost else "removed" if lost else "stands"


def beaten(p: Position, cell: str) -> frozenset[int]:
    """The profiles that the unit on a cell removes alone."""
    attacker = p.units[p.layout.cell_numbers[cell]] & PROFILE
    return frozenset(other for other in DEFENDERS if duel(attacker, other).result == KILLED)


def beaten_cells(p: Position, cell: str, more: int = 0) -> Names:
    """Where the enemies stand that the unit on a cell removes alone; the wrong rule asks for ``more`` than equal."""
    attack, found = ATTACK[p.units[p.layout.cell_numbers[cell]] & PROFILE], beaten(p, cell)
    enemies = {other: p.units[other] & PROFILE for other in p.layout.cells_of[1] if p.units[other]}
    return names(p, (at for at, unit in enemies.items() if unit in found and attack >= DEFENCE[unit] + more))


def of_duel(p: Position, picked: Names, cell: str) -> Phrase | None:
    """Says how the attack of the unit on a cell compares with a unit that was picked wrongly, or left out."""
    right = beaten_cells(p, cell)
    for place in (*sorted(picked - right), *sorted(right - picked)):
        at = p.layout.cell_numbers[place]
        facts = {"place": place, "unit": unit_on(p, at), "defence": DEFENCE[p.units[at] & PROFILE]}
        attack = ATTACK[p.units[p.layout.cell_numbers[cell]] & PROFILE]
        key = "explain.matchups.falls" if place in right else "explain.matchups.stands"
        return Phrase(key, {**facts, "attack": attack})
    return None


def cheaper(p: Position, archer: tuple[str, ...] = BY_ARCHER, morale: tuple[str, ...] = BY_MORALE) -> str:
    """Which help costs fewer AP: an archer, or morale; for both attacks if none are given."""
    costs = {"archer": spent(p, archer), "morale": spent(p, morale)}
    return "equal" if len(set(costs.values())) == 1 else min(costs, key=costs.__getitem__)


# -- sums ------------------------------------------------------------------------------------------------------------


def sum_receipt(p: Position, cell: str) -> Receipt:
    """The attack of a unit, part by part."""
    number, found = p.layout.cell_numbers[cell], strength(p, cell)
    lines = [line(p, number, found.printed, f"creed.unit.{KINDS[p.units[number] & PROFILE]}"), *morale(found.morale)]
    helpers = ((number - number % RANKS + each.rank, each) for each in found.support)
    lines += [line(p, at, each.adds, f"creed.unit.{KINDS[each.unit]}") for at, each in helpers]
    return Receipt(Phrase("verb.attack"), tuple(lines), unit="count")


def line(p: Position, cell: int, points: int, rule: str) -> ReceiptLine:
    """What the unit on a cell adds, or takes."""
    name = p.layout.cell_names[cell]
    return ReceiptLine(0, Phrase("choice.unit", {"cell": name, "unit": unit_on(p, cell)}), None, points, rule, (name,))


def morale(points: int) -> tuple[ReceiptLine, ...]:
    """What morale adds; no line for nothing."""
    return (ReceiptLine(0, Phrase("special.morale"), None, points, MORALE),) if points else ()


def strikes(p: Position, cell: str) -> tuple[Strike, ...]:
    """The blows of the only attack that the unit on a cell may make."""
    return strikes_of(p, attacks_of(p, cell)[0])


def charge_receipt(p: Position, cell: str) -> Receipt:
    """What a charge begins with and loses, up to the second enemy."""
    first, (enemy, _), rule = strikes(p, cell)[0], met(p, cell)[0], "creed.unit.cavalry"
    lines = line(p, p.layout.cell_numbers[cell], first.attack, rule), line(p, enemy, -first.defence, rule)
    return Receipt(Phrase("verb.attack"), lines, unit="count")


def needed(p: Position, cell: str = "A11") -> int:
    """The help that the unit on a cell needs to remove the first enemy on its line."""
    return extra_needed(p.units[p.layout.cell_numbers[cell]] & PROFILE, met(p, cell)[0][1]) or 0


def needed_receipt(p: Position) -> Receipt:
    """One way to get the help: archers, and morale for the rest."""
    archers, rest = divmod(needed(p), SUPPORT[ARCHER])
    lines = [ReceiptLine(0, Phrase("unit.archer"), None, SUPPORT[ARCHER], f"creed.unit.{KINDS[ARCHER]}")] * archers
    return Receipt(Phrase("verb.attack"), (*lines, *morale(rest)), unit="count")


# -- changed rules ---------------------------------------------------------------------------------------------------


def met(p: Position, cell: str) -> list[tuple[int, int]]:
    """The enemies on the line of a cell, front first: where each stands, and its profile."""
    number = p.layout.cell_numbers[cell]
    start = p.layout.across[number // RANKS] * RANKS
    return [(start + rank, tile & PROFILE) for rank, tile in enumerate(p.enemy_line(number)) if tile]


def removed(
    p: Position,
    cell: str,
    *,
    helped: bool = True,
    more: int = 0,
    against_attack: bool = False,
    loses: int = 1,
    rides_on: bool = False,
    obstacles: str = "stop",
    hits: int | None = None,
    reach: int = RANKS,
) -> Names:
    """The enemies that the unit on a cell would remove, a spearman the first one it can; each argument changes a rule.

    Args:
        p: the position.
        cell: where the attacker stands.
        helped: do archers help it?
        more: how much higher than a defence its attack must be.
        against_attack: is it compared with the attack of the enemy?
        loses: how often a charge loses the defence of each enemy removed.
        rides_on: does a charge go on when an enemy stands?
        obstacles: what a charge does at one: ``stop``, ``pass`` or ``break``.
        hits: how many enemies it may strike; None for the true number.
        reach: ranks it reaches.
    """
    unit, sums, found = p.units[p.layout.cell_numbers[cell]] & PROFILE, strength(p, cell), set[int]()
    attack, left = sums.total if helped else sums.printed, HITS[unit] if hits is None else hits
    for other, enemy in (each for each in met(p, cell) if each[0] % RANKS < reach):
        barred = enemy in OBSTACLES and unit not in BREAKERS and obstacles != "break"
        beyond = unit == SPEARMAN and other > met(p, cell)[0][0] + 1
        if attack < 1 or not left or beyond or (barred and obstacles == "stop" and unit != SPEARMAN):
            break
        falls = not barred and attack >= (ATTACK if against_attack else DEFENCE)[enemy] + more
        if falls:
            found.add(other)
            attack -= loses * DEFENCE[enemy]
        elif not (barred or rides_on or unit == SPEARMAN):
            break
        left -= falls or (rides_on and not barred)
    return names(p, found)


def all_removed(p: Position, **changes: Any) -> Names:
    """The enemies removed if each unit of A attacks once from this position, by changed rules."""
    return frozenset[str]().union(*(removed(p, cell, **changes) for cell in units(p, 0, *FIGHTING)))


def speared(p: Position, cell: str, *, obstacles: bool = False, gap: bool = False, whole: bool = False) -> Names:
    """The cells a spear may choose; each argument changes a rule.

    Args:
        p: the position.
        cell: where the spearman stands.
        obstacles: may it choose obstacles?
        gap: does it reach the next enemy over an empty cell?
        whole: does it reach every enemy behind the first?
    """
    line = met(p, cell)
    near = line if whole else line[:2] if gap else [each for each in line if each[0] <= line[0][0] + 1]
    return names(p, (at for at, unit in near if obstacles or unit not in OBSTACLES))


def helped_from_anywhere(p: Position, cell: str) -> int:
    """An attack with the support of all lines."""
    others = (p.units[other] & PROFILE for other in p.layout.cells_of[0] if p.layout.cell_names[other] != cell)
    return strength(p, cell).printed + sum(SUPPORT[unit] for unit in others)


def helped_from_both_sides(p: Position, cell: str) -> int:
    """An attack with the support of the enemy's archers on the line as well."""
    return strength(p, cell).total + sum(SUPPORT[unit] for _, unit in met(p, cell))
