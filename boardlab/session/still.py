"""What stands for a board, a question or a lesson where nothing is live: a picture that says so, or text."""

from __future__ import annotations

from boardlab.core.picture.caption import SIZES, captioned, wrap
from boardlab.lessons import Checkpoint
from boardlab.lessons.model.base_question import WORDING
from boardlab.session.features.picture import PictureFeature
from boardlab.session.game_session import Session
from boardlab.session.lesson.lesson_session import LessonSession
from boardlab.session.lesson.texts import as_words


def card_svg(asked: Checkpoint, lang: str | None = None) -> str:
    """Question, choices and board as SVG text; nothing of the answer. The same question gives the same bytes."""
    texts = [(WORDING.say("card.picture", lang), "s")]
    texts += [(WORDING.say("card.head", lang, id=asked.id, worth=asked.worth), "s")]
    texts += [(line, "t") for line in wrap(asked.title(lang), SIZES["t"])]
    texts += [(line, "q") for line in wrap(asked.question(lang), SIZES["q"])]
    texts += [(f"○ {asked.choice(key, lang)}", "q") for key in asked.options]
    return captioned(asked.scene(lang).to_svg(), texts, asked.title(lang))


def board_svg(session: Session) -> str:
    """The board of a session as SVG text, under a line that says how to play on it."""
    scene = session.has(PictureFeature).scene()
    return captioned(scene.to_svg(), [(session.say("study.picture"), "s")], scene.title)


def lesson_text(stage: LessonSession) -> str:
    """The lesson as text: what it is called, how long it takes, and its chapters with their steps and questions."""
    walk, lang = stage.state.walk, stage.lang
    lines = [_head(stage)]
    for number, name in enumerate(stage.state.chapters):
        steps = [step for step in walk.steps if step.chapter == number and step.kind != "end"]
        asked = sum(step.kind == "ask" for step in steps)
        lines.append(WORDING.say("stage.counted", lang, chapter=name, steps=len(steps), questions=asked))
    return "\n".join(lines)


def lesson_svg(stage: LessonSession) -> str:
    """The first screen of the lesson as SVG text, and how it is started; nothing of what comes later."""
    lang, first = stage.lang, stage.state.walk.steps[0]
    said = as_words(stage.state.cells.read_out(first.blocks, first.cells, lang))
    texts = [(stage.say("still"), "s")]
    texts += [(line, "t") for line in wrap(_head(stage), SIZES["t"])]
    texts += [(line, "q") for line in wrap(said, SIZES["q"])]
    return captioned(stage.state.first_board().scene(lang=lang, show="board").to_svg(), texts, _head(stage))


def _head(stage: LessonSession) -> str:
    lesson = stage.state.walk
    return stage.say("headed", title=lesson.title[stage.lang], minutes=lesson.minutes[stage.lang])
