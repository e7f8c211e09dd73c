"""One session and the pages that look at it: their messages in, answers and changes out. Knows no host.

A host, such as a widget in a notebook, carries what is said here between Python and its pages. Messages may arrive on
another thread than the one that plays from a cell, so whatever touches the session holds the lock.

**What is shown** is one document: the ``frame`` of the session, the ``words`` of its controls, and the ``area`` of its
board. A page that begins gets :meth:`Conversation.whole`. From then on it hears of each change once, as what differs
(:mod:`boardlab.live.patch`), with the version it makes of which. A page that misses one sees that the next does not
follow its own version, and asks for the ``whole``: it then gets the parts that are newer than what it has. Each key of
the frame is such a part, with the version it last changed in.

Where somebody else looks from now on, all is sent as if nothing had been there before: what the last one could see
must not show in how the next one's parts are made of it.

**Words of places.** What the places of a board are called, and the facts round it, are many sentences, and few are read
before the next click. They are part of the whole; afterwards they change when a page asks for the ``places``.
``said`` tells of which revision they speak.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from boardlab.core.game import find_game
from boardlab.live import frame as framing
from boardlab.live import frame_board
from boardlab.live.exchange import Exchange
from boardlab.live.messages import Answer, Message
from boardlab.live.patch import patch, whole
from boardlab.live.session import Session
from boardlab.live.store import Store

Json = dict[str, Any]


class Conversation(Exchange):
    """A session, shown to pages and changed by their messages.

    Args:
        session: what is played or asked.
        show: called with a message for all pages, when something has changed that none of them asked for.
        frame: makes the frame of the session.
        store: where the game is saved after each action, if anywhere.
    """

    reading = ("copy", "copy_verdict", "link", "here", "what", "ping", "places", "whole")

    def __init__(
        self,
        session: Session,
        show: Callable[[Json], None],
        *,
        frame: Callable[..., Json] = framing.frame,
        store: Store | None = None,
    ) -> None:
        super().__init__()
        self.session = session
        self.version = 0
        """How often what is shown has changed."""
        self._show, self._frame, self._store = show, frame, store
        self._document: Json = {"frame": {}, "words": {}, "area": {}}
        self._newest: dict[tuple[str, str], int] = {}
        """The version in which each part changed last; words and area are one part each."""
        self._heard: list[Json] | None = None
        """The changes made while a message is answered, which go with the answer."""
        self._looked: tuple[Any, ...] = ()
        self._worded: tuple[Any, ...] = ()
        self._eyes: tuple[Any, ...] = ()
        """In which language and for whom the frame was made."""
        if store is not None:
            session.on_moved = self._save

    @property
    def rev(self) -> int:
        """How often the session has changed."""
        return self.session.rev

    def say(self, key: str, /, **facts: Any) -> str:
        """A wording, in the language and with the names of the session."""
        return self.session.say(key, **facts)

    def receive(self, content: Any) -> Answer:
        """Answer one message of a page, with what has changed by it; this never raises, whatever it holds."""
        with self.lock:
            changes: list[Json] = []
            self._heard = changes
            try:
                answered: Answer = {**super().receive(content), "version": self.version}
            finally:
                self._heard = None
            if changes:
                answered["changes"] = changes
            return answered

    def handle(self, message: Message) -> Answer:
        """Do what a message asks for, and say how that went."""
        kind, text = self.session.handle(message)
        if message.do == "places":
            self._change(self.shown())
        elif message.do == "whole":
            self._catch_up(message.at)
        return {"answer": kind, "text": text}

    def refresh(self) -> None:
        """Show the session as it is now."""
        with self.lock:
            session, document = self.session, self._document
            if self._store is not None:
                session.notes = tuple(session.phrase(note) for note in self._store.notes)
            position = session.position
            worded = (session.lang, position.game, position.players)
            looks = (session.record, session.view, session.rotation)
            words, area = document["words"], document["area"]
            if worded != self._worded:
                words = framing.words(session.lang, find_game(position.game), position.players)
            if looks != self._looked:
                area = frame_board.area(session)
            eyes = (session.lang, session.observer)
            anew = eyes != self._eyes
            frame = self._with_words(self._frame(session, spoken=False), anew=anew)
            self._change({"frame": frame, "words": words, "area": area}, anew=anew)
            self._worded, self._looked, self._eyes = worded, looks, eyes

    def shown(self) -> Json:
        """All that a page shows now, with the words of the board's places."""
        with self.lock:
            frame = self._document["frame"]
            if not self._is_silent(frame):
                return self._document
            return {**self._document, "frame": {**frame, "board": self._spoken(frame["board"])}}

    def whole(self) -> Json:
        """The document for a page that begins, with its ``version``; all others hear of what was new in it."""
        with self.lock:
            self._change(self.shown())
            return {**self._document, "version": self.version}

    def _is_silent(self, frame: Json) -> bool:
        """Do the words of the board's places speak of an earlier revision?"""
        return bool(frame.get("board")) and frame["board"]["said"] != self.session.rev

    def _spoken(self, board: Json) -> Json:
        return {**board, **frame_board.words(self.session), "said": self.session.rev}

    def _with_words(self, frame: Json, *, anew: bool) -> Json:
        """A frame with the words of its board: its own, or those told before, if to the same ears."""
        board, before = frame["board"], self._document["frame"].get("board")
        if board is None:
            return frame
        if "says" in board:
            board = {**board, "said": self.session.rev}
        else:
            board = self._spoken(board) if anew or not before else {**before, **board}
        return {**frame, "board": board}

    def _change(self, document: Json, *, anew: bool = False) -> None:
        """Show another document, and tell the pages what differs; ``anew`` makes no use of the frame before."""
        change = patch({**self._document, "frame": {}} if anew else self._document, document)
        if change is None:
            return
        entries = change[1]
        if anew:
            entries["frame"][2].extend(part for part in self._document["frame"] if part not in document["frame"])
        before, self._document = self.version, document
        self.version += 1
        for name, (_, changed, gone) in entries.items():
            parts = (*changed, *gone) if name == "frame" else ("",)
            self._newest |= dict.fromkeys(((name, part) for part in parts), self.version)
        self._tell({"from": before, "version": self.version, "patch": change})

    def _tell(self, change: Json) -> None:
        if self._heard is not None:
            self._heard.append(change)
        else:
            self._show({"version": self.version, "changes": [change]})

    def _catch_up(self, version: int) -> None:
        """Give a page what is newer than its version, part by part; all of it, where it has none of ours."""
        if version == self.version:
            return
        had = version if version < self.version else 0
        frame: Json = self._document["frame"]
        entries: Json = {}
        gone: list[str] = []
        newer: Json = {"frame": ["{", entries, gone]}
        for (name, part), newest in self._newest.items():
            if newest <= had:
                continue
            if name != "frame":
                newer[name] = whole(self._document[name])
            elif part in frame:
                entries[part] = whole(frame[part])
            else:
                gone.append(part)
        change = {"from": version, "version": self.version, "patch": ["{", newer, []], "newer": True}
        self._tell(change)

    def _save(self) -> None:
        if self._store is not None:
            self._store.save(self.session.kept)
