"""A session in one language at a time: the one chosen for the kernel, until it is given one of its own."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import TypedDict

from boardlab.core.i18n.language import check_language, language


class LanguageName(TypedDict):
    """A language that may be chosen."""

    code: str
    name: str


class Localized(ABC):
    """A session that speaks to somebody.

    Args:
        lang: ``"en"`` or ``"ko"``; None follows the language chosen for the kernel.

    Raises:
        PlainError: for a language that there is not.
    """

    def __init__(self, lang: str | None) -> None:
        self.lang = check_language(language() if lang is None else lang)
        self.follows = lang is None
        """Does it speak whichever language is chosen for the kernel?"""

    def speak_in(self, lang: str, by: str = "") -> None:
        """Speak a language from now on, whatever is chosen for the kernel.

        Args:
            lang: the language.
            by: the page that chose it; "" for a cell.

        Raises:
            PlainError: where it is none of ours.
        """
        self.lang, self.follows = check_language(lang), False
        self.language_changed(by, is_own=True)

    def follow(self, lang: str) -> bool:
        """Speak the language chosen for the kernel, unless one was chosen here; has that changed anything?"""
        if not self.follows or lang == self.lang:
            return False
        self.lang = lang
        self.language_changed("", is_own=False)
        return True

    @abstractmethod
    def language_changed(self, by: str, *, is_own: bool) -> None:
        """Say everything anew; was the language chosen here, or does it follow the kernel's?"""
