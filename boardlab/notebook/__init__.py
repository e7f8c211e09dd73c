"""Notebooks: what a cell shows. The only room that knows widgets; what they decide lies in :mod:`boardlab.session`.

Names are loaded when they are first asked for, so that a lesson does not wait for the board of a study.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from boardlab.notebook.checkpoint import check, practice
    from boardlab.notebook.matrix import Matrix
    from boardlab.notebook.progress_card import progress
    from boardlab.notebook.stage import Stage, lesson
    from boardlab.notebook.study import Study, challenge, play

__all__ = ["Matrix", "Stage", "Study", "challenge", "check", "lesson", "play", "practice", "progress"]

_HOMES = {
    "Matrix": "matrix",
    "Stage": "stage",
    "Study": "study",
    "challenge": "study",
    "check": "checkpoint",
    "lesson": "stage",
    "play": "study",
    "practice": "checkpoint",
    "progress": "progress_card",
}


def __getattr__(name: str) -> Any:
    if name not in _HOMES:
        raise AttributeError(f"module 'boardlab.notebook' has no attribute {name!r}")
    return getattr(import_module(f"boardlab.notebook.{_HOMES[name]}"), name)


def __dir__() -> list[str]:
    return sorted(__all__)
