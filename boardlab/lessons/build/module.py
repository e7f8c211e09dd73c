"""The Python of a lesson as one module: its cells, its values and its formulas as functions.

It is made when the lesson is built, and imported where the lesson is walked; nothing is read or compiled bit by bit.
Cells share the names of the module, as those of a notebook do; what a notebook would give them (``Study``, ``print``)
gives whoever imports it (:mod:`boardlab.session.lesson.cells`).
"""

from __future__ import annotations

import ast
from collections.abc import Iterator, Mapping
from textwrap import indent

from boardlab.lessons.model.goals import GIVEN
from boardlab.lessons.model.lesson import Lesson, LessonPart
from boardlab.lessons.model.texts import values_in

NOTEBOOK = {"Study", "play", "Matrix", "compare", "check", "language", "practice", "progress", "lesson"}
"""What is imported from the notebook is there already, or needless outside of one."""

OWN_NAMES = (
    ast.FunctionDef, ast.ClassDef, ast.Lambda, ast.ListComp, ast.SetComp, ast.DictComp, ast.GeneratorExp,
)  # fmt: skip
"""What keeps the names it defines to itself."""


def module_of(lesson: Lesson) -> str:
    """The source of the module of a lesson: a function for each cell in ``CELLS``; each value in prose in ``VALUES``, a
    function by its Python; each formula of a goal, and of what
    else is asked of a game that is played, in ``FORMULAS``, a function of ``GIVEN`` by its text.

    Raises:
        SyntaxError: where something is not Python; its ``lineno`` counts lines of the document.
    """
    texts = [(step.line, step.blocks) for step in lesson.steps] + [(1, line.blocks) for line in lesson.summary]
    values = {value: line for line, text in texts for value in values_in([*text.values()])}
    goals = [(cell.line, goal) for cell in lesson.cells for goal in cell.goals]
    formulas = {formula: line for line, goal in goals for formula in (goal.reached, goal.counts, goal.verbs) if formula}
    formulas |= {formula: cell.line for cell in lesson.cells for formula in cell.steering}
    lines = [
        f'"""The cells of {lesson.id}, made of {lesson.name}.md."""',
        f"from boardlab import Record, {lesson.game}",
        "from boardlab.core.ask.compare import compare",
        *(_function(at, cell) for at, cell in enumerate(lesson.cells)),
        f"CELLS = [{', '.join(f'cell_{at}' for at in range(len(lesson.cells)))}]",
        _table("VALUES", "", values),
        _table("FORMULAS", ", ".join(GIVEN), formulas),
    ]
    return "\n".join(lines) + "\n"


def _table(name: str, parameters: str, expressions: Mapping[str, int]) -> str:
    """A dictionary of functions by their expressions, which are given with their lines."""
    rows = [f"    {each!r}: lambda {parameters}: {_expression(each, line)}," for each, line in expressions.items()]
    return "\n".join([f"{name} = {{", *rows, "}"])


def _expression(code: str, line: int) -> str:
    try:
        return ast.unparse(ast.parse(code, mode="eval"))
    except SyntaxError as problem:
        problem.lineno = line
        raise


def _function(at: int, cell: LessonPart) -> str:
    """A cell as a function, which gives the value of its last line where that is an expression."""
    try:
        written = ast.parse(cell.code).body
    except SyntaxError as problem:
        problem.lineno = cell.line + (problem.lineno or 1)
        raise
    body = [each for node in written for each in _outside_notebook(node)]
    if body and isinstance(body[-1], ast.Expr):
        body[-1] = ast.Return(_without_figure(body[-1].value))
    code = ast.unparse(ast.Module(body, [])) or "pass"
    made = sorted(_defined(written))
    shared = f"global {', '.join(made)}\n" if made else ""
    return f"def cell_{at}():  # line {cell.line}\n{indent(shared + code, '    ')}"


def _defined(body: list[ast.stmt]) -> set[str]:
    """The names that statements define where they stand; those inside functions and comprehensions are their own."""
    found: set[str] = set()
    left: list[ast.AST] = [*body]
    while left:
        node = left.pop()
        if isinstance(node, ast.FunctionDef | ast.ClassDef):
            found.add(node.name)
        elif isinstance(node, ast.alias):
            found.add(node.asname or node.name.partition(".")[0])
        elif isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store):
            found.add(node.id)
        if not isinstance(node, OWN_NAMES):
            left += ast.iter_child_nodes(node)
    return found


def _outside_notebook(node: ast.stmt) -> Iterator[ast.stmt]:
    if isinstance(node, ast.ImportFrom) and node.module in ("boardlab", "boardlab.notebook"):
        kept = [each for each in node.names if each.name not in NOTEBOOK]
        if kept:
            yield ast.ImportFrom(node.module, kept, 0)
    else:
        yield node


def _without_figure(value: ast.expr) -> ast.expr:
    """A chart itself, where its figure is asked for: that needs a library, and the stage draws charts by itself."""
    if isinstance(value, ast.Call) and isinstance(value.func, ast.Attribute) and value.func.attr == "figure":
        return value.func.value
    return value
