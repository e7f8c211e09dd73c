"""The journal of what a learner answered: one file in the data folder, to which lines are only ever added.

Every line goes down in one write and is on disk before the verdict is shown, so that no kill can cost more than one
answer. A torn line costs only itself: whoever writes next begins a new one. Two kernels take turns by a lock. Where
nothing can be written, answers are kept in memory, one note says so, and they follow as soon as writing works again.

Order is the order of the lines. Clocks are noted, and trusted for nothing but what is due for review.
"""

from __future__ import annotations

import atexit
import contextlib
import os
import threading
import weakref
from codecs import BOM_UTF16_BE, BOM_UTF16_LE
from functools import cache
from io import BytesIO
from pathlib import Path
from typing import Protocol

from boardlab.core.errors import PlainError, WrongKind
from boardlab.core.files import write_whole
from boardlab.core.given import decoded, kind_of
from boardlab.core.i18n.language import SHARED, Phrase, Wording
from boardlab.lessons.journal.entry import Entry, JournalContents, JournalLine, read, read_line
from boardlab.lessons.journal.journal_tail import JournalTail
from boardlab.lessons.journal.tally import Tally
from boardlab.storage.data_dir import Unsaved, data_dir, locked, why

NAME = "journal.jsonl"
PLACES = "lessons.json"
"""Where a learner stopped in each lesson lies beside the journal, and goes with it."""


def _plain(text: object) -> bytes:
    """The bytes of an export; a console that wrote it to a file may have made other ones of them."""
    if not isinstance(text, bytes):
        raise WrongKind(SHARED.say("mistake.bytes", kind=kind_of(text)))
    if text.startswith((BOM_UTF16_LE, BOM_UTF16_BE)):
        with contextlib.suppress(UnicodeDecodeError):
            return decoded(text).encode()
    return text


class UnreadableJournal(PlainError):
    """A text that should be a journal and holds not one sound line."""


class Watcher(Protocol):
    """Somebody who wants to hear of new entries."""

    def journal_grew(self) -> None:
        """An entry was added, or saving works again."""


