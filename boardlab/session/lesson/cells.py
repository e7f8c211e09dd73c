"""What the cells of a lesson show, run without a notebook: boards to look at or to play on, charts, and what is told.

The code of a lesson names ``Study``, ``print`` and the like. Here a ``Study`` is a session, a ``Matrix`` another, and
what is printed is kept: nothing of a notebook is loaded.
"""

from __future__ import annotations

import ast
import contextlib
import re
from collections.abc import Iterable
from html.parser import HTMLParser
from typing import Any, TypedDict

from boardlab.core.i18n.language import language, speaking
from boardlab.core.play.record import Record
from boardlab.lessons.display import Attempt
from boardlab.lessons.model.lesson import Lesson, Picture
from boardlab.session.game_session import Session
from boardlab.session.given_game import record_of
from boardlab.session.kinds import lesson_board, lesson_game
from boardlab.session.matrix_session import MatrixSession

PLAYED = ("turn", "actions", "receipt")
"""The parts of a game that is played on the stage."""
WATCHED = ("log", "timeline")
"""The parts of a game that was played already, to be watched step by step."""


def study(
    game: Any, *, seat: int | None = None, seed: int | str | None = None, opponents: Any = None, **how: Any
) -> Session:
    """What ``Study(…)`` is on the stage: the same game; how it is laid out and where it is saved is the stage's."""
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
    seat: int = 0,
    name: str | None = None,
    seed: int | str | None = None,
    lang: str | None = None,
    **start: Any,
) -> Session:
    """What ``play(…)`` is on the stage: a game against scripted opponents."""
    record = Record.new(game, seed="" if seed is None else seed, **start)
    return study(record, seat=seat, opponents=True)


class LessonCells:
    """The cells of a lesson, each run when what it defines or shows is first needed, in the language asked for.

    Args:
        lesson: whose they are.
    """

    def __init__(self, lesson: Lesson) -> None:
        self._lesson = lesson
        self._rooms: dict[str, Room] = {}

    def shown(self, picture: Picture, lang: str) -> tuple[Any, ...]:
        """What a cell shows, in its order."""
        return self._upto(picture.cell + 1, lang).shown[picture.cell]

    def value(self, code: str, cells: int, lang: str) -> str:
        """A value in the text behind so many cells."""
        room = self._upto(cells, lang)
        with speaking(lang):
            return str(eval(code, room.names))

    def of_played(self, code: str, cells: int, lang: str, **facts: Any) -> Any:
        """What a formula gives behind so many cells, with these facts; None where it cannot be worked out."""
        room = self._upto(cells, lang)
        with contextlib.suppress(Exception):  # a formula of a lesson may raise anything on what a learner plays
            return eval(code, {**room.names, **facts})
        return None

    def _upto(self, cells: int, lang: str) -> Room:
        room = self._rooms.setdefault(lang, Room(self._lesson))
        with speaking(lang):
            for cell in self._lesson.cells[len(room.shown) : cells]:
                room.run(cell.code)
        return room


class Room:
    """The names that the cells of a lesson have defined so far, and what each has shown.

    Args:
        lesson: whose they are.
    """

    def __init__(self, lesson: Lesson) -> None:
        self.shown: list[tuple[Any, ...]] = []
        self._now: list[Any] = []
        self.names: dict[str, Any] = {"print": self._print, "__name__": f"lesson {lesson.name}"}
        exec(f"from boardlab import Record, {lesson.game}\nfrom boardlab.core.ask.compare import compare", self.names)
        self.names |= {"Study": study, "play": play, "Matrix": MatrixSession, "language": language}

    def run(self, code: str) -> None:
        """Run the next cell."""
        self._now = []
        body = [each for node in ast.parse(code).body for each in self._without_notebook(node)]
        last = body.pop() if body and isinstance(body[-1], ast.Expr) else None
        exec(compile(ast.Module(body, []), "<lesson>", "exec"), self.names)
        if isinstance(last, ast.Expr):
            value = eval(compile(ast.Expression(_without_figure(last.value)), "<lesson>", "eval"), self.names)
            # An attempt is a board and what is said about it.
            self._now += [str(value)] if isinstance(value, Attempt) else []
            self._now += [value] if value is not None else []
        self.shown.append(tuple(self._now))

    def _without_notebook(self, node: ast.stmt) -> Iterable[ast.stmt]:
        """What is imported from the notebook is here already."""
        if isinstance(node, ast.ImportFrom) and node.module in ("boardlab", "boardlab.notebook"):
            kept = [each for each in node.names if each.name not in NOTEBOOK]
            if kept:
                yield ast.ImportFrom(node.module, kept, 0, lineno=node.lineno, col_offset=0)
        else:
            yield node

    def _print(self, *values: Any, sep: str = " ", **_: Any) -> None:
        self._now.append(values[0] if len(values) == 1 else sep.join(map(str, values)))


