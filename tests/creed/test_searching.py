"""Every way to play a turn of Creed, against brute force over all that is legal."""

from __future__ import annotations

from random import Random

import pytest

from boardlab import creed
from boardlab.core.play.playout import playout
from boardlab.creed.actions import TURN
from boardlab.creed.play.foresight import foreseen
from boardlab.creed.play.policy import policy
from boardlab.creed.play.search import best_turns
from boardlab.creed.play.worth import VALUATION, worth
from boardlab.creed.state import State
from tests.effort import rounds


def small_turn(seed: int) -> creed.View:
    """A turn of a game that quick players play, with one or two AP left, as the seat on turn sees it."""
    rng = Random(f"creed turn {seed}")
    late = rng.randrange(2, 9)
    p = playout(creed.setup(rng, 2), rng, policy, until=lambda state: state.round >= late and state.stage == TURN)
    if p.is_over:
        return small_turn(seed + 1000)
    doc = p.to_json()
    doc["ap"][p.on_turn] = rng.randint(1, 2)
    found = creed.from_json(doc, allow_unreachable=True).seen_by(p.on_turn)
    assert isinstance(found, creed.View)
    return found


def every_end(view: State, seat: int) -> set[State]:
    """All states in which the seat has no more to decide, by trying every legal action in whatever order."""
    seen, ends, waiting = {view}, set[State](), [view]
    while waiting:
        here = waiting.pop()
        for act in here.legal_actions():
            after = foreseen(here, act)
            if after not in seen:
                seen.add(after)
                (waiting.append if after.current_player == seat else ends.add)(after)
    return ends


@pytest.mark.parametrize("seed", range(rounds(6, soak=100)))
def test_no_sequence_of_actions_is_worth_more(seed: int) -> None:
    view = small_turn(seed)
    seat, found = view.on_turn, best_turns(view)
    ends = every_end(view, seat)
    assert found.complete
    assert found.lines[0].value == max(worth(VALUATION, end, seat) for end in ends)
    assert {line.end for line in found.lines} == ends
