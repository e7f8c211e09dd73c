"""What all action cards have in common, and their usual parts; the cards themselves stand side by side in two chapters.

Besides the parts of :class:`boardlab.core.contract.action_type.Handler` a card has those of playing it: what it names,
every way to play it, and how the board marks where it ends.
"""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Iterable
from enum import IntEnum
from itertools import islice
from typing import ClassVar

from boardlab.core.contract.action_base import Domain
from boardlab.core.contract.action_type import ActionTypes, Handler
from boardlab.core.i18n.language import Phrase
from boardlab.torres.actions import Action
from boardlab.torres.board import CELLS, NAMES, cells_of
from boardlab.torres.rules.action_type import CELL
from boardlab.torres.rules.knights import carry
from boardlab.torres.state import Draft, State


class ActionCard(Handler[State, Draft, Action]):
    """One action card with all its parts."""

    takes: ClassVar[dict[str, Domain]] = {}
    """What it names besides itself."""
    cells: ClassVar[int] = 0
    """How many cells its text names."""
    mark: ClassVar[str] = "step"
    """How the board marks the cell where it ends."""

    @abstractmethod
    def add_plays(self, found: list[Action], p: State, seat: int, free: int) -> None:
        """Put every way to play it into a list of actions, for a seat and the free cells."""

    def tries(self, p: State, cells: list[int], size: int) -> Iterable[tuple[int, int, int]]:
        """The ways that may have been meant where none is legal, as (source, cell, stack), the likeliest first."""
        return ((-1, -1, 0),)

    @abstractmethod
    def prompt(self, cells: list[str]) -> Phrase:
        """What is asked next, once some cells are picked."""


class Card(IntEnum):
    """The action cards, in the order of the rulebook."""

    # As for the kinds of action: every play looks a card up by its number.
    __hash__ = int.__hash__

    TWO_UP = 0
    BLOCK_UNDER = 1
    EXTRA_BLOCK = 2
    ELEVATOR = 3
    DIAGONAL = 4
    SIX_AP = 5
    SEVEN_AP = 6
    MOVE_BLOCK = 7
    MAGNET = 8
    HURDLE = 9


PLAYED: ActionTypes[ActionCard] = ActionTypes(Card)
"""The cards; each chapter enters its own."""


class Carrying(ActionCard):
    """A card that takes something from one cell to another."""

    takes: ClassVar[dict[str, Domain]] = {"source": CELL, "cell": CELL}
    cells = 2
    close: ClassVar[bool] = False
    """Does it reach cells nearby only?"""

    def apply(self, draft: Draft, act: Action) -> None:
        carry(draft, act)

    def sources(self, p: State) -> list[int]:
        """Where it may begin."""
        return list(cells_of(p.pieces[p.decider]))

    def tries(self, p: State, cells: list[int], size: int) -> Iterable[tuple[int, int, int]]:
        if len(cells) > 1:
            return ((cells[0], cells[1], 0),)
        sources = cells or self.sources(p) or [0]
        tried = ((source, cell, 0) for source in sources for cell in self._near(source))
        return islice(tried, MOST_TRIED)

    def _near(self, source: int) -> Iterable[int]:
        """Cells worth trying where it cannot be played: those it could reach on some board."""
        return [cell for cell in range(CELLS) if cell != source and (not self.close or abs(cell - source) <= 18)]

    def prompt(self, cells: list[str]) -> Phrase:
        return Phrase("prompt.card_target" if cells else "prompt.card_source")


class OnACell(ActionCard):
    """A card that puts a block on one cell."""

    cells = 1
    mark = "block"

    def tries(self, p: State, cells: list[int], size: int) -> Iterable[tuple[int, int, int]]:
        return ((-1, cell, size) for cell in cells[-1:] or range(CELLS))

    def prompt(self, cells: list[str]) -> Phrase:
        return Phrase("prompt.stack" if cells else "prompt.card_cell")


MOST_TRIED = 256
"""Ways to play a card of which the nearest to a legal one is looked for: a reason must not take long to find."""


def ends_of(act: Action) -> tuple[dict[str, object], tuple[str, ...]]:
    """Source and cell of an action, as facts for a sentence and as keys of places to mark."""
    names = NAMES[act.source], NAMES[act.cell]
    return {"source": names[0], "target": names[1]}, names
