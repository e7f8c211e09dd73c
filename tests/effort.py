"""How much a run of boardlab's own tests looks at: as much as the suite for every game does."""

from collections.abc import Iterable
from typing import TypeVar

from boardlab.testing.subject import POSITIONS, SOAK, rounds

__all__ = ["POSITIONS", "SOAK", "drawn", "rounds"]
T = TypeVar("T")


def drawn(values: Iterable[T], every: int) -> list[T]:
    """Values to test with: in `make test` one of every so many, in `make soak` all."""
    return [*values][:: rounds(every, soak=1)]
