"""Turns of random games against a second computation: the same actions are possible, and lead to the same position."""

from __future__ import annotations

import random

import pytest

from boardlab import creed
from tests.creed.oracle import after, legal
from tests.creed.random_play import game
from tests.effort import rounds


@pytest.mark.parametrize(("players", "most", "games"), [(2, 12, rounds(3, soak=6)), (4, 6, rounds(2, soak=3))])
def test_turns_agree_with_the_second_computation(players: int, most: int, games: int) -> None:
    rng = random.Random(f"oracle {players}")
    turns = 0
    kinds = set()
    for _ in range(games):
        for p in game(rng, players, creed.Options(max_rounds=most)):
            if p.stage != "turn":
                continue
            doc = p.to_json()
            menu = {act.to_text(): act for act in p.legal_actions()}
            assert menu.keys() == legal(doc), p.to_text()
            for text in rng.sample(sorted(menu), min(8, len(menu))):
                slow = after(doc, text)
                if slow is not None:
                    assert p.play(menu[text]).to_json() == slow, (p.to_text(), text)
                    kinds.add(text.split()[0])
            turns += 1
    assert turns > 150
    assert len(kinds) > 11, kinds
