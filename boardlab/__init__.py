"""boardlab teaches the rules of modern board games by doing.

    >>> from boardlab import torres
    >>> torres.start(players=3).current_player
    0

``Study(position)`` shows a live board in a notebook, ``check("torres.scoring.1")`` a checkpoint, ``progress("torres")``
what you have reached, ``language("ko")`` chooses the language. Games and boards are loaded when they are first used.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any

from boardlab.core.language import language

if TYPE_CHECKING:
    from boardlab import catan, creed, torres
    from boardlab.core.compare import compare
    from boardlab.core.record import Record
    from boardlab.live import Study, check, practice, progress

__version__ = "0.1.0"
GAMES = ("torres", "catan", "creed")
"""The games that can be learned, each a package of the same contract."""
__all__ = [
    "GAMES", "Record", "Study", "catan", "check", "compare", "creed", "language", "practice", "progress", "torres",
]  # fmt: skip

_HOMES = {
    "Record": "boardlab.core.record",
    "Study": "boardlab.live",
    "check": "boardlab.live",
    "compare": "boardlab.core.compare",
    "practice": "boardlab.live",
    "progress": "boardlab.live",
}


def __getattr__(name: str) -> Any:
    if name in GAMES:
        return import_module(f"boardlab.{name}")
    if name in _HOMES:
        return getattr(import_module(_HOMES[name]), name)
    raise AttributeError(f"module 'boardlab' has no attribute {name!r}")


def __dir__() -> list[str]:
    return sorted([*__all__, "__version__"])
