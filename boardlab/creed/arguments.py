"""What a person names who makes an action by hand: the arguments of :mod:`boardlab.creed.constructors`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from boardlab.core.arguments import Argument, Maker, number, plain
from boardlab.core.errors import PlainError, WrongKind
from boardlab.core.given import listed, one_of, place_of
from boardlab.core.language import SHARED
from boardlab.core.quoting import quoted
from boardlab.creed.action_text import token_of, unit_named
from boardlab.creed.actions import token_text
from boardlab.creed.units import NAMES, pile_of, tiles


def cell_named(name: str, field: str, about: str, **more: Any) -> Argument:
    """A cell of the board, by its name or its number; none for None where it may be left out."""

    def read(given: Any, maker: Maker) -> int:
        return -1 if given is None and "default" in more else place_of(given, maker.board.cell_numbers)

    return Argument(
        name,
        field,
        about,
        read,
        lambda cell, maker: None if cell < 0 else maker.board.cell_names[cell],
        takes=str | int | None if "default" in more else str | int,
        **more,
    )


def tent_named(about: str, **more: Any) -> Argument:
    """A tent, by its name or its number; none for None where it may be left out."""

    def read(given: Any, maker: Maker) -> int:
        return -1 if given is None and "default" in more else place_of(given, maker.board.tent_numbers)

    return Argument(
        "tent",
        "cell",
        about,
        read,
        lambda tent, maker: None if tent < 0 else maker.board.tent_names[tent],
        takes=str | int | None if "default" in more else str | int,
        **more,
    )


def _unit(given: Any, maker: Maker) -> int:
    return unit_named(given if isinstance(given, str) else one_of("unit", given, NAMES[1:]))


def _units(given: Any, maker: Maker) -> int:
    numbers = [_unit(each, maker) for each in listed("units", given, '["archer", "shield_4"]')]
    for each in numbers:
        if numbers.count(each) > MOST_ALIKE:
            facts = {"name": "units", "low": 0, "last": MOST_ALIKE, "given": numbers.count(each)}
            raise PlainError(SHARED.say("mistake.whole", **facts))
    return pile_of(numbers)


def _token(given: Any, maker: Maker) -> int:
    return token_of(given, maker.board.players, maker.seat)


def _moves(given: Any, maker: Maker) -> tuple[tuple[int, int], ...]:
    pairs = [part.split() for part in given.split(",")] if isinstance(given, str) and len(given) <= LONGEST else given
    if not isinstance(pairs, tuple | list) or not all(
        isinstance(pair, tuple | list) and len(pair) == 2 for pair in pairs
    ):
        raise WrongKind(SHARED.say("mistake.pairs", name="moves", example='[("A11", "A32")]', given=quoted(given)))
    numbers = maker.board.cell_numbers
    return tuple((place_of(source, numbers), place_of(cell, numbers)) for source, cell in pairs)


LONGEST = 240
"""Longer texts are refused unread."""
MOST_ALIKE = 3
"""Tiles of one unit in a pile."""
UNIT_NAMED = Argument("unit", "unit", "the unit, by name", _unit, lambda unit, maker: NAMES[unit], takes=str)
UNITS_BACK = Argument(
    "units",
    "pile",
    "the units, by name",
    _units,
    lambda pile, maker: [NAMES[number] for number in tiles(pile)],
    takes=Sequence[str],
)
TOKEN_NAMED = Argument(
    "token", "unit", "the tent token, such as king; of another colour king:C", _token,
    lambda token, maker: token_text(token, maker.seat), takes=str,
)  # fmt: skip
FACE_DOWN = Argument("hidden", "hidden", "face down?", plain, plain, default=False, takes=bool)
DOER = cell_named("source", "source", "the cell of the unit, by name or number")
ON_CELL = cell_named("cell", "cell", "the cell, by name or number")
TARGET = cell_named("target", "cell", "the enemy of a spear; None for all others", default=None)
OTHER = cell_named("other", "other", "a second cell, or None", default=None)
ON_TENT = tent_named("the tent, by name or number")
RAIDED = tent_named("the tent an assassin goes for; None for all others", default=None)
STARTER = number("starter", "cell", "the seat that starts", 0, 3)
PRICE = number("price", "price", "AP paid on the box", 0, 99, by_name=True)
MOVES = Argument(
    "moves", "moves", "who goes where: [('A11', 'A32'), …], or the text 'A11 A32, A32 A11'", _moves,
    lambda moves, maker: [(maker.board.cell_names[source], maker.board.cell_names[cell]) for source, cell in moves],
    takes=str | Sequence[tuple[str, str]],
)  # fmt: skip
