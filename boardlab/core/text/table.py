"""A table as text: what a receipt, a comparison or a list of rulings gives to whoever shows it."""

from __future__ import annotations

from typing import NamedTuple


class TextTable(NamedTuple):
    """A table in one language."""

    title: str
    head: tuple[str, ...]
    """The headings of its columns; empty where it has none."""
    rows: tuple[tuple[str, ...], ...]
