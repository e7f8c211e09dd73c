"""Players of every strength in every game: legal, repeatable, told no more than their seat knows, never silent long."""

from __future__ import annotations

import random
from typing import Any

import pytest

from boardlab.catan.play.policy import policy as catan_policy
from boardlab.core.contract.game import find_game
from boardlab.core.contract.knowledge import Knowledge
from boardlab.core.contract.player import PlayerChoice
from boardlab.core.contract.position import CHANCE
from boardlab.core.play.players import choose, player_of, players_of, rng_for
from boardlab.creed.play.policy import policy as creed_policy
from tests.conformance.games import OWN, Game, samples
from tests.effort import rounds

PLAYERS = [pytest.param(game, name, id=f"{game}-{name}") for game in OWN for name in players_of(game.name)]
QUICK: dict[str, Any] = {"catan": catan_policy, "creed": creed_policy}
"""What search plays on with, in the games that have one. It gets positions, and must not read what they hide."""
FEW = 8
"""Simulations a decision may take here: what is tested does not hang on how many they are."""


def asked(game: Game, count: int) -> list[Any]:
    """Positions in which a player decides among several actions, every stage among them."""
    found = [p for p in samples(game, 4 * count) if p.current_player not in (None, CHANCE)]
    return [p for p in found if len(p.legal_actions()) > 1][:count]


def known(p: Any) -> Knowledge:
    """What the seat that decides sees."""
    return Knowledge(p.current_player, p.seen_by(p.current_player), None)


def chosen(name: str, p: Any) -> PlayerChoice:
    """What a player does and says there."""
    return choose(name, known(p), "a", FEW)


@pytest.mark.parametrize(("game", "name"), PLAYERS)
def test_player_decides_alike_whatever_is_hidden(game: Game, name: str) -> None:
    rng = random.Random(f"{game.name} {name}")
    differing = 0
    for p in asked(game, rounds(4, soak=300)):
        other = game.rehidden(p, p.current_player, rng)
        differing += other != p
        found = chosen(name, p)
        assert found.action in p.legal_actions()
        assert chosen(name, other) == found, p
    assert differing > 1


@pytest.mark.parametrize("game", [game for game in OWN if game.name in QUICK], ids=str)
def test_quick_policy_decides_alike_on_view_and_position(game: Game) -> None:
    policy, rng = QUICK[game.name], random.Random(f"{game.name} quick")
    differing = 0
    for p in asked(game, rounds(15, soak=300)):
        seat = p.current_player
        other = game.rehidden(p, seat, rng)
        differing += other != p
        found = [policy(each, each.legal_actions(), random.Random(1)) for each in (p, p.seen_by(seat), other)]
        assert found == [found[0]] * 3, p
    assert differing > 5


@pytest.mark.parametrize(("game", "name"), PLAYERS)
def test_player_shows_progress_within_its_budget(game: Game, name: str) -> None:
    player = player_of(game.name, name)
    for p in asked(game, rounds(2, soak=30)):
        now = known(p)
        thinking = player.think(now, rng_for(now, "a"), FEW)
        told = list(thinking)
        assert told == sorted(told)
        assert all(each.done <= each.most <= max(FEW, len(p.legal_actions())) for each in told)
        assert player.simulations or not any(each.most for each in told)


@pytest.mark.parametrize("game", OWN, ids=str)
def test_games_of_first_steps_come_to_an_end(game: Game) -> None:
    """Two who see nothing to do must not wait for each other for ever: seeds 25 and 26 of Creed did."""
    for seed in range(25, 25 + rounds(2, soak=60)):
        rng = random.Random(seed)
        p = find_game(game.name).start()
        for _ in range(4000):
            if p.current_player is None:
                break
            if p.current_player == CHANCE:
                outcomes, chances = zip(*p.chance_outcomes(), strict=True)
                p = p.play(rng.choices(outcomes, chances)[0])
            else:
                p = p.play(choose("first_steps", known(p), seed).action)
        assert p.is_over, (seed, p.to_text())
