"""How much a run of boardlab's own tests looks at: as much as the suite for every game does."""

from collections.abc import Iterable
from typing import Any

import pytest

from boardlab.testing.subject import POSITIONS, SOAK, rounds

__all__ = ["POSITIONS", "SOAK", "drawn", "rounds"]


def drawn(values: Iterable[Any], every: int) -> list[Any]:
    """Values to test with: in `make test` one of every so many, the others in `make soak`."""
    return [each if at % every == 0 else pytest.param(each, marks=pytest.mark.soak) for at, each in enumerate(values)]
