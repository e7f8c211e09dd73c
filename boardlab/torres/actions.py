"""What a player may intend in Torres. One object per intention: equal actions are the same object."""

from __future__ import annotations

from enum import IntEnum
from typing import Any

from boardlab.torres.board import NAMES
from boardlab.torres.cards import CARDS

KNIGHTS_STAGE, KING_STAGE, TURN, LOOK, MOVE_KING, OVER = "knights", "king", "turn", "look", "move_king", "over"
STAGES = (KNIGHTS_STAGE, KING_STAGE, TURN, LOOK, MOVE_KING, OVER)
"""What may be decided: the set-up of knights and king, a turn, which drawn card is kept, the king between phases."""


class Kind(IntEnum):
    """The kinds of action, in the order of a game."""

    # An enum hashes its name in Python code; the number does it in C, and every menu looks rows up by kind.
    __hash__ = int.__hash__

    FIRST_KNIGHT = 0
    """Set-up: put a knight on ``cell`` (torres.setup.first_knights)."""
    PLACE_KING = 1
    """Put the king on ``cell``, at set-up or between phases (torres.setup.king, torres.next.king_may)."""
    LEAVE_KING = 2
    """Between phases: leave the king where it is (torres.next.king_stay)."""
    ADD = 3
    """Add a knight on ``cell``, 2 AP (torres.add.cost)."""
    MOVE = 4
    """Move the knight on ``source`` to ``cell``, by step or by doors, 1 AP (torres.move.cost)."""
    BUILD = 5
    """Place a block on ``cell``, 1 AP; ``size`` names the stack by its blocks, 0 for the stack in use."""
    BUY = 6
    """Look at the top three cards of the own deck, 1 AP (torres.buy.draw)."""
    KEEP = 7
    """Keep ``card``; the others go back ``at`` "top" or "bottom" in the order of ``rest``."""
    PLAY = 8
    """Play ``card`` (0 AP) with ``source``, ``cell`` and ``size`` as the card needs."""
    POINT = 9
    """Move the own marker one space on, 1 AP (torres.point.cost)."""
    END = 10
    """End the turn: ``size`` names the stack if none is in use (else 0), ``rest`` are the other stacks afterwards."""


class Action:
    """One intention of one seat. Made by :func:`action`; compared by identity, since equal ones are the same object."""

    __slots__ = ("at", "card", "cell", "kind", "player", "rest", "size", "source")

    player: int
    """The seat that acts."""
    kind: Kind
    source: int
    """Cell index something leaves, or -1."""
    cell: int
    """Cell index something goes to, or -1."""
    card: int
    """Card index, or -1."""
    size: int
    """Blocks in the stack named, or 0."""
    at: str
    """Where returned cards go: ``top``, ``bottom`` or ""."""
    rest: tuple[int, ...]
    """Returned cards in the order they will lie, or the stacks after a turn."""

    def __repr__(self) -> str:
        return f"<{self.player}: {self.to_text()}>"

    def __reduce__(self) -> tuple[Any, tuple[Any, ...]]:
        return action, (
            self.kind, self.player, self.source, self.cell, self.card, self.size, self.at, self.rest,
        )  # fmt: skip

    def __copy__(self) -> Action:
        return self

    def __deepcopy__(self, memo: object) -> Action:
        return self

    def to_text(self) -> str:
        """The action as text, without its player: ``move d3 d4``, ``play elevator a2 c2``, ``end 2 leaving 3 3 2``."""
        return _WRITERS[self.kind](self)


_made: dict[tuple[Any, ...], Action] = {}


def action(
    kind: Kind,
    player: int,
    source: int = -1,
    cell: int = -1,
    card: int = -1,
    size: int = 0,
    at: str = "",
    rest: tuple[int, ...] = (),
) -> Action:
    """The one action with these parts."""
    fields = player, kind, source, cell, card, size, at, rest
    found = _made.get(fields)
    if found is None:
        found = Action()
        found.player, found.kind, found.source, found.cell, found.card, found.size, found.at, found.rest = fields
        found = _made.setdefault(fields, found)
    return found


