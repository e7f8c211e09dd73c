"""What a function is called with: where Python would only say TypeError, one sentence says what was wrong."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import wraps
from inspect import Parameter, Signature, signature
from typing import Any, NoReturn, ParamSpec, TypeVar

from boardlab.core.errors import WrongKind
from boardlab.core.language import SHARED
from boardlab.core.quoting import nearest, quoted

P = ParamSpec("P")
R = TypeVar("R")
T = TypeVar("T")
MOST_NAMED = 12
"""So many arguments are named in a sentence; nearly nothing takes more."""


def bound(called: str, known: Signature, args: tuple[Any, ...], named: Mapping[str, Any]) -> dict[str, Any]:
    """The arguments of a call by name, those left out with their defaults.

    Args:
        called: the function as a user writes it: ``catan.Road``.
        known: what it takes.
        args: what was given by place.
        named: what was given by name.

    Raises:
        WrongKind: for an argument that does not exist, is missing or is given twice.
    """
    try:
        found = known.bind(*args, **named)
    except TypeError:
        raise WrongKind(_wrong(called, known, args, named)) from None
    found.apply_defaults()
    return found.arguments


def _wrong(called: str, known: Signature, args: tuple[Any, ...], named: Mapping[str, Any]) -> str:
    names = tuple(known.parameters)
    by_place = [each.name for each in known.parameters.values() if each.kind is not Parameter.KEYWORD_ONLY]
    facts = {"called": called, "known": _few(names)}
    for name in named:
        if name not in names:
            near = nearest(name, names, 1)
            return SHARED.say("mistake.keyword", given=quoted(name), nearest=near, **facts)
    if len(args) > len(by_place):
        return SHARED.say("mistake.surplus", n=len(by_place), **facts)
    for name in by_place[: len(args)]:
        if name in named:
            return SHARED.say("mistake.twice", given=name, **facts)
    given = {*by_place[: len(args)], *named}
    missing = tuple(
        each.name for each in known.parameters.values() if each.default is each.empty and each.name not in given
    )
    return SHARED.say("mistake.missing", missing=_few(missing), **facts)


def _few(names: tuple[str, ...]) -> tuple[str, ...]:
    """As many names as are read at a glance."""
    return names if len(names) <= MOST_NAMED else (*names[:MOST_NAMED], "…")


def explained(called: str) -> Callable[[Callable[P, R]], Callable[P, R]]:
    """Lets a function or a method say in a sentence what was wrong with a call: ``@explained("torres.start")``.

    Args:
        called: the function as a user writes it.
    """

    def wrap(function: Callable[P, R]) -> Callable[P, R]:
        @wraps(function)
        def call(*args: P.args, **named: P.kwargs) -> R:
            try:
                return function(*args, **named)
            except TypeError:
                _check(called, function, args, named)
                raise

        return call

    return wrap


def _check(called: str, function: Callable[..., Any], args: tuple[Any, ...], named: Mapping[str, Any]) -> None:
    known = list(signature(function).parameters.values())
    if known and known[0].name in ("self", "_cls"):
        known, args = known[1:], args[1:]
    bound(called, Signature(known), args, named)


def explained_class(called: str) -> Callable[[type[T]], type[T]]:
    """As :func:`explained`, for what a class is made with: a dataclass, or a NamedTuple."""

    def wrap(made: type[T]) -> type[T]:
        face = "__new__" if "__new__" in vars(made) else "__init__"
        setattr(made, face, explained(called)(getattr(made, face)))
        return made

    return wrap


def not_made_so(called: str, right: str) -> NoReturn:
    """Refuse a call of a class that nobody makes by calling it.

    Args:
        called: the class as a user writes it: ``torres.Position``.
        right: what gives one: ``torres.start(…)``.

    Raises:
        WrongKind: always, with a sentence that names what is right.
    """
    raise WrongKind(SHARED.say("mistake.made_otherwise", called=called, right=right))


def rulings_explained(called: str) -> Callable[[type[T]], type[T]]:
    """As :func:`explained`, for a class made from rulings by name: an unknown one is answered with the nearest."""

    def wrap(options: type[T]) -> type[T]:
        init = options.__init__
        known = tuple(signature(init).parameters)[1:]

        @wraps(init)
        def call(self: T, *args: Any, **rulings: Any) -> None:
            for name in rulings:
                if name not in known:
                    facts = {"given": quoted(name), "names": nearest(name, known)}
                    raise WrongKind(SHARED.say("mistake.ruling", **facts))
            try:
                init(self, *args, **rulings)
            except TypeError:
                _check(called, init, (self, *args), rulings)
                raise

        options.__init__ = call  # type: ignore[assignment]
        return options

    return wrap
