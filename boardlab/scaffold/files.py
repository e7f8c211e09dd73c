"""What ``boardlab new-game`` and ``boardlab new-lesson`` write: a small complete game, and a lesson of one question.

Both are made from what lies in ``templates``: the game there is one that the tests play like any other.
"""

from __future__ import annotations

import contextlib
import errno
import os
import re
from collections.abc import Iterator, Mapping
from importlib.util import find_spec
from pathlib import Path
from string import Template

from boardlab.core.contract.game import Game
from boardlab.core.files import write_whole
from boardlab.core.json_data import Json
from boardlab.lessons.build.lesson_sources import lesson_files_of, sources_beside

TEMPLATES = Path(__file__).parent / "templates"
EXAMPLE = "kayles"
BESIDE = {
    "pyproject.toml": "pyproject.txt",
    "README.md": "readme.txt",
    f"{EXAMPLE}.ipynb": "notebook.txt",
    "tests/test_conformance.py": "conformance.txt",
    f"tests/test_{EXAMPLE}.py": "tests.txt",
}
"""What lies beside the code of the game in its folder, and the template of each."""
LESSON = {"__init__.py": "init.txt", "answers.py": "answers.txt", "questions.toml": "questions.txt"}
NAME = re.compile(r"[a-z][a-z0-9_]{1,29}")
"""What a game or a topic may be called."""


def game_files(name: str) -> dict[str, str]:
    """The files of a new game, by their paths in its folder."""
    home = TEMPLATES / EXAMPLE
    code = {path for path in home.rglob("*") if path.suffix in (".py", ".toml", ".md")}
    found = {f"{EXAMPLE}/{path.relative_to(home).as_posix()}": path for path in sorted(code)}
    found |= {path: TEMPLATES / "package" / template for path, template in BESIDE.items()}
    return {_renamed(path, name): _renamed(file.read_text(encoding="utf-8"), name) for path, file in found.items()}


def _renamed(text: str, name: str) -> str:
    """A text about the example as one about a game of another name, which is its title in every language too."""
    title = name.replace("_", " ").capitalize()
    changes = {
        f"boardlab.scaffold.templates.{EXAMPLE}": name,
        EXAMPLE: name,
        EXAMPLE.capitalize(): title,
        "케일스": title,
    }
    for old, new in changes.items():
        text = text.replace(old, new)
    return text


def lesson_folder(game: Game) -> Path | None:
    """The folder of a game's lessons; None where it has none."""
    home = find_spec(game.lessons) if game.lessons else None
    return next(map(Path, (home and home.submodule_search_locations) or ()), None)


def lesson_parts(game: Game, topic: str) -> tuple[dict[Path, str], tuple[Path, str]]:
    """The files of a new lesson by where they go, and the course with its topic."""
    folder = lesson_folder(game)
    assert folder is not None
    pages = sources_beside(game.name) or folder / "source"
    own = list(lesson_files_of(game.name).values())
    pages = own[0].parent if own else pages / game.name
    numbers = [int(path.name[:2]) for path in own if path.name[:2].isdigit()]
    facts = _facts(game, topic, max(numbers, default=0) + 1)
    written = {folder / topic / path: _filled(template, facts) for path, template in LESSON.items()}
    written[pages / f"{facts['number']}_{topic}.md"] = _filled("source.txt", facts)
    course = folder / "course.toml"
    there = course.read_text(encoding="utf-8") if course.exists() else ""
    return written, (course, (there + _filled("course.txt", facts)).lstrip())


def _facts(game: Game, topic: str, number: int) -> Json:
    position = game.start()
    rule = next(rule for rule in game.rulebook.values() if rule.kind == "rule")
    ways = len(position.legal_actions())
    return {
        "game": game.name, "topic": topic, "title": topic.replace("_", " ").capitalize(), "number": f"{number:02d}",
        "name": game.wording.say("game", "en"), "name_ko": game.wording.say("game", "ko"),
        "package": game.package, "line": position.to_text(), "rule": rule.id, "wrong": ways + 1,
        "said": rule.statement["en"], "said_ko": rule.statement["ko"],
    }  # fmt: skip


def _filled(template: str, facts: Mapping[str, object]) -> str:
    return Template((TEMPLATES / "lesson" / template).read_text(encoding="utf-8")).substitute(facts)


def write_all(files: Mapping[Path, str], changed: tuple[Path, str] | None = None) -> None:
    """Write new files, and last of all one that is there already: all of them or none.

    Raises:
        OSError: where one cannot be written, or is there; what was written by then is taken away again, as it is where
            somebody stops the program.
    """
    made: list[Path] = []
    try:
        for path, text in files.items():
            for folder in reversed(list(_missing(path.parent))):
                made.append(folder)
                folder.mkdir()
            if os.path.lexists(path):
                raise FileExistsError(errno.EEXIST, os.strerror(errno.EEXIST), str(path))
            made.append(path)
            write_whole(path, text.encode(), private=False)
        if changed is not None:
            write_whole(changed[0], changed[1].encode(), private=False)
    except BaseException:
        for path in reversed(made):
            with contextlib.suppress(OSError):
                path.rmdir() if path.is_dir() else path.unlink()
        raise


def _missing(folder: Path) -> Iterator[Path]:
    while not folder.exists():
        yield folder
        folder = folder.parent
