"""Practice on a plain page: one question card, whose positions follow one another without end.

What is practised stands in the address, as ``boardlab.practice`` takes it: a topic, a rule or a misconception. Where
that cannot be practised, the first topic of its game is, with one sentence under ``mistake``.
"""

from __future__ import annotations

from collections.abc import Callable

from boardlab.core.errors import PlainError
from boardlab.core.i18n.language import speaking
from boardlab.lessons.model.practice import practice, practice_about
from boardlab.lessons.model.topics import topics
from boardlab.page.opened import OpenedPage, as_json
from boardlab.session.channel import FrameChannel
from boardlab.session.question.asking import first_of
from boardlab.session.question.question import Question


class PracticePage(OpenedPage):
    """A row of practice positions, answered by one page.

    Args:
        about: the id of a topic, a rule or a misconception, such as ``torres.scoring``.
        lang: ``"en"`` or ``"ko"``.
        home: the folder in which what belongs to the learner is kept, as long as the worker lives.
        kept: what the browser has kept of earlier visits, as :meth:`news` told it; "" for nothing.
        show: called with a message for the page that it has not asked for.
    """

    talk: FrameChannel

    def __init__(
        self, about: str, lang: str, home: str, kept: str = "", *, show: Callable[[str], None] = lambda _: None
    ) -> None:
        super().__init__(lang, home, kept)
        self.mistake = ""
        with speaking(lang):
            try:
                row = practice_about(about)
                asked = row[first_of(row)]
            except PlainError as problem:
                self.mistake = str(problem)
                row = practice(next(topic.id for topic in topics(about.partition(".")[0]) if topic.has_practice))
                asked = row[first_of(row)]
        board = Question(asked, lang, row).session
        self.talk = FrameChannel(board, lambda content: show(as_json(content)))
        self.talk.refresh()

    def whole(self) -> str:
        """All that the page shows when it begins, and what was wrong with its address; "" for nothing."""
        return as_json({**self.talk.whole(), "mistake": self.mistake})
