"""Chance that can be repeated: the dice a record owns."""

from __future__ import annotations

from collections.abc import MutableSequence
from math import lcm
from typing import TypeVar

from boardlab.core.contract.action import Action
from boardlab.core.contract.position import Position
from boardlab.core.errors import PlainError
from boardlab.core.given import whole_number
from boardlab.core.i18n.language import SHARED
from boardlab.core.text.quoting import quoted

T = TypeVar("T")

LONGEST_SEED = 60
MOST_DRAWN = 999_999_999
"""More draws than this no text of a record can hold."""


def check_seed(seed: object) -> str:
    """A seed as text.

    Raises:
        PlainError: for what is no number and no text, or cannot stand in the text of a record.
    """
    if isinstance(seed, str):
        fits = len(seed) <= LONGEST_SEED and seed.isprintable() and seed != "-"
    else:
        fits = type(seed) is float or (type(seed) is int and abs(seed) < 10**LONGEST_SEED)
    if not fits:
        raise PlainError(SHARED.say("mistake.seed", most=LONGEST_SEED, given=quoted(seed)))
    return str(seed)


class Dice:
    """A random generator whose draws are the same on every machine and every Python.

    Each draw hashes the seed with a running number, so the whole state is two values that fit in a line of text.
    """

    def __init__(self, seed: str | int, drawn: int = 0) -> None:
        self.seed = check_seed(seed)
        """As text; "" where none was chosen."""
        self.drawn = whole_number(drawn, 0, MOST_DRAWN, "mistake.drawn")
        """How many draws were made."""

    def randbelow(self, limit: int) -> int:
        """Draw a whole number from 0 to ``limit - 1``, each equally likely.

        It comes from SHA-256 of the seed and the number of the draw, without the bias of a plain remainder.
        """
        import hashlib

        ceiling = (1 << 64) // limit * limit
        while True:
            block = hashlib.sha256(f"{self.seed}/{self.drawn}".encode()).digest()
            self.drawn += 1
            value = int.from_bytes(block[:8], "big")
            if value < ceiling:
                return value % limit

    def shuffle(self, items: MutableSequence[T]) -> None:
        """Put a list into random order, in place, each order equally likely (Fisher and Yates)."""
        for last in range(len(items) - 1, 0, -1):
            other = self.randbelow(last + 1)
            items[last], items[other] = items[other], items[last]

    def outcome(self, position: Position) -> Action:
        """Draw one of the outcomes of a position in which chance is next, each with its exact probability.

        Raises:
            ValueError: where the chances of the position do not sum to 1.
        """
        outcomes = position.chance_outcomes()
        common = lcm(*(chance.denominator for _, chance in outcomes))
        mark = self.randbelow(common)
        for action, chance in outcomes:
            mark -= int(chance * common)
            if mark < 0:
                return action
        raise ValueError("The chances of this position do not sum to 1.")
