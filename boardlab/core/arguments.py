"""What a person names who makes an action by hand, and how an action keeps it: told by each action type."""

from __future__ import annotations

from collections.abc import Callable
from inspect import Parameter
from typing import Any, NamedTuple

from boardlab.core.given import whole_number


class Maker(NamedTuple):
    """For whom an action is made: what a name may mean depends on it."""

    seat: int
    board: Any
    """The board, in a game that has several; None in others."""


REQUIRED = Parameter.empty


class Argument(NamedTuple):
    """One argument of a function that makes actions."""

    name: str
    """What it is called."""
    field: str
    """The field of the action that keeps it."""
    about: str
    """What is given, for whoever asks for help: "a cell, by its name or its number"."""
    read: Callable[[Any, Maker], Any]
    """What the action keeps of what was given; PlainError where it cannot be."""
    write: Callable[[Any, Maker], Any]
    """What would have to be given for what an action keeps."""
    default: Any = REQUIRED
    by_name: bool = False
    """Must it be given by its name?"""
    takes: Any = Any
    """Its type, for whoever asks for help."""


def plain(value: Any, maker: Maker) -> Any:
    """What is kept as it is given."""
    return value


def number(name: str, field: str, about: str, low: int, high: int, **more: Any) -> Argument:
    """A whole number within bounds."""
    return Argument(name, field, about, within(name, low, high), plain, takes=int, **more)


def within(name: str, low: int, high: int) -> Callable[[Any, Maker], int]:
    """Reads a whole number within bounds."""
    return lambda value, maker: whole_number(value, low, high, "mistake.whole", name=name, low=low)
