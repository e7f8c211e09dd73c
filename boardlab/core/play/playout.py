"""Play a game on at once: one open state from the first action to the last, over the same rules as single plays."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import TYPE_CHECKING, Any, TypeVar
from zlib import crc32

from boardlab.core.contract.functions import OnPosition
from boardlab.core.contract.position import CHANCE

if TYPE_CHECKING:
    from boardlab.core.contract.action import Action
    from boardlab.core.contract.position import Position

P = TypeVar("P", bound="Position")
Policy = Callable[[Any, Sequence[Any], Random], Any]
"""Chooses one of the legal actions; it may read the open state, and neither keeps nor changes it."""


def playout(
    position: Position,
    rng: Random,
    policy: Policy | None = None,
    until: OnPosition[[], bool] | None = None,
    *,
    decide: OnPosition[[Random], Action] | None = None,
    most: int = 100_000,
) -> Any:
    """The position after playing on, to the end of the game if nothing stops it.

    >>> from random import Random
    >>> from boardlab import catan
    >>> playout(catan.start(players=4), Random(1)).is_over
    True

    Args:
        position: where to begin.
        rng: draws for chance by its weights, and for the players where ``policy`` is None.
        policy: ``policy(state, actions, rng)`` chooses one of the legal actions; None takes any, each as likely as the
            others. The state can be read like a position, and must be neither kept nor changed.
        until: ``until(state)`` is asked before each action; True ends the playout.
        decide: ``decide(state, rng)`` in place of a policy: it is not told what is legal, which saves half of the time,
            and is trusted. Games without an open state take no such player.
        most: no more actions than this, for policies that never end a game.

    Raises:
        ValueError: where a policy chooses what is not legal here.
    """
    play = getattr(position, "mechanics", None)
    if play is None:
        return _by_positions(position, rng, policy, until, most)
    legal_actions, draw, effects = play.legal_actions, play.draw, play.effects
    random = rng.random
    state = play.open_copy(position)
    for _ in range(most):
        if until is not None and (state.current_player is None or until(state)):
            break
        actions = legal_actions(state) if decide is None else ()
        if not actions:
            # Nothing was asked for, or nothing is legal: chance is next, or the game is over.
            player = state.current_player
            if player is None:
                break
            if decide is None or player == CHANCE:
                action = draw(state, rng)
            else:
                action = decide(state, rng)
        elif policy is None:
            action = actions[int(random() * len(actions))]
        else:
            action = _chosen(policy, state, actions, rng)
        effects[action.kind](state, action)
    return play.seal(state)


def _by_positions(
    position: Position, rng: Random, policy: Policy | None, until: OnPosition[[], bool] | None, most: int
) -> Any:
    """Play on in a game without an open state, with a position for each action."""
    for _ in range(most):
        player = position.current_player
        if player is None or (until is not None and until(position)):
            break
        if player == CHANCE:
            action = drawn(position, rng)
        else:
            actions = position.legal_actions()
            if policy is None:
                action = actions[int(rng.random() * len(actions))]
            else:
                action = _chosen(policy, position, actions, rng)
        position = position.play(action)
    return position


def as_far(position: P, actions: Sequence[Any]) -> tuple[list[Any], P]:
    """A line as far as one seat can play it, and where it leads: what was hidden may have made the rest impossible."""
    found, seat = list[Any](), position.current_player
    for action in actions:
        if position.current_player != seat or action not in position.legal_actions():
            break
        found.append(action)
        position = position.play(action)
    return found, position


class Steady(Random):
    """Chooses among actions by what they are, and not by what was chosen before: the same among the same.

    So a game that is played on from two positions goes the same way as far as they are alike.
    """

    def __init__(self, seed: str) -> None:
        super().__init__(seed)
        self.salt = crc32(seed.encode())

    def choice(self, seq: Any) -> Any:
        """One of some actions, by marks that hang on its text and on the seed."""
        return min(seq, key=lambda action: crc32(action.to_text().encode(), self.salt))


def _chosen(policy: Policy, state: object, actions: Sequence[object], rng: Random) -> Any:
    action = policy(state, actions, rng)
    if action not in actions:
        raise ValueError(f"The policy chose {action!r:.80}, which is not legal here.")
    return action


def drawn(position: Position, rng: Random) -> Action:
    """One of the outcomes of a position in which chance is next, by their exact chances."""
    play = getattr(position, "mechanics", None)
    if play is not None and play.draw is not None:
        return play.draw(position, rng)  # type: ignore[no-any-return]
    outcomes = position.chance_outcomes()
    mark = rng.random()
    for action, chance in outcomes:
        mark -= float(chance)
        if mark < 0:
            return action
    return outcomes[-1][0]
