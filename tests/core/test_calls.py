"""A call that Python would answer with a bare TypeError gets one sentence: what was wrong, and what would be right."""

from __future__ import annotations

import inspect
from collections.abc import Callable
from enum import Enum
from types import UnionType
from typing import Any, get_args, get_origin

import pytest

import boardlab
from boardlab import catan, creed, lessons, torres
from boardlab.core.calls import explained, rulings_explained
from boardlab.core.constructors import name_of
from boardlab.core.errors import PlainError
from boardlab.core.language import speaking

GAMES = (torres, catan, creed)
FUNCTIONS = [
    (f"{module.__name__}.{name}", getattr(module, name))
    for module in (boardlab, *GAMES, lessons)
    for name in sorted(module.__all__)
    if inspect.isfunction(getattr(module, name))
]
CLASSES = [
    (f"{module.__name__}.{name}", found)
    for module in (boardlab, *GAMES, lessons)
    for name in sorted(module.__all__)
    # Errors are raised and caught, kinds are numbered by Python's enum: neither is made by a user.
    if inspect.isclass(found := getattr(module, name)) and not issubclass(found, Exception | Enum)
]
GIVEN_BY_OTHERS = [each for each in CLASSES if each[0].rpartition(".")[2] in ("Action", "Position", "View", "Island")]
"""Classes of what functions and methods give."""
DOORS: list[tuple[str, Callable[..., Any]]] = [
    *FUNCTIONS,
    *(each for each in CLASSES if each not in GIVEN_BY_OTHERS),
    *(
        (f"{game.__name__}.Position.{name}", getattr(game.start(), name))
        for game in GAMES
        for name in ("under", "scene", "read_action")
    ),
]


def refused(door: Callable[..., Any], lang: str, /, *args: Any, **named: Any) -> str:
    with speaking(lang), pytest.raises(PlainError) as found:
        door(*args, **named)
    assert "TypeError" not in type(found.value).__name__
    return str(found.value)


@pytest.mark.parametrize(("name", "door"), DOORS, ids=[name for name, _ in DOORS])
def test_a_keyword_that_does_not_exist(name: str, door: Callable[..., Any]) -> None:
    for word in ("nonsense", "플레이어", "x" * 400, "\u202e"):
        said = {lang: refused(door, lang, **{word: 1}) for lang in ("en", "ko")}
        assert said["en"] != said["ko"]
        assert len(said["en"]) <= 300, said["en"]
        assert "\u202e" not in said["en"]
    assert "nonsense" in refused(door, "en", nonsense=1)


@pytest.mark.parametrize(("name", "door"), DOORS, ids=[name for name, _ in DOORS])
def test_more_values_than_it_takes(name: str, door: Callable[..., Any]) -> None:
    kinds = [each.kind for each in inspect.signature(door).parameters.values()]
    if inspect.Parameter.VAR_POSITIONAL not in kinds:
        said = {lang: refused(door, lang, *range(30)) for lang in ("en", "ko")}
        assert said["en"] != said["ko"]


@pytest.mark.parametrize(("name", "made"), GIVEN_BY_OTHERS, ids=[name for name, _ in GIVEN_BY_OTHERS])
def test_what_is_not_made_by_calling_its_class_says_what_gives_one(name: str, made: Callable[..., Any]) -> None:
    for args, named in (((), {}), ((1, 2), {}), ((), {"nonsense": 1})):
        said = {lang: refused(made, lang, *args, **named) for lang in ("en", "ko")}
        assert said["en"].startswith(f"{name.removeprefix('boardlab.')} is not made by calling it. What gives one: ")
        assert said["en"] != said["ko"]


def test_every_public_callable_is_tried() -> None:
    tried = {name for name, _ in (*DOORS, *GIVEN_BY_OTHERS)}
    for module in (boardlab, *GAMES, lessons):
        for name in module.__all__:
            found = getattr(module, name)
            ours = callable(found) and getattr(found, "__module__", "").startswith("boardlab")
            made_by_python = inspect.isclass(found) and issubclass(found, Exception | Enum)
            assert f"{module.__name__}.{name}" in tried or not ours or made_by_python, name


@pytest.mark.parametrize("game", GAMES)
def test_every_function_that_makes_an_action_says_of_which_types(game: Any) -> None:
    for kind in game.Kind:
        known = inspect.signature(getattr(game, name_of(kind)))
        assert known.return_annotation is game.Action
        for each in known.parameters.values():
            assert each.annotation not in (each.empty, Any), (kind, each)
            if each.default is not each.empty:
                united = isinstance(each.annotation, UnionType)
                kinds = get_args(each.annotation) if united else (each.annotation,)
                assert isinstance(each.default, tuple(get_origin(one) or one for one in kinds)), (kind, each)


@pytest.mark.parametrize("game", GAMES)
def test_the_name_that_was_meant_is_named(game: Any) -> None:
    assert "the nearest is players" in refused(game.start, "en", player=3)
    assert "players" in refused(game.start, "ko", player=3)
    name = (
        next(iter(n for n in game.Options().in_force if "_" in n)) if hasattr(game.Options(), "in_force") else "overpay"
    )
    for door in (game.Options, game.start().under, game.Options().replace):
        assert name in refused(door, "en", **{name[:-1]: 1}), door
    assert "needs rng too" in refused(game.setup, "en")
    assert "rng" in refused(game.setup, "ko")


@pytest.mark.parametrize("game", GAMES)
def test_help_shows_what_is_taken(game: Any) -> None:
    assert "players" in inspect.signature(game.start).parameters
    assert inspect.getdoc(game.start)
    assert game.start.__name__ == "start"


def test_a_mistake_within_is_not_taken_for_one_of_the_call() -> None:
    @explained("f")
    def f(a: int) -> int:
        return a + None  # type: ignore[operator]

    with pytest.raises(TypeError, match="unsupported operand") as found:
        f(1)
    assert not isinstance(found.value, PlainError)

    @rulings_explained("Options")
    class Options:
        def __init__(self, swamps: int = 0) -> None:
            self.swamps = swamps + 1

    with pytest.raises(PlainError, match="nearest are swamps"):
        Options(swamp=1)
    with pytest.raises(TypeError, match="concatenate"):
        Options(swamps="x")  # type: ignore[arg-type]
    assert Options(swamps=2).swamps == 3
