"""Games are found by name: those inside boardlab at once, those of other packages by their entry point."""

from __future__ import annotations

import shutil
import subprocess
import sys
import tomllib
from pathlib import Path
from typing import Any

import pytest

from boardlab import GAMES, Record
from boardlab.core.contract.game import Game, Lazy, add_game, find_game, game_names, own_names
from boardlab.core.contract.verdict import UnreadableText

ROOT = Path(__file__).parents[2]


def run(program: str, *folders: Path) -> str:
    """What a program prints in an interpreter of its own, which finds packages in these folders too."""
    path = "; ".join(f"sys.path.insert(0, {str(folder)!r})" for folder in (ROOT, *folders))
    done = subprocess.run(
        [sys.executable, "-c", f"import sys; {path}\n{program}"], capture_output=True, text=True, check=True
    )
    return done.stdout.strip()


@pytest.fixture
def installed(tmp_path: Path) -> Path:
    """A folder in which a package tells of its game by an entry point, to be changed at will."""
    shutil.copytree(ROOT / "tests" / "toygame" / "installed", tmp_path, dirs_exist_ok=True)
    return tmp_path


def test_every_room_with_a_game_is_found() -> None:
    rooms = {path.parent.name for path in (ROOT / "boardlab").glob("*/rulebook.toml")}
    assert set(own_names()) == rooms
    assert rooms <= set(GAMES)
    for name in rooms:
        game = find_game(name)
        assert (game.name, game.package) == (name, f"boardlab.{name}")
        assert game.rulebook
        assert game.schema["properties"]


@pytest.mark.parametrize("name", own_names())
def test_lazily_loaded_attributes_of_a_game_exist(name: Any) -> None:
    lazy = [part for part in vars(find_game(name)).values() if isinstance(part, Lazy)]
    assert len(lazy) > 10
    for part in lazy:
        assert part.load() is not None


def test_own_games_are_declared_as_entry_points() -> None:
    with (ROOT / "pyproject.toml").open("rb") as file:
        points = tomllib.load(file)["project"]["entry-points"]["boardlab.games"]
    assert points == {name: f"boardlab.{name}.game:GAME" for name in own_names()}


def test_games_stand_in_their_order() -> None:
    orders = [(find_game(name).order, name) for name in game_names()]
    assert orders == sorted(orders)


def test_own_games_are_found_without_asking_for_entry_points() -> None:
    for name in own_names():
        loaded = run(
            "from boardlab.core.contract.game import find_game;"
            f" find_game({name!r}); print('importlib.metadata' in sys.modules)"
        )
        assert loaded == "False"


def test_game_of_another_package_is_found_by_entry_point(installed: Path) -> None:
    program = """
from boardlab import GAMES, Record
assert "toygame" in GAMES and GAMES[-1] == "toygame"
record = Record.new("toygame").play("put b2")
print(Record.from_text(record.to_text()).position.to_text())
"""
    assert run(program, installed) == "toygame 1 .../.A./... A 1 0,0"


def test_a_package_that_comes_while_python_runs_is_found(installed: Path) -> None:
    program = """
from pathlib import Path
from boardlab.core.contract.game import game_names
info = Path(sys.path[0]) / "pebbles-1.dist-info"
here = info.rename(info.with_name("not-yet"))
before = game_names()
here.rename(info)
print("toygame" in before, "toygame" in game_names())
"""
    assert run(program, installed) == "False True"


def test_game_may_be_given_as_value_or_package() -> None:
    from tests import toygame

    for given in (toygame, toygame.GAME, "toygame"):
        add_game(toygame.GAME)
        assert Record.new(given).position == toygame.start()


@pytest.mark.parametrize("name", ["", "core", "lessons", "Torres", "chess", "torres.board", None, 3, "x" * 5_000])
def test_unknown_game_is_refused_in_one_sentence(name: Any) -> None:
    with pytest.raises(UnreadableText, match="not a game") as refused:
        find_game(name)
    assert len(str(refused.value)) < 120
    with pytest.raises(UnreadableText, match="not a game"):
        Record.new(name)


@pytest.mark.parametrize(
    "target", ["json:loads", "no_such_module:GAME", "tests.toygame:NO_SUCH_NAME", "tests.toygame:GAME"]
)
def test_broken_entry_point_leaves_other_games_alone(installed: Path, target: str) -> None:
    points = f"[boardlab.games]\nodd = {target}\ntoygame = tests.toygame:GAME\n"
    (installed / "pebbles-1.dist-info" / "entry_points.txt").write_text(points)
    program = """
from boardlab import GAMES
from boardlab.core.contract.game import find_game
try:
    find_game("odd")
except ValueError as problem:
    print(type(problem).__name__, "odd" in GAMES, "toygame" in GAMES)
"""
    assert run(program, installed) == "UnreadableText False True"


def test_a_game_without_shuffling_begins_all_the_same() -> None:
    made = []
    game = Game(
        name="plain", package="boardlab.core", start=lambda **given: made.append(given), parse=str, from_json=dict,
        to_text=str, to_json=dict, picks=max, refusals=max, events=max, scene=max,
    )  # fmt: skip
    game.begin(None, players=2)
    assert made == [{"players": 2}]
    assert repr(game) == "<game plain>"
    assert game.schema == {}
    assert game.editions() == ()
