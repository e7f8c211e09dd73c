"""Actions made by hand, a function for each kind: ``catan.Road("0,0|1,0", seat=0)``.

A tile, an intersection or a path is given by its name or its number, cards as a text such as ``"2 lumber 1 ore"`` or as
counts by name, a seat from 0. What they give is the object that ``read_action`` gives for the text. For what cannot be
named they raise PlainError.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from boardlab.catan.actions import Action, Kind, action
from boardlab.catan.board import PATH_AT, SITE_AT, TILE_AT
from boardlab.catan.cards import RESOURCES
from boardlab.catan.places import kind_phrase
from boardlab.catan.rules.action_text import MOST, fail, read_cards, read_development, read_resource
from boardlab.catan.wording import WORDING
from boardlab.core.contract.action import CHANCE
from boardlab.core.contract.action_base import sound
from boardlab.core.contract.action_type import LONGEST_TEXT
from boardlab.core.errors import PlainError
from boardlab.core.given import place_of, player_of, whole_number
from boardlab.core.i18n.language import SHARED
from boardlab.core.text.quoting import quoted, shown

Place = str | int
"""The name of a place, ``"0,0|1,0"``, or its number among those of its kind."""
Cards = str | Mapping[str, int]
"""Resource cards: ``"2 lumber 1 ore"``, or ``{"lumber": 2, "ore": 1}``."""


def _made(kind: Kind, seat: int, /, **fields: Any) -> Action:
    return sound(action(kind, player_of(seat, 4), **fields), WORDING)


def _answered(kind: Kind, /, **fields: Any) -> Action:
    return sound(action(kind, CHANCE, **fields), WORDING)


def _cards(given: Cards) -> int:
    words = given.split() if isinstance(given, str) and len(given) <= LONGEST_TEXT else None
    if isinstance(given, Mapping) and all(isinstance(name, str) for name in given):
        counts = {name: _count(name, count) for name, count in given.items()}
        words = [word for name, count in counts.items() if count for word in (str(count), name)] or ["nothing"]
    if words is None:
        fail("cards", text=shown(given))
    return read_cards(words)


def _count(name: str, count: object) -> int:
    if type(count) is not int or not 0 <= count <= MOST:
        kind = kind_phrase(RESOURCES.index(name)) if name in RESOURCES else shown(name)
        fail("count_of_cards", kind=kind, given=quoted(count), most=MOST)
    return count


def _throw(given: object) -> int:
    dice = given if isinstance(given, tuple | list) else ()
    if len(dice) != 2 or not all(type(die) is int and 1 <= die <= 6 for die in dice):
        raise PlainError(SHARED.say("mistake.dice", given=quoted(given)))
    return 6 * (int(dice[0]) - 1) + int(dice[1]) - 1


def _name(given: object) -> str:
    return given if isinstance(given, str) else shown(given)


def Settlement(site: Place, *, seat: int) -> Action:
    """Build a settlement of ``seat`` on the intersection ``site``."""
    return _made(Kind.SETTLEMENT, seat, place=place_of(site, SITE_AT))


def Road(path: Place, *, seat: int) -> Action:
    """Build a road of ``seat`` on a ``path``."""
    return _made(Kind.ROAD, seat, place=place_of(path, PATH_AT))


def City(site: Place, *, seat: int) -> Action:
    """Make the settlement of ``seat`` on the intersection ``site`` a city."""
    return _made(Kind.CITY, seat, place=place_of(site, SITE_AT))


def Roll(*, seat: int) -> Action:
    """Reach for the dice; what they show is :func:`Dice`."""
    return _made(Kind.ROLL, seat)


def Dice(dice: tuple[int, int]) -> Action:
    """Chance: the two numbers that the dice show, 1 to 6 each."""
    return _answered(Kind.DICE, place=_throw(dice))


def Discard(give: Cards, *, seat: int) -> Action:
    """Because of a 7: put the cards ``give`` back."""
    return _made(Kind.DISCARD, seat, give=_cards(give))


def Robber(tile: Place, victim: int | None = None, *, seat: int) -> Action:
    """Move the robber to ``tile`` and rob the seat ``victim``, or nobody."""
    return _made(Kind.ROBBER, seat, place=place_of(tile, TILE_AT), seat=-1 if victim is None else player_of(victim, 4))


def Steal(resource: str) -> Action:
    """Chance: the ``resource`` of the card that is stolen, such as ``"ore"``."""
    return _answered(Kind.STEAL, get=read_resource(_name(resource)))


def Buy(*, seat: int) -> Action:
    """Buy the top development card of the pile; which it is says :func:`Draw`."""
    return _made(Kind.BUY, seat)


def Draw(card: str) -> Action:
    """Chance: the development ``card`` that was bought, by name."""
    return _answered(Kind.DRAW, card=read_development(_name(card)))


def Play(card: str, get: Cards = "nothing", *, seat: int) -> Action:
    """Play a development ``card``; ``get`` is what discovery or monopoly asks for, such as ``"2 ore"``."""
    return _made(Kind.PLAY, seat, card=read_development(_name(card)), get=_cards(get))


def Maritime(give: Cards, get: Cards, *, seat: int) -> Action:
    """Swap the cards ``give`` with the bank for ``get``."""
    return _made(Kind.MARITIME, seat, give=_cards(give), get=_cards(get))


def Offer(give: Cards, get: Cards, *, seat: int) -> Action:
    """Offer the others the cards ``give`` for ``get``."""
    return _made(Kind.OFFER, seat, give=_cards(give), get=_cards(get))


def Accept(*, seat: int) -> Action:
    """Agree to the offer."""
    return _made(Kind.ACCEPT, seat)


def Decline(*, seat: int) -> Action:
    """Say no to the offer."""
    return _made(Kind.DECLINE, seat)


def Counter(give: Cards, get: Cards, *, seat: int) -> Action:
    """Answer an offer with another: ``seat`` would hand over ``give`` for ``get``."""
    return _made(Kind.COUNTER, seat, give=_cards(give), get=_cards(get))


def Confirm(partner: int, *, seat: int) -> Action:
    """Trade with the seat ``partner``, who agreed."""
    return _made(Kind.CONFIRM, seat, seat=whole_number(partner, 0, 3, "mistake.whole", name="partner", low=0))


def Withdraw(*, seat: int) -> Action:
    """Trade with nobody."""
    return _made(Kind.WITHDRAW, seat)


def Claim(*, seat: int) -> Action:
    """Declare the win, where the rulings ask for it."""
    return _made(Kind.CLAIM, seat)


def End(*, seat: int) -> Action:
    """Hand the dice on to the next player."""
    return _made(Kind.END, seat)
