"""What a step to play on asks for is checked: each goal is open at first, can be reached, and is said while missed."""

from __future__ import annotations

from itertools import count
from pathlib import Path
from typing import Any

import pytest

from boardlab.lessons.build import lint as linting
from boardlab.lessons.build.lesson_sources import lesson_files
from boardlab.lessons.build.store import find_lesson
from boardlab.lessons.model.base_question import WORDING
from boardlab.lessons.torres.plans import amounts_of_turn
from boardlab.session.channel import FrameChannel
from boardlab.session.lesson import goals
from boardlab.session.lesson.goals import GoalsFeature
from boardlab.session.lesson.lesson_frame import channel_of, lesson_frame
from boardlab.session.lesson.lesson_session import LessonSession
from tests.effort import drawn
from tests.sessions import go_on, picking, play

WITH_GOALS = [
    (lesson, at)
    for lesson in lesson_files()
    for walked in [find_lesson(lesson)]
    for at, step in enumerate(walked.steps)
    # In a first game nobody knows the board beforehand: tests/session/test_first_game.py
    if any(goal.plays or goal.refuses for goal in walked.goals(step))
]


def goals_at(lesson: Any, at: Any) -> Any:
    walked = find_lesson(lesson)
    return walked.goals(walked.steps[at])


COUNTED = [case for case in WITH_GOALS if any(goal.best for goal in goals_at(*case))]


def at_step(lesson: Any, at: Any, lang: str = "en") -> Any:
    stage = LessonSession(lesson, lang)
    stage.go(at)
    return stage


def refused(stage: Any, text: Any) -> None:
    """Pick an action that is refused, as a page does, key by key or whole."""
    here = stage.here
    breaches = here.position.judge(here.position.read_action(text)).breaches
    assert breaches, text
    picking(here).refusal = type("Refusal", (), {"path": (), "breaches": breaches})()


def played(stage: Any, texts: Any) -> None:
    """Play as a learner does; against opponents they do what they do."""
    here = stage.here
    for text in texts:
        go_on(here)
        play(here, text)
    go_on(here)
    stage.has(GoalsFeature).board_changed()


def done(stage: Any, number: Any) -> Any:
    stage.has(GoalsFeature).board_changed()
    return list(stage.has(GoalsFeature).goals.values())[number]


@pytest.mark.parametrize(("lesson", "at"), WITH_GOALS)
def test_each_goal_is_open_at_first_and_reachable(lesson: Any, at: Any) -> None:
    goals = find_lesson(lesson).goals(LessonSession(lesson, "en").steps[at])
    for number, goal in enumerate(goals):
        stage = at_step(lesson, at)
        assert not done(stage, number), goal.says["en"]
        played(stage, goal.plays)
        if goal.refuses:
            refused(stage, goal.refuses)
        assert done(stage, number), goal.says["en"]


def _with_goal(about: str, lang: str) -> tuple[LessonSession, str, FrameChannel]:
    """The first step of a lesson with one goal, what that is, and its channel, which has told all."""
    lesson, at = next(case for case in WITH_GOALS if case[0] == about)
    stage = at_step(lesson, at, lang)
    (goal,) = stage.has(GoalsFeature).goals
    talk = channel_of(stage, lambda _: None)
    talk.refresh()
    return stage, goal, talk


@pytest.mark.parametrize("lang", ["en", "ko"])
def test_missed_goal_is_announced_and_finish_appears_when_done(lang: str) -> None:
    """The board on which a bonus was given away, and nobody said so."""
    stage, goal, _ = _with_goal("torres.king", lang)
    play(stage.here, "move c6 b6")
    stage.has(GoalsFeature).board_changed()
    frame = lesson_frame(stage)["stage"]
    assert frame["main"]["quiet"]
    assert frame["following"] == {"label": stage.say("goal_first"), "title": goal}
    play(stage.here, "add c6")
    stage.has(GoalsFeature).board_changed()
    assert "quiet" not in lesson_frame(stage)["stage"]["main"]
    stage.here.jump(stage.here.record.ply - 1)
    stage.has(GoalsFeature).board_changed()
    left = lesson_frame(stage)["stage"]
    assert "quiet" not in left["main"], "whoever has done it once may go on"
    assert not any(goal["done"] for goal in left["goals"]), "what was taken back is not done"


