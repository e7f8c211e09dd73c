"""One moment of a game of Creed: immutable, hashable, fast to copy."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import TYPE_CHECKING

from boardlab.core.contract.drafts import Mechanics, makers, viewer
from boardlab.core.contract.position_base import FullPosition, PlayerView
from boardlab.core.contract.rule import rule
from boardlab.core.given import seat_of
from boardlab.core.json_data import Table
from boardlab.creed import board, units
from boardlab.creed.actions import FIRST_STAGE, Action
from boardlab.creed.fields import SECRETS
from boardlab.creed.options import USUAL, Options
from boardlab.creed.rules import (
    camps,
    deployment,
    field_attack,
    hidden,
    movement,
    opening,
    repositioning,
    rumours,
    sieges,
    special,
    teams,
    turn,
)
from boardlab.creed.rules.action_text import read_action
from boardlab.creed.rules.action_type import TYPES
from boardlab.creed.rules.judging import breaches
from boardlab.creed.rules.legal_actions import legal_actions
from boardlab.creed.rules.with_rulings import under
from boardlab.creed.state import Draft, State, as_decider, open_copy
from boardlab.creed.view import friends

if TYPE_CHECKING:
    from fractions import Fraction

    from boardlab.core.contract import position as contract
    from boardlab.core.contract.event import Event

CHAPTERS = (
    board, units, opening, camps, turn, teams, deployment, movement, hidden, field_attack, sieges, special, rumours,
    repositioning,
)  # fmt: skip
"""The chapters of the rules; the action types they hold are in ``TYPES``."""


class Position(FullPosition[Action], State):
    """One moment of a game. Start with ``creed.start``, ``creed.parse`` or ``creed.from_json``."""

    __slots__ = ()

    def chance_outcomes(self) -> tuple[tuple[Action, Fraction], ...]:
        """Who starts, each seat with the same chance (creed.setup.first4); nothing else is left to chance."""
        if self.stage != FIRST_STAGE:
            return ()
        from fractions import Fraction

        return tuple((act, Fraction(1, self.players)) for act in opening.firsts(self.layout))

    def seen_by(self, seat: int | None) -> View:
        """What a seat may know; None for a spectator (creed.comp.holder).

        Hands, the kind of face-down units and what lies under intact tents are hidden, but for their owner, and for
        the ally where the team shares what it knows (``team_information``).
        """
        return _view_of(self, seat, friends(self, seat_of(seat, self.players)))


class View(PlayerView[Action], State):
    """A position as one seat sees it: the same reading, nothing hidden in it, and no play."""

    __slots__ = ()


def _draw(state: State, rng: Random) -> Action:
    """Who starts, each seat as likely as the others (creed.setup.first4)."""
    return rng.choice(opening.firsts(state.layout))


_EFFECTS = TYPES.row("apply")
seal, make, apply = makers(Position, Draft, _EFFECTS)
_view_of = viewer(View, Draft, SECRETS)
State.mechanics = Mechanics(
    action=Action,
    legal_actions=legal_actions,
    breaches=breaches,
    read_action=read_action,
    as_decider=as_decider,
    under=under,
    open_copy=open_copy,
    effects=_EFFECTS,
    draw=_draw,
    seal=seal,
    apply=apply,
)


def events(p: Position, act: Action) -> tuple[Event, ...]:
    """What playing a legal action does, in order: attacks with their arithmetic, AP spent, what a siege turned up."""
    after = apply(p, act)
    return (*TYPES[act.kind].events(p, after, act), *turn.what_follows(p, after))


@rule(
    "creed.setup.extras",
    "creed.setup.supplies",
    "creed.setup.counters",
    "creed.setup.siege_engine",
    "creed.setup.nation",
)
def start(
    players: int = 2,
    *,
    options: Options | Table = USUAL,
    first: int | None = None,
    nations: Sequence[int] | None = None,
) -> Position:
    """The position before the first tent is laid.

    Everyone holds nine tents to lay (creed.setup.tents) and 17 units (creed.setup.hand); the siege engine lies with the
    casualties, no action points are ready, two fortress tokens and
    seven cubes lie beside each board.

    Args:
        players: 2 or 4 (creed.comp.players).
        options: the rulings in force, or those that differ from the usual ones, by name.
        first: the starting seat; None leaves it to chance once the tents are laid.
        nations: the nation of each seat, 1 to 4, each once; 1, 2, … if not given (creed.setup.nation).

    Raises:
        PlainError: for other numbers of players, seats that do not play, or nations chosen twice.
    """
    return seal(opening.opened(players, options, first, nations))


def setup(
    rng: Random,
    players: int = 2,
    *,
    options: Options | Table = USUAL,
    first: int | None = None,
    nations: Sequence[int] | None = None,
) -> Position:
    """The position before the first tent is laid. Nothing is shuffled: who starts is a decision of chance later on."""
    return start(players, options=options, first=first, nations=nations)


if TYPE_CHECKING:
    _keeps_the_contract: type[contract.Position] = Position
