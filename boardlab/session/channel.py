"""Between a session and the pages that look at it: their messages in, answers and changes out. Knows no host.

A host, such as a widget in a notebook, carries what is said here between Python and its pages. Each message is done
once, and each is answered, whatever happens. Messages may arrive on another thread than the one that plays from a cell,
so whatever touches the session holds the lock.

**What is shown** is one document: the ``frame`` of the session, the ``words`` of its controls, and the ``area`` of its
board. A page that begins gets :meth:`FrameChannel.whole`. From then on it hears of each change once, as what differs
(:mod:`boardlab.session.patch`), with the version it makes of which. A page that misses one sees that the next does not
follow its own version, and asks for the ``whole``: it then gets the parts that are newer than what it has. Each key of
the frame is such a part, with the version it last changed in.

Where somebody else looks from now on, all is sent as if nothing had been there before: what the last one could see
must not show in how the next one's parts are made of it.

**Words of places.** What the places of a board are called, and the facts round it, are many sentences, and few are read
before the next click. They are part of the whole; afterwards they change when a page asks for the ``places``.
``said`` tells of which revision they speak.
"""

from __future__ import annotations

import threading
from collections.abc import Callable

from boardlab.core.contract.game import find_game
from boardlab.core.i18n.language import SHARED
from boardlab.core.json_data import Json, Table
from boardlab.session import frame as framing
from boardlab.session.base_session import BaseSession
from boardlab.session.commands import Command, Message, MessageError, Outcome, Reply, read, return_address
from boardlab.session.features.picture import PictureFeature, Words
from boardlab.session.game_session import Session
from boardlab.session.patch import patch, whole
from boardlab.session.store import Store

REMEMBERED = 64
"""How many answered messages are kept, to answer one that is sent again without doing it twice."""
READING = ("copy", "copy_verdict", "link", "here", "what", "ping", "places", "whole", "refresh", "export")
"""What changes nothing, and is read anew for whoever looks by then, even where it is asked twice."""


class Ping(Command, do="ping"):
    """Say that somebody is there."""


class Places(Command, do="places"):
    """Tell the words of the board's places."""


class Whole(Command, do="whole"):
    """Tell all that is newer than version ``at``."""

    at: int


class Channel:
    """Takes the messages of pages to a session, and gives their answers; what is shown is sent as a whole.

    Args:
        session: what decides.
        show: called with what pages show, after every change.
        shown: gives all that pages show, by the names of its parts.
        prepare: called before a message is handled, while its pages may still be told of something else.
    """

    def __init__(
        self,
        session: BaseSession,
        show: Callable[[Json], None],
        shown: Callable[[], Table] = dict,
        *,
        prepare: Callable[[], None] = lambda: None,
    ) -> None:
        self.lock = threading.RLock()
        self.session = session
        self._show, self._shown, self._prepare = show, shown, prepare
        self._answered: dict[tuple[str, int], Reply] = {}

    def receive(self, content: object) -> Reply:
        """Reply one message of a page; this never raises, whatever it holds. What comes again is not done again."""
        self._prepare()
        with self.lock:
            client, seq = return_address(content)
            known = self._answered.get((client, seq)) if client else None
            if known is None:
                known = {"client": client, "seq": seq, **self._answer(content), "rev": self.session.rev}
                if client and isinstance(content, dict) and content.get("do") not in READING:
                    self._answered[client, seq] = known
                while len(self._answered) > REMEMBERED:
                    del self._answered[next(iter(self._answered))]
            return known

    def _answer(self, content: object) -> Reply:
        before, asked = self.session.rev, "a message"
        try:
            message = read(content)
            asked = message.do
            answer = self.handle(message)
            if self.session.rev != before:
                self.refresh()
        except MessageError as problem:
            return {"answer": "no", "text": self.say(str(problem))}
        except Exception as problem:
            import logging  # not needed where all goes well

            logging.getLogger(__name__).exception("boardlab: a message failed: %s", asked)
            return {"answer": "no", "text": self.say("answer.broken", what=type(problem).__name__)}
        return answer

    def say(self, key: str, /, **facts: object) -> str:
        """A wording that all games share, in the language of the session."""
        return SHARED.say(key, self.session.lang, **facts)

    def handle(self, message: Message) -> Reply:
        """Do what a message asks for, and say how that went."""
        if message.do == Ping.do:
            return {"answer": "done", "text": ""}
        answer: Reply | Outcome = self.session.handle(message)
        return {"answer": answer[0], "text": answer[1]} if isinstance(answer, tuple) else answer

    def refresh(self) -> None:
        """Show the session as it is now."""
        with self.lock:
            self._show(self.shown())

    def shown(self) -> Json:
        """All that pages show, by the names of its parts."""
        return dict(self._shown())

    def whole(self) -> Json:
        """What a page that begins needs besides what is shown after every change."""
        return {}


