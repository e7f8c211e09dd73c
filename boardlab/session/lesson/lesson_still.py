"""A lesson where nothing is live: its first screen as a picture, its chapters as text; the same for everybody."""

from __future__ import annotations

from boardlab.core.picture.caption import SIZES, captioned, wrap
from boardlab.lessons.model.question_types import WORDING
from boardlab.session.lesson.lesson_session import LessonSession
from boardlab.session.lesson.texts import as_words, blocks


def as_text(stage: LessonSession) -> str:
    """The lesson as text: what it is called, how long it takes, and its chapters with their steps and questions."""
    walk, lang = stage.walk, stage.lang
    lines = [_head(stage)]
    for number, name in enumerate(stage.chapters):
        steps = [step for step in walk.steps if step.chapter == number and step.kind != "end"]
        asked = sum(step.kind == "ask" for step in steps)
        lines.append(WORDING.say("stage.counted", lang, chapter=name, steps=len(steps), questions=asked))
    return "\n".join(lines)


def stage_svg(stage: LessonSession) -> str:
    """The first screen of the lesson as SVG text, and how it is started; nothing of what comes later."""
    lang, first = stage.lang, stage.walk.steps[0]
    said = as_words(
        blocks(first.text[lang], lambda code: stage.cells.value(code, first.cells, lang), stage.walk.source.rules, lang)
    )
    texts = [(stage.say("still"), "s")]
    texts += [(line, "t") for line in wrap(_head(stage), SIZES["t"])]
    texts += [(line, "q") for line in wrap(said, SIZES["q"])]
    return captioned(stage.first_board().scene(lang=lang, show="board").to_svg(), texts, _head(stage))


def _head(stage: LessonSession) -> str:
    head = stage.walk.source.head
    return stage.say("headed", title=head["title"][stage.lang], minutes=head["minutes"])
