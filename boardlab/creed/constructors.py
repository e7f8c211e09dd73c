"""Actions made by hand, a function for each kind: ``creed.Attack("A12", seat=0)``.

A cell or a tent is given by its name or its number, a unit or a token by its name, a seat from 0, a price in AP. The
board is ``"straight"``, ``"twin"`` or ``"crossing"``. What they give is the object that ``read_action`` gives for the
text. For what cannot be named they raise PlainError.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from boardlab.core.contract.action import CHANCE
from boardlab.core.contract.action_base import sound
from boardlab.core.errors import PlainError, WrongKind
from boardlab.core.given import listed, one_of, place_of, player_of, whole_number
from boardlab.core.i18n.language import SHARED
from boardlab.core.text.quoting import quoted
from boardlab.creed.actions import Action, Kind, action
from boardlab.creed.board import LAYOUTS, Layout
from boardlab.creed.rules.action_text import token_of, unit_named
from boardlab.creed.units import NAMES, pile_of
from boardlab.creed.wording import WORDING

PlaceName = str | int
"""The name of a cell or a tent, ``"A12"`` or ``"AT12"``, or its number."""
USUAL = "straight"
"""The board of two players."""
LONGEST = 240
"""A longer text of moves is refused unread."""
MOST_ALIKE = 3
"""Tiles of one unit in a pile."""


def _board(given: str) -> Layout:
    return LAYOUTS[one_of("board", given, LAYOUTS)]


def _made(kind: Kind, seat: int, board: Layout, /, **fields: Any) -> Action:
    return sound(action(board, kind, player_of(seat, board.players), **fields), WORDING)


def _number(name: str, given: int, high: int) -> int:
    return whole_number(given, 0, high, "mistake.whole", name=name, low=0)


def _paid(kind: Kind, price: int, seat: int, board: Layout, /, **fields: object) -> Action:
    return _made(kind, seat, board, price=_number("price", price, 99), **fields)


def _unit(given: object) -> int:
    return unit_named(given if isinstance(given, str) else one_of("unit", given, NAMES[1:]))


def _cell(given: PlaceName, board: Layout) -> int:
    return place_of(given, board.cell_numbers)


def _tent(given: PlaceName, board: Layout) -> int:
    return place_of(given, board.tent_numbers)


def Lay(token: str, tent: PlaceName, *, seat: int, board: str = USUAL) -> Action:
    """Lay a ``token``, such as ``"king"``, on a free ``tent`` of the own camp; of another colour it is ``"king:C"``."""
    on = _board(board)
    by = player_of(seat, on.players)
    return _made(Kind.LAY, by, on, unit=token_of(token, on.players, by), cell=_tent(tent, on))


def First(starter: int, *, board: str = USUAL) -> Action:
    """Chance: the seat ``starter`` starts."""
    return sound(action(_board(board), Kind.FIRST, CHANCE, cell=_number("starter", starter, 3)), WORDING)


def Place(unit: str, cell: PlaceName, hidden: bool = False, *, seat: int, board: str = USUAL) -> Action:
    """Set-up: put a ``unit`` from the hand on ``cell``; ``hidden`` is face down."""
    on = _board(board)
    return _made(Kind.PLACE, seat, on, unit=_unit(unit), cell=_cell(cell, on), hidden=hidden)


def Deploy(unit: str, cell: PlaceName, hidden: bool = False, *, seat: int, board: str = USUAL) -> Action:
    """Put a ``unit`` from the hand on a free ``cell`` of the own fields; ``hidden`` is face down."""
    on = _board(board)
    return _made(Kind.DEPLOY, seat, on, unit=_unit(unit), cell=_cell(cell, on), hidden=hidden)


def Move(moves: str | Sequence[tuple[PlaceName, PlaceName]], *, seat: int, board: str = USUAL) -> Action:
    """Move units at once: ``moves`` are ``[("A11", "A32"), …]``, or the text ``"A11 A32, A32 A11"``."""
    on = _board(board)
    pairs = [part.split() for part in moves.split(",")] if isinstance(moves, str) and len(moves) <= LONGEST else moves
    if not isinstance(pairs, tuple | list) or not all(
        isinstance(pair, tuple | list) and len(pair) == 2 for pair in pairs
    ):
        raise WrongKind(SHARED.say("mistake.pairs", name="moves", example='[("A11", "A32")]', given=quoted(moves)))
    return _made(Kind.MOVE, seat, on, moves=tuple((_cell(pair[0], on), _cell(pair[1], on)) for pair in pairs))


def Attack(source: PlaceName, target: PlaceName | None = None, *, seat: int, board: str = USUAL) -> Action:
    """Attack with the unit on ``source``; only a spear names its ``target``, the cell of an enemy."""
    on = _board(board)
    return _made(Kind.ATTACK, seat, on, source=_cell(source, on), cell=-1 if target is None else _cell(target, on))


def Siege(source: PlaceName, tent: PlaceName | None = None, *, seat: int, board: str = USUAL) -> Action:
    """Attack a tent with the unit on ``source``; only an assassin names the ``tent``."""
    on = _board(board)
    return _made(Kind.SIEGE, seat, on, source=_cell(source, on), cell=-1 if tent is None else _tent(tent, on))


def Reveal(source: PlaceName, *, seat: int, board: str = USUAL) -> Action:
    """Turn up the hidden unit on ``source``."""
    on = _board(board)
    return _made(Kind.REVEAL, seat, on, source=_cell(source, on))


def Recall(source: PlaceName, *, seat: int, board: str = USUAL) -> Action:
    """Take the obstacle on ``source`` back to hand."""
    on = _board(board)
    return _made(Kind.RECALL, seat, on, source=_cell(source, on))


def Morale(source: PlaceName, *, price: int, seat: int, board: str = USUAL) -> Action:
    """Raise the attack of the unit on ``source``, by the ``price``."""
    on = _board(board)
    return _paid(Kind.MORALE, price, seat, on, source=_cell(source, on))


def Reinforce(units: Sequence[str], *, price: int, seat: int, board: str = USUAL) -> Action:
    """Take the ``units``, such as ``["archer", "shield_4"]``, from the casualties to hand."""
    numbers = [_unit(each) for each in listed("units", units, '["archer", "shield_4"]')]
    for each in numbers:
        if numbers.count(each) > MOST_ALIKE:
            facts = {"name": "units", "low": 0, "last": MOST_ALIKE, "given": numbers.count(each)}
            raise PlainError(SHARED.say("mistake.whole", **facts))
    return _paid(Kind.REINFORCE, price, seat, _board(board), pile=pile_of(numbers))


def Reposition(*, price: int, seat: int, board: str = USUAL) -> Action:
    """Pick up the intact tents of the own camp and lay them out again."""
    return _paid(Kind.REPOSITION, price, seat, _board(board))


def Trade(*, price: int, seat: int, board: str = USUAL) -> Action:
    """Reposition together with the ally, tents changing hands."""
    return _paid(Kind.TRADE, price, seat, _board(board))


def Appoint(tent: PlaceName, *, price: int, seat: int, board: str = USUAL) -> Action:
    """Appoint a new commander under the own blank ``tent``."""
    on = _board(board)
    return _paid(Kind.APPOINT, price, seat, on, cell=_tent(tent, on))


def Rumour(cell: PlaceName, other: PlaceName | None = None, *, price: int, seat: int, board: str = USUAL) -> Action:
    """Send the enemy on ``cell`` home, and the one on ``other`` too, if it is given."""
    on = _board(board)
    second = -1 if other is None else _cell(other, on)
    return _paid(Kind.RUMOUR, price, seat, on, cell=_cell(cell, on), other=second)


def Fortify(tent: PlaceName, *, price: int, seat: int, board: str = USUAL) -> Action:
    """Put a fortress on the own ``tent``."""
    on = _board(board)
    return _paid(Kind.FORTIFY, price, seat, on, cell=_tent(tent, on))


def Assassinate(tent: PlaceName, *, price: int, seat: int, board: str = USUAL) -> Action:
    """Turn up an enemy ``tent``."""
    on = _board(board)
    return _paid(Kind.ASSASSINATE, price, seat, on, cell=_tent(tent, on))


def Give(token: str, *, seat: int, board: str = USUAL) -> Action:
    """Hand a ``token``, such as ``"king"`` or ``"king:C"``, to the ally."""
    on = _board(board)
    by = player_of(seat, on.players)
    return _made(Kind.GIVE, by, on, unit=token_of(token, on.players, by))


def Enough(*, seat: int, board: str = USUAL) -> Action:
    """Give no more tents."""
    return _made(Kind.ENOUGH, seat, _board(board))


def Floor(*, seat: int, board: str = USUAL) -> Action:
    """Let the ally act now."""
    return _made(Kind.FLOOR, seat, _board(board))


def End(*, seat: int, board: str = USUAL) -> Action:
    """End the own turn."""
    return _made(Kind.END, seat, _board(board))
