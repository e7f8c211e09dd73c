"""What is due for review, in a notebook: ``boardlab.due()`` names the rules, and its button reviews them below.

What decides is :class:`boardlab.session.due_session.DueSession`; this carries it between Python and its pages.
"""

from __future__ import annotations

from boardlab.lessons.journal.due import DueRule
from boardlab.lessons.journal.journal import journal
from boardlab.notebook.checkpoint import CheckpointCard
from boardlab.notebook.hosted import Hosted, part, sent, sent_board
from boardlab.notebook.practising import PracticeInside
from boardlab.session.channel import Channel
from boardlab.session.due_session import DueSession


class DueCard(Hosted):
    """What is due today; made by :func:`due`.

    Args:
        lang: ``"en"`` or ``"ko"``; None follows ``boardlab.language()``.
    """

    _part = part("offer")
    _session: DueSession
    _channel: Channel

    due = sent()
    _board = sent_board(Hosted)

    def __init__(self, lang: str | None = None) -> None:
        session = DueSession(lang)
        self._practice = PracticeInside(session.practice)
        self._host(session, Channel(session, self._send_parts, session.shown))
        journal().watch(self)

    @property
    def rules(self) -> tuple[DueRule, ...]:
        """The rules that are due, each with its id, topic and the day from which it is."""
        return self._session.due.rules

    @property
    def practised(self) -> CheckpointCard | None:
        """The card that reviews them, open inside it; None where none is."""
        return self._practice.card

    def journal_grew(self) -> None:
        """Something was answered in this kernel."""
        with self._lock:
            self._refresh()

    def leave(self) -> None:
        """Hear of no more answers."""
        super().leave()
        journal().unwatch(self)

    def catch_up(self) -> None:
        """Show what was answered meanwhile."""
        super().catch_up()
        journal().watch(self)
        self.journal_grew()

    def _inside(self) -> CheckpointCard | None:
        return self._practice.now()

    def __repr__(self) -> str:
        return self._session.due.to_text(self._session.lang)

    __str__ = __repr__

    def _still(self) -> str:
        """What is due as a list."""
        return self._session.due.to_html(self._session.lang)


def due(lang: str | None = None) -> DueCard:
    """What is due for review today: at most five rules by name, and a button that reviews each on a fresh position.

    Raises:
        MissingPackage: where FSRS is not installed.
    """
    return DueCard(lang)
