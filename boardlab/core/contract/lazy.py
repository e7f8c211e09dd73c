"""Names that are looked up when they are first used, so that a game is known before it is loaded."""

from __future__ import annotations

from importlib import import_module
from typing import Any


class Lazy:
    """A function that stands for another one, whose module is loaded by the first call.

    Args:
        path: the module, and the name in it: ``boardlab.torres.picking:picks``.
    """

    __slots__ = ("module", "name")

    def __init__(self, path: str) -> None:
        self.module, _, self.name = path.partition(":")

    def load(self) -> Any:
        """What the name means."""
        return getattr(import_module(self.module), self.name)

    def __call__(self, *args: object, **named: object) -> Any:
        """What the function gives for these arguments."""
        return self.load()(*args, **named)

    def __repr__(self) -> str:
        return f"<{self.module}:{self.name}, when it is needed>"


class LazyValue(Lazy):
    """A function of no arguments that gives a value by its name, whose module is loaded by the first call."""

    __slots__ = ()

    def __call__(self, *args: object, **named: object) -> Any:
        """The value."""
        return self.load()
