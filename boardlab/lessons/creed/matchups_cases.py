"""What the checkpoints on who beats whom ask about: answers asked of the game, and the sums that show them."""

from __future__ import annotations

from collections.abc import Iterator

from boardlab.core.language import Phrase
from boardlab.core.receipt import Line, Receipt
from boardlab.creed import Position
from boardlab.creed.actions import Action, Kind
from boardlab.creed.duels import DEFENDERS, duel, extra_needed
from boardlab.creed.forecasts import strength_at, strikes_of
from boardlab.creed.resolver import KILLED
from boardlab.creed.units import (
    ARCHER,
    CAVALRY_3,
    DEFENCE,
    INFANTRY_2,
    KINDS,
    NAMES,
    OBSTACLES,
    PROFILE,
    SUPPORT,
)
from boardlab.lessons.searching import shortest_line

# -- what is removed -------------------------------------------------------------------------------------------------


def attacks_of(p: Position, cell: str = "") -> tuple[Action, ...]:
    """The field attacks A may make, or those of the unit on a cell."""
    number = p.layout.cell_numbers[cell] if cell else -1
    return tuple(act for act in p.legal_actions() if act.kind == Kind.ATTACK and number in (-1, act.source))


def removed_by(p: Position, cell: str) -> frozenset[str]:
    """The enemies that the unit on a cell removes; where it may choose, those of its first choice that removes any."""
    found = (_gone(p, act) for act in attacks_of(p, cell))
    return next((gone for gone in found if gone), frozenset())


def removed_by_all(p: Position) -> frozenset[str]:
    """The enemies removed if each unit of A attacks once from this position."""
    cells = dict.fromkeys(p.layout.cell_names[act.source] for act in attacks_of(p))
    return frozenset[str]().union(*(removed_by(p, cell) for cell in cells))


def _gone(p: Position, act: Action) -> frozenset[str]:
    after = p.play(act)
    return frozenset(name for cell, name in enumerate(p.layout.cell_names) if p.units[cell] and not after.units[cell])


def targets_of(p: Position, cell: str) -> frozenset[str]:
    """The enemies a spearman may choose."""
    return frozenset(p.layout.cell_names[act.cell] for act in attacks_of(p, cell))


def breakers(p: Position) -> frozenset[str]:
    """A's units that remove the obstacle which stands first on their line."""
    first = {cell for cell, tile in enumerate(p.units) if tile & PROFILE in OBSTACLES}
    names = frozenset(p.layout.cell_names[cell] for cell in first)
    sources = (p.layout.cell_names[act.source] for act in attacks_of(p))
    return frozenset(cell for cell in sources if removed_by(p, cell) & names)


def outcome(p: Position, text: str) -> str:
    """What becomes of the unit that is attacked, and of the attacker: ``removed``, ``stands`` or ``both``."""
    act = p.read_action(text)
    gone = _gone(p, act)
    if p.layout.cell_names[act.source] in gone:
        return "both"
    return "removed" if gone else "stands"


# -- sums ------------------------------------------------------------------------------------------------------------


def total(p: Position, cell: str) -> int:
    """The attack of the unit on a cell with all its help."""
    return strength_at(p, p.layout.cell_numbers[cell]).total


def sum_receipt(p: Position, cell: str) -> Receipt:
    """The attack of a unit, part by part."""
    number = p.layout.cell_numbers[cell]
    found = strength_at(p, number)
    start = number - number % 3
    lines = [_line(p, number, found.printed, f"creed.unit.{KINDS[p.units[number] & PROFILE]}")]
    if found.morale:
        lines.append(Line(0, Phrase("special.morale"), None, found.morale, "creed.special.morale"))
    lines += [_line(p, start + each.rank, each.adds, f"creed.unit.{KINDS[each.unit]}") for each in found.support]
    return Receipt(Phrase("deed.attack"), tuple(lines))


def _line(p: Position, cell: int, points: int, rule: str) -> Line:
    name = p.layout.cell_names[cell]
    label = Phrase("choice.unit", {"cell": name, "unit": Phrase(f"unit.{NAMES[p.units[cell] & PROFILE]}")})
    return Line(0, label, None, points, rule, (name,))


def left_for_second(p: Position, cell: str) -> int:
    """The attack that a charge has left when it meets the second enemy."""
    return strikes_of(p, attacks_of(p, cell)[0])[1].attack


def charge_receipt(p: Position, cell: str) -> Receipt:
    """What a charge begins with and loses, up to the second enemy."""
    act = attacks_of(p, cell)[0]
    first = strikes_of(p, act)[0]
    start = p.layout.across[act.source // 3] * 3
    lines = (
        _line(p, act.source, first.attack, "creed.unit.cavalry"),
        _line(p, start + first.rank, -first.defence, "creed.unit.cavalry"),
    )
    return Receipt(Phrase("deed.attack"), lines)


def needed(p: Position) -> int:
    """The help that A's only fighter needs to remove the enemy on its line."""
    act = attacks_of(p)[0]
    attacker = p.units[act.source] & PROFILE
    found = extra_needed(attacker, p.units[p.layout.across[act.source // 3] * 3] & PROFILE)
    if found is None:
        raise ValueError("No help is enough here.")
    return found


def needed_receipt(p: Position) -> Receipt:
    """One way to get the help: archers, and morale for the rest."""
    archers, morale = divmod(needed(p), SUPPORT[ARCHER])
    lines = [Line(0, Phrase("unit.archer"), None, SUPPORT[ARCHER], "creed.unit.archer")] * archers
    if morale:
        lines.append(Line(0, Phrase("special.morale"), None, morale, "creed.special.morale"))
    return Receipt(Phrase("deed.attack"), tuple(lines))


# -- breaking the wall -----------------------------------------------------------------------------------------------

WALL = "B11"


def breaks_through(p: Position) -> tuple[str, ...]:
    """A shortest line of play that removes the unit on the wall: moves onto line 1, then attacks."""

    def tried(q: Position) -> Iterator[Action]:
        for act in q.legal_actions():
            if act.kind == Kind.ATTACK or (act.kind == Kind.MOVE and len(act.moves) == 1 and act.moves[0][1] < 3):
                yield act

    return shortest_line(p, tried, lambda q, line: wall_down(q))


def wall_down(p: Position) -> bool:
    """Is the unit on the wall gone?"""
    return not p.units[p.layout.cell_numbers[WALL]]


def attacked(actions: tuple[str, ...]) -> int:
    """How often was attacked?"""
    return sum(text.startswith("attack") for text in actions)


# -- infantry against cavalry ----------------------------------------------------------------------------------------


def beaten(attacker: int) -> frozenset[int]:
    """The profiles that an attacker removes alone."""
    return frozenset(other for other in DEFENDERS if duel(attacker, other).result == KILLED)


def why_equal() -> str:
    """Why infantry 2/2 and cavalry 3/3 remove equally many: the same ones, or each some that the other does not."""
    foot, horse = beaten(INFANTRY_2), beaten(CAVALRY_3)
    if foot == horse:
        return "same"
    trade = foot - horse == OBSTACLES and {DEFENCE[unit] for unit in horse - foot} == {DEFENCE[CAVALRY_3]}
    return "trade" if trade else "second"
