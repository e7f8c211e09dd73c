"""A ruling that decides an answer: read otherwise, the answer would be another."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from boardlab.core.i18n.language import Wording

WORDING = Wording("boardlab.core")


@dataclass(frozen=True)
class Dependence:
    """A ruling that decides a judgement: read otherwise, the answer would be another."""

    option: str
    """The name of the ruling."""
    now: object
    other: object
    """The value under which the answer changes."""
    unusual: bool
    """Is the value now not that of the usual edition?"""
    key: str
    """What would change: ``allowed``, ``refused`` or ``points``."""
    in_words: Callable[[str | None], tuple[str, str]]
    """The ruling and its other value, in words."""

    def to_text(self, lang: str | None = None) -> str:
        """One sentence: under which ruling what would be otherwise."""
        name, value = self.in_words(lang)
        return WORDING.say(f"compare.{self.key}", lang, None, option=name, value=value)

    def __str__(self) -> str:
        return self.to_text()
