"""What a person names who makes an action by hand: the arguments of :mod:`boardlab.torres.constructors`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from boardlab.core.arguments import Argument, Maker, number, plain
from boardlab.core.given import listed, place_of, whole_number
from boardlab.torres.board import INDEX, NAMES
from boardlab.torres.cards import CARDS, card_index


def _spaces(given: Any, maker: Maker) -> int:
    spaces = whole_number(given, 1, 99, "mistake.whole", name="points", low=1)
    return spaces if spaces > 1 else 0


def cell_named(name: str, field: str, about: str, **more: Any) -> Argument:
    """A cell, by its name or its number; none for None where it may be left out."""

    def read(value: Any, maker: Maker) -> int:
        return -1 if value is None and "default" in more else place_of(value, INDEX)

    takes = str | int | None if "default" in more else str | int
    return Argument(
        name, field, about, read, lambda cell, maker: None if cell < 0 else NAMES[cell], takes=takes, **more
    )


def _cards(value: Any, maker: Maker) -> tuple[int, ...]:
    return tuple(card_index(name) for name in listed("rest", value, '["hurdle", "magnet"]'))


def stacks_named(name: str, about: str, **more: Any) -> Argument:
    """Stacks by their blocks."""

    def read(value: Any, maker: Maker) -> tuple[int, ...]:
        return tuple(
            whole_number(each, 0, 99, "mistake.whole", name=name, low=0) for each in listed(name, value, "[3, 2]")
        )

    return Argument(name, "rest", about, read, plain, takes=Sequence[int], **more)


ON_CELL = (cell_named("cell", "cell", "the cell, by name or number"),)
FROM_TO = (cell_named("source", "source", "the cell it leaves"), cell_named("cell", "cell", "the cell it goes to"))
STACK = number("stack", "size", "the stack, by its blocks; 0 for the one in use", 0, 99, default=0)
CARD_NAMED = Argument(
    "card",
    "card",
    "the card, by name",
    lambda name, maker: card_index(name),
    lambda card, maker: CARDS[card],
    takes=str,
)
CARDS_BACK = (
    CARD_NAMED,
    Argument("at", "at", "where the others go: top, bottom or split", plain, plain, default="", takes=str),
    Argument(
        "rest",
        "rest",
        "the others in the order they will lie",
        _cards,
        lambda cards, maker: [CARDS[card] for card in cards],
        default=(),
        takes=Sequence[str],
    ),
)
CARD_PLAYED = (
    CARD_NAMED,
    cell_named("source", "source", "the cell it leaves, where the card moves something", default=None, by_name=True),
    cell_named("cell", "cell", "the cell it goes to, where the card asks for one", default=None, by_name=True),
    STACK._replace(by_name=True),
)
SPACES = Argument(
    "points", "size", "how many spaces at once", _spaces, lambda size, maker: size or 1, default=1, takes=int
)
STARTER = number("starter", "size", "the seat that starts", 0, 3)
