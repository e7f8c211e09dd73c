"""What a step speaks of is taught by then: receipts of boards and answers, and the rules a reason is chosen from."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise
from typing import Any

import pytest

from boardlab.lessons import checkpoint
from boardlab.lessons.build.lesson_sources import lesson_files
from boardlab.lessons.build.store import known_to, lessons_of
from boardlab.lessons.display import ReceiptTable
from boardlab.session.lesson.lesson_frame import lesson_frame
from boardlab.session.lesson.lesson_session import LessonSession
from boardlab.session.question.card import reasons
from boardlab.session.question.question import Question

GAMES = ("torres", "catan", "creed")
LESSONS = [name for name in lesson_files() if not name.endswith("explore")]


def too_early(lesson: Any) -> Iterator[Any]:
    """Lines of receipts that speak of a rule before it is taught: the step, the rule, what it pays."""
    stage = LessonSession(lesson, "en")
    for number, step in enumerate(stage.steps):
        if step.kind not in ("play", "read"):
            continue
        stage.go(number)
        told = [value.receipt for value in stage.state.shown_by(number) if isinstance(value, ReceiptTable)]
        lines = [(line["rule"], line["points"]) for line in (lesson_frame(stage)["receipt"] or {}).get("lines", ())]  # type: ignore[call-overload]
        lines += [(line.rule, line.points) for receipt in told for line in receipt.lines]
        yield from ((number + 1, *line) for line in lines if line[0] and line[0] not in step.known)


@pytest.mark.parametrize("lesson", ["torres.first_game", "torres.knights", "torres.scoring", "catan.first_game"])
def test_board_receipts_use_only_rules_taught_so_far(lesson: str) -> None:
    assert not [*too_early(lesson)]


@pytest.mark.soak
@pytest.mark.parametrize("lesson", LESSONS)
def test_every_board_receipt_uses_only_rules_taught_so_far(lesson: Any) -> None:
    assert not [*too_early(lesson)]


# -- what is offered -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("lesson", "step", "specials"),
    [("help", 9, {"morale", "assassinate"}), ("sieges", 16, {"morale", "assassinate", "fortify"}), ("explore", 1, 7)],
)
def test_special_action_appears_once_it_is_taught(lesson: str, step: int, specials: Any) -> None:
    stage = LessonSession(f"creed.{lesson}", "en")
    stage.go(step)
    shown = {item["key"] for slot in lesson_frame(stage)["slot.costs"] for item in slot["items"]}
    assert specials in (shown, len(shown))


@pytest.mark.parametrize("game", GAMES)
def test_answer_receipts_use_only_rules_taught_so_far(game: str) -> None:
    asked = [checkpoint(step) for step in asked_in(game)]
    found = [(each.id, line.rule) for each in asked for line in getattr(each.receipt(), "lines", ()) if line.rule]
    assert found
    assert not [(name, rule) for name, rule in found if rule not in known_to(name) | {*checkpoint(name).rules}]


@pytest.mark.parametrize("lang", ["en", "ko"])
@pytest.mark.parametrize("game", GAMES)
def test_untaught_rule_offered_as_reason_shows_its_statement(game: str, lang: str) -> None:
    said = []
    for name in asked_in(game):
        asked = checkpoint(name)
        if not asked.reasons:
            continue
        for reason in reasons(Question(asked, lang)):
            assert bool(reason["says"]) == (reason["key"] not in known_to(name)), (name, reason["key"])
            said.append(reason["says"])
    assert any(said)
    assert not all(said)


def asked_in(game: Any) -> Any:
    """The questions that the lessons of a game ask, in their order."""
    stages = [LessonSession(lesson, "en") for lesson in LESSONS if lesson.startswith(f"{game}.")]
    return [name for stage in stages for name in stage.state.asked]


def test_taught_rules_grow_from_lesson_to_lesson() -> None:
    known = [step.known for lesson in lessons_of("torres") for step in lesson.steps]
    assert all(before <= after for before, after in pairwise(known))
    assert "torres.king.exact" not in known_to("torres.scoring.9")
    assert "torres.goal.product" in known_to("torres.scoring.9")
    assert known_to("torres.scoring.practice.1") is None
