"""Numbered messages of pages and their answers: each message is done once, and each is answered, whatever happens.

Messages may arrive on another thread than the one that plays from a cell, so whatever touches what is shown holds the
lock.
"""

from __future__ import annotations

import logging
import threading
from abc import ABC, abstractmethod
from collections.abc import Collection
from typing import Any

from boardlab.live.messages import DEEDS, Answer, Message, MessageError, read, return_address

REMEMBERED = 64
"""How many answered messages are kept, to answer one that is sent again without doing it twice."""

_log = logging.getLogger(__name__)


class Exchange(ABC):
    """Takes the messages of pages, and gives their answers. What they mean is left to those who stand on it."""

    deeds: Collection[str] = DEEDS
    """What a page may ask for."""
    reading: Collection[str] = ()
    """What of that changes nothing, and is read anew for whoever looks by then, even where it is asked twice."""

    def __init__(self) -> None:
        self.lock = threading.RLock()
        self._answered: dict[tuple[str, int], Answer] = {}

    @property
    @abstractmethod
    def rev(self) -> int:
        """How often what is shown has changed."""

    @abstractmethod
    def say(self, key: str, /, **facts: Any) -> str:
        """A wording that all games share, in the language of what is shown."""

    @abstractmethod
    def handle(self, message: Message) -> Answer:
        """Do what a message asks for, and say how that went."""

    @abstractmethod
    def refresh(self) -> None:
        """Show everything as it is now."""

    def receive(self, content: Any) -> Answer:
        """Answer one message of a page; this never raises, whatever it holds. What comes again is not done again."""
        with self.lock:
            client, seq = return_address(content)
            known = self._answered.get((client, seq)) if client else None
            if known is None:
                known = {"client": client, "seq": seq, **self._answer(content), "rev": self.rev}
                if client and content.get("do") not in self.reading:
                    self._answered[client, seq] = known
                while len(self._answered) > REMEMBERED:
                    del self._answered[next(iter(self._answered))]
            return known

    def _answer(self, content: Any) -> Answer:
        before, asked = self.rev, "a message"
        try:
            message = read(content, self.deeds)
            asked = message.do
            answer = self.handle(message)
            if self.rev != before:
                self.refresh()
        except MessageError as problem:
            return {"answer": "no", "text": self.say(str(problem))}
        except Exception as problem:  # noqa: BLE001  (a host would swallow it: the learner must hear that it failed)
            _log.exception("boardlab: a message failed: %s", asked)
            return {"answer": "no", "text": self.say("answer.broken", what=type(problem).__name__)}
        return answer
