"""Named games: each is one file in the user's data folder, written whole after every action.

``BOARDLAB_HOME`` moves the folder. A disk that is full or a home that cannot be written is said in one line, and play
goes on. Two kernels may play the same name: whoever finds the file changed by the other goes on under ``name (2)``, so
neither game is lost.
"""

from __future__ import annotations

import re
from hashlib import sha256
from pathlib import Path

from boardlab.core.errors import PlainError
from boardlab.core.files import set_aside
from boardlab.core.i18n.language import SHARED, Phrase
from boardlab.core.play.record import Record
from boardlab.core.text.quoting import quoted
from boardlab.storage.data_dir import data_dir, locked, why

SUFFIX = ".record"
MAX_NAME = 80
HALVES = re.compile("[\ud800-\udfff]")


def games_dir() -> Path:
    """The folder in which named games are saved; not made here."""
    return data_dir() / "games"


def path_of(name: str) -> Path:
    """The file of a named game. Names that differ never share a file, whatever signs they hold."""
    readable = re.sub(r"[^\w-]+", "-", name).strip("-")[:40]
    if readable != name:
        # The part that tells apart what the readable part cannot.
        readable = f"{readable}-{sha256(name.encode()).hexdigest()[:8]}".lstrip("-")
    return games_dir() / f"{readable}{SUFFIX}"


class Store:
    """Where one named game is saved.

    Args:
        name: what the learner calls it.
        quotes: may a note quote what the file holds? Not where one seat's view is shown: others' secrets stand in it.
    """

    def __init__(self, name: str, *, quotes: bool = True) -> None:
        # Half a sign can be neither saved nor shown; control signs are shown written out, and stand in no file's name.
        if type(name) is not str or len(name) > MAX_NAME or not name.strip() or HALVES.search(name):
            raise PlainError(SHARED.say("mistake.game_name", most=MAX_NAME, given=quoted(name)))
        self.name = name
        self._quotes = quotes
        self.notes: tuple[Phrase, ...] = ()
        """What is to be said about saving; empty when all is well."""
        self._seen: str | None = None
        """What the file held when it was last read or written here; None when it did not exist."""

    def resume(self, fresh: Record) -> Record:
        """The saved game of this name, or the fresh one where there is none that can be read."""
        try:
            path = path_of(self.name)
            text = _text_of(path)
        except FileNotFoundError:
            return fresh
        except OSError as problem:
            self._say_unsaved(problem)
            return fresh
        try:
            record = Record.from_text(text)
        except (ValueError, KeyError, IndexError) as problem:
            # Kept aside rather than overwritten: whatever it was, it was somebody's game.
            facts = {"name": self.name, "why": str(problem)[:80] or type(problem).__name__}
            try:
                with locked(path.parent):
                    if _digest_of(path) == _digest(text):  # else another kernel has moved it, and saved there since
                        facts["file"] = set_aside(path).name
                        self.notes = (Phrase("store.unread" if self._quotes else "store.unread_seen", facts),)
            except OSError as unmoved:
                self._say_unsaved(unmoved)
            return fresh
        self._seen = _digest(text)
        if record.start != fresh.start:
            key = "store.resumed" if record.ply else "store.resumed_start"
            self.notes = (Phrase(key, {"name": self.name, "ply": record.ply}),)
        return record

    def save(self, record: Record) -> None:
        """Write the game; what goes wrong is put into :attr:`notes`, never raised."""
        try:
            # Else two that begin at once would both find no file, and the later one replace the other's.
            with locked(games_dir()):
                self._step_aside()
                record.save(path_of(self.name))
                self._seen = _digest(record.to_text())
            self.notes = self._elsewhere
        except OSError as problem:
            self._say_unsaved(problem)

    @property
    def _elsewhere(self) -> tuple[Phrase, ...]:
        """The note that says under which name the game is saved now; empty while it has its own name."""
        return tuple(note for note in self.notes if note.key == "store.elsewhere")

    def _say_unsaved(self, problem: OSError) -> None:
        self.notes = (*self._elsewhere, Phrase("store.unsaved", {"why": why(problem)}))

    def _step_aside(self) -> None:
        """Go on under ``name (2)``, with a note, if another process changed the file since our last write."""
        number, first = 2, self.name
        while (found := _digest_of(path_of(self.name))) is not None and found != self._seen:
            self.name, self._seen = f"{first} ({number})", None
            number += 1
            self.notes = (Phrase("store.elsewhere", {"name": first, "other": self.name}),)


def _digest(text: str) -> str:
    return sha256(text.rstrip("\n").encode()).hexdigest()


def _text_of(path: Path) -> str:
    """The text in a file; what is not text is replaced by a sign that no record holds, so that reading it fails."""
    return path.read_text(encoding="utf-8", errors="replace")


def _digest_of(path: Path) -> str | None:
    try:
        return _digest(_text_of(path))
    except FileNotFoundError:
        return None
