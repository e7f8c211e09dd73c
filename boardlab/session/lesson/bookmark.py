"""Where a learner is in each lesson, kept in one small file of the data folder, beside the journal.

What was answered stands in the journal. Here is only what makes a return easy: the step, what was walked, answers that
were given and not yet checked, and those whose verdict is shown. Where nothing can be kept, the lesson goes on and says
so once.
"""

from __future__ import annotations

import contextlib
import json
import os
from pathlib import Path

from boardlab.core.files import set_aside, write_whole
from boardlab.core.i18n.language import Phrase
from boardlab.core.json_data import Json
from boardlab.lessons.journal.journal import PLACES
from boardlab.storage.data_dir import data_dir, locked, why

MOST_BYTES = 1_000_000
MOST_STEPS = 400
MOST_TEXT = 64
MOST_ANSWER = 1_000
"""So many signs of one answer: a turn has the text of each of its actions."""
LEARNER = "learner"
"""Beside the lessons stands what belongs to none of them: ``{"seed": …}``."""


class Bookmark:
    """Where a learner is in one lesson.

    Args:
        lesson: the id of the lesson.
        keeps: is it taken from where it was kept, and kept again?
    """

    def __init__(self, lesson: str, *, keeps: bool = True) -> None:
        self.lesson = lesson
        self.keeps = keeps
        self.at = ""
        """The key of the last step; "" at first."""
        self.seen: list[str] = []
        """Keys of the steps that were left again."""
        self.drafts: dict[str, str] = {}
        """Answers typed, chosen or picked and not yet checked, by the id of their question; what was picked as JSON."""
        self.checked: dict[str, str] = {}
        """The answers whose verdict is shown, by the id of their question, as JSON: was the right one told, what was
        given, null for nothing, and what was picked for its last action."""
        self.game: Json = {}
        """The first game that is played through the lesson: its ``seed``, its ``text``, the ``places`` at which its
        steps were met, each by its ply, and the ``asked`` ones."""
        self.note: Phrase | None = None
        """Why nothing can be kept; None when all is well."""
        if keeps:
            self._read()

    def save(self) -> None:
        """Write it down, beside what was kept of other lessons. Never raises: :attr:`note` tells."""
        if not self.keeps:
            return
        try:
            path = _path()
            with locked(path.parent):
                self.note = self._add_to(path)
        except OSError as problem:
            self.note = Phrase("stage.forgets", {"why": why(problem)})

    def _add_to(self, path: Path) -> Phrase | None:
        """Write it into the file; gives what is to be said of it, where it could not be read."""
        mine = {self.lesson: self._as_json()}
        try:
            data, note = _written({**_kept(path), **mine}), None
        except (ValueError, RecursionError):
            data, note = _written(mine), Phrase("stage.unread", {"file": set_aside(path).name})
        write_whole(path.resolve(), data)  # a link here is the learner's own
        return note

    def _as_json(self) -> Json:
        game = {"game": self.game} if self.game else {}
        return {"at": self.at, "seen": self.seen, "drafts": self.drafts, "checked": self.checked, **game}

    def _read(self) -> None:
        """Take what was kept, each part as far as it is of its kind: others may have written into the file."""
        kept: Json = {}
        with contextlib.suppress(OSError, ValueError, RecursionError):
            kept = _kept(_path())
        mine = kept.get(self.lesson)
        if not isinstance(mine, dict):
            return
        self.at, seen = _text(mine.get("at")), mine.get("seen")
        self.seen = [_text(key) for key in seen[:MOST_STEPS]] if isinstance(seen, list) else []
        self.game = mine["game"] if isinstance(mine.get("game"), dict) else {}
        self.drafts, self.checked = _answers(mine.get("drafts")), _answers(mine.get("checked"))


def learner_seed() -> str:
    """What the choices of questions are shuffled by: made once for each learner, kept beside the places.

    ``BOARDLAB_SEED`` is taken instead where it is set; empty, it leaves the order of the source, so that all of a class
    see the same. Never raises: where nothing can be kept, it is another one each time.
    """
    given = os.environ.get("BOARDLAB_SEED")
    if given is not None:
        return given[:MOST_TEXT]
    made = {"seed": os.urandom(4).hex()}
    with contextlib.suppress(OSError, ValueError, RecursionError):
        path = _path()
        kept = _kept(path)
        if not isinstance(kept.get(LEARNER), dict):
            with locked(path.parent):
                kept = _kept(path)
                if not isinstance(kept.get(LEARNER), dict):
                    kept[LEARNER] = made
                    write_whole(path, _written(kept))
        return _text(kept[LEARNER].get("seed"))
    return made["seed"]


def _path() -> Path:
    return data_dir() / "progress" / PLACES


def _kept(path: Path) -> Json:
    """What the file holds; nothing where there is none.

    Raises:
        ValueError, RecursionError: where it is none of ours.
        OSError: where it cannot be read.
    """
    try:
        with path.open("rb") as file:
            raw = file.read(MOST_BYTES + 1)
    except (FileNotFoundError, NotADirectoryError):
        return {}
    found = json.loads(raw) if len(raw) <= MOST_BYTES else None
    if not isinstance(found, dict):
        raise ValueError("no places")
    return found


def _written(places: Json) -> bytes:
    # Half a sign, which others may have written there, cannot be encoded.
    return json.dumps(places, ensure_ascii=False, indent=1, sort_keys=True).encode("utf-8", "replace")


def _answers(kept: object) -> dict[str, str]:
    """Answers by the id of their question."""
    found = [*kept.items()][:MOST_STEPS] if isinstance(kept, dict) else ()
    return {_text(key): _text(value, MOST_ANSWER) for key, value in found}


def _text(value: object, most: int = MOST_TEXT) -> str:
    return value[:most] if isinstance(value, str) else ""
