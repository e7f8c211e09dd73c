"""A broken rule: the reason for a refusal, before it becomes a sentence."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any


@dataclass(frozen=True)
class Breach:
    """One broken rule: which, with the numbers and the places it is about."""

    rule: str
    facts: Mapping[str, Any] = field(default_factory=dict)
    """What fills the refusal sentence: numbers, cells, seats, phrases."""
    places: tuple[str, ...] = ()
    """Keys of the places this is about, such as ``("d3",)``, to be marked on the board."""
    case: str = ""
    """Which of the rule's refusal sentences fits; "" for the usual one."""
