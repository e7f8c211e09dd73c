"""A QR code that opens the step on phones: the question alone, whatever a class sees of its answer by then."""

from __future__ import annotations

import re
from typing import TypedDict
from urllib.parse import urlsplit

from boardlab.classroom.hands import WORDING
from boardlab.core.errors import PlainError
from boardlab.core.text.link import STEP
from boardlab.core.text.quoting import shown
from boardlab.core.text.site_address import whole_address
from boardlab.figures.qr_code import qr_code
from boardlab.session.commands import Command, Handlers, Outcome
from boardlab.session.lesson.state import LessonFeature, LessonState

LONGEST_ADDRESS = 200
_ALONE = re.compile(r"localhost|127\.[\d.]+|0\.0\.0\.0|::1|.*\.localhost")


class ShowPhone(Command, do="phone", longest=LONGEST_ADDRESS):
    """Show the code, with ``key`` as the address of the site where a teacher has named one; ``at`` 0 takes it away."""

    key: str
    at: int


class PhoneCode(TypedDict):
    """A code, or why there is none."""

    svg: str
    link: str
    why: str
    """Why there is no code, and what to do; "" where there is one."""
    says: str


class PhonePart(TypedDict):
    """What a frame of a lesson holds of phones."""

    phone: PhoneCode | None
    """None before the code is asked for."""


class PhoneFeature(LessonFeature):
    """The code of the step one is on, once it was asked for."""

    def __init__(self, state: LessonState, handlers: Handlers) -> None:
        super().__init__(state, handlers)
        self._shown = False
        self._site = ""
        handlers.on(ShowPhone, self._show)

    def part(self) -> PhonePart:
        """The code, or why there is none."""
        if not self._shown:
            return {"phone": None}
        says = WORDING.say("phone.says", self.state.lang)
        try:
            code = qr_code(self._about(), base=self._base(), lang=self.state.lang)
        except PlainError as problem:
            return {"phone": {"svg": "", "link": "", "why": str(problem), "says": says}}
        return {"phone": {"svg": code.to_svg(), "link": code.link, "why": "", "says": says}}

    def _about(self) -> str:
        """What the code leads to, as the text of a link: the step, or what is shown in its place."""
        state = self.state
        if state.practising is not None:
            return state.practising.asked.link_text()
        if state.instead is not None:
            return str(state.instead.position.to_text())
        return f"{STEP}{state.walk.id} {state.step.key}"

    def _base(self) -> str:
        """Where the site lies, for phones.

        Raises:
            PlainError: where nobody says so, or no phone could reach it.
        """
        base = whole_address(self._site or None)
        if _ALONE.fullmatch(urlsplit(base).hostname or ""):
            raise PlainError(WORDING.say("phone.alone", self.state.lang, given=shown(base)))
        return base

    def _show(self, command: ShowPhone) -> Outcome:
        self._shown, self._site = command.at > 0, command.key.strip()
        self.state.here.touch(command.by)
        return "done", ""
