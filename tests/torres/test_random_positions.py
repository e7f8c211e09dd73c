"""The positions on which engine and witness are compared: sound, and of every kind."""

from __future__ import annotations

import random

from tests.torres import oracle as o
from tests.torres import random_positions as rp


def check(at: o.State) -> None:
    assert rp.valid_board(at.board) == []
    assert o.total_blocks(at) == 92
    assert at.supply >= 0
    assert len(o.castles(at.board.heights)) >= 6
    above = [score for score in at.scores if score > 0]
    assert len(above) == len(set(above))
    for seat in at.seats:
        assert all(0 <= size <= 3 for size in seat.stacks)
        assert seat.fresh <= seat.hand
        assert not seat.hand & set(seat.deck)


def test_random_positions_are_valid_and_varied() -> None:
    seen = dict.fromkeys(rp.board_facts(o.Board({"d4": 1}, {0: {"d4"}}, None)), 0)
    used: set[str] = set()
    for seed in range(60):
        at = rp.random_state(random.Random(seed))
        check(at)
        later = sum(sum(o.STACKS[len(at.seats)][phase]) for phase in range(at.phase + 1, 4))
        assert at.supply >= len(at.seats) * later
        for fact, holds in rp.board_facts(at.board).items():
            seen[fact] += holds
        used |= {action[1] if action[0] == "play" else action[0] for action in o.legal(at)}
    assert all(count >= 5 for count in seen.values()), seen
    assert used >= {"add", "move", "build", "buy", "point", "end", "keep", *o.CARDS}


def test_random_boards_tell_the_door_rulings_apart() -> None:
    rising = straight = 0
    for seed in range(40):
        on = rp.random_board(random.Random(seed))
        for cell in sorted(set().union(*on.knights.values())):
            doors = o.door_targets(on, cell)
            assert o.door_targets(on, cell, never_rise=True) <= doors <= o.elevator_targets(on, cell)
            assert o.door_targets(on, cell, straight_opposite=True) <= doors
            rising += doors != o.door_targets(on, cell, never_rise=True)
            straight += doors != o.door_targets(on, cell, straight_opposite=True)
    assert rising >= 5
    assert straight >= 50
