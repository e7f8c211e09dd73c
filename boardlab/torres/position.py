"""One moment of a game of Torres: immutable, hashable, fast to copy. The facade over state and chapters."""

from __future__ import annotations

from typing import TYPE_CHECKING

from boardlab.core.contract.drafts import Mechanics, makers, viewer
from boardlab.core.contract.position_base import FullPosition, PlayerView
from boardlab.torres.actions import Action
from boardlab.torres.fields import SECRETS
from boardlab.torres.rules.action_text import read_action
from boardlab.torres.rules.action_type import TYPES
from boardlab.torres.rules.legal_actions import legal_actions
from boardlab.torres.rules.payments import preview, scoring
from boardlab.torres.rules.phases.turn_end import ends_turn, scores_at_end
from boardlab.torres.rules.turn import breaches
from boardlab.torres.rules.with_rulings import under
from boardlab.torres.state import Draft, State, as_decider, open_copy

if TYPE_CHECKING:
    from boardlab.core.contract import position as contract
    from boardlab.core.contract.event import Event
    from boardlab.core.contract.receipt import Receipt

__all__ = ["Draft", "Position", "View", "apply", "events", "make", "open_copy", "seal"]
EFFECTS = TYPES.row("apply")
EVENTS = TYPES.row("events")


class Position(FullPosition[Action], State):
    """One moment of a game. Start with ``torres.start``, ``torres.parse`` or ``torres.from_json``."""

    __slots__ = ()
    preview = preview

    def seen_by(self, seat: int | None) -> View:
        """What a seat may know; None for a spectator. Hands, decks and cards just drawn by others are hidden."""
        return _view_of(self, seat, () if seat is None else (seat,))


class View(PlayerView[Action], State):
    """A position as one seat sees it: the same reading, nothing hidden in it, and no play."""

    __slots__ = ()
    preview = preview


seal, make, apply = makers(Position, Draft, EFFECTS)
_view_of = viewer(View, Draft, SECRETS)
State.mechanics = Mechanics(
    action=Action,
    legal_actions=legal_actions,
    breaches=breaches,
    read_action=read_action,
    as_decider=as_decider,
    under=under,
    open_copy=open_copy,
    effects=EFFECTS,
    seal=seal,
    apply=apply,
)


def events(p: State, act: Action) -> tuple[Event, ...]:
    """What playing a legal action does, in order, with the points it pays."""
    return tuple(EVENTS[act.kind](p, apply(p, act), act))


def scoring_of(p: State, act: Action) -> Receipt | None:
    """The receipt of the phase that a legal action ends; None where it ends none."""
    if not ends_turn(act):
        return None
    return scoring(p, apply(p, act), scores_at_end(p, act.player))


if TYPE_CHECKING:
    _keeps_the_contract: type[contract.Position] = Position
