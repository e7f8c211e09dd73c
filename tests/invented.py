"""An invented language: English with an accent on each vowel, in catalogues that no person wrote."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

from babel.messages.pofile import read_po, write_po

from boardlab.i18n.catalogues import write_words

CODE = "qaa"
ACCENTED = str.maketrans("aeiouyAEIOUY", "äëïöüÿÄËÏÖÜŸ")
KEPT = re.compile(
    r"(?P<nouns>\{\w+:[|~][^{}]*\})|\{\{.*?\}\}|\{[^{}]*\}|\[\[[\w.]+(?P<words>\|(?:\{\{.*?\}\}|[^\]])*)?\]\]|\]\([^)]*\)|`[^`]*`|[^{}`[\]]+|."
)
"""A text in parts: what stands in braces, a rule that is named, where a link leads and code are no English."""


def accented(text: str) -> str:
    """An English text in the invented language."""
    return KEPT.sub(_part, text)


def _part(found: re.Match[str]) -> str:
    part = found.group()
    if found["nouns"]:
        name, colon, nouns = part.partition(":")
        return name + colon + nouns.translate(ACCENTED)
    if found["words"]:
        return part.replace(found["words"], accented(found["words"]))
    return part if part[0] in "{[]`" else part.translate(ACCENTED)


def translate(path: Path, translation: Any) -> None:
    """Give each text of a PO file the translation that a function makes of its English."""
    with path.open("rb") as file:
        catalog = read_po(file)
    for message in catalog:
        if message.id:
            message.string = translation(message.id)
            message.flags.discard("fuzzy")
    with path.open("wb") as file:
        write_po(file, catalog)


def folder_of_words(room: Path) -> Path:
    """The folder of the invented language, whole, made in a room for it."""
    made = room / CODE
    write_words(made)
    for path in made.glob("*.po"):
        translate(path, accented)
    counted = write_words(made)
    assert counted.unsound == ()
    assert counted.translated == counted.texts > 5000
    return made
