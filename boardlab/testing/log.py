"""What happened is told once, by whom it was done, in every game and language."""

from __future__ import annotations

import random
import re

import pytest

from boardlab.core.play.record import Record
from boardlab.session import frame as framing
from boardlab.session.kinds import study
from boardlab.testing.pairs import options
from boardlab.testing.subject import Subject

STEPS, EVERY = 150, 5
"""How many steps are played, and after how many of them the list is read, which holds the last few."""
COLLIDES = re.compile(r"^[A-Z] (?:\d|the\b|an?\b)")
"""The letter of a seat before a number or an article: "A 7: the robber"."""


def alike(sentence: str) -> tuple[str, ...]:
    """What is left of a sentence without its tense and its order."""
    return tuple(sorted(word[:3].lower() for word in re.findall(r"\w+", sentence)))


@pytest.mark.parametrize("lang", ["en", "ko"])
def test_the_list_of_what_happened_tells_a_thing_once(game: Subject, lang: str) -> None:
    session = study(Record(game.module.start(**game.starts[0])), lang=lang)
    pick = random.Random(11)
    told: set[tuple[int, str]] = set()
    for number in range(STEPS):
        found = options(session.position)
        if found:
            session.act(pick.choice(found))
        if not found or number % EVERY == EVERY - 1:
            told |= {(entry["ply"], entry["text"]) for entry in framing.frame(session)["log"]}
        if not found:
            break
    assert {ply for ply, _ in told} == set(range(1, session.record.ply + 1))
    for _, text in told:
        sentences = [alike(one) for one in re.split(r"(?<=[.!?]) ", text)]
        assert len(sentences) == len(set(sentences)), text
        assert not COLLIDES.match(text), text
