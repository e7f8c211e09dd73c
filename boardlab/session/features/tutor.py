"""The tutor on a board: it asks, says what it believes and why, refutes, asks with help and alone, and stops.

What is asked next, and when a reading is sure, is decided by :mod:`boardlab.tutoring.course`. What it believes follows
from the journal's answers to the topic, so it goes on where it stopped; whoever takes an answer out changes it.
"""

from __future__ import annotations

from dataclasses import replace
from math import ceil
from typing import TypedDict

from boardlab.core.errors import MissingPackage, PlainError
from boardlab.core.i18n.language import text_in
from boardlab.core.text.in_words import places_in_words
from boardlab.core.text.quoting import nearest, shown
from boardlab.lessons.journal.due import comes_back, read_entries
from boardlab.lessons.journal.entry import Entry
from boardlab.lessons.journal.journal import journal
from boardlab.lessons.model.base_question import WORDING as LESSONS
from boardlab.lessons.model.base_question import Answer
from boardlab.lessons.model.catalogue import checkpoint
from boardlab.lessons.model.highlights import of_refuted
from boardlab.lessons.model.hints import HELPS
from boardlab.lessons.model.misconception import Misconception
from boardlab.lessons.model.practice import practised
from boardlab.lessons.model.practice_questions import PracticeQuestions, find_practice
from boardlab.session.commands import Command, Outcome
from boardlab.session.features.hints import OpenHint
from boardlab.session.features.tutor_belief import WORDING, ShownBelief, name_of, shown_belief
from boardlab.session.game_session import Feature
from boardlab.session.question.question import Question, ShowOther, Tell
from boardlab.tutoring.answers import Answers, answers, taken_out
from boardlab.tutoring.bank import Bank, answered
from boardlab.tutoring.belief import RIGHT
from boardlab.tutoring.choose import QuestionSheet, entropy
from boardlab.tutoring.course import MOST, Course


class TutorGoesOn(Command, do="tutor"):
    """Go on from what the tutor shows."""


class ShowAnswers(Command, do="tutor_answers"):
    """Show the answers that count, or show them no more."""


class OpenLine(Command, do="line"):
    """Turn to a line of a sheet, by its id."""

    key: str


class LeaveOut(Command, do="leave_out"):
    """Take an answer out, by its uid."""

    key: str


class ShownLine(TypedDict):
    """One of several short questions that are asked together."""

    key: str
    title: str
    given: str
    """What was answered so far; "" for nothing."""
    here: bool
    """Is its board shown?"""


class ShownTutor(TypedDict):
    """Where a session stands, and what is believed."""

    title: str
    phase: str
    kicker: str
    headline: str
    says: list[str]
    both: list[str]
    """What the wrong rule gives on the board that refutes it, and what the rulebook gives; empty elsewhere."""
    rule: str
    law: str
    """The rule that refutes, by its title, and what it says; "" for none."""
    statement: str
    left: str
    done: int
    of: int
    lines: list[ShownLine]
    """The short questions that are asked together; none where one is asked alone."""
    lines_label: str
    commit: str
    """The label of the button that takes the answer."""
    go: str
    """The label of the button that goes on; "" where an answer is awaited."""
    lesson: str
    """What leads to the lesson; "" for nothing."""
    line: str
    belief: ShownBelief


class TutorPart(TypedDict):
    """What a frame holds of a tutor."""

    tutor: ShownTutor


def tutored(topic: object) -> PracticeQuestions:
    """What the tutor of a topic asks about.

    Raises:
        PlainError: where there is none; the message names where there is.
    """
    found = find_practice(topic)
    if found is None:
        near = nearest(str(topic), practised(), 5)
        raise PlainError(WORDING.say("mistake.unknown", topic=shown(topic), topics=near))
    return found


