"""What a player may do in Catan, and what chance may answer. Equal actions are the same object."""

from __future__ import annotations

from enum import IntEnum
from functools import cache
from types import MappingProxyType
from typing import Any

from boardlab.catan.board import TILES
from boardlab.catan.kept import Kept
from boardlab.core.contract.action_base import ActionBase, Form, settled_fields
from boardlab.core.contract.action_type import ActionTypes, FixedForm
from boardlab.core.contract.drafts import closed, not_called
from boardlab.core.contract.position import CHANCE

FOUND, FOUND_ROAD, ROLL, TRADE, BUILD, ACT, OVER = "found", "found_road", "roll", "trade", "build", "act", "over"
DICE, DISCARD, ROBBER, RIDE, STEAL = "dice", "discard", "robber", "ride", "steal"
DRAW, FREE_ROAD, ANSWER, CONFIRM = "draw", "free_road", "answer", "confirm"
PHASES = (FOUND, ROLL, TRADE, BUILD, ACT)
"""Founding; then a turn before the roll, its trade phase, its build phase, or both at once (``act``)."""
STAGES = (
    FOUND, FOUND_ROAD, ROLL, DICE, DISCARD, ROBBER, RIDE, STEAL, TRADE, BUILD, ACT, DRAW, FREE_ROAD, ANSWER, CONFIRM,
    OVER,
)  # fmt: skip
"""What is decided: a phase itself, or something within it: a founding road; the dice; on a 7 discards and the robber;
the robber's ride by a knight; a stolen or bought card; a free road; answers to an offer and the choice among them."""
CHANCE_STAGES = (DICE, STEAL, DRAW)
TURN = (TRADE, BUILD, ACT)
"""The stages after the roll in which the player whose turn it is chooses freely."""


class Kind(IntEnum):
    """The kinds of action, in the order of a turn."""

    # An enum hashes its name in Python code; the number does it in C.
    __hash__ = int.__hash__

    SETTLEMENT = 0
    """A settlement on ``place``: free while founding (catan.start.free_site), else paid."""
    ROAD = 1
    """A road on ``place``: free while founding and by road building, else paid."""
    CITY = 2
    """The settlement on ``place`` becomes a city (catan.build.city.upgrade_only)."""
    ROLL = 3
    """Reach for the dice (catan.turn.roll_once)."""
    DICE = 4
    """Chance: the dice show ``place`` = 6 × (first - 1) + second - 1."""
    DISCARD = 5
    """Put ``give`` back because of a 7 (catan.robber.discard)."""
    ROBBER = 6
    """Move the robber to the tile ``place`` and rob ``seat``, or nobody (-1) (catan.robber.must_move)."""
    STEAL = 7
    """Chance: the stolen card is ``get`` (catan.robber.steal_one_random)."""
    BUY = 8
    """Buy a development card (catan.dev.draw_top)."""
    DRAW = 9
    """Chance: the card bought is ``card``."""
    PLAY = 10
    """Play the development ``card``; discovery names the cards to ``get``, monopoly the kind."""
    MARITIME = 11
    """Swap ``give`` with the bank for ``get`` (catan.trade.maritime.four)."""
    OFFER = 12
    """Offer the others ``give`` for ``get`` (catan.trade.domestic.negotiate)."""
    ACCEPT = 13
    """Agree to the offer."""
    DECLINE = 14
    """Say no to the offer."""
    COUNTER = 15
    """Answer with another offer: the answering player would ``give`` this to ``get`` that
    (catan.trade.domestic.counteroffer)."""
    CONFIRM = 16
    """Trade with ``seat`` as agreed."""
    WITHDRAW = 17
    """Trade with nobody."""
    CLAIM = 18
    """Declare the win, where the rulings ask for it."""
    END = 19
    """Hand the dice on (catan.turn.next_left)."""


TYPES: ActionTypes[FixedForm[Any, Any, Action]] = ActionTypes(Kind)
"""The action types of the game (:class:`boardlab.catan.rules.action_type.CatanAction`); each chapter enters its own."""
_WRITERS = TYPES.writers


class _Open(ActionBase):
    """An action while it is being made: the same slots, still open."""

    __slots__ = ("_validation_errors", "card", "get", "give", "kind", "place", "player", "seat")
    NAMED = ("player", "kind")
    BLANK = MappingProxyType({"place": -1, "seat": -1, "card": -1, "give": 0, "get": 0})

    player: int
    """The seat that acts, or CHANCE."""
    kind: Kind
    place: int
    """Index of the intersection, path or tile, or the throw; -1 if there is none."""
    seat: int
    """Whom it concerns: the player robbed or traded with; -1 for nobody."""
    card: int
    """The development card, an index; -1 for none."""
    give: int
    """Cards handed over, a bundle (see :mod:`boardlab.catan.cards`)."""
    get: int
    """Cards received, a bundle."""


