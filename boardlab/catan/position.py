"""One moment of a game of Catan: immutable, hashable, fast to copy. The facade over state and chapters."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING

from boardlab.catan.actions import CHANCE_STAGES, DICE, DRAW, DRAWS, STEAL, STEALS, THROWS, Action
from boardlab.catan.cards import ONE, holds
from boardlab.catan.fields import SECRETS
from boardlab.catan.rules import (
    building,
    development,
    longest_road,
    maritime,
    production,
    progress_cards,
    robber,
    trade,
    turn,
)
from boardlab.catan.rules.action_text import read_action
from boardlab.catan.rules.action_type import TYPES, ChanceAction
from boardlab.catan.rules.development.army import army_events
from boardlab.catan.rules.legal_actions import GENERATORS
from boardlab.catan.rules.production import harvests
from boardlab.catan.rules.turn import breaches
from boardlab.catan.rules.winning import open_scores, points, preview, victory
from boardlab.catan.rules.with_rulings import under
from boardlab.catan.state import Draft, GameSetup, State, as_decider, open_copy
from boardlab.catan.wording import WORDING
from boardlab.core.contract.drafts import Mechanics, makers, viewer
from boardlab.core.contract.position_base import FullPosition, PlayerView
from boardlab.core.contract.rule import rule

if TYPE_CHECKING:
    from fractions import Fraction

    from boardlab.core.contract import position as contract
    from boardlab.core.contract.event import Event

__all__ = [
    "WORDING",
    "Draft",
    "GameSetup",
    "Position",
    "View",
    "apply",
    "events",
    "make",
    "open_copy",
    "seal",
]
CHAPTERS = (turn, production, building, trade, maritime, robber, development, progress_cards)
"""The chapters that enter action types and cards; whoever needs a position has them all."""
EFFECTS = TYPES.row("apply")
EVENTS = TYPES.row("events")
CHANCE_AT = {stage: handler for handler in TYPES if isinstance(handler, ChanceAction) for stage in handler.stages}
THROWN = frozenset(THROWS)
DRAWN = {draw: ONE[draw.card] for draw in DRAWS}
"""What the pile must hold, by the card that is drawn."""
STOLEN = frozenset(STEALS)


class Position(FullPosition[Action], State):
    """One moment of a game. Start with :func:`start`, :func:`setup`, :func:`parse` or :func:`from_json`."""

    __slots__ = ()
    points = points
    preview = preview
    production = harvests

    @property
    def scores(self) -> tuple[int, ...]:
        """The points that lie open, by seat; victory point cards are hidden until the end (catan.vp.hidden)."""
        return open_scores(self)

    def _trusts(self, action: object) -> bool:
        if type(action) is not Action:
            return False
        if self.stage == DICE:
            return action in THROWN
        if self.stage == STEAL:
            return action in STOLEN and holds(self.packed_hand(self.underway.victim), action.get)
        return self.stage == DRAW and action in DRAWN and holds(self.pile, DRAWN[action])

    def chance_outcomes(self) -> tuple[tuple[Action, Fraction], ...]:
        """At a CHANCE node every outcome with its exact chance: the dice, a stolen card, a card bought."""
        if self.stage not in CHANCE_STAGES:
            return ()
        return CHANCE_AT[self.stage].outcomes(self)

    @rule("catan.cards.hidden")
    def seen_by(self, seat: int | None) -> View:
        """What a seat may know; None for a spectator (catan.cards.hidden, catan.robber.victim_hides).

        Hands and development cards of others are numbers, and so is the pile.
        """
        return _view_of(self, seat, () if seat is None else (seat,))


class View(PlayerView[Action], State):
    """A position as one seat sees it: the same reading, nothing hidden in it, and no play."""

    __slots__ = ()
    points = points
    preview = preview
    production = harvests

    @property
    def scores(self) -> tuple[int, ...]:
        """The points that lie open, by seat; victory point cards are hidden until the end (catan.vp.hidden)."""
        return open_scores(self)


def _legal_actions(state: State) -> tuple[Action, ...]:
    return GENERATORS[state.stage](state)


def _draw(state: State, rng: Random) -> Action:
    return CHANCE_AT[state.stage].draw(state, rng)


seal, make, apply = makers(Position, Draft, EFFECTS)
_view_of = viewer(View, Draft, SECRETS)
State.mechanics = Mechanics(
    action=Action,
    legal_actions=_legal_actions,
    breaches=breaches,
    read_action=read_action,
    as_decider=as_decider,
    under=under,
    open_copy=open_copy,
    effects=EFFECTS,
    draw=_draw,
    seal=seal,
    apply=apply,
)


def events(p: Position, act: Action) -> tuple[Event, ...]:
    """What playing a legal action does, in order, with the points it pays."""
    after = apply(p, act)
    told = EVENTS[act.kind](p, after, act)
    return (*told, *longest_road.card_events(p, after), *army_events(p, after), *victory(after))


if TYPE_CHECKING:
    _keeps_the_contract: type[contract.Position] = Position
