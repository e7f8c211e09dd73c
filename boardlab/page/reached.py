"""What a learner has reached, on a plain page: the card of ``boardlab.progress()``."""

from __future__ import annotations

from collections.abc import Callable

from boardlab.page.opened import OpenedPage, as_json
from boardlab.session.channel import Channel
from boardlab.session.progress_session import ProgressSession


class ReachedPage(OpenedPage):
    """The progress of a learner, looked at by one page.

    Args:
        prefix: a game or a topic, such as ``torres`` or ``torres.scoring``; "" shows all.
        lang: ``"en"`` or ``"ko"``.
        home: the folder in which what belongs to the learner is kept, as long as the worker lives.
        kept: what the browser has kept of earlier visits.
        show: called with what the page shows, after every change.
    """

    talk: Channel

    def __init__(
        self, prefix: str, lang: str, home: str, kept: str = "", *, show: Callable[[str], None] = lambda _: None
    ) -> None:
        super().__init__(lang, home, kept)
        self._session = ProgressSession(prefix, lang)
        self.talk = Channel(
            self._session,
            lambda parts: show(as_json({"parts": parts})),
            self._session.shown,
            prepare=self._session.prepare,
        )

    def whole(self) -> str:
        """All that the page shows when it begins."""
        return as_json(self._session.shown())