class Action(_Open):
    """What one seat intends to do, or one answer of chance. Equal actions are the same object, compared by identity.

    Made by :func:`action`, by ``read_action`` of a position, or by ``catan.Road`` and its like.
    """

    __slots__ = ()
    __setattr__ = closed
    __delattr__ = closed

    def __init__(self, *args: object, **named: object) -> None:
        not_called(self)

    def __reduce__(self) -> tuple[object, ...]:
        return action, (self.kind, self.player, self.place, self.seat, self.card, self.give, self.get)

    def form(self) -> Form | None:
        """The fields that this action's kind uses; None for a kind that the game does not have."""
        return TYPES[self.kind].form if type(self.kind) is Kind else None

    @property
    def dice(self) -> tuple[int, int]:
        """The two dice of a throw, each 1 to 6; only for actions of the kind ``DICE``."""
        return self.place // 6 + 1, self.place % 6 + 1

    def to_text(self) -> str:
        """The action as text, without its player: ``road 0,0|1,0``, ``trade 4 lumber for 1 wool``, ``dice 3 5``."""
        return _WRITERS[self.kind](self)


_made: dict[tuple[object, ...], Action] = {}


def action(
    kind: Kind, player: int, place: int = -1, seat: int = -1, card: int = -1, give: int = 0, get: int = 0
) -> Action:
    """The one action with these parts; whether the game knows it, :attr:`Action.validation_errors` tells."""
    fields = player, kind, place, seat, card, give, get
    try:
        found = _made.get(fields)
        if found is None:
            settled, player, *rest = settled_fields(Kind, kind, (player, *fields[2:]))
            found = _made.setdefault((player, settled, *rest), _make(player, settled, *rest))
    except TypeError:
        # A list, say: no dictionary takes it, and no rule will.
        found = _make(*fields)
    return found


def _make(player: int, kind: Kind, place: int, seat: int, card: int, give: int, get: int) -> Action:
    made = _Open()
    made.player, made.kind, made.place, made.seat, made.card, made.give, made.get = (
        player, kind, place, seat, card, give, get,
    )  # fmt: skip
    made.__class__ = Action
    return made  # type: ignore[return-value]


def row(kind: Kind, player: int) -> Kept[tuple[Action, ...]]:
    """Actions of one kind and seat that differ by their place only, by the set of places: the quick way to legal
    actions, as the same sets come again and again while a turn is played.
    """
    each = Kept(lambda bit: action(kind, player, bit.bit_length() - 1))

    def of_places(places: int) -> tuple[Action, ...]:
        found = []
        while places:
            low = places & -places
            found.append(each[low])
            places ^= low
        return tuple(found)

    return Kept(of_places, most=4096)


def discards_of(player: int) -> Kept[Action]:
    """The discards of a seat by the cards put back, a bundle."""
    return Kept(lambda cards: action(Kind.DISCARD, player, give=cards))


SEATS = range(4)
DISCARDS = tuple(map(discards_of, SEATS))
ROADS = tuple([row(Kind.ROAD, seat) for seat in SEATS])
SETTLEMENTS = tuple([row(Kind.SETTLEMENT, seat) for seat in SEATS])
CITIES = tuple([row(Kind.CITY, seat) for seat in SEATS])
ROLLS = tuple([action(Kind.ROLL, seat) for seat in SEATS])
BUYS = tuple([action(Kind.BUY, seat) for seat in SEATS])
ENDS_TURN = tuple([action(Kind.END, seat) for seat in SEATS])
END_ONLY = tuple([(act,) for act in ENDS_TURN])
CLAIMS = tuple([action(Kind.CLAIM, seat) for seat in SEATS])
THROWS = tuple([action(Kind.DICE, CHANCE, throw) for throw in range(36)])
"""The 36 throws of two dice, each as likely as any other."""
DRAWS = tuple([action(Kind.DRAW, CHANCE, card=card) for card in range(5)])


@cache
def _robs(seat: int, mandatory: bool, tile: int) -> tuple[tuple[Action, ...], ...]:
    """Moves of the robber to one tile, by the set of seats that can be robbed there."""

    def moves(victims: int) -> tuple[Action, ...]:
        chosen = [victim for victim in SEATS if victims >> victim & 1]
        return tuple([action(Kind.ROBBER, seat, tile, victim) for victim in chosen or [-1]]) + (
            () if mandatory or not chosen else (action(Kind.ROBBER, seat, tile),)
        )

    return tuple(map(moves, range(1 << len(SEATS))))


@cache
def robs(seat: int, mandatory: bool, closed: tuple[int, ...]) -> tuple[tuple[tuple[Action, ...], ...], ...]:
    """Moves of the robber, by tile and by the set of seats that can be robbed there (catan.robber.steal_choice).

    Args:
        seat: who moves the robber.
        mandatory: must somebody be robbed where somebody can be? Otherwise nobody may be robbed, too.
        closed: the tiles where it may not go, two at most.
    """
    nobody = ((),) * (1 << len(SEATS))
    return tuple([nobody if tile in closed else _robs(seat, mandatory, tile) for tile in range(len(TILES))])


STEALS = tuple([action(Kind.STEAL, CHANCE, get=1 << 8 * kind) for kind in range(5)])
