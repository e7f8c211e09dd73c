"""The stage in a notebook: ``boardlab.lesson("torres.scoring")`` walks a lesson step by step in one place.

What decides is :class:`boardlab.session.lesson.lesson_session.LessonSession`; this carries it between Python and its
pages.
"""

from __future__ import annotations

from boardlab.core.picture.html import picture_html
from boardlab.notebook.hosted import Hosted, part
from boardlab.session.channel import FrameChannel
from boardlab.session.lesson.lesson_frame import channel_of
from boardlab.session.lesson.lesson_session import LessonSession
from boardlab.session.plan import Plan, read_plan
from boardlab.session.still import lesson_svg, lesson_text


class Stage(Hosted):
    """A lesson, walked step by step in one place; made by :func:`lesson` and :func:`present`.

    Args:
        about: a lesson, such as ``torres.scoring``, or a plan.
        lang: ``"en"`` or ``"ko"``; None follows ``boardlab.language()``.

    Raises:
        UnknownLesson: naming those that are near, where there is none of this id.
    """

    _part = part("stage")
    _session: LessonSession
    _channel: FrameChannel

    def __init__(self, about: str | Plan, lang: str | None = None) -> None:
        session = LessonSession.of_plan(about, lang) if isinstance(about, Plan) else LessonSession(about, lang)
        self._host(session, channel_of(session, self.send))

    # ---- to use from a cell ----

    @property
    def step(self) -> int:
        """Which step is shown, counted from 1."""
        return self._session.at + 1

    def go(self, step: int) -> None:
        """Go to a step, counted from 1.

        Raises:
            PlainError: where there is no such step.
        """
        with self._lock:
            self._session.go_to(step)
            self._refresh()

    def link_text(self) -> str:
        """What ``boardlab.link`` of this lesson holds: the step it shows."""
        with self._lock:
            return self._session.link_text()

    # ---- to show ----

    def __repr__(self) -> str:
        """The lesson as text: what it is called, its chapters, and how many steps and questions they have."""
        with self._lock:
            return lesson_text(self._session)

    __str__ = __repr__

    def _still(self) -> str:
        """The first screen as a picture."""
        return picture_html(lesson_svg(self._session))


def lesson(lesson_id: str, lang: str | None = None) -> Stage:
    """A lesson by its id, such as ``torres.scoring``, walked step by step in one place.

    Raises:
        UnknownLesson: naming the nearest ids, where there is none.
    """
    return Stage(lesson_id, lang)


def present(plan: object, lang: str | None = None) -> Stage:
    """A plan in front of a class: *Present* or the key P begins it.

    Args:
        plan: a text with a line each, ``torres.scoring 7`` for a step, ``torres.king.3`` for a question, or a position;
            a link to a plan; or a list of what ``boardlab.link`` takes. Lines that name nothing are left out and told.
        lang: ``"en"`` or ``"ko"``; None follows ``boardlab.language()``.

    Raises:
        PlainError: where no line of it can be shown.
    """
    return Stage(read_plan(plan, lang), lang)
