"""What the conformance suite asks of Pebbles beyond random play."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

from tests.toygame import CELLS, MOST, Action, Kind, Pebbles, action
from tests.toygame.actions import LAST, STEPS
from tests.toygame.rulings import Options

STARTS: tuple[dict[str, Any], ...] = ({"players": 2}, {"players": 3}, {"players": 4, "options": {"corners": True}})
LARGEST = ("toygame 1 .D./.D./.D. D 2 0,0,0,0 corners=true",)


def sample(rng: random.Random) -> Pebbles:
    """Any pebbles, any steps left, any points, in any turn."""
    players = rng.choice([2, 3, 4])
    held = rng.sample(CELLS, rng.randint(0, len(CELLS)))
    return Pebbles(
        players=players,
        pebbles=tuple(sorted((cell, rng.randrange(players)) for cell in held)),
        current_player=rng.randrange(players),
        left=rng.randint(0, STEPS),
        turn=rng.randrange(LAST),
        scores=tuple(rng.choice([0, 1, 3, 7, 9_998, 9_999]) for _ in range(players)),
        options=Options(corners=rng.random() < 0.5),
    )


def extreme(rng: random.Random) -> dict[str, Any]:
    """Plain data of such a position; now and then of one that cannot be."""
    doc = sample(rng).to_json()
    doc["left"] = rng.choice([0, 1, 2, 2, 2, 3])
    return doc


def candidates(p: Pebbles) -> Iterator[Action]:
    """Every action of every seat there could be."""
    for seat in range(MOST):
        yield action(Kind.END, seat)
        yield from (action(Kind.GIVE, seat, to=other) for other in range(MOST))
        for cell in CELLS:
            yield action(Kind.PUT, seat, cell)
            yield from (action(Kind.SLIDE, seat, cell, target) for target in CELLS)
