"""Reading positions from strangers' text and data: each field checked, each mistake one sentence that quotes it.

The sentences are the wordings ``error.<key>`` of the game whose position is read.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any, NoReturn

from boardlab.core.given import BOM
from boardlab.core.language import Wording
from boardlab.core.quoting import shown
from boardlab.core.verdict import UnreadableText

Reader = Callable[[str, Any], Any]
"""Takes the name of a field and its value, gives what is kept; fails where that cannot be."""
PUZZLE = "puzzle"
"""The last word of a line that describes what no game can reach."""


def maybe(reader: Reader) -> Reader:
    """A reader that takes None as it is, and hands everything else to ``reader``."""
    return lambda name, value: None if value is None else reader(name, value)


class Fields:
    """Makes readers of fields whose error messages are in the words of one game.

    Args:
        wording: the words of the game.
        longest: the most items a list may have.
    """

    def __init__(self, wording: Wording, longest: int = 99) -> None:
        self.wording = wording
        self.longest = longest

    def fail(self, key: str, **facts: Any) -> NoReturn:
        """Refuse what was given.

        Raises:
            UnreadableText: always, with the wording ``error.<key>``.
        """
        raise UnreadableText(self.wording.say(f"error.{key}", **facts))

    def line(self, text: object, longest: int, headers: Sequence[str]) -> tuple[list[str], bool]:
        """The words of a position's line, which begins with one of some headers, and whether it ends in ``puzzle``."""
        line = text if type(text) is str else f"({type(text).__name__})"
        if len(line) > longest:
            self.fail("text", text=shown(line))
        words = line.removeprefix(BOM).split()
        puzzle = words[-1:] == [PUZZLE]
        if puzzle:
            words.pop()
        if not words or words[0] not in headers:
            self.fail("header", text=shown(words[0] if words else ""), right=headers[0])
        return words, puzzle

    def once(self, named: Iterable[tuple[str, Any]]) -> dict[str, Any]:
        """Rulings by name, each named once: of two values nobody could say which was meant."""
        found: dict[str, Any] = {}
        for name, value in named:
            if name in found:
                self.fail("ruling_twice", ruling=shown(name))
            found[name] = value
        return found

    def between(self, low: int, high: int) -> Reader:
        """A whole number within bounds."""

        def read_number(name: str, value: Any) -> int:
            if not isinstance(value, int) or isinstance(value, bool) or not low <= value <= high:
                self.fail("range", field=name, text=shown(value), low=low, high=high)
            return value

        return read_number

    def truth(self, name: str, value: Any) -> bool:
        """True or false."""
        if not isinstance(value, bool):
            self.fail("kind", field=name, text=shown(value))
        return value

    def items(self, name: str, value: Any) -> list[Any]:
        """A list that is not too long."""
        if not isinstance(value, list | tuple) or len(value) > self.longest:
            self.fail("kind", field=name, text=shown(value))
        return list(value)

    def per_seat(self, players: int, reader: Reader) -> Reader:
        """One item for each seat, each read alike."""

        def read_seats(name: str, value: Any) -> tuple[Any, ...]:
            parts = self.items(name, value)
            if len(parts) != players:
                self.fail("seats_of", field=name, count=len(parts), players=players)
            return tuple(reader(name, part) for part in parts)

        return read_seats
