"""The best turn: worked examples, and every turn of small positions tried by brute force."""

from __future__ import annotations

import random

import pytest

from boardlab import torres
from boardlab.lessons import checkpoint
from boardlab.torres.actions import Kind
from boardlab.torres.scoring import earns_bonus
from tests.torres.random_positions import random_state
from tests.torres.setups import place, play
from tests.torres.witness import engine_of

TWO_CASTLES = "b2=1 c2=2 c3=1 f2=1 f3=1 d6=1"


def last_turn(phase: int, **more: object) -> torres.Position:
    """Knights on b2 and f2, the king on c3, five AP and stacks of two."""
    return place(TWO_CASTLES, "b2 f2", "c2", king="c3", phase=phase, stacks=[[2] * 3, [2] * 3], **more)


@pytest.mark.parametrize(("phase", "nothing", "best"), [(1, 15, 16), (2, 10, 22), (3, 10, 12)])
def test_the_best_last_turn_depends_on_the_phase(phase: int, nothing: int, best: int) -> None:
    """In phase 1 b2 is left alone for the bonus, in phase 2 it climbs for the bonus, in phase 3 there is none."""
    p = last_turn(phase)
    points = play(p, *["point"] * 5)
    assert points.preview().total(0) + points.scores[0] == nothing
    found = torres.best_turns(p, seconds=120)
    assert found.complete
    assert found.best.points == best
    assert found.best.position.scores[0] + found.best.position.preview().total(0) == best
    replayed = p
    for act in found.best.actions:
        assert replayed.judge(act)
        replayed = replayed.play(act)
    assert replayed == found.best.position


def brute(p: torres.Position) -> int:
    """The most points of all turns, every sequence of actions tried; only for the last few AP."""
    best = p.preview().total(p.seat)
    for act in p.legal_actions():
        if act.kind not in (Kind.END, Kind.BUY):
            after = p.play(act)
            best = max(best, after.scores[p.seat] - p.scores[p.seat] + brute(after))
    return best


def few_ap(seed: int) -> torres.Position:
    """A random turn with two AP left, no cards on some."""
    rng = random.Random(f"search {seed}")
    while True:
        p = engine_of(random_state(rng, stage="turn"))
        if p.stage == "turn":
            doc = {**p.to_json(), "spent": p.ap - 2}
            if seed % 2:
                doc["hands"] = [[] for _ in range(p.players)]
                doc["fresh"], doc["bought"] = [], 0
            else:
                doc["hands"][p.seat] = doc["hands"][p.seat][:1]
                doc["fresh"] = []
            return torres.from_json(doc, allow_unreachable=True)


@pytest.mark.parametrize("seed", [0, 1, 2, 3, pytest.param(4, marks=pytest.mark.soak), 5])
def test_brute_force_finds_no_better_turn(seed: int) -> None:
    p = few_ap(seed)
    found = torres.best_turns(p)
    assert found.complete
    assert found.best.points == brute(p), p.to_text()
    assert [turn.points for turn in found.turns] == sorted((turn.points for turn in found.turns), reverse=True)


def test_fewest_ap_to_a_cell() -> None:
    """Through the castle for one AP, round it for three."""
    p = place("b2=1 c2=1 d2=1", "a2", "h8", stacks=[[0], [0]])
    found = torres.best_turns(p, "e2")
    assert (found.best.spent, found.best.actions[0].to_text()) == (1, "move a2 e2")
    assert torres.best_turns(p, "f2").best.spent == 2
    assert torres.best_turns(place("b2=1", "a2", "h8", spent=5), "h1").turns == ()
    assert "not possible" in str(torres.best_turns(place("b2=1", "a2", "h8", spent=5), "h1"))


def test_the_bonus_for_fewest_ap() -> None:
    p = last_turn(2)
    found = torres.best_turns(p, "bonus")
    assert found.complete
    after = found.best.position
    assert earns_bonus(after.ground, after.pieces[0], after.king, 2)
    assert found.best.spent == 3, "two blocks beside b2, then up"
    assert torres.best_turns(last_turn(1), "bonus").best.spent == 0


def test_cards_are_played_where_they_help() -> None:
    p = place(
        TWO_CASTLES, "b2", "c2", king="c3", phase=2, spent=5, stacks=[[2], [2]], hands=[["two_up", "seven_ap"], []]
    )
    assert [act.to_text() for act in torres.best_turns(p).best.actions] != []
    more = torres.best_turns(p).best
    assert more.position.hands[0] == ("two_up",), "seven AP bring two points or more"


def test_any_question_may_be_the_goal() -> None:
    p = place("b2=1 c2=1", "a2", "h8", stacks=[[2], [2]])
    found = torres.best_turns(p, lambda q: q.heights[9] == 2)
    assert found.best.actions[0].to_text() == "build b2 from 2"
    assert found.best.spent == 1
    assert "The goal for fewest AP: 1 AP" in found.to_text("en")


@pytest.mark.parametrize("name", ["torres.king.17", "torres.king.18"])
def test_turns_that_checkpoints_ask_for_exist(name: str) -> None:
    """The lesson's own way to solve them is no worse than the best of all turns."""
    asked = checkpoint(name)
    end = play(asked.position, *asked.solve(asked.position))
    assert asked.goal(asked.position, end, ())
    if name == "torres.king.17":
        found = torres.best_turns(asked.position, lambda q: asked.goal(asked.position, q, ()), seconds=120)
        assert found.complete
        assert found.best.spent == end.spent
    else:
        seat = asked.position.seat
        found = torres.best_turns(asked.position, seconds=120)
        assert found.complete
        assert found.best.points == end.preview().total(seat) + end.scores[seat] - asked.position.scores[seat]


def test_limits_are_told() -> None:
    p = last_turn(2)
    few = torres.best_turns(p, nodes=50)
    assert not few.complete
    assert few.nodes == 51
    assert few.best.points >= 10
    assert "stopped at a limit" in str(few)
    late = torres.best_turns(p, seconds=0)
    assert not late.complete


def test_the_answer_is_shown_in_both_languages() -> None:
    found = torres.best_turns(place("b2=1 c2=1", "a2", "h8", stacks=[[1], [1]], spent=3))
    assert found.to_text("en").startswith("Most points if the phase were scored now: ")
    assert "가장 많은 점수" in found.to_text("ko")
    assert found._repr_html_().count("<tr>") == 1 + len(found.turns)
    assert found.why("en").startswith("Doing nothing, a scoring now would pay 0")


def test_a_wrong_goal_and_a_wrong_moment_are_named() -> None:
    with pytest.raises(ValueError, match="“glory” is not a goal"):
        torres.best_turns(last_turn(1), "glory")
    with pytest.raises(ValueError, match="only while somebody plays one"):
        torres.best_turns(torres.start(2))


def test_every_edition_is_searched_by_its_own_rules() -> None:
    """Round the corner by any door, not by one straight opposite; a duty to build is kept."""
    p = place("b2=1 c2=1", "a2", "h8", stacks=[[1], [1]])
    straight = torres.from_json(
        {**p.to_json(), "options": {"castle_exit": "straight_opposite"}}, allow_unreachable=True
    )
    assert torres.best_turns(p, "c3").best.spent == 1
    assert torres.best_turns(straight, "c3").best.spent == 3
    duty = torres.from_json({**p.to_json(), "options": {"must_build": True}, "spent": 4}, allow_unreachable=True)
    assert [act.kind for act in torres.best_turns(duty).best.actions] == [Kind.BUILD]
