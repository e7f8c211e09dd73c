"""An invented language: English with an accent on each vowel, as a folder of words that no person wrote."""

import re
from pathlib import Path

from boardlab.new_words import write_words

CODE = "qaa"
NAME = "Ëxträ"
ACCENTED = str.maketrans("aeiouyAEIOUY", "äëïöüÿÄËÏÖÜŸ")
KEPT = re.compile(
    r"(?P<nouns>\{\w+:[|~][^{}]*\})|\{\{.*?\}\}|\{[^{}]*\}|\[\[[\w.]+(?P<words>\|(?:\{\{.*?\}\}|[^\]])*)?\]\]|\]\([^)]*\)|`[^`]*`|[^{}`[\]]+|."
)
"""A text in parts: what stands in braces, a rule that is named, where a link leads and code are no English."""
ENGLISH = re.compile(r"(?<![\w’'.-])[A-Za-z]*[AEIOUYaeiouy][A-Za-z]*[a-z][A-Za-z]*(?![\w-])")


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


def folder_of_words(room: Path) -> Path:
    """The folder of the invented language, whole, made in a room for it."""
    made = room / CODE
    counted = write_words(made, NAME, accented)
    assert counted.unsound == ()
    assert counted.translated == counted.texts > 5000
    return made
