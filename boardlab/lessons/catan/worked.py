"""The worked example, one whole game that several topics look into."""

from __future__ import annotations

from functools import cache
from typing import cast

from boardlab.catan import Position
from boardlab.catan.example import example_game


@cache
def positions() -> tuple[Position, ...]:
    """The positions of the worked example after each ply, the start first."""
    return cast(tuple[Position, ...], example_game().positions)


def example(ply: int) -> Position:
    """The worked example after so many plies."""
    return positions()[ply]
