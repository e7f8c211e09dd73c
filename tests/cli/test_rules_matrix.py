"""The matrix finds what hangs in the air, and nothing else."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from boardlab.cli import matrix
from boardlab.core.contract.rulebook import Rulebook


def table(name: str, kind: str = "rule") -> dict[str, Any]:
    """The table of a rule, as a rulebook holds it."""
    words = {"en": name, "ko": name}
    return {"kind": kind, "title": words, "statement": words, "source": "RG 1", "confidence": "high"}


MARKED = """
@pytest.mark.rule("toy.build.cost", "toy.comp.board")
def test_build():
    \'\'\'Blocks cost 1 AP (toy.build.cost).\'\'\'
"""


@pytest.fixture
def house(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Any:
    """A small checkout; write(path, text) puts a file in it."""
    tables = {"toy.build.cost": table("toy.build.cost"), "toy.comp.board": table("toy.comp.board", "component")}
    book = Rulebook(tables)
    monkeypatch.setattr(matrix.Rulebook, "of", staticmethod(lambda package: book))
    monkeypatch.setattr(matrix, "catalogue", lambda package: {"board.title": {}})

    def write(path: Any, text: Any) -> None:
        (tmp_path / path).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / path).write_text(text, encoding="utf-8")

    write("pyproject.toml", "")
    write("boardlab/toy/rules.py", '@rule("toy.build.cost")\ndef build(): ...')
    write("boardlab/toy/scoring.py", "")
    write("tests/toy/test_build.py", MARKED)
    write("notebooks/source/toy/01.md", "Blocks cost 1 AP (toy.build.cost).")
    return tmp_path, write


def read(house: Any) -> Any:
    return matrix.read_matrix("toy", house[0] / "boardlab")


def test_a_closed_circle(house: Any) -> None:
    matrix = read(house)
    assert matrix.gaps == []
    assert [[row.count(column) for column in matrix.columns] for row in matrix.rows] == [[1, 1, 1], [0, 1, 0]]
    assert "closed" in matrix.to_text("en")
    assert "이상 없음" in matrix.to_text("ko")


@pytest.mark.parametrize(
    "text",
    [
        "# toy.build.cost",
        '"""Blocks cost 1 AP (toy.build.cost)."""',
        'def build():\n    """toy.build.cost"""',
        'COST = 1\n"""toy.build.cost"""',
        'SAID = "Blocks cost 1 AP (toy.build.cost)."',
    ],
)
def test_rule_named_in_a_docstring_only_is_not_enforced(house: Any, text: str) -> None:
    house[1]("boardlab/toy/rules.py", text)
    assert read(house).gaps == ["toy.build.cost: no code names it"]


@pytest.mark.parametrize("text", ['Breach("toy.build.cost")', 'COSTS = {"toy.build.cost": 1}'])
def test_a_rule_is_tied_to_code_by_data(house: Any, text: str) -> None:
    house[1]("boardlab/toy/rules.py", text)
    assert read(house).gaps == []


@pytest.mark.parametrize("text", ["", MARKED.replace("@", "# @"), "check('toy.build.cost')"])
def test_a_rule_without_a_marker_is_in_no_test(house: Any, text: Any) -> None:
    house[1]("tests/toy/test_build.py", text)
    assert read(house).gaps == ["toy.build.cost: no test names it"]


@pytest.mark.parametrize(
    ("path", "text"),
    [
        ("boardlab/toy/more.py", 'Breach("toy.build.costs")'),
        ("boardlab/toy/more.py", '@rule("toy.build.costs")\ndef build(): ...'),
        ("tests/toy/test_more.py", "breaks('toy.build.costs')"),
        ("tests/toy/test_more.py", '@pytest.mark.rule("toy.build.costs")\ndef test(): ...'),
        ("tests/toy/golden.txt", "3 points by toy.build.costs"),
        ("notebooks/source/toy/02.md", "see toy.build.costs."),
        ("boardlab/lessons/toy.toml", 'rules = ["toy.build.costs"]'),
    ],
)
def test_a_name_without_a_row(house: Any, path: str, text: str) -> None:
    house[1](path, text)
    assert read(house).gaps == [
        f"toy.build.costs: no such rule in the rulebook, but {path} names it",
    ]


@pytest.mark.parametrize(
    "text",
    [
        'check("toy.scoring.3")',  # a checkpoint
        'id="toy.scoring.practice"',  # a checkpoint whose positions are drawn
        "toy.scoring.preview(p)",  # code
        "from boardlab.toy.rules import judge",
        '"toy.board.title"',  # a wording
        '"boardlab.toy.rules.judge"',
        "toy.rulebook.toml",
        "`toy.Options.edition`",
    ],
)
def test_strings_that_only_look_like_rule_ids_are_ignored(house: Any, text: str) -> None:
    house[1]("notebooks/source/toy/02.md", text)
    house[1]("tests/toy/more.txt", text)
    assert read(house).unknown.keys() <= {"toy.rulebook.toml"}


def test_an_installed_package_has_no_tests(house: Any) -> None:
    (house[0] / "pyproject.toml").unlink()
    matrix = read(house)
    assert matrix.columns == ("code", "lesson")
    assert matrix.gaps == []
    assert "rule × code × lesson only" in matrix.to_text()
