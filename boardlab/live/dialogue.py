"""A session without a board and the pages that look at it: their messages in, answers and what is shown out.

The messages are those of boards (:mod:`boardlab.live.messages`), numbered and answered in the same way; what is shown
is small enough to be sent as a whole. Knows no host: one carries what is said here between Python and its pages.
"""

from __future__ import annotations

import logging
import threading
from collections.abc import Callable
from typing import Any, Protocol

from boardlab.core.language import SHARED
from boardlab.live.messages import Answer, Message, MessageError, read, return_address

Json = dict[str, Any]
REMEMBERED = 64
"""How many answered messages are kept, to answer one that is sent again without doing it twice."""

_log = logging.getLogger(__name__)


class Session(Protocol):
    """What decides, and what a page shows of it."""

    deeds: tuple[str, ...]
    """What a page may ask for, besides whether anybody is there."""
    reading: tuple[str, ...]
    """What of that changes nothing."""
    rev: int
    """How often it has changed."""

    @property
    def lang(self) -> str:
        """The language it speaks."""

    def prepare(self) -> None:
        """Called before a message is handled, while its pages may still be told of something else."""

    def shown(self) -> Json:
        """All that pages show, as finished sentences, by the names of its parts."""

    def handle(self, message: Message) -> Answer:
        """Do what a message asks for, and say how that went."""


class Dialogue:
    """A session, shown to pages and changed by their messages.

    Args:
        session: what decides.
        show: called with what pages show, after every change.
    """

    def __init__(self, session: Session, show: Callable[[Json], None]) -> None:
        self.session = session
        self.lock = threading.RLock()
        self._show = show
        self._answered: dict[tuple[str, int], Answer] = {}

    def receive(self, content: Any) -> Answer:
        """Answer one message of a page; this never raises, whatever it holds. What comes again is not done again."""
        self.session.prepare()
        with self.lock:
            client, seq = return_address(content)
            known = self._answered.get((client, seq)) if client else None
            if known is None:
                known = {"client": client, "seq": seq, **self._answer(content), "rev": self.session.rev}
                # What only reads is read again for whoever looks by then.
                if client and content.get("do") not in ("ping", *self.session.reading):
                    self._answered[client, seq] = known
                while len(self._answered) > REMEMBERED:
                    del self._answered[next(iter(self._answered))]
            return known

    def refresh(self) -> None:
        """Show the session as it is now."""
        with self.lock:
            self._show(self.session.shown())

    def _answer(self, content: Any) -> Answer:
        session, before = self.session, self.session.rev
        try:
            message = read(content, ("ping", *session.deeds))
            answer: Answer = {"answer": "done", "text": ""} if message.do == "ping" else session.handle(message)
            if session.rev != before:
                self.refresh()
        except MessageError as problem:
            return {"answer": "no", "text": SHARED.say(str(problem), session.lang)}
        except Exception as problem:  # noqa: BLE001  (a host would swallow it: the learner must hear that it failed)
            _log.exception("boardlab: a message failed")
            return {"answer": "no", "text": SHARED.say("answer.broken", session.lang, what=type(problem).__name__)}
        return answer
