"""What a player may do in Creed. One object per action: equal actions are the same object."""

from __future__ import annotations

from abc import abstractmethod
from enum import IntEnum
from functools import cache
from types import MappingProxyType
from typing import TYPE_CHECKING, Any

from boardlab.core.contract.action_base import ActionBase, Domain, Form, settled, settled_fields
from boardlab.core.contract.action_type import ActionType, ActionTypes, D, S
from boardlab.core.contract.drafts import closed, not_called
from boardlab.core.i18n.language import Phrase, seat_letter
from boardlab.creed.board import LAYOUTS, Layout

if TYPE_CHECKING:
    pass

TENTS_STAGE, FIRST_STAGE, PLACE_STAGE, TURN, OVER = "tents", "first", "place", "turn", "over"
GIVE_STAGE, RETURN_STAGE, LAY_STAGE = "give", "return", "lay"
STAGES = (TENTS_STAGE, FIRST_STAGE, PLACE_STAGE, TURN, GIVE_STAGE, RETURN_STAGE, LAY_STAGE, OVER)
"""What is decided: in the set-up tents, the starting player, units; then a turn, and within it which tents an ally is
given, which come back, and where picked-up tents go."""

BLANK, KING, COMMANDER = range(3)
TOKENS = ("blank", "king", "commander")


class Kind(IntEnum):
    """The kinds of action, in the order of a game."""

    # An enum hashes its name in Python code; the number does it in C.
    __hash__ = int.__hash__

    LAY = 0
    """Lay the token ``unit`` on the tent ``cell`` (creed.setup.tents, creed.special.reposition)."""
    FIRST = 1
    """Chance: seat ``cell`` starts (creed.setup.first4)."""
    PLACE = 2
    """Set-up: put ``unit`` on ``cell``, perhaps ``hidden`` (creed.setup.first4, creed.setup.second6)."""
    DEPLOY = 3
    """Put ``unit`` from the hand on ``cell``, perhaps ``hidden``, 2 AP (creed.act.deploy)."""
    MOVE = 4
    """Move every unit of ``moves`` at once, 1 AP each, 2 to the other field (creed.act.move.batch)."""
    ATTACK = 5
    """Field attack by ``source``, 2 AP; a spear names the enemy on ``cell`` (creed.act.field)."""
    SIEGE = 6
    """Siege attack by ``source``, 3 AP; an assassin names the tent ``cell`` (creed.act.siege)."""
    REVEAL = 7
    """Turn up the hidden unit on ``source`` (creed.hidden.reveal)."""
    RECALL = 8
    """Take the obstacle on ``source`` back to hand (creed.act.recall)."""
    MORALE = 9
    """Attack +1 or +2 for ``source``, by the price (creed.special.morale)."""
    REINFORCE = 10
    """Take the tiles of ``pile`` from the casualties to hand (creed.special.reinforce)."""
    REPOSITION = 11
    """Pick up the intact tents of the player's own camp and lay them out again (creed.special.reposition)."""
    TRADE = 12
    """Reposition together with the ally, tents changing hands (creed.special.reposition.ally)."""
    APPOINT = 13
    """A new commander under the tent ``cell`` (creed.special.appoint)."""
    RUMOUR = 14
    """Send the enemies on ``cell`` and ``other`` home (creed.special.rumor)."""
    FORTIFY = 15
    """A fortress token on the tent ``cell`` (creed.special.fortify)."""
    ASSASSINATE = 16
    """Turn the enemy tent ``cell`` (creed.special.assassinate)."""
    GIVE = 17
    """Hand the token ``unit`` to the ally, of any kind and colour (creed.special.reposition.mix)."""
    ENOUGH = 18
    """Give no more tents (creed.special.reposition.ally)."""
    FLOOR = 19
    """Let the ally act now (creed.turn.team)."""
    END = 20
    """End the player's own turn (creed.turn.carry)."""


class OnBoard(ActionType[S, D, "Action"]):
    """An action type whose fields depend on the board."""

    @abstractmethod
    def form_on(self, layout: Layout) -> Form:
        """The fields that it uses on a board, its player included, each with what it may hold."""


TYPES: ActionTypes[OnBoard[Any, Any]] = ActionTypes(Kind)
"""The action types of the game (:class:`boardlab.creed.rules.action_type.CreedAction`); each chapter enters its own."""
_WRITERS = TYPES.writers
Moves = tuple[tuple[int, int], ...]
_BOARD = Domain(
    lambda value: any(value is layout for layout in LAYOUTS.values()),
    Phrase("takes.layout", {"names": tuple(LAYOUTS)}),
)
_STRANGE = Form({"layout": _BOARD})
"""What a field may hold of an action made for another board: nothing, so that it is refused."""


