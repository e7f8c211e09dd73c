"""All checkpoints by id: ``torres.scoring.3`` is one of ``CHECKPOINTS`` in ``boardlab/lessons/torres/scoring.py``."""

from __future__ import annotations

import difflib
from functools import cache
from importlib import import_module
from pkgutil import iter_modules

from boardlab.core.language import Wording
from boardlab.core.verdict import PlainError
from boardlab.lessons.checkpoint import Checkpoint

WORDING = Wording("boardlab.lessons")
NEAR = 3


class UnknownCheckpoint(PlainError, LookupError):
    """There is no checkpoint with this id; the message names those that are near."""


def checkpoint(checkpoint_id: str) -> Checkpoint:
    """The checkpoint with an id.

    Raises:
        UnknownCheckpoint: naming the nearest ids, where there is none.
    """
    known = {found.id: found for found in checkpoints()}
    if checkpoint_id not in known:
        near = difflib.get_close_matches(str(checkpoint_id)[:60], known, NEAR, 0.5) or list(known)[:NEAR]
        raise UnknownCheckpoint(WORDING.say("unknown", id=str(checkpoint_id)[:60], near=tuple(near)))
    return known[checkpoint_id]


def checkpoints(prefix: str = "") -> tuple[Checkpoint, ...]:
    """All checkpoints whose id starts with a prefix such as ``torres.scoring``, in the order they are taught."""
    return tuple(found for found in _all() if found.id == prefix or not prefix or found.id.startswith(f"{prefix}."))


@cache
def _all() -> tuple[Checkpoint, ...]:
    home = import_module("boardlab.lessons")
    found: list[Checkpoint] = []
    for game in sorted(module.name for module in iter_modules(home.__path__) if module.ispkg):
        rooms = import_module(f"boardlab.lessons.{game}")
        for topic in sorted(module.name for module in iter_modules(rooms.__path__)):
            found += getattr(import_module(f"boardlab.lessons.{game}.{topic}"), "CHECKPOINTS", ())
    return tuple(found)
