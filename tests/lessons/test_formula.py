"""Formulas: one expression each, which calls, counts and compares, and nothing else."""

from __future__ import annotations

from typing import Any

import pytest

from boardlab.lessons.model.formula import BadFormula, Formula

NAMES = {"double": lambda n: 2 * n, "LIMIT": 7, "pair": (3, 4), "adding": lambda k: lambda n: n + k}


@pytest.mark.parametrize(
    ("text", "value"),
    [
        ("p", 5),
        ("double(p)", 10),
        ("double", 10),
        ("adding(2)", 7),
        ("double(p) + LIMIT", 17),
        ("LIMIT > p and not p == LIMIT", True),
        ("pair[1] - pair[0]", 1),
        ("{'limit': LIMIT, 'p': p}", {"limit": 7, "p": 5}),
        ("('a', 'b') * 2", ("a", "b", "a", "b")),
        ("double(*pair[:1])", 6),
    ],
)
def test_a_formula_is_worked_out(text: str, value: Any) -> None:
    assert Formula(text, ("p",)).value(NAMES.__getitem__, 5) == value


@pytest.mark.parametrize(
    "text",
    [
        *("", "p +", "p = 1", "import os", "lambda p: p", "[n for n in p]", "p if p else 1", "f'{p}'", "(q := p)"),
        *("p.__class__", "p._secret", "{1, 2}", "await p", "p; p", "(" * 500 + "p" + ")" * 500),
    ],
)
def test_statement_or_code_is_no_formula(text: Any) -> None:
    with pytest.raises(BadFormula):
        Formula(text, ("p",))


def test_formula_sees_only_given_names() -> None:
    with pytest.raises(NameError):
        Formula("open('x')", ()).value(NAMES.__getitem__)


def test_its_names_are_known_without_working_it_out() -> None:
    assert Formula("double(p) + LIMIT - double(1)", ("p",)).names == ("LIMIT", "double", "p")
