"""Questions to a position of Creed: what each unit can strike and with which help, what wins, what is likely."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from boardlab.core.ask.finding import Finding, Inquire, Known
from boardlab.core.i18n.language import Phrase, Seat
from boardlab.creed.actions import Kind
from boardlab.creed.board import RANKS
from boardlab.creed.rules.action_type import TYPES
from boardlab.creed.rules.camps import intact, standing
from boardlab.creed.rules.forecasts import forecast, foresee
from boardlab.creed.rules.odds import kill_chance, leaders_found
from boardlab.creed.rules.sieges import siege_target
from boardlab.creed.tents import ANNOUNCED

if TYPE_CHECKING:
    from boardlab.creed.actions import Action
    from boardlab.creed.state import State


def strike(p: State, _known: Known) -> Iterator[Finding]:
    """What each unit of whoever is on turn can strike now, with all help, and what comes of it."""
    told = {Kind.ATTACK: _attack, Kind.SIEGE: _siege}
    for act in p.legal_actions():
        if act.kind in told:
            yield told[act.kind](p, act)


def _attack(p: State, act: Action) -> Finding:
    """A field attack: the attacker, whoever helps, and in the focus all that are struck."""
    source, helpers, struck = _met(p, act)
    facts = {"source": source, "helpers": helpers, "targets": struck, "comes": forecast(p, act)}
    key = "inquiry.strike_helped" if helpers else "inquiry.strike"
    return Finding(Phrase(key, facts), (source, *helpers, *struck), ("creed.act.field",), struck)


def _met(p: State, act: Action) -> tuple[str, tuple[str, ...], tuple[str, ...]]:
    """Whom a field attack is about: the cell of the attacker, those of its helpers, those of the struck."""
    names, line = p.layout.cell_names, act.source // RANKS
    found, blows = foresee(p, act)
    helpers = tuple(names[line * RANKS + each.rank] for each in found.support)
    struck = tuple(dict.fromkeys(names[p.layout.across[line] * RANKS + blow.rank] for blow in blows))
    return names[act.source], helpers, struck


def _siege(p: State, act: Action) -> Finding:
    """A siege: the attacker, and in the focus the tent."""
    source = p.layout.cell_names[act.source]
    raided = p.layout.tent_names[act.cell if act.cell >= 0 else siege_target(p, act.source)]
    facts = {"source": source, "tent": raided, "comes": TYPES[act.kind].foretold(p, act)}
    return Finding(Phrase("inquiry.siege", facts), (source, raided), ("creed.act.siege",), (raided,))


def pays(p: State, _known: Known) -> Iterator[Finding]:
    """How far each side is from losing: its tents that stand, and its leaders that were not found."""
    for seat in range(p.players):
        tents = tuple(p.layout.tent_names[tent] for tent in intact(p, seat))
        facts = {"player": Seat(seat), "tents": standing(p, seat), "leaders": p.leaders_of(seat).bit_count()}
        yield Finding(Phrase("inquiry.camp", facts), tents, ("creed.goal", "creed.end.win"))


def chance(p: State, _known: Known) -> Iterator[Finding]:
    """How likely each attack removes a face-down unit, and how likely a leader lies under the next tent of a camp."""
    for act in p.legal_actions():
        if act.kind == Kind.ATTACK and (likely := kill_chance(p, act)):
            source, helpers, struck = _met(p, act)
            facts = {"source": source, "targets": struck, "ways": likely.numerator, "of": likely.denominator}
            places = (source, *helpers, *struck)
            yield Finding(Phrase("inquiry.chance_kill", facts), places, ("creed.act.field.hidden",), struck)
    for seat in range(p.players):
        tents, leaders = intact(p, seat), p.leaders_of(seat).bit_count()
        if tents and len(tents) >= leaders and not any(p.camps[tent] & ANNOUNCED for tent in tents):
            likely = leaders_found(1, 1, tents=len(tents), leaders=leaders)
            facts = {"player": Seat(seat), "ways": likely.numerator, "of": likely.denominator}
            names = tuple(p.layout.tent_names[tent] for tent in tents)
            yield Finding(Phrase("inquiry.chance_leader", facts), names, ("creed.act.siege.leader",))


INQUIRIES: dict[str, Inquire] = {"reach": strike, "pays": pays, "chance": chance}
