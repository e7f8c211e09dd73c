"""What is promised of every game, tested of those of boardlab and of two from outside, as any package does."""

from __future__ import annotations

# ruff: noqa: F403, F405  (a test counts where it is imported)
import pytest

from boardlab.core.contract.game import add_game
from boardlab.scaffold.templates.kayles import GAME
from boardlab.testing.suite import *
from tests.conformance.games import GAMES as THERE

GAMES = (*THERE, Subject(add_game(GAME).name))  # type: ignore[name-defined]


def test_suite_names_the_sample_a_random_game_lacks() -> None:
    with pytest.raises(AssertionError, match=r"there were 0 verbs; more than 1 are needed.*samples=") as told:
        THERE[0].met(0, 1, "verbs")
    assert THERE[0].name in str(told.value)
    THERE[0].met(2, 1, "verbs")
