"""Imports run one way: core ← games ← lessons, figures ← session ← notebook, page, site."""

from __future__ import annotations

import ast
import re
import subprocess
import sys
from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from benchmarks.shape import one_name

PACKAGE = Path(__file__).parents[2] / "boardlab"
GAMES = sorted(path.parent.name for path in PACKAGE.glob("*/rulebook.toml"))
NOTEBOOK_WORLD = {"IPython", "anywidget", "ipywidgets", "traitlets", "ipykernel", "jupyter_client", "jupyterlab"}
HOSTS_OF_A_SITE = (["boardlab", "page"], ["boardlab", "site"])
BELOW_SESSION = ("core", *GAMES, "lessons", "tutoring", "figures", "classroom", "reviewing")


@cache
def imports(path: Path) -> tuple[tuple[str, bool, bool], ...]:
    """Each imported module of a file: its dotted name, whether it is at the top level, whether it is for types only."""

    def walk(node: ast.AST, top: bool, types: bool) -> Iterator[tuple[str, bool, bool]]:
        for child in ast.iter_child_nodes(node):
            if isinstance(child, ast.Import):
                yield from ((alias.name, top, types) for alias in child.names)
            elif isinstance(child, ast.ImportFrom):
                base = resolve(child)
                yield base, top, types
                yield from ((f"{base}.{alias.name}", top, types) for alias in child.names)
            elif isinstance(child, ast.If) and ast.unparse(child.test).endswith("TYPE_CHECKING"):
                yield from walk(child, top, True)
            else:
                inner = isinstance(child, ast.FunctionDef | ast.AsyncFunctionDef | ast.Lambda)
                yield from walk(child, top and not inner, types)

    def resolve(node: ast.ImportFrom) -> str:
        if not node.level:
            return node.module or ""
        folder = path.parent.parts[len(PACKAGE.parent.parts) :]
        parts = folder[: len(folder) - node.level + 1]
        return ".".join([*parts, *([node.module] if node.module else [])])

    return tuple(walk(ast.parse(path.read_text(encoding="utf-8")), True, False))


def files(*rooms: str) -> list[Path]:
    return sorted(path for room in rooms for path in (PACKAGE / room).rglob("*.py"))


def name(path: Path) -> str:
    return path.relative_to(PACKAGE).as_posix()


def test_core_and_games_exist() -> None:
    assert files("core"), "boardlab/core is empty"
    assert "torres" in GAMES


def offending(paths: list[Path], is_wrong: Callable[[str, list[str], bool, bool], object]) -> list[str]:
    """The files that import what they must not: a module, its parts, whether at the top, whether for types only."""
    return [
        f"{name(path)} imports {module}"
        for path in paths
        for module, top, types in imports(path)
        if is_wrong(module, module.split("."), top, types)
    ]


def test_core_and_games_need_the_standard_library_only() -> None:
    """So that the same rules run in a kernel, in WebAssembly, in a grader and in a bot."""
    allowed = {"boardlab", *sys.stdlib_module_names}
    assert not offending(files("core", *GAMES), lambda module, parts, top, types: parts[0] not in allowed)


def test_the_core_knows_no_game() -> None:
    assert not offending(
        files("core"),
        lambda module, parts, top, types: parts[0] == "boardlab" and parts[1:2] not in ([], ["core"]),
    )


@pytest.mark.parametrize("game", GAMES)
def test_a_game_knows_itself_and_the_core(game: Any) -> None:
    assert not offending(
        files(game),
        lambda module, parts, top, types: parts[0] == "boardlab" and parts[1:2] not in ([], ["core"], [game]),
    )


@pytest.mark.parametrize("room", ["core", *GAMES])
def test_rules_load_no_picture_and_no_player(room: str) -> None:
    """Inner rooms stand on each other: what judges loads nothing that draws, plays on, edits or answers."""
    upper = {"core": {"play", "edit", "ask"}}.get(room, {"play", "picture"})
    paths = [path for path in files(room) if name(path).split("/")[1] not in {*upper, "__init__.py"}]
    assert len(paths) > 20
    assert not offending(
        paths,
        lambda module, parts, top, types: (
            top and not types and parts[:2] == ["boardlab", room] and parts[2:3] and parts[2] in upper
        ),
    )


def test_simulation_knows_the_core_alone() -> None:
    """So that any game is simulated, and a worker needs nothing else."""
    allowed = {"boardlab", *sys.stdlib_module_names}
    assert not offending(
        files("simulation"),
        lambda module, parts, top, types: (
            (top and parts[0] not in allowed)
            or (parts[0] == "boardlab" and parts[1:2] not in ([], ["core"], ["simulation"]))
        ),
    )


