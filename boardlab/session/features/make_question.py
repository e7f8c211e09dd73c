"""A question made of the position that is shown: what an author gets to complete for a topic's ``questions.toml``."""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import cached_property
from typing import TYPE_CHECKING, TypedDict

from boardlab.core.errors import PlainError
from boardlab.core.i18n.language import speaking
from boardlab.core.text.quoting import shown
from boardlab.lessons.model.base_question import WORDING
from boardlab.lessons.model.topics import Topic, topic_names, topics
from boardlab.session.commands import Command, Outcome
from boardlab.session.game_session import Feature, Named, Session

if TYPE_CHECKING:
    from boardlab.lessons.build.own_question import OwnQuestion
    from boardlab.lessons.model.checkpoint import Checkpoint


class OpenMaker(Command, do="make_question", late=True):
    """Begin to make a question of the position; with ``key`` "", leave that."""

    key: str


class ChooseForQuestion(Command, do="make_question", prefix=("topic:", "kind:", "like:"), late=True):
    """Make it for another topic, of another kind, or like another question."""

    key: str
    which: str


class TellApart(Command, do="make_question", prefix="wrong:", late=True):
    """Put the wrong rule ``key`` into the entry, or take it out."""

    key: str


class OfferedWrongRule(TypedDict):
    """A wrong rule that answers differently here."""

    key: str
    name: str
    answer: str
    stands: bool
    """Does it stand in the entry?"""


class QuestionMaker(TypedDict):
    """What is made of the position, and what may be chosen."""

    open: bool
    topics: list[Named]
    topic: str
    kinds: list[Named]
    kind: str
    models: list[Named]
    """The questions of the topic and the kind that can be asked of the position."""
    like: str
    why: str
    """Why there is no question; "" where there is one."""
    answer: str
    wrong: list[OfferedWrongRule]
    warnings: list[str]
    """What gives the answer away."""
    findings: list[str]
    """What else lint will say, in English."""
    entry: str


class MakeQuestionPart(TypedDict):
    """What a frame holds of a question that is made."""

    make_question: QuestionMaker | None
    """The question that is made of the position; None where none can be."""


@dataclass(frozen=True)
class _Making:
    """What was chosen for the question, and what came of it."""

    topic: Topic
    askable: tuple[Checkpoint, ...]
    like: str = ""
    made: OwnQuestion | None = None
    why: str = ""

    @cached_property
    def kinds(self) -> tuple[str, ...]:
        """The kinds of questions that can be asked."""
        return tuple(dict.fromkeys(each.kind for each in self.askable))

    @property
    def kind(self) -> str:
        """The kind that is chosen; "" where nothing can be asked."""
        return next((each.kind for each in self.askable if model_id(each) == self.like), "")

    def first(self, kind: str) -> str:
        """The id of the first question of a kind; "" where none can be asked."""
        return next((model_id(each) for each in self.askable if each.kind == kind), "")


