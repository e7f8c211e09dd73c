"""Tuples that stand for fields of a state: one for each seat, one for each stack."""

from __future__ import annotations

from typing import TypeVar

T = TypeVar("T")


def with_item(items: tuple[T, ...], at: int, item: T) -> tuple[T, ...]:
    """The tuple with ``item`` at index ``at``."""
    return (*items[:at], item, *items[at + 1 :])