def test_reviewing_knows_no_game_by_name() -> None:
    allowed: tuple[list[str], ...] = ([], ["core"], ["lessons"], ["reviewing"])
    assert not offending(
        files("reviewing"), lambda module, parts, top, types: parts[0] == "boardlab" and parts[1:2] not in allowed
    )


def test_openspiel_knows_games_and_no_page() -> None:
    allowed = {"boardlab", "pyspiel", *sys.stdlib_module_names}
    assert not offending(
        files("openspiel"),
        lambda module, parts, top, types: (
            (parts[0] not in allowed)
            or (parts[0] == "boardlab" and parts[1:2] not in ([], ["core"], ["openspiel"], *([game] for game in GAMES)))
        ),
    )


def test_rooms_below_session_import_no_session() -> None:
    assert not offending(
        files(*BELOW_SESSION), lambda module, parts, top, types: not types and parts[:2] == ["boardlab", "session"]
    )


def test_only_the_notebook_room_knows_notebooks() -> None:
    assert not offending(
        files(*BELOW_SESSION, "session", "page", "site"),
        lambda module, parts, top, types: (
            not types and (parts[0] in NOTEBOOK_WORLD or parts[:2] == ["boardlab", "notebook"])
        ),
    )


@pytest.mark.parametrize("room", ["session", "page", "site"])
def test_sessions_and_the_site_need_the_standard_library_only(room: str) -> None:
    """So that any host may carry them: a kernel, a worker in a plain page, a test."""
    modules = [path.relative_to(PACKAGE.parent).with_suffix("").parts for path in files(room)]
    rooms = " ".join(f"import {'.'.join(parts)};" for parts in modules if parts[-1] != "__init__")
    loaded = {module.split(".")[0] for module in loaded_by(rooms)}
    assert not loaded - {"boardlab", *sys.stdlib_module_names}


def test_only_the_cli_imports_hosts_of_a_site() -> None:
    """A page knows what it hosts; the site is written from lessons; nobody else needs either."""
    rooms = (*BELOW_SESSION, "session", "notebook")
    assert not offending(files(*rooms), lambda module, parts, top, types: parts[:2] in HOSTS_OF_A_SITE)
    assert not offending(files("page"), lambda module, parts, top, types: parts[:2] == ["boardlab", "site"])
    assert not offending(files("site"), lambda module, parts, top, types: parts[:2] == ["boardlab", "page"])


def test_plotly_is_imported_inside_functions() -> None:
    paths = [*files("lessons", "figures", "session", "notebook", "page", "site"), *sorted(PACKAGE.glob("*.py"))]
    assert not offending(paths, lambda module, parts, top, types: parts[0] == "plotly" and top and not types)


def graph(room: str) -> dict[str, set[str]]:
    """Which files of a room import which: at the top, inside functions and for types alike."""
    inside = {}
    for path in files(room):
        parts = path.relative_to(PACKAGE.parent).with_suffix("").parts
        # A folder of files is imported by its name; the room itself stands above all of them.
        inside[".".join(parts[:-1] if len(parts) > 3 and parts[-1] == "__init__" else parts)] = path
    found = {}
    for module, path in inside.items():
        named = {name for name, _, _ in imports(path)}
        found[module] = {other for other in inside if other != module and other in named}
    return found


def in_circles(edges: dict[str, set[str]]) -> list[str]:
    """The files that reach themselves again by their imports."""

    def reached(start: str) -> set[str]:
        seen: set[str] = set()
        todo = [start]
        while todo:
            for other in edges[todo.pop()] - seen:
                seen.add(other)
                todo.append(other)
        return seen

    return sorted(module for module in edges if module in reached(module))


@pytest.mark.parametrize("room", sorted({path.parent.name for path in PACKAGE.glob("*/__init__.py")}))
def test_no_room_has_circular_imports(room: Any) -> None:
    assert not in_circles(graph(room))


def loaded_by(statement: str) -> set[str]:
    """The modules that a fresh interpreter has after a statement and had not before."""
    program = f"import sys; before = set(sys.modules)\n{statement}\nprint(*(set(sys.modules) - before))"
    done = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, text=True, check=True, cwd=PACKAGE.parent
    )
    return set(done.stdout.split())


@pytest.mark.parametrize("game", GAMES)
def test_importing_a_game_pulls_nothing_but_the_standard_library(game: Any) -> None:
    loaded = loaded_by(f"import boardlab.{game}")
    others = {module.split(".")[0] for module in loaded} - {"boardlab", *sys.stdlib_module_names}
    assert not others
    rooms = {module.split(".")[1] for module in loaded if module.startswith("boardlab.")}
    assert rooms <= {"core", game}


