"""Actions made by hand, a function for each kind: ``torres.Build("e4", stack=3, seat=0)``.

A cell is given by its name or its number (:func:`boardlab.torres.cell_index`), a card by its name, a seat from 0. What
they give is the object that ``read_action`` gives for the text. For what cannot be named they raise PlainError.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from boardlab.core.contract.action_base import sound
from boardlab.core.given import listed, place_of, player_of, whole_number
from boardlab.torres.actions import Action, Kind, action
from boardlab.torres.board import INDEX
from boardlab.torres.cards import card_index
from boardlab.torres.wording import WORDING

Cell = str | int
"""The name of a cell, ``"e4"``, or its number."""


def _made(kind: Kind, seat: int, /, **fields: Any) -> Action:
    return sound(action(kind, player_of(seat, 4), **fields), WORDING)


def _cell(given: Cell) -> int:
    return place_of(given, INDEX)


def _number(name: str, given: int, low: int, high: int) -> int:
    return whole_number(given, low, high, "mistake.whole", name=name, low=low)


def _sizes(name: str, given: Sequence[int]) -> tuple[int, ...]:
    return tuple(_number(name, size, 0, 99) for size in listed(name, given, "[3, 2]"))


def FirstKnight(cell: Cell, *, seat: int) -> Action:
    """Set-up: put a knight of ``seat`` on the castle that is ``cell``."""
    return _made(Kind.FIRST_KNIGHT, seat, cell=_cell(cell))


def PlaceKing(cell: Cell, *, seat: int) -> Action:
    """Put the king on the castle that is ``cell``, at set-up or between phases."""
    return _made(Kind.PLACE_KING, seat, cell=_cell(cell))


def LeaveKing(*, seat: int) -> Action:
    """Between phases: leave the king where he is."""
    return _made(Kind.LEAVE_KING, seat)


def Add(cell: Cell, *, seat: int) -> Action:
    """Add a knight of ``seat`` on ``cell``."""
    return _made(Kind.ADD, seat, cell=_cell(cell))


def Move(source: Cell, cell: Cell, *, seat: int) -> Action:
    """Move the knight on ``source`` to ``cell``, by a step or by doors."""
    return _made(Kind.MOVE, seat, source=_cell(source), cell=_cell(cell))


def Build(cell: Cell, stack: int = 0, *, seat: int) -> Action:
    """Place a block on ``cell``, from the ``stack`` of so many blocks; 0 for the stack in use."""
    return _made(Kind.BUILD, seat, cell=_cell(cell), size=_number("stack", stack, 0, 99))


def Buy(*, seat: int) -> Action:
    """Look at the top three cards of the own deck, or draw from the common deck."""
    return _made(Kind.BUY, seat)


def Keep(card: str, at: str = "", rest: Sequence[str] = (), *, seat: int) -> Action:
    """Keep one of the cards drawn.

    Args:
        card: the one that is kept.
        at: where the others go back: ``"top"``, ``"bottom"`` or ``"split"``.
        rest: the others in the order in which they will lie.
        seat: whose turn it is.
    """
    others = tuple(card_index(name) for name in listed("rest", rest, '["hurdle", "magnet"]'))
    return _made(Kind.KEEP, seat, card=card_index(card), at=at, rest=others)


def Play(card: str, *, source: Cell | None = None, cell: Cell | None = None, stack: int = 0, seat: int) -> Action:
    """Play a card.

    Args:
        card: which.
        source: the cell it leaves, where the card moves something.
        cell: the cell it goes to, where the card asks for one.
        stack: from which stack, by its blocks; 0 for the one in use.
        seat: who plays it.
    """
    cells = {"source": -1 if source is None else _cell(source), "cell": -1 if cell is None else _cell(cell)}
    return _made(Kind.PLAY, seat, card=card_index(card), **cells, size=_number("stack", stack, 0, 99))


def Point(points: int = 1, *, seat: int) -> Action:
    """Move the marker of ``seat`` so many ``points`` on."""
    spaces = _number("points", points, 1, 99)
    return _made(Kind.POINT, seat, size=spaces if spaces > 1 else 0)


def End(stack: int = 0, leaving: Sequence[int] = (), *, seat: int) -> Action:
    """End the turn; ``stack`` and ``leaving`` name stacks by their blocks: the one used, and all others afterwards."""
    return _made(Kind.END, seat, size=_number("stack", stack, 0, 99), rest=_sizes("leaving", leaving))


def Found(cell: Cell, *, seat: int) -> Action:
    """Set-up of the master game: put a foundation on ``cell``."""
    return _made(Kind.FOUND, seat, cell=_cell(cell))


def Carry(stacks: Sequence[int], *, seat: int) -> Action:
    """Between phases: put kept blocks on the new ``stacks``, which have so many blocks then."""
    return _made(Kind.CARRY, seat, rest=_sizes("stacks", stacks))


def Start(starter: int, *, seat: int) -> Action:
    """Between phases: let the seat ``starter`` start the phase."""
    return _made(Kind.START, seat, size=_number("starter", starter, 0, 3))
