"""Practice on a plain page: one question card, whose positions follow one another without end.

What is practised stands in the address, as ``boardlab.practice`` takes it: a topic, a rule or a misconception; or a
review of some rules, by its key. Where that cannot be practised, the first topic of its game is, with one sentence
under ``mistake``.
"""

from __future__ import annotations

from collections.abc import Callable

from boardlab.core.errors import PlainError
from boardlab.lessons.model.practice import REVIEW
from boardlab.lessons.model.topics import topics
from boardlab.page.opened import OpenedPage
from boardlab.session.channel import FrameChannel
from boardlab.session.lesson.card_session import CardSession, channel_of
from boardlab.session.practising import begin
from boardlab.session.question.question import Question


class PracticePage(OpenedPage):
    """A row of practice positions, answered by one page, about a topic, a rule, a misconception or a review."""

    def _begin(self, about: str, lang: str, show: Callable[[object], None]) -> FrameChannel:
        try:
            row, asked = begin(about)
        except PlainError as problem:
            self.mistake = str(problem)
            game = about.removeprefix(REVIEW).partition(".")[0]
            first = next(topic.id for topic in topics(game) if topic.has_practice)
            row, asked = begin(first)
        return channel_of(CardSession(Question(asked, lang, row)), show)
