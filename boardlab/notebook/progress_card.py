"""Progress in a notebook: ``boardlab.progress("torres")`` shows what was reached, and hands out the journal as a file.

The card follows what is answered in this kernel by itself. What decides is
:class:`boardlab.session.progress_session.ProgressSession`; this carries it between Python and its pages.
"""

from __future__ import annotations

from boardlab.core.i18n.language import language
from boardlab.lessons.journal.progress import Progress
from boardlab.notebook.checkpoint import CheckpointCard
from boardlab.notebook.hosted import Hosted, part, sent, sent_board
from boardlab.notebook.practising import PracticeInside
from boardlab.session.channel import Channel
from boardlab.session.commands import spread_language
from boardlab.session.progress_session import ProgressSession


class ProgressCard(Hosted):
    """What was reached on some topics; made by :func:`progress`.

    Args:
        prefix: a game or a topic, such as ``torres`` or ``torres.scoring``; "" shows all.
        lang: ``"en"`` or ``"ko"``; None follows ``boardlab.language()``.

    Raises:
        UnknownTopic: where nothing is called so; the message names the topics there are.
    """

    _part = part("progress")
    _session: ProgressSession
    _channel: Channel

    card = sent()
    _board = sent_board(Hosted)

    def __init__(self, prefix: str = "", lang: str | None = None) -> None:
        session = ProgressSession(prefix, lang)
        self._practice = PracticeInside(session.practice)
        self._host(session, Channel(session, self._send_parts, session.shown, prepare=session.prepare))
        session.journal.watch(self)

    @property
    def progress(self) -> Progress:
        """What the card shows, as values: topics, checkpoints, points, misconceptions."""
        if self.is_closed:
            self.refresh()  # nobody told it what was answered meanwhile
        with self._lock:
            return self._session.progress

    @property
    def practised(self) -> CheckpointCard | None:
        """The practice card that is open inside it; None where none is."""
        return self._practice.card

    def _inside(self) -> CheckpointCard | None:
        return self._practice.now()

    def refresh(self) -> None:
        """Read the journal again, with what other kernels wrote meanwhile."""
        self._session.prepare()
        with self._lock:
            self._session.read()
            self._refresh()

    def journal_grew(self) -> None:
        """Something was answered in this kernel."""
        self.refresh()

    def leave(self) -> None:
        """Hear of no more answers."""
        super().leave()
        self._session.journal.unwatch(self)

    def catch_up(self) -> None:
        """Show what was answered meanwhile."""
        self._session.journal.watch(self)
        self._session.follow(language())
        self.refresh()

    def __repr__(self) -> str:
        """The progress as text; the same journal gives the same text."""
        return self.progress.to_text(self._session.lang)

    __str__ = __repr__

    def _still(self) -> str:
        """The progress as a table."""
        return self.progress.to_html(self._session.lang)

    def _on_page(self, _widget: object, content: object, _buffers: object) -> None:
        # What is waiting to be written may tell other cards, so nobody holds this one before the message is handled.
        answer = self._channel.receive(content)
        self.send(dict(answer))
        spread_language(content, answer, self._session.lang)


def progress(prefix: str = "", lang: str | None = None) -> ProgressCard:
    """What you have reached: on all topics, on a game (``torres``), or on one topic (``torres.scoring``).

    Raises:
        UnknownTopic: where nothing is called so; the message names the topics there are.
    """
    return ProgressCard(prefix, lang)
