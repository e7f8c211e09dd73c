"""Answers about rows, by the rules and by wrong rules."""

from __future__ import annotations

from tests.toygame import Pebbles


def paid(p: Pebbles) -> int:
    """What the end of the turn pays."""
    return sum(line.points for line in p.lines(0))


def for_each_pebble(p: Pebbles) -> int:
    """A point for each pebble, in a full row or not."""
    return sum(seat == 0 for _, seat in p.pebbles)