@pytest.mark.parametrize("lang", ["en", "ko"])
def test_whoever_goes_on_without_a_goal_is_told_once(lang: str) -> None:
    """“Finish” ended the last play without a word, although nobody had moved."""
    stage, goal, talk = _with_goal("torres.scoring", lang)
    before, main = stage.at, lesson_frame(stage)["stage"]["main"]
    press = {"client": "page", "do": main["do"], "at": main["at"], "key": main["key"]}
    told = talk.receive({**press, "seq": 1, "rev": stage.rev})
    assert told["answer"] == "no"
    assert told["text"] == stage.say("goal.without", goal=goal, button=main["label"])
    assert stage.at == before
    assert talk.receive({**press, "seq": 2, "rev": stage.rev})["answer"] == "done"
    assert stage.step.kind == "end"
    assert lesson_frame(stage)["stage"]["missed"] == [{"says": goal, "at": before}]
    stage.go(before)
    played(stage, find_lesson("torres.scoring").goals(stage.step)[0].plays)
    assert talk.receive({**press, "seq": 3, "rev": stage.rev})["answer"] == "done"
    assert lesson_frame(stage)["stage"]["missed"] == []


@pytest.mark.parametrize("lesson", lesson_files())
def test_finish_is_shown_only_where_nothing_is_left(lesson: str) -> None:
    """A lesson ended on a button that was there from the first move of its last game on."""
    stage = LessonSession(lesson, "en")
    for at in (0, len(stage.steps) - 2):
        stage.go(at)
        main, goals = lesson_frame(stage)["stage"]["main"], stage.has(GoalsFeature)
        left = main["do"] != "go" or main.get("quiet")
        assert (main["label"] == stage.say("finish")) == (at > 0 and not left)
        for number in range(len(stage.state.walk.goals(stage.step))):
            goals._met.add((stage.step.key, number))
        main = lesson_frame(stage)["stage"]["main"]
        assert (main["label"] == stage.say("finish")) == (at > 0 and not goals.unfinished and main["do"] == "go")


def test_refusal_of_another_seat_is_no_missed_goal() -> None:
    """Red puts back for the 7 of Orange: nothing is missed before anything was done."""
    stage = at_step(*next(case for case in WITH_GOALS if case[0] == "catan.robber"))
    said = [stage.has(GoalsFeature).outcome["says"]]
    refused(stage, "discard 9 lumber")
    said.append(stage.has(GoalsFeature).outcome["says"])
    play(stage.here, "discard 3 lumber 2 brick")
    said.append(stage.has(GoalsFeature).outcome["says"])
    assert said == [""] * 3


@pytest.mark.parametrize(("lesson", "at", "lang"), [(*case, ("en", "ko")[at % 2]) for at, case in enumerate(COUNTED)])
def test_points_are_counted_beside_the_most_that_are_possible(lesson: Any, at: Any, lang: str) -> None:
    goal = next(goal for goal in goals_at(lesson, at) if goal.best)
    stage = at_step(lesson, at, lang)
    untold = {"ask": "", "line": [], "plies": [], "counts": True}
    told = {"says": stage.say("goal.stars", most=goal.most, near=goal.near), "stars": 0}
    told["signs"] = WORDING.say("challenge.signs", lang, stars=0, all=3)
    assert stage.has(GoalsFeature).outcome == {**untold, **told}, "what the stars are for is told before one tries"
    played(stage, goal.plays)
    assert stage.has(GoalsFeature).outcome["stars"] >= 1, "whoever reaches it has a star"
    points = stage.has(GoalsFeature).count(goal)
    assert points < goal.most, "a goal that is the most itself has no stars to win"
    assert stage.has(GoalsFeature).outcome["says"] == stage.say(
        "goal.counted", count=points, most=goal.most, near=goal.near
    ), "what the stars are for is still told"
    assert stage.has(GoalsFeature).outcome["ask"] == stage.say("goal.more")
    best = at_step(lesson, at, lang)
    played(best, goal.best)
    assert best.has(GoalsFeature).outcome == {
        **untold,
        "says": stage.say("goal.counted_all", count=goal.most),
        "stars": 3,
        "signs": WORDING.say("challenge.signs", lang, stars=3, all=3),
    }
    if lesson.startswith("torres"):
        assert amounts_of_turn(best.here.record.start)[-2:] == (goal.near, goal.most), "each number of stars can be had"