class TutorFeature(Feature):
    """A session with a learner, on the board of a question.

    Args:
        question: what carries its questions; it is given others.
        bank: what may be asked.
    """

    def __init__(self, question: Question, bank: Bank) -> None:
        super().__init__(question.session)
        self.question, self.bank = question, bank
        self.inside = tutored(bank.topic)
        self._lists = False
        self._was_answered = False
        """Was the question of a cure answered? The first answer counts."""
        self._at, self._given = 0, dict[str, Answer]()
        """Which of what is asked is on the board, and what was answered to the others so far."""
        self.known: Answers = self._read()
        self.course = self._begin()
        question.take = self._take
        on = self.session.handlers.on
        on(TutorGoesOn, self._go_on)
        on(ShowAnswers, self._show_answers)
        on(LeaveOut, self._leave_out)
        on(OpenLine, self._open_line)
        for other in (ShowOther, OpenHint, Tell):
            on(other, self._not_here)
        self._show()

    def _read(self) -> Answers:
        try:
            kept = journal().read().entries
        except OSError:
            kept = ()
        return answers(self.bank, kept)

    def _begin(self) -> Course:
        return Course(self.bank, self.known.belief, self.known.asked)

    # ---- what is asked ----

    def _take(self, given: object, by: str) -> None:
        """Take an answer: what looks for a reading asks the next question, what cures tells the verdict."""
        asked, course = self.question.asked, self.course
        first = not self._was_answered
        if not course.is_asking:
            return
        if course.phase != "ask":
            self.question.submit(given, by)
            if first:
                course.answer(answered(asked, given))
                self._count()
            self._was_answered = True
            return
        self._given[asked.id] = asked.read(given)
        left = self._open()
        if left:
            self._turn_to(left[0], by)
            return
        lines = [checkpoint(each.id) for each in course.asks]
        course.answer(*(answered(line, self._given[line.id]) for line in lines))
        grades = [line.grade(self._given[line.id]) for line in lines]
        for grade in grades:
            entry = Entry.of_answer(grade, self.session.lang)
            # Nothing is noted as misread before it is sure.
            sure = grade.misconception is not None and grade.misconception.id == course.wrong
            self._note(entry if sure else replace(entry, misconception="", tentative=False))
        self._count()
        self._show(by)

    def _open(self) -> list[int]:
        """Which of what is asked has no answer yet, from the one on the board on."""
        asks = self.course.asks
        around = (*range(self._at, len(asks)), *range(self._at))
        return [at for at in around if asks[at].id not in self._given]

    def _open_line(self, command: OpenLine) -> Outcome:
        ids = [each.id for each in self.course.asks]
        if self.course.phase != "ask" or command.key not in ids:
            return "no", self.session.say("answer.unreadable")
        self._turn_to(ids.index(command.key), command.by)
        return "done", ""

    def _turn_to(self, at: int, by: str) -> None:
        """Put one of what is asked on the board, with what was answered before."""
        self._at, question = at, self.question
        asked = checkpoint(self.course.asks[at].id)
        if self.course.phase != "ask":
            # Its board may have been drawn against another wrong rule; what is cured is what comes back.
            asked = replace(asked, dealt=self._rule_behind())
        question.home = asked
        question.ask(asked, by)
        question.forget_answers()
        if asked.id in self._given:
            question.begin_from(self._given[asked.id])

    def _note(self, entry: Entry) -> None:
        kept = journal()
        kept.add(entry)
        self.question.unsaved = kept.news() or self.question.unsaved

    def _count(self) -> None:
        """Count what the journal has now; what is believed goes on by itself."""
        self.known.counted = self._read().counted

    def _show(self, by: str = "") -> None:
        """Put what the course asks or shows on the board."""
        course, question = self.course, self.question
        self._was_answered = False
        self._given.clear()
        question.refuted = None
        if course.asks:
            self._turn_to(0, by)
            asked = question.asked
            if course.phase == "refute":
                question.refuted = self._refuted()
                question.standing.last = question.refuted.answer(asked.position)
                question.tell(by)
            if course.phase == "guided":
                for _ in HELPS:
                    question.open_hint(by)
        told = self._told()
        self.session.touch(by, " ".join(filter(None, (told["kicker"], told["headline"], *told["says"], self._asks()))))

    def _asks(self) -> str:
        asked, lang = self.question.asked, self.session.lang
        return f"{asked.title(lang)} {asked.question(lang)}" if self.course.is_asking else ""

    def _rule_behind(self) -> str:
        """The id of the rule that refutes the wrong rule that was found."""
        return self.inside.rule_behind(self.course.wrong, self.inside.practised[self.course.wrong][0])

    def _refuted(self) -> Misconception:
        """The wrong rule that was found, as it reads the question on the board."""
        asked = self.question.asked
        return next(each for each in (*asked.misconceptions, *asked.unnamed) if each.id == self.course.wrong)

    def _go_on(self, command: TutorGoesOn) -> Outcome:
        if self.course.phase == "ask" or (self.course.is_asking and not self._was_answered):
            return "no", self.question.words(f"card.{self.question.nothing}")
        self.course.go_on()
        self._show(command.by)
        return "done", ""

    def _not_here(self, _: Command) -> Outcome:
        """Hints are opened, answers told and other positions asked as the course goes."""
        return "no", self.session.say("answer.unreadable")

    def _show_answers(self, command: ShowAnswers) -> Outcome:
        self._lists = not self._lists
        self.session.touch(command.by)
        return "done", ""

    def _leave_out(self, command: LeaveOut) -> Outcome:
        if command.key not in {entry.uid for entry in self.known.counted}:
            return "no", self._say("mistake.answer")
        self._note(taken_out(self.bank.topic, command.key, self.session.lang))
        self.known = self._read()
        self.course = self._begin()
        self._show(command.by)
        return "done", self._say("tutor.answers.left_out")

    # ---- what is shown ----

    def _say(self, key: str, **facts: object) -> str:
        return WORDING.say(key, self.session.lang, **facts)

    def _quoted(self, wrong: str) -> str:
        return LESSONS.say("other.named", self.session.lang, name=name_of(self.inside.topic, wrong, self.session.lang))

    def part(self) -> TutorPart:
        """Where the session stands, and what is believed."""
        return {"tutor": self._told()}

    def _told(self) -> ShownTutor:
        course, lang = self.course, self.session.lang
        phase, facts = course.phase, {"count": course.count, "number": course.count + 1}
        headline, says, both, law, rule = "", list[str](), list[str](), None, ""
        topic = self.inside.topic.wording.say(f"topic.{self.inside.topic.name}", lang)
        if phase in {"right", "cured", "unsure"}:
            headline = self._say(
                f"tutor.{phase}.headline", name=name_of(self.inside.topic, course.wrong, lang) if course.wrong else ""
            )
            says = [self._say(f"tutor.{phase}.says"), *self._comes_back()]
        if phase == "unsure" and not course.wrong:
            headline, says = self._left(headline, says)
        if phase in {"guided", "free"}:
            says = [self._say(f"tutor.{phase}.says")]
        if phase == "refute":
            asked = self.question.asked
            headline = self._quoted(course.wrong)
            wrong = self._refuted()
            own, right = (asked.show(each, lang) for each in (wrong.answer(asked.position), asked.answer()))
            key = course.wrong.partition(".")[2]
            says = [self.inside.topic.wording.say(f"misconception.{key}.feedback", lang)]
            both = [self._say("tutor.refute.own", answer=own), self._say("tutor.refute.right", answer=right)]
            if looked := of_refuted(asked, wrong):
                both.append(self._say("tutor.refute.looked", places=places_in_words(asked.position, looked, lang)))
            rule = self._rule_behind()
            law = self.question.asked.position.wording.rules[rule]
        if phase == "ask":
            together = "together" if len(course.asks) > 1 else "costless"
            says = [self._say(f"tutor.{together}", count=len(course.asks))]
        waits = course.is_asking and not self._was_answered
        go = "" if waits else self._say(f"tutor.{phase}.go_on" if phase not in {"ask", "free"} else "tutor.go_on")
        left = self._more() if phase == "ask" else 0
        return {
            "title": f"{self._say('tutor.title')}: {topic}",
            "phase": phase,
            "kicker": self._say("tutor.sheet" if phase == "ask" else f"tutor.{phase}.kicker", **facts),
            "headline": headline,
            "says": says,
            "both": both,
            "rule": rule,
            "law": text_in(law.title, lang) if law else "",
            "statement": text_in(law.statement, lang) if law else "",
            "left": self._say("tutor.more", count=left) if left else "",
            "done": course.count,
            "of": course.count + left,
            "lines": self._lines(),
            "lines_label": self._say("tutor.lines"),
            "commit": self._commit(),
            "go": go,
            "lesson": self._say("tutor.lesson", title=topic) if phase == "unsure" else "",
            "line": self._say("tutor.line", topic=self.bank.topic) if phase == "unsure" else "",
            "belief": shown_belief(self.inside.topic, course, self.known, lang, lists=self._lists),
        }

    def _comes_back(self) -> list[str]:
        """When the rule of the wrong rule that is gone is asked about again; nothing where it is not."""
        if self.course.phase != "cured":
            return []
        try:
            days = comes_back(self._rule_behind(), read_entries())
        except MissingPackage:
            return [self._say("tutor.cured.later")]
        key = "tomorrow" if days == 1 else "days"
        return [] if days is None else [self._say(f"tutor.cured.{key}", days=days)]

    def _lines(self) -> list[ShownLine]:
        asks, lang = self.course.asks, self.session.lang
        lines: list[ShownLine] = []
        for at, each in enumerate(asks if len(asks) > 1 else ()):
            asked, given = checkpoint(each.id), self._given.get(each.id)
            said = "" if given is None else asked.show(given, lang)
            lines.append({"key": each.id, "title": asked.title(lang), "given": said, "here": at == self._at})
        return lines

    def _commit(self) -> str:
        count = len(self.course.asks)
        if count < 2:
            return self.question.words("card.commit")
        others = [at for at in self._open() if at != self._at]
        return self._say("tutor.next" if others else "tutor.hand_in", count=count)

    def _left(self, headline: str, says: list[str]) -> tuple[str, list[str]]:
        """What is said where no reading is sure after all questions: which ones are left."""
        belief = self.course.belief
        held = belief.holding()
        best = sorted(self.bank.rules, key=held.__getitem__, reverse=True)
        other = belief.unlisted
        if belief.readings[RIGHT] > max(held[best[0]], other):
            open_ones = sum(chance >= 0.5 * held[best[0]] for chance in held.values())
            return self._say("tutor.unsure.fits"), [self._say("tutor.unsure.open", count=open_ones)]
        if other > held[best[0]]:
            return headline, [self._say("tutor.unsure.none"), *says]
        names = tuple(self._quoted(wrong) for wrong in best[:2])
        return headline, [self._say("tutor.unsure.left", names=names), *says]

    def _more(self) -> int:
        """About how many questions are left until something is sure, and no more than there may be."""
        belief, course = self.course.belief, self.course
        sheet = QuestionSheet(belief)
        for asked in course.asks:
            sheet.add(asked)
        unknown = entropy([*belief.readings.values()])
        return max(1, min(course.most - course.count, MOST, ceil(unknown / max(sheet.bits, 0.5) / 2)))

    def to_text(self) -> str:
        """The session as text: what is asked or told, and each reading with how likely it is."""
        told, asked, lang = self._told(), self.question.asked, self.session.lang
        belief = told["belief"]
        lines = [told["title"], f"{told['kicker']} {told['headline']}".rstrip(), *told["says"], *told["both"]]
        if self.course.question is not None:
            lines += [asked.title(lang), asked.question(lang)]
        lines.append(f"{belief['head']}:")
        return "\n".join([*lines, *(f"  {row['value']:>5}  {row['says']}" for row in belief["readings"])])