def _write_play(act: Action) -> str:
    words = ["play", CARDS[act.card]]
    words += [NAMES[cell] for cell in (act.source, act.cell) if cell >= 0]
    if act.size:
        words += ["from", str(act.size)]
    return " ".join(words)


def _write_end(act: Action) -> str:
    words = ["end"]
    if act.size:
        words.append(str(act.size))
    if act.rest:
        words += ["leaving", *map(str, act.rest)]
    return " ".join(words)


_WRITERS = {
    Kind.FIRST_KNIGHT: lambda a: f"knight {NAMES[a.cell]}",
    Kind.PLACE_KING: lambda a: f"king {NAMES[a.cell]}",
    Kind.LEAVE_KING: lambda a: "stay",
    Kind.ADD: lambda a: f"add {NAMES[a.cell]}",
    Kind.MOVE: lambda a: f"move {NAMES[a.source]} {NAMES[a.cell]}",
    Kind.BUILD: lambda a: f"build {NAMES[a.cell]}" + (f" from {a.size}" if a.size else ""),
    Kind.BUY: lambda a: "buy",
    Kind.KEEP: lambda a: " ".join(["keep", CARDS[a.card], a.at, *(CARDS[card] for card in a.rest)]).rstrip(),
    Kind.PLAY: _write_play,
    Kind.POINT: lambda a: "point",
    Kind.END: _write_end,
}


class Row:
    """Actions of one kind that differ by their cell only: the menus' quick way from a set of cells to actions.

    The same sets come again and again while a turn is played, so each tuple is kept, up to a limit. A new set is put
    together from its eight board rows, of which there are few different ones.
    """

    __slots__ = ("_parts", "_pieces", "_singles", "_tuples")
    _FULL = 512

    def __init__(self, kind: Kind, player: int, source: int = -1, card: int = -1, size: int = 0) -> None:
        self._parts = kind, player, source, card, size
        self._singles: dict[int, Action] = {}
        self._pieces: dict[int, tuple[Action, ...]] = {}
        self._tuples: dict[int, tuple[Action, ...]] = {}

    def at(self, cells: int) -> tuple[Action, ...]:
        """The actions with these cells, from a1 upwards."""
        found = self._tuples.get(cells)
        if found is None:
            found = self._put_together(cells)
        return found

    def _put_together(self, cells: int) -> tuple[Action, ...]:
        pieces = self._pieces
        found: list[Action] = []
        rest, number = cells, 0
        while rest:
            signs = rest & 255
            if signs:
                key = signs << 3 | number
                piece = pieces.get(key)
                found += piece if piece is not None else self._piece(key)
            rest >>= 8
            number += 1
        if len(self._tuples) >= self._FULL:
            self._tuples.clear()
        made = self._tuples[cells] = tuple(found)
        return made

    def _piece(self, key: int) -> tuple[Action, ...]:
        singles = self._singles
        found: list[Action] = []
        signs, cell = key >> 3, (key & 7) * 8
        while signs:
            if signs & 1:
                one = singles.get(cell)
                if one is None:
                    kind, player, source, card, size = self._parts
                    one = singles[cell] = action(kind, player, source, cell, card, size)
                found.append(one)
            signs >>= 1
            cell += 1
        made = self._pieces[key] = tuple(found)
        return made


_rows: dict[tuple[Kind, int, int, int, int], Row] = {}


def row(kind: Kind, player: int, source: int = -1, card: int = -1, size: int = 0) -> Row:
    """The row of actions with these parts."""
    key = kind, player, source, card, size
    found = _rows.get(key)
    if found is None:
        found = _rows.setdefault(key, Row(*key))
    return found


SEATS = range(4)
MOVES = tuple(tuple(Row(Kind.MOVE, seat, source) for source in range(64)) for seat in SEATS)
"""Rows of moves by seat and source."""
ADDS = tuple(Row(Kind.ADD, seat) for seat in SEATS)
BUILDS = tuple(tuple(Row(Kind.BUILD, seat, -1, -1, size) for size in range(64)) for seat in SEATS)
"""Rows of blocks by seat and size of the stack named."""
BUYS = tuple(action(Kind.BUY, seat) for seat in SEATS)
POINTS = tuple(action(Kind.POINT, seat) for seat in SEATS)
