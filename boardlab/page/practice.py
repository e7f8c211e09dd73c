"""Practice on a plain page: one question card, whose positions follow one another without end.

What is practised stands in the address, as ``boardlab.practice`` takes it: a topic, a rule or a misconception. Where
that cannot be practised, the first topic of its game is, with one sentence under ``mistake``.
"""

from __future__ import annotations

from collections.abc import Callable

from boardlab.core.errors import PlainError
from boardlab.lessons.model.practice import practice, practice_about
from boardlab.lessons.model.topics import topics
from boardlab.page.opened import OpenedPage
from boardlab.session.channel import FrameChannel
from boardlab.session.lesson.card_session import CardSession, channel_of
from boardlab.session.question.asking import first_of
from boardlab.session.question.question import Question


class PracticePage(OpenedPage):
    """A row of practice positions, answered by one page, about a topic, a rule or a misconception."""

    def _begin(self, about: str, lang: str, show: Callable[[object], None]) -> FrameChannel:
        try:
            row = practice_about(about)
            asked = row[first_of(row)]
        except PlainError as problem:
            self.mistake = str(problem)
            row = practice(next(topic.id for topic in topics(about.partition(".")[0]) if topic.has_practice))
            asked = row[first_of(row)]
        return channel_of(CardSession(Question(asked, lang, row)), show)
