"""Handing in at the end of a lesson: a short code of how its questions were answered, by a pupil's number."""

from __future__ import annotations

from typing import TypedDict

from boardlab.classroom.hand_in_code import MOST_NUMBER, WORDING, BadCode, hand_in
from boardlab.core.packages import there
from boardlab.figures.qr_code import QrCode
from boardlab.lessons.model.answer_text import whole_number
from boardlab.session.commands import Command, Handlers, Outcome
from boardlab.session.lesson.state import LessonFeature, LessonState


class HandIn(Command, do="hand_in"):
    """Make the code of the pupil with the number ``key``, as it was typed; "" is nobody's."""

    key: str


class LessonHandIn(TypedDict):
    """The code of a lesson; all texts are empty before its end."""

    title: str
    number: str
    """The label of the field for the number."""
    make: str
    """The label of the button."""
    code: str
    """The code, once it was asked for."""
    aloud: str
    """How it is told to somebody."""
    svg: str
    """A picture of it for a camera; "" where none can be drawn."""
    told: str
    """What it holds, and what is done with it."""


class HandInPart(TypedDict):
    """What a frame of a lesson holds of handing in."""

    hand_in: LessonHandIn


class HandInFeature(LessonFeature):
    """The code that was asked for at the end of a lesson; it is made anew when the lesson is opened again."""

    def __init__(self, state: LessonState, handlers: Handlers) -> None:
        super().__init__(state, handlers)
        self._code = ""
        handlers.on(HandIn, self._hand_in)

    def part(self) -> HandInPart:
        """The labels, and the code."""
        at_end = self.state.step.kind == "end" and self.state.practising is None and bool(self.state.asked)

        def say(key: str) -> str:
            return WORDING.say(f"hand_in.{key}", self.state.lang) if at_end else ""

        code = self._code if at_end else ""
        told = say("told" if code else "why")
        return {
            "hand_in": {
                "title": say("title"),
                "number": say("number"),
                "make": say("make"),
                "code": code,
                "aloud": say("aloud") if code else "",
                "svg": QrCode(code).to_svg() if code and there("segno") else "",
                "told": told,
            }
        }

    def _hand_in(self, command: HandIn) -> Outcome:
        lang = self.state.lang
        number = whole_number(command.key) if command.key.strip() else 0
        if self.state.step.kind != "end" or number is None:
            return "no", WORDING.say("code.number", lang, given=command.key, last=MOST_NUMBER)
        try:
            self._code = hand_in(self.state.walk.id, number=number)
        except BadCode as problem:
            return "no", str(problem)
        except OSError as problem:
            return "no", WORDING.say("hand_in.unread", lang, why=problem.strerror or str(problem))
        self.state.here.touch(command.by)
        # Sign by sign, as a screen reader shall say it.
        return "done", WORDING.say("hand_in.made", lang, code=", ".join(map(" ".join, self._code.split("-"))))
