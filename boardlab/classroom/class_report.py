"""The report of a class: which rule each pupil knows, who misread what, who is stuck, and what to show tomorrow."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from functools import cached_property
from string import ascii_lowercase
from typing import Literal, NamedTuple

from boardlab.classroom.handed_in import HandedIn, Pupil
from boardlab.core.contract.game import game_names
from boardlab.lessons.model.catalogue import checkpoints, misconceptions
from boardlab.lessons.model.checkpoint import Checkpoint
from boardlab.lessons.model.misconception import Misconception

State = Literal["open", "known", "helped", "missed", "misread"]
"""How a pupil stands with a rule: not asked yet, right at once, right with help or at a later try, not solved so far,
or misread, as a wrong rule was behind an answer."""
STUCK = 2
"""So many wrong answers to a question that is not solved are called stuck."""
BOARDS = 3
"""So many boards are proposed for tomorrow."""


class ClassMisconception(NamedTuple):
    """A wrong rule that pupils had in mind."""

    wrong: Misconception
    letter: str
    """By which the table names it: ``a`` is the commonest one."""
    pupils: tuple[str, ...]
    board: Checkpoint
    """The question whose board tells it from the truth."""


class ReportRow(NamedTuple):
    """How a class stands with one rule."""

    rule: str
    states: tuple[State, ...]
    """Of each pupil, in their order."""
    letters: tuple[str, ...]
    """The wrong rule of each pupil who misread it; "" for the others."""

    @property
    def misread(self) -> int:
        """How many pupils misread it."""
        return self.states.count("misread")

    @property
    def unknown(self) -> int:
        """How many have not solved a question about it."""
        return self.states.count("missed")


class Stuck(NamedTuple):
    """A question that pupils could not solve so far."""

    question: Checkpoint
    pupils: tuple[str, ...]
    wrong: int
    """The most wrong answers that one of them gave."""


@dataclass(frozen=True)
class ClassReport:
    """What a class handed in, worked out. Nothing in it is said in a language yet."""

    handed_in: HandedIn

    @property
    def pupils(self) -> tuple[Pupil, ...]:
        """Who handed in something that counts."""
        return self.handed_in.pupils

    @property
    def answers(self) -> int:
        """How many answers were given."""
        return sum(pupil.results.answers for pupil in self.pupils)

    @property
    def silent(self) -> tuple[str, ...]:
        """Who answered no question of a lesson."""
        return tuple(pupil.name for pupil in self.pupils if not pupil.results.questions.keys() & self.questions.keys())

    @cached_property
    def questions(self) -> dict[str, Checkpoint]:
        """The questions that somebody answered, by id in the order they are taught; ids that do not exist are no
        questions.
        """
        asked = {name for pupil in self.pupils for name in pupil.results.questions}
        topics = {".".join(name.split(".")[:2]) for name in asked}
        games = (game for game in game_names() if any(topic.startswith(f"{game}.") for topic in topics))
        every = (each for game in games for each in checkpoints(game))
        return {each.id: each for each in every if each.id in asked}

    @cached_property
    def misreadings(self) -> tuple[ClassMisconception, ...]:
        """The wrong rules that were met, the commonest first."""
        who: dict[str, list[str]] = {}
        for pupil in self.pupils:
            for name in pupil.results.misread:
                who.setdefault(name, []).append(pupil.name)
        games = dict.fromkeys(name.partition(".")[0] for name in who)
        known = {each.id: each for game in games if game in game_names() for each in misconceptions(game)}
        boards = {name: each for game in games if game in game_names() for name, each in _by_id(game)}
        ordered = sorted((name for name in who if name in known), key=lambda name: (-len(who[name]), name))
        return tuple(
            ClassMisconception(known[name], _letter(at), tuple(who[name]), boards[known[name].diagnostic])
            for at, name in enumerate(ordered)
        )

    @cached_property
    def rows(self) -> tuple[ReportRow, ...]:
        """The rules that were asked about, the most misread first."""
        asked = dict.fromkeys(each.rules[0] for each in self.questions.values())
        rules = {**asked, **dict.fromkeys(each.wrong.rule for each in self.misreadings)}
        rows = [self._row(rule) for rule in rules]
        return tuple(sorted(rows, key=lambda row: (-row.misread, -row.unknown, row.rule)))

    @cached_property
    def stuck(self) -> tuple[Stuck, ...]:
        """The questions at which pupils are stuck, those of most pupils first."""
        found = []
        for name, question in self.questions.items():
            wrong = {
                pupil.name: result.wrong
                for pupil in self.pupils
                if (result := pupil.results.questions.get(name)) and not result.solved and result.wrong >= STUCK
            }
            if wrong:
                found.append(Stuck(question, tuple(wrong), max(wrong.values())))
        return tuple(sorted(found, key=lambda each: -len(each.pupils)))

    @property
    def tomorrow(self) -> tuple[ClassMisconception, ...]:
        """Boards to show next: those that refute the commonest misreadings, each board once."""
        found: dict[str, ClassMisconception] = {}
        for each in self.misreadings:
            found.setdefault(each.board.id, each)
        return tuple(found.values())[:BOARDS]

    def _row(self, rule: str) -> ReportRow:
        behind = {each.wrong.id: each.letter for each in self.misreadings if each.wrong.rule == rule}
        about = [name for name, each in self.questions.items() if each.rules[0] == rule]
        states: list[State] = []
        letters: list[str] = []
        for pupil in self.pupils:
            own = next((letter for name, letter in behind.items() if name in pupil.results.misread), "")
            letters.append(own)
            states.append("misread" if own else _state(pupil, about))
        return ReportRow(rule, tuple(states), tuple(letters))


def _state(pupil: Pupil, about: Iterable[str]) -> State:
    """How a pupil stands with a rule by the questions about it."""
    found = [pupil.results.questions[name] for name in about if name in pupil.results.questions]
    if not found:
        return "open"
    if not all(result.solved for result in found):
        return "missed"
    return "known" if all(result.is_known for result in found) else "helped"


def _by_id(game: str) -> Iterable[tuple[str, Checkpoint]]:
    return ((each.id, each) for each in checkpoints(game))


def _letter(at: int) -> str:
    """``a`` to ``z``, then ``a2`` and so on."""
    turn, letter = divmod(at, len(ascii_lowercase))
    return ascii_lowercase[letter] + (str(turn + 1) if turn else "")
