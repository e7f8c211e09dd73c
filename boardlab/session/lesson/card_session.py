"""A question on a card of its own: answered there, and shown to a class in the full window, as one of a lesson is.

To a class it is a lesson that shows this one question, on the same board; whoever looks at the card again finds it as
it was left there.
"""

from __future__ import annotations

from collections.abc import Callable

from boardlab.core.json_data import Json, Table
from boardlab.session.base_session import BaseSession
from boardlab.session.channel import FrameChannel
from boardlab.session.commands import Message, Outcome, Reply
from boardlab.session.features.presentable import PresentableFeature
from boardlab.session.frame import frame
from boardlab.session.game_session import Session
from boardlab.session.lesson.hands import HandsFeature, Present
from boardlab.session.lesson.lesson_frame import lesson_frame
from boardlab.session.lesson.lesson_session import LessonSession
from boardlab.session.question.question import Question


class CardSession(BaseSession):
    """The state behind a question on a card.

    Args:
        question: what is asked, with its board.
    """

    def __init__(self, question: Question) -> None:
        self.question = question
        self.lesson: LessonSession | None = None
        """What shows it to a class; None while it is a card."""
        self._before: HandsFeature | None = None
        """What a class voted when it was shown last."""
        board = question.session
        follows = board.follows
        super().__init__(board.lang)
        self.follows = follows
        self._label = board.label
        board.add(PresentableFeature(board))
        self.handlers.on(Present, self._present)

    # ---- what a session tells of itself is what the card tells, or the lesson ----

    @property
    def _shown(self) -> BaseSession:
        return self.question.session if self.lesson is None else self.lesson

    @property
    def here(self) -> Session:
        """The board that is shown."""
        return self.question.session if self.lesson is None else self.lesson.here

    @property
    def rev(self) -> int:
        """How often what is shown has changed."""
        return self.here.rev

    @rev.setter
    def rev(self, rev: int) -> None:
        self.here.rev = rev

    @property
    def lang(self) -> str:
        """The language that is spoken."""
        return self._shown.lang

    @lang.setter
    def lang(self, lang: str) -> None:
        self._shown.lang = lang

    def language_changed(self, by: str, *, is_own: bool) -> None:
        """Say everything anew."""
        self._shown.language_changed(by, is_own=is_own)

    def link_text(self) -> str:
        """What a link to the card holds: the question."""
        return self.question.session.link_text()

    def handle(self, message: Message) -> Outcome | Reply:
        """Do what a message asks, and say how that went."""
        return super().handle(message) if self.handlers.find(message) is not None else self._shown.handle(message)

    def frame(self, *, spoken: bool = True) -> Table:
        """Everything a page shows: the card, or the question before a class."""
        if self.lesson is not None:
            return lesson_frame(self.lesson, spoken=spoken)
        return frame(self.question.session, spoken=spoken)

    # ---- before a class ----

    def _present(self, command: Present) -> Outcome:
        question, board = self.question, self.question.session
        if command.at and self.lesson is None:
            lesson = LessonSession.of_question(question)
            if self._before is not None:
                lesson.has(HandsFeature).go_on_from(self._before)
            question.board.in_picture, self.lesson = True, lesson
        elif self.lesson is not None and not command.at:
            rev, lang = self.rev, self.lang
            self._before, self.lesson = self.lesson.has(HandsFeature), None
            question.board.in_picture = False
            board.rev, board.lang, board.label, board.notes = rev, lang, self._label, ()
        if self.lesson is not None:
            self.lesson.has(HandsFeature).is_on = True
        self.here.touch(command.by)
        return "done", ""


def channel_of(card: CardSession, show: Callable[[Json], None]) -> FrameChannel:
    """The channel of a card, which shows the question or what shows that to a class.

    Args:
        card: the question on its card.
        show: called with a message for all pages, when something has changed that none of them asked for.
    """
    return FrameChannel(card, show, board=lambda: card.here, frame=card.frame)
