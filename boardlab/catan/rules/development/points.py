"""The victory point, which is kept."""

from __future__ import annotations

from boardlab.catan.actions import (
    Action,
)
from boardlab.catan.cards import (
    VICTORY_POINT,
)
from boardlab.catan.rules.action_type import Breaches, Events
from boardlab.catan.rules.development.playing import DevelopmentCard, add_card
from boardlab.catan.state import Draft, State
from boardlab.core.contract.verdict import Breach


@add_card
class VictoryPoint(DevelopmentCard):
    """One point, counted from the moment it is drawn and never played (catan.vp.hidden)."""

    index, kept = VICTORY_POINT, True

    def breaches(self, p: State, act: Action) -> Breaches:
        yield Breach("catan.vp.hidden")

    def plays(self, p: State, seat: int) -> tuple[Action, ...]:
        return ()

    @staticmethod
    def apply(draft: Draft, act: Action) -> None:
        """Nothing: it is never played."""

    def events(self, before: State, after: State, act: Action) -> Events:
        yield from ()
