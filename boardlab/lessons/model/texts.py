"""The text of a lesson as it is built: paragraphs, lists, tables and quotations, made of spans.

What is read is made of it where it is shown: values are computed there, and rules are called by their titles.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import NotRequired, TypedDict, final


@final
class Value(TypedDict):
    """Something computed where the text is shown."""

    value: str
    """Its Python, as it stands between double braces."""


Piece = str | Value


@final
class Marked(TypedDict):
    """A few words that are strong, slanted, code, or the name of a rule."""

    kind: str
    """``strong``, ``slanted``, ``code`` or ``rule``."""
    text: list[Piece]
    """The words; none for a rule that goes by its title."""
    rule: NotRequired[str]


Span = Piece | Marked


class Block(TypedDict):
    """A paragraph or quotation with ``spans``, a list with ``items``, or a table with ``head`` and ``rows``."""

    kind: str
    """``text``, ``quote``, ``list``, ``numbers`` or ``table``."""
    spans: NotRequired[list[Span]]
    items: NotRequired[list[list[Span]]]
    head: NotRequired[list[list[Span]]]
    rows: NotRequired[list[list[list[Span]]]]


def values_in(part: object) -> Iterator[str]:
    """The Python of all values in some blocks, in their order."""
    if isinstance(part, list):
        for each in part:
            yield from values_in(each)
    elif isinstance(part, dict):
        if "value" in part:
            yield part["value"]
        for each in part.values():
            yield from values_in(each)
