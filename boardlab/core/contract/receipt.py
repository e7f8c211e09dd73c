"""Receipts: where every point comes from, line by line, in the order it is paid."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Literal

from boardlab.core.i18n.language import Phrase

if TYPE_CHECKING:
    from boardlab.core.contract.verdict import Dependence


Unit = Literal["points", "count", "cards", "ap", "chance", "verdict"]
"""What the lines of a receipt count: points, things, cards, action points, equally likely cases, or yes and no."""


@dataclass(frozen=True)
class ReceiptLine:
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
class CountedLine:
    """One line of a receipt while a scoring is watched: what a picture needs to draw how it is counted."""

    line: ReceiptLine
    before: tuple[int, ...]
    """All scores before it is paid, by seat; () where its receipt keeps no scores."""
    lowest: int
    """The lowest score of anybody while all lines are paid."""
    highest: int
    """The highest."""


@dataclass(frozen=True)
class Receipt:
    """The points that one scoring pays, as lines in the order of paying."""

    title: Phrase
    lines: tuple[ReceiptLine, ...]
    ask: Callable[[], tuple[Dependence, ...]] | None = field(default=None, repr=False, compare=False)
    """Works out :attr:`depends_on` when it is asked for; None in a game without rulings."""

    unit: Unit = "points"
    """What its lines count. Only points belong to players and add up to what each of them gets."""
    begin: tuple[int, ...] = ()
    """All scores before the first line, by seat; () where nobody's score is told."""

    def step(self, at: int) -> CountedLine:
        """The line of an index from 0, with the scores it finds; IndexError where there is none."""
        line = self.lines[at]
        told = [scores for scores in (self.begin, *(each.scores for each in self.lines)) if scores]
        every = [score for scores in told for score in scores] or [0]
        before = (self.lines[at - 1].scores if at else self.begin) or line.scores
        return CountedLine(line, before, min(every), max(every))

    @property
    def depends_on(self) -> tuple[Dependence, ...]:
        """The rulings under which the points would be others, each a sentence when printed."""
        return self.ask() if self.ask else ()

    def total(self, player: int) -> int:
        """The points that one seat gets from all its lines together."""
        return sum(line.points for line in self.lines if line.player == player)

    def of(self, player: int) -> tuple[ReceiptLine, ...]:
        """The lines that pay one seat or say why it gets nothing, in the order of paying."""
        return tuple(line for line in self.lines if line.player == player)


@dataclass(frozen=True)
class Budget:
    """What may still be spent this turn."""

    left: int
    of: int
    unit: str
    """The wording of ``n`` of what is counted: "3 AP"."""