class _Open(ActionBase):
    """An action while it is being made: the same slots, still open."""

    __slots__ = (
        "_validation_errors", "cell", "hidden", "kind", "layout", "moves", "other", "pile", "player", "price", "source",
        "unit",
    )  # fmt: skip
    NAMED = ("layout", "player", "kind")
    BLANK = MappingProxyType(
        dict(source=-1, cell=-1, other=-1, unit=0, hidden=False, price=-1, moves=(), pile=0)  # noqa: C408
    )

    layout: Layout
    """The board whose cells and tents it names."""
    kind: Kind
    player: int
    """The seat that acts, or CHANCE."""
    source: int
    """The cell of the unit that acts, or -1."""
    cell: int
    """The cell or tent it is about, or -1."""
    other: int
    """The second enemy of a rumour, or -1."""
    unit: int
    """The profile that is placed, or the token that is laid or given (kind times 4 plus colour); else 0."""
    hidden: bool
    """Face down?"""
    price: int
    """AP paid on a box of the action board, or -1."""
    moves: Moves
    """Units that move at once, as (from, to), by source."""
    pile: int
    """Tiles taken from the casualties, as a pile."""


class Action(_Open):
    """What one seat intends to do. Equal actions are the same object, so they are compared by identity.

    Made by :func:`action`, by ``read_action`` of a position, or by ``creed.Attack`` and its like.
    """

    __slots__ = ()
    __setattr__ = closed
    __delattr__ = closed

    def __init__(self, *args: object, **named: object) -> None:
        not_called(self)

    def __reduce__(self) -> tuple[object, ...]:
        return _restore, (
            self.layout.name, self.kind, self.player, self.source, self.cell, self.other, self.unit, self.hidden,
            self.price, self.moves, self.pile,
        )  # fmt: skip

    def form(self) -> Form | None:
        """The fields that this action's kind uses on its board; None for a kind that the game does not have."""
        if not _BOARD.fits(self.layout):
            return _STRANGE
        return TYPES[self.kind].form_on(self.layout) if type(self.kind) is Kind else None

    def to_text(self) -> str:
        """The action as text, without its player: ``attack A12``, ``move A11 A32``, ``rumour B11 B23 for 3``."""
        text = _WRITERS[self.kind](self)
        return f"{text} for {self.price}" if self.price >= 0 else text


def token_text(token: int, seat: int) -> str:
    """A tent token as text: ``king``, or ``king:C`` where it is not of the seat's own colour."""
    name, colour = TOKENS[token >> 2], token & 3
    return name if colour == seat else f"{name}:{seat_letter(colour)}"


def action(
    layout: Layout,
    kind: Kind,
    player: int,
    source: int = -1,
    cell: int = -1,
    other: int = -1,
    unit: int = 0,
    hidden: bool = False,
    price: int = -1,
    moves: Moves = (),
    pile: int = 0,
) -> Action:
    """The one action with these parts. Moves and the targets of a rumour are put in order.

    Whether the game knows it, :attr:`Action.validation_errors` tells.
    """
    try:
        if len(moves) > 1:
            moves = tuple(sorted(moves))
        if other >= 0 and other < cell:
            cell, other = other, cell
        fields = layout, kind, player, source, cell, other, unit, hidden, price, moves, pile
        return _made.get(fields) or _intern(fields)
    except TypeError:
        # A list, say: no dictionary takes it, and no rule will.
        return _make(layout, kind, player, source, cell, other, unit, hidden, price, moves, pile)


_made: dict[tuple[object, ...], Action] = {}


def _intern(fields: tuple[Any, ...]) -> Action:
    layout, kind, player, source, cell, other, unit, hidden, price, moves, pile = fields
    kind, *numbers = settled_fields(Kind, kind, (player, source, cell, other, unit, price, pile))
    if type(hidden) is not bool:
        hidden = settled(hidden)
        hidden = bool(hidden) if type(hidden) is int and hidden in (0, 1) else hidden
    moves = moves if moves == () else settled(moves)
    plain = (layout, kind, *numbers[:5], hidden, numbers[5], moves, numbers[6])
    return _made.setdefault(plain, _make(*plain))


def _make(
    layout: Layout,
    kind: Kind,
    player: int,
    source: int,
    cell: int,
    other: int,
    unit: int,
    hidden: bool,
    price: int,
    moves: Moves,
    pile: int,
) -> Action:
    made = _Open()
    made.layout, made.kind, made.player, made.source, made.cell, made.other = layout, kind, player, source, cell, other
    made.unit, made.hidden, made.price, made.moves, made.pile = unit, hidden, price, moves, pile
    made.__class__ = Action
    return made  # type: ignore[return-value]


def _restore(layout: str, *fields: Any) -> Action:
    return action(LAYOUTS[layout], *fields)


@cache
def by_cell(layout: Layout, kind: Kind) -> tuple[Action, ...]:
    """Ready-made actions of the unit on each cell; a cell tells its owner."""
    return tuple(action(layout, kind, seat, source=cell) for cell, seat in enumerate(layout.owner))


@cache
def by_seat(layout: Layout, kind: Kind) -> tuple[Action, ...]:
    """Ready-made actions that name nothing but who does them."""
    return tuple(action(layout, kind, seat) for seat in range(layout.players))
