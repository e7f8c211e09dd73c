"""Practice that opens where a mistake or a rule is told: what can be practised there, and the row that was begun."""

from __future__ import annotations

from collections.abc import Callable, Collection
from typing import NamedTuple, TypedDict

from boardlab.core.contract.game import find_game
from boardlab.core.i18n.language import text_in
from boardlab.lessons.model.base_question import WORDING
from boardlab.lessons.model.checkpoint import Checkpoint
from boardlab.lessons.model.practice import REVIEW, Row, practice_about, practice_of_rule
from boardlab.session.base_session import BaseSession
from boardlab.session.commands import Command, Outcome
from boardlab.session.icons import page_words
from boardlab.session.question.asking import first_of


class Practise(Command, do="practise"):
    """Practise a rule, a topic, or against a misreading, by its id; "" ends it."""

    key: str


class Begun(NamedTuple):
    """A row of practice, and the first position of it that its learner has not met."""

    row: Row
    asked: Checkpoint


def row_about(about: object, seed: int | str = 0) -> Row:
    """Practice of a topic, of a rule, or against a misconception, by its id; or a review of some rules, by its key.

    Raises:
        NoPractice: where there is none.
        MissingPackage: where what is due is asked for, and FSRS is not installed.
    """
    if not (isinstance(about, str) and about.startswith(REVIEW)):
        return practice_about(about, seed)
    # No page starts with it in its memory.
    from boardlab.lessons.journal.due import review_about

    return review_about(about)


def begin(about: str) -> Begun:
    """Begin with what :func:`row_about` gives, at the first position that its learner has not met."""
    row = row_about(about)
    return Begun(row, row[first_of(row)])


class NestedPractice:
    """What is practised in the place of a session's page; the card that shows it is its host's.

    Args:
        session: what has it.
        offers: gives the ids of what can be practised there.
    """

    def __init__(self, session: BaseSession, offers: Callable[[], Collection[str]]) -> None:
        self.session, self.offers = session, offers
        self.about = ""
        """The id of what is practised; "" for nothing."""
        self.begun: Begun | None = None
        """The row that is practised; None for none."""
        session.handlers.on(Practise, self._practise)

    def _practise(self, command: Practise) -> Outcome:
        if command.key and command.key not in self.offers():
            return "no", WORDING.say("practice.not_here", self.session.lang)
        if command.key != self.about:
            self.begun = begin(command.key) if command.key else None
            self.about = command.key
            self.session.rev += 1
        return "done", ""


class OfferPart(TypedDict):
    """A button that practises one rule, as finished sentences."""

    lang: str
    words: dict[str, str]
    key: str
    """The id of the rule."""
    title: str
    """What the rule is called."""
    label: str
    practising: str
    """The id of what is practised now; "" for nothing."""


class OfferParts(TypedDict):
    """What pages show of an offer to practise, by the names of its parts."""

    offer: OfferPart


class OfferSession(BaseSession):
    """The offer to practise a rule.

    Args:
        rule: the id of a rule that can be practised.
        lang: ``"en"`` or ``"ko"``; None follows ``boardlab.language()``.
    """

    def __init__(self, rule: str, lang: str | None = None) -> None:
        super().__init__(lang)
        self.rule = rule
        self.practice = self.add(NestedPractice(self, self._offers))

    def _offers(self) -> tuple[str, ...]:
        """The rule, where anybody draws positions of it."""
        return (self.rule,) if practice_of_rule(self.rule) is not None else ()

    def shown(self) -> OfferParts:
        """All that pages show."""
        lang, game = self.lang, self.rule.partition(".")[0]
        return {
            "offer": {
                "lang": lang,
                "words": practice_words(lang, self.practice.about),
                "key": self.rule,
                "title": text_in(find_game(game).rulebook[self.rule].title, lang),
                "label": WORDING.say("practice.this", lang),
                "practising": self.practice.about,
            }
        }


def practice_words(lang: str, practising: str) -> dict[str, str]:
    """What a card with practice in it says: of its link to Python, and where it can show no practice."""
    told = {"silent": WORDING.say("progress.silent", lang), "practice": WORDING.say("practice.title", lang)}
    told |= {key: WORDING.say(f"practice.{key}", lang, about=practising) for key in ("apart", "end")}
    return told | page_words(lang, "busy", "ended")
