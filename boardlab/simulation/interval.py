"""How exact a share is: the interval that holds the true one nineteen times in twenty."""

from __future__ import annotations

from math import sqrt

Z = 1.959964
"""So many standard errors to both sides hold 95 %."""


def wilson(wins: float, games: int) -> tuple[float, float]:
    """The bounds of Wilson's 95 % interval for a share of games won, each from 0 to 1.

    >>> [round(bound, 3) for bound in wilson(58, 100)]
    [0.482, 0.672]

    Args:
        wins: how many were won; a shared win counts as its part.
        games: how many were played, at least one.
    """
    share, square = wins / games, Z * Z / games
    middle = (share + square / 2) / (1 + square)
    half = Z / (1 + square) * sqrt(share * (1 - share) / games + square / (4 * games))
    return max(0.0, middle - half), min(1.0, middle + half)
