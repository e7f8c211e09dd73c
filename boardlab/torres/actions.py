"""What a player may do in Torres. One object per action: equal actions are the same object."""

from __future__ import annotations

from enum import IntEnum
from operator import itemgetter
from types import MappingProxyType
from typing import TYPE_CHECKING, Any

from boardlab.core.contract.action_base import ActionBase, settled_fields
from boardlab.core.contract.action_type import ActionTypes, FixedForm
from boardlab.core.contract.drafts import closed, not_called

if TYPE_CHECKING:
    from boardlab.core.contract.action_base import Form

KNIGHTS_STAGE, KING_STAGE, TURN, LOOK, MOVE_KING, OVER = "knights", "king", "turn", "look", "move_king", "over"
FOUNDATIONS_STAGE, CARRY, CHOOSE_STARTER = "foundations", "carry", "starter"
STAGES = (
    FOUNDATIONS_STAGE, KNIGHTS_STAGE, KING_STAGE, TURN, LOOK, CARRY, MOVE_KING, CHOOSE_STARTER, OVER,
)  # fmt: skip
"""What may be decided: the set-up of foundations, knights and king, a turn, which drawn card is kept; between phases
where kept blocks go, the king, and who starts."""


class Kind(IntEnum):
    """The kinds of action, in the order of a game."""

    # An enum hashes its name in Python code; the number does it in C, and legal actions are looked up in rows by kind.
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
    """Look at the top three cards of the player's own deck, 1 AP (torres.buy.draw)."""
    KEEP = 7
    """Keep ``card``; the others go back ``at`` "top" or "bottom" in the order of ``rest``, or "split": the first on
    top, the second at the bottom (``return_split``)."""
    PLAY = 8
    """Play ``card`` (0 AP) with ``source``, ``cell`` and ``size`` as the card needs."""
    POINT = 9
    """Move one's own marker one space on, 1 AP; or ``size`` spaces at once (torres.point.cost, ``points_stepwise``)."""
    END = 10
    """End the turn: ``size`` names the stack if none is in use (else 0), ``rest`` are the other stacks afterwards."""
    FOUND = 11
    """Set-up of the master game: put a foundation on ``cell`` (torres.master.foundations)."""
    CARRY = 12
    """Between phases: put kept blocks on the new stacks, which ``rest`` are then (torres.build.phase_end)."""
    START = 13
    """Between phases: let seat ``size`` start the phase (torres.next.starter)."""


TYPES: ActionTypes[FixedForm[Any, Any, Action]] = ActionTypes(Kind)
"""The action types of the game (:class:`boardlab.torres.rules.action_type.TorresAction`); each chapter enters its
own."""
_WRITERS = TYPES.writers


class _Open(ActionBase):
    """An action while it is being made: the same slots, still open."""

    __slots__ = ("_validation_errors", "at", "card", "cell", "kind", "player", "rest", "size", "source")
    NAMED = ("player", "kind")
    BLANK = MappingProxyType({"source": -1, "cell": -1, "card": -1, "size": 0, "at": "", "rest": ()})

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
    """Blocks in the stack named; spaces taken at once; the seat that starts; or 0."""
    at: str
    """Where returned cards go: ``top``, ``bottom``, ``split`` or ""."""
    rest: tuple[int, ...]
    """Returned cards in the order they will lie, or the stacks after a turn."""


class Action(_Open):
    """What one seat intends to do. Equal actions are the same object, so they are compared by identity.

    Made by :func:`action`, by ``read_action`` of a position, or by ``torres.Build`` and its like.
    """

    __slots__ = ()
    __setattr__ = closed
    __delattr__ = closed

    def __init__(self, *args: object, **named: object) -> None:
        not_called(self)

    def __reduce__(self) -> tuple[object, tuple[object, ...]]:
        return action, (
            self.kind, self.player, self.source, self.cell, self.card, self.size, self.at, self.rest,
        )  # fmt: skip

    def form(self) -> Form | None:
        """The fields that this action's kind uses; None for a kind that the game does not have."""
        return TYPES[self.kind].form if type(self.kind) is Kind else None

    def to_text(self) -> str:
        """The action as text, without its player: ``move d3 d4``, ``play elevator a2 c2``, ``end 2 leaving 3 3 2``."""
        return _WRITERS[self.kind](self)


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
    """The one action with these parts. Nothing is checked; :attr:`Action.validation_errors` says whether the game has
    it.
    """
    fields = kind, player, source, cell, card, size, at, rest
    try:
        if cell >= 0 and not at and not rest:
            return row(kind, player, source, card, size)[cell]
        return _made.get(fields) or _intern(fields)
    except TypeError:
        # A list, say, or half a cell: no dictionary takes it, and no rule will.
        plain = _settled(fields)
        return _make(*fields) if plain == fields and type(cell) is type(plain[3]) else action(*plain)


