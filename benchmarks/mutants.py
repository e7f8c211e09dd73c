"""How many planted faults the tests of a game find: ``python -m benchmarks.mutants 60`` plants 60 in its chapters.

Each is one changed place: a comparison turned, ``and`` for ``or``, ``+`` for ``-``, a number one higher, a ``not`` or a
statement left out. The tests of the game run on a copy of the tree until one fails, those of the changed chapter first.
The same seed plants the same faults, so two trees can be compared while the chapters are the same.
"""

from __future__ import annotations

import argparse
import ast
import random
import re
import shutil
import subprocess
import sys
import tempfile
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).parents[1]
GAMES = ("torres", "catan", "creed")
TURNED = {
    ast.Lt: "<=", ast.LtE: "<", ast.Gt: ">=", ast.GtE: ">", ast.Eq: "!=", ast.NotEq: "==",
    ast.In: "not in", ast.NotIn: "in", ast.Is: "is not", ast.IsNot: "is",
}  # fmt: skip
SLOW = re.compile("searching|witness|overlaps|scene|gallery")
"""Tests that take long, or that look at pictures and not at rules."""
FIRST = re.compile("playthroughs|perft|refusals|worked|example_game")
"""Tests that find most."""
SECONDS = 120
"""Of the processor; a fault for which that is not enough counts as missed."""


class Mutant(NamedTuple):
    """A fault: the file, where in its bytes, and what stands there instead."""

    game: str
    path: Path
    line: int
    start: int
    end: int
    text: str


def chapters(game: str) -> Iterator[Path]:
    """The files of the chapters that the rulebook of a game names."""
    home = ROOT / "boardlab" / game
    rules = tomllib.loads((home / "rulebook.toml").read_text(encoding="utf-8"))
    for name in sorted({rule["chapter"] for rule in rules.values()}):
        yield from sorted(path for path in home.rglob("*.py") if name in (path.stem, path.parent.name))


def mutants(game: str, path: Path) -> Iterator[Mutant]:
    """All faults that can be planted in a file."""
    source = path.read_text(encoding="utf-8")
    data, starts = source.encode(), [0]
    for line in source.splitlines(keepends=True):
        starts.append(starts[-1] + len(line.encode()))
    for node in ast.walk(ast.parse(source)):
        text = changed(node, source)
        if text:
            start, end = starts[node.lineno - 1] + node.col_offset, starts[node.end_lineno - 1] + node.end_col_offset
            try:
                compile(data[:start] + text.encode() + data[end:], str(path), "exec")
            except SyntaxError:
                continue
            yield Mutant(game, path.relative_to(ROOT), node.lineno, start, end, text)


def changed(node: ast.AST, source: str) -> str:
    """The text of a node with a fault in it; "" where none is planted."""

    def text(part: ast.AST) -> str:
        return f"({ast.get_source_segment(source, part)})"

    match node:
        case ast.Compare(ops=[op], comparators=[right]) if type(op) in TURNED:
            return f"{text(node.left)} {TURNED[type(op)]} {text(right)}"
        case ast.BoolOp():
            return f"({(' or ' if isinstance(node.op, ast.And) else ' and ').join(map(text, node.values))})"
        case ast.BinOp(op=ast.Add() | ast.Sub()):
            return f"({text(node.left)} {'-' if isinstance(node.op, ast.Add) else '+'} {text(node.right)})"
        case ast.Constant(value=int() as number) if type(number) is int:
            return f"{number + 1}"
        case ast.UnaryOp(op=ast.Not()):
            return f"bool{text(node.operand)}"
        case ast.AugAssign() | ast.Expr(value=ast.Call() | ast.Yield() | ast.YieldFrom()):
            return "pass"
    return ""


def tests(game: str, path: Path) -> list[str]:
    """The files of tests of a game, those of the chapter of a file first."""
    files = [file for file in sorted((ROOT / "tests" / game).glob("test_*.py")) if not SLOW.search(file.stem)]
    own = {f"test_{path.stem}", f"test_{path.parent.name}"}
    files.sort(key=lambda file: (file.stem not in own, not FIRST.search(file.stem)))
    return [str(file.relative_to(ROOT)) for file in files]


def found_by(tree: Path, one: Mutant) -> str:
    """The first test that fails with a fault planted in a copy of the tree; "" where none does."""
    path = tree / one.path
    sound = path.read_bytes()
    path.write_bytes(sound[: one.start] + one.text.encode() + sound[one.end :])
    limit = f'ulimit -t {SECONDS}; exec "$@"'
    run = [sys.executable, "-m", "pytest", "-x", "-q", "-n0", "-p", "no:cacheprovider", "--tb=no"]
    command = ["sh", "-c", limit, "sh", *run, *tests(one.game, one.path)]
    try:
        said = subprocess.run(command, cwd=tree, capture_output=True, text=True, check=False).stdout
    finally:
        path.write_bytes(sound)
    found = re.search(r"^(?:FAILED|ERROR) (\S+)", said, re.MULTILINE)
    return found[1] if found else ""


def main() -> None:
    """Plant, run and print."""
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("count", type=int)
    asked.add_argument("--seed", default="29")
    given = asked.parse_args()
    rng, caught = random.Random(given.seed), 0
    planted = [
        one
        for game in GAMES
        for one in rng.sample([one for path in chapters(game) for one in mutants(game, path)], given.count // 3)
    ]
    with tempfile.TemporaryDirectory() as room:
        tree = Path(room) / "boardlab"
        shutil.copytree(ROOT, tree, ignore=shutil.ignore_patterns(".*", "node_modules", "dist", "__pycache__"))
        for one in planted:
            test = found_by(tree, one)
            caught += bool(test)
            print(f"{one.path}:{one.line} {one.text[:40]!r}: {test or 'MISSED'}", flush=True)
    print(f"{caught} of {len(planted)} found")


if __name__ == "__main__":
    main()
