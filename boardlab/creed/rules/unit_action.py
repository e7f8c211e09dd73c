"""What the actions of one unit have in common: attacks, and turning up or recalling it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import ClassVar

from boardlab.core.contract.action_base import Domain
from boardlab.creed.actions import TURN, Action, action
from boardlab.creed.rules.action_text import cell_named
from boardlab.creed.rules.action_type import Bounds, CreedAction, Path, Picked
from boardlab.creed.rules.judging import nearest
from boardlab.creed.state import State, decider
from boardlab.creed.units import PROFILE


class UnitAction(CreedAction):
    """An action of the unit on the cell ``source``."""

    group, asks = "group.units", True
    doers: ClassVar[frozenset[int]] = frozenset()
    """The profiles that do such things at all; empty where all do."""

    def form(self, board: Bounds) -> Mapping[str, Domain]:
        return {"source": board.cell}

    def write(self, act: Action) -> str:
        return f"{self.word} {act.layout.cell_names[act.source]}"

    def read(self, p: State, words: list[str]) -> Action | None:
        return action(p.layout, self.kind, decider(p), cell_named(p, words[0])) if len(words) == 1 else None

    def pick_paths(self, p: State, act: Action, price: Path) -> Iterator[Path]:
        name = p.layout.cell_names[act.source]
        yield (self.word, name, *price)
        yield (name, self.word, *price)

    def tries(self, p: State, seat: int, cell: int, price: int) -> Iterator[Action]:
        """What the unit on a cell may have been meant to do."""
        yield action(p.layout, self.kind, seat, cell)

    def intended(self, p: State, seat: int, picked: Picked) -> Action | None:
        cells = picked.cells or own_units(p, seat)
        # Units that do such things at all say most.
        able = [cell for cell in cells if p.units[cell] & PROFILE in self.doers] or cells
        return nearest(p, (act for cell in able for act in self.tries(p, seat, cell, picked.price)))


def own_units(p: State, seat: int) -> Iterable[int]:
    """The cells with units of a seat, or one of its cells where it has none."""
    return [cell for cell in p.layout.cells_of[seat] if p.units[cell]] or p.layout.cells_of[seat][:1]


def awaits_unit(p: State, seat: int, cell: int) -> bool:
    """Does picking this cell mean that a unit comes there?"""
    return p.stage != TURN or (p.layout.owner[cell] == seat and not p.units[cell])
