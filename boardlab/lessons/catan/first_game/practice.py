"""What practice of the topic “A first game” draws: moments of games that opponents play."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from random import Random
from typing import TYPE_CHECKING, cast

from boardlab.catan import Position
from boardlab.catan.cards import counts_of
from boardlab.catan.options import HAND_LIMIT
from boardlab.core.contract.position import CHANCE
from boardlab.core.play.steer import Now
from boardlab.lessons.catan.drawing import hand_of
from boardlab.lessons.catan.first_game import moments
from boardlab.lessons.catan.sketching import with_hands

if TYPE_CHECKING:
    from boardlab.lessons.model.practice import Drawn

__all__ = ["moments"]
GAMES = 32
"""So many games are looked into."""
LONGEST = 150
"""So many plies of each."""
KEPT = GAMES
"""So many games are kept once played."""
YOU = 0


@lru_cache(maxsize=KEPT)
def _game(number: int) -> tuple[Position, ...]:
    """The positions of one game, in which the opponents of the lesson play all seats."""
    rng, found = Random(number), [cast(Position, moments.begin(str(number)).position)]
    while len(found) < LONGEST and not found[-1].is_over:
        p = found[-1]
        if p.current_player == CHANCE:
            acts, weights = zip(*p.chance_outcomes(), strict=True)
            found.append(p.play(rng.choices(acts, [float(weight) for weight in weights])[0]))
        else:
            found.append(p.play(moments.rival(Now(p, p.decider), rng)))
    return tuple(found)


def at(rng: Random, moment: Callable[[Now], Drawn | None]) -> Drawn | None:
    """A moment of some game at which a question can be asked."""
    fitting = [(p, found) for p in _game(rng.randrange(GAMES)) if (found := moment(Now(p, YOU))) is not None]
    if not fitting:
        return None
    position, found = rng.choice(fitting)
    return {**found, "position": position}


def seven(rng: Random, target: str) -> Drawn | None:
    """The learner's turn begins with some cards; more than seven, or an odd number of them, as the target wants it."""
    drawn = at(rng, moments.before_roll)
    if drawn is None:
        return None
    small = target.endswith(("half_of_any_hand", "one_card_to_the_bank"))
    size = rng.randint(2, HAND_LIMIT) if small else rng.randint(HAND_LIMIT + 1, 2 * HAND_LIMIT)
    if target.endswith("rounds_up"):
        size |= 1
    position: Position = drawn["position"]
    spare = [mine + left for mine, left in zip(counts_of(position.packed_hand(YOU)), position.bank, strict=True)]
    dealt = with_hands(position, {YOU: hand_of(rng, size, spare)})
    return {**(moments.with_cards(Now(dealt, YOU)) or {}), "position": dealt}
