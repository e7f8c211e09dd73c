"""What the cells of a lesson show, run without a notebook: boards to look at or to play on, charts, and what is told.

The cells are functions of the module that the lesson was built with. They name ``Study``, ``print`` and the like. Here
a ``Study`` is a session, a ``Matrix`` another, and what is printed is kept: nothing of a notebook is loaded.
"""

from __future__ import annotations

import contextlib
from collections.abc import Callable
from importlib.abc import InspectLoader
from importlib.machinery import ModuleSpec
from importlib.util import module_from_spec
from typing import Any, TypedDict

from boardlab.core.i18n.language import language, speaking
from boardlab.core.play.record import Record
from boardlab.lessons.display import Attempt
from boardlab.lessons.model.lesson import Blocks, Lesson, Picture
from boardlab.lessons.model.topics import find_topic
from boardlab.session.game_session import Session
from boardlab.session.given_game import record_of
from boardlab.session.lesson.boards import first_game, lesson_board, lesson_game
from boardlab.session.lesson.texts import TextBlock, as_words, read_out
from boardlab.session.matrix_session import MatrixSession

PLAYED = ("turn", "actions", "receipt")
"""The parts of a game that is played on the stage."""
WATCHED = ("log", "timeline")
"""The parts of a game that was played already, to be watched step by step."""


def study(
    game: Any, *, seat: int | None = None, seed: int | str | None = None, opponents: object = None, **how: Any
) -> Session:
    """What ``Study(…)`` of a cell makes in a lesson: a board with the same game, laid out and saved by the lesson."""
    record, how = record_of(game, seed), {key: how[key] for key in ("names", "view") if how.get(key)}
    if opponents is None:
        return lesson_board(record, seat=seat, parts=_parts(record), **how)
    return lesson_game(record, opponents=opponents, seat=seat, parts=(*PLAYED, "log"), **how)


def _parts(record: Record) -> tuple[str, ...]:
    """What stands round a board: of a game that goes on in its record what one watches, else what one plays with."""
    if record.ply < len(record.actions):
        return WATCHED
    return (*PLAYED, "timeline") if record.actions else PLAYED


def play(
    game: Any,
    *,
    opponents: object = True,
    seat: int = 0,
    name: str | None = None,
    seed: int | str | None = None,
    lang: str | None = None,
    **start: object,
) -> Session:
    """What ``play(…)`` is on the stage: a game against scripted opponents, or the first game of a topic."""
    found = find_topic(game)
    if found is not None and found.first_game is not None:
        return first_game(found.first_game, found.first_game.start(str(seed or "")))
    record = Record.new(game, seed="" if seed is None else seed, **start)
    return study(record, seat=seat, opponents=opponents)


class LessonCells:
    """The cells of a lesson, each run when what it defines or shows is first needed, in the language asked for.

    Args:
        lesson: whose they are.
    """

    def __init__(self, lesson: Lesson) -> None:
        self._lesson = lesson
        self._rooms: dict[str, CellNamespace] = {}

    def shown(self, picture: Picture, lang: str) -> tuple[object, ...]:
        """What a cell shows, in its order."""
        return self._upto(picture.cell + 1, lang).shown[picture.cell]

    def read_out(self, blocks: Blocks, cells: int, lang: str) -> list[TextBlock]:
        """A text behind so many cells in a language, with its values."""

        def value(code: str) -> str:
            room = self._upto(cells, lang)
            with speaking(lang):
                return str(room.module.VALUES[code]())

        return read_out(blocks.get(lang, ()), value, self._lesson.rules, lang)

    def of_played(self, formula: str, cells: int, lang: str, **facts: object) -> Any:
        """What a formula of a goal gives behind so many cells, with what it is given; None where it gives nothing."""
        room = self._upto(cells, lang)
        with contextlib.suppress(Exception):  # a formula of a lesson may raise anything on what a learner plays
            return room.module.FORMULAS[formula](**facts)
        return None

    def _upto(self, cells: int, lang: str) -> CellNamespace:
        room = self._rooms.get(lang)
        if room is None:
            room = self._rooms[lang] = CellNamespace(self._lesson)
        if len(room.shown) < cells:
            with speaking(lang):
                for cell in room.module.CELLS[len(room.shown) : cells]:
                    room.run(cell)
        return room


def goal_lines(lesson: Lesson, lang: str) -> tuple[str, ...]:
    """What whoever has walked a lesson knows: the lines of its summary, in words."""
    cells, behind = LessonCells(lesson), lesson.steps[-1].cells
    return tuple(as_words(cells.read_out(line.blocks, behind, lang)) for line in lesson.summary)


class CellNamespace:
    """The names that the cells of a lesson have defined so far, and what each has shown.

    Args:
        lesson: whose they are.
    """

    def __init__(self, lesson: Lesson) -> None:
        self.shown: list[tuple[object, ...]] = []
        self._now: list[object] = []
        loader = CellsLoader(lesson)
        self.module: Any = module_from_spec(ModuleSpec(f"lesson {lesson.name}", loader))
        """The module of the lesson, by itself; what a notebook would give its cells is in it."""
        loader.exec_module(self.module)
        given = {"Study": study, "play": play, "Matrix": MatrixSession, "language": language, "print": self._print}
        vars(self.module).update(given)

    def run(self, cell: Callable[[], object]) -> None:
        """Run the next cell."""
        self._now = []
        value = cell()
        # An attempt is a board and what is said about it.
        self._now += [str(value)] if isinstance(value, Attempt) else []
        self._now += [value] if value is not None else []
        self.shown.append(tuple(self._now))

    def _print(self, *values: object, sep: str = " ", **_: object) -> None:
        self._now.append(values[0] if len(values) == 1 else sep.join(map(str, values)))


class CellsLoader(InspectLoader):
    """Imports the module of a lesson, as it was built."""

    def __init__(self, lesson: Lesson) -> None:
        self._lesson = lesson

    def get_source(self, fullname: str) -> str:
        """Its source, which tracebacks quote, too."""
        return self._lesson.module


# -- what is told --------------------------------------------------------------------------------------------------


class ShownTable(TypedDict):
    """Something shown that is no board: lines, or a table with its heads."""

    title: str
    lines: list[str]
    head: list[str]
    rows: list[list[str]]


NO_TABLE: ShownTable = {"title": "", "lines": [], "head": [], "rows": []}


def as_table(value: object, lang: str) -> ShownTable:
    """Something shown that is no board, as plain data in a language: lines, or a table with its heads."""
    with speaking(lang):
        if hasattr(value, "as_table"):
            title, head, rows = value.as_table(lang)
            return {"title": title, "lines": [], "head": list(head), "rows": [list(row) for row in rows]}
        return {**NO_TABLE, "lines": [line for line in str(value).splitlines() if line.strip()]}


def is_board(value: object) -> bool:
    """Can it be drawn as a board: a position, what somebody sees of it, or a still of it with marks?"""
    return hasattr(value, "scene")


def is_chart(value: object) -> bool:
    """Is it a chart, with the table that it is drawn from?"""
    return all(hasattr(value, name) for name in ("columns", "rows", "drawing"))


def position_of(value: object) -> Any:
    """The position or view that a board shows."""
    return getattr(value, "position", None) or value
