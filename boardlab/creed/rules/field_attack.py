"""Field attacks: a unit strikes along its line (creed.act.field).

Its attack and all help is compared with the defence of the first enemy (creed.act.field.first): at least as much
removes it (creed.act.field.success, creed.act.field.casualty), less does nothing (creed.act.field.fail), and nobody
strikes back (creed.act.field.nocounter). A unit attacks once a turn (creed.attack.once), one that came from hand too
(creed.attack.fresh), and own units on the way count for nothing (creed.attack.through_own). What an attack does is
worked out in :mod:`boardlab.creed.rules.resolver`.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from boardlab.core.contract.action_base import Domain
from boardlab.core.contract.breach import Breach
from boardlab.core.contract.drafts import with_item
from boardlab.core.contract.event import Event
from boardlab.core.contract.rule import rule
from boardlab.core.i18n.language import Phrase
from boardlab.creed.actions import Action, Kind, action, by_cell
from boardlab.creed.board import RANKS, Layout
from boardlab.creed.rules.action_text import cell_named, several
from boardlab.creed.rules.action_type import TYPES, Bounds, Path, Picked
from boardlab.creed.rules.forecasts import (
    attack_targets,
    figures,
    forecast,
    foresee,
    strength_at,
    strikes_of,
    sum_phrase,
)
from boardlab.creed.rules.hidden import turned_up
from boardlab.creed.rules.judging import breaches as broken_by
from boardlab.creed.rules.phrases import own_unit, unit_phrase
from boardlab.creed.rules.resolver import IMMUNE, KILLED, PASSED, STANDS, strength, strike
from boardlab.creed.rules.turn import end_of, pay
from boardlab.creed.rules.unit_action import UnitAction, awaits_unit
from boardlab.creed.state import Draft, State, decider
from boardlab.creed.units import (
    ATTACKED,
    BALLISTA,
    FIGHTERS,
    HIDDEN,
    MORALE_SHIFT,
    OBSTACLES,
    ONE,
    PROFILE,
    RIDERS,
    SIEGE_ENGINE,
    SPEARMAN,
    SUPPORTERS,
)

ATTACK_AP = 2
_RESULTS = {
    KILLED: ("killed", "creed.act.field.success"),
    STANDS: ("stands", "creed.act.field.fail"),
    IMMUNE: ("immune", "creed.unit.obstacle"),
    PASSED: ("passed", "creed.unit.cavalry"),
}


@rule("creed.attack.fresh")
def not_twice(p: State, act: Action) -> Iterator[Breach]:
    """Has the unit not attacked this turn?"""
    if p.units[act.source] & ATTACKED:
        name = p.layout.cell_names[act.source]
        yield Breach("creed.attack.once", {"cell": name, "unit": unit_phrase(p.units[act.source])}, (name,))


def no_fighter(unit: int, facts: Mapping[str, object], name: str) -> Breach:
    """Why a unit makes no attack of this sort at all."""
    if unit in SUPPORTERS:
        return Breach("creed.unit.ballista" if unit == BALLISTA else "creed.unit.archer", facts, (name,), "attack")
    if unit in OBSTACLES:
        return Breach("creed.unit.obstacle", facts, (name,), "attack")
    rule = "creed.unit.siege_engine" if unit == SIEGE_ENGINE else "creed.unit.assassin"
    return Breach(rule, facts, (name,), "field")


def _no_such_thrust(p: State, act: Action, ranks: tuple[int, ...]) -> Iterator[Breach]:
    """Why a spear does not reach its target (creed.unit.spearman)."""
    names, rule = p.layout.cell_names, "creed.unit.spearman"
    start = p.layout.across[act.source // RANKS] * RANKS
    met = [cell for cell in range(start, start + RANKS) if p.units[cell]]
    facts = {"cell": names[act.source], "first": names[met[0]]}
    if act.cell < 0:
        case = "choose" if ranks else "obstacle"
        yield Breach(rule, {**facts, "target": names[met[0]]}, (names[met[0]],), case)
        return
    target = names[act.cell]
    facts["target"] = target
    if not start <= act.cell < start + RANKS:
        yield Breach(rule, facts, (target,), "line")
    elif not p.units[act.cell]:
        yield Breach(rule, facts, (target,), "empty")
    elif act.cell > met[0] + 1:
        yield Breach(rule, facts, (target, names[met[0]]), "far")
    elif act.cell - start not in ranks:
        yield Breach(rule, facts, (target,), "obstacle")


@TYPES.add
class Attack(UnitAction):
    """The unit on ``source`` attacks the first enemy of its line; a spear names the enemy on ``cell``."""

    kind, word, cost_ap, doers, target_mark = Kind.ATTACK, "attack", ATTACK_AP, FIGHTERS, "block"

    def form(self, board: Bounds) -> Mapping[str, Domain]:
        return {"source": board.cell, "cell": board.no_cell}

    def write(self, act: Action) -> str:
        target = f" {act.layout.cell_names[act.cell]}" if act.cell >= 0 else ""
        return f"{self.word} {act.layout.cell_names[act.source]}{target}"

    def read(self, p: State, words: list[str]) -> Action | None:
        if len(words) not in (1, 2):
            return None
        source = cell_named(p, words[0])
        target = cell_named(p, words[1]) if len(words) == 2 else -1
        start = p.layout.across[source // RANKS] * RANKS
        ranks, _ = attack_targets(p, source) if p.units[source] & PROFILE else ((), "")
        if p.units[source] & PROFILE == SPEARMAN:
            if target < 0 and len(ranks) > 1:
                names = p.layout.cell_names
                fits = [f"{self.word} {words[0]} {names[start + rank]}" for rank in ranks]
                several(f"{self.word} {words[0]}", fits)
            target = start + ranks[0] if target < 0 and ranks else target
        elif ranks and target == start + ranks[0]:
            target = -1
        return action(p.layout, self.kind, decider(p), source, target)

    def breaches(self, p: State, act: Action) -> Iterator[Breach]:
        missing = tuple(own_unit(p, act.player, act.source, "creed.act.field"))
        yield from missing
        if missing:
            return
        yield from not_twice(p, act)
        name = p.layout.cell_names[act.source]
        unit = p.units[act.source] & PROFILE
        facts = {"cell": name, "unit": unit_phrase(unit)}
        ranks, why_not = attack_targets(p, act.source)
        if why_not == "never":
            yield no_fighter(unit, facts, name)
        elif why_not == "weak":
            yield Breach("creed.act.siege.shield", facts, (name,))
        elif why_not == "empty":
            yield Breach("creed.act.field.first", {**facts, "line": name[:-1]}, (name,), "empty")
        elif unit == SPEARMAN:
            yield from _no_such_thrust(p, act, ranks)
        elif why_not == "obstacle":
            target = p.layout.cell_names[p.first_enemy(act.source)]
            yield Breach("creed.unit.obstacle", {**facts, "target": target}, (target,), "immune")
        elif act.cell >= 0:
            yield Breach("creed.act.field.first", facts, (name,), "names")

    @rule("creed.act.field.casualty")
    def apply(self, draft: Draft, act: Action) -> None:
        pay(draft, act.player, ATTACK_AP)
        source = act.source
        tile = draft.units[source]
        enemy, over = draft.enemy_line(source), draft.options.cavalry_obstacle
        total = strength(source % RANKS, draft.own_line(source), tile >> MORALE_SHIFT).total
        target = act.cell % RANKS if act.cell >= 0 else 0
        units = bytearray(draft.units)
        units[source] = tile & ~HIDDEN | ATTACKED
        across = draft.layout.across[source // RANKS] * RANKS
        if act.cell < 0:
            target = next(rank for rank in range(RANKS) if enemy[rank])
        for blow in strike(tile & PROFILE, total, enemy, target, over):
            cell = across + blow.rank
            if blow.result == KILLED:
                units[cell] = 0
                owner = draft.layout.owner[cell]
                draft.dead = with_item(draft.dead, owner, draft.dead[owner] + ONE[blow.unit])
            elif blow.revealed:
                units[cell] &= ~HIDDEN
        draft.units = bytes(units)

    def events(self, p: State, after: State, act: Action) -> Iterator[Event]:
        names = p.layout.cell_names
        yield from turned_up(p, act.source, act.player)
        found = strength_at(p, act.source)
        facts = {"unit": unit_phrase(p.units[act.source]), "cell": names[act.source], "sum": sum_phrase(found)}
        place = (names[act.source],)
        yield Event("attack", "creed.act.field", facts, place, act.player, arithmetic=figures(found))
        start = p.layout.across[act.source // RANKS] * RANKS
        for blow in strikes_of(p, act):
            cell = start + blow.rank
            owner, name = p.layout.owner[cell], names[cell]
            told = {"unit": unit_phrase(blow.unit), "cell": name, "attack": blow.attack, "defence": blow.defence}
            if blow.revealed:
                yield Event("struck_hidden", "creed.act.field.hidden", told, (name,), owner)
            kind, rule = _RESULTS[blow.result]
            if blow.result == PASSED and p.units[act.source] & PROFILE in RIDERS:
                kind = f"passed_{p.options.cavalry_obstacle}"
            sign = {KILLED: "≥", STANDS: "<"}.get(blow.result)
            arithmetic = f"{blow.attack} {sign} {blow.defence}" if sign else ""
            yield Event(kind, rule, told, (name,), owner, arithmetic=arithmetic)

    def pick_paths(self, p: State, act: Action, price: Path) -> Iterator[Path]:
        # The target is picked even where there is but one: before an attack is paid for, it says what it would do.
        cells = p.layout.cell_names
        target = cells[act.cell if act.cell >= 0 else p.first_enemy(act.source)]
        yield (self.word, cells[act.source], target)
        yield (cells[act.source], target)

    def prompt(self, p: State, path: Path) -> Phrase:
        return Phrase("prompt.attack_target") if len(path) > 1 else super().prompt(p, path)

    def foretold(self, p: State, act: Action) -> Phrase:
        return forecast(p, act)

    def is_vain(self, p: State) -> bool:
        return all(foresee(p, act).is_vain for act in p.legal_actions() if act.kind == self.kind)

    def mark(self, p: State, act: Action) -> str:
        return "vain" if foresee(p, act).is_vain else self.target_mark

    def tries(self, p: State, seat: int, cell: int, price: int) -> Iterator[Action]:
        if p.units[cell] & PROFILE == SPEARMAN:
            start = p.layout.across[cell // RANKS] * RANKS
            yield from (thrust(p.layout, seat, cell, to) for to in range(start, start + RANKS))
        else:
            yield action(p.layout, self.kind, seat, cell)

    def intended(self, p: State, seat: int, picked: Picked) -> Action | None:
        if len(picked.cells) > 1:
            return aimed(p, seat, picked.cells[0], picked.cells[1])
        return super().intended(p, seat, picked)

    def begins_at(self, p: State, seat: int, cell: int, rest: Path) -> bool:
        target = p.layout.cell_numbers.get(rest[0], -1) if rest else -1
        return not awaits_unit(p, seat, cell) and (not rest or (target >= 0 and p.layout.owner[target] != seat))

    def begun_at(self, p: State, seat: int, cell: int, rest: Path) -> Action | None:
        if rest:
            return aimed(p, seat, cell, p.layout.cell_numbers[rest[0]])
        # A unit that can do nothing, or none at all: an attack says best why.
        plain = action(p.layout, self.kind, seat, cell)
        return plain if broken_by(p, plain) else end_of(p, seat)


def attacks(layout: Layout) -> tuple[Action, ...]:
    """The attack of the unit on each cell on the first enemy."""
    return by_cell(layout, Kind.ATTACK)


def thrust(layout: Layout, seat: int, source: int, target: int) -> Action:
    """The attack of the spearman on ``source`` on the cell ``target``, which it always names."""
    return action(layout, Kind.ATTACK, seat, source, target)


def aimed(p: State, seat: int, source: int, cell: int) -> Action:
    """The attack of the unit on ``source`` on the enemy in ``cell``.

    An attack that hits that cell anyway does not name it, except for spears, which always do.
    """
    spear = p.units[source] & PROFILE == SPEARMAN
    plain = not spear and cell == p.first_enemy(source)
    return action(p.layout, Kind.ATTACK, seat, source, -1 if plain else cell)
