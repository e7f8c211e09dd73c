"""Who plays: a strength of a game, anything legal by chance, or a function of one's own."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import TYPE_CHECKING

from boardlab.core.contract.functions import OnPosition
from boardlab.core.contract.player import Player
from boardlab.core.errors import PlainError, WrongKind
from boardlab.core.given import kind_of
from boardlab.core.i18n.language import SHARED
from boardlab.core.play.players import player_of, players_of, thought
from boardlab.core.text.quoting import quoted

if TYPE_CHECKING:
    from boardlab.core.contract.position import Action, Position
    from boardlab.core.play.knowledge import Follower

RANDOM = "random"
Policy = str | Player | OnPosition[[Random], "Action | str"]
"""A strength (``"club"``; ``"strong:200"`` with 200 simulations a decision), ``"random"``, a
:class:`~boardlab.core.contract.player.Player`, or ``decide(view, rng)``, which gives a legal action or its text."""
Decider = Callable[["Position", "Follower", int, Random], "Action"]
"""``decide(position, follower, seat, rng)``: what a seat does. Players are asked what their seat knows, and no more."""


def decider(game: str, policy: Policy) -> Decider:
    """What decides for a seat that plays by a policy.

    Raises:
        PlainError: where the game has no player of this name, or the policy is none.
    """
    if policy == RANDOM:
        return _any
    if isinstance(policy, str):
        name, _, given = policy.partition(":")
        if name == RANDOM or (given and not given.isdecimal()):
            raise _unknown(game, policy)
        if name not in players_of(game):
            raise _unknown(game, policy)
        player = player_of(game, name)
        return _thinks(player, int(given) if given else player.simulations)
    if isinstance(policy, Player):
        return _thinks(policy, policy.simulations)
    if callable(policy):
        return _asks(policy)
    raise WrongKind(SHARED.say("simulate.policy_kind", kind=kind_of(policy)))


def labels(policies: Sequence[Policy]) -> tuple[str, ...]:
    """What policies are called in tables: equal ones alike, and different ones differently."""
    found: list[tuple[Policy, str]] = []
    for policy in policies:
        known = next((name for other, name in found if other == policy), "")
        name = known or _name(policy)
        taken = [other for _, other in found]
        if not known and name in taken:
            name = next(f"{name} {number}" for number in range(2, len(taken) + 3) if f"{name} {number}" not in taken)
        found.append((policy, name))
    return tuple(name for _, name in found)


def _name(policy: Policy) -> str:
    if isinstance(policy, str):
        return policy
    return "player" if isinstance(policy, Player) else str(getattr(policy, "__name__", type(policy).__name__))


def _unknown(game: str, policy: str) -> PlainError:
    return PlainError(SHARED.say("mistake.strength", given=quoted(policy), known=(*players_of(game), RANDOM)))


def _any(position: Position, follower: Follower, seat: int, rng: Random) -> Action:
    actions = position.legal_actions()
    return actions[int(rng.random() * len(actions))]


def _thinks(player: Player, simulations: int) -> Decider:
    def decide(position: Position, follower: Follower, seat: int, rng: Random) -> Action:
        return thought(player.think(follower.knowledge(seat), rng, simulations)).action

    return decide


def _asks(policy: OnPosition[[Random], Action | str]) -> Decider:
    def decide(position: Position, follower: Follower, seat: int, rng: Random) -> Action:
        found = policy(position.seen_by(seat), rng)
        return position.read_action(found) if isinstance(found, str) else found

    return decide
