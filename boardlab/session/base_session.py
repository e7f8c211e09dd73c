"""The base of all sessions: one language at a time, a handler for each command, and features side by side.

The language is the one chosen for the kernel, until a session is given one of its own.
"""

from __future__ import annotations

from typing import Any, TypedDict, TypeVar

from boardlab.core.errors import PlainError
from boardlab.core.i18n.language import LANGUAGES, SHARED, check_language, language, speaking
from boardlab.session.commands import Command, Handlers, Language, Message, Outcome, Reply

F = TypeVar("F")


class LanguageName(TypedDict):
    """A language that may be chosen."""

    code: str
    name: str


class BaseSession:
    """A session that pages talk to.

    Args:
        lang: ``"en"`` or ``"ko"``; None follows the language chosen for the kernel.

    Raises:
        PlainError: for a language that there is not.
    """

    rev: int = 0
    """How often what is shown has changed."""
    unknown = "answer.unreadable"
    """The key of the wording that answers a command without a handler."""

    def __init__(self, lang: str | None) -> None:
        self.lang = check_language(language() if lang is None else lang)
        self.follows = lang is None
        """Does it speak whichever language is chosen for the kernel?"""
        self.features: list[Any] = []
        """What it has, in the order in which a frame is made of their parts."""
        self.handlers = Handlers()
        self.handlers.on(Language, self._speak)

    # ---- features ----

    def add(self, feature: F) -> F:
        """Have a feature from now on."""
        self.features.append(feature)
        return feature

    def find(self, kind: type[F]) -> F | None:
        """Its feature of a kind; None where it has none."""
        return next((each for each in self.features if isinstance(each, kind)), None)

    def has(self, kind: type[F]) -> F:
        """Its feature of a kind, which it must have."""
        found = self.find(kind)
        assert found is not None, kind
        return found

    # ---- commands ----

    def say(self, key: str, /, **facts: object) -> str:
        """A wording, in the language of this session."""
        return SHARED.say(key, self.lang, **facts)

    def handle(self, message: Message) -> Outcome | Reply:
        """Do what a message asks, and say how that went; what it has no handler for is refused with a reason."""
        found = self.handlers.find(message)
        if found is None:
            return "no", self.handlers.why_not(message.do) or self.say(self.unknown, key=message.do)
        command, handler = found
        barred = self.bars(command)
        if barred is not None:
            return barred
        try:
            with speaking(self.lang):
                return handler(command)
        except PlainError as problem:
            return "no", str(problem)

    def bars(self, command: Command) -> Outcome | None:
        """Why a command is not done now, though there is a handler for it; None where it is."""
        return None

    # ---- the language ----

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

    def language_changed(self, by: str, *, is_own: bool) -> None:
        """Say everything anew; was the language chosen here, or does it follow the kernel's?"""
        self.rev += 1

    def _speak(self, command: Language) -> Outcome:
        if command.key not in LANGUAGES:
            return "no", self.say("answer.unreadable")
        self.speak_in(command.key, command.by)
        return "done", ""
