"""What was worked out once and is kept, up to a limit: looked up by a number, at the price of one subscript."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

T = TypeVar("T")


class Kept(dict[int, T]):
    """What follows from a number, such as the offers of a hand: worked out when first asked for, and then kept.

    A subscript takes a third of the time of a call of ``functools.lru_cache``. Where it is full it begins again.

    Args:
        work_out: gives what belongs to a number.
        most: so many numbers are kept.
    """

    __slots__ = ("_most", "_work_out")

    def __init__(self, work_out: Callable[[int], T], most: int = 1 << 14) -> None:
        super().__init__()
        self._work_out, self._most = work_out, most

    def __missing__(self, number: int) -> T:
        if len(self) >= self._most:
            self.clear()
        found = self[number] = self._work_out(number)
        return found
