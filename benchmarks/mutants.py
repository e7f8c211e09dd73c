"""How many planted faults the tests of a game find: ``python -m benchmarks.mutants 300`` plants 300 in its chapters.

Each is one changed place: a comparison turned, ``and`` for ``or``, ``+`` for ``-``, a number one higher, a ``not`` or a
statement left out. The tests of the game and those of all games are collected once and run once, to see which function
each of them reaches. Then a copy of that process (a fork) is made for each fault: it gets the code of the changed
function and runs the tests that reach it, quickest first, until one fails. So a fault costs what those tests take.
Faults outside functions cannot be planted so, and are left out. The same seed plants the same faults.
"""

from __future__ import annotations

import argparse
import ast
import gc
import os
import pickle
import random
import re
import signal
import sys
import time
import tomllib
from collections import defaultdict
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from types import CodeType, FrameType, FunctionType
from typing import Any, NamedTuple

import pytest

ROOT = Path(__file__).parents[1]
GAMES = ("torres", "catan", "creed")
TURNED: dict[type[ast.cmpop], str] = {
    ast.Lt: "<=", ast.LtE: "<", ast.Gt: ">=", ast.GtE: ">", ast.Eq: "!=", ast.NotEq: "==",
    ast.In: "not in", ast.NotIn: "in", ast.Is: "is not", ast.IsNot: "is",
}  # fmt: skip
SLOW = re.compile("searching|witness|scene|gallery|overlaps")
"""Tests that take long, or that look at pictures and not at rules."""
SECONDS = 20
"""Of the processor, beside five times what a test takes. A fault that keeps it busy for longer counts as found."""

Place = tuple[str, int]
"""A function: its file, and the line where it begins."""


class Mutant(NamedTuple):
    """A fault: the file, where in its bytes, what stands there instead, and the function it is in."""

    path: Path
    line: int
    start: int
    end: int
    text: str
    function: Place

    def source(self) -> bytes:
        """The file with the fault in it."""
        sound = self.path.read_bytes()
        return sound[: self.start] + self.text.encode() + sound[self.end :]


def chapters(game: str) -> Iterator[Path]:
    """The files of the chapters that the rulebook of a game names."""
    home = ROOT / "boardlab" / game
    rules = tomllib.loads((home / "rulebook.toml").read_text(encoding="utf-8"))
    names = {rule["chapter"] for rule in rules.values()}
    files = (path for path in home.rglob("*.py") if "picture" not in path.parts)
    yield from sorted(path for path in files if names & {path.stem, path.parent.name})


def mutants(path: Path) -> Iterator[Mutant]:
    """All faults that can be planted in the functions of a file."""
    source = path.read_text(encoding="utf-8")
    data, starts = source.encode(), [0]
    for line in source.splitlines(keepends=True):
        starts.append(starts[-1] + len(line.encode()))
    for function in outermost(ast.parse(source)):
        begins = min([function.lineno, *(each.lineno for each in function.decorator_list)])
        for node in (node for statement in function.body for node in ast.walk(statement)):
            text = changed(node, source)
            if text and isinstance(node, ast.expr | ast.stmt):
                start = starts[node.lineno - 1] + node.col_offset
                end = starts[(node.end_lineno or 0) - 1] + (node.end_col_offset or 0)
                one = Mutant(path, node.lineno, start, end, text, (str(path), begins))
                try:
                    compile(data[:start] + text.encode() + data[end:], str(path), "exec")
                except SyntaxError:
                    continue
                yield one


def outermost(tree: ast.AST) -> Iterator[ast.FunctionDef]:
    """The functions and methods of a file that are in no other function."""
    for node in ast.iter_child_nodes(tree):
        if isinstance(node, ast.FunctionDef):
            yield node
        else:
            yield from outermost(node)


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


def functions(code: CodeType) -> Iterator[CodeType]:
    """The code of the outermost functions in the code of a file."""
    for inner in code.co_consts:
        if isinstance(inner, CodeType):
            if inner.co_flags & 1:  # optimized: a function, and no body of a class
                yield inner
            else:
                yield from functions(inner)


def plant(one: Mutant) -> int:
    """Give every living copy of the function the code with the fault; how many there are."""
    path, begins = one.function
    (spoilt,) = (
        c
        for c in functions(compile(one.source(), path, "exec"))
        if c.co_firstlineno == begins and c.co_name != "<lambda>"
    )
    gc.unfreeze()  # what is frozen (tests/conftest.py) is not among the objects
    living = [
        each
        for each in gc.get_objects()
        if isinstance(each, FunctionType)
        and (each.__code__.co_filename, each.__code__.co_firstlineno) == one.function
        and each.__code__.co_name == spoilt.co_name
    ]
    for each in living:
        each.__code__ = spoilt
    return len(living)


