"""The report of a class: which rule each pupil knows, who misread what, who is stuck, and what to show tomorrow."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from functools import cached_property
from string import ascii_lowercase
from typing import Literal, NamedTuple

from boardlab.classroom.hand_in_code import MOST_NUMBER
from boardlab.classroom.handed_in import HandedIn, Pupil, pupil_name
from boardlab.core.contract.game import game_names
from boardlab.lessons.model.catalogue import checkpoint, checkpoints, misconceptions
from boardlab.lessons.model.checkpoint import Checkpoint
from boardlab.lessons.model.misconception import Misconception
from boardlab.lessons.model.topics import topics

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
    def absent(self) -> tuple[str, ...]:
        """The numbers of pupils of whom nothing counts, by the names of files that were skipped."""
        there = {pupil.name for pupil in self.pupils}
        names = dict.fromkeys(pupil_name(note.file) for note in self.handed_in.skipped)
        return tuple(name for name in names if name.isdigit() and int(name) <= MOST_NUMBER and name not in there)

    @cached_property
    def questions(self) -> dict[str, Checkpoint]:
        """The questions that somebody answered, by id in the order they are taught; ids that do not exist are no
        questions.
        """
        asked = {name for pupil in self.pupils for name in pupil.results.questions}
        every = (each for topic in _taught(map(_topic, asked)) for each in checkpoints(topic))
        return {each.id: each for each in every if each.id in asked}

    @cached_property
    def misreadings(self) -> tuple[ClassMisconception, ...]:
        """The wrong rules that were met, the commonest first."""
        who: dict[str, list[str]] = {}
        where: set[str] = set()
        for pupil in self.pupils:
            for name, met in pupil.results.misread.items():
                who.setdefault(name, []).append(pupil.name)
                where |= met
        known = _by_id(_taught(map(_topic, where)))
        # One that was met in practice alone is looked for in all of its game.
        elsewhere = {name.partition(".")[0] for name in who if name not in known}
        known = _by_id(game for game in game_names() if game in elsewhere) | known
        ordered = sorted((name for name in who if name in known), key=lambda name: (-len(who[name]), name))
        return tuple(
            ClassMisconception(known[name], _letter(at), tuple(who[name]), checkpoint(known[name].diagnostic))
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
        """Boards to show next: those that refute the commonest misreadings, each board once; where there are too few of
        them, others of their topics that do.
        """
        found: dict[str, ClassMisconception] = {}
        for each in self.misreadings * BOARDS:
            board = next((board for board in _refuting(each) if board.id not in found), None)
            if board is not None and len(found) < BOARDS:
                found[board.id] = each._replace(board=board)
        return tuple(found.values())

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


def _refuting(misread: ClassMisconception) -> Iterable[Checkpoint]:
    """The questions that tell a wrong rule from the truth, the one for it first."""
    yield misread.board
    for each in checkpoints(misread.board.topic):
        if any(wrong.id == misread.wrong.id for wrong in each.misconceptions):
            yield each


def _topic(question: str) -> str:
    return ".".join(question.split(".")[:2])


def _taught(names: Iterable[str]) -> Iterable[str]:
    """Topics in the order they are taught; ids that do not exist are no topics."""
    wanted = set(names)
    games = {name.partition(".")[0] for name in wanted}
    return (topic.id for game in game_names() if game in games for topic in topics(game) if topic.id in wanted)


def _by_id(within: Iterable[str]) -> dict[str, Misconception]:
    """The wrong rules of some topics or games."""
    found: dict[str, Misconception] = {}
    for each in (wrong for prefix in within for wrong in misconceptions(prefix)):
        found.setdefault(each.id, each)
    return found


def _letter(at: int) -> str:
    """``a`` to ``z``, then ``a2`` and so on."""
    turn, letter = divmod(at, len(ascii_lowercase))
    return ascii_lowercase[letter] + (str(turn + 1) if turn else "")
