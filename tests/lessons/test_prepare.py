"""A cell of a tutorial works when it is run alone, and in any order."""

from __future__ import annotations

import contextlib
import io
import random
from collections.abc import Iterator
from typing import Any

import pytest

from boardlab.core.i18n.language import language
from boardlab.lessons.build.lesson_sources import lesson_files
from boardlab.lessons.build.names import names_given, names_used
from boardlab.lessons.build.prepare import notebook_cells
from boardlab.lessons.build.store import find_lesson
from boardlab.lessons.model.lesson import LessonPart
from boardlab.notebook.shown import close_all
from tests.effort import rounds

LESSONS = tuple(lesson_files())
each_lesson = pytest.mark.parametrize("lesson", LESSONS)


@pytest.fixture(autouse=True)
def no_boards_left() -> Iterator[Any]:
    yield
    close_all()


def cells_of(lesson: str) -> tuple[LessonPart, ...]:
    return notebook_cells(find_lesson(lesson))


def run(lesson: Any, number: Any, names: Any) -> Any:
    """Run a cell as a notebook does, and give what it shows as text."""
    code = f'import boardlab\nboardlab.prepare("{lesson}", {number})\n{cells_of(lesson)[number].code}'
    last = code.splitlines()[-1]
    with contextlib.redirect_stdout(io.StringIO()) as said:
        exec(code, names)
        shown = repr(eval(last, names)) if "=" not in last.partition("(")[0] and not last.startswith(" ") else ""
    return said.getvalue() + shown


@each_lesson
def test_any_cell_works_alone(lesson: Any) -> None:
    """It defines what later ones need of it, and shows something where it is there to show."""
    cells = cells_of(lesson)
    inside = range(1, len(cells))
    for number in random.Random(lesson).sample(inside, min(rounds(1, 200), len(inside))):
        names = {"__name__": "__main__"}
        shown = run(lesson, number, names)
        later = frozenset().union(*(cell.needs for cell in cells[number + 1 :]))
        assert {*cells[number].gives} & later <= names.keys()
        assert shown or cells[number].shows is None


@pytest.mark.parametrize("lesson", random.Random(3).sample(LESSONS, 5))
def test_cells_run_in_any_order_show_the_same(lesson: Any) -> None:
    inside = [at for at, cell in enumerate(cells_of(lesson)) if at and "check(" not in cell.code]
    names = {"__name__": "__main__"}
    usual = {number: run(lesson, number, names) for number in inside}
    mixed = random.Random(1).sample(inside, len(inside))
    names = {"__name__": "__main__"}
    assert {number: run(lesson, number, names) for number in mixed} == usual
    assert {number: run(lesson, number, names) for number in mixed[::-1]} == usual


def test_existing_names_are_not_made_again() -> None:
    lesson = "torres.scoring"
    names = {"__name__": "__main__"}
    for number in range(1, len(cells_of(lesson)) - 1):
        before = dict(names)
        exec(f'import boardlab\nboardlab.prepare("{lesson}", {number})', names)
        if number > 1:
            changed = {name for name in names if name in before and names[name] is not before[name]}
            assert not changed - {"boardlab"}
        exec(cells_of(lesson)[number].code, names)


def test_the_language_of_the_page_is_chosen_once() -> None:
    language("en")
    names = {"__name__": "__main__"}
    exec('import boardlab\nboardlab.prepare("torres.scoring", 2, "ko")', names)
    assert language() == "ko"
    language("en")
    exec('import boardlab\nboardlab.prepare("torres.scoring", 2, "ko")', names)
    assert language() == "en", "who has chosen another language since keeps it"


def test_cell_exports_what_it_binds_or_changes() -> None:
    code = "a = b = 1\nfor c in a: pass\nfrom x import y as z\ngame.branch('w').play(d)\nprint(e)"
    assert set(names_given(code)) == {"a", "b", "c", "z", "game"}
    assert {"a", "game", "d", "e", "print"} <= set(names_used(code))
