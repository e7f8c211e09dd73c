"""Questions to a position of Creed: what each unit can strike and with which help, what wins, what is likely."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from boardlab.core.finding import Finding, Inquire, Known
from boardlab.core.language import Phrase, Seat
from boardlab.creed.actions import Kind
from boardlab.creed.camps import intact, standing
from boardlab.creed.forecasts import forecast
from boardlab.creed.odds import kill_chance, leaders_found
from boardlab.creed.tents import ANNOUNCED

RULES = {Kind.ATTACK: ("creed.act.field",), Kind.SIEGE: ("creed.act.siege",)}


def strike(p: Any, _known: Known) -> Iterator[Finding]:
    """What each unit of whoever is on turn can strike now, with all help, and what comes of it."""
    for act in p.legal_actions():
        if act.kind not in RULES:
            continue
        places = _places(p, act)
        facts: dict[str, Any] = {"cells": places}
        if act.kind == Kind.ATTACK:
            facts["comes"] = forecast(p, act)
            yield Finding(Phrase("inquiry.strike", facts), places, RULES[act.kind])
        else:
            yield Finding(Phrase("inquiry.siege", facts), places, RULES[act.kind])


def pays(p: Any, _known: Known) -> Iterator[Finding]:
    """How far each side is from losing: its tents that stand, and its leaders that were not found."""
    for seat in range(p.players):
        tents = tuple(p.layout.tent_names[tent] for tent in intact(p, seat))
        facts = {"player": Seat(seat), "tents": standing(p, seat), "leaders": p.leaders_of(seat).bit_count()}
        yield Finding(Phrase("inquiry.camp", facts), tents, ("creed.goal", "creed.end.win"))


def chance(p: Any, _known: Known) -> Iterator[Finding]:
    """How likely each attack removes a face-down unit, and how likely a leader lies under the next tent of a camp."""
    for act in p.legal_actions():
        if act.kind == Kind.ATTACK and (likely := kill_chance(p, act)):
            places = _places(p, act)
            facts = {"cells": places, "ways": likely.numerator, "of": likely.denominator}
            yield Finding(Phrase("inquiry.chance_kill", facts), places, ("creed.act.field.hidden",))
    for seat in range(p.players):
        tents, leaders = intact(p, seat), p.leaders_of(seat).bit_count()
        if tents and len(tents) >= leaders and not any(p.camps[tent] & ANNOUNCED for tent in tents):
            likely = leaders_found(1, 1, tents=len(tents), leaders=leaders)
            facts = {"player": Seat(seat), "ways": likely.numerator, "of": likely.denominator}
            names = tuple(p.layout.tent_names[tent] for tent in tents)
            yield Finding(Phrase("inquiry.chance_leader", facts), names, ("creed.act.siege.leader",))


def _places(p: Any, act: Any) -> tuple[str, ...]:
    """The places that an action names."""
    return tuple(word for word in act.to_text().split()[1:] if word in p.place_names)


INQUIRIES: dict[str, Inquire] = {"reach": strike, "pays": pays, "chance": chance}
