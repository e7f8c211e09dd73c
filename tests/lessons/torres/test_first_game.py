"""Tutorials 00, a first game that goes on from step to step, and 00b, how one is set up."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from random import Random
from typing import Any

import pytest

from boardlab.core.play.opponent import decide
from boardlab.core.play.record import Record
from boardlab.core.play.steer import Now
from boardlab.lessons import checkpoint
from boardlab.lessons.model.topics import find_topic
from boardlab.lessons.torres.first_game.answers import (
    ENOUGH_AP,
    ap_left,
    begin,
    best_castle,
    king_near,
    may_build,
    may_step,
    review,
    room,
    useful,
)
from tests.effort import rounds


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


def test_lit_verb_pays_with_the_last_action_point() -> None:
    """“Move a knight” was lit, though every step would have lost the king's bonus."""
    rng, asked = Random(1), 0
    for seed in range(12):
        record = begin(str(seed))
        while not record.position.is_over:
            p: Any = record.position
            verb = useful(p) if p.stage == "turn" and ap_left(p) == 1 else ""
            if verb in {"move", "build"}:
                asked += 1
                after = [p.play(act) for act in p.legal_actions() if act.to_text().split()[0] == verb]
                assert max(each.preview().total(0) for each in after) > p.preview().total(0)
            record.play(rng.choice(p.legal_actions()) if p.current_player == 0 else decide(p, rng.random()).action)
    assert asked


ADVICE: dict[str, Callable[[list[dict[str, Any]]], bool]] = {
    "unused": lambda told: sum(each.get("unused", 0) for each in told) > ENOUGH_AP,
    "king": lambda told: not any(each["kind"] == "bonus" for each in told),
    "castles": lambda told: not any(many > 1 for many in castles(told)),
    "wider": lambda told: any(many > 1 for many in castles(told)),
}
"""When each advice is one: what it asks for was not done, or may always be done better."""


def castles(told: list[dict[str, Any]]) -> list[int]:
    """How many castles paid, by each action that ended a phase."""
    return list(Counter(each["ply"] for each in told if each["kind"] == "castle").values())


@pytest.mark.parametrize("skill", [0, 1])
def test_advice_is_about_what_was_not_done(skill: int) -> None:
    rng = Random(skill)
    for seed in range(rounds(3, 40)):
        record = begin(str(seed))
        while not record.position.is_over:
            p: Any = record.position
            own = p.current_player == 0 and not skill
            record.play(rng.choice(p.legal_actions()) if own else decide(p, rng.random()).action)
        events = [(ply, event) for ply, event in record.all_events() if event.player == 0]
        found = review(record, 0).next
        assert found is not None
        told = [{**event.facts, "kind": event.kind, "ply": ply} for ply, event in events]
        assert ADVICE[found.key.partition(".")[2]](told), (seed, found.key)
