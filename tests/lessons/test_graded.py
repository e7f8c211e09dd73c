"""What graders of notebooks are told of an answer."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from types import ModuleType, SimpleNamespace
from typing import Any

import pytest

import boardlab
from boardlab.core.errors import PlainError
from boardlab.lessons.model.catalogue import checkpoint
from boardlab.storage.data_dir import data_dir


def test_right_answer_earns_all_points_and_a_wrong_none() -> None:
    asked = checkpoint("torres.scoring.2")
    right = boardlab.grade("torres.scoring.2", 15, points=4)
    assert (bool(right), right.score, right.points) == (True, 4.0, 4.0)
    for wrong in asked.misconceptions:
        told = boardlab.grade(asked, wrong.answer(asked.position), points=4)
        assert (bool(told), told.score) == (False, 0.0)
        assert wrong.name(asked.wording) in told.feedback
        assert "15" not in told.feedback
    assert boardlab.grade(asked.grade(15)).passed
    assert not [*data_dir().rglob("*.jsonl")]


@pytest.mark.parametrize("answer", [None, ..., "seventeen", -1, [3]])
def test_what_is_no_answer_fails_with_a_sentence(answer: Any) -> None:
    told = boardlab.grade("torres.scoring.2", answer)
    assert not told
    assert told.feedback


@pytest.mark.parametrize("points", [0, -1, True, "5", float("nan")])
def test_points_are_a_number_over_0(points: Any) -> None:
    with pytest.raises(PlainError):
        boardlab.grade("torres.scoring.2", 15, points=points)


EXAMPLES = Path(__file__).parents[2] / "docs" / "examples"
NAMED = "The tallest tower"
"""The wrong rule behind 20."""


def cells_of(example: str) -> dict[str, str]:
    """The cells of an example, by their ids."""
    held = json.loads((EXAMPLES / example / "scoring.ipynb").read_text(encoding="utf-8"))
    return {cell["id"]: "".join(cell["source"]) for cell in held["cells"]}


@pytest.mark.parametrize(("answer", "score"), [(15, 4.0), (20, 0.0)])
def test_example_for_nbgrader_gives_points_without_nbgrader(
    answer: int, score: float, capsys: pytest.CaptureFixture[str]
) -> None:
    cells, names = cells_of("nbgrader"), dict[str, Any]()
    assert "source of an assignment" in cells["about"]
    for name in ("board", "answer"):
        exec(cells[name], names)
    assert names["points"] == 15
    names["points"] = answer
    *told, last = cells["grade"].splitlines()
    exec("\n".join(told), names)
    assert eval(last, names) == score
    assert (NAMED in capsys.readouterr().out) == (not score)


def test_otter_example_names_the_wrong_rule_without_otter(monkeypatch: pytest.MonkeyPatch) -> None:
    cells, asked = cells_of("otter"), list[str]()
    assert "handed out as it is" in cells["about"]
    otter, files = ModuleType("otter"), ModuleType("otter.test_files")
    vars(otter)["Notebook"] = lambda name: SimpleNamespace(check=asked.append)
    vars(files)["test_case"] = lambda **_: lambda test: test
    monkeypatch.setitem(sys.modules, "otter", otter)
    monkeypatch.setitem(sys.modules, "otter.test_files", files)
    names: dict[str, Any] = {}
    for name in ("board", "answer", "grade"):
        exec(cells[name], names)
    test: dict[str, Any] = {}
    [(path, text)] = [(each, each.read_text(encoding="utf-8")) for each in (EXAMPLES / "otter" / "tests").glob("*.py")]
    exec(compile(text, path, "exec"), test)
    assert asked == [test["name"]]
    test["test_castle"]({"points": 15})
    with pytest.raises(AssertionError, match=NAMED):
        test["test_castle"]({"points": 20})
    with pytest.raises(AssertionError):
        test["test_castle"]({"points": names["points"]})
