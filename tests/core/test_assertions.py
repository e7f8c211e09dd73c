"""Every test shows what it asserts: who reads it sees what would fail, and none passes for want of a question."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

TESTS = Path(__file__).parents[1]
ASKING = {"raises", "warns", "expect", "met"}
"""What asserts without the word: two of pytest, what Playwright waits for, and how much the suite of every game met."""


def asserts(test: ast.AST) -> bool:
    """Is there an assertion in the test itself? One of a helper or a fixture does not count."""
    return any(
        isinstance(node, ast.Assert)
        or (isinstance(node, ast.Attribute) and node.attr in ASKING)
        or (isinstance(node, ast.Name) and node.id in ASKING)
        for node in ast.walk(test)
    )


def without_assertion(source: str) -> Iterator[str]:
    """The tests of a file that assert nothing."""
    module = ast.parse(source)
    # Only what stands in a module or in a class of it is ever run as a test.
    for node in [*module.body, *(part for each in module.body if isinstance(each, ast.ClassDef) for part in each.body)]:
        if isinstance(node, ast.FunctionDef) and node.name.startswith("test_") and not asserts(node):
            yield f"line {node.lineno}: {node.name}"


def test_every_test_shows_what_it_asserts() -> None:
    found = {path.relative_to(TESTS): [*without_assertion(path.read_text("utf-8"))] for path in TESTS.rglob("*.py")}
    assert len(found) > 200
    assert {path: tests for path, tests in found.items() if tests} == {}
