"""Whatever an ``__all__`` of the package names says what it gives, and so do the methods and properties of classes."""

import ast
import importlib
import inspect
import pkgutil
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

import boardlab


@cache
def modules() -> tuple[ModuleType, ...]:
    """Every module of the package that says what is public."""
    names = ["boardlab", *(found.name for found in pkgutil.walk_packages(boardlab.__path__, "boardlab."))]
    loaded = (importlib.import_module(name) for name in names if not name.endswith("__main__"))
    return tuple(module for module in loaded if hasattr(module, "__all__"))


def public() -> Iterator[tuple[str, Any]]:
    """Each public thing once, with the first name it is known by."""
    seen: set[int] = set()
    for module in modules():
        for name in module.__all__:
            found = getattr(module, name)
            if id(found) not in seen and (inspect.isclass(found) or inspect.isroutine(found)):
                seen.add(id(found))
                yield f"{module.__name__}.{name}", found


def parts(of: type) -> Iterator[tuple[str, Any]]:
    """The public methods and properties of a class of ours, its own and those it inherits from another of ours."""
    for base in of.__mro__:
        if base.__module__.partition(".")[0] == "boardlab":
            for name, part in vars(base).items():
                plain = inspect.isfunction(part) or inspect.isdatadescriptor(part) or hasattr(part, "func")
                if not name.startswith("_") and (plain or isinstance(part, classmethod | staticmethod)):
                    yield name, part


def without_a_word(name: str, found: Any) -> Iterator[str]:
    """The names, among this one and its parts, that have no docstring, be it that of the method they stand in for."""
    written = found.__dict__.get("__doc__") if inspect.isclass(found) else found.__doc__
    if not written or written.startswith(
        f"{getattr(found, '__name__', '')}("
    ):  # the signature a dataclass gives itself
        yield name
    if inspect.isclass(found):
        slots = {slot for base in found.__mro__ for slot in getattr(base, "__slots__", ())}
        yield from (f"{name}.{part}" for part, own in parts(found) if not inspect.getdoc(own) and part not in slots)


def test_all_that_is_public_has_a_docstring():
    found = dict(public())
    assert {"boardlab.compare", "boardlab.torres.Position", "boardlab.lessons.Checkpoint"} <= found.keys()
    assert not [bare for name, thing in found.items() for bare in without_a_word(name, thing)]


class Bare:
    """Has a method that says nothing."""

    def method(self) -> None:
        pass


Bare.__module__ = "boardlab.bare"


@pytest.mark.parametrize(("thing", "bare"), [(Bare, ["it.method"]), (lambda: None, ["it"]), (modules, [])])
def test_what_says_nothing_is_found(thing, bare):
    assert list(without_a_word("it", thing)) == bare


# Shown alone, as help() shows it, such a docstring says nothing.
POINTS_ELSEWHERE = re.compile(
    r"(The same|Those|One of them|Everything else|All of it|What it is called)\b(?! (position|moment|board) )"
)


def alone(path: Path) -> Iterator[str]:
    """The functions and classes of a file whose docstring cannot be read without what stands above it."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.FunctionDef | ast.ClassDef) and POINTS_ELSEWHERE.match(ast.get_docstring(node) or ""):
            yield f"{path.name}: {node.name}"


def test_no_docstring_leans_on_the_one_above_it():
    home = Path(boardlab.__file__).parent
    files = [*home.glob("*.py"), *home.glob("[!l]*/**/*.py"), *home.glob("l*/*.py")]  # topics of lessons apart
    assert len(files) > 150
    assert not [found for path in files for found in alone(path)]


def test_one_that_does_is_found(tmp_path):
    (tmp_path / "it.py").write_text(
        'def it():\n    """The same in figures."""\n\n\ndef two():\n    """The same board."""\n'
    )
    assert list(alone(tmp_path / "it.py")) == ["it.py: it", "it.py: two"]