class Planter:
    """A plugin of pytest: where tests would run, it plants faults instead."""

    def __init__(self, planted: list[Mutant], jobs: int, last: Callable[[str], bool]) -> None:
        self.planted, self.jobs, self.last = planted, jobs, last
        self.failed: set[str] = set()
        self.found: dict[Mutant, str] = {}

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        """Remember what fails."""
        if report.failed:
            self.failed.add(report.nodeid)

    @pytest.hookimpl(tryfirst=True)
    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        """See who reaches what, then plant."""
        begun = time.monotonic()
        pid, pipe = self.fork(partial(self.reached, session.items))
        reached = self.heard(pid, pipe)
        print(f"{len(session.items)} tests seen in {time.monotonic() - begun:.0f} s", flush=True)
        running: dict[int, tuple[int, Mutant]] = {}
        for one in [*self.planted, None]:
            while running and (one is None or len(running) == self.jobs):
                pid, _ = os.waitpid(-1, os.WNOHANG)
                if pid in running:
                    pipe, done = running.pop(pid)
                    self.tell(done, self.heard(0, pipe))
                time.sleep(0.01)
            if one is not None:
                tests = sorted(reached.get(one.function, ()), key=lambda test: (self.last(test[1]), test))
                pid, pipe = self.fork(partial(self.first, session, one, tests))
                running[pid] = pipe, one
        return True

    def tell(self, one: Mutant, test: str) -> None:
        """Remember what found a fault, and print it."""
        self.found[one] = test
        print(f"{one.path.relative_to(ROOT)}:{one.line} {one.text[:40]!r}: {test or 'MISSED'}", flush=True)

    def fork(self, work: Callable[[], object]) -> tuple[int, int]:
        """Do something in a copy of this process; its number, and where it answers."""
        reads, writes = os.pipe()
        pid = os.fork()
        if pid == 0:
            os.close(reads)
            silent = os.open(os.devnull, os.O_WRONLY)
            os.dup2(silent, 1)
            os.dup2(silent, 2)
            try:
                told = work()
            except BaseException as problem:  # noqa: BLE001  (whatever it is, this copy ends here)
                told = f"ERROR {problem!r}"
            with os.fdopen(writes, "wb") as out:
                pickle.dump(told, out)
            os._exit(0)
        os.close(writes)
        return pid, reads

    def heard(self, pid: int, pipe: int) -> Any:
        """What a copy answers; a fault that ended it without an answer is found."""
        with os.fdopen(pipe, "rb") as given:
            data = given.read()
        if pid:
            os.waitpid(pid, 0)
        return pickle.loads(data) if data else "broken off"

    def reached(self, items: list[pytest.Item]) -> dict[Place, list[tuple[float, str]]]:
        """For each function of the chapters the tests that reach it, with their seconds; none that fails anyhow."""
        files = {str(one.path) for one in self.planted}
        found: defaultdict[Place, list[tuple[float, str]]] = defaultdict(list)
        for number, item in enumerate(items):
            seen: set[Place] = set()

            def called(frame: FrameType, event: str, _: object, seen: set[Place] = seen) -> None:
                if event == "call" and (code := frame.f_code).co_filename in files:
                    seen.add((code.co_filename, code.co_firstlineno))

            begun = time.process_time()
            sys.setprofile(called)
            following = items[number + 1] if number + 1 < len(items) else None
            item.config.hook.pytest_runtest_protocol(item=item, nextitem=following)
            sys.setprofile(None)
            spent = time.process_time() - begun
            if item.nodeid not in self.failed:
                for place in seen:
                    found[place].append((spent, item.nodeid))
        return dict(found)

    def first(self, session: pytest.Session, one: Mutant, tests: list[tuple[float, str]]) -> str:
        """The first of some tests that fails with a fault planted; "" where none does."""
        if not tests or not plant(one):
            return ""
        items = {item.nodeid: item for item in session.items}
        signal.signal(signal.SIGPROF, signal.SIG_DFL)
        for (spent, name), after in zip(tests, [*tests[1:], None], strict=True):
            signal.setitimer(signal.ITIMER_PROF, SECONDS + 5 * spent)
            following = items[after[1]] if after else None
            items[name].config.hook.pytest_runtest_protocol(item=items[name], nextitem=following)
            if self.failed:
                return name
        return ""


def main() -> None:
    """Plant, run and print."""
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("count", type=int)
    asked.add_argument("--seed", default="29")
    asked.add_argument("--jobs", type=int, default=2)
    asked.add_argument("--games", nargs="*", default=GAMES)
    asked.add_argument("--last", type=Path, help="a file with tests that run last, a part of an id each line")
    given = asked.parse_args()
    late = given.last.read_text(encoding="utf-8").split() if given.last else []
    caught = 0
    os.chdir(ROOT)
    for game in given.games:
        every = [one for path in chapters(game) for one in mutants(path)]
        planted = random.Random(f"{given.seed} {game}").sample(every, given.count // len(given.games))
        planter = Planter(planted, given.jobs, lambda name: any(part in name for part in late))
        options = ["-q", "-n0", "-p", "no:cacheprovider", "--tb=no", "-k", f"{game} or not conformance"]
        files = [str(path) for path in sorted(Path("tests", game).glob("test_*.py")) if not SLOW.search(path.stem)]
        pid = os.fork()  # what one game has imported does not weigh on the copies made for the next
        if pid == 0:
            pytest.main([*options, *files, "tests/conformance/test_suite.py"], plugins=[planter])
            print(f"{game}: {sum(map(bool, planter.found.values()))} of {len(planted)} found", flush=True)
            os._exit(sum(map(bool, planter.found.values())))
        _, status = os.waitpid(pid, 0)
        caught += os.waitstatus_to_exitcode(status)
    print(f"{caught} of {given.count // len(given.games) * len(given.games)} found")


if __name__ == "__main__":
    main()