_made: dict[tuple[object, ...], Action] = {}
"""The actions that end on no cell; all others are kept in their rows."""


def _settled(fields: tuple[object, ...]) -> tuple[Any, ...]:
    return settled_fields(Kind, fields[0], fields[1:])


def _intern(fields: tuple[object, ...]) -> Action:
    plain = _settled(fields)
    return _made.setdefault(plain, _make(*plain))


def _make(
    kind: Kind, player: int, source: int, cell: int, card: int, size: int, at: str = "", rest: tuple[int, ...] = ()
) -> Action:
    made = _Open()
    made.kind, made.player, made.source, made.cell = kind, player, source, cell
    made.card, made.size, made.at, made.rest = card, size, at, rest
    made.__class__ = Action
    return made  # type: ignore[return-value]


_PICKERS: list[itemgetter[Any] | None] = [None] * 256
"""For each set of columns in eight bits, once it was met: takes the actions with these columns out of those on one row
of the board."""


def _picker(signs: int) -> itemgetter[Any]:
    columns = [at for at in range(8) if signs >> at & 1]
    first, behind = columns[0], columns[-1] + 1
    # A single item would come bare; neighbours come quickest as a slice.
    made = itemgetter(slice(first, behind)) if len(columns) == behind - first else itemgetter(*columns)
    _PICKERS[signs] = made
    return made


class Row:
    """Ready-made actions of one kind that differ by their cell only: turns a set of cells into actions quickly."""

    __slots__ = ("_parts", "_ranks")

    def __init__(self, kind: Kind, player: int, source: int = -1, card: int = -1, size: int = 0) -> None:
        self._parts = kind, player, source, card, size
        self._ranks: dict[int, tuple[Action, ...]] = {}
        """The actions on each row of the board, once one of them was asked for."""

    def __getitem__(self, cell: int) -> Action:
        number = cell >> 3
        return (self._ranks.get(number) or self._fill(number))[cell & 7]

    def onto(self, found: list[Action], cells: int) -> None:
        """Append the actions on these cells, a set of bits, to a list, from a1 upwards."""
        ranks = self._ranks
        for number, signs in enumerate(cells.to_bytes(8, "little")):
            if signs:
                found += (_PICKERS[signs] or _picker(signs))(ranks.get(number) or self._fill(number))

    def _fill(self, number: int) -> tuple[Action, ...]:
        kind, player, source, card, size = self._parts
        cells = range(number * 8, number * 8 + 8)
        made = tuple([_make(kind, player, source, cell, card, size) for cell in cells])
        # Two threads may ask at once; equal actions must be the same object.
        return self._ranks.setdefault(number, made)


SEATS = range(4)
_rows: dict[tuple[object, ...], Row] = {
    (Kind.MOVE, seat, source, -1, 0): Row(Kind.MOVE, seat, source) for seat in SEATS for source in range(64)
}


def row(kind: Kind, player: int, source: int = -1, card: int = -1, size: int = 0) -> Row:
    """The row of actions with these parts."""
    key = kind, player, source, card, size
    found = _rows.get(key)
    if found is None:
        plain = _settled(key)
        found = _rows.setdefault(plain, Row(*plain))
    return found


MOVES = tuple([tuple([_rows[Kind.MOVE, seat, source, -1, 0] for source in range(64)]) for seat in SEATS])
"""Rows of moves by seat and source."""
ADDS = tuple([row(Kind.ADD, seat) for seat in SEATS])
BUYS = tuple([action(Kind.BUY, seat) for seat in SEATS])
POINTS = tuple([action(Kind.POINT, seat) for seat in SEATS])


def builds(seat: int, size: int = 0) -> Row:
    """The row of ways to build from a stack, the one in use where no size is given, by the cell of the block."""
    return row(Kind.BUILD, seat, size=size)


def plays(seat: int, card: int, source: int = -1, size: int = 0) -> Row:
    """The row of ways to play a card, by the cell where it ends."""
    return row(Kind.PLAY, seat, source, card, size)
