"""What is drawn and from which side: the towers and figures of a position, seen after a number of quarter turns."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from functools import cache, cached_property
from typing import TYPE_CHECKING

from boardlab.core.i18n.language import Called, Phrase, Seat, Wording, seat_letter
from boardlab.core.picture.drawing import DrawContextBase
from boardlab.core.picture.scene import Marks
from boardlab.torres.board import NAMES, SIZE, Castle
from boardlab.torres.picture.shapes import KING

if TYPE_CHECKING:
    from boardlab.torres.state import State

Spot = tuple[int, int]
"""A cell as drawn: (column, row) counted from the corner that is a1 before any rotation."""


@cache
def spots(rotation: int) -> tuple[Spot, ...]:
    """Where each cell is drawn after some quarter turns; coordinates stay with their cells."""
    found = []
    for cell in range(SIZE * SIZE):
        c, r = cell % SIZE, cell // SIZE
        for _ in range(rotation % 4):
            c, r = r, SIZE - 1 - c
        found.append((c, r))
    return tuple(found)


@dataclass(frozen=True)
class DrawContext(DrawContextBase):
    """One position, looked at: all the drawing needs, worked out once."""

    position: State
    rotation: int
    at: tuple[Spot, ...]
    """Where each cell is drawn."""
    cells: Mapping[Spot, int]
    """The cell drawn at each spot."""
    heights: bytes
    figures: Mapping[int, int]
    """Seat of the knight on a cell, or KING."""
    castle_of: Mapping[int, Castle]
    last: frozenset[int]
    picked: frozenset[int]
    lit: frozenset[int]
    focus: frozenset[int]
    asked: frozenset[int]
    """The cells that a question is about."""
    given: frozenset[int]
    wrong: frozenset[int]
    gold: frozenset[int]
    """The cells that the king's bonus is about: their roofs are gold."""
    glides: Mapping[int, str]
    """For a cell that a piece has just reached: the name of the cell it came from."""

    @classmethod
    def of(
        cls,
        position: State,
        *,
        wording: Wording,
        lang: str,
        names: Called,
        viewer: int | None,
        marks: Marks,
        rotation: int,
    ) -> DrawContext:
        """Work out all that the drawing needs of a position; marks on what is no cell (cards, verbs) are dropped."""
        at = spots(rotation)
        figures = {cell: seat for seat, knights in enumerate(position.knights) for cell in knights}
        if position.king >= 0:
            figures[position.king] = KING
        cell_of = _CELL_OF
        step = marks.step.line if marks.step else None
        if step is not None:
            marks = replace(marks, lit=step.places, focus=step.focus)
        focus = frozenset(cell_of[name] for name in marks.focus if name in cell_of)
        gold = focus if marks.bonus else frozenset[int]()
        if step is not None and step.rule in BONUS_RULES and step.sum is not None:
            facts = step.sum.facts
            level = facts.get("wanted", facts.get("level"))
            gold = frozenset(cell_of[name] for name in step.places if position.heights[cell_of[name]] == level)
        return cls(
            position=position,
            wording=wording,
            lang=lang,
            names=names,
            viewer=viewer,
            marks=marks,
            rotation=rotation % 4,
            at=at,
            cells={spot: cell for cell, spot in enumerate(at)},
            heights=bytes(position.heights),
            figures=figures,
            castle_of={cell: castle for castle in position.castles for cell in castle.cells},
            last=frozenset(cell_of[name] for name in marks.last if name in cell_of),
            picked=frozenset(cell_of[name] for name in marks.picked if name in cell_of),
            lit=frozenset(cell_of[name] for name in (*marks.lit, *marks.focus) if name in cell_of),
            focus=focus,
            asked=frozenset(cell_of[name] for name in marks.among if name in cell_of),
            given=frozenset(cell_of[name] for name in marks.given if name in cell_of),
            wrong=frozenset(cell_of[name] for name in marks.wrong if name in cell_of),
            gold=gold,
            glides={cell_of[target]: source for source, target in marks.glide if target in cell_of},
        )

    def height(self, c: int, r: int) -> int:
        """Blocks on the cell drawn at (c, r); 0 beyond the edge."""
        cell = self.cells.get((c, r))
        return 0 if cell is None else self.heights[cell]

    @property
    def picking(self) -> bool:
        """Is an action being built, so that comfort (castle tags) makes room?"""
        return bool(self.picked or self.marks.targets)

    @property
    def bonus(self) -> tuple[int, frozenset[int]]:
        """What the king's bonus pays in this picture, 0 for nothing, and the cells that earn it."""
        step = self.marks.step
        if step is not None:
            return (step.line.points if step.line.rule in BONUS_RULES else 0), self.focus
        return self.marks.bonus, self.focus or self.lit

    @cached_property
    def marked(self) -> frozenset[int]:
        """The cells on whose roof something is drawn: its numeral then stands above that."""
        return frozenset().union(self.asked, self.given, self.wrong, self.gold, self.last, self.picked, self.focus)

    def dim(self, cell: int) -> bool:
        """Is this cell drawn paler, because a receipt line lights others?"""
        return bool(self.lit) and cell not in self.lit

    def key(self, cell: int) -> str:
        """The key of the figure on a cell."""
        seat = self.figures[cell]
        return f"king@{NAMES[cell]}" if seat == KING else f"knight:{seat_letter(seat)}@{NAMES[cell]}"

    def who(self, seat: int) -> str:
        """A figure as a noun, in the language of this picture."""
        noun = Phrase("figure.king") if seat == KING else Phrase("figure.knight", {"player": Seat(seat)})
        return self.wording.phrase(noun, self.lang, self.names)


BONUS_RULES = ("torres.king.table", "torres.king.exact")
"""The rules by which the king's bonus is paid, or is not."""
_CELL_OF = {name: cell for cell, name in enumerate(NAMES)}
