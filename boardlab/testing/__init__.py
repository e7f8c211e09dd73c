"""The tests of every game, for a game of any package: a plugin of pytest, and a suite that three lines run.

    pytest_plugins = ["boardlab.testing"]
    from boardlab.testing.suite import *
    GAMES = [Subject("kayles")]

A name is enough for a :class:`Subject`. What else a game can tell of itself makes the suite look harder: positions that
random play does not reach, actions that nobody may do, what is hidden from whom. It needs pytest and jsonschema.

A module that imports the suite imports this one before pytest loads it as a plugin, which pytest warns of unless it
finds here: PYTEST_DONT_REWRITE. There is nothing to rewrite in it.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import count
from pathlib import Path
from pkgutil import iter_modules
from typing import TYPE_CHECKING

import pytest

pytest.register_assert_rewrite(*(f"{__name__}.{part.name}" for part in iter_modules(__path__)))

if TYPE_CHECKING:
    from boardlab.testing.subject import Subject

__all__ = ["Subject"]


def __getattr__(name: str) -> object:
    if name == "Subject":
        from boardlab.testing.subject import Subject

        return Subject
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """Each test of the suite is run for each of the games that the module names which imports it."""
    if metafunc.function.__module__.startswith(f"{__name__}.") and "game" in metafunc.fixturenames:
        metafunc.parametrize("game", metafunc.module.GAMES, ids=str, scope="session")


@pytest.fixture(autouse=True)
def in_english() -> Iterator[None]:
    """Every test begins in English, whatever the one before it chose."""
    from boardlab import language

    language("en")
    yield
    language("en")


@pytest.fixture(scope="session")
def homes(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Path]:
    """Data folders, none of which is there before something is kept in it."""
    return map(tmp_path_factory.mktemp("homes").joinpath, map(str, count()))


@pytest.fixture(autouse=True)
def own_home(homes: Iterator[Path], monkeypatch: pytest.MonkeyPatch) -> Path:
    """No test reads or writes what belongs to the person who runs it, nor what another test has kept."""
    home = next(homes)
    monkeypatch.setenv("BOARDLAB_HOME", str(home))
    return home
