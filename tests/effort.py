"""How much a run of boardlab's own tests looks at: as much as the suite for every game does."""

from collections.abc import Iterable
from typing import Any

import pytest

from boardlab.testing.subject import POSITIONS, SOAK, rounds

__all__ = ["POSITIONS", "SOAK", "drawn", "rounds"]


def drawn(values: Iterable[Any], every: int) -> list[Any]:
    """Values to test with: in `make test` one of every so many, the others in `make soak`."""
    rows = (each if isinstance(each, tuple) else (each,) for each in values)
    return [pytest.param(*row, marks=pytest.mark.soak if at % every else ()) for at, row in enumerate(rows)]
