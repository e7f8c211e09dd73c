"""Cells of a tutorial that work alone: whatever a cell needs is made first, in whatever order cells are run.

Each code cell of a tutorial begins with ``boardlab.prepare("torres.scoring", 7)``. It looks up which names the seventh
cell uses, which cells above define them, and runs those whose work is missing: all of them after a restart of Python,
none when the page is run from top to bottom.
"""

from __future__ import annotations

import ast
import contextlib
import io
import sys
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import cache

from boardlab.core.i18n.language import language
from boardlab.core.json_data import Json
from boardlab.lessons.build.lesson_sources import lesson_source
from boardlab.lessons.build.source import Source, Step

MADE = "__boardlab_made__"
"""The name under which a notebook remembers what made its names: the lesson, and for each name the number of a cell."""


@dataclass(frozen=True)
class Cell:
    """A code cell of a tutorial: what it runs, what it needs for that, and what others may need of it."""

    code: str
    needs: frozenset[str]
    gives: frozenset[str]

    @classmethod
    def of(cls, code: str) -> Cell:
        """A cell with this code."""
        tree = ast.parse(code)
        return cls(code, frozenset(_used(tree)), frozenset(_given(tree)))


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
    cells = notebook_cells(lesson)
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


@cache
def notebook_cells(lesson: str) -> tuple[Cell, ...]:
    """The code cells of a lesson's notebook by their numbers; cell 0 is its set-up, which no page shows."""
    source = lesson_source(lesson)
    shown = filter(None, [*map(cell_code, source.steps), progress_code(source)])
    return tuple(Cell.of(code) for code in (setup_code(source), *shown))


def cell_code(step: Step) -> str:
    """The code that a notebook has for a step of a lesson; "" for a step that has no code there."""
    if step.kind == "question":
        return f'check("{step.about}")'
    return step.code if step.kind == "code" and step.mark != "stage" else ""


def progress_code(source: Source) -> str:
    """The code of a notebook's last cell, which shows how far one is; "" where nothing is asked."""
    return f'progress("{source.topic}")' if any(step.kind == "question" for step in source.steps) else ""


def setup_code(source: Source) -> str:
    """What all cells of a lesson may name: its set-up, with what every lesson imports."""
    lines = next((step.code.splitlines() for step in source.steps if step.kind == "setup"), [])
    usual = ["Study", "check", "language", "progress", "scenario", source.game]
    if lines and lines[0].startswith("from boardlab import "):
        usual += lines.pop(0).removeprefix("from boardlab import ").split(", ")
    return "\n".join([f"from boardlab import {', '.join(sorted({*usual}))}", *lines])


def _callers_names() -> Json:
    """The names of the notebook, or of whatever else calls boardlab."""
    frame = sys._getframe(1)
    while frame.f_globals.get("__name__", "").partition(".")[0] == "boardlab" and frame.f_back is not None:
        frame = frame.f_back
    return frame.f_globals


def _givers(cells: tuple[Cell, ...], at: int) -> dict[int, set[str]]:
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


def _used(tree: ast.AST) -> Iterator[str]:
    for node in ast.walk(tree):
        if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Load):
            yield node.id


def _given(tree: ast.Module) -> Iterator[str]:
    """The names that a cell defines, and those whose things it may change by calling them: ``game.play("end")``."""
    for node in tree.body:
        if isinstance(node, ast.Expr):
            yield from _called(node.value)
        elif isinstance(node, ast.FunctionDef | ast.ClassDef):
            yield node.name
        elif isinstance(node, ast.Import | ast.ImportFrom):
            yield from (each.asname or each.name.partition(".")[0] for each in node.names)
        else:
            yield from _bound(ast.walk(node))
            for inner in ast.walk(node):
                if isinstance(inner, ast.Expr):
                    yield from _called(inner.value)


def _bound(nodes: Iterable[ast.AST]) -> Iterator[str]:
    for node in nodes:
        if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store):
            yield node.id


def _called(value: ast.expr) -> Iterator[str]:
    if isinstance(value, ast.Call) and isinstance(value.func, ast.Attribute):
        while isinstance(value, ast.Call | ast.Attribute):
            value = value.func if isinstance(value, ast.Call) else value.value
        if isinstance(value, ast.Name):
            yield value.id
