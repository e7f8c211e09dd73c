"""One session and the pages that look at it: their messages in, answers and frames out. Knows no host.

A host, such as a widget in a notebook, carries what is said here between Python and its pages. Messages may arrive on
another thread than the one that plays from a cell, so whatever touches the session holds the lock.
"""

from __future__ import annotations

import logging
import threading
from collections.abc import Callable
from typing import Any

from boardlab.core.game import find_game
from boardlab.live import frame as framing
from boardlab.live import frame_board
from boardlab.live.messages import Answer, MessageError, read, return_address
from boardlab.live.session import Session, answer
from boardlab.live.store import Store

Json = dict[str, Any]
REMEMBERED = 64
"""How many answered messages are kept, to answer one that is sent again without doing it twice."""
READING = ("copy", "here", "ping")
"""Messages that change nothing."""

_log = logging.getLogger(__name__)


class Conversation:
    """A session, shown to pages and changed by their messages.

    Args:
        session: what is played or asked.
        show: called with the parts that pages show, each by its name: ``frame`` after every change, ``words`` with it,
            ``area`` where the board looks another way.
        frame: makes the frame of the session.
        store: where the game is saved after each action, if anywhere.
    """

    def __init__(
        self,
        session: Session,
        show: Callable[[Json], None],
        *,
        frame: Callable[[Any], Json] = framing.frame,
        store: Store | None = None,
    ) -> None:
        self.session = session
        self.lock = threading.RLock()
        self._show, self._frame, self._store = show, frame, store
        self._looked: tuple[Any, ...] = ()
        self._answered: dict[tuple[str, int], Answer] = {}
        if store is not None:
            session.on_moved = self._save

    def receive(self, content: Any) -> Answer:
        """Answer one message of a page; this never raises, whatever it holds. What comes again is not done again."""
        with self.lock:
            client, seq = return_address(content)
            known = self._answered.get((client, seq)) if client else None
            if known is None:
                known = self._answer(content, client, seq)
                # What only reads is read again for whoever looks by then.
                if client and content.get("do") not in READING:
                    self._answered[client, seq] = known
                while len(self._answered) > REMEMBERED:
                    del self._answered[next(iter(self._answered))]
            return known

    def refresh(self) -> None:
        """Show the session as it is now."""
        with self.lock:
            session = self.session
            if self._store is not None:
                session.notes = tuple(session.phrase(note) for note in self._store.notes)
            position = session.position
            parts = {"words": framing.words(session.lang, find_game(position.game), position.players)}
            looks = (session.record, session.view, session.rotation)
            if looks != self._looked:
                self._looked = looks
                parts["area"] = frame_board.area(session)
            self._show(parts | {"frame": self._frame(session)})

    def _answer(self, content: Any, client: str, seq: int) -> Answer:
        session, before = self.session, self.session.rev
        try:
            message = read(content)
        except MessageError as problem:
            return Answer(client=client, seq=seq, answer="no", text=session.say(str(problem)), rev=before)
        try:
            outcome = session.handle(message)
            if session.rev != before:
                self.refresh()
        except Exception as problem:  # noqa: BLE001  (a host would swallow it: the learner must hear that it failed)
            _log.exception("boardlab: %s failed", message.do)
            text = session.say("answer.broken", what=type(problem).__name__)
            return Answer(client=client, seq=seq, answer="no", text=text, rev=session.rev)
        return answer(message, outcome, session.rev)

    def _save(self) -> None:
        if self._store is not None:
            self._store.save(self.session.record)
