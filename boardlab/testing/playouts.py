"""A playout is the same game as single plays: the same choices lead to the same position."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import pytest

from boardlab.core.play.playout import playout
from boardlab.testing.subject import Subject, samples


def test_a_playout_ends_where_single_plays_end(game: Subject) -> None:
    """From one open state, and from a position for each action, with the same dice."""
    for number, start in enumerate(samples(game, 3, 51)[:8]):
        whole = playout(start, random.Random(number), most=40)
        rng, position = random.Random(number), start
        for _ in range(40):
            position = playout(position, rng, most=1)
        assert whole == position
        assert type(whole) is type(start)
        assert game.module.parse(whole.to_text(), allow_unreachable=True) == whole


def test_every_choice_comes_from_the_menu_of_the_position(game: Subject) -> None:
    """Step by step: a playout of one action is a play of that action."""
    rng = random.Random(7)
    asked = 0
    for start in samples(game, 4, 52):
        position = start
        for _ in range(25):
            if position.is_over:
                break
            seen: list[Any] = []

            def policy(state: Any, actions: Any, dice: Any, seen: list[Any] = seen) -> object:
                seen.append((tuple(actions), dice.choice(actions)))
                return seen[-1][1]

            after = playout(position, rng, policy, most=1)
            if seen:
                actions, act = seen[0]
                assert actions == position.legal_actions()
                assert after == position.play(act)
                asked += 1
            else:
                assert after in {position.play(act) for act, _ in position.chance_outcomes()}
            position = after
    game.met(asked, 60, "positions in which somebody acts")


def test_chance_is_drawn_by_its_weights(game: Subject) -> None:
    """At each kind of chance node, a few hundred draws lie where their chances say."""
    nodes = {p.stage: p for p in samples(game, 3, 53) if p.chance_outcomes()}
    for p in nodes.values():
        rng = random.Random(11)
        outcomes = p.chance_outcomes()
        expected = {p.play(act): chance for act, chance in outcomes}
        drawn = Counter(playout(p, rng, most=1) for _ in range(600))
        assert set(drawn) <= set(expected)
        for after, chance in expected.items():
            spread = (600 * chance * (1 - chance)) ** 0.5
            assert abs(drawn[after] - 600 * chance) <= 5 * spread + 1


def test_without_a_policy_a_game_comes_to_its_end(game: Subject) -> None:
    start = game.module.start(**game.starts[-1])
    ended = playout(start, random.Random(3))
    assert ended.is_over
    assert playout(start, random.Random(3)) == ended
    assert playout(ended, random.Random(4)) == ended


def test_a_policy_may_choose_legal_actions_only(game: Subject) -> None:
    start = game.module.start(**game.starts[0])
    with pytest.raises(ValueError, match="not legal here"):
        playout(start, random.Random(1), lambda state, actions, rng: "dance")
