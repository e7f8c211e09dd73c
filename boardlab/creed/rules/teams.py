"""Two allies: they share a turn, and one of them has the floor (creed.turn.team)."""

from __future__ import annotations

from collections.abc import Iterator

from boardlab.core.contract.action_type import ActionGenerator
from boardlab.core.contract.breach import Breach
from boardlab.core.contract.event import Event
from boardlab.core.i18n.language import Seat
from boardlab.creed.actions import Action, Kind, by_seat
from boardlab.creed.rules.action_type import TYPES, CreedAction
from boardlab.creed.state import Draft, State

MOST_IDLE = 2
"""How often the floor may change before one of the allies does something: there and back (creed.turn.team)."""


@TYPES.add
class Floor(CreedAction, ActionGenerator[State, Action]):
    """Let the ally act now."""

    kind, word, group, needs_ally = Kind.FLOOR, "ally", "group.turn", True

    def breaches(self, p: State, act: Action) -> Iterator[Breach]:
        ally = p.layout.allies[act.player]
        if ally < 0:
            yield Breach("creed.turn.team", case="alone")
        elif p.ended >> ally & 1:
            yield Breach("creed.turn.team", {"ally": Seat(ally)}, case="ally_ended")
        elif p.idle >= MOST_IDLE:
            yield Breach("creed.turn.team", {"player": Seat(act.player)}, case="idle")

    def legal_actions(self, p: State) -> tuple[Action, ...]:
        seat = p.on_turn
        ally = p.layout.allies[seat]
        if ally >= 0 and not p.ended >> ally & 1 and p.idle < MOST_IDLE:
            return (by_seat(p.layout, Kind.FLOOR)[seat],)
        return ()

    def apply(self, draft: Draft, act: Action) -> None:
        draft.on_turn = draft.layout.allies[act.player]
        draft.idle += 1

    def events(self, p: State, after: State, act: Action) -> Iterator[Event]:
        yield Event("floor", "creed.turn.team", {"ally": Seat(p.layout.allies[act.player])}, (), act.player)
