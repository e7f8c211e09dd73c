"""A scripted opponent: a simple player, and what is said of its actions.

A game gives one as a function (:data:`Opponent`, handed over as :attr:`boardlab.core.contract.game.Game.opponent`). It
is told no more than its seat may know, and chooses among what is legal there. So it can neither cheat nor tell a
secret. What is said of an action is another function (:data:`Why`), which is told what everybody sees and nothing else:
whoever decided, and whatever was hidden, the same action in the same view is told the same.

>>> from boardlab import torres
>>> decide(torres.start(players=2), seed="a").action.to_text() in {"knight c3", "knight f6", "knight c6", "knight f3"}
True
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from random import Random
from typing import TYPE_CHECKING, Any, NamedTuple, TypeVar

from boardlab.core.contract.functions import OnAction, OnPosition
from boardlab.core.contract.game import find_game
from boardlab.core.contract.position import CHANCE
from boardlab.core.contract.verdict import PlainError
from boardlab.core.i18n.language import SHARED, Phrase
from boardlab.core.text.quoting import quoted

if TYPE_CHECKING:
    from boardlab.core.contract.position import Action, Position

T = TypeVar("T")


class Decision(NamedTuple):
    """What an opponent does, and why."""

    action: Action
    """One of the legal actions of the view it was asked about."""
    why: Phrase | None = None
    """What is said of it, see :data:`Why`."""


Opponent = OnPosition[[Random], "Action"]
"""``opponent(view, rng)``: what the seat that decides in a view does there.

It draws from ``rng`` where several actions are equally good, or where nobody shall guess. The same view and numbers
give the same decision."""

Why = OnAction[[], Phrase | None]
"""``why(view, action)``: one sentence in the words of the game on an action in the view of a spectator, after what is
told of it anyway: "It can climb on from there." It is a fact that the view and the action alone show, never an
intention. None where there is nothing to explain."""


def decide(position: Position, seed: str | int = "") -> Decision:
    """What the opponent of a game does in a position, for whoever decides there.

    Args:
        position: it is asked about what the decider may know of it, and no more.
        seed: whoever shall not be guessed chooses by it. The same seed gives the same decision.

    Raises:
        PlainError: where the game has no opponent, or no player decides.
    """
    action = decided(position, seed)
    return Decision(action, reason(position, action))


def decided(position: Position, seed: str | int = "") -> Action:
    """What the opponent of a game does in a position, as :func:`decide` says, without a reason.

    Raises:
        PlainError: where the game has no opponent, or no player decides.
    """
    seat = position.current_player
    if seat is None or seat == CHANCE:
        raise PlainError(SHARED.say("mistake.nobody_decides"))
    view = position.seen_by(seat)
    return opponent_of(position.game)(view, Random(f"{seed} {find_game(position.game).to_text(view)}"))


def reason(position: Position, action: Action) -> Phrase | None:
    """What may be said to everybody of an action, whoever decided on it; None where there is nothing to explain."""
    why = find_game(position.game).why
    return why(position.seen_by(None), action) if why is not None else None


def opponent_of(game: str) -> Opponent:
    """The opponent of a game, by the name of the game.

    Raises:
        PlainError: where the game has none.
    """
    found = find_game(game).opponent
    if found is None:
        raise PlainError(SHARED.say("mistake.no_opponent", game=quoted(game)))
    return found


def best(of: Iterable[T], worth: Callable[[T], Any], rng: Random) -> T:
    """The one of greatest worth; of several, any of them.

    >>> best(["a", "bbb", "cc"], len, Random(1))
    'bbb'
    """
    known = [(worth(each), each) for each in of]
    most = max(value for value, _ in known)
    return rng.choice([each for value, each in known if value == most])
