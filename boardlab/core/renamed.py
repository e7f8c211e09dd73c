"""Old names of what users import: for one version they lead to the new ones, with a DeprecationWarning."""

from __future__ import annotations

import sys
import warnings
from collections.abc import Callable, Sequence
from functools import wraps
from importlib import import_module
from importlib.abc import Loader, MetaPathFinder
from importlib.machinery import ModuleSpec
from types import ModuleType
from typing import Any, ParamSpec, TypeVar

P = ParamSpec("P")
R = TypeVar("R")
T = TypeVar("T")


def _warn(old: str, new: str) -> None:
    warnings.warn(f"{old} is {new} now; the old name goes in the next version.", DeprecationWarning, stacklevel=3)


def old_names(module: str, /, **homes: str) -> Callable[[str], Any]:
    """The ``__getattr__`` of a module some of whose names have moved.

    Args:
        module: the module's ``__name__``.
        homes: the full new name of each old one: ``Study="boardlab.notebook.Study"``.
    """

    def __getattr__(name: str) -> Any:  # noqa: N807
        if name not in homes:
            raise AttributeError(f"module {module!r} has no attribute {name!r}")
        _warn(f"{module}.{name}", homes[name])
        home, _, new = homes[name].rpartition(".")
        return getattr(import_module(home), new)

    return __getattr__


class _OldModules(MetaPathFinder, Loader):
    """Finds the modules of a package by their old names. Each is empty, and asks those that have its names now."""

    def __init__(self, homes: dict[str, tuple[str, ...]]) -> None:
        self.homes = homes

    def find_spec(
        self, fullname: str, path: Sequence[str] | None = None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        return ModuleSpec(fullname, self) if fullname in self.homes else None

    def exec_module(self, module: ModuleType) -> None:
        name = module.__name__
        setattr(module, "__getattr__", _asking(name, self.homes[name]))  # noqa: B010  (mypy knows no such attribute)


def _asking(module: str, homes: tuple[str, ...]) -> Callable[[str], Any]:
    def __getattr__(name: str) -> Any:  # noqa: N807
        for home in homes if not name.startswith("_") else ():
            if hasattr(new := import_module(home), name):
                _warn(f"{module}.{name}", f"{home}.{name}")
                return getattr(new, name)
        raise AttributeError(f"module {module!r} has no attribute {name!r}")

    return __getattr__


def old_modules(package: str, /, **homes: str) -> None:
    """Lets modules of a package be imported by old names; their names are looked for where they are now.

    Args:
        package: the package's ``__name__``.
        homes: the modules that have the names of each old one, from the package on, the first before the others:
            ``board_cases="board.answers rolls"``.
    """
    found = {f"{package}.{old}": tuple(f"{package}.{new}" for new in at.split()) for old, at in homes.items()}
    sys.meta_path.append(_OldModules(found))


class OldName:
    """The old name of a method or property, told in the class: ``below = OldName("randbelow")``."""

    def __init__(self, new: str) -> None:
        self.new = new
        self.old = ""

    def __set_name__(self, owner: type, name: str) -> None:
        self.old = name

    def __get__(self, instance: object, owner: type) -> Any:
        _warn(f"{owner.__name__}.{self.old}", f"{owner.__name__}.{self.new}")
        return getattr(owner if instance is None else instance, self.new)


def old_keywords(**now: str) -> Callable[[Callable[P, R]], Callable[P, R]]:
    """Lets a function take keywords by their old names: ``@old_keywords(turn="rotation")``."""

    def wrap(function: Callable[P, R]) -> Callable[P, R]:
        called = function.__name__
        if called == "__init__":
            called = function.__qualname__.split(".")[-2]

        @wraps(function)
        def renamed(*args: P.args, **kwargs: P.kwargs) -> R:
            for old in now.keys() & kwargs.keys():
                _warn(f"The keyword {old} of {called}", now[old])
                kwargs[now[old]] = kwargs.pop(old)
            return function(*args, **kwargs)

        return renamed

    return wrap


def old_fields(**now: str) -> Callable[[type[T]], type[T]]:
    """Lets a dataclass be made and read by the old names of its fields: ``@old_fields(bill="receipt_of")``."""

    def wrap(made: type[T]) -> type[T]:
        setattr(made, "__init__", old_keywords(**now)(made.__init__))  # noqa: B010  (mypy takes no method set plainly)
        for old, new in now.items():
            kept = OldName(new)
            kept.__set_name__(made, old)
            setattr(made, old, kept)
        return made

    return wrap
