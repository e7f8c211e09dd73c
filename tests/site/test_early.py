"""What a lesson shows and grades before Python is there is what Python shows and says."""

import json
import os

import pytest

from boardlab.lessons import checkpoint
from boardlab.lessons.lesson_sources import lesson_files
from boardlab.live.patch import patched
from boardlab.live.stage_conversation import StageConversation
from boardlab.live.stage_session import StageSession
from boardlab.site.early import GRADED, early

CASES = [("catan.founding", "en"), ("torres.first_game", "ko"), ("creed.special", "en"), ("catan.trade", "ko")]
"""A lesson of each kind of question: order, legal, number, choice."""
SAYS = ("kicker", "headline", "message", "given", "right", "told", "solved", "may_tell", "rule", "statement", "fresh")


@pytest.fixture(autouse=True)
def home(tmp_path, monkeypatch):
    monkeypatch.setenv("BOARDLAB_HOME", str(tmp_path / "home"))


class Python:
    """The lesson as Python plays it, asked by messages of a page."""

    def __init__(self, lesson, lang):
        self.stage = StageSession(lesson, lang)
        self.talk = StageConversation(self.stage, lambda _: None)
        self.talk.refresh()
        self.seq = 0

    def do(self, what, **more):
        self.seq += 1
        message = {"client": "page", "seq": self.seq, "rev": self.talk.rev, "do": what, **more}
        assert self.talk.receive(message)["answer"] == "done"
        return self.talk.whole()["frame"]

    def order(self, keys):
        """Put the steps in an order, one place at a time."""
        for to, key in enumerate(keys):
            while self.stage.question.steps.index(key) > to:
                self.do("pick", key=f"up:{key}")


def named(found):
    """The document of the question, and the frame that each named answer makes of it."""
    shown = found.steps["first"]
    for step in found.steps["steps"]:
        shown = patched(shown, step)
    return shown, {key: patched(shown, each["patch"])["frame"] for key, each in found.answers["answers"].items()}


@pytest.mark.parametrize(("lesson", "lang"), CASES)
def test_each_named_answer_is_told_in_the_words_of_python(lesson, lang):
    found = early(lesson, lang)
    shown, frames = named(found)
    asked = checkpoint(found.steps["asked"]["id"])
    assert asked.kind in GRADED
    assert len(frames) > 1
    for key, frame in frames.items():
        python = Python(lesson, lang)
        for at in range(1, len(found.steps["steps"]) + 1):
            there = python.do("go", at=at)
        assert there["stage"]["text"] == shown["frame"]["stage"]["text"]
        assert there["board"]["svg"] == shown["frame"]["board"]["svg"]
        if asked.kind == "order":
            python.order(key.split(","))
        said = python.do("pick", key="answer:" if asked.kind == "order" else f"answer:{key}")
        assert {part: frame["question"]["result"][part] for part in SAYS} == {
            part: said["question"]["result"][part] for part in SAYS
        }
        assert frame["stage"]["main"] == said["stage"]["main"]
        assert frame["stage"]["map"] == said["stage"]["map"]
        assert frame["receipt"] == said["receipt"]
        assert frame["board"]["svg"] == said["board"]["svg"]
        if found.answers["answers"][key]["right"]:
            following = python.do("go", at=len(found.steps["steps"]) + 1)
            assert patched(shown, found.answers["on"])["frame"]["stage"] == following["stage"]


def test_the_cases_have_a_question_of_each_kind():
    assert {early(lesson, lang).steps["asked"]["kind"] for lesson, lang in CASES} == set(GRADED)


@pytest.mark.parametrize(("lesson", "lang"), CASES)
def test_the_steps_tell_no_answer_and_the_answers_hold_every_named_one(lesson, lang):
    found = early(lesson, lang)
    asked = checkpoint(found.steps["asked"]["id"])
    told = json.dumps(found.steps, ensure_ascii=False)
    assert asked.told().message(lang) not in told
    assert asked.told().message(lang) in json.dumps(found.answers, ensure_ascii=False)
    assert not [wrong for wrong in asked.misconceptions if wrong.feedback(asked.wording, lang) in told]
    rights = [
        asked.grade(tuple(key.split(",")) if asked.kind == "order" else key).right for key in found.answers["answers"]
    ]
    assert rights.count(True) >= 1
    assert rights == [each["right"] for each in found.answers["answers"].values()]


def test_what_the_builder_has_reached_is_left_alone_and_not_recorded(tmp_path):
    StageSession("torres.up", "en").go(5)
    before = (tmp_path / "home" / "progress" / "lessons.json").read_bytes()
    found = early("torres.up", "en")
    assert found.steps["first"]["frame"]["stage"]["at"] == 0
    assert (tmp_path / "home" / "progress" / "lessons.json").read_bytes() == before
    assert os.environ["BOARDLAB_HOME"] == str(tmp_path / "home")


@pytest.mark.soak
@pytest.mark.parametrize("lang", ["en", "ko"])
def test_every_lesson_is_recorded(lang):
    found = {lesson: early(lesson, lang) for lesson in lesson_files()}
    assert sum(bool(each.answers) for each in found.values()) > len(found) * 0.8
    for lesson, each in found.items():
        assert each.steps["first"]["frame"]["stage"]["id"] == lesson
