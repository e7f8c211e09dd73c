"""Old names of what users import: for one version they lead to the new ones, with a DeprecationWarning."""

from __future__ import annotations

import warnings
from collections.abc import Callable
from functools import wraps
from importlib import import_module
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