NOTEBOOK = {"Study", "play", "Matrix", "compare", "check", "language", "practice", "progress", "lesson"}


def _without_figure(value: ast.expr) -> ast.expr:
    """A chart itself, where its figure is asked for: that needs a library, and the stage draws charts by itself."""
    if isinstance(value, ast.Call) and isinstance(value.func, ast.Attribute) and value.func.attr == "figure":
        return value.func.value
    return value


# -- what is told --------------------------------------------------------------------------------------------------


class ToldTable(TypedDict):
    """Something shown that is no board: lines, or a table with its heads."""

    title: str
    lines: list[str]
    head: list[str]
    rows: list[list[str]]


NO_TABLE: ToldTable = {"title": "", "lines": [], "head": [], "rows": []}


def told(value: Any, lang: str) -> ToldTable:
    """Something shown that is no board, as plain data in a language: lines, or a table with its heads."""
    if hasattr(value, "brief"):
        head, rows = value.brief(lang)
        return {"title": "", "lines": [], "head": list(head), "rows": [list(row) for row in rows]}
    with speaking(lang):
        shown = value._repr_html_() if hasattr(value, "_repr_html_") else None
        text = str(value) if shown is None else ""
    if shown is None:
        return {
            "title": "",
            "lines": [line for line in text.splitlines() if line.strip()],
            "head": [],
            "rows": [],
        }
    reader = _Reader()
    reader.feed(shown)
    return {"title": reader.title, "lines": reader.lines, "head": reader.head, "rows": reader.rows}


class _Reader(HTMLParser):
    """Reads the table or the list that something shows itself as."""

    def __init__(self) -> None:
        super().__init__()
        self.title, self.lines, self.head, self.rows = "", list[str](), list[str](), list[list[str]]()
        self._text: list[str] = []
        self._heads = False

    def handle_starttag(self, tag: str, attrs: Any) -> None:
        self._text = [] if tag in ("caption", "th", "td", "li") else self._text
        # What a row is about is one of its cells.
        self._heads = tag == "th" and ("scope", "row") not in attrs
        if tag == "tr":
            self.rows.append([])

    def handle_data(self, data: str) -> None:
        self._text.append(data)

    def handle_endtag(self, tag: str) -> None:
        said = re.sub(r"\s+", " ", "".join(self._text)).strip()
        if tag == "caption":
            self.title = said
        elif tag == "li":
            self.lines.append(said)
        elif tag == "th" and self._heads and not self.rows[:-1]:
            self.head.append(said)
        elif tag in ("td", "th"):
            self.rows[-1].append(said)
        elif tag == "tr" and not self.rows[-1]:
            self.rows.pop()


def is_board(value: Any) -> bool:
    """Can it be drawn as a board: a position, what somebody sees of it, or a still of it with marks?"""
    return hasattr(value, "scene")


def is_chart(value: Any) -> bool:
    """Is it a chart, with the table that it is drawn from?"""
    return all(hasattr(value, name) for name in ("columns", "rows", "drawing"))


def position_of(value: Any) -> Any:
    """The position or view that a board shows."""
    return getattr(value, "position", None) or value
