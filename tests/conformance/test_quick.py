"""What is asked most often stays cheap: how many calls it makes, which is the same on every machine."""

from __future__ import annotations

import random
import sys
from collections.abc import Callable
from typing import Any

import pytest

from tests.conformance.games import OWN, Game, played

JUDGED = {"torres": 18.5, "catan": 13.2, "creed": 15.9}
"""Calls made, on average, to judge a legal action."""
PARSED = {"torres": 590, "catan": 1_200, "creed": 955}
"""Calls made, on average, to read a position's line."""


def calls(verb: Callable[[], Any]) -> int:
    """How many functions written in Python are called by a verb, itself left out."""
    count = -1

    def note(_frame: Any, event: str, _arg: Any) -> None:
        nonlocal count
        count += event == "call"

    before = sys.getprofile()
    sys.setprofile(note)
    try:
        verb()
    finally:
        sys.setprofile(before)
    return count


@pytest.mark.parametrize("game", OWN, ids=str)
def test_judging_a_legal_action_makes_few_calls(game: Game) -> None:
    """Whoever plays or searches judges thousands of actions, and nearly all of them are legal."""
    rng = random.Random(7)
    positions = [p for p in played(game).positions if not p.is_over and p.current_player >= 0]
    pairs = [(p, rng.choice(p.legal_actions())) for p in rng.sample(positions, 60)]
    for p, act in pairs:
        assert p.judge(act)  # what is worked out once for an action or a piece of ground is there now
    made = sum(calls(lambda p=p, act=act: p.judge(act)) for p, act in pairs) / len(pairs)
    assert made <= JUDGED[game.name]


@pytest.mark.parametrize("game", OWN, ids=str)
def test_reading_a_line_makes_few_calls(game: Game) -> None:
    lines = [p.to_text() for p in random.Random(7).sample(played(game).positions, 30)]
    parse = game.module.parse
    assert [parse(line).to_text() for line in lines] == lines
    made = sum(calls(lambda line=line: parse(line)) for line in lines) / len(lines)
    assert made <= PARSED[game.name]
