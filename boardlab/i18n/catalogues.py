"""Makes and updates the PO files by which boardlab speaks another language (``core/i18n/languages.py``), with Babel.

There is one for each game and ``boardlab.po`` for the rest, and beside each the compiled file that is read. What is
translated stays. A text whose English has changed keeps its translation, marked as fuzzy, and is said in English until
somebody has looked; what is not asked for any more stands at the end.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator
from dataclasses import dataclass
from difflib import get_close_matches
from importlib.util import find_spec
from io import BytesIO
from pathlib import Path
from typing import TYPE_CHECKING

from boardlab.core.contract.game import find_game, game_names
from boardlab.core.files import lay_down
from boardlab.core.i18n.languages import NAME, context_of, domain_of, fits, texts
from boardlab.core.i18n.toml_pack import all_files
from boardlab.core.json_data import Json
from boardlab.core.packages import needed
from boardlab.lessons.build.lesson_sources import lesson_files_of
from boardlab.lessons.build.source import parse

if TYPE_CHECKING:
    from babel.messages.catalog import Catalog

LEFT_OUT = {"templates", "languages", "__pycache__"}
"""Folders of the package without texts that it says."""


@dataclass
class Count:
    """How far a folder has come."""

    texts: int = 0
    translated: int = 0
    unsound: tuple[str, ...] = ()
    """Translations that do not fit their English, so that it is said instead; each with its file."""


class UnreadableWords(Exception):
    """A PO file cannot be read; told by its path and, in English, why."""

    def __init__(self, path: Path, why: str) -> None:
        super().__init__(str(path), why)
        self.path, self.why = path, why


def write_words(folder: Path) -> Count:
    """Write the PO files of a language, or update those that are there, and compile each.

    Args:
        folder: its name is the code of the language.

    Raises:
        MissingPackage: where Babel is not installed.
        UnreadableWords: where a file cannot be read; nothing is written then.
        OSError: where one cannot be written.
    """
    needed("package.translations", "babel")
    from babel.messages.mofile import write_mo
    from babel.messages.pofile import write_po

    catalogs = {name: _updated(folder / f"{name}.po", new) for name, new in _templates(folder.name).items()}
    count = Count()
    folder.mkdir(parents=True, exist_ok=True)
    for name, catalog in catalogs.items():
        po, mo = BytesIO(), BytesIO()
        write_po(po, catalog, width=100, include_previous=True)
        write_mo(mo, catalog)
        lay_down(folder, f"{name}.po", po.getvalue())
        lay_down(folder, f"{name}.mo", mo.getvalue())
        for message in catalog:
            english, said = str(message.id), "" if message.fuzzy else str(message.string or "").strip()
            if english and said and not fits(said, english):
                count.unsound += (f"{name}.po: {english}",)
            count.texts += bool(english)
            count.translated += bool(english and said)
    return count


def toml_files() -> Iterator[tuple[str, str, object]]:
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


def _templates(code: str) -> dict[str, Catalog]:
    """All texts of boardlab without translations, by the name of their catalogue."""
    from babel.messages.catalog import Catalog

    from boardlab import __version__

    games = {find_game(game).package.rpartition(".")[2] for game in game_names()}
    found: dict[str, Catalog] = {}
    for package, file, context, english in _texts():
        domain = domain_of(package, games.__contains__)
        if domain not in found:
            head = f"# {domain}: texts of boardlab."
            found[domain] = Catalog(code, domain, head, "boardlab", __version__, fuzzy=False)
        message = found[domain].add(english, context=context, locations=[file])
        message.flags.discard("python-format")  # a percent sign is one
        if (context, english) == NAME and (locale := found[domain].locale):
            message.string = locale.get_display_name() or ""
    return found


def _texts() -> Iterator[tuple[str, tuple[str, int], str, str]]:
    """The package of each text, its file and line there (0: unknown), its context and its English."""
    for package, name, data in toml_files():
        for place, text in texts(data):
            if text["en"].strip():
                yield package, (f"{package.replace('.', '/')}/{name}", 0), context_of(package, place), text["en"]
    for game in game_names():
        for source in map(parse, lesson_files_of(game).values()):
            for line, context, english in source.english():
                yield game, (f"{game}/{source.path.name}", line), context, english


def _updated(path: Path, template: Catalog) -> Catalog:
    """A PO file brought up to date; the template where there is none.

    Raises:
        UnreadableWords: where the file cannot be read.
    """
    from babel.messages.pofile import PoFileError, read_po

    if not path.is_file():
        return template
    try:
        with path.open("rb") as file:
            catalog = read_po(file, template.locale_identifier, abort_invalid=True)
    except (OSError, ValueError, LookupError, PoFileError) as problem:
        raise UnreadableWords(path, str(problem)) from None
    catalog.update(template, no_fuzzy_matching=True, update_creation_date=False)
    _keep_as_fuzzy(catalog)
    return catalog


def _keep_as_fuzzy(catalog: Catalog) -> None:
    """Give texts without a translation that of the nearest former text with the same key, to be looked at.

    Babel looks among all texts, whatever their keys, which takes a second for each text.
    """
    former: dict[str | None, Json] = defaultdict(dict)
    for key, message in catalog.obsolete.items():
        if message.string:
            former[message.context][str(message.id)] = key
    for message in catalog:
        if message.id and not message.string:
            same_key = former[message.context]
            for english in get_close_matches(str(message.id), same_key, 1, 0.3):
                message.string = catalog.obsolete.pop(same_key.pop(english)).string
                message.previous_id = [english]
                message.flags.add("fuzzy")
