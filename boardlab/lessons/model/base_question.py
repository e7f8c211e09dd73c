"""What every question has: its facts and its words. Kinds of answers and grades stand on this.

:mod:`boardlab.lessons.model.checkpoint` says how one is written, and grades what is answered.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from functools import cached_property
from typing import Literal, NamedTuple

from boardlab.core.contract.functions import OnAction
from boardlab.core.contract.position import Position
from boardlab.core.contract.receipt import Receipt
from boardlab.core.contract.verdict import Breach, Verdict
from boardlab.core.i18n.language import Called, Phrase, Wording, language, text_in
from boardlab.core.json_data import Table
from boardlab.lessons.model.first_game import Cast

Answer = int | str | frozenset[str] | tuple[str, ...]
"""A number; the key of a choice or of a verdict; the keys of places; or steps in order: keys, or actions as text."""
Kind = Literal["number", "choice", "cells", "turn", "legal", "order"]
WORDING = Wording("boardlab.lessons")
LEGAL = "legal"
"""The answer to the kind ``legal`` where no rule is broken; the others are ids of rules."""
LONGEST = 64
"""No line of play is longer."""


class Tried(NamedTuple):
    """What came of trying something at a place."""

    is_legal: bool | None
    """None where nothing is tried at the place itself: what else is tried may reach it or not."""
    says: str
    """"" where nothing that is tried reaches the place."""
    rule: str = ""
    """Id of the rule that refuses it."""


@dataclass(frozen=True, kw_only=True)
class BaseQuestion(ABC):
    """A question, as far as its answers and grades need to know it."""

    id: str
    """Game, topic and number: ``torres.scoring.3``."""
    kind: Kind
    setting: Callable[[], Position]
    """Makes the position; called once, when first needed."""
    rules: tuple[str, ...]
    """Ids of the rules it is about; the first one is the third hint."""
    wording: Wording
    choices: tuple[str, ...] = ()
    """Keys of the choices, of the rules to choose from, or of the steps, in the order in which they are shown."""
    reasons: tuple[str, ...] = ()
    """For the kind ``choice``: ids of rules to choose the reason from; () asks for none."""
    decisive: tuple[str, ...] = ()
    """Which of them are a right reason; () for the first of ``rules``."""
    goal: Callable[..., bool] | None = None
    """Is an answer right? ``goal(position, answer)``, for a turn ``goal(start, end, actions)``. None: equals solve."""
    tries: str = ""
    """For the kind ``legal``: the action in question, as text; for ``cells`` what says by the rules themselves why a
    place belongs or not: :func:`boardlab.lessons.model.trying.tried_at`."""
    deciders: tuple[int, ...] = ()
    """For the kind ``turn``: the seats that are played, such as both allies of a side; () for the one to move."""
    most: int = LONGEST
    """For the kind ``turn``: no more actions than this."""
    explain: OnAction[[], Phrase | Breach | None] | None = None
    """Where a wrong answer parts from the truth, in the lesson's words or as a breach; None where it cannot tell."""
    receipt_of: Callable[[Position], Receipt | None] | None = None
    """The receipt shown once an answer is given. None: of scoring the position, for numbers, choices and turns."""
    about: int = 0
    """Whom the question is about: whose receipt is opened first."""
    among: Callable[[Position], Iterable[str]] | None = None
    """For the kind ``cells``: the keys of the places to choose from, such as all tiles; None for every place there is.
    The card begins on them, and takes nothing else."""
    cast: Cast | None = None
    """Who plays, where it is asked in a first game: its sentences speak to the learner, and name the others."""
    words: str = ""
    """Where its wordings begin; "" for topic and number: ``scoring.3``."""
    facts: Callable[[Position], Table] | None = None
    """What fills placeholders in its wordings, computed from the position."""
    dealt: str = ""
    """Id of the rule that a position of practice was drawn to show; "" for a question of a lesson."""

    @cached_property
    def position(self) -> Position:
        """The position the question is about."""
        made: Position = self.setting()
        return made

    @cached_property
    def verdict(self) -> Verdict:
        """What the rules say to the action in question, for the kind ``legal``."""
        return self.position.judge(self.position.read_action(self.tries))

    @property
    def options(self) -> tuple[str, ...]:
        """Keys of all that may be chosen: the choices, and ``legal`` before the rules."""
        return (LEGAL, *self.choices) if self.kind == "legal" else self.choices

    @property
    def because(self) -> tuple[str, ...]:
        """The rules that are a right reason."""
        return self.decisive or self.rules[:1]

    @property
    def named_rules(self) -> tuple[str, ...]:
        """Ids of the rules of which one is named: as the reason of a choice, or with "not legal", whatever is true."""
        return self.choices if self.kind == "legal" else self.reasons

    @cached_property
    def places(self) -> tuple[str, ...]:
        """The places of the board that may be picked."""
        return tuple(self.among(self.position) if self.among else self.position.scene(lang="en").places)

    def is_playing(self, position: Position) -> bool:
        """Does the line of play of a ``turn`` still go on: is it for one of its seats to decide?"""
        return position.current_player in (self.deciders or (self.position.current_player,))

    @abstractmethod
    def answer(self) -> Answer:
        """A right answer."""

    @abstractmethod
    def tried(self, key: str, lang: str | None = None) -> Tried | None:
        """What ``tries`` of a question for places does at one of them, as it may be seen; None without ``tries``."""

    # -- words -----------------------------------------------------------------------------------------------------

    @property
    def topic(self) -> str:
        """The id without its number: ``torres.scoring``; the same for its practice."""
        return ".".join(self.id.split(".")[:2])

    def title(self, lang: str | None = None) -> str:
        """The title of the question: a few words."""
        return self.say("title", lang)

    def question(self, lang: str | None = None) -> str:
        """The question itself, one sentence or more."""
        return self.say("question", lang)

    def choice(self, key: str, lang: str | None = None) -> str:
        """A choice in words; a rule by its title."""
        if self.kind != "legal":
            return self.say(f"choice.{key}", lang)
        if key == LEGAL:
            return WORDING.say("card.legal", lang)
        return WORDING.say("card.illegal", lang, rule=self.rule_title(key, lang))

    def ask_why(self, lang: str | None = None) -> str:
        """The question for the rule; "" where none is asked for."""
        return WORDING.say(f"card.why_{self.kind}", lang) if self.named_rules else ""

    def rule_title(self, rule: str, lang: str | None = None) -> str:
        """What a rule is called."""
        return text_in(self.position.wording.rules[rule].title, lang)

    def say(self, part: str, lang: str | None = None, **facts: object) -> str:
        """One of its wordings, such as ``title`` or ``hint.goal``, with its facts; KeyError where there is none."""
        known = self._facts if self.facts is not None else {}
        return self.wording.say(f"{self._words}.{part}", lang, self.called(lang), **{**known, **facts})

    def called(self, lang: str | None = None) -> Called:
        """What the players are called in it."""
        return self.cast.address(lang or language()) if self.cast is not None else None

    @property
    def _words(self) -> str:
        return self.words or self.id.partition(".")[2]

    @cached_property
    def _facts(self) -> Table:
        return self.facts(self.position) if self.facts is not None else {}
