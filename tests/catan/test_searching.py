"""Every way to play a turn: what can be built with which swaps, against brute force over all that is legal."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from boardlab import catan
from boardlab.catan.actions import TURN, Kind
from boardlab.catan.cards import RESOURCES, size
from boardlab.catan.play.search import PLENTY, best_turns
from boardlab.catan.rules.winning import total
from tests.catan.random_play import random_position
from tests.effort import rounds

SMALL = 6
"""Turns with more cards in hand take brute force too long."""


def every_end(p: catan.Position) -> set[catan.Position]:
    """All positions in which the seat has no more to decide, by trying every legal action but offers and monopolies."""
    seen, ends, waiting = {p}, set[catan.Position](), [p]
    while waiting:
        here = waiting.pop()
        for act in here.legal_actions():
            if act.kind == Kind.OFFER or (act.kind == Kind.PLAY and act.to_text().startswith("play monopoly")):
                continue
            after = here.play(act)
            if after not in seen:
                seen.add(after)
                (waiting.append if after.current_player == p.current_player else ends.add)(after)
    return ends


def small_turn(rng: Random) -> catan.Position:
    """A turn after the roll with few cards in hand, no monopoly among them, and sometimes hardly any in the bank."""
    while True:
        p = random_position(rng)
        if p.stage not in TURN or not 2 <= size(p.packed_hand(p.decider)) <= 9:
            continue
        doc: dict[str, Any] = p.to_json()
        if "monopoly" in doc["developments"][p.decider]:
            continue
        names = [name for name in RESOURCES for _ in range(doc["hands"][p.decider].get(name, 0))]
        kept = rng.sample(names, min(len(names), SMALL))
        doc["hands"][p.decider] = {name: kept.count(name) for name in RESOURCES}
        doc["hands"] = [hand if seat == p.decider else {} for seat, hand in enumerate(doc["hands"])]
        if rng.random() < 0.3:
            # Somebody else holds nearly all, so that the bank may run short.
            left = {name: rng.choice([0, 1, PLENTY]) for name in RESOURCES}
            own = doc["hands"][p.decider]
            doc["hands"][p.decider - 1] = {name: max(0, 19 - left[name] - own[name]) for name in RESOURCES}
        del doc["bank"], doc["pile"]
        return catan.from_json(doc, allow_unreachable=True)


def bought(p: catan.Position, seat: int) -> tuple[int, ...]:
    """What stands of a seat: settlements, cities, roads."""
    pieces = p.pieces
    return tuple(each[seat].bit_count() for each in (pieces.settlements, pieces.cities, pieces.roads))


@pytest.mark.parametrize("seed", range(rounds(8, soak=200)))
def test_no_other_turn_builds_more_than_found(seed: int) -> None:
    p = small_turn(Random(f"catan turn {seed}"))
    seat, ends = p.decider, every_end(p)
    found = best_turns(p)
    assert found.complete
    assert found.lines[0].value == max(total(end, seat) for end in ends)
    # Whatever can be built is among the lines.
    assert {bought(line.end, seat) for line in found.lines} == {bought(end, seat) for end in ends}
    for line in found.lines[:5]:
        after = p
        for act in line.actions:
            after = after.play(act)
        assert after == line.end


def test_search_that_is_stopped_says_so() -> None:
    p = small_turn(Random("catan turn 0"))
    assert not best_turns(p, nodes=2).complete
