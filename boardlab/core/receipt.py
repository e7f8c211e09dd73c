"""Receipts: where every point comes from, line by line, in the order it is paid."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from boardlab.core.language import Phrase
from boardlab.core.renamed import OldName

if TYPE_CHECKING:
    from boardlab.core.dependence import Dependence


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
    """The points that one scoring pays, as lines in the order of paying."""

    title: Phrase
    lines: tuple[Line, ...]
    ask: Callable[[], tuple[Dependence, ...]] | None = field(default=None, repr=False, compare=False)
    """Works out :attr:`depends_on` when it is asked for; None in a game without rulings."""

    @property
    def depends_on(self) -> tuple[Dependence, ...]:
        """The rulings under which the points would be others, each a sentence when printed."""
        return self.ask() if self.ask else ()

    hangs_on = OldName("depends_on")

    def total(self, player: int) -> int:
        """The points that one seat gets from all its lines together."""
        return sum(line.points for line in self.lines if line.player == player)

    def of(self, player: int) -> tuple[Line, ...]:
        """The lines that pay one seat or say why it gets nothing, in the order of paying."""
        return tuple(line for line in self.lines if line.player == player)


@dataclass(frozen=True)
class Budget:
    """What may still be spent this turn."""

    left: int
    of: int
    unit: Phrase
    """What is counted: action points."""
