"""Receipts: where every point comes from, line by line, in the order it is paid."""

from __future__ import annotations

from dataclasses import dataclass

from boardlab.core.language import Phrase


@dataclass(frozen=True)
class Line:
    """One line of a receipt. A line of zero points says why it paid nothing: those teach most."""

    player: int
    label: Phrase
    """What is paid: "Castle at d3"."""
    sum: Phrase | None
    """How it is computed: "area 5 × level 3", or the reason why nothing is paid."""
    points: int
    rule: str
    places: tuple[str, ...] = ()
    """Keys of the places it counts, to be lit on the board."""
    focus: tuple[str, ...] = ()
    """Those among them that decide: the cell of the counting knight."""
    scores: tuple[int, ...] = ()
    """All scores once this line is paid, by seat."""


@dataclass(frozen=True)
class Receipt:
    """The lines a reckoning pays, in order."""

    title: Phrase
    lines: tuple[Line, ...]

    def total(self, player: int) -> int:
        """The points a seat gets from all its lines."""
        return sum(line.points for line in self.lines if line.player == player)

    def of(self, player: int) -> tuple[Line, ...]:
        """The lines of one seat, in order."""
        return tuple(line for line in self.lines if line.player == player)


@dataclass(frozen=True)
class Budget:
    """What may still be spent this turn."""

    left: int
    of: int
    unit: Phrase
    """What is counted: action points."""
