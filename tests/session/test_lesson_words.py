"""Words for controls are those of the controls: what a step tells to press is there to be pressed, under that name."""

from __future__ import annotations

import re
from typing import Any

import pytest

from boardlab.lessons import checkpoint
from boardlab.lessons.build.lesson_sources import lesson_files
from boardlab.lessons.model.hints import HELPS
from tests.session.test_lesson_session import LANGS, Page

QUOTED = re.compile(r"“([^”]+)”|‘([^’]+)’(?!s)|\*\*([^*]+)\*\*")
TOLD = {
    "en": re.compile(r"\b(?:[Pp]ress|[Cc]hoose|[Cc]lick) (?:“([^”]+)”|\*\*([^*]+)\*\*)"),
    "ko": re.compile(r"(?:[“‘]([^”’]+)[”’]|\*\*([^*]+)\*\*)[을를] (?:누르|눌러|고르|골라)"),
}
PAGE = ("undo", "redo", "copy")
STAGE = ("check", "next", "start", "finish", "again")


def quoted(found: Any) -> Any:
    return [next(filter(None, each)) for each in found]


def texts_of(step: Any, lang: str) -> str:
    """What a learner reads on a step: its text, and all that its question may say before it is answered."""
    found = [step.text[lang]]
    if step.about:
        asked = checkpoint(step.about)
        found += [asked.question(lang), *(hint.text(asked, lang) for hint in HELPS[:2])]
    return " ".join(found)


def controls(page: Any) -> Any:
    """What the buttons of the step are called."""
    frame = page.frame
    found = {
        each["label"] for each in [*(deed for group in frame["groups"] for deed in group["rows"]), page.shown["main"]]
    }
    question = frame["question"] if page.shown["kind"] == "ask" else None
    plays = frame["parts"] or (question and question["kind"] == "turn")
    return found | ({page.document["words"]["undo"]} if plays else set())


@pytest.mark.parametrize("lang", LANGS)
def test_buttons_named_in_a_step_exist(lang: str) -> None:
    missing = []
    for lesson in lesson_files():
        page = Page(lesson, lang)
        named = {page.document["words"][key] for key in PAGE} | {page.stage.say(key) for key in STAGE}
        for at, step in enumerate(page.stage.steps):
            text = texts_of(step, lang)
            told = {each for each in quoted(QUOTED.findall(text)) if each in named} | {
                *quoted(TOLD[lang].findall(text))
            }
            if not told:
                continue
            page.ask("go", at=at)
            missing += [(lesson, at + 1, each) for each in told - controls(page)]
    assert not missing
