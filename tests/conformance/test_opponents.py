"""Scripted opponents of every game that gives one: legal, quick, repeatable, and told no more than their seat knows."""

from __future__ import annotations

import random
from typing import Any

import pytest

from boardlab.core.contract.position import CHANCE
from boardlab.core.i18n.language import LANGUAGES
from boardlab.core.play.observer import Observer
from boardlab.core.play.opponent import decide
from boardlab.core.play.record import Record
from boardlab.session.game_session import Session
from boardlab.session.kinds import opposed
from boardlab.testing.fuzz import Calls
from tests.conformance.games import OWN, Game, choose, samples
from tests.effort import rounds
from tests.sessions import opponents

OPEN_ENDED = ("offer", "counter")
"""Deals that a random learner would make up for ever."""
MOST_CALLS = 150_000


def game_played(game: Game, start: int, seed: int) -> Session:
    """A whole game of a learner who does anything against the opponents."""
    board = opposed(Record.new(game.name, seed=seed, **game.starts[start]), opponents=True)
    rng = random.Random(seed)
    while not board.position.is_over:
        assert board.record.ply < 8_000, "the game ends"
        if not opponents(board).go_on():
            board.act(choose(board.position, rng, (*game.dull, *OPEN_ENDED)))
    return board


@pytest.mark.parametrize("game", OWN, ids=str)
def test_game_ends_and_repeats_with_the_same_seed(game: Game) -> None:
    for start in range(rounds(1, soak=len(game.starts))):
        for seed in range(rounds(1, soak=8)):
            board = game_played(game, start, seed)
            record = board.record
            assert board.position.winners
            assert Record.from_text(record.to_text()).position == record.position, "every action is legal"
            assert {act.player for act in record.actions} >= set(range(board.position.players)), "all play"
            assert record.actions == game_played(game, start, seed).record.actions


@pytest.mark.parametrize("game", OWN, ids=str)
def test_a_game_of_opponents_alone_ends_too(game: Game) -> None:
    """Nobody waits for ever for the other to do something."""
    for seed in range(rounds(2, soak=20)):
        record = Record.new(game.name, seed=seed, **game.starts[0])
        while not record.position.is_over:
            assert record.ply < 3_000, f"seed {seed}"
            if record.position.current_player == CHANCE:
                record.roll()
            else:
                record.play(decide(record.position, seed).action)


def asked(game: Game, count: int) -> list[Any]:
    """Positions in which a player decides, every stage among them."""
    return [p for p in samples(game, count) if p.current_player not in (None, CHANCE)]


@pytest.mark.parametrize("game", OWN, ids=str)
def test_decision_is_legal_quick_and_explained_in_both_languages(game: Game) -> None:
    told = 0
    for p in asked(game, rounds(12, soak=600)):
        with Calls(MOST_CALLS):
            action, why = decide(p, 1)
        assert p.judge(action), (p, action.to_text())
        for lang in LANGUAGES if why is not None else ():
            assert p.wording.phrase(why, lang)
        told += why is not None
    assert told > 5


@pytest.mark.parametrize("game", OWN, ids=str)
def test_opponent_ignores_what_its_seat_cannot_know(game: Game) -> None:
    rng = random.Random(f"{game.name} opponents")
    differing = 0
    for p in asked(game, rounds(30, soak=600)):
        other = game.rehidden(p, p.current_player, rng)
        differing += other != p
        assert decide(other, 1) == decide(p, 1)
    assert differing > 10


@pytest.mark.parametrize("game", OWN, ids=str)
def test_explanations_are_only_about_steps_the_learner_sees(game: Game) -> None:
    board = game_played(game, 0, 0)
    see = Observer(0)
    said = 0
    for ply in range(1, min(board.record.ply, 200) + 1):
        before, action = board.record.step(ply)
        reason = board.reason(ply)
        said += bool(reason)
        assert not reason or (action.player in board.opponents and see.knows(before, action))
    assert said > 5
