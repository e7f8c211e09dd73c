"""One moment of a game of Catan: immutable, hashable, fast to copy. The facade over state and chapters."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, Self

from boardlab.catan.actions import (
    CHANCE_STAGES,
    DICE,
    DISCARD,
    FOUND,
    OVER,
    RIDE,
    ROBBER,
    STEAL,
    THROWS,
    Action,
)
from boardlab.catan.fields import SECRETS
from boardlab.catan.options import Options
from boardlab.catan.places import place_phrase
from boardlab.catan.questions import Questions
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
from boardlab.catan.rules.legal_actions import MENUS
from boardlab.catan.rules.turn import breaches
from boardlab.catan.rules.winning import points_table, victory, visible
from boardlab.catan.rules.with_rulings import under
from boardlab.catan.state import Draft, State, Table, asked, open_copy
from boardlab.catan.wording import WORDING
from boardlab.core.contract.intention import malformed
from boardlab.core.contract.open_play import OpenPlay
from boardlab.core.contract.position_base import FullPosition, PlayerView, makers, meant, not_called, place_key
from boardlab.core.contract.rule import rule
from boardlab.core.contract.verdict import IllegalAction, Verdict
from boardlab.core.i18n.language import Phrase
from boardlab.core.text.notation import seen_as

if TYPE_CHECKING:
    from fractions import Fraction

    from boardlab.core.contract import position as contract
    from boardlab.core.contract.event import Event
    from boardlab.core.contract.receipt import Budget, Receipt
    from boardlab.core.contract.rulings import Rulings


__all__ = [
    "WORDING",
    "Draft",
    "Position",
    "Reading",
    "Table",
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
CHANCE_AT = {stage: face for face in TYPES if isinstance(face, ChanceAction) for stage in face.stages}
THROWN = frozenset(THROWS)


class Reading(Questions):
    """What can be read off a position or a view of it; see :class:`Position` for playing."""

    __slots__ = ()

    game = "catan"
    wording = WORDING
    views = ("plan",)
    asides = ("table", "hand")
    """The two halves of the panel: who has what, and one hand with all costs."""
    quarter_turns = False

    @property
    def scores(self) -> tuple[int, ...]:
        """The points that lie open, by seat; victory point cards are hidden until the end (catan.vp.hidden)."""
        return tuple(visible(self, seat) for seat in range(len(self.knights)))

    def rulings(self) -> Rulings:
        """The preset and every ruling in force, by name; printed, a line for each in words."""
        return self.options.rulings

    def under(self, edition: Options | str | None = None, /, **rulings: object) -> Self:
        """The same position under other rules: a preset, options, or some rulings changed.

        Raises:
            PlainError: where the rules do not exist, or the position cannot be under them.
        """
        return under(self, edition, rulings)

    def legal_actions(self) -> tuple[Action, ...]:
        """What the current player may do now: of offers, swaps and discards of many cards the usual ones.

        Picks and texts build the others.
        """
        found = self._menu
        if found is None:
            found = MENUS[self.stage](self)
            _set(self, "_menu", found)
        return found

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
            text: as ``to_text()`` of an action writes it: ``road 0,0|1,0``.
            seat: who does it; the current player if not given.

        Raises:
            PlainError: for a seat that does not play.
            UnreadableText: when it is no action of Catan.
        """
        return read_action(self if seat is None else asked(self, seat), text)

    def headline(self) -> Phrase:
        """Where the game stands, as a phrase: the turn and its phase."""
        if self.stage == OVER:
            return Phrase("headline.over", {"turn": self.turn})
        if self.phase == FOUND:
            return Phrase("headline.found")
        robber = self.rolled and self.stage in (DISCARD, RIDE, ROBBER, STEAL)
        return Phrase(f"headline.{'robber' if robber else self.phase}", {"turn": self.turn, "rolled": self.rolled})

    def place_name(self, key: str, lang: str | None = None) -> str:
        """A tile by terrain and number, an intersection or a path by the tiles it touches.

        Raises:
            WrongKind: for a key that is no text.
        """
        phrase = place_phrase(self.island, place_key(self, key))
        return key if phrase is None else WORDING.phrase(phrase, lang)

    def budget(self) -> Budget | None:
        """Nothing is counted down in a turn of Catan: always None."""
        return None

    def preview(self) -> Receipt | None:
        """Where the points come from that lie open, in a view its own hidden ones too, by seat and source: nothing is
        scored at set times.
        """
        return points_table(self, hidden=isinstance(self, View))


_set = object.__setattr__


class Position(FullPosition, Reading):
    """One moment of a game. Start with :func:`start`, :func:`setup`, :func:`parse` or :func:`from_json`."""

    __slots__ = ()

    def __init__(self, *args: object, **named: object) -> None:
        not_called(self)

    def play(self, action: Action | str) -> Position:
        """The position after an action, or after what a text means: ``p.play("road 0,0|1,0")``.

        Raises:
            IllegalAction: with the verdict, where :meth:`judge` refuses.
            UnreadableText, AmbiguousText: for a text that is no action, or fits two.
        """
        known = self._menu
        if (known is None or action not in known) and not (
            self.stage == DICE and type(action) is Action and action in THROWN
        ):
            verdict = self.judge(action)
            if not verdict:
                raise IllegalAction(verdict)
            action = verdict.action  # type: ignore[assignment]  # a text, until now
        return apply(self, action)

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
        return seen_as(open_copy(self), View, seat, SECRETS, () if seat is None else (seat,))


class View(PlayerView, Reading):
    """A position as one seat sees it: the same reading, nothing hidden in it, and no play."""

    __slots__ = ()

    def __init__(self, *args: object, **named: object) -> None:
        not_called(self)


seal, make, apply = makers(Position, open_copy, EFFECTS)


def _menu(state: State) -> tuple[Action, ...]:
    return MENUS[state.stage](state)


def _draw(state: State, rng: Random) -> Action:
    return CHANCE_AT[state.stage].draw(state, rng)


OPEN_PLAY = OpenPlay(open_copy=open_copy, menu=_menu, draw=_draw, effects=EFFECTS, seal=seal)


def events(p: Position, act: Action) -> tuple[Event, ...]:
    """What playing a legal action does, in order, with the points it pays."""
    after = apply(p, act)
    told = EVENTS[act.kind](p, after, act)
    return (*told, *longest_road.card_events(p, after), *army_events(p, after), *victory(after))


if TYPE_CHECKING:
    _keeps_the_contract: type[contract.Position] = Position
