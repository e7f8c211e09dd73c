"""Choices while a game is played on: the same among the same actions, whatever was chosen before."""

from __future__ import annotations

from boardlab import torres
from boardlab.core.play.playout import Steady, as_far


def test_choice_hangs_on_actions_and_seed_alone() -> None:
    acts = torres.start(players=2).legal_actions()
    one, other = Steady("a"), Steady("a")
    one.random()
    one.choice(acts[3:])
    assert one.choice(acts) == other.choice(acts) == other.choice(acts[::-1])
    assert len({Steady(f"seed {at}").choice(acts) for at in range(40)}) > 1


def test_line_stops_where_it_can_be_played_no_further() -> None:
    p = torres.start(players=2)
    first = p.legal_actions()[0]
    done, after = as_far(p, [first, first])
    assert done == [first]
    assert after == p.play(first)
