"""A board as it looks late in a real game: eight castles, three players. Lessons end on it."""

from __future__ import annotations

from boardlab.lessons.torres.sketching import sketch
from boardlab.torres import Position

EIGHT = (
    "a8=1 b8=1 c8=1 d8=1 e8=1 g8=3 h8=3 b7=1 d7=2 e7=3 g7=1 h7=1 a6=1 c6=1 f6=1 h6=4 a5=1 b5=1 g5=1 h5=4 a4=3 b4=2 "
    "g4=1 h4=1 a3=1 c3=1 f3=1 h3=1 a2=1 b2=1 g2=1 h2=1 a1=1 b1=1 c1=1 e1=1 g1=1 h1=1"
)
"""The towers of a game of three at the end of phase 2, with eight castles."""


def real_board() -> Position:
    """The end of phase 2 of a game of three."""
    return sketch(EIGHT, king="b5", phase=2, A="b4 a3 g4", B="h6", C="h8 e7", scores=(48, 41, 37))
