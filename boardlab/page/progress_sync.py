"""What a browser keeps of a learner: the lines of the journal, and the place in each lesson.

In the worker both are files, as everywhere; they are gone when the page is. So each line that was added, and each place
that has changed, is told to the page once, which keeps it in the browser's own database. Lines are kept by their uid:
two pages that are open at once each add their own, and neither takes anything from the other.
"""

from __future__ import annotations

import json
from contextlib import suppress
from pathlib import Path

from boardlab.core.files import write_whole
from boardlab.core.json_data import Json
from boardlab.lessons.journal.entry import read_line
from boardlab.lessons.journal.journal import NAME, PLACES
from boardlab.session.lesson.bookmark import LEARNER


class ProgressSync:
    """The progress of a learner between a folder and the database of a browser.

    Args:
        folder: where the journal lies.
    """

    def __init__(self, folder: Path) -> None:
        self._journal, self._places = folder / NAME, folder / PLACES
        self._told = 0
        """So many bytes of the journal the browser has."""
        self._known: Json = {}
        """The places that the browser has."""

    def restore(self, kept: str) -> None:
        """Lay down what the browser has kept, as far as it is sound: ``{"lines": […], "places": {…}}``."""
        found: object = {}
        with suppress(ValueError, RecursionError):
            found = json.loads(kept)
        found = found if isinstance(found, dict) else {}
        lines, places = found.get("lines"), found.get("places")
        self._journal.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        # Half a sign cannot be written as UTF-8, and no sound line holds one.
        texts = [line for line in lines if isinstance(line, str)] if isinstance(lines, list) else []
        given = [line for text in texts if (line := read_line(_bytes(text)))]
        write_whole(self._journal, b"".join(line.raw for line in given))
        self._told = self._journal.stat().st_size
        self._known = {str(lesson): place for lesson, place in places.items()} if isinstance(places, dict) else {}
        # A page makes the seed; where it can keep none, it shows the order of the source before Python is there.
        self._known.setdefault(LEARNER, {"seed": ""})
        write_whole(self._places, json.dumps(self._known).encode())

    def news(self) -> str:
        """What is to be kept since the last time, as JSON: ``lines`` by their uid, and ``places``; "" for nothing."""
        lines, places = self._new_lines(), self._new_places()
        if not lines and not places:
            return ""
        return json.dumps({"lines": lines, "places": places}, ensure_ascii=False)

    def _new_lines(self) -> dict[str, str]:
        try:
            if self._journal.stat().st_size == self._told:
                return {}
            with self._journal.open("rb") as file:
                file.seek(self._told)
                raw = file.read()
        except FileNotFoundError:
            return {}
        self._told += len(raw)
        found = (read_line(each) for each in raw.splitlines(keepends=True))
        return {line.uid: line.raw.decode() for line in found if line}

    def _new_places(self) -> Json:
        places: Json = {}
        with suppress(OSError, ValueError, RecursionError):
            found = json.loads(self._places.read_text(encoding="utf-8"))
            places = found if isinstance(found, dict) else {}
        new = {lesson: place for lesson, place in places.items() if self._known.get(lesson) != place}
        self._known = {**self._known, **new}
        return new


def _bytes(text: str) -> bytes:
    return text.encode("utf-8", errors="replace")
