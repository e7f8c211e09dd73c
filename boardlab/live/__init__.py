"""Sessions: what decides on a board that is played, a question that is asked. Knows no widget and no page.

A host, such as the widgets of :mod:`boardlab.notebook`, lends a session its eyes and ears.
"""

from __future__ import annotations

import warnings
from importlib import import_module
from typing import Any

_MOVED = ("Matrix", "Study", "check", "practice", "progress")


def __getattr__(name: str) -> Any:
    if name in _MOVED:
        told = f"boardlab.live.{name} is boardlab.notebook.{name} now; the old name goes in the next version."
        warnings.warn(told, DeprecationWarning, stacklevel=2)
        return getattr(import_module("boardlab.notebook"), name)
    raise AttributeError(f"module 'boardlab.live' has no attribute {name!r}")
