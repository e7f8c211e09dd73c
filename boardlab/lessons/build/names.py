"""Which names a cell uses, and which it defines."""

from __future__ import annotations

import ast
from collections.abc import Iterable, Iterator


def names_used(code: str) -> tuple[str, ...]:
    """The names that a cell reads."""
    nodes = ast.walk(_tree(code))
    return tuple(
        dict.fromkeys(node.id for node in nodes if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Load))
    )


def names_given(code: str) -> tuple[str, ...]:
    """The names that a cell defines, and those whose things it may change by calling them: ``game.play("end")``."""
    return tuple(dict.fromkeys(_given(_tree(code))))


def _tree(code: str) -> ast.Module:
    """A cell as Python reads it; nothing where it cannot: the linter says so."""
    try:
        return ast.parse(code)
    except SyntaxError:
        return ast.Module([], [])


def _given(tree: ast.Module) -> Iterator[str]:
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
