"""A lesson on a plain page: what the worker calls, and what it tells the page."""

from __future__ import annotations

from collections.abc import Callable

from boardlab.core.errors import PlainError
from boardlab.page.opened import OpenedPage
from boardlab.session.channel import FrameChannel
from boardlab.session.lesson.lesson_frame import channel_of
from boardlab.session.lesson.lesson_session import LessonSession
from boardlab.session.opened import LessonStep, opened


class LessonPage(OpenedPage):
    """One lesson, walked by one page; after a ``#`` in what it is about may follow a link to one of its steps.

    Raises:
        UnknownLesson: naming those that are near, where there is none of this id.
    """

    def _begin(self, about: str, lang: str, show: Callable[[object], None]) -> FrameChannel:
        name, mark, link = about.partition("#")
        stage = LessonSession(name, lang)
        try:
            step = opened(f"#{link}") if mark else None
            if isinstance(step, LessonStep) and step.lesson == name:
                stage.go_to(step.number)
        except PlainError as problem:
            # A link to a step that is there no more leaves the learner where they were.
            self.mistake = str(problem)
        return channel_of(stage, show)
