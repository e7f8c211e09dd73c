"""Errors whose message is all there is to say: one sentence for whoever gave something wrong."""

from __future__ import annotations


class PlainError(ValueError):
    """An error whose message is all there is to say; a notebook shows that one line instead of a traceback."""

    def _render_traceback_(self) -> list[str]:
        return [f"{type(self).__name__}: {self}"]


class WrongKind(PlainError, TypeError):
    """A value of a kind that does not belong here, such as a number for a position."""


class MissingPackage(PlainError, ImportError):
    """A package that is needed for this and is not installed; the message says what it is for and what to install."""


class MissingFile(PlainError, OSError):
    """A file that is not there or cannot be read."""


class UnwritableFile(PlainError, OSError):
    """A file that cannot be written; ``why`` is the reason alone, in the words of the system."""

    def __init__(self, said: str, why: str = "") -> None:
        super().__init__(said)
        self.why = why


class UnreadableText(PlainError):
    """A text that cannot be read as what it should be; the message quotes it and says what would be right."""

    part: str = ""
    """The part of the text that is wrong, where it is known."""


class NothingFits(PlainError):
    """Nothing that may be hidden from a seat fits what it sees."""


class AmbiguousText(PlainError):
    """A text that fits two actions; the message quotes it and lists them."""
