"""Siege attacks: along a line with no enemy on it, a unit attacks the first tent behind (creed.act.siege).

The way must be free (creed.act.siege.blocked) but for siege engines and assassins (creed.act.siege.exempt), and a
unit without an attack makes none (creed.act.siege.shield). The first tent that stands on the line is meant
(creed.act.siege.first); an assassin chooses one. It loses its fortress, or it is turned (creed.act.siege.flip), and
with it a leader (creed.act.siege.leader).
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from boardlab.core.contract.action_base import Domain
from boardlab.core.contract.breach import Breach
from boardlab.core.contract.drafts import with_item
from boardlab.core.contract.event import Event
from boardlab.core.contract.rule import rule
from boardlab.core.i18n.language import Phrase, Seat
from boardlab.creed.actions import OVER, TOKENS, Action, Kind, action, by_cell
from boardlab.creed.board import RANKS, TENTS, Layout
from boardlab.creed.rules.action_text import cell_named, several, tent_named
from boardlab.creed.rules.action_type import TYPES, Bounds, Path, Picked
from boardlab.creed.rules.field_attack import no_fighter, not_twice
from boardlab.creed.rules.forecasts import can_attack
from boardlab.creed.rules.hidden import turned_up
from boardlab.creed.rules.phrases import own_unit, tent_phrase, token_phrase, unit_phrase, what
from boardlab.creed.rules.turn import pay, too_early
from boardlab.creed.rules.unit_action import UnitAction, awaits_unit
from boardlab.creed.state import Draft, State, decider
from boardlab.creed.tents import DESTROYED, FORTIFIED, TOKEN, leader_bit
from boardlab.creed.units import ASSASSIN, ATTACKED, BESIEGERS, FIGHTERS, HIDDEN, OBSTACLES, PROFILE, RAIDERS

SIEGE_AP = 3


# -- what can be reached -----------------------------------------------------------------------------------------------


def siege_target(p: State, cell: int) -> int:
    """The first intact tent on the line of a cell, or -1 (creed.act.siege.first)."""
    for tent in p.layout.lane[cell // RANKS]:
        if not p.camps[tent] & DESTROYED:
            return tent
    return -1


def assassin_targets(p: State, cell: int) -> list[int]:
    """The tents an assassin on a cell may choose: intact, on its line, not fortified (creed.unit.assassin)."""
    return [tent for tent in p.layout.lane[cell // RANKS] if not p.camps[tent] & (DESTROYED | FORTIFIED)]


def blockers(p: State, cell: int) -> list[int]:
    """The enemy's cells whose units close the line of a cell to sieges (creed.act.siege.blocked)."""
    start = p.layout.across[cell // RANKS] * RANKS
    block = p.options.siege_blocked_by_obstacle
    return [
        other for other in range(start, start + RANKS) if p.units[other] and (block or p.units[other] not in OBSTACLES)
    ]


# -- what becomes of a tent that is attacked ---------------------------------------------------------------------------


def hit(draft: Draft, tent: int) -> None:
    """Change the open state as a hit on a tent does: its fortress is taken off, or it is turned up.

    A side that has lost its last leader by this has lost the game.
    """
    camps = bytearray(draft.camps)
    was = camps[tent]
    if was & FORTIFIED:
        camps[tent] = was & ~FORTIFIED
        owner = tent // TENTS
        if draft.options.fortress_token_reuse:
            draft.forts = with_item(draft.forts, owner, draft.forts[owner] + 1)
    else:
        camps[tent] = was & 3 | DESTROYED
        if was & TOKEN > 3:
            draft.alive &= ~leader_bit(was)
    draft.camps = bytes(camps)
    if was & TOKEN > 3 and not was & FORTIFIED:
        colour = was & 3
        side = [seat for seat in range(draft.players) if draft.layout.sides[seat] == draft.layout.sides[colour]]
        if not any(draft.alive >> 2 * seat & 3 for seat in side):
            draft.stage = OVER


def hit_events(p: State, tent: int) -> Iterator[Event]:
    """The events of :func:`hit`: a fortress taken off, or a tent turned, with what lay under it."""
    name, said, was = p.layout.tent_names[tent], tent_phrase(p, tent), p.camps[tent]
    owner = tent // TENTS
    if was & FORTIFIED:
        yield Event("fortress_gone", "creed.special.fortify.absorb", {"tent": said}, (name,), owner)
    elif was & TOKEN > 3:
        facts = {"tent": said, "token": token_phrase(was & TOKEN), "colour": Seat(was & 3)}
        left = f"{TOKENS[was >> 2 & 3]}.{was & 3}"
        yield Event("leader_found", "creed.act.siege.leader", facts, (name,), owner, leaves=left)
    else:
        yield Event("tent_blank", "creed.act.siege.flip", {"tent": said}, (name,), owner)


# -- the action --------------------------------------------------------------------------------------------------------


@TYPES.add
class Siege(UnitAction):
    """The unit on ``source`` attacks a tent; an assassin names the tent ``cell``."""

    kind, word, cost_ap, doers, target_mark = Kind.SIEGE, "siege", SIEGE_AP, BESIEGERS, "block"

    def form(self, board: Bounds) -> Mapping[str, Domain]:
        return {"source": board.cell, "cell": board.no_tent}

    def write(self, act: Action) -> str:
        tent = f" {act.layout.tent_names[act.cell]}" if act.cell >= 0 else ""
        return f"{self.word} {act.layout.cell_names[act.source]}{tent}"

    def read(self, p: State, words: list[str]) -> Action | None:
        if len(words) not in (1, 2):
            return None
        source = cell_named(p, words[0])
        tent = tent_named(p, words[1]) if len(words) == 2 else -1
        if p.units[source] & PROFILE == ASSASSIN:
            open_to = assassin_targets(p, source)
            if tent < 0 and len(open_to) > 1:
                names = p.layout.tent_names
                several(f"{self.word} {words[0]}", [f"{self.word} {words[0]} {names[each]}" for each in open_to])
            tent = open_to[0] if tent < 0 and open_to else tent
        elif tent >= 0 and tent == siege_target(p, source):
            tent = -1
        return action(p.layout, self.kind, decider(p), source, tent)

    @rule("creed.act.siege.exempt")
    def breaches(self, p: State, act: Action) -> Iterator[Breach]:
        missing = tuple(own_unit(p, act.player, act.source, "creed.act.siege"))
        yield from missing
        yield from too_early(p)
        if missing:
            return
        yield from not_twice(p, act)
        name = p.layout.cell_names[act.source]
        unit = p.units[act.source] & PROFILE
        facts = {"cell": name, "unit": unit_phrase(unit), "line": name[:-1]}
        if unit not in FIGHTERS | RAIDERS:
            yield no_fighter(unit, facts, name)
            return
        if unit == ASSASSIN:
            yield from _by_stealth(p, act)
            return
        if unit in FIGHTERS:
            if not can_attack(p, act.source):
                yield Breach("creed.act.siege.shield", facts, (name,))
            for cell in blockers(p, act.source):
                guard = p.layout.cell_names[cell]
                found = {**facts, "owner": Seat(p.layout.owner[cell]), "guard": guard, "what": what(p, cell)}
                case = "hidden" if p.units[cell] & HIDDEN else ""
                yield Breach("creed.act.siege.blocked", found, (guard,), case)
        if siege_target(p, act.source) < 0:
            tents = tuple(p.layout.tent_names[tent] for tent in p.layout.lane[act.source // RANKS])
            yield Breach("creed.act.siege.first", facts, tents, "none")
        elif act.cell >= 0:
            yield Breach("creed.act.siege.first", facts, (name,), "names")

    def apply(self, draft: Draft, act: Action) -> None:
        pay(draft, act.player, SIEGE_AP)
        units = bytearray(draft.units)
        units[act.source] = units[act.source] & ~HIDDEN | ATTACKED
        draft.units = bytes(units)
        by_assassin = units[act.source] & PROFILE == ASSASSIN
        hit(draft, act.cell if by_assassin else siege_target(draft, act.source))

    def events(self, p: State, after: State, act: Action) -> Iterator[Event]:
        name = p.layout.cell_names[act.source]
        yield from turned_up(p, act.source, act.player)
        unit = p.units[act.source] & PROFILE
        tent = act.cell if unit == ASSASSIN else siege_target(p, act.source)
        facts = {"unit": unit_phrase(unit), "cell": name, "tent": tent_phrase(p, tent)}
        yield Event("siege", "creed.act.siege", facts, (name, p.layout.tent_names[tent]), act.player)
        yield from hit_events(p, tent)

    def pick_paths(self, p: State, act: Action, price: Path) -> Iterator[Path]:
        name = p.layout.cell_names[act.source]
        target = p.layout.tent_names[act.cell if act.cell >= 0 else siege_target(p, act.source)]
        yield (self.word, name, target)
        yield (name, target)

    def prompt(self, p: State, path: Path) -> Phrase:
        return Phrase("prompt.siege_target") if len(path) > 1 else super().prompt(p, path)

    def foretold(self, p: State, act: Action) -> Phrase:
        tent = act.cell if act.cell >= 0 else siege_target(p, act.source)
        return Phrase("forecast.fortress" if p.camps[tent] & FORTIFIED else "forecast.tent")

    def tries(self, p: State, seat: int, cell: int, price: int) -> Iterator[Action]:
        by_assassin = p.units[cell] & PROFILE == ASSASSIN
        for tent in (assassin_targets(p, cell) if by_assassin else ()) or (-1,):
            yield action(p.layout, self.kind, seat, cell, tent)

    def intended(self, p: State, seat: int, picked: Picked) -> Action | None:
        if picked.cells and picked.tents:
            return _aimed(p, seat, picked.cells[0], picked.tents[0])
        return super().intended(p, seat, picked)

    def begins_at(self, p: State, seat: int, cell: int, rest: Path) -> bool:
        return bool(rest) and rest[0] in p.layout.tent_numbers and not awaits_unit(p, seat, cell)

    def begun_at(self, p: State, seat: int, cell: int, rest: Path) -> Action | None:
        return _aimed(p, seat, cell, p.layout.tent_numbers[rest[0]])


def _by_stealth(p: State, act: Action) -> Iterator[Breach]:
    """The tent of an assassin (creed.unit.assassin)."""
    rule, names = "creed.unit.assassin", p.layout.tent_names
    lane = p.layout.lane[act.source // RANKS]
    tents = tuple(names[tent] for tent in lane)
    facts = {"cell": p.layout.cell_names[act.source], "tents": tents}
    if not assassin_targets(p, act.source):
        yield Breach(rule, facts, tents, "none")
        return
    if act.cell < 0:
        yield Breach(rule, facts, tents, "choose")
        return
    name = names[act.cell]
    tent = p.camps[act.cell]
    if act.cell not in lane:
        yield Breach(rule, {**facts, "tent": name}, (name,), "line")
    elif tent & DESTROYED:
        yield Breach("creed.act.siege.first", {"tent": tent_phrase(p, act.cell)}, (name,), "destroyed")
    elif tent & FORTIFIED:
        yield Breach("creed.special.fortify.safe", {"tent": name}, (name,))


def sieges(layout: Layout) -> tuple[Action, ...]:
    """The siege of the unit on each cell on the first tent."""
    return by_cell(layout, Kind.SIEGE)


def stealthy(p: State, cell: int) -> list[Action]:
    """What the assassin on a cell may do to tents."""
    return [action(p.layout, Kind.SIEGE, p.on_turn, cell, tent) for tent in assassin_targets(p, cell)]


def _aimed(p: State, seat: int, source: int, tent: int) -> Action:
    by_assassin = p.units[source] & PROFILE == ASSASSIN
    plain = not by_assassin and tent == siege_target(p, source)
    return action(p.layout, Kind.SIEGE, seat, source, -1 if plain else tent)
