"""All checkpoints by id: ``torres.scoring.3`` is ``[3]`` in ``boardlab/lessons/torres/scoring/questions.toml``."""

from __future__ import annotations

import difflib
from dataclasses import replace

from boardlab.core.contract.verdict import PlainError
from boardlab.core.given import a_text
from boardlab.core.text.quoting import shown
from boardlab.lessons.model.base_question import WORDING
from boardlab.lessons.model.checkpoint import Checkpoint
from boardlab.lessons.model.misconception import Misconception
from boardlab.lessons.model.practice import NoPractice, from_id
from boardlab.lessons.model.topics import find_topic, topics

NEAR = 3


class UnknownCheckpoint(PlainError, LookupError):
    """There is no checkpoint with this id; the message names those that are near."""


def checkpoint(checkpoint_id: str) -> Checkpoint:
    """The checkpoint with an id, a practice position such as ``torres.scoring.practice.1.3`` included.

    Raises:
        UnknownCheckpoint: naming the nearest ids, where there is none.
    """
    name = shown(checkpoint_id, 120)
    place, _, number = name.rpartition(".")
    inside = find_topic(place)
    if inside is not None and number in inside.numbers:
        return inside.checkpoint(number)
    try:
        drawn = from_id(name)
    except NoPractice:
        drawn = None
    if drawn is not None:
        return drawn
    known = [f"{each.id}.{number}" for each in topics() for number in each.numbers]
    near = difflib.get_close_matches(name[:60], known, NEAR, 0.5) or known[:NEAR]
    raise UnknownCheckpoint(WORDING.say("unknown", id=shown(name, 60), near=tuple(near)))


def checkpoints(prefix: str = "") -> tuple[Checkpoint, ...]:
    """All checkpoints whose id starts with a prefix such as ``torres.scoring``, in the order they are taught.

    Raises:
        WrongKind: where the prefix is no text.
    """
    a_text(prefix)
    game, _, rest = prefix.partition(".")
    inside = find_topic(".".join(prefix.split(".")[:2]))
    asked = (inside,) if inside is not None else topics(game) if not rest else ()
    found = (each for topic in asked for each in topic.checkpoints())
    return tuple(each for each in found if each.id == prefix or not prefix or each.id.startswith(f"{prefix}."))


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
