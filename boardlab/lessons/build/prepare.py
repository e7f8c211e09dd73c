"""Cells of a tutorial that work alone: whatever a cell needs is made first, in whatever order cells are run.

Each code cell of a tutorial begins with ``boardlab.prepare("torres.scoring", 7)``. It looks up which names the seventh
cell uses, which cells above define them, and runs those whose work is missing: all of them after a restart of Python,
none when the page is run from top to bottom.
"""

from __future__ import annotations

import contextlib
import io
import sys
from dataclasses import replace

from boardlab.core.i18n.language import language
from boardlab.core.json_data import Json
from boardlab.lessons.build.store import find_lesson
from boardlab.lessons.model.lesson import Lesson, LessonPart

MADE = "__boardlab_made__"
"""The name under which a notebook remembers what made its names: the lesson, and for each name the number of a cell."""


def prepare(lesson: str, cell: int, lang: str | None = None) -> None:
    """Make what a cell of a tutorial needs and what is not there yet, in the notebook that calls.

    Args:
        lesson: such as ``torres.scoring``.
        cell: the number of the code cell in its notebook, from 1.
        lang: the language of the notebook, chosen if none of its cells has been run.

    Raises:
        UnknownLesson: naming the nearest lessons, where there is none of this name.
    """
    names = _callers_names()
    cells = notebook_cells(find_lesson(lesson))
    made = names.setdefault(MADE, {})
    if made.get("") != lesson:
        made.clear()
        made[""] = lesson
    at = min(max(cell, 1), len(cells) - 1)
    for number, wanted in sorted(_givers(cells, at).items()):
        if any(made.get(name) != number or name not in names for name in wanted):
            if number == 0 and lang is not None:
                language(lang)
            with contextlib.redirect_stdout(io.StringIO()):
                exec(compile(cells[number].code, f"<{lesson}, cell {number}>", "exec"), names)
            made.update(dict.fromkeys(cells[number].gives, number))
    # The cell itself runs next, and then its names are of its making.
    made.update(dict.fromkeys(cells[at].gives, at))


def notebook_cells(lesson: Lesson) -> tuple[LessonPart, ...]:
    """The code cells of a lesson's notebook by their numbers; cell 0 is its set-up, which no page shows."""
    setup = next(part for part in lesson.parts if part.kind == "setup")
    shown = (replace(part, code=code) for part in lesson.parts if (code := cell_code(part)))
    last = (LessonPart("code", 0, code=code, needs=("progress",)) for code in [progress_code(lesson)] if code)
    return (setup, *shown, *last)


def cell_code(part: LessonPart) -> str:
    """The code that a notebook has for a part of a lesson; "" for one that has no code there."""
    if part.kind == "question":
        return f'check("{part.about}")'
    return part.code if part.kind == "code" and part.mark != "stage" else ""


def progress_code(lesson: Lesson) -> str:
    """The code of a notebook's last cell, which shows how far one is; "" where nothing is asked."""
    return f'progress("{lesson.topic}")' if lesson.asks else ""


def setup_code(lesson: Lesson) -> str:
    """What all cells of a lesson may name."""
    return next((part.code for part in lesson.parts if part.kind == "setup"), "")


def _callers_names() -> Json:
    """The names of the notebook, or of whatever else calls boardlab."""
    frame = sys._getframe(1)
    while frame.f_globals.get("__name__", "").partition(".")[0] == "boardlab" and frame.f_back is not None:
        frame = frame.f_back
    return frame.f_globals


def _givers(cells: tuple[LessonPart, ...], at: int) -> dict[int, set[str]]:
    """The cells whose work a cell stands on, each with the names that are wanted of it."""
    found: dict[int, set[str]] = {}
    asked = {at}
    waiting = [at]
    while waiting:
        number = waiting.pop()
        for name in cells[number].needs:
            giver = next((each for each in range(number - 1, -1, -1) if name in cells[each].gives), None)
            if giver is not None:
                found.setdefault(giver, set()).add(name)
                if giver not in asked:
                    asked.add(giver)
                    waiting.append(giver)
    return found