class Journal:
    """The journal in a file; :func:`journal` gives the learner's own. Nothing is opened before it is asked for.

    Args:
        path: the file; its folder is made when the first answer is written, for its owner alone. None for the
            learner's own, wherever that is by then.
    """

    def __init__(self, path: Path | None) -> None:
        self._path = path
        self.note: Phrase | None = None
        """Why answers are kept in memory only; None when all is well."""
        self._told = False
        self._lost = False
        """Does the file itself go, as in a browser that keeps nothing?"""
        self._waiting: list[JournalLine] = []
        self._tail = JournalTail()
        self._thread_lock = threading.RLock()
        self._watchers: weakref.WeakSet[Watcher] = weakref.WeakSet()

    @property
    def path(self) -> Path:
        """The file.

        Raises:
            Unsaved: where no home folder can be found for it.
        """
        return self._path or data_dir() / "progress" / NAME

    def add(self, entry: Entry) -> None:
        """Write an entry down. Never raises for a disk that fails: :attr:`note` tells."""
        with self._thread_lock:
            raw = entry.line()
            self._waiting.append(read_line(raw) or JournalLine(raw, "", None))
            self._save()
        self._tell()

    def flush(self) -> bool:
        """Write what is still in memory, if any; tells whether nothing is left."""
        with self._thread_lock:
            failed = self.note is not None
            saved = self._save()
        if failed and saved:
            self._tell()
        return saved

    def _tell(self) -> None:
        for watcher in list(self._watchers):
            watcher.journal_grew()

    def _save(self) -> bool:
        with self._thread_lock:
            try:
                if self._waiting:
                    with locked(self.path.parent):
                        _append(self.path, b"".join(line.raw for line in self._waiting))
                    self._waiting.clear()
                if not self._lost:
                    self.note, self._told = None, False
            except OSError as problem:
                self.note = Phrase("progress.unsaved", {"why": why(problem)})
            return not self._waiting

    def set_volatile(self, lost: bool) -> None:
        """Say that the file itself is lost when the page is closed, since the browser keeps nothing; or no longer."""
        with self._thread_lock:
            if lost == self._lost:
                return
            self._lost, self._told = lost, False
            self.note = Phrase("progress.unsaved", {"why": Phrase("store.nowhere")}) if lost else None
        self._tell()

    def news(self) -> Phrase | None:
        """The note, the first time it is asked for; None afterwards, until saving has worked and failed again."""
        if self.note is None or self._told:
            return None
        self._told = True
        return self.note

    def watch(self, watcher: Watcher) -> None:
        """Call ``watcher.journal_grew()`` after each entry, and when saving works again.

        That lasts for as long as somebody else holds the watcher, or until :meth:`unwatch`.
        """
        self._watchers.add(watcher)

    def unwatch(self, watcher: Watcher) -> None:
        """Tell ``watcher`` no more; it need not have been told before."""
        self._watchers.discard(watcher)

    def read(self) -> JournalContents:
        """What the file holds and what is still in memory.

        Raises:
            OSError: where there is a file that cannot be read.
        """
        with self._thread_lock:
            try:
                with self.path.open("rb") as file:
                    found = read(file)
            except (FileNotFoundError, NotADirectoryError, Unsaved):
                found = JournalContents()
            known = {line.uid for line in found.lines}
            later = tuple(line for line in self._waiting if line.uid not in known)
            return JournalContents(found.lines + later, found.damaged)

    def tally(self) -> Tally:
        """What :meth:`read` adds up to, at the cost of what is new.

        Raises:
            OSError: where there is a file that cannot be read.
        """
        with self._thread_lock:
            with contextlib.suppress(Unsaved):  # what is nowhere holds nothing
                self._tail.look(self.path)
            return self._tail.tally(self._waiting)

    def export(self) -> bytes:
        """The sound lines, as a file that :meth:`merge` takes."""
        return self.read().to_bytes()

    def merge(self, text: bytes) -> tuple[int, JournalContents]:
        """Take over the entries of an exported journal that are not here yet, all of them or none.

        Returns:
            How many were new, and what the text held.

        Raises:
            UnreadableJournal: where the text holds no sound line.
            WrongKind: for anything but bytes.
            OSError: where the file cannot be written.
        """
        given = read(BytesIO(_plain(text)))
        if not given.lines and text.strip():
            raise UnreadableJournal(Wording("boardlab.lessons").say("progress.no_journal"))
        with self._thread_lock, locked(self.path.parent):
            here = self.read()
            known = {line.uid for line in here.lines}
            new = tuple(line for line in given.lines if line.uid not in known)
            if new:
                old = self.path.read_bytes() if self.path.exists() else b""
                ended = b"" if not old or old.endswith(b"\n") else b"\n"
                # A link here is the learner's own, to where the journal is kept.
                write_whole(self.path.resolve(), old + ended + b"".join(line.raw for line in new))
        self.flush()
        return len(new), given

    def delete(self) -> int:
        """Remove the journal and its folder; tells how many events are gone.

        Raises:
            OSError: where they cannot be removed.
        """
        with self._thread_lock:
            gone = len(self.read().lines)
            self._waiting.clear()
            self.note = None
            if self.path.parent.is_dir():
                with locked(self.path.parent) as lock:
                    self.path.unlink(missing_ok=True)
                    self.path.with_name(PLACES).unlink(missing_ok=True)
                    for name in (NAME, PLACES):
                        for beside in (f".{name}.*", f"{name}.unreadable-*"):
                            for file in self.path.parent.glob(beside):
                                file.unlink(missing_ok=True)
                with contextlib.suppress(OSError):
                    lock.unlink()
                with contextlib.suppress(OSError):
                    self.path.parent.rmdir()
            return gone


def journal() -> Journal:
    """The learner's journal: ``progress/journal.jsonl`` in the data folder, the same object for the same file.

    Where no home folder can be found, answers are kept in memory, as they are where a disk is full.
    """
    lost = _at(None)
    try:
        found = _at(data_dir() / "progress" / NAME)
    except Unsaved:
        return lost
    if lost.note:
        lost.flush()  # a home has been found since
    return found


@cache
def _at(path: Path | None) -> Journal:
    made = Journal(path)
    atexit.register(made.flush)
    return made


# -- the file ------------------------------------------------------------------------------------------------------


def _append(path: Path, lines: bytes) -> None:
    """Add whole lines, on disk when this returns. After a torn line a new one is begun."""
    flags = os.O_RDWR | os.O_APPEND | os.O_CREAT | getattr(os, "O_BINARY", 0) | getattr(os, "O_CLOEXEC", 0)
    handle = os.open(path, flags, 0o600)
    try:
        end = os.lseek(handle, 0, os.SEEK_END)
        if end and os.lseek(handle, -1, os.SEEK_END) >= 0 and os.read(handle, 1) != b"\n":
            lines = b"\n" + lines
        try:
            _write(handle, lines)
        except OSError:
            # What got through is taken back, so that a full disk leaves no half line.
            with contextlib.suppress(OSError):
                os.ftruncate(handle, end)
            raise
        os.fsync(handle)
    finally:
        os.close(handle)


def _write(handle: int, data: bytes) -> None:
    """One write; a disk that takes only a part of it is asked for the rest, and then says why not."""
    while data:
        data = data[os.write(handle, data) :]
