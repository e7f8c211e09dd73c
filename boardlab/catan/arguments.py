"""What a person names who makes an action by hand: the arguments of :mod:`boardlab.catan.constructors`."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from boardlab.catan.action_text import LONGEST, MOST, fail, read_cards, read_development, read_resource
from boardlab.catan.board import PATH_AT, SITE_AT, TILE_AT
from boardlab.catan.cards import DEVELOPMENTS, RESOURCES, named
from boardlab.catan.places import kind_phrase
from boardlab.core.arguments import Argument, Maker, number
from boardlab.core.errors import PlainError
from boardlab.core.given import place_of, player_of
from boardlab.core.language import SHARED
from boardlab.core.quoting import quoted, shown


def _cards(given: Any, maker: Maker) -> int:
    """A bundle, from a text such as ``2 lumber 1 ore`` or from counts by name."""
    words = given.split() if isinstance(given, str) and len(given) <= LONGEST else None
    if isinstance(given, Mapping) and all(isinstance(name, str) for name in given):
        counts = {name: _count(name, count) for name, count in given.items()}
        words = [word for name, count in counts.items() if count for word in (str(count), name)] or ["nothing"]
    if words is None:
        fail("cards", text=shown(given))
    return read_cards(words)


def _count(name: str, count: object) -> int:
    """How many cards of a kind are asked for; UnreadableText for what is no number of cards."""
    if type(count) is not int or not 0 <= count <= MOST:
        kind = kind_phrase(RESOURCES.index(name)) if name in RESOURCES else shown(name)
        fail("count_of_cards", kind=kind, given=quoted(count), most=MOST)
    return count


def place_named(name: str, numbers: Mapping[str, int], about: str) -> Argument:
    """A place of one kind, by its name or its number."""
    names = tuple(numbers)
    return Argument(
        name,
        "place",
        about,
        lambda given, maker: place_of(given, numbers),
        lambda place, maker: names[place],
        takes=str | int,
    )


def cards_named(name: str, about: str) -> Argument:
    """Resource cards: a text such as ``2 lumber 1 ore``, or counts by name."""
    return Argument(name, name, about, _cards, lambda cards, maker: named(cards), takes=str | Mapping[str, int])


def _resource(given: Any, maker: Maker) -> int:
    return read_resource(given if isinstance(given, str) else shown(given))


def _development(given: Any, maker: Maker) -> int:
    return read_development(given if isinstance(given, str) else shown(given))


def _throw(given: Any, maker: Maker) -> int:
    dice = given if isinstance(given, tuple | list) else ()
    if len(dice) != 2 or not all(type(die) is int and 1 <= die <= 6 for die in dice):
        raise PlainError(SHARED.say("mistake.dice", given=quoted(given)))
    return 6 * (int(dice[0]) - 1) + int(dice[1]) - 1


def _robbed(given: Any, maker: Maker) -> int:
    return -1 if given is None else player_of(given, 4)


AT_SITE = (place_named("site", SITE_AT, "the intersection, by name or number"),)
AT_PATH = (place_named("path", PATH_AT, "the path, by name or number"),)
AT_TILE = (
    place_named("tile", TILE_AT, "the tile, by name or number"),
    Argument(
        "victim",
        "seat",
        "the seat that is robbed, or None",
        _robbed,
        lambda seat, maker: None if seat < 0 else seat,
        None,
        takes=int | None,
    ),
)
GIVEN, GOT = (
    cards_named("give", "cards handed over, such as '2 lumber'"),
    cards_named("get", "cards received, such as '1 ore'"),
)
RESOURCE = Argument(
    "resource",
    "get",
    "the resource of the card, such as 'ore'",
    _resource,
    lambda cards, maker: next(iter(named(cards))),
    takes=str,
)
DEVELOPMENT = Argument(
    "card", "card", "the card, by name", _development, lambda card, maker: DEVELOPMENTS[card], takes=str
)
PLAYED = (
    DEVELOPMENT,
    GOT._replace(about="what discovery or monopoly asks for, such as '2 ore' or 'wool'", default="nothing"),
)
PARTNER = number("partner", "seat", "the seat traded with", 0, 3)
THROWN = Argument(
    "dice",
    "place",
    "the two dice, such as (3, 5)",
    _throw,
    lambda place, maker: (place // 6 + 1, place % 6 + 1),
    takes=tuple[int, int],
)
