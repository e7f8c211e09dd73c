"""What a board hands out to be pasted elsewhere: its position, its verdict as a report."""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import dataclass

from boardlab.core.text.link import address
from boardlab.session.commands import Command, Outcome
from boardlab.session.dispute import report
from boardlab.session.features.inquire import InquireFeature
from boardlab.session.features.picks import PicksFeature
from boardlab.session.game_session import Feature, Session

PYTHON = "ask"
"""The key by which a page copies the line of Python that puts a question again."""


@dataclass(frozen=True)
class Copy(Command, do="copy", late=True):
    """Give the position, in the form ``key``: as text (""), as ``repr``, as ``json``; or what was asked (``ask``)."""

    key: str


@dataclass(frozen=True)
class CopyVerdict(Command, do="copy_verdict", late=True):
    """Give the verdict that is shown, as a report."""


class CopyFeature(Feature):
    """The position and its verdict may be copied.

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


class DisputeFeature(Feature):
    """A verdict may be disputed: it is handed out as a report.

    Args:
        picking: what was picked, and refused.
        told: gives another report in its place; "" where it has none.
        hides: says whether the position is kept back.
    """

    def __init__(
        self, picking: PicksFeature, *, told: Callable[[], str] = lambda: "", hides: Callable[[], bool] = lambda: False
    ) -> None:
        super().__init__(picking.session)
        self._picking, self._told, self._hides = picking, told, hides
        self.session.handlers.on(CopyVerdict, self._copy)

    def _copy(self, command: CopyVerdict) -> Outcome:
        return "done", self.report()

    def report(self) -> str:
        """The verdict shown now, for whoever looks after the rules, as far as whoever looks may know it."""
        told = self._told()
        if told:
            return told
        session, refusal = self.session, self._picking.refusal
        breaches = refusal.breaches if refusal is not None else ()
        return report(
            session.position,
            session.lang,
            position="" if self._hides() else str(session.shown.to_text()),
            tried=" › ".join(self._picking.path_labels(refusal.tried)) if refusal is not None else "",
            verdict=tuple(session.position.wording.refusal(each, session.lang) for each in breaches),
            rules=tuple(each.rule for each in breaches),
            link=address(session.link_text(), lang=session.lang),
        )
