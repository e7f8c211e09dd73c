"""The practice questions of a topic: which wrong rules each can show, and candidates drawn for them.

What a candidate is held against before it is asked is in :mod:`boardlab.lessons.model.practice`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from functools import cache, cached_property
from importlib import import_module
from random import Random
from typing import Any

from boardlab.core.contract.verdict import PlainError
from boardlab.core.json_data import Json
from boardlab.core.play.steer import Now
from boardlab.lessons.model.again import GAMES, Renaming, names_in, played
from boardlab.lessons.model.checkpoint import Checkpoint
from boardlab.lessons.model.question_fields import wrong_here
from boardlab.lessons.model.topic_files import TURNING, practice_tables
from boardlab.lessons.model.topics import PRACTICE, Topic, find_topic

SAID_OF = ("title", "question", "right", "why", "look", "hint", "choice")
"""The texts of a question, which are asked for by their key."""


class PracticeQuestions:
    """The practice questions of one topic, with the games played for them."""

    def __init__(self, topic: Topic) -> None:
        self.topic = topic
        self._games: dict[int, tuple[Now, ...]] = {}
        """The moments of first games that practice asks about, by the seed of each."""

    @cached_property
    def practised(self) -> Mapping[str, tuple[str, ...]]:
        """The ids of the wrong rules that practice can show, each with the questions that tell it from the truth."""
        found: dict[str, tuple[str, ...]] = {}
        for name, table in practice_tables(self.topic.held).items():
            for wrong in wrong_here(table):
                found[f"{self.topic.game}.{wrong}"] = (*found.get(f"{self.topic.game}.{wrong}", ()), name)
        return found

    def rule_behind(self, wrong: str, table: str) -> str:
        """The id of the rule that refutes a wrong rule, by its id, in a practice question."""
        name = wrong.partition(".")[2]
        rule: str = self.topic.wrong_in(name, wrong_here(practice_tables(self.topic.held)[table])[name])["rule"]
        return rule

    def shown_together(self, table: str) -> frozenset[str]:
        """The ids of wrong rules that every position of a practice question shows, and that no other question shows.

        Those of a question that says so by ``together``, and of one that is asked again on its board: there all its
        wrong answers are told apart.
        """
        here = practice_tables(self.topic.held)[table]
        if here.get("together"):
            wrong = (f"{self.topic.game}.{name}" for name in wrong_here(here))
            return frozenset(name for name in wrong if self.practised[name] == (table,))
        if "position" not in here or "moment" in here:
            return frozenset()
        asked = self.topic.posed(here, **self._own(table))
        given = [wrong.answer(asked.position) for wrong in asked.misconceptions]
        return frozenset(
            wrong.id
            for wrong, answer in zip(asked.misconceptions, given, strict=True)
            if given.count(answer) == 1 and self.practised[wrong.id] == (table,)
        )

    def draw(self, rng: Random, target: str, table: str = "") -> Checkpoint | None:
        """A candidate for practice, or None: see :mod:`boardlab.lessons.model.practice`.

        Args:
            rng: what chooses.
            target: the id of the wrong rule that it shall tell from the truth; "" for any.
            table: the practice question, such as ``practice.fall``; "" for any that can show the target. Where it says
                no ``draw``, that of ``[practice]`` draws for it, a formula of ``rng`` and ``fitting``, the names to
                choose among.
        """
        asked = practice_tables(self.topic.held)
        fitting = [table] if table else list(self.practised.get(target, ()) if target else asked)
        if not fitting:
            return None
        name = rng.choice(fitting) if len(fitting) > 1 else fitting[0]
        number = name.removeprefix("practice.")
        if "draw" in asked[name]:
            return self._drawn(name, self._draw(asked[name]["draw"], ("rng", "target"))(rng, target))
        if "moment" in asked[name]:
            return self._at_moment(number, rng, target)
        if "position" in asked[name]:
            return self._turned(name, rng)
        found = self._draw(self.topic.held["practice"]["draw"], ("rng", "fitting"))(rng, [number])
        return self._drawn(f"practice.{found[0]}", found[1]) if found else None

    def _draw(self, text: str, given: tuple[str, ...]) -> Callable[..., Any]:
        return self.topic.formula(text, given, PRACTICE, None)

    def _drawn(self, name: str, found: object) -> Checkpoint | None:
        """A practice question on what was drawn for it."""
        if found is None:
            return None
        table = practice_tables(self.topic.held)[name]
        return self.topic.asked_on(table, found, None, **self._own(name))

    def _own(self, words: str) -> Json:
        """What a question has as one of practice: its id, and the table with its words."""
        return {"id": f"{self.topic.id}.practice", "words": f"{self.topic.name}.{words}"}

    def _at_moment(self, number: str, rng: Random, target: str) -> Checkpoint | None:
        """A question of the lesson at another moment of a game; None where that fails.

        Of the moments of a game the first from some on is taken that tells the target from the truth, else the first.
        """
        table, own = self.topic.held[number], self._own(number)
        assert self.topic.first_game is not None, f"{self.topic.id}.{number}"
        seed = rng.randrange(GAMES)
        if seed not in self._games:
            self._games[seed] = played(self.topic.first_game, seed)
        moments = self._games[seed]
        begun, first = rng.randrange(len(moments)), None
        for now in (*moments[begun:], *moments[:begun]):
            found = self.topic.moment(number, now)
            if found is None:
                continue
            asked = self.topic.asked_on(table, found, now.position, **own)
            if _is_told(asked, target):
                return asked
            first = first or asked
        return first

    def _turned(self, name: str, rng: Random) -> Checkpoint | None:
        """A question on its board turned about; None where right and wrong answers do not turn with the board."""
        table, number = practice_tables(self.topic.held)[name], name.removeprefix("practice.")
        own = self._own(number if number in self.topic.held else name)
        asked = self.topic.posed(table, **own)
        wrong = {name: self.topic.wrong_in(name, said) for name, said in wrong_here(table).items()}
        held = {**{field: said for field, said in table.items() if field not in ("position", *SAID_OF)}, "wrong": wrong}
        may = self.topic.held[PRACTICE].get(TURNING, {}).get(table.get("like", number), {})
        found = import_module(f"{self.topic.lessons}.turning").turned(
            rng, asked.position, names_in({**table, "wrong": wrong}), may
        )
        if found is None:
            return None
        names, position = found
        renaming = Renaming(names)
        own |= {"setting": lambda: position, "wording": self.topic.wording.calling(names)}
        turned = self.topic.made(renaming.whole(held), **own)
        if asked.kind == "turn":
            # Every line to the goal will do, and this one is known.
            known = renaming.answer(asked.answer())
            turned = replace(turned, solve=lambda p: known)
        try:
            return turned if _turns_with(asked, turned, renaming) else None
        except (PlainError, ValueError, LookupError):  # a function names a place itself, or counts on what stands there
            return None


def _is_told(asked: Checkpoint, target: str) -> bool:
    """Does a wrong rule, by its id, come to an answer here that is wrong? Of a line of play that is not asked."""
    wrong = next((each for each in asked.misconceptions if each.id == target), None)
    if wrong is None:
        return not target
    return asked.kind == "turn" or not asked.accepts(wrong.answer(asked.position))


def _turns_with(asked: Checkpoint, turned: Checkpoint, renaming: Renaming) -> bool:
    """Are the answers to a question that was turned about those of the question, turned about?"""
    if not turned.accepts(turned.read(renaming.answer(asked.answer()))):
        return False
    pairs = zip(asked.misconceptions, turned.misconceptions, strict=True)
    if asked.kind == "turn":
        # A wrong line may be any of several.
        return all(not turned.accepts(wrong.answer(turned.position)) for _, wrong in pairs)
    return turned.answer() == renaming.answer(asked.answer()) and all(
        wrong.answer(turned.position) == renaming.answer(usual.answer(asked.position)) for usual, wrong in pairs
    )


@cache
def practice_questions(topic: Topic) -> PracticeQuestions:
    """The practice questions of a topic, made once."""
    return PracticeQuestions(topic)


def find_practice(name: object) -> PracticeQuestions | None:
    """The practice questions of the topic with an id; None where it has none. No other topic is read."""
    topic = find_topic(name)
    return practice_questions(topic) if topic is not None and topic.has_practice else None