@pytest.mark.parametrize(("lesson", "at"), drawn(WITH_GOALS, 3))
def test_hint_line_is_shown_only_after_a_try(lesson: Any, at: Any) -> None:
    stage = at_step(lesson, at)
    page = channel_of(stage, lambda _: None)
    page.refresh()
    asked = {"client": "page", "do": "solution"}
    assert page.receive({**asked, "seq": 1, "rev": stage.rev})["text"] == stage.say("goal.first_try")
    go_on(stage.here)
    stage.here.act(stage.here.position.legal_actions()[0])
    page.refresh()
    before = stage.has(GoalsFeature).goals
    answer = page.receive({**asked, "seq": 2, "rev": stage.rev})
    assert answer["answer"] == ("done" if stage.has(GoalsFeature).outcome["line"] else "no")
    assert bool(stage.has(GoalsFeature).outcome["line"]) or all(before.values())
    assert stage.has(GoalsFeature).goals == before


@pytest.mark.parametrize(("lesson", "at"), drawn(WITH_GOALS, 8))
def test_told_line_is_walked_on_board_and_left(lesson: Any, at: Any) -> None:
    stage = at_step(lesson, at)
    page, seqs = channel_of(stage, lambda _: None), count(1)
    page.refresh()
    go_on(stage.here)
    play(stage.here, stage.here.position.legal_actions()[0].to_text())
    stage.has(GoalsFeature).board_changed()
    before, position = stage.has(GoalsFeature).goals, stage.here.position

    def ask(do: str, **more: object) -> Any:
        return page.receive({"client": "page", "seq": next(seqs), "rev": stage.rev, "do": do, **more})

    ask("solution")
    told = stage.has(GoalsFeature).outcome
    if not told["plies"]:
        assert stage.here.opponents or not told["line"] or not goals_at(lesson, at)[0].plays
        return
    assert len(told["plies"]) == len(told["line"])
    assert ask("jump", at=told["plies"][-1])["answer"] == "done"
    assert stage.has(GoalsFeature).goals == before, "what is shown is nobody's deed"
    assert ask("solution")["answer"] == "done"
    assert (stage.here.position, stage.has(GoalsFeature).goals) == (position, before)


def test_hint_line_is_computed_once_per_position_and_language(monkeypatch: pytest.MonkeyPatch) -> None:
    worked_out = []
    solution_line = goals.solution_line
    monkeypatch.setattr(goals, "solution_line", lambda *given: worked_out.append(given[-1]) or solution_line(*given))
    stage = at_step("torres.scoring", next(at for lesson, at in WITH_GOALS if lesson == "torres.scoring"))
    stage.here.act(stage.here.position.legal_actions()[0])
    page = channel_of(stage, lambda _: None)
    page.refresh()
    page.receive({"client": "page", "seq": 1, "rev": stage.rev, "do": "solution"})
    line = stage.has(GoalsFeature).outcome["line"]
    assert line
    for lang in ("en", "en", "ko"):
        stage.state.lang = lang
        assert (stage.has(GoalsFeature).outcome["line"] == line) == (lang == "en")
    assert worked_out == ["en", "ko"]


def test_messages_of_a_page_are_looked_at() -> None:
    lesson, at = next(case for case in WITH_GOALS if case[0] == "torres.scoring")
    stage = at_step(lesson, at)
    talk = channel_of(stage, lambda _: None)
    talk.refresh()
    for seq, key in enumerate(["move", "d2", "c2", "move", "c2", "b2"], 1):
        talk.receive({"client": "page", "seq": seq, "rev": stage.rev, "do": "pick", "key": key})
    assert stage.here.record.ply == 2
    assert all(stage.has(GoalsFeature).goals.values())


GOAL = '```{goal}\nen = "a"\nko = "b"\nreached = "refused"\nrefuses = "build a1"\n```\n'


@pytest.mark.parametrize(
    ("instead", "says"),
    [
        ("", "This step is played on without a goal: write {goal} behind it, or :free: in it."),
        (GOAL.replace('ko = "b"\n', ""), "This is no goal: a goal is said in en and ko."),
        (GOAL.replace("refused", "1 +"), "This is no goal: "),
        (GOAL.replace("refuses =", "never ="), "This is no goal: "),
        (GOAL.replace('refuses = "build a1"\n', ""), "This is no goal: "),
    ],
)
def test_lint_reports_plays_without_a_valid_goal(tmp_path: Path, instead: Any, says: str) -> None:
    text = lesson_files()["torres.king"].read_text("utf-8")
    begin = text.index("```{goal}")
    path = tmp_path / "torres" / "05_king.md"
    path.parent.mkdir()
    path.write_text(text[:begin] + instead + text[text.index("\n```\n", begin) + 5 :], "utf-8")
    assert any(found.says.startswith(says) for found in linting.of_source(path)), linting.of_source(path)
