"""One moment of a game of Creed: immutable, hashable, fast to copy."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random
from typing import TYPE_CHECKING, Any, Self

from boardlab.core.contract.intention import malformed
from boardlab.core.contract.open_play import OpenPlay
from boardlab.core.contract.position_base import FullPosition, PlayerView, makers, meant, not_called
from boardlab.core.contract.rule import rule
from boardlab.core.contract.verdict import IllegalAction, Verdict
from boardlab.core.given import seat_of
from boardlab.core.text.notation import seen_as
from boardlab.creed import board, units
from boardlab.creed.actions import FIRST_STAGE, Action
from boardlab.creed.fields import SECRETS
from boardlab.creed.options import USUAL, Options
from boardlab.creed.questions import Questions
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
from boardlab.creed.rules.legal_actions import menu
from boardlab.creed.state import State, asked, open_copy
from boardlab.creed.view import friends

if TYPE_CHECKING:
    from fractions import Fraction

    from boardlab.core.contract import position as contract
    from boardlab.core.contract.receipt import Receipt

CHAPTERS = (
    board, units, opening, camps, turn, teams, deployment, movement, hidden, field_attack, sieges, special, rumours,
    repositioning,
)  # fmt: skip
"""The chapters of the rules; the action types they hold are in ``TYPES``."""
_EFFECTS = TYPES.row("apply")


class Reading(Questions):
    """What can be asked of a position or a view of it; see :class:`Position` for playing."""

    __slots__ = ()

    @property
    def asides(self) -> tuple[str, ...]:  # type: ignore[override]
        """What a live board shows below the board: hands, casualties, action boards."""
        from boardlab.creed.picture.panel import ASIDES

        return ASIDES[self.layout.name]

    def under(self, options: Options | Mapping[str, Any] | None = None, /, **rulings: object) -> Self:
        """The same position under other rules: options, or some rulings changed.

        Raises:
            PlainError: where the rules do not exist, or the position cannot be under them.
        """
        from boardlab.creed.rules.with_rulings import under

        return under(self, options, rulings)

    def legal_actions(self) -> tuple[Action, ...]:
        """What the current player may do now: all of it, but of moves at once only single ones and pairs that swap."""
        if self._menu is None:
            object.__setattr__(self, "_menu", menu(self))
        assert self._menu is not None
        return self._menu

    def judge(self, action: Action | str) -> Verdict:
        """May this be done, and if not, every reason why. Any action gets an answer, however it was made.

        Raises:
            UnreadableText, AmbiguousText: for a text that is no action, or fits two.
        """
        act = action if type(action) is Action else meant(self, action)
        return self.verdict(act, malformed(self, act) or breaches(self, act))

    def read_action(self, text: str, seat: int | None = None) -> Action:
        """The action a text means, legal or not.

        Args:
            text: as ``to_text()`` of an action writes it: ``attack A12``.
            seat: who does it; the current player if not given.

        Raises:
            PlainError: for a seat that does not play.
            UnreadableText: when it is no action of Creed on this board.
            AmbiguousText: when it fits two actions.
        """
        return read_action(self if seat is None else asked(self, seat), text)

    def preview(self) -> Receipt | None:
        """Creed has no scoring: always None."""
        return None


class Position(FullPosition, Reading):
    """One moment of a game. Start with ``creed.start``, ``creed.parse`` or ``creed.from_json``."""

    __slots__ = ()

    def __init__(self, *args: object, **named: object) -> None:
        not_called(self)

    def play(self, action: Action | str) -> Position:
        """The position after an action, or after what a text means: ``p.play("lay king AT22")``.

        Raises:
            IllegalAction: with the verdict, where :meth:`judge` refuses.
            UnreadableText, AmbiguousText: for a text that is no action, or fits two.
        """
        known = self._menu
        if known is None or action not in known:
            verdict = self.judge(action)
            if not verdict:
                raise IllegalAction(verdict)
            action = verdict.action  # type: ignore[assignment]  # a text, until now
        return apply(self, action)

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
        return seen_as(open_copy(self), View, seat, SECRETS, friends(self, seat_of(seat, self.players)))


class View(PlayerView, Reading):
    """A position as one seat sees it: the same reading, nothing hidden in it, and no play."""

    __slots__ = ()

    def __init__(self, *args: object, **named: object) -> None:
        not_called(self)


seal, make, apply = makers(Position, open_copy, _EFFECTS)


def _draw(state: State, rng: Random) -> Action:
    """Who starts, each seat as likely as the others (creed.setup.first4)."""
    return rng.choice(opening.firsts(state.layout))


OPEN_PLAY = OpenPlay(open_copy=open_copy, menu=menu, draw=_draw, effects=_EFFECTS, seal=seal)


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
    options: Options | Mapping[str, Any] = USUAL,
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
    rng: Random, players: int = 2, *, options: Options | Mapping[str, Any] = USUAL, nations: Sequence[int] | None = None
) -> Position:
    """The position before the first tent is laid. Nothing is shuffled: who starts is a decision of chance later on."""
    return start(players, options=options, nations=nations)


if TYPE_CHECKING:
    _keeps_the_contract: type[contract.Position] = Position
