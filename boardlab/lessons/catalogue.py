"""All checkpoints by id: ``torres.scoring.3`` is one of ``CHECKPOINTS`` in ``boardlab/lessons/torres/scoring.py``."""

from __future__ import annotations

import difflib
from dataclasses import replace
from functools import cache
from importlib import import_module
from pkgutil import iter_modules

from boardlab.core.game import find_game, game_names
from boardlab.core.given import a_text
from boardlab.core.quoting import shown
from boardlab.core.verdict import PlainError
from boardlab.lessons.checkpoint import Checkpoint
from boardlab.lessons.misconception import Misconception
from boardlab.lessons.practice import NoPractice, from_id
from boardlab.lessons.question_types import WORDING

NEAR = 3


class UnknownCheckpoint(PlainError, LookupError):
    """There is no checkpoint with this id; the message names those that are near."""


def checkpoint(checkpoint_id: str) -> Checkpoint:
    """The checkpoint with an id, a practice position such as ``torres.scoring.practice.1.3`` included.

    Raises:
        UnknownCheckpoint: naming the nearest ids, where there is none.
    """
    known = {found.id: found for found in checkpoints()}
    name = shown(checkpoint_id, 120)
    if name in known:
        return known[name]
    try:
        drawn = from_id(name)
    except NoPractice:
        drawn = None
    if drawn is not None:
        return drawn
    near = difflib.get_close_matches(name[:60], known, NEAR, 0.5) or list(known)[:NEAR]
    raise UnknownCheckpoint(WORDING.say("unknown", id=shown(name, 60), near=tuple(near)))


def checkpoints(prefix: str = "") -> tuple[Checkpoint, ...]:
    """All checkpoints whose id starts with a prefix such as ``torres.scoring``, in the order they are taught.

    Raises:
        WrongKind: where the prefix is no text.
    """
    a_text(prefix)
    return tuple(found for found in _all() if found.id == prefix or not prefix or found.id.startswith(f"{prefix}."))


def misconceptions(prefix: str = "") -> tuple[Misconception, ...]:
    """Every misconception once, each with the checkpoint that tells it from the truth, in the order they are met.

    Args:
        prefix: of the checkpoints looked at, such as ``torres`` or ``torres.scoring``.
    """
    found: dict[str, Misconception] = {}
    for asked in checkpoints(prefix):
        for wrong in asked.misconceptions:
            found.setdefault(wrong.id, replace(wrong, diagnostic=wrong.diagnostic or asked.id))
    return tuple(found.values())


@cache
def _all() -> tuple[Checkpoint, ...]:
    found: list[Checkpoint] = []
    for game in sorted(game_names()):
        if lessons := find_game(game).lessons:
            rooms = import_module(lessons)
            for topic in sorted(module.name for module in iter_modules(rooms.__path__)):
                found += getattr(import_module(f"{lessons}.{topic}"), "CHECKPOINTS", ())
    return tuple(found)
