"""A session without a board and the pages that look at it: their messages in, answers and what is shown out.

The messages are those of boards (:mod:`boardlab.live.messages`), numbered and answered in the same way; what is shown
is small enough to be sent as a whole. Knows no host: one carries what is said here between Python and its pages.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Protocol

from boardlab.core.language import SHARED
from boardlab.live.exchange import Exchange
from boardlab.live.messages import Answer, Message

Json = dict[str, Any]


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


class Dialogue(Exchange):
    """A session, shown to pages and changed by their messages.

    Args:
        session: what decides.
        show: called with what pages show, after every change.
    """

    def __init__(self, session: Session, show: Callable[[Json], None]) -> None:
        super().__init__()
        self.session = session
        self.deeds = ("ping", *session.deeds)
        self.reading = ("ping", *session.reading)
        self._show = show

    @property
    def rev(self) -> int:
        """How often the session has changed."""
        return self.session.rev

    def say(self, key: str, /, **facts: Any) -> str:
        """A wording that all games share, in the language of the session."""
        return SHARED.say(key, self.session.lang, **facts)

    def receive(self, content: Any) -> Answer:
        """Answer one message of a page; this never raises, whatever it holds. What comes again is not done again."""
        self.session.prepare()
        return super().receive(content)

    def handle(self, message: Message) -> Answer:
        """Do what a message asks for, and say how that went."""
        return {"answer": "done", "text": ""} if message.do == "ping" else self.session.handle(message)

    def refresh(self) -> None:
        """Show the session as it is now."""
        with self.lock:
            self._show(self.session.shown())
