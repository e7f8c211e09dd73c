"""What practice of the topic “A first game” draws besides moments of other games: hands of all sizes before a 7."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING

from boardlab.catan.cards import counts_of
from boardlab.catan.options import HAND_LIMIT
from boardlab.core.play.steer import Now
from boardlab.lessons.catan.drawing import hand_of
from boardlab.lessons.catan.first_game import moments
from boardlab.lessons.catan.sketching import with_hands
from boardlab.lessons.model.topics import scenario

if TYPE_CHECKING:
    from boardlab.lessons.model.practice import Drawn

YOU = 0
"""The learner's seat."""


def seven(rng: Random, target: str) -> Drawn:
    """The learner is about to roll, with more than seven cards, or an odd number of them, as the target wants it."""
    small = target.endswith(("half_of_any_hand", "one_card_to_the_bank"))
    size = rng.randint(2, HAND_LIMIT) if small else rng.randint(HAND_LIMIT + 1, 2 * HAND_LIMIT)
    if target.endswith("rounds_up"):
        size |= 1
    before = scenario(f"catan.first_game.{rng.choice(('before_the_roll', 'nine_cards'))}")
    spare = [mine + left for mine, left in zip(counts_of(before.packed_hand(YOU)), before.bank, strict=True)]
    position = with_hands(before, {YOU: hand_of(rng, size, spare)})
    return {**(moments.with_cards(Now(position, YOU)) or {}), "position": position}
