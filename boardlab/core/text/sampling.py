"""Whole positions that agree with what a seat sees: what is hidden is dealt anew until the rules allow it."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import TYPE_CHECKING, TypeVar

from boardlab.core.contract.functions import OnPosition
from boardlab.core.contract.position_base import AnyState
from boardlab.core.contract.verdict import ImpossiblePosition
from boardlab.core.errors import NothingFits
from boardlab.core.i18n.language import SHARED
from boardlab.core.text.codecs import HIDDEN

if TYPE_CHECKING:
    from random import Random

    from boardlab.core.contract.breach import Breach

P = TypeVar("P", bound=AnyState)
T = TypeVar("T")
Check = OnPosition[[], tuple["Breach", ...]]
"""The rules by which a position cannot be."""
_TRIES, _PUZZLES = 99, 9
"""So often at most something is drawn; and after so many draws to which no game leads, none will."""


def sampled(draw: Callable[[], P], impossible: Check, unreachable: Check) -> P:
    """The first position drawn to which no rule objects; else one that is possible, although no game leads to it.

    Args:
        draw: gives another position each time.
        impossible: the rules by which one can never be.
        unreachable: the rules by which no game leads to it.

    Raises:
        ImpossiblePosition: where none that was drawn can be.
    """
    found: P | None = None
    problems: tuple[Breach, ...] = ()
    puzzles = 0
    for _ in range(_TRIES):
        drawn = draw()
        problems = impossible(drawn)
        if not problems:
            found = drawn
            puzzles += 1
            if puzzles > _PUZZLES or not unreachable(drawn):
                return drawn
    if found is None:
        raise ImpossiblePosition(problems, draw().wording)
    return found


def deal(rng: Random, pool: Sequence[T], sizes: Iterable[int]) -> list[list[T]]:
    """So many things for each of some places, taken from a pool at random.

    Raises:
        NothingFits: where the pool holds too few.
    """
    wanted = list(sizes)
    if sum(wanted) > len(pool):
        raise NothingFits(SHARED.say("view_text.nobody", given=HIDDEN))
    shuffled = list(pool)
    rng.shuffle(shuffled)
    return [[shuffled.pop() for _ in range(size)] for size in wanted]
