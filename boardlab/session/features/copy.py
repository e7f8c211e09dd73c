"""What a board hands out to be pasted elsewhere: its position as text, as Python or as plain data."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping

from boardlab.session.commands import Command, Outcome
from boardlab.session.game_session import Feature, Session


class Copy(Command, do="copy", late=True):
    """Give the position, in the form ``key``: as text (""), as ``repr``, as ``json``, or what else there is."""

    key: str


class CopyFeature(Feature):
    """The position may be copied.

    Args:
        session: the game.
        more: what else may be copied, by the key that a page asks for it with.
    """

    def __init__(self, session: Session, more: Mapping[str, Callable[[], str]] | None = None) -> None:
        super().__init__(session)
        self._more = more or {}
        session.handlers.on(Copy, self._copy)

    def _copy(self, command: Copy) -> Outcome:
        return "done", self.text(command.key)

    def text(self, form: str = "") -> str:
        """The position as text, as Python prints it, as plain data, or what else may be copied.

        It is as the seat sees it, where a view is shown.
        """
        session = self.session
        if form in self._more:
            return self._more[form]()
        if form == "json":
            return json.dumps(session.shown.to_json(), ensure_ascii=False)
        if form == "repr":
            return repr(session.around)
        return str(session.shown.to_text())
