"""A plan in front of a class, on a plain page: what is wrong with its lines stands in the page, the rest is shown."""

from __future__ import annotations

from collections.abc import Callable

from boardlab.core.errors import PlainError
from boardlab.lessons.build.lesson_sources import lesson_files
from boardlab.page.opened import OpenedPage
from boardlab.session.channel import FrameChannel
from boardlab.session.lesson.lesson_frame import channel_of
from boardlab.session.lesson.lesson_session import LessonSession
from boardlab.session.plan import read_plan


class PlanPage(OpenedPage):
    """A plan, shown by one page, about its text or a link to it. Of one that names nothing, a first lesson is shown."""

    def _begin(self, about: str, lang: str, show: Callable[[object], None]) -> FrameChannel:
        try:
            plan = read_plan(about, lang)
            self.mistake = " ".join(plan.problems)
        except PlainError as problem:
            self.mistake = str(problem)
            plan = read_plan(next(iter(lesson_files())), lang)
        return channel_of(LessonSession.of_plan(plan, lang), show)
