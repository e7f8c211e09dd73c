"""The best turn: worked examples, and every turn of small positions tried by brute force."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from boardlab import torres
from boardlab.torres.actions import Kind
from boardlab.torres.play.search import NODES
from tests.effort import rounds
from tests.torres.every_turn import fewest_ap, goals, most_points, question, small, states, whole_turn, worth
from tests.torres.setups import place, play

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


POSITIONS = rounds(20, soak=500)
"""How many small positions are tried by brute force."""


def differences(seed: int, limit: int = 1500) -> Iterator[str]:
    """Search a small position for each goal, and try every turn of it; where the results differ, or a turn that was
    found cannot be played so."""
    p, positions = small(seed, limit)
    found = {"points": torres.best_turns(p)}
    best, most = found["points"].best, most_points(p, positions)
    if best is None or best.points != most:
        yield f"seed {seed}, points: {best and best.points}, not {most}, {p.to_text()}"
    for name, goal in goals(p, seed).items():
        turns = found[name] = torres.best_turns(p, goal)
        best, wanted = turns.best, fewest_ap(p, positions, question(p, goal))
        if (best and (best.spent, best.points)) != wanted:
            yield f"seed {seed}, {name}: {best and (best.spent, best.points)}, not {wanted}, {p.to_text()}"
    looked: list[torres.Position] = []
    torres.best_turns(p, lambda q: bool(looked.append(q)))
    if states(p, looked) != states(p, positions):
        yield f"seed {seed}: other states are looked at, {p.to_text()}"
    for name, turns in found.items():
        yield from (f"seed {seed}, {name}: {what}, {p.to_text()}" for what in amiss(p, turns))


def amiss(p: torres.Position, turns: torres.Turns) -> Iterator[str]:
    """What is wrong about the turns that a search has found."""
    if not turns.complete:
        yield "the search stopped"
    for turn in turns.turns:
        acts = [act.to_text() for act in turn.actions]
        if play(p, *acts) != turn.position:
            yield f"{acts} ends elsewhere"
        if worth(p, turn.position) != turn.points:
            yield f"{acts} is not worth {turn.points}"
    boards = {(turn.position.heights, turn.position.pieces[p.decider]) for turn in turns.turns}
    if len(boards) != len(turns.turns):
        yield "two turns end alike"
    order = [(turn.points if turns.goal == "points" else -turn.spent, turn.points) for turn in turns.turns]
    if order != sorted(order, reverse=True):
        yield f"not in order: {order}"


@pytest.mark.parametrize("first", range(0, POSITIONS, 20))
def test_brute_force_finds_no_better_turn(first: int) -> None:
    for seed in range(first, first + 20):
        assert [*differences(seed)] == []


@pytest.mark.soak
@pytest.mark.parametrize("first", range(1000, 1100, 20))
def test_brute_force_finds_no_better_turn_in_20000_positions(first: int) -> None:
    for seed in range(first, first + 20):
        assert [*differences(seed, 20_000)] == []


KEPT = {3: (9, 4), 4: (73, 4), 7: (15, 4), 10: (10, 2), 0: (31, 5)}
"""Points and AP of the best of a whole turn from random play, as several searches of different makes found them; the
last takes as long as ten others."""


@pytest.mark.parametrize("seed", [*KEPT][: rounds(4, soak=5)])
def test_whole_turns_are_searched_to_their_end(seed: int) -> None:
    """Five AP, two to five knights, no cards: far within the default limits."""
    found = torres.best_turns(whole_turn(seed), seconds=900)
    assert found.complete
    assert found.nodes < NODES / 6
    assert (found.best.points, found.best.spent) == KEPT[seed]


@pytest.mark.soak
def test_two_hundred_whole_turns_are_searched_to_their_end() -> None:
    for seed in range(200):
        assert torres.best_turns(whole_turn(seed), seconds=900).complete, seed


def test_search_limits_are_reported() -> None:
    p = last_turn(2)
    few = torres.best_turns(p, nodes=50)
    assert not few.complete
    assert few.nodes == 51
    assert few.best.points >= 10
    assert "stopped at a limit" in str(few)
    assert few.title("en").endswith(f": {few.best.points} or more")
    assert few.title("ko").endswith(f": {few.best.points}점 이상")
    assert "found before the search stopped" in few.why("en")
    late = torres.best_turns(p, seconds=0)
    assert not late.complete


@pytest.mark.parametrize("limit", [{"nodes": 3}, {"seconds": 0}])
@pytest.mark.parametrize("goal", ["bonus", "h8", lambda q: False])
def test_stopped_search_never_claims_impossibility(goal: object, limit: dict[str, int]) -> None:
    found = torres.best_turns(place(TWO_CASTLES, "b2", "h8", king="f3"), goal, **limit)
    assert not found.complete
    assert found.best is None
    for lang, never, wanted in (("en", "not possible", "stopped at a limit"), ("ko", "불가능", "한도에 이르러")):
        assert never not in f"{found.as_table(lang)} {found.note(lang)}"
        assert wanted in found.title(lang)
        assert wanted in found.note(lang)


def test_the_answer_is_shown_in_both_languages() -> None:
    found = torres.best_turns(place("b2=1 c2=1", "a2", "h8", stacks=[[1], [1]], spent=3))
    assert str(found).startswith("Most points if the phase were scored now: ")
    assert "가장 많은 점수" in found.as_table("ko").title
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
