"""Which code carries out which rule, as data."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

T = TypeVar("T", bound=Callable[..., object])

CARRIED_OUT: dict[str, list[str]] = {}
"""By rule id: the functions and classes that carry it out, as ``module.name``. Code that judges by a rule names it in
a ``Breach`` or an ``Event``; ``boardlab rules`` counts both."""


def rule(*ids: str) -> Callable[[T], T]:
    """Tie a function or class to the rules it carries out, by their ids; it is given back as it is.

    Written next to the ``def``, below any other decorator::

        @rule("torres.king.once", "torres.king.all")
        def reckon(…): …
    """

    def tie(carries_out: T) -> T:
        for name in ids:
            CARRIED_OUT.setdefault(name, []).append(f"{carries_out.__module__}.{carries_out.__qualname__}")
        return carries_out

    return tie
