"""A plan: lines of any lessons in a row, from a text, a list or a link; bad lines are named, the rest is shown."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from boardlab import torres
from boardlab.core.errors import PlainError
from boardlab.core.text.link import PLAN, link
from boardlab.session.commands import read
from boardlab.session.lesson.lesson_frame import lesson_frame
from boardlab.session.lesson.lesson_session import LessonSession
from boardlab.session.plan import BadPlan, read_plan

POSITION = torres.start(players=2).to_text()
LINES = ("torres.scoring 7", "torres.king.19", "torres.scoring.practice.1.2", POSITION, "catan.trade")


def test_text_list_and_link_give_the_same_plan() -> None:
    plan = read_plan("\n".join(("# for Tuesday", "", *LINES)))
    assert [item.text for item in plan.items] == [*LINES]
    assert not plan.problems
    given: list[object] = [*LINES]
    given[3] = torres.start(players=2)
    assert read_plan(given).link_text() == plan.link_text()
    there = link(plan, base="https://school.example/")
    assert there.startswith("https://school.example/present/#")
    assert read_plan(there).link_text() == plan.link_text()


@pytest.mark.parametrize("lang", ["en", "ko"])
def test_bad_lines_are_named_and_the_rest_is_shown(lang: str) -> None:
    unknown = ("torres.nope 3", "torres.king.99", "hello", "catan", "<script>alert(1)</script>")
    out_of_reach = ("catan.trade 99", "torres.scoring 0", "torres.scoring seven")
    damaged = (POSITION[: len(POSITION) // 2], "https://school.example/#t=torres")
    bad = (*unknown, *out_of_reach, *damaged)
    plan = read_plan("\n".join((LINES[0], *bad, LINES[1])), lang)
    assert [item.text for item in plan.items] == [LINES[0], LINES[1]]
    assert len(plan.problems) == len(bad)
    for number, problem in enumerate(plan.problems, 2):
        assert str(number) in problem
        assert "\n" not in problem
        assert len(problem) < 400
    assert ("steps 1 to" in plan.problems[bad.index("catan.trade 99")]) == (lang == "en"), "in one language"


@pytest.mark.parametrize("given", ["", "# nothing", PLAN, "torres.nope 3", [], "https://school.example/#t="])
def test_a_plan_of_nothing_is_refused_in_one_sentence(given: Any) -> None:
    with pytest.raises((BadPlan, PlainError)) as refused:
        read_plan(given)
    assert "\n" not in str(refused.value)


def test_a_plan_is_walked_through_lessons_questions_and_positions(own_home: Path) -> None:
    session = LessonSession.of_plan(read_plan("\n".join(LINES)), "en")
    seen = []
    for at in (0, 1, 2, 3, 4, 1):
        assert session.handle(read({"client": "a", "seq": 1, "rev": session.rev, "do": "plan", "at": at}))[0] == "done"
        frame = lesson_frame(session)
        seen.append((frame["stage"]["id"], frame["stage"]["plan"]["where"], session.here.position.game))
    assert seen[0] == ("torres.scoring", "1 of 5", "torres")
    assert seen[4] == ("catan.trade", "5 of 5", "catan")
    assert seen[5] == seen[1]
    assert session.question is not None
    assert session.question.asked.id == "torres.king.19"
    assert session.handle(read({"client": "a", "seq": 2, "rev": session.rev, "do": "plan", "at": 5}))[0] == "no"
    assert not [*own_home.rglob("lessons.json")], "where a class was led is nobody's place"


def test_hands_are_remembered_from_lesson_to_lesson() -> None:
    session = LessonSession.of_plan(read_plan("torres.king.19\ncatan.trade 3"), "en")

    def ask(do: str, **more: object) -> None:
        session.handle(read({"client": "a", "seq": 1, "rev": session.rev, "do": do, **more}))

    ask("present", at=1)
    ask("hands", key="A 12")
    ask("plan", at=1)
    ask("plan", at=0)
    hands = lesson_frame(session)["stage"]["hands"]
    assert hands is not None
    assert hands["rows"][0]["count"] == "12"
