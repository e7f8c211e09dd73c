"""A lesson on a plain page: what the worker calls, and what it tells the page."""

from __future__ import annotations

from collections.abc import Callable

from boardlab.core.errors import PlainError
from boardlab.core.i18n.language import speaking
from boardlab.page.opened import OpenedPage, as_json
from boardlab.session.channel import FrameChannel
from boardlab.session.lesson.lesson_frame import channel_of
from boardlab.session.lesson.lesson_session import LessonSession
from boardlab.session.opened import LessonStep, opened


class LessonPage(OpenedPage):
    """One lesson, walked by one page.

    Args:
        lesson: its id, such as ``torres.scoring``; after a ``#`` may follow a link to one of its steps.
        lang: ``"en"`` or ``"ko"``.
        home: the folder in which what belongs to the learner is kept, as long as the worker lives.
        kept: what the browser has kept of earlier visits, as :meth:`news` told it; "" for nothing.
        show: called with a message for the page that it has not asked for.

    Raises:
        UnknownLesson: naming those that are near, where there is none of this id.
    """

    talk: FrameChannel

    def __init__(
        self, lesson: str, lang: str, home: str, kept: str = "", *, show: Callable[[str], None] = lambda _: None
    ) -> None:
        super().__init__(lang, home, kept)
        name, mark, link = lesson.partition("#")
        stage = LessonSession(name, lang)
        self.mistake = ""
        with speaking(lang):
            try:
                step = opened(f"#{link}") if mark else None
                if isinstance(step, LessonStep) and step.lesson == name:
                    stage.go_to(step.number)
            except PlainError as problem:
                # A link to a step that is there no more leaves the learner where they were.
                self.mistake = str(problem)
        self.talk = channel_of(stage, lambda content: show(as_json(content)))
        self.talk.refresh()

    def whole(self) -> str:
        """All that the page shows when it begins, and what was wrong with its link; "" for nothing."""
        return as_json({**self.talk.whole(), "mistake": self.mistake})
