"""What JupyterLite says in its menus, in the languages of the site.

A package of JupyterLab, one for each language, holds the words; where none is installed, menus are in English.
"""

from __future__ import annotations

import gzip
import json
from importlib.metadata import entry_points
from importlib.resources import files
from pathlib import Path

from boardlab.core.files import write_whole
from boardlab.core.i18n.language import LANGUAGES
from boardlab.core.json_data import Json
from boardlab.site.frame import name_of_language

GROUP = "jupyterlab.languagepack"
"""The entry points by which the packages tell of themselves; each has a locale for a name, ``ko_KR``."""
SAID = ("jupyterlab", "notebook", "jupyterlab_widgets")
"""Whose words: the other files of such a package translate extensions that the site has not."""


def locales() -> dict[str, str]:
    """The locale that menus speak in each language of the site: ``{"ko": "ko_KR"}``."""
    found = sorted((point.name for point in entry_points(group=GROUP)), reverse=True)
    return {lang: name for lang in LANGUAGES for name in found if name.partition("_")[0] == lang}


def lay_down_menus(folder: Path) -> dict[str, str]:
    """Write the words of the menus, each locale packed, and the list of them.

    Args:
        folder: where JupyterLite looks for translations; nothing else lies there.

    Returns:
        As :func:`locales`.
    """
    spoken = locales()
    names = {"en": "English", **{locale: name_of_language(lang) for lang, locale in spoken.items()}}
    listed = {locale: {"displayName": name, "nativeName": name} for locale, name in names.items()}
    for file, data in (("all", listed), ("en", {})):
        write_whole(folder / f"{file}.json", _json({"data": data, "message": ""}), private=False)
    for point in entry_points(group=GROUP):
        if point.name in spoken.values():
            said = _json({"data": _words(point.value, point.name), "message": ""})
            write_whole(folder / f"{point.name}.json.bin", gzip.compress(said, 9, mtime=0), private=False)
    return spoken


def _words(module: str, locale: str) -> Json:
    there = files(module) / "locale" / locale / "LC_MESSAGES"
    found = {name: there / f"{name}.json" for name in SAID}
    return {name: json.loads(path.read_text(encoding="utf-8")) for name, path in found.items() if path.is_file()}


def _json(content: object) -> bytes:
    return json.dumps(content, ensure_ascii=False, separators=(",", ":")).encode()
