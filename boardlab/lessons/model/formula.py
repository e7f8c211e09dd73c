"""Formulas: how ``questions.toml`` names what is computed.

A formula is one Python expression without loops: it calls functions, counts, compares and picks out parts, as in
``put_back(p, 1)``, ``total(p) + 1`` or ``fallen(end) > fallen(start)``. A function's name alone is called with all
that is given: ``put_back`` is ``put_back(p)``. Whatever needs more is written as a function of the topic.

>>> Formula("max(p) + step", ("p",)).value({"p": (3, 7), "step": 1, "max": max}.__getitem__)
8
"""

from __future__ import annotations

import ast
from collections.abc import Callable, Iterator
from typing import Any

from boardlab.core.json_data import Json

FITTING = (
    ast.Expression, ast.Constant, ast.Name, ast.Attribute, ast.Call, ast.keyword, ast.Starred, ast.Subscript, ast.Slice,
    ast.Tuple, ast.List, ast.Dict, ast.UnaryOp, ast.BinOp, ast.BoolOp, ast.Compare,
    ast.expr_context, ast.unaryop, ast.operator, ast.boolop, ast.cmpop,
)  # fmt: skip
"""What a formula is made of."""

Find = Callable[[str], Any]
"""Gives what a name stands for; KeyError where it stands for nothing."""


class BadFormula(ValueError):
    """Not a formula; the message is the part that cannot be read."""


class Formula:
    """A formula, read once and worked out as often as needed."""

    __slots__ = ("_code", "names", "parameters", "text")

    def __init__(self, text: str, parameters: tuple[str, ...]) -> None:
        """Read a formula.

        Args:
            text: as it is written.
            parameters: the names of what is given each time, such as ``p`` for the position.

        Raises:
            BadFormula: where it is no expression, or holds what no formula may hold.
        """
        try:
            tree = ast.parse(text.strip(), mode="eval")
        except (SyntaxError, ValueError, RecursionError, MemoryError):
            raise BadFormula(text) from None
        for node in ast.walk(tree):
            if not isinstance(node, FITTING) or (isinstance(node, ast.Attribute) and node.attr.startswith("_")):
                raise BadFormula(ast.unparse(node))
        self.text, self.parameters = text, parameters
        self.names = tuple(dict.fromkeys(_names(tree)))
        self._code = compile(tree, f"<{text}>", "eval")

    def value(self, find: Find, *given: object) -> Any:
        """The value of the formula.

        Args:
            find: gives what every name stands for that is no parameter.
            given: the parameters, in their order.
        """
        held = dict(zip(self.parameters, given, strict=True)) if given else {}
        found = eval(self._code, {"__builtins__": {}}, _Held(held, find))  # checked above: calls and sums only
        return found(*given) if callable(found) else found


class _Held(Json):
    """Names as a formula reads them."""

    def __init__(self, held: Json, find: Find) -> None:
        super().__init__(held)
        self._find = find

    def __missing__(self, name: str) -> object:
        return self._find(name)


def _names(tree: ast.AST) -> Iterator[str]:
    return (node.id for node in ast.walk(tree) if isinstance(node, ast.Name))
