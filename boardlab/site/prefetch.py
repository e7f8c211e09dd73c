"""What a lesson shows before Python is there: its first steps, up to the first question.

They are recorded where the site is built, from the very session that plays the lesson later: the first step whole, each
that follows as a patch of the one before (:mod:`boardlab.session.patch`). Nothing of an answer is in them. What a
learner does meanwhile waits for Python, which does it in order when it comes, and grades what was answered.
"""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager
from tempfile import TemporaryDirectory

from boardlab.core.i18n.language import speaking
from boardlab.core.json_data import Json
from boardlab.session.channel import FrameChannel
from boardlab.session.lesson.lesson_frame import channel_of
from boardlab.session.lesson.lesson_session import LessonSession
from boardlab.session.patch import patch
from boardlab.site.frame import WORDING

MOST_STEPS = 10
"""So many steps are recorded at most of a lesson that asks nothing until there."""


def prefetch(lesson: str, lang: str) -> Json:
    """Record the first steps of a lesson, as somebody meets them who has answered nothing yet.

    Returns:
        The ``first`` document, the patches (``steps``) that make each following step of the one before, the ids of all
        questions of the lesson (``asks``), and what the button says (``waits``) while an answer waits for Python.
    """
    with _nobodys_home(), speaking(lang):
        stage = LessonSession(lesson, lang)
        talk = channel_of(stage, lambda _: None)
        busy = WORDING.say("early.busy", lang)
        first = before = _document(talk, busy)
        steps = []
        while stage.question is None and stage.at < min(MOST_STEPS, len(stage.steps) - 2):
            stage.go(stage.at + 1)
            now = _document(talk, busy)
            steps.append(patch(before, now))
            before = now
        return {
            "first": first,
            "steps": steps,
            "asks": list(stage.state.asked),
            "waits": WORDING.say("early.waits", lang),
        }


@contextmanager
def _nobodys_home() -> Iterator[None]:
    """A home without a journal, and choices in the order of their source: the builder is no learner."""
    with TemporaryDirectory() as home:
        own = {"BOARDLAB_HOME": home, "BOARDLAB_SEED": ""}
        before = {name: os.environ[name] for name in own if name in os.environ}
        os.environ.update(own)
        try:
            yield
        finally:
            for name in own:
                os.environ.pop(name)
            os.environ.update(before)


def _document(talk: FrameChannel, busy: str) -> Json:
    talk.refresh()
    whole = talk.whole()
    return {"frame": whole["frame"], "words": {**whole["words"], "busy": busy}, "area": whole["area"]}
