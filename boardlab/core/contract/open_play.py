"""How a game is played on in one open state; see :func:`boardlab.core.play.playout.playout`."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from random import Random
from typing import Any


@dataclass(frozen=True, kw_only=True)
class OpenPlay:
    """The functions with which :func:`boardlab.core.play.playout.playout` plays; single plays use the same ones."""

    open_copy: Callable[[Any], Any]
    """An open copy of a position."""
    menu: Callable[[Any], Sequence[Any]]
    """The legal actions of an open state in which a seat decides."""
    draw: Callable[[Any, Random], Any]
    """An answer of chance, drawn by its weights."""
    effects: Sequence[Callable[[Any, Any], None]]
    """What an action changes, by its kind."""
    seal: Callable[[Any], Any]
    """The open state as a position."""
