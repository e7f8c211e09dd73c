"""Behaviour is as it was when it was last changed on purpose; see the package for what to do when it is not."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from tests.conformance.games import OWN
from tests.digests import digest, kept, keys, of_game, of_topic, topics

RENEW = "tests/digests says how to look at what changed; if it is meant, `python -m tests.digests write` keeps it"


def starts() -> Iterator[Any]:
    """Each beginning of each game; `make test` plays the first."""
    for game in OWN:
        for start in range(len(game.starts)):
            yield pytest.param(game, start, id=f"{game}-{start}", marks=pytest.mark.soak if start else ())


@pytest.mark.parametrize(("game", "start"), tuple(starts()))
def test_game_digest_is_unchanged(game: Any, start: Any) -> None:
    known = kept()
    changed = [key for key, lines in of_game(game, start) if digest(lines) != known[key]]
    assert not changed, RENEW


@pytest.mark.parametrize("topic", topics())
def test_a_lesson_asks_and_answers_as_before(topic: Any) -> None:
    assert digest(of_topic(topic)) == kept()[f"lesson {topic}"], RENEW


def test_no_digest_is_stale() -> None:
    assert keys() == set(kept())
