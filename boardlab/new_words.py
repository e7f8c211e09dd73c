"""Begins and renews a folder of words, by which boardlab speaks another language (``core/languages.py``).

The folder holds each text in English with room for its translation, in the files and tables of the package. What is
translated stays; a text whose English has changed is asked for again, and its old translation stands at the end of the
file, as a comment.
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from boardlab.core.files import lay_down
from boardlab.core.game import find_game, game_names
from boardlab.core.languages import HEAD, SOURCES, Place, fits, texts
from boardlab.core.toml_files import read_toml_file
from boardlab.core.toml_pack import all_files
from boardlab.lessons.lesson_sources import lesson_files_of
from boardlab.lessons.source import Source, SourceError, parse

LEFT_OUT = {"templates", "languages", "tutorials", "__pycache__"}
"""Folders of the package without texts that it says."""
_BARE = re.compile(r"[A-Za-z0-9_-]+")

Translate = Callable[[str], str]


@dataclass
class Count:
    """How far a folder has come."""

    files: int = 0
    texts: int = 0
    translated: int = 0
    unsound: tuple[str, ...] = ()
    """Translations that do not fit their English, so that it is said instead; each with its file."""


def write_words(folder: Path, name: str, translate: Translate | None = None) -> Count:
    """Write a folder of words, or renew the one that is there.

    Args:
        folder: its name is the code of the language.
        name: what the language calls itself; "" leaves what is there.
        translate: gives the translation of a text that has none yet; None leaves it empty.

    Raises:
        UnreadableWords: where a file of it cannot be read; that one stays as it is.
        OSError: where it cannot be written.
    """
    counted = Count()
    folder.mkdir(parents=True, exist_ok=True)
    if name or not (folder / HEAD).exists():
        _write(folder, HEAD, f"name = {_quoted(name or folder.name)}\n")
    for package, name_of_file, data in toml_files():
        english = [(place, text["en"]) for place, text in texts(data)]
        if english:
            file = _File(folder, f"{package}/{name_of_file}", translate, counted)
            file.write(file.tables(english))
    for game in game_names():
        for source in map(parse, lesson_files_of(game).values()):
            file = _File(folder, f"{SOURCES}/{game}/{source.path.name}", translate, counted)
            file.write(file.source(source))
    return counted


def toml_files() -> Iterator[tuple[str, str, Any]]:
    """The TOML files of the package and of other packages' games: package, name and data of each."""
    roots = {"boardlab"}
    for game in map(find_game, game_names()):
        roots |= {each for each in (game.package, game.lessons) if each and not each.startswith("boardlab.")}
    for root in sorted(roots):
        spec = find_spec(root)
        for home in map(Path, (spec and spec.submodule_search_locations) or ()):
            for path, data in all_files(home).items():
                *inside, name = path.split("/")
                if not LEFT_OUT & set(inside):
                    yield ".".join((root, *inside)), name, data


class _File:
    """One file of a folder of words.

    Args:
        folder: that one, which is called like the code of the language.
        name: the path of the file in it; it need not be there yet.
        translate: as for :func:`write_words`.
        counted: what is counted goes there.
    """

    def __init__(self, folder: Path, name: str, translate: Translate | None, counted: Count) -> None:
        self.folder, self.name, self.translate, self.counted = folder, name, translate, counted
        self.path, self.code = folder / name, folder.name
        self.known = dict(_held(self.path, self.code))
        self.used: set[str] = set()

    def translation(self, english: str) -> str:
        """What stands there for a text already, or what translates it now; "" where nothing does."""
        self.used.add(english)
        found = self.known.get(english, "") or (self.translate(english) if self.translate and english.strip() else "")
        self.counted.texts += 1
        if found and not fits(found, english):
            self.counted.unsound += (f"{self.path.parent.name}/{self.path.name}: {english}",)
        elif found or not english.strip():
            self.counted.translated += 1
        return found

    def tables(self, english: list[tuple[Place, str]]) -> str:
        """Texts as TOML, each a table at its place."""
        return "".join(
            f"[{'.'.join(map(_key, place))}]\nen = {_quoted(text)}\n{self.code} = {_quoted(self.translation(text))}\n\n"
            for place, text in english
        )

    def source(self, source: Source) -> str:
        """The texts of a lesson: its front matter, and its blocks of prose."""
        head = self.tables([(place, text["en"]) for place, text in texts(source.head)])
        blocks = [block.text for block in source.blocks if block.kind == "en"]
        prose = (f"<!-- en -->\n{text}\n<!-- {self.code} -->\n{self.translation(text)}\n" for text in blocks)
        return f"+++\n{head}+++\n{''.join(prose)}"

    def write(self, text: str) -> None:
        """Write the file, where that changes it."""
        old = {english: told for english, told in self.known.items() if told and english not in self.used}
        lines = [f"{_quoted(english)} -> {_quoted(told)}" for english, told in old.items()]
        if lines:
            begin, end = ("<!--", "-->") if self.path.suffix == ".md" else ("#", "")
            text += "".join(f"{begin} not asked for any more: {line} {end}".rstrip() + "\n" for line in lines)
        self.counted.files += 1
        _write(self.folder, self.name, text)


class UnreadableWords(Exception):
    """A file of a folder of words cannot be read; told by its path and, in English, why."""

    def __init__(self, path: Path, why: str) -> None:
        super().__init__(str(path), why)
        self.path, self.why = path, why


def _held(path: Path, code: str) -> Iterator[tuple[str, str]]:
    """The texts that a file holds, with their translations, whether they are sound or not."""
    try:
        if path.suffix == ".md":
            source = parse(path, translated=True)
            data: Any = source.head
            for english, block in zip(source.blocks, source.blocks[1:], strict=False):
                if (english.kind, block.kind) == ("en", code):
                    yield english.text, block.text
        else:
            data = read_toml_file(path.parent, path.name)
    except FileNotFoundError:
        return
    except (ValueError, SourceError) as problem:
        raise UnreadableWords(path, str(problem)) from None
    yield from ((text["en"], text[code]) for _, text in texts(data, ("en", code)))


def _write(folder: Path, name: str, text: str) -> None:
    path, data = folder / name, text.encode()
    if not path.is_file() or path.read_bytes() != data:
        lay_down(folder, name, data)


def _key(name: str) -> str:
    return name if _BARE.fullmatch(name) else _quoted(name)


def _quoted(text: str) -> str:
    """A text as TOML writes it; a long one with a line for each of its lines."""
    one = json.dumps(text, ensure_ascii=False).replace("\x7f", "\\u007f")
    if "\n" not in text:
        return one
    return '"""\n' + one[1:-1].replace("\\n", "\n") + '"""'
