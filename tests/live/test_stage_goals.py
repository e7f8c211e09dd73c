"""What a step to play on asks for is checked: each goal is open at first, can be reached, and is said while missed."""

import pytest

from boardlab.lessons import lint as linting
from boardlab.lessons.lesson_sources import lesson_files, lesson_source
from boardlab.lessons.steps import walk
from boardlab.live.stage_conversation import StageConversation
from boardlab.live.stage_frame import stage_frame
from boardlab.live.stage_session import StageSession


@pytest.fixture(autouse=True)
def home(tmp_path, monkeypatch):
    monkeypatch.setenv("BOARDLAB_HOME", str(tmp_path / "home"))


WITH_GOALS = [
    (lesson, at)
    for lesson in lesson_files()
    for walked in [walk(lesson_source(lesson))]
    for at, step in enumerate(walked.steps)
    if walked.goals(step)
]


def at_step(lesson, at, lang="en"):
    stage = StageSession(lesson, lang)
    stage.go(at)
    return stage


def refused(stage, text):
    """Pick an action that is refused, as a page does, key by key or whole."""
    here = stage.here
    breaches = here.position.judge(here.position.read_action(text)).breaches
    assert breaches, text
    here.refusal = type("Refusal", (), {"path": (), "breaches": breaches})()


def done(stage, number):
    stage._note_goals()
    return list(stage.goals.values())[number]


def test_most_lessons_end_with_a_play_that_is_checked():
    assert len({lesson for lesson, _ in WITH_GOALS}) >= 35
    assert {lesson.partition(".")[0] for lesson, _ in WITH_GOALS} == {"torres", "catan", "creed"}


@pytest.mark.parametrize(("lesson", "at"), WITH_GOALS)
def test_each_goal_is_open_at_first_and_can_be_reached(lesson, at):
    goals = walk(lesson_source(lesson)).goals(StageSession(lesson, "en").steps[at])
    for number, goal in enumerate(goals):
        stage = at_step(lesson, at)
        assert not done(stage, number), goal.says["en"]
        for text in goal.plays:
            stage.here.play(text)
        if goal.refuses:
            refused(stage, goal.refuses)
        assert done(stage, number), goal.says["en"]


@pytest.mark.parametrize("lang", ["en", "ko"])
def test_what_was_missed_is_said_and_finish_lights_up_once_it_is_done(lang):
    """The board on which a bonus was given away, and nobody said so."""
    lesson, at = next(case for case in WITH_GOALS if case[0] == "torres.king")
    stage = at_step(lesson, at, lang)
    (goal,) = stage.goals
    talk = StageConversation(stage, lambda _: None)
    talk.refresh()
    stage.here.play("move c6 b6")
    stage._note_goals()
    frame = stage_frame(stage)["stage"]
    assert frame["main"]["quiet"]
    assert frame["following"] == {"label": stage.say("goal_first"), "title": goal}
    stage.here.play("add c6")
    stage._note_goals()
    assert "quiet" not in stage_frame(stage)["stage"]["main"]
    stage.here.undo()
    stage._note_goals()
    assert "quiet" not in stage_frame(stage)["stage"]["main"], "what was done stays done"


def test_messages_of_a_page_are_looked_at():
    lesson, at = next(case for case in WITH_GOALS if case[0] == "torres.scoring")
    stage = at_step(lesson, at)
    talk = StageConversation(stage, lambda _: None)
    talk.refresh()
    for seq, key in enumerate(["move", "d2", "c2", "move", "c2", "b2"], 1):
        talk.receive({"client": "page", "seq": seq, "rev": talk.rev, "do": "pick", "key": key})
    assert stage.here.record.ply == 2
    assert all(stage.goals.values())


GOAL = '<!-- goal -->\nen = "a"\nko = "b"\nreached = "refused"\nrefuses = "build a1"\n'


@pytest.mark.parametrize(
    ("instead", "says"),
    [
        ("", "This step is played on without a goal: write <!-- goal --> behind it, or mark it “free”."),
        (GOAL.replace('ko = "b"\n', ""), "This is no goal: a goal is said in en and ko."),
        (GOAL.replace("refused", "1 +"), "This is no goal: "),
        (GOAL.replace("refuses =", "never ="), "This is no goal: "),
        (GOAL.replace('refuses = "build a1"\n', ""), "This is no goal: "),
    ],
)
def test_lint_finds_a_play_without_a_goal_and_a_goal_that_is_none(tmp_path, instead, says):
    text = lesson_source("torres.king").path.read_text("utf-8")
    begin = text.index("<!-- goal -->")
    path = tmp_path / "torres" / "05_king.md"
    path.parent.mkdir()
    path.write_text(text[:begin] + instead + text[text.index("<!-- ", begin + 5) :], "utf-8")
    assert any(found.says.startswith(says) for found in linting.of_source(path)), linting.of_source(path)
