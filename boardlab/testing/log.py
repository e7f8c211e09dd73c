"""What happened is told once, by whom it was done, in every game and language."""

from __future__ import annotations

import random
import re

import pytest

from boardlab.core.record import Record
from boardlab.live import frame as framing
from boardlab.live.session import Session
from boardlab.testing.pairs import options
from boardlab.testing.subject import Subject

STEPS = 150
COLLIDES = re.compile(r"^[A-Z] (?:\d|the\b|an?\b)")
"""The letter of a seat before a number or an article: "A 7: the robber"."""


def alike(sentence: str) -> tuple[str, ...]:
    """What is left of a sentence without its tense and its order."""
    return tuple(sorted(word[:3].lower() for word in re.findall(r"\w+", sentence)))


@pytest.mark.parametrize("lang", ["en", "ko"])
def test_the_list_of_what_happened_tells_a_thing_once(game: Subject, lang: str) -> None:
    session = Session(Record(game.module.start(**game.starts[0])), lang=lang)
    pick = random.Random(11)
    for _ in range(STEPS):
        found = options(session.position)
        if not found:
            break
        session.act(pick.choice(found))
        newest = framing.frame(session)["log"][0]
        sentences = [alike(one) for one in re.split(r"(?<=[.!?]) ", newest["text"])]
        assert len(sentences) == len(set(sentences)), newest["text"]
        assert not COLLIDES.match(newest["text"]), newest["text"]
