"""What a card knows of one checkpoint: how far it is answered, what of its board is shown, what it says of itself.

Nothing here asks the checkpoint for its answer; :mod:`boardlab.session.question.question` grades what is committed.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator
from contextlib import suppress
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any

from boardlab.core.i18n.language import Phrase
from boardlab.core.picture.scene import Part
from boardlab.core.play.record import Record
from boardlab.lessons import Checkpoint, Grade, Practice, practice
from boardlab.lessons.build.store import known_to
from boardlab.lessons.journal.journal import journal
from boardlab.lessons.model.base_question import WORDING, Answer
from boardlab.lessons.model.hints import MISSES, pays_after
from boardlab.lessons.model.misconception import Misconception
from boardlab.lessons.model.practice import (
    AFTER,
    MARK,
    ReviewRow,
    Row,
    covered_misconceptions,
    practice_of_rule,
    rules_asked,
    rules_practised,
)
from boardlab.lessons.model.question_types import BadAnswer
from boardlab.session.game_session import Feature, Session
from boardlab.session.lesson.bookmark import learner_seed
from boardlab.session.viewer import TEXT_VIEW

LONGEST_LIST = 40
"""So many signs of what is picked are read at a glance."""


ROOM = 0.09, 0.02
"""So much more of a part of a board is seen above and below it, as shares of its height, where something else may stand
there after the answer."""


@dataclass
class QuestionProgress:
    """How far one checkpoint has been answered."""

    tries: int = 0
    wrong: int = 0
    """Wrong answers before it was solved."""
    opened: int = 0
    """How many of the three hints are open."""
    paid_for: int = 0
    """How many of them were opened before it was solved: those after it cost nothing."""
    solved: bool = False
    told: bool = False
    """Was the answer shown before it was solved?"""
    given: set[Answer] = field(default_factory=set)
    """The wrong answers: to give one of them again costs nothing and is no try."""
    last: object = None
    """The last wrong answer."""
    met: str = ""
    """Id of the misconception behind the last wrong answer that has a name."""

    @classmethod
    def of(cls, asked: Checkpoint) -> QuestionProgress:
        """How far a checkpoint was answered before, by the journal; nothing where that cannot be read."""
        try:
            before = journal().tally().standings.get(asked.id)
        except OSError:
            before = None
        if before is None:
            return cls()
        wrong, solved = before.wrong, before.solved
        given = {*_read(asked, before.given)}
        return cls(wrong + solved, wrong, before.opened, before.opened, solved, before.told, given)


class Asking(Feature):
    """A checkpoint that is asked on a board of its own, and how far it has been answered.

    Args:
        asked: the checkpoint.
        lang: the language; None follows the language chosen for the kernel.
        row: the practice that the checkpoint is a position of, if it is.
    """

    def __init__(self, asked: Checkpoint, lang: str | None = None, row: Row | None = None) -> None:
        board = Record(asked.position), asked.observer
        super().__init__(Session(board[0], observer=board[1], seat=board[1].seat, lang=lang, view=asked.view, parts=()))
        if asked.cast is not None:
            self.session.names_in, self.session.you = asked.cast.names, asked.cast.you
        self.home = asked
        self.asked = asked
        self.row = row
        self.number = int(asked.id.rpartition(".")[2]) if isinstance(row, Practice) else 1
        self.away: Row | None = None
        """The practice that is asked in place of the checkpoint; None where that is asked."""
        self._begun: dict[Row, int] = {}
        """The number of the last position of each practice that was asked here."""
        self.practised: list[str] = [asked.id] if row is not None else []
        """Ids of the practice positions in the order in which they were shown; all questions of a lesson share them."""
        self._known: dict[str, frozenset[str] | None] = {}
        self.picked: frozenset[str] = frozenset()
        self.kept: frozenset[str] = frozenset()
        """The places of a wrong answer that are still picked for whoever tries again."""
        self.steps: tuple[str, ...] = asked.choices
        self.untouched = self.steps
        """The steps as they were shown, which are no answer before somebody says so: an order that nobody has touched
        may have been checked by mistake. () once that was said."""
        self.chosen = ""
        """The choice that was wrong, to be seen and mended by whoever tries again; "" for none."""
        self.grade: Grade | None = None
        self.shows_whole = False
        """Was the whole board asked for, where the question needs a part of it?"""
        self.unsaved: Phrase | None = None
        """Why what was answered here cannot be saved; None when all is well, or another card has said it."""
        self._standings: dict[str, QuestionProgress] = {}
        self.refuted: Misconception | None = None
        """The wrong rule that is shown beside the right answer, by the tutor alone."""
        self.seed = learner_seed()
        """What a page shuffles the choices by; "" for the order of the source."""

    @property
    def known(self) -> frozenset[str] | None:
        """The rules that are known where it is asked; None where no lesson asks it."""
        if self.asked.id not in self._known:  # all lessons of the game are looked through
            self._known[self.asked.id] = known_to(self.asked.id)
        return self._known[self.asked.id]

    @property
    def standing(self) -> QuestionProgress:
        """How far the checkpoint shown has been answered, on earlier days too: what it pays goes by that."""
        if self.asked.id not in self._standings:
            self._standings[self.asked.id] = QuestionProgress.of(self.asked) if self.pays else QuestionProgress()
        return self._standings[self.asked.id]

    @property
    def tries(self) -> int:
        """How many answers were committed until it was solved."""
        return self.standing.tries

    @property
    def solved(self) -> bool:
        """Was a right answer committed?"""
        return self.standing.solved

    @property
    def worth(self) -> int:
        """What the checkpoint shown is worth now, after hints and wrong tries."""
        return self.worth_after()

    def worth_after(self, *, opened: int = 0, wrong: int = 0) -> int:
        """What the checkpoint shown is worth after so many more hints and wrong tries, in points; once it is solved,
        what it has paid.
        """
        asked, now = self.asked, self.standing
        more = (0, 0) if now.solved else (opened, wrong)
        return pays_after(asked, now.paid_for + more[0], now.wrong + more[1], told=now.told)

    def was_given(self, answer: object) -> bool:
        """Was this wrong answer given before?

        Raises:
            BadAnswer: for what cannot be an answer.
        """
        return bool(self.standing.given) and self.asked.read(answer) in self.standing.given

    @property
    def may_check(self) -> bool:
        """Is there a new answer on the board to be checked? What is typed or chosen only the page knows."""
        if self.given in self.standing.given:
            return False
        if self.asked.kind == "cells":
            return bool(self.picked)
        if self.asked.kind == "order":
            return self.steps != self.untouched
        return self.asked.kind == "turn" and bool(self.given)

    @property
    def nothing(self) -> str:
        """The wording of the card for an answer that is not there yet."""
        kind = self.asked.kind
        return f"nothing_{kind if kind in {'number', 'cells', 'turn'} else 'choice'}"

    @property
    def pays(self) -> bool:
        """Does the checkpoint shown pay points? Practice does not."""
        return f".{MARK}." not in self.asked.id

    @property
    def revealed(self) -> bool:
        """May the right answer be seen now: was it given, or asked for?"""
        return self.grade is not None and self.grade.reveals

    @property
    def may_tell(self) -> bool:
        """May the answer be asked for: after two wrong tries, or a hint?"""
        standing = self.standing
        return not self.revealed and (standing.told or standing.wrong >= MISSES or standing.opened > 0)

    @property
    def own_views(self) -> tuple[str, ...]:
        """How the board may be seen: as the author says or in any of its views, and the same in words."""
        asked = self.asked
        return ((asked.view,) if asked.view else tuple(asked.position.views)) + (TEXT_VIEW,)

    @property
    def pictured(self) -> str:
        """The view that its picture is drawn in; "" for the one it is asked in."""
        return self.session.view if self.session.view in self.own_views and self.session.view != TEXT_VIEW else ""

    @cached_property
    def _parts(self) -> dict[tuple[str, str, bool, str], Part | None]:
        """The part of the board that each question needs, by its id, the language, if it has moved on, and the view."""
        return {}

    @property
    def part_of_board(self) -> Part | None:
        """The part of the board that the question needs, with what stands along its edges; None for the whole board.

        Where places are picked or played on, all of them are shown. A board that will move on with the answer has some
        room for what may stand higher then, so that nothing moves when the verdict comes; the answer is not looked at.
        """
        asked, lang, moved = self.asked, self.session.lang, self.revealed and self._moves_on
        known = asked.id, lang, moved, self.pictured
        if known not in self._parts:
            self._parts[known] = self._part_of(asked, moved=moved)
        return self._parts[known]

    def _part_of(self, asked: Checkpoint, *, moved: bool) -> Part | None:
        part = asked.part_of_board(self.session.lang, self.pictured)
        if part is None or not self._moves_on:
            return part
        part = part.with_room(*ROOM)
        if not moved:
            return part
        before, after = asked.scene("en").places, asked.scene_after("en").places
        changed = (key for key, place in before.items() if place.stands != after[key].stands)
        needed = asked.part_of_board(self.session.lang, self.pictured, self.around, changed)
        return part if needed is not None and part.holds(needed) else needed

    @property
    def _moves_on(self) -> bool:
        """Is another position shown once the answer is known? It is not made before, so the author says so."""
        return self.asked.after is not None and not self.asked.stays

    @property
    def around(self) -> Any:
        """The position itself; once an answer is committed, what the picture shows then."""
        if not self.revealed or self.asked.after is None:
            return self.session.shown
        after = self.asked.after(self.asked.position)
        return self.asked.observer.position(getattr(after, "position", after))

    @property
    def among(self) -> tuple[str, ...]:
        """Keys of the places the question is about; none where that is all of them."""
        return self.asked.places if self.asked.among else ()

    def may_play(self) -> bool:
        """Does a pick play? Only in a turn that is not over; elsewhere picks are answers."""
        asked = self.asked
        if asked.kind != "turn" or self.grade is not None or self.session.record.ply >= asked.most:
            return False
        return asked.is_playing(self.session.position)

    def words(self, key: str, **facts: object) -> str:
        """A wording that every lesson uses, such as the label of a button, in the language of the card."""
        return WORDING.say(key, self.session.lang, **facts)

    @property
    def state(self) -> str:
        """Open, tried or solved, in words."""
        if isinstance(self.row, ReviewRow) and self.revealed and not self.onward:
            return self.words("due.over")
        if self.standing.told and not self.solved and self.pays:
            return self.words("card.shown" if self.fresh is not None else "card.shown_only")
        tried = "card.tries" if self.pays else "card.tries_free"
        key = "card.solved" if self.solved else tried if self.tries else "card.open"
        return self.words(key, tries=self.tries, now=self.worth, worth=self.asked.worth)

    @property
    def fresh(self) -> Row | None:
        """What can be practised now: against the misconception just diagnosed, else the rule that was asked about.

        Where nobody draws positions of that rule, what the topic has told so far. Nothing is asked for that the lessons
        tell later. Whoever practises already goes on. None before there is a verdict, after a wrong one without a name,
        and where a topic has no practice.
        """
        grade, topic = self.grade, self.asked.topic
        if grade is None:
            return None
        seed = f"{AFTER}{self.home.id.rpartition('.')[2]}"
        ids = [grade.misconception.id] if grade.misconception else []
        if grade.told:
            ids = [self.standing.met, *(wrong.id for wrong in self.asked.misconceptions)]
        against = next((name for name in ids if name in covered_misconceptions(topic)), None)
        if against is not None and (row := practice(topic, seed=seed, against=against)).round:
            return row
        if not grade.reveals:
            return None
        if self.is_away:
            return self.away
        rules = [rule for rule in self.asked.rules if rule in rules_practised(topic)]
        rows = (practice(topic, seed=seed, rule=rule) for rule in rules)
        found = next((row for row in rows if row.round), None)
        found = found or next((row for row in map(practice_of_rule, self.asked.rules) if self._is_told(row)), None)
        if found is None and covered_misconceptions(topic) and (mixed := practice(topic, seed=seed)).round:
            return mixed
        return found

    def _is_told(self, row: Practice | None) -> bool:
        """Does a row of another topic ask for nothing that comes later than the checkpoint?"""
        known = known_to(self.home.id)
        return row is not None and (known is None or rules_asked(row) <= known.union(self.home.rules))

    def next_of(self, row: Row) -> Checkpoint:
        """The next position of a practice: none that was asked here, nor, as far as one knows, on earlier days."""
        self._begun[row] = number = self._begun.get(row, first_of(row) - 1) + 1
        return row[number]

    @property
    def about(self) -> str:
        """What is practised, in words: a rule, or the topic, whose rules take turns; "" where a checkpoint is asked."""
        row, asked = self.away or self.row, self.asked
        if self.pays or row is None:
            return ""
        if isinstance(row, ReviewRow) or row.rule or row.against:
            return asked.rule_title(asked.dealt, self.session.lang)
        topic = asked.wording.say(f"topic.{asked.topic.partition('.')[2]}", self.session.lang)
        return self.words("practice.mixed", topic=topic)

    @property
    def onward(self) -> str:
        """What goes on to the next position of its row, in words; "" where none follows."""
        if isinstance(self.row, Practice):
            return self.words("practice.next")
        if self.row is None or self.number == self.row.last:
            return ""
        return self.words("due.next" if self.revealed else "due.skip")

    @property
    def is_away(self) -> bool:
        """Is a practice position shown in place of the checkpoint?"""
        return self.asked is not self.home

    @property
    def headline(self) -> str:
        """Which checkpoint or practice position this is, in words."""
        asked, shown = self.asked.id, self.practised
        if isinstance(self.row, ReviewRow) and not self.is_away:
            return self.words("due.head", number=self.number, all=self.row.last)
        if f".{MARK}." in asked:
            number = shown.index(asked) + 1 if asked in shown else int(asked.rpartition(".")[2])
            return self.words("practice.head", number=number)
        return self.words("card.checkpoint")

    @property
    def given(self) -> Answer:
        """What would be committed now: the places picked, the steps in their order, the actions played."""
        if self.asked.kind == "turn":
            return self.played
        return self.steps if self.asked.kind == "order" else self.picked

    @property
    def played(self) -> tuple[str, ...]:
        """The actions played, as text."""
        return tuple(action.to_text() for action in self.session.record.actions[: self.session.record.ply])

    @property
    def picked_says(self) -> str:
        """The cells picked, the actions played, in words; what to do while there are none."""
        if self.asked.kind == "turn":
            if not self.played:
                return self.words("card.turn")
            return self.words("card.played", actions=self.asked.show(self.played, self.session.lang))
        if not self.picked:
            return self.words("card.none_picked")
        if self.picked == self.kept:
            return self.words("card.kept", count=len(self.kept))
        cells = self.asked.show(self.picked, self.session.lang)
        # Places without short names are ringed on the board; a list of them would push the button about.
        long = len(self.picked) > 1 and len(cells) > LONGEST_LIST
        return (
            self.words("card.picked_many", count=len(self.picked)) if long else self.words("card.picked", cells=cells)
        )


def _read(asked: Checkpoint, given: Iterable[str]) -> Iterator[Answer]:
    """Answers that a journal holds as JSON; of another edition of the question some may be none any more."""
    for each in given:
        with suppress(BadAnswer):
            yield asked.read(json.loads(each))


def first_of(row: Row) -> int:
    """The number of the first position of a practice that a learner has not met, as far as the journal tells."""
    if isinstance(row, ReviewRow):
        return 1
    try:
        return 1 + journal().tally().practised.get(row.topic, 0)
    except OSError:
        return 1