def test_importing_boardlab_loads_no_game_and_no_widget() -> None:
    loaded = loaded_by("import boardlab")
    assert not {module.split(".")[1] for module in loaded if module.startswith("boardlab.")} & {
        *GAMES,
        "lessons",
        "session",
        "notebook",
    }
    assert not {module.split(".")[0] for module in loaded} & {*NOTEBOOK_WORLD, "plotly", "tomllib", "click"}


def test_opening_a_lesson_loads_no_other_game() -> None:
    """Nor does it read a challenge: whoever begins waits for what it needs alone."""
    opened = 'from boardlab.session.lesson.lesson_session import LessonSession; LessonSession("catan.robber")'
    loaded = {module.split(".")[1] for module in loaded_by(opened) if module.startswith("boardlab.")}
    assert loaded & {*GAMES} == {"catan"}


@pytest.mark.parametrize("path", files("session", "notebook", "page", "site"), ids=name)
def test_only_an_observer_describes_steps_and_events(path: Any) -> None:
    """A board asks ``core/play/observer.py`` about every step and position: no text can tell what its reader may not
    know.

    Texts of actions stand only where somebody's own answer is kept, what was played is held against a goal, or
    what a seat would do by what it knows is hinted at.
    """
    tree = ast.parse(path.read_text(encoding="utf-8"))
    named = {node.id for node in ast.walk(tree) if isinstance(node, ast.Name)}
    assert not named & {"name_of_action", "action_in_words"}
    for node in ast.walk(tree):
        if not isinstance(node, ast.Call) or not isinstance(node.func, ast.Attribute):
            continue
        asked, owner = node.func.attr, ast.unparse(node.func.value)
        if asked in {"seen_by", "all_events"} or (asked == "narrate" and owner not in {"session", "self"}):
            assert (path.name, owner) == ("study.py", "record"), f"line {node.lineno}: {owner}.{asked}"
        if asked == "events":
            assert owner in {"session", "self.observer"}, f"line {node.lineno}: {owner}.{asked}"
        if asked == "to_text" and "act" in owner:
            files_of_answers = {"asking.py", "question.py", "state.py", "hints.py"}
            assert path.name in files_of_answers, f"line {node.lineno}: {owner}.{asked}"


def words_of(path: Path) -> set[str]:
    """Every word of a file: a name that is none of them is nowhere in it, which is seen without reading it as code."""
    return set(re.findall(r"\w+", path.read_text(encoding="utf-8")))


WRITING = {"write_text", "write_bytes", "mkstemp", "NamedTemporaryFile", "fsync"}
"""Names of what writes files, with the rooms that may: what a learner keeps is written whole or not at all."""
OTHERS = {("fsync", "lessons/journal/journal.py"), ("write_text", "cli/i18n.py")}
"""A journal grows by whole lines; and help is written to the screen. What the tests of games write is nobody's."""


def writing(path: Path) -> set[tuple[str, str]]:
    if WRITING.isdisjoint(words_of(path)):
        return set()
    calls = (node.func for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))) if isinstance(node, ast.Call))
    named = {call.attr for call in calls if isinstance(call, ast.Attribute)}
    return {(each, name(path)) for each in named & WRITING}


def test_files_are_written_in_one_place() -> None:
    home = PACKAGE / "core" / "files.py"
    assert writing(home)
    tests = set(files("testing"))
    found = {each for path in PACKAGE.rglob("*.py") if path != home and path not in tests for each in writing(path)}
    assert found == OTHERS


def test_no_class_name_has_two_meanings() -> None:
    """But for those that core and each game have under the same name, such as ``Position``."""
    assert one_name() == {}


def test_what_may_be_anything_stays_rare() -> None:
    """``Any`` in the product, imports included: where a type is not said, nobody is told of a mistake."""
    said = [len(re.findall(r"\bAny\b", path.read_text(encoding="utf-8"))) for path in PACKAGE.rglob("*.py")]
    assert 0 < sum(said) <= 500


def test_names_of_tests_have_nine_words_at_most() -> None:
    tests = (*PACKAGE.parent.glob("tests/**/*.py"), *PACKAGE.glob("testing/*.py"))
    names = {found for path in tests for found in re.findall(r"\bdef test_(\w+)", path.read_text(encoding="utf-8"))}
    assert len(names) > 2000
    assert not {name for name in names if len(name.split("_")) > 9}
