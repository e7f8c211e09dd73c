"""Lint finds lessons that tell before they ask, let one read too long, or ask the same way too often."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from boardlab.lessons.build.lint_teaching import READINGS, longest_reading, tellings, unpredicted, unvaried
from boardlab.lessons.build.source import parse
from boardlab.lessons.build.steps import walk
from boardlab.lessons.build.store import find_lesson
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


RULE = "Now [[torres.score.everyone|everybody in a castle scores it]]. Look."


@pytest.mark.parametrize(
    ("parts", "first", "told"),
    [
        ((prose(TELLS), BOARD, ask(5)), 0, 1),
        ((prose(SAYS), BOARD, ask(5), prose(TELLS)), 1, 0),
        ((prose(TELLS), BOARD, prose("## A chapter\n\n" + SAYS), ask(5)), 0, 0),
        ((ask(3), prose(TELLS), BOARD, ask(5)), 0, 0),
        ((prose(RULE), BOARD, ask(4)), 0, 1),
        ((ask(4), prose(RULE), BOARD), 1, 0),
        ((prose("Here is [[torres.score.everyone|the rule]]. Look."), BOARD, ask(4)), 0, 0),
    ],
    ids=[
        "before",
        "behind",
        "in another chapter",
        "after the rule was asked",
        "the rule",
        "the rule behind",
        "its name",
    ],
)
def test_a_question_told_before_it_is_asked_is_found(
    tmp_path: Path, parts: tuple[str, ...], first: int, told: int
) -> None:
    made = lesson(tmp_path, *parts)
    found = tellings(made, {name: checkpoint(name) for name in made.asks})
    assert (len(found.asked), len(found.told)) == (first, told)
    assert found.first == (0 if told else 1)


@pytest.mark.parametrize(
    ("parts", "finding"),
    [
        ((prose(SAYS), BOARD, prose(SAYS), BOARD, ask(1)), ""),
        ((prose(SAYS), BOARD, prose(SAYS), BOARD, prose(SAYS), BOARD, ask(1)), "More than 2 steps"),
        ((prose("One sentence."), prose("## Next\n\n" + SAYS), BOARD, ask(1)), "A step of one sentence"),
        ((ask(2), ask(3), ask(4), ask(5)), ""),
        ((ask(2), ask(3), ask(5)), "3 questions of the kind number"),
        ((ask(2), ask(3), ask(4), ask(5), ask(6)), ""),
    ],
)
def test_long_readings_and_runs_of_one_kind_are_found(tmp_path: Path, parts: tuple[str, ...], finding: str) -> None:
    made = lesson(tmp_path, *parts)
    found = [what for _, what in unvaried(made, {name: checkpoint(name).kind for name in made.asks})]
    assert [what for what in found if finding and finding in what] == found
    assert bool(found) == bool(finding)
    assert (longest_reading(made) > READINGS) == finding.startswith("More than")


@pytest.mark.parametrize(("row", "left"), [((2, 3, 5), []), ((2, 3), ["No 3 questions of the kind number"])])
def test_a_run_of_one_kind_may_have_a_reason(tmp_path: Path, row: tuple[int, ...], left: list[str]) -> None:
    made = lesson(tmp_path, *map(ask, row))
    found = [what for _, what in unvaried(made, {name: checkpoint(name).kind for name in made.asks}, ("number",))]
    assert [what.partition(" follow")[0] for what in found] == left


def test_untold_rule_must_be_predicted() -> None:
    walked = find_lesson("torres.scoring")
    asked = {name: checkpoint(name) for name in walked.asks}
    assert not list(unpredicted(walked, asked))
    late = replace(asked["torres.scoring.5"], rules=("torres.untold",))
    ((_, found),) = unpredicted(walked, {**asked, late.id: late})
    assert found == f"{late.id} is asked before torres.untold is told: predicts = true belongs to it."
