"""Guessing does not pay: what somebody who knows nothing gets, worked out exactly, and for turns tried out."""

from __future__ import annotations

from dataclasses import replace
from functools import cache
from random import Random

import pytest

from boardlab.core.game import own_names
from boardlab.lessons import Checkpoint, checkpoint, checkpoints
from boardlab.lessons.guessing import MOST_OF_ALL, MOST_OF_ONE, chances, credited, paid, share
from boardlab.lessons.hints import TRIES
from boardlab.lessons.lint_question import of_checkpoint
from tests.effort import rounds

ALL = tuple(asked for name in own_names() for asked in checkpoints(name))
LINES = rounds(60, 400)
"""So many lines of play are tried at each question that asks for a turn."""
DEEDS = 6


def a_line(asked: Checkpoint, rng: Random) -> tuple[str, ...]:
    """A line of play at random, committed after any of its actions."""
    position, played = asked.position, []
    while asked.is_playing(position) and len(played) < min(asked.most, DEEDS):
        actions = position.legal_actions() or [action for action, _ in position.chance_outcomes()]
        action = rng.choice(actions)
        position = position.play(action)
        played.append(action.to_text())
        if rng.random() < 0.2:
            break
    return tuple(played)


@cache
def tried_out(name: str) -> float:
    """The share of the points of a turn that guessing pays, by lines of play at random; the same on every run."""
    asked, rng = checkpoint(name), Random(name)
    first = sum(asked.accepts(a_line(asked, rng)) for _ in range(LINES)) / LINES
    return first + 0.4 * first * (1 - first) + 0.2 * (1 - first) ** 2


def guessed(asked: Checkpoint) -> float:
    """The share of its points that guessing pays, also for a turn."""
    return tried_out(asked.id) if asked.kind == "turn" else share(asked)


def test_guessing_pays_little_in_every_question():
    assert {asked.id: guessed(asked) for asked in ALL if guessed(asked) >= MOST_OF_ONE} == {}


def test_guessing_pays_less_in_every_topic():
    topics: dict[str, list[float]] = {}
    for asked in ALL:
        topics.setdefault(asked.topic, []).append(guessed(asked))
    means = {topic: sum(shares) / len(shares) for topic, shares in topics.items()}
    assert {topic: mean for topic, mean in means.items() if mean >= MOST_OF_ALL} == {}


@pytest.mark.parametrize("name", ["torres.scoring.4", "torres.board.13", "torres.building.2", "torres.scoring.2"])
def test_what_is_worked_out_is_what_a_guesser_gets(name):
    """Played through: all answers in a random order, until one is right."""
    asked, rng, points = checkpoint(name), Random(1), 0
    ways, right = chances(asked)
    for _ in range(4000):
        order = rng.sample(range(ways), ways)
        at = next(at for at, answer in enumerate(order) if answer < right)
        points += TRIES[min(at, len(TRIES) - 1)]
    assert points / 400_000 == pytest.approx(share(asked), abs=0.02)


def test_the_shares_of_small_questions():
    assert paid(2, 1) == pytest.approx(0.7), "yes or no"
    assert paid(3, 1) == pytest.approx(16 / 30)
    assert paid(6, 1) == pytest.approx(11 / 30), "yes or no, with one of three reasons"
    assert paid(4, 4) == 1
    assert chances(checkpoint("torres.scoring.4")) == (9, 1)
    assert chances(checkpoint("torres.building.2")) == (24, 6)


def test_the_judgement_is_credited_whichever_rule_is_named():
    assert credited(checkpoint("torres.scoring.4")) == pytest.approx(16 / 30), "three to choose from"
    assert credited(checkpoint("torres.board.13")) == pytest.approx(0.7), "allowed or not"
    assert credited(checkpoint("torres.scoring.2")) == share(checkpoint("torres.scoring.2"))


def test_lint_refuses_a_choice_that_can_be_guessed():
    asked = checkpoint("torres.scoring.4")
    open_to_guesses = replace(asked, reasons=())
    assert [found.says for found in of_checkpoint(open_to_guesses) if "guessing" in found.says] == [
        "guessing finds 53% of it: ask for the reason, or give more to choose from."
    ]
    assert not [found for found in of_checkpoint(asked) if "guessing" in found.says]
