"""What is due for review, being looked at: names, and one button that reviews them, a fresh position of each."""

from __future__ import annotations

from typing import TypedDict

from boardlab.lessons.journal.due import DueRules, due, read_entries
from boardlab.lessons.model.base_question import WORDING
from boardlab.lessons.model.practice import REVIEW
from boardlab.session.base_session import BaseSession
from boardlab.session.practising import NestedPractice, practice_words


class DueRow(TypedDict):
    """A rule that is due."""

    id: str
    says: str
    game: str
    """What its game is called."""


class DuePart(TypedDict):
    """What is due for review, as finished sentences."""

    lang: str
    words: dict[str, str]
    title: str
    says: str
    """How many rules are due and how long that takes, or when the next are."""
    rules: list[DueRow]
    key: str
    """What a review of them is called, in an address; "" where nothing is due."""
    start: str
    """The label of the button that starts it."""
    free: str
    practising: str
    """The key of what is reviewed now; "" for nothing."""


class DueParts(TypedDict):
    """What pages show of what is due, by the names of its parts."""

    due: DuePart


def due_part(found: DueRules, lang: str, practising: str = "") -> DuePart:
    """What is due, as finished sentences."""
    rules: list[DueRow] = [
        {"id": rule.id, "says": rule.name(lang), "game": rule.game_name(lang)} for rule in found.rules
    ]
    return {
        "lang": lang,
        "words": practice_words(lang, practising),
        "title": WORDING.say("due.title", lang),
        "says": found.headline(lang),
        "rules": rules,
        "key": found.key,
        "start": WORDING.say("due.start", lang),
        "free": WORDING.say("due.free", lang) if rules else "",
        "practising": practising,
    }


class DueSession(BaseSession):
    """What is due for review today, with one button that starts it.

    Args:
        lang: ``"en"`` or ``"ko"``; None follows ``boardlab.language()``.

    Raises:
        MissingPackage: where FSRS is not installed.
    """

    def __init__(self, lang: str | None = None) -> None:
        super().__init__(lang)
        self.due = due(read_entries())
        """What is shown, as values."""
        self.practice = self.add(NestedPractice(self, lambda: (REVIEW,) if self.due.rules else ()))

    def shown(self) -> DueParts:
        """All that pages show: what is due by now, or what is reviewed just now, whatever that has settled."""
        if not self.practice.about:
            self.due = due(read_entries())
        return {"due": due_part(self.due, self.lang, self.practice.about)}
