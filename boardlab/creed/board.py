"""Where things stand: layouts as data, and what follows from them.

A *layout* lists its fronts. A front joins two facing fields of enemies; three lines run through both, and each line
meets three tents of the camp behind the enemy field. All else is counted from that: cells, lines, who faces whom.

A cell is named by its owner, the front if the owner has two, the line and the rank: ``A12`` or ``AN12``. Rank 1 touches
the enemy field. A tent is named by its owner, ``T``, row and column: ``AT13``; row 1 lies to the north.

There is one board a nation (creed.comp.boards), joined for two players or for four (creed.comp.players).
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache, lru_cache
from typing import NamedTuple

from boardlab.core.i18n.language import seat_letter

RANKS = 3
LINES = 3
TENTS = 9
"""Tents in a camp (creed.setup.tents)."""
CELLS = 9
"""Cells in a field."""

Lane = tuple[tuple[int, int], tuple[int, int], tuple[int, int]]
"""The tents of one line as (row, column) in the camp, the nearest first."""
Lanes = tuple[Lane, Lane, Lane]


class Front(NamedTuple):
    """Two facing fields, and which tents each side meets behind the other."""

    name: str
    seats: tuple[int, int]
    lanes: tuple[Lanes, Lanes]
    """The tents met by the first seat, then those met by the second; by line."""


class Reach(NamedTuple):
    """One way to a tent: by a line of a field, after how many other tents."""

    line: int
    depth: int


class Layout:
    """A board: its fronts, and what is counted from them. Cells, lines and tents are numbered seat by seat."""

    def __init__(self, name: str, players: int, fronts: tuple[Front, ...]) -> None:
        self.name = name
        self.players = players
        self.fronts = fronts
        fields = [(seat, front) for seat in range(players) for front in fronts if seat in front.seats]
        number = {(seat, front.name): at for at, (seat, front) in enumerate(fields)}
        self.fields = tuple([seat for seat, _ in fields])
        """The owner of each field."""
        self.front_of = tuple([front.name for _, front in fields])
        """The front of each field."""
        self.facing = tuple([number[_other(front, seat), front.name] for seat, front in fields])
        """The enemy field across the front, by field."""
        self.per_seat = len(fields) // players
        """Fields of each player: one or two."""
        self.fields_of = tuple(
            [tuple(range(seat * self.per_seat, (seat + 1) * self.per_seat)) for seat in range(players)]
        )
        self.cells = len(fields) * CELLS
        self.owner = tuple([self.fields[cell // CELLS] for cell in range(self.cells)])
        """The owner of each cell."""
        self.cells_of = tuple(
            [tuple(range(seat * self.per_seat * CELLS, (seat + 1) * self.per_seat * CELLS)) for seat in range(players)]
        )
        self.lines = len(fields) * LINES
        """Own lines of all players: each line of the board counts once from either side."""
        self.across = tuple([self.facing[line // LINES] * LINES + line % LINES for line in range(self.lines)])
        """The enemy's part of each line."""
        self.lane = tuple([self._lane(line, fields[line // LINES][1]) for line in range(self.lines)])
        """The three tents each line leads to, the nearest first."""
        self.sides = tuple([seat % 2 for seat in range(players)])
        """The side of each seat: with four players, seats opposite each other are allies."""
        self.allies = tuple([(seat + 2) % 4 if players == 4 else -1 for seat in range(players)])
        """The ally of each seat, or -1."""
        self.enemies = tuple([tuple(range(1 - seat % 2, players, 2)) for seat in range(players)])
        letters = [seat_letter(seat) for seat in range(players)]
        # A field of a player who has no other needs no front in its name.
        named = [letters[seat] + (front.name if self.per_seat > 1 else "") for seat, front in fields]
        self.line_names = tuple([f"{field}{line + 1}" for field in named for line in range(LINES)])
        """The lines by their owner: ``A1``, or ``AN1``."""
        self.cell_names = tuple([f"{line}{rank + 1}" for line in self.line_names for rank in range(RANKS)])
        self.tent_names = tuple(
            [f"{letter}T{row + 1}{column + 1}" for letter in letters for row in range(3) for column in range(3)]
        )
        self.cell_numbers = {name: cell for cell, name in enumerate(self.cell_names)}
        self.tent_numbers = {name: tent for tent, name in enumerate(self.tent_names)}

    def __reduce__(self) -> tuple[object, ...]:
        return layout_named, (self.name,)

    def _lane(self, line: int, front: Front) -> tuple[int, int, int]:
        seat = self.fields[line // LINES]
        target = _other(front, seat)
        first, second, third = front.lanes[front.seats.index(seat)][line % LINES]
        return (
            target * TENTS + first[0] * 3 + first[1],
            target * TENTS + second[0] * 3 + second[1],
            target * TENTS + third[0] * 3 + third[1],
        )

    def reaches(self, tent: int) -> tuple[Reach, ...]:
        """Every line that leads to a tent, with how many tents lie before it."""
        return tuple([Reach(line, lane.index(tent)) for line, lane in enumerate(self.lane) if tent in lane])

    def swamps(self, at: Iterable[tuple[int, int]]) -> frozenset[int]:
        """The swamp cells of all fields; ``at`` names them by (line, rank), counted from 1 (creed.board.swamp)."""
        inside = [(line - 1) * RANKS + rank - 1 for line, rank in at]
        return frozenset(field * CELLS + cell for field in range(len(self.fields)) for cell in inside)

    def __repr__(self) -> str:
        return f"<layout {self.name}>"


def _other(front: Front, seat: int) -> int:
    return front.seats[1 - front.seats.index(seat)]


def _row(row: int) -> Lane:
    return (row, 0), (row, 1), (row, 2)


def _column(column: int) -> Lane:
    return (0, column), (1, column), (2, column)


def _back(lane: Lane) -> Lane:
    return lane[2], lane[1], lane[0]


def _lanes(one: Lane, two: Lane, three: Lane) -> Lanes:
    return one, two, three


_ROWS = _lanes(_row(0), _row(1), _row(2))
_COLUMNS = _lanes(_column(0), _column(1), _column(2))
_ROWS_BACK = _lanes(*map(_back, _ROWS))
_COLUMNS_BACK = _lanes(*map(_back, _COLUMNS))
_COLUMNS_BACK_MIRRORED = _lanes(*reversed(_COLUMNS_BACK))

STRAIGHT = Layout("straight", 2, (Front("F", (0, 1), (_COLUMNS_BACK, _COLUMNS)),))
"""Two boards joined along one edge: one front, line c runs along column c of both camps."""
TWIN = Layout(
    "twin",
    2,
    (
        Front("R", (0, 1), (_ROWS, _ROWS_BACK)),
        Front("C", (0, 1), (_COLUMNS_BACK_MIRRORED, _COLUMNS_BACK)),
    ),
)
"""Two fronts against the same enemy: R along the rows of the camps, C round the corner along their columns."""
CROSSING = Layout(
    "crossing",
    4,
    (
        Front("N", (0, 1), (_ROWS, _ROWS_BACK)),
        Front("E", (1, 2), (_COLUMNS, _COLUMNS_BACK)),
        Front("S", (3, 2), (_ROWS, _ROWS_BACK)),
        Front("W", (0, 3), (_COLUMNS, _COLUMNS_BACK)),
    ),
)
"""Four boards in a square, A north-west and on clockwise; every player meets both enemies, and every tent lies on two
lines."""

LAYOUTS = {layout.name: layout for layout in (STRAIGHT, TWIN, CROSSING)}


def layout_named(name: str) -> Layout:
    """The layout of a name."""
    return LAYOUTS[name]


@cache
def layout_for(players: int, layout_2p: str) -> Layout:
    """The layout for a number of players: with two the one the option names (creed.setup.boards)."""
    return CROSSING if players == 4 else LAYOUTS[layout_2p]


@lru_cache
def is_land(layout: Layout, swamps: tuple[tuple[int, int], ...]) -> tuple[bool, ...]:
    """Whether each cell can hold a unit (creed.board.swamp); swamps are named by (line, rank), counted from 1."""
    wet = layout.swamps(swamps)
    return tuple(cell not in wet for cell in range(layout.cells))


def seat_named(letter: str, players: int) -> int:
    """The seat of a letter, or -1 where nobody sits."""
    letters = [seat_letter(seat) for seat in range(players)]
    return letters.index(letter) if letter in letters else -1
