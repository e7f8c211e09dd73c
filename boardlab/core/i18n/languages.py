"""The languages boardlab speaks: its own two, and others, each of which is a folder of gettext catalogues.

Such a folder has the code of its language for a name, ``eo``, and holds compiled catalogues: ``boardlab.mo``, and one
for each game, ``torres.mo``. In them the key of a text is the context and its English the message. The folder lies in
``boardlab/languages/``, or is named by the environment variable ``BOARDLAB_WORDS``, several with the separator of paths
between them. ``boardlab new-words`` makes and updates one.

Where a text is not translated, because nobody has yet or the English has changed since, it is said in English
(:class:`Translated`).
"""

from __future__ import annotations

import os
import re
import string
import struct
from collections.abc import Callable, Iterator
from gettext import GNUTranslations, NullTranslations
from pathlib import Path

from boardlab.core.i18n.toml_files import read_toml
from boardlab.core.json_data import Json

OWN = ("en", "ko")
"""The languages that every text has."""
PSEUDO = "xx"
"""The pseudo-language of the tests: every catalogued text comes in ⟦brackets⟧, so that uncatalogued text shows."""
VARIABLE = "BOARDLAB_WORDS"
FOLDER = Path(__file__).parents[2] / "languages"
REST = "boardlab"
"""The catalogue of all that belongs to no game."""
NAME = ("site.language", "English")
"""The text whose translation is what a language calls itself: its context and English."""
LONGEST_NAME = 24

_CODE = re.compile(r"[a-z]{2,3}(?:-[A-Za-z0-9]{2,8})*")
_VALUE = re.compile(r"\{\{.*?\}\}")
"""What a text of a lesson computes."""
_NOUNS = re.compile(r"[|~][^|{}]+\|[^|{}]+")
_BRACE = re.compile(r"[{}]")
_HEADING = re.compile(r"^#+ ", re.MULTILINE)


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


class _Untranslated(NullTranslations):
    """Gives "" for each message, so that a translation may be the same as its English."""

    def pgettext(self, context: str, message: str) -> str:
        return ""


class AddedLanguage:
    """A language of a folder.

    Args:
        folder: with ``boardlab.mo``, and catalogues of games.

    Raises:
        ValueError: the key of a wording that says what is wrong with the folder.
    """

    def __init__(self, folder: Path) -> None:
        self.folder, self.code = folder, folder.name
        if not is_code(self.code):
            raise ValueError("words.code")
        if not (folder / f"{REST}.mo").is_file():
            raise ValueError("words.none")
        self._catalogues = {path.stem: _catalogue(path) for path in self.files()}
        name = self.translated(REST, *NAME)
        self.name = name if name.whole and len(name) <= LONGEST_NAME else self.code
        """What it calls itself."""

    def files(self) -> list[Path]:
        """Its compiled catalogues. On a page of the site more may come while a lesson runs."""
        return sorted(self.folder.glob("*.mo"))

    def translated(self, package: str, context: str, english: str) -> Translated:
        """A text in this language, or in English where it is not translated.

        Args:
            package: the text stands in, such as ``boardlab.lessons.torres.scoring``.
            context: its key.
            english: itself.
        """
        domain = domain_of(package, lambda name: (self.folder / f"{name}.mo").is_file())
        if domain not in self._catalogues:
            self._catalogues[domain] = _catalogue(self.folder / f"{domain}.mo")
        found = self._catalogues[domain].pgettext(context, english)
        sound = found.strip() and fits(found, english)
        return Translated(found if sound else english, english, whole=bool(sound))


def domain_of(package: str, is_domain: Callable[[str], bool]) -> str:
    """The name of the catalogue with the texts of a package: that of its game, or else ``boardlab``."""
    return next((part for part in package.split(".") if part != REST and is_domain(part)), REST)


def context_of(package: str, place: tuple[str, ...]) -> str:
    """The context of a text: the last name of its package, then where it stands in its file (``site.language``)."""
    return ".".join((package.rpartition(".")[2], *place))


def in_added(package: str, context: str, english: str) -> dict[str, Translated]:
    """A text in each added language, by its code."""
    return {code: language.translated(package, context, english) for code, language in ADDED.items()}


def texts(data: object, place: tuple[str, ...] = ()) -> Iterator[tuple[tuple[str, ...], Json]]:
    """Each text in the tables of a TOML file, with where it stands: the names of the tables down to it, and numbers in
    a list.
    """
    if isinstance(data, dict):
        if all(isinstance(data.get(lang), str) for lang in OWN):
            yield place, data
        else:
            for name, value in data.items():
                yield from texts(value, (*place, name))
    elif isinstance(data, list):
        for number, value in enumerate(data):
            yield from texts(value, (*place, str(number)))


def fits(text: str, english: str) -> bool:
    """Is a translation sound: does it ask for facts that the English has, in forms there are, run no code, and have as
    many headings?
    """
    if not set(_VALUE.findall(text)) <= set(_VALUE.findall(english)):
        return False
    if len(_HEADING.findall(text)) != len(_HEADING.findall(english)):
        return False
    try:
        given, asked = _fields(english), _fields(text)
    except ValueError:
        return _BRACE.findall(text) == _BRACE.findall(english)
    names = {name for name, _ in given}
    return all(name in names and (not form or (name, form) in given or _NOUNS.fullmatch(form)) for name, form in asked)


def _fields(template: str) -> set[tuple[str, str]]:
    """The placeholders of a template, each with its form.

    Raises:
        ValueError: where its braces do not match.
    """
    return {(name, form or "") for _, name, form, _ in string.Formatter().parse(template) if name is not None}


def _catalogue(path: Path) -> NullTranslations:
    """A compiled catalogue.

    Raises:
        ValueError: the key of a wording, where it cannot be read.
    """
    try:
        with path.open("rb") as file:
            catalogue = GNUTranslations(file)
    except (OSError, ValueError, LookupError, struct.error, RecursionError, MemoryError):
        raise ValueError("words.unreadable") from None
    catalogue.add_fallback(_Untranslated())
    return catalogue


def _found() -> tuple[dict[str, AddedLanguage], list[tuple[str, str]]]:
    """The languages that are there by their codes, and the folders that are none, each with the key of why."""
    named = [Path(each).expanduser() for each in os.environ.get(VARIABLE, "").split(os.pathsep) if each]
    beside = sorted(each for each in FOLDER.iterdir() if (each / f"{REST}.mo").is_file()) if FOLDER.is_dir() else []
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


def read_texts(package: str, file: str) -> Json:
    """The tables of a TOML file of a package, each text in all languages that there are.

    Raises:
        FileNotFoundError: where the package has no such file.
        tomllib.TOMLDecodeError: where it is no TOML.
    """
    data = read_toml(package, file)
    for place, text in texts(data) if ADDED else ():
        text |= in_added(package, context_of(package, place), text["en"])
    return data
