"""What a board hands out to be pasted elsewhere: its position as text, as Python or as plain data."""

from __future__ import annotations

import json
from dataclasses import dataclass

from boardlab.session.commands import Command, Outcome
from boardlab.session.features.inquire import InquireFeature
from boardlab.session.game_session import Feature, Session

PYTHON = "ask"
"""The key by which a page copies the line of Python that puts a question again."""


@dataclass(frozen=True)
class Copy(Command, do="copy", late=True):
    """Give the position, in the form ``key``: as text (""), as ``repr``, as ``json``; or what was asked (``ask``)."""

    key: str


class CopyFeature(Feature):
    """The position may be copied.

    Args:
        session: the game.
        inquiring: the questions to its position, which may be copied too.
    """

    def __init__(self, session: Session, inquiring: InquireFeature | None = None) -> None:
        super().__init__(session)
        self._inquiring = inquiring
        session.handlers.on(Copy, self._copy)

    def _copy(self, command: Copy) -> Outcome:
        return "done", self.text(command.key)

    def text(self, form: str = "") -> str:
        """The position as text, as Python prints it, as plain data, or what was asked of it as a line of Python.

        It is as the seat sees it, where a view is shown.
        """
        session = self.session
        if form == PYTHON:
            return "" if self._inquiring is None else self._inquiring.python
        if form == "json":
            return json.dumps(session.shown.to_json(), ensure_ascii=False)
        if form == "repr":
            return repr(session.around)
        return str(session.shown.to_text())
