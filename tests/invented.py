"""An invented language: English with an accent on each vowel, in catalogues that no person wrote."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

from babel.messages.mofile import write_mo
from babel.messages.pofile import read_po

from boardlab.core.i18n.languages import fits
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


def translate(path: Path, translation: Any) -> int:
    """Compile a PO file with the translation that a function makes of each English text; how many there are."""
    with path.open("rb") as file:
        catalog = read_po(file)
    count = 0
    for message in catalog:
        if message.id:
            message.string = translation(message.id)
            message.flags.discard("fuzzy")
            assert not message.string or fits(message.string, message.id)
            count += 1
    with path.with_suffix(".mo").open("wb") as file:
        write_mo(file, catalog)
    return count


def folder_of_words(room: Path) -> Path:
    """The folder of the invented language, whole, made in a room for it."""
    made = room / CODE
    counted = write_words(made)
    assert sum(translate(path, accented) for path in made.glob("*.po")) == counted.texts > 5000
    return made