class MakeQuestionFeature(Feature):
    """A question may be made of the position: like one of the game's lessons, which is chosen.

    Only whoever sees everything may: the entry holds the whole position.
    """

    def __init__(self, session: Session) -> None:
        super().__init__(session)
        self.is_open = False
        self._making: _Making | None = None
        self._topic = self._like = ""
        """What was chosen last, for the next position."""
        session.handlers.on(OpenMaker, self._open)
        session.handlers.on(ChooseForQuestion, self._choose)
        session.handlers.on(TellApart, self._tell_apart)

    def part(self) -> MakeQuestionPart:
        """What may be chosen, and the entry."""
        return {"make_question": self._told() if self.may_make else None}

    @property
    def may_make(self) -> bool:
        """May a question be made of what is shown?"""
        session = self.session
        may = session.edited is None and session.observer.sees_all and "timeline" in session.parts
        return may and bool(topic_names(session.position.game))

    @property
    def made(self) -> OwnQuestion | None:
        """The question that is made; None where there is none."""
        return None if self._making is None else self._making.made

    @property
    def entry(self) -> str:
        """The entry for ``questions.toml``, with a word to whoever completes it; "" where there is none."""
        made = self.made
        if made is None:
            return ""
        return f"# {WORDING.say('own.to_do', self.session.lang, like=made.like)}\n{made.to_toml()}"

    def moved(self) -> None:
        """Close it: it was made of another position."""
        self._making, self.is_open = None, False

    def language_changed(self) -> None:
        """Make it anew: the texts to begin with are in the other language."""
        made = self.made
        if self._making is not None:
            self._make(None if made is None else [each.key for each in made.wrong if made.stands(each)])

    def _told(self) -> QuestionMaker:
        making, lang = self._making, self.session.lang
        told: QuestionMaker = {
            "open": making is not None,
            "topics": [], "topic": "", "kinds": [], "kind": "", "models": [], "like": "", "why": "", "answer": "",
            "wrong": [], "warnings": [], "findings": [], "entry": "",
        }  # fmt: skip
        if making is None:
            return told
        told["topics"] = [{"key": each.id, "label": titled(each, lang)} for each in topics(making.topic.game)]
        told["topic"], told["kind"], told["like"], told["why"] = making.topic.id, making.kind, making.like, making.why
        told["kinds"] = [{"key": kind, "label": WORDING.say(f"own.kind.{kind}", lang)} for kind in making.kinds]
        told["models"] = [
            {"key": model_id(each), "label": each.title(lang)} for each in making.askable if each.kind == making.kind
        ]
        made = making.made
        if made is not None:
            told["answer"] = made.asked.show(made.answer, lang)
            told["wrong"] = [
                {
                    "key": each.key,
                    "name": each.name(made.asked.wording, lang),
                    "answer": made.said(each, lang),
                    "stands": made.stands(each),
                }
                for each in made.wrong
            ]
            told["warnings"] = [WORDING.phrase(each, lang) for each in made.give_aways]
            told["findings"] = list(made.findings)
            told["entry"] = self.entry
        return told

    # -- what pages ask ----------------------------------------------------------------------------------------------

    def _open(self, command: OpenMaker) -> Outcome:
        if not command.key:
            self._making, self.is_open = None, False
            self.session.touch(command.by)
            return "done", ""
        if not self.may_make:
            return "no", WORDING.say("own.not_now", self.session.lang)
        self.is_open = True
        every, last, like = topics(self.session.position.game), self._topic, self._like
        for topic in [each for each in every if each.id == last] or every:
            self._for(topic, like)
            if self._making is not None and self._making.like:
                break
        return self._made(command)

    def _choose(self, command: ChooseForQuestion) -> Outcome:
        making = self._making
        if making is None or not self.may_make:
            return "no", WORDING.say("own.not_now", self.session.lang)
        if command.which == "topic":
            found = next((each for each in topics(making.topic.game) if each.id == command.key), None)
            if found is None:
                return self._unknown(command.key)
            self._for(found)
        else:
            like = making.first(command.key) if command.which == "kind" else command.key
            if like not in map(model_id, making.askable):
                return self._unknown(command.key)
            self._making = replace(making, like=like)
            self._make()
        return self._made(command)

    def _tell_apart(self, command: TellApart) -> Outcome:
        made = self.made
        if made is None or not self.may_make:
            return "no", WORDING.say("own.not_now", self.session.lang)
        if command.key not in (each.key for each in made.wrong):
            return self._unknown(command.key)
        self._make([each.key for each in made.wrong if made.stands(each) != (each.key == command.key)])
        return self._made(command)

    def _unknown(self, key: str) -> Outcome:
        return "no", self.session.say("answer.no_pick", key=shown(key))

    def _made(self, command: Command) -> Outcome:
        """Say what has come of it."""
        told = self._told()
        said = [told["why"]]
        if self.made is not None:
            facts = {"answer": told["answer"].rstrip("."), "count": len(told["wrong"])}
            said = [WORDING.say("own.says", self.session.lang, **facts), *told["warnings"]]
        self.session.touch(command.by, " ".join(said))
        return "done", ""

    # -- making ------------------------------------------------------------------------------------------------------

    def _for(self, topic: Topic, like: str = "") -> None:
        """Make a question for a topic, like one that was chosen or else like the first that can be asked."""
        from boardlab.lessons.build.own_question import askable  # only authors need it

        found = askable(self.session.position, topic)
        ids = [model_id(each) for each in found]
        self._making = _Making(topic, found, like if like in ids else ids[0] if ids else "")
        self._make()

    def _make(self, wrong: list[str] | None = None) -> None:
        """Make the question that is chosen, with the wrong rules given or else those of its model."""
        from boardlab.lessons.build.own_question import question_from

        making, lang = self._making, self.session.lang
        assert making is not None
        self._topic, self._like = making.topic.id, making.like
        if not making.like:
            self._making = replace(making, why=WORDING.say("own.nothing", lang))
            return
        try:
            with speaking(lang):
                made = question_from(self.session.position, making.like, wrong=wrong)
            self._making = replace(making, made=made, why="")
        except PlainError as problem:
            self._making = replace(making, made=None, why=str(problem))


def titled(topic: Topic, lang: str) -> str:
    """What a topic is called."""
    return topic.wording.say(f"topic.{topic.name}", lang)


def model_id(asked: Checkpoint) -> str:
    """The id of the question that an askable one is made like."""
    return f"{asked.position.game}.{asked.words}"
