"""Lint finds lessons that tell before they ask, let one read too long, or ask the same way too often."""

from __future__ import annotations

from pathlib import Path

import pytest

from boardlab.lessons.build.lint_teaching import TOLD, told_before, unvaried
from boardlab.lessons.build.source import parse
from boardlab.lessons.build.steps import walk
from boardlab.lessons.model.catalogue import checkpoint
from boardlab.lessons.model.lesson import Lesson

HEAD = """+++
id = "torres.x"
title = {en = "X", ko = "엑스"}
+++
```{setup}
from boardlab.lessons.torres import sketch
```
"""
TELLS = "Each castle is counted by itself, and then the points are added. Read on."
SAYS = "Here is another board. Look at it."
BOARD = '```{board}\nsketch("b2=4")\n```\n'


def prose(text: str) -> str:
    return f":::{{en}}\n{text}\n:::\n:::{{ko}}\n{text}\n:::\n"


def ask(number: int) -> str:
    return f"```{{ask}} torres.scoring.{number}\n```\n"


def lesson(tmp_path: Path, *parts: str) -> Lesson:
    path = tmp_path / "torres" / "09_x.md"
    path.parent.mkdir()
    path.write_text(HEAD + "".join(parts), encoding="utf-8")
    return walk(parse(path))


@pytest.mark.parametrize(
    ("parts", "told"),
    [
        ((prose(TELLS), BOARD, ask(5)), True),
        ((prose(SAYS), BOARD, ask(5), prose(TELLS)), False),
        ((prose(TELLS), BOARD, prose("## A chapter\n\n" + SAYS), ask(5)), False),
        ((ask(3), prose(TELLS), BOARD, ask(5)), False),
    ],
    ids=["before", "behind", "in another chapter", "after the rule was asked"],
)
def test_a_reason_told_before_its_question_is_found(tmp_path: Path, parts: tuple[str, ...], told: bool) -> None:
    made = lesson(tmp_path, *parts)
    found = [name for name, _ in told_before(made, {name: checkpoint(name) for name in made.asks})]
    assert found == (["torres.scoring.5"] if told else [])
    assert 0 < TOLD < 36 / 379


@pytest.mark.parametrize(
    ("parts", "finding"),
    [
        ((prose(SAYS), BOARD, prose(SAYS), BOARD, ask(1)), ""),
        ((prose(SAYS), BOARD, prose(SAYS), BOARD, prose(SAYS), BOARD, ask(1)), "More than 2 steps"),
        ((prose("One sentence."), prose("## Next\n\n" + SAYS), BOARD, ask(1)), "A step of one sentence"),
        ((ask(2), ask(3), ask(5)), ""),
        ((ask(2), ask(3), ask(5), ask(6)), "4 questions of the kind number"),
        ((ask(2), ask(3), ask(4), ask(5), ask(6)), ""),
    ],
)
def test_long_readings_and_runs_of_one_kind_are_found(tmp_path: Path, parts: tuple[str, ...], finding: str) -> None:
    made = lesson(tmp_path, *parts)
    found = [what for _, what in unvaried(made, {name: checkpoint(name).kind for name in made.asks})]
    assert [what for what in found if finding and finding in what] == found
    assert bool(found) == bool(finding)
