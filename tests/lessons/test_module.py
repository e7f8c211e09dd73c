"""The module of a lesson: cells that share their names, values and formulas, all as functions."""

from __future__ import annotations

import traceback
from pathlib import Path
from typing import Any

import pytest

from boardlab.lessons.build import store
from boardlab.lessons.build.source import SourceError
from boardlab.session.lesson.cells import LessonCells

HEAD = '+++\nid = "torres.x"\ntitle = {en = "Torres 09: x", ko = "토레스 09: 엑스"}\nminutes = 5\n+++\n'
BODY = """```{setup}
from boardlab import play
```
:::{en}
Has **{{ total(3) }} points**, {{ total(1) }}.
:::
:::{ko}
{{ total(3) }}점입니다.
:::
```{run}
base = 2
def total(points):
    return base + points
```
```{tell}
print("one")
[base := base + 1, *(base + each for each in range(2))]
```
```{tell}
1 / 0
```
"""


@pytest.fixture
def lesson(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Any:
    def made(body: str) -> Any:
        path = tmp_path / "torres" / "09_x.md"
        path.parent.mkdir()
        path.write_text(HEAD + body, encoding="utf-8")
        monkeypatch.setattr(store, "lesson_files_of", lambda _: {"torres.x": path})
        return store.built("torres")["torres.x"]

    return made


def test_cells_share_names_and_values_are_read_out(lesson: Any) -> None:
    made = lesson(BODY)
    cells = LessonCells(made)
    first, second = made.steps[0].pictures[:2]
    assert cells.shown(first, "en") == ("one", [3, 3, 4])
    assert cells.read_out(made.steps[0].blocks, first.cell + 1, "en") == [
        {"kind": "text", "spans": ["Has ", {"kind": "strong", "text": "6 points"}, ", 4."]}
    ]
    with pytest.raises(ZeroDivisionError) as failed:
        cells.shown(second, "en")
    assert traceback.extract_tb(failed.value.__traceback__)[-1].name == f"cell_{second.cell}"


@pytest.mark.parametrize(("wrong", "line"), [("base = 2", 16), ("{{ total(3) }}점", 10)])
def test_what_is_no_python_is_refused_with_its_line(lesson: Any, wrong: str, line: int) -> None:
    with pytest.raises(SourceError, match=rf"^09_x\.md:{line}: This is not Python"):
        lesson(BODY.replace(wrong, wrong.replace("2", "2 2").replace("(3)", "(3 3)")))
