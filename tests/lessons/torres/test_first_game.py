"""Tutorials 00, a first game that goes on from step to step, and 00b, how one is set up."""

from __future__ import annotations

import pytest

from boardlab.core.play.record import Record
from boardlab.core.play.steer import Now
from boardlab.lessons import checkpoint
from boardlab.lessons.model.topics import find_topic
from boardlab.lessons.torres.first_game.answers import begin, best_castle, king_near, may_build, may_step, room


@pytest.mark.parametrize(
    ("name", "answer"),
    [
        ("first_game.2", "legal"),
        ("first_game.5", 8),
        ("first_game.6", "other"),
        ("set_up.2", "a"),
        ("set_up.3", 5),
        ("set_up.4", 12),
        ("set_up.5", 54),
        ("set_up.6", "c"),
    ],
)
def test_answers_match_a_second_computation(name: str, answer: object) -> None:
    found = checkpoint(f"torres.{name}").answer()
    # A choice is asked with its reason.
    assert (str(found).split()[0] if isinstance(found, str) else found) == answer


@pytest.fixture
def game() -> Record:
    record = begin("1")
    for text in ("knight c6", "knight c3", "king f6", "build c5 from 3", "build d6", "build d6"):
        record.play(text)
    return record


def test_questions_are_about_the_learners_own_board(game: Record) -> None:
    now = Now(game.position, 0)
    step, castle = may_step(now), best_castle(now)
    assert step is not None
    assert step["here"] == "c6"
    assert castle is not None
    assert (castle["here"], castle["area"], castle["level"]) == ("c6", 3, 1)
    topic = find_topic("torres.first_game")
    assert topic is not None
    asked = topic.asked_at("5", now)
    assert asked is not None
    assert asked.position is game.position
    assert asked.question("en") == "Your knight stands on c6. How many points does its castle bring you?"
    assert asked.answer() == 3
    assert may_build(now) is None, "three blocks were placed"


def test_question_about_a_step_agrees_with_the_rules(game: Record) -> None:
    """Whatever moment it is drawn at, the verdict is the game's, and the wrong rule gives another."""
    topic = find_topic("torres.first_game")
    assert topic is not None
    seen = set()
    for cell in ("c5", "d6"):
        tried = Record(game.position).play(f"move c6 {cell}")
        asked = topic.asked_at("2", Now(tried.position, 0))
        assert asked is not None
        verdict = tried.position.judge(tried.position.read_action(asked.tries))
        assert str(asked.answer()).startswith("legal") == bool(verdict)
        seen.add(asked.tries)
    assert len(seen) > 1


def test_wishes_grow_with_room_and_nearness_of_king(game: Record) -> None:
    assert room(Now(game.position, 0)) == 1
    assert king_near(Now(game.start, 0)) == 0
    near = Record(game.positions[2]).play("king f6").position
    far = Record(game.positions[2]).play("king e1").position
    assert king_near(Now(near, 0)) > king_near(Now(far, 0))
