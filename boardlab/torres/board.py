"""The building area: 64 cells as bits, towers, castles and their doors.

A cell is an index from 0 (a1) over 7 (h1) and 8 (a2) to 63 (h8); a set of cells is an integer with those bits. A
:class:`Ground` is the immutable state of all towers. Positions share it until a block moves, so what it works out
about castles and doors is worked out once.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import NamedTuple

from boardlab.core.contract.rule import rule
from boardlab.core.contract.verdict import UnreadableText
from boardlab.core.given import place_of
from boardlab.core.text.quoting import shown
from boardlab.torres.options import FOUNDATIONS
from boardlab.torres.wording import WORDING

SIZE = 8
CELLS = SIZE * SIZE
ALL = (1 << CELLS) - 1
_NOT_A = ALL // 255 * 254
_NOT_H = ALL // 255 * 127
COLUMNS = "abcdefgh"

NAMES = tuple([f"{column}{row}" for row in range(1, SIZE + 1) for column in COLUMNS])
"""Cell names by index: a1, b1, …, h1, a2, …, h8."""
BIT = tuple([1 << cell for cell in range(CELLS)])
INDEX = {name: cell for cell, name in enumerate(NAMES)}
"""Cell indexes by name."""
CELL_OF = {bit: cell for cell, bit in enumerate(BIT)}
"""The cell of a single bit."""


def cell_name(cell: int | str) -> str:
    """The name of a cell index: ``cell_name(0)`` is ``"a1"``.

    Raises:
        PlainError: when there is no such cell; it names the nearest.
    """
    return NAMES[place_of(cell, INDEX)]


def cell_index(name: str | int) -> int:
    """The index of a cell name: ``cell_index("a1")`` is 0.

    Raises:
        UnreadableText: when there is no such cell.
    """
    if type(name) is int and 0 <= name < CELLS:
        return name
    try:
        return INDEX[name]  # type: ignore[index]
    except (KeyError, TypeError):
        raise UnreadableText(WORDING.say("error.cell", text=shown(name))) from None


def spread(cells: int) -> int:
    """All cells next to any of these, orthogonally; may include some of these (torres.build.must_add)."""
    return (cells << 8 & ALL) | cells >> 8 | (cells & _NOT_H) << 1 | (cells & _NOT_A) >> 1


NEXT = tuple([spread(bit) for bit in BIT])
"""For every cell, the set of cells orthogonally next to it."""
DIAGONAL = tuple([(bit << 9 & _NOT_A | bit << 7 & _NOT_H | bit >> 7 & _NOT_A | bit >> 9 & _NOT_H) & ALL for bit in BIT])
"""For every cell, the set of cells diagonally next to it."""


def cells_of(mask: int) -> Iterator[int]:
    """The cell indexes in a set, from a1 upwards."""
    while mask:
        low = mask & -mask
        yield CELL_OF[low]
        mask ^= low


def mask_of(cells: Iterable[int]) -> int:
    """The set of some cell indexes."""
    mask = 0
    for cell in cells:
        mask |= BIT[cell]
    return mask


def regions(cells: int) -> tuple[int, ...]:
    """The orthogonally connected pieces of a set, ordered by their first cell."""
    found = []
    while cells:
        piece = cells & -cells
        while True:
            grown = (piece | spread(piece)) & cells
            if grown == piece:
                break
            piece = grown
        found.append(piece)
        cells ^= piece
    return tuple(found)


_BEGUN = mask_of(map(NAMES.index, FOUNDATIONS))


def castle_name(castle: int) -> str:
    """What sentences call a castle, given as a set: the printed cell that it began on, which stays while it grows.

    Castles never join, so in a game from the printed cells no castle holds two. One that holds none is called by its
    cell that comes first by letter. A scoring calls a castle by the cell of the knight that counts.
    """
    return min(NAMES[cell] for cell in cells_of(castle & _BEGUN or castle))


class Castle(NamedTuple):
    """A castle: a connected set of cells with at least one block (torres.build.extend)."""

    cells: tuple[int, ...]
    """Its cells, from a1 upwards."""
    area: int
    """How many cells it covers."""
    height: int
    """Its tallest tower, in blocks."""

    @property
    def name(self) -> str:
        """The name of its first cell, from a1 upwards; sentences call it as :func:`castle_name` says."""
        return NAMES[self.cells[0]]

    @property
    def cell_names(self) -> tuple[str, ...]:
        """The names of its cells, from a1 upwards."""
        return tuple(NAMES[cell] for cell in self.cells)


class Ground:
    """All towers, and what follows from them alone: castles, doors, cells that may be built on.

    It does not change, so positions share it until a block moves. A set of cells is an integer, a bit for each cell.

    Attributes:
        heights: blocks on each of the 64 cells.
        tall: ``tall[n]`` is the set of cells with at least ``n`` blocks; ``tall[0]`` is the whole board, and the last
            entry is empty.
        masks: the castles as sets of cells, ordered by first cell.
    """

    __slots__ = ("_buildable", "_castles", "_exits", "_homes", "_raisable", "heights", "masks", "reachable", "tall")

    def __init__(self, heights: bytes, tall: tuple[int, ...], masks: tuple[int, ...]) -> None:
        self.heights = heights
        self.tall = tall
        self.masks = masks
        self._castles: tuple[Castle, ...] | None = None
        self._exits: dict[tuple[int, int], int] = {}
        self._raisable: int | None = None
        self._homes: tuple[int, int, int] | None = None
        self._buildable: int | None = None
        self.reachable: dict[int, int] = {}
        """What :meth:`moves_from` has worked out so far, by cell."""

    @classmethod
    def of(cls, heights: Iterable[int]) -> Ground:
        """The ground with these 64 heights."""
        stored = bytes(heights)
        top = max(stored)
        tall = [ALL] + [mask_of(c for c in range(CELLS) if stored[c] >= n) for n in range(1, top + 1)]
        tall += [0, 0]
        return cls(stored, tuple(tall), regions(tall[1]))

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Ground) and self.heights == other.heights

    def __hash__(self) -> int:
        return hash(self.heights)

    # -- castles ---------------------------------------------------------------------------------------------------

    @property
    def castles(self) -> tuple[Castle, ...]:
        """The castles, ordered by first cell."""
        if self._castles is None:
            self._castles = tuple(
                Castle(tuple(cells_of(mask)), mask.bit_count(), self.top(mask)) for mask in self.masks
            )
        return self._castles

    def castle_mask(self, cell: int) -> int:
        """The castle a cell belongs to, as a set; 0 on bare board."""
        bit = BIT[cell]
        for mask in self.masks:
            if mask & bit:
                return mask
        return 0

    def castle_at(self, cell: int) -> Castle | None:
        """The castle a cell belongs to, or None on bare board."""
        bit = BIT[cell]
        for mask, castle in zip(self.masks, self.castles, strict=True):
            if mask & bit:
                return castle
        return None

    def top(self, mask: int) -> int:
        """The height, in blocks, of the tallest tower in a set of cells."""
        level = len(self.tall) - 1
        while not self.tall[level] & mask:
            level -= 1
        return level

    def beside(self, cell: int) -> list[int]:
        """The castles that own a cell next to this one (the cell's own castle included, if it has one)."""
        near = NEXT[cell]
        return [mask for mask in self.masks if mask & near]

    # -- doors -----------------------------------------------------------------------------------------------------

    @rule("torres.door.four")
    def exits(self, castle: int, level: int) -> int:
        """The cells outside a castle to which its doors lead, as a set of bits, none higher than ``level``.

        A door stands open to a cell of level M where the castle owns a neighbour with more than M blocks
        (torres.door.four, torres.door.no_up).
        """
        key = castle, level
        found = self._exits.get(key)
        if found is None:
            tall = self.tall
            found = 0
            for low in range(min(level, len(tall) - 2) + 1):
                higher = tall[low + 1]
                walls = castle & higher
                if not walls:
                    break
                found |= spread(walls) & tall[low] & ~higher
            self._exits[key] = found
        return found

    def door_targets(self, cell: int, level: int, highest: int) -> int:
        """Cells reachable by one trip through a castle, from a cell on ``level``, leaving at ``highest`` or lower.

        Taken cells are not taken out; the cell itself is.
        """
        tall = self.tall
        if level + 1 >= len(tall):
            return 0
        doors = NEXT[cell] & tall[level + 1]
        if not doors:
            return 0
        found = 0
        for castle in self.masks:
            if castle & doors:
                found |= self.exits(castle, highest)
        return found & ~BIT[cell]

    @rule("torres.move.down_any")
    def step_targets(self, cell: int, climb: int = 1) -> int:
        """Orthogonal neighbours at most ``climb`` levels higher (torres.move.up_one, torres.move.down_any)."""
        limit = self.heights[cell] + climb + 1
        tall = self.tall
        return NEXT[cell] & ~tall[limit] if limit < len(tall) else NEXT[cell]

    def moves_from(self, cell: int) -> int:
        """Cells a figure can get to from here for 1 AP, by step or by doors, figures aside."""
        level = self.heights[cell]
        found = self.reachable[cell] = self.step_targets(cell) | self.door_targets(cell, level, level)
        return found

    # -- building --------------------------------------------------------------------------------------------------

    @property
    def raisable(self) -> int:
        """Cells of castles whose tower may grow by one block (torres.build.height)."""
        if self._raisable is None:
            found = 0
            for castle in self.masks:
                found |= self._raisable_in(castle)
            self._raisable = found
        return self._raisable

    def _raisable_in(self, castle: int) -> int:
        area = castle.bit_count()
        return castle & ~self.tall[area] if area < len(self.tall) else castle

    @property
    def homes(self) -> tuple[int, int, int]:
        """Bare cells by how many castles touch them by an edge: none, exactly one, two or more."""
        if self._homes is None:
            once = twice = 0
            for castle in self.masks:
                touched = spread(castle)
                twice |= once & touched
                once |= touched
            bare = ~self.tall[1] & ALL
            self._homes = bare & ~once, bare & once & ~twice, bare & twice
        return self._homes

    @property
    @rule("torres.build.any_castle")
    def buildable(self) -> int:
        """Cells where a block may go by the ordinary rules, figures aside: on any castle."""
        if self._buildable is None:
            self._buildable = self.raisable | self.homes[1]
        return self._buildable

    def with_block(self, cell: int) -> Ground:
        """The ground with one more block on a cell, wherever that is."""
        heights = bytearray(self.heights)
        height = heights[cell] + 1
        heights[cell] = height
        bit = BIT[cell]
        tall = self.tall
        if height == len(tall) - 2:
            tall = (*tall[:-2], bit, 0, 0)
        else:
            tall = (*tall[:height], tall[height] | bit, *tall[height + 1 :])
        masks = self.masks
        if height == 1:
            near = NEXT[cell]
            joined = bit
            rest = []
            for mask in masks:
                if mask & near:
                    joined |= mask
                else:
                    rest.append(mask)
            rest.append(joined)
            masks = tuple(sorted(rest, key=_first_bit))
        else:
            joined = self.castle_mask(cell)
        made = Ground(bytes(heights), tall, masks)
        made._inherit(self, joined)
        return made

    def _inherit(self, before: Ground, changed: int) -> None:
        """Copy what an earlier ground has worked out for all castles except the changed one: castles never touch."""
        self._exits = {key: cells for key, cells in before._exits.items() if not key[0] & changed}
        around = changed | spread(changed)
        self.reachable = {cell: cells for cell, cells in before.reachable.items() if not around >> cell & 1}
        if before._raisable is not None:
            self._raisable = before._raisable & ~changed | self._raisable_in(changed)
        if self.tall[1] == before.tall[1]:
            self._homes = before._homes

    def without_block(self, cell: int) -> Ground:
        """The ground with the top block of a cell taken away."""
        heights = bytearray(self.heights)
        heights[cell] -= 1
        return Ground.of(heights)


def _first_bit(mask: int) -> int:
    return mask & -mask