class FrameChannel(Channel):
    """A session with a board, of which pages get the whole once, and then what changes.

    Args:
        session: what decides: a board, or what has one.
        show: called with a message for all pages, when something has changed that none of them asked for.
        board: gives the board that is shown; None where that is the session.
        frame: makes the frame.
        store: where the game is saved after each action, if anywhere.
    """

    def __init__(
        self,
        session: BaseSession,
        show: Callable[[Json], None],
        *,
        board: Callable[[], Session] | None = None,
        frame: Callable[..., Table] | None = None,
        store: Store | None = None,
    ) -> None:
        super().__init__(session, show)
        self.version = 0
        """How often what is shown has changed."""
        self._board: Callable[[], Session] = (lambda: self.session) if board is None else board  # type: ignore[return-value, assignment]
        self._frame = frame
        self._store = store
        self._document: Json = {"frame": {}, "words": {}, "area": {}}
        self._newest: dict[tuple[str, str], int] = {}
        """The version in which each part changed last; words and area are one part each."""
        self._heard: list[Json] | None = None
        """The changes made while a message is answered, which go with the answer."""
        self._looked: tuple[object, ...] = ()
        self._worded: tuple[object, ...] = ()
        self._eyes: tuple[object, ...] = ()
        """In which language and for whom the frame was made."""
        if store is not None:
            self._board().on_moved = self._save

    def receive(self, content: object) -> Reply:
        """Reply one message of a page, with what has changed by it; this never raises, whatever it holds."""
        with self.lock:
            changes: list[Json] = []
            self._heard = changes
            try:
                answered: Reply = {**super().receive(content), "version": self.version}
            finally:
                self._heard = None
            if changes:
                answered["changes"] = changes
            return answered

    def say(self, key: str, /, **facts: object) -> str:
        """A wording, in the language and with the names of the board."""
        return self._board().say(key, **facts)

    def handle(self, message: Message) -> Reply:
        """Do what a message asks for, and say how that went."""
        if message.do == Places.do:
            self._change(self.shown())
        elif message.do == Whole.do:
            self._catch_up(message.at)
        else:
            return super().handle(message)
        return {"answer": "done", "text": ""}

    def refresh(self) -> None:
        """Show the session as it is now."""
        with self.lock:
            board, document = self._board(), self._document
            if self._store is not None:
                board.notes = tuple(board.phrase(note) for note in self._store.notes)
            position = board.position
            worded = (board.lang, position.game, position.players)
            looks = (board.record, board.view, board.rotation)
            words, area = document["words"], document["area"]
            if worded != self._worded:
                words = framing.words(board.lang, find_game(position.game), position.players)
            if looks != self._looked:
                area = board.has(PictureFeature).area()
            eyes = (board.lang, board.observer)
            anew = eyes != self._eyes
            made = framing.frame(board, spoken=False) if self._frame is None else self._frame(spoken=False)
            frame = self._with_words(made, anew=anew)
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
        return {**board, **self._board().has(PictureFeature).words()}

    def _with_words(self, frame: Table, *, anew: bool) -> Json:
        """A frame with the words of its board: its own, or those told before, if to the same ears."""
        board, before = frame["board"], self._document["frame"].get("board")
        if board is None:
            return dict(frame)
        if "says" not in board:
            words = before and {name: before[name] for name in Words.__annotations__}
            board = {**words, **board} if words and not anew else self._spoken(board)
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
            self._newest |= dict.fromkeys([(name, part) for part in parts], self.version)
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
            self._store.save(self._board().kept)
