"""A steered game: what opponents and chance do in a game that shall show something, whatever its learner does.

What shall come up is *awaited*: functions of the game as it stands (:class:`Now`), most important first. Whoever plays
against the learner does as always, unless another legal action, or another outcome of chance, comes nearer to what is
awaited. So every game is one that the rules allow, and its record is one like any other.

>>> from boardlab import torres
>>> start = torres.start(players=2)
>>> wish = lambda now: now.position.figure_at("d8") == 0
>>> steered(start, 1, [wish], lambda: start.legal_actions()[0]).to_text()
'knight d8'
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import TYPE_CHECKING, Any, NamedTuple

from boardlab.core.contract.position import CHANCE

if TYPE_CHECKING:
    from boardlab.core.contract.position import Action, Position


class Now(NamedTuple):
    """A game at a moment, and whose eyes the moment is for."""

    position: Any
    """The whole position."""
    seat: int
    """The learner's."""
    before: Any = None
    """The position one step earlier; None at the start of the game."""
    action: Any = None
    """What led from there; None at the start of the game."""


Awaited = Callable[[Now], object]
"""Does what is awaited hold? True or anything that is there, False or None; or a number: 1 where it holds, 0 where
nothing of it does, and more the nearer it is."""


def nearness(awaited: Awaited, now: Now) -> float:
    """How near something awaited is, from 0 to 1."""
    found = awaited(now)
    if isinstance(found, int | float):
        return max(0.0, min(1.0, float(found)))
    return float(found is not None)


def steered(position: Position, seat: int, awaited: Sequence[Awaited], usual: Callable[[], Action]) -> Action:
    """What is done in a position by whoever decides there, the learner not being it.

    Args:
        position: where an opponent decides, or chance.
        seat: the learner's.
        awaited: what shall come up, most important first.
        usual: gives what would be done otherwise: it stays where nothing else comes nearer.

    Returns:
        One of the legal actions of the position.
    """
    chosen = usual()
    if not awaited:
        return chosen

    def near(action: Action) -> tuple[float, ...]:
        now = Now(position.play(action), seat, position, action)
        return tuple(nearness(each, now) for each in awaited)

    most = near(chosen)
    if min(most) < 1:
        for action in _actions(position):
            found = near(action)
            if found > most:
                chosen, most = action, found
    return chosen


def _actions(position: Position) -> Iterable[Action]:
    if position.current_player == CHANCE:
        return tuple(action for action, chance in position.chance_outcomes() if chance)
    return position.legal_actions()


def soon(awaited: Awaited, actions: int = 1, most: int = 2_000) -> Awaited:
    """The same, holding as well where the learner can bring it about with so many own actions; nearer ones count more.

    Args:
        awaited: what shall come up.
        actions: how many actions in a row the learner may need.
        most: so many positions are looked at, no more.
    """

    def near(now: Now) -> float:
        best, layer, left = nearness(awaited, now), [now.position], most
        for depth in range(actions):
            if best >= 1 - depth / (actions + 1):
                break
            following = []
            for position in layer:
                for action in position.legal_actions() if position.current_player == now.seat else ():
                    left -= 1
                    if left < 0:
                        return best
                    after = position.play(action)
                    found = nearness(awaited, Now(after, now.seat, position, action))
                    best = max(best, found * (1 - (depth + 1) / (actions + 1)))
                    following.append(after)
            layer = following
        return best

    return near
