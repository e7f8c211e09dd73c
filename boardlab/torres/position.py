"""One moment of a game of Torres: immutable, hashable, fast to copy. The facade over state and chapters."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, Self

from boardlab.core.contract.intention import malformed
from boardlab.core.contract.open_play import OpenPlay
from boardlab.core.contract.position_base import FullPosition, PlayerView, makers, meant, not_called
from boardlab.core.contract.verdict import IllegalAction, Verdict
from boardlab.core.i18n.language import Phrase
from boardlab.core.text.notation import seen_as
from boardlab.torres.actions import (
    CARRY,
    CHOOSE_STARTER,
    FOUNDATIONS_STAGE,
    KING_STAGE,
    KNIGHTS_STAGE,
    LOOK,
    MOVE_KING,
    OVER,
    TURN,
    Action,
)
from boardlab.torres.fields import SECRETS
from boardlab.torres.options import Options
from boardlab.torres.rules.action_text import read_action
from boardlab.torres.rules.action_type import TYPES
from boardlab.torres.rules.legal_actions import menu
from boardlab.torres.rules.payments import preview, scoring
from boardlab.torres.rules.phases.turn_end import ends_turn, scores_at_end
from boardlab.torres.rules.turn import breaches
from boardlab.torres.rules.with_rulings import under
from boardlab.torres.state import Draft, State, asked, cell_names, open_copy
from boardlab.torres.wording import WORDING

if TYPE_CHECKING:
    from fractions import Fraction

    from boardlab.core.contract import position as contract
    from boardlab.core.contract.event import Event
    from boardlab.core.contract.receipt import Budget, Receipt
    from boardlab.core.contract.rulings import Rulings


__all__ = [
    "Draft",
    "Position",
    "Reading",
    "View",
    "apply",
    "cell_names",
    "events",
    "make",
    "open_copy",
    "seal",
]
EFFECTS = TYPES.row("apply")
EVENTS = TYPES.row("events")


class Reading(State):
    """What can be read off a position or a view of it; see :class:`Position` for playing."""

    __slots__ = ()

    game = "torres"
    wording = WORDING
    views = ("tilted", "plan")
    """Drawn with its heights, or from above."""
    quarter_turns = True

    def rulings(self) -> Rulings:
        """The edition and every ruling in force, by name; printed, a line for each in words."""
        return self.options.rulings

    def under(self, edition: Options | str | None = None, /, **rulings: object) -> Self:
        """The same position under other rules: an edition, options, or some rulings changed.

        Raises:
            PlainError: where the rules do not exist, or the position cannot be under them.
        """
        return under(self, edition, rulings)

    def legal_actions(self) -> tuple[Action, ...]:
        """Everything the current player may do now, as a tuple of actions."""
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
            text: as ``to_text()`` of an action writes it: ``build e4 from 3``.
            seat: who does it; the current player if not given.

        Raises:
            PlainError: for a seat that does not play.
            UnreadableText: when it is no action of Torres.
            AmbiguousText: when it fits two actions.
        """
        return read_action(self if seat is None else asked(self, seat), text)

    def headline(self) -> Phrase:
        """Where the game stands, as a phrase: "phase 2 of 3, round 1 of 3"."""
        if self.stage in (FOUNDATIONS_STAGE, KNIGHTS_STAGE, KING_STAGE):
            return Phrase("headline.setup")
        if self.stage == OVER:
            return Phrase("headline.over")
        if self.stage == MOVE_KING:
            return Phrase("headline.move_king", {"phase": max(self.phase - 1, 1)})
        if self.stage in (CARRY, CHOOSE_STARTER):
            return Phrase(f"headline.{self.stage}", {"phase": self.phase})
        return Phrase("headline.turn", {"phase": self.phase, "round": self.round, "rounds": self.rounds})

    def budget(self) -> Budget | None:
        """The action points left this turn (torres.turn.five_ap)."""
        from boardlab.core.contract.receipt import Budget

        if self.stage not in (TURN, LOOK):
            return None
        return Budget(self.ap - self.spent, self.ap, "cost.ap")

    def preview(self) -> Receipt | None:
        """What scoring this phase now would pay, in order."""
        return preview(self)


class Position(FullPosition, Reading):
    """One moment of a game. Start with ``torres.start``, ``torres.parse`` or ``torres.from_json``."""

    __slots__ = ()

    def __init__(self, *args: object, **named: object) -> None:
        not_called(self)

    def play(self, action: Action | str) -> Position:
        """The position after an action, or after what a text means: ``p.play("knight c3")``.

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
        """Nothing is left to chance once the decks are shuffled: always empty."""
        return ()

    def seen_by(self, seat: int | None) -> View:
        """What a seat may know; None for a spectator. Hands, decks and cards just drawn by others are hidden."""
        return seen_as(open_copy(self), View, seat, SECRETS, () if seat is None else (seat,))


class View(PlayerView, Reading):
    """A position as one seat sees it: the same reading, nothing hidden in it, and no play."""

    __slots__ = ()

    def __init__(self, *args: object, **named: object) -> None:
        not_called(self)


seal, make, apply = makers(Position, open_copy, EFFECTS)


def _draw(state: State, rng: Random) -> Action:
    raise AssertionError("Nothing in a game of Torres is left to chance once the decks are shuffled.")


OPEN_PLAY = OpenPlay(open_copy=open_copy, menu=menu, draw=_draw, effects=EFFECTS, seal=seal)


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
