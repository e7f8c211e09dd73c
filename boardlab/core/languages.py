"""The languages boardlab speaks: its own two, and others, each of which is a folder of words and no code.

Such a folder has the code of its language for a name, ``eo``, and holds ``language.toml``, in which stands what the
language calls itself (``name = "Esperanto"``); files of words, in a folder for each package and by the name of the file
they translate (``boardlab.torres/words.toml``); and texts of lessons in ``source/torres/04_scoring.md``. It lies in
``boardlab/languages/``, or is named by the environment variable ``BOARDLAB_WORDS``, several with the separator of paths
between them. ``boardlab new-words`` begins and renews one.

A text is translated by an entry with the same English in the same file: ``{en = "Undo", eo = "Malfari"}``. Where there
is none, because it is not translated yet or the English has changed since, it is said in English (:class:`Translated`).
"""

from __future__ import annotations

import os
import re
import string
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from boardlab.core.toml_files import read_toml, read_toml_file

OWN = ("en", "ko")
"""The languages that every text has."""
PSEUDO = "xx"
"""The pseudo-language of the tests: every catalogued text comes in ⟦brackets⟧, so that uncatalogued text shows."""
VARIABLE = "BOARDLAB_WORDS"
PLACE = Path(__file__).parents[1] / "languages"
HEAD = "language.toml"
SOURCES = "source"

_CODE = re.compile(r"[a-z]{2,3}(?:-[A-Za-z0-9]{2,8})*")
LONGEST_NAME = 24
_VALUE = re.compile(r"\{\{.*?\}\}")
"""What a text of a lesson computes."""
_NOUNS = re.compile(r"[|~][^|{}]+\|[^|{}]+")
_BRACE = re.compile(r"[{}]")

Place = tuple[str, ...]
"""Where a text stands in its file: the names of the tables down to it, and numbers in a list."""


class Translated(str):
    """A text in an added language, which knows what it is in English.

    A sentence is said in one language: where its template or one of its facts is not translated, all of it is English.
    """

    __slots__ = ("english", "whole")
    english: str
    whole: bool
    """Is it translated, with all that stands in it?"""

    def __new__(cls, text: str, english: str = "", *, whole: bool = False) -> Translated:
        """``Translated("Malfari", "Undo", whole=True)``."""
        made = super().__new__(cls, text)
        made.english, made.whole = english, whole
        return made


def is_code(name: str) -> bool:
    """May an added language have this code?"""
    return _CODE.fullmatch(name) is not None and name not in {*OWN, PSEUDO}


class AddedLanguage:
    """A language of a folder.

    Args:
        folder: with ``language.toml``.

    Raises:
        ValueError: the key of a wording that says what is wrong with the folder.
    """

    def __init__(self, folder: Path) -> None:
        self.folder, self.code = folder, folder.name
        if not is_code(self.code):
            raise ValueError("words.code")
        try:
            name = read_toml_file(folder, HEAD).get("name")
        except (OSError, ValueError):
            raise ValueError("words.no_head") from None
        if not isinstance(name, str) or not name.strip() or len(name) > LONGEST_NAME:
            raise ValueError("words.no_name")
        self.name = name
        """What it calls itself."""

    def files(self) -> Iterator[tuple[str, Path]]:
        """Its files with words: where each would lie among those of boardlab, and where it lies."""
        for path in sorted(self.folder.rglob("*")):
            if path.suffix in {".toml", ".md"}:
                yield f"{PLACE.name}/{self.code}/{path.relative_to(self.folder).as_posix()}", path

    def words(self, package: str, file: str) -> Words:
        """What the folder translates of a file of a package; nothing where it has no such file, or no sound one."""
        try:
            return Words(read_toml_file(self.folder / package, file), self.code)
        except (OSError, ValueError, RecursionError):
            return Words({}, self.code)


class Words:
    """The texts of one file in an added language, found by their English; first by the one in the same place.

    Args:
        data: the tables of the file.
        code: of the language.
    """

    def __init__(self, data: Any, code: str) -> None:
        self.here: dict[tuple[Place, str], str] = {}
        self.anywhere: dict[str, str] = {}
        for path, text in texts(data, ("en", code)):
            self.enter(text["en"], text[code], path)

    def enter(self, english: str, text: str, path: Place = ()) -> None:
        """Take in a text; an empty one is not translated yet, and one that does not fit its English is none."""
        if text.strip() and fits(text, english):
            self.here[path, english] = text
            self.anywhere.setdefault(english, text)

    def told(self, english: str, path: Place = ()) -> Translated:
        """A text in this language, or in English where it is not translated."""
        found = self.here.get((path, english)) or self.anywhere.get(english)
        return Translated(english, english) if found is None else Translated(found, english, whole=True)


def texts(data: Any, langs: tuple[str, ...] = OWN, path: Place = ()) -> Iterator[tuple[Place, dict[str, Any]]]:
    """Each text in the tables of a file that comes in all these languages, with where it stands."""
    if isinstance(data, dict):
        if all(isinstance(data.get(lang), str) for lang in langs):
            yield path, data
        else:
            for name, value in data.items():
                yield from texts(value, langs, (*path, name))
    elif isinstance(data, list):
        for number, value in enumerate(data):
            yield from texts(value, langs, (*path, str(number)))


def fits(text: str, english: str) -> bool:
    """Is a translation sound: does it ask for facts that the English tells, in forms there are, and run no code?"""
    if not set(_VALUE.findall(text)) <= set(_VALUE.findall(english)):
        return False
    try:
        told, asked = _fields(english), _fields(text)
    except ValueError:
        return _BRACE.findall(text) == _BRACE.findall(english)
    names = {name for name, _ in told}
    return all(name in names and (not form or (name, form) in told or _NOUNS.fullmatch(form)) for name, form in asked)


def _fields(template: str) -> set[tuple[str, str]]:
    """The placeholders of a template, each with its form.

    Raises:
        ValueError: where its braces do not match.
    """
    return {(name, form or "") for _, name, form, _ in string.Formatter().parse(template) if name is not None}


def _found() -> tuple[dict[str, AddedLanguage], list[tuple[str, str]]]:
    """The languages that are there by their codes, and the folders that are none, each with the key of why."""
    named = [Path(each).expanduser() for each in os.environ.get(VARIABLE, "").split(os.pathsep) if each]
    beside = sorted(each for each in PLACE.iterdir() if (each / HEAD).is_file()) if PLACE.is_dir() else []
    languages: dict[str, AddedLanguage] = {}
    wrong = []
    for folder in (*named, *beside):
        try:
            language = AddedLanguage(folder)
            languages.setdefault(language.code, language)
        except ValueError as problem:
            wrong.append((str(problem), str(folder)))
    return languages, wrong


ADDED, WRONG = _found()
LANGUAGES = (*OWN, *ADDED)
"""All languages that boards, lessons, pages and commands speak here, settled when boardlab is loaded."""
LABELS = {"en": "EN", "ko": "한국어", **{code: language.name for code, language in ADDED.items()}}
"""What the languages are called on their buttons."""


def read_texts(package: str, file: str) -> dict[str, Any]:
    """The tables of a TOML file of a package, each text in all languages that there are.

    Raises:
        FileNotFoundError: where the package has no such file.
        tomllib.TOMLDecodeError: where it is no TOML.
    """
    data = read_toml(package, file)
    for code, language in ADDED.items():
        words = language.words(package, file)
        for place, text in texts(data):
            text[code] = words.told(text["en"], place)
    return data
