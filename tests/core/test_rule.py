"""Ties between rules, code and tests name rules that exist."""

from __future__ import annotations

import ast
import sys
from importlib import import_module
from pathlib import Path
from pkgutil import walk_packages

import pytest

from boardlab.cli.matrix import marked
from boardlab.core.contract.rule import CARRIED_OUT, rule
from boardlab.core.contract.rulebook import Rulebook

GAMES = ("torres", "catan", "creed")
RULES = {name for game in GAMES for name in Rulebook.of(f"boardlab.{game}")}


def test_rule_decorator_returns_its_function(monkeypatch: pytest.MonkeyPatch) -> None:
    made: dict[str, list[str]] = {}
    monkeypatch.setattr("boardlab.core.contract.rule.CARRIED_OUT", made)

    def move() -> None: ...

    assert rule("toy.move", "toy.far")(move) is move
    assert set(made) == {"toy.move", "toy.far"}
    assert made["toy.move"] == [f"{__name__}.{move.__qualname__}"]


def test_code_is_tied_to_rules_that_exist() -> None:
    for game in GAMES:
        for module in walk_packages(sys.modules[f"boardlab.{game}"].__path__, f"boardlab.{game}."):
            import_module(module.name)
    assert CARRIED_OUT
    assert set(CARRIED_OUT) <= RULES


def test_tests_are_tied_to_rules_that_exist() -> None:
    texts = (path.read_text(encoding="utf-8") for path in Path(__file__).parents[1].rglob("test_*.py"))
    marks = {name for text in texts if "mark.rule(" in text for name in marked(ast.walk(ast.parse(text)))}
    assert marks
    assert marks <= RULES
