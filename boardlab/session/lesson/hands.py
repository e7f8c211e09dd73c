"""A question in front of a class: it predicts, raises hands by letter, sees the answer, and votes again.

Counts are kept as long as the lesson is open and are written nowhere. Before the answer is shown a frame holds what was
typed and nothing that follows from it: no order, no bar, no wrong rule.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TypedDict

from boardlab.classroom.hands import (
    FEWEST,
    WORDING,
    Bar,
    bars,
    board_against,
    commonest,
    options,
    raised,
    read_hands,
    said_behind,
    steps,
)
from boardlab.lessons.model.base_question import WORDING as LESSON_WORDING
from boardlab.lessons.model.checkpoint import Checkpoint
from boardlab.lessons.model.misconception import Misconception
from boardlab.session.commands import Command, Handlers, Outcome
from boardlab.session.lesson.state import LessonFeature, LessonState
from boardlab.session.question.question import Question

LONGEST_COUNT = 400


class Present(Command, do="present"):
    """Show the lesson to a class, where ``at`` is 1, or end that."""

    at: int


class CountHands(Command, do="hands", longest=LONGEST_COUNT):
    """Take ``key`` for the hands that were raised: ``A 12, B 7``; "" for none."""

    key: str


class VoteAgain(Command, do="vote"):
    """Ask the class once more: the answer is hidden, and what was counted before, until it is shown again."""


class ShowAgainst(Command, do="against"):
    """Show a board against the commonest wrong rule; from there, the question again."""


class HandsRow(TypedDict):
    """What hands are raised for by a letter."""

    letter: str
    label: str
    head: str
    """What stands above it; "" where it goes on from the one before."""
    count: str
    """How many hands were typed; "" for none yet."""


class HandsStep(TypedDict):
    """A step that is put in order, with the sign that stands for it."""

    sign: str
    label: str


class HandsBar(TypedDict):
    """How many hands an answer has."""

    letter: str
    said: str
    head: str
    count: str
    """"" where too few hands were raised to show them."""
    size: int
    """How long the bar is, in hundredths of the longest one."""
    before: int
    """How long that of the first vote is; -1 for none."""
    right: bool
    behind: str
    """The wrong rule behind it; for the right one, that it is right."""


class ShownHands(TypedDict):
    """What a class sees of a question besides its board."""

    steps: list[HandsStep]
    """What is put in order, where the orders that have letters name it by signs."""
    rows: list[HandsRow]
    counted: str
    """How many hands were raised, and in which vote."""
    round: int
    """Which vote it is, from 1."""
    bars: list[HandsBar]
    """The most hands first; empty before the answer is shown."""
    against: str
    """What its button says; "" where there is no board against a wrong rule."""
    away: bool
    """Is a board against a wrong rule shown in place of the question?"""


class HandsPart(TypedDict):
    """What a frame of a lesson holds of the class it is shown to."""

    hands: ShownHands | None
    """None while it is not shown to a class, and on a step that asks nothing."""


@dataclass
class Votes:
    """What a class voted on one question."""

    rounds: list[dict[str, int]] = field(default_factory=lambda: [{}])
    """The hands of each vote, by letter."""


class HandsFeature(LessonFeature):
    """What is asked of a class, and how many raised their hands."""

    def __init__(self, state: LessonState, handlers: Handlers) -> None:
        super().__init__(state, handlers)
        self.votes: dict[str, Votes] = {}
        """By the id of the question."""
        self.is_on = False
        """Is the lesson shown to a class?"""
        self._left: Question | None = None
        """The question in whose place a board against a wrong rule is shown."""
        self._against_it: Question | None = None
        """What is asked on that board."""
        handlers.on(Present, self._present)
        handlers.on(CountHands, self._count)
        handlers.on(VoteAgain, self._vote_again)
        handlers.on(ShowAgainst, self._show_against)

    def go_on_from(self, other: HandsFeature) -> None:
        """Know what a class voted before another lesson was opened."""
        self.votes, self.is_on = other.votes, other.is_on

    @property
    def is_away(self) -> bool:
        """Is a board against a wrong rule shown in place of a question?"""
        return self._against_it is not None and self.state.practising is self._against_it

    def part(self) -> HandsPart:
        """What to choose from, with its letters and hands; once the answer is shown, what is behind each answer."""
        asking = self.state.question
        if not self.is_on or asking is None:
            return {"hands": None}
        asked, lang = asking.asked, self.state.lang
        votes = self._votes(asked)
        counts = votes.rounds[-1]
        return {
            "hands": {
                "rows": [] if asking.revealed else self._rows(asked, counts),
                "steps": [{"sign": sign, "label": label} for sign, label in steps(asked, lang).items()],
                "counted": self._counted(asked, votes),
                "round": len(votes.rounds),
                "bars": self._bars(asked, votes) if asking.revealed else [],
                "against": self._against(asked, counts) if asking.revealed else "",
                "away": self.is_away,
            }
        }

    def _votes(self, asked: Checkpoint) -> Votes:
        return self.votes.setdefault(asked.id, Votes())

    def _counted(self, asked: Checkpoint, votes: Votes) -> str:
        hands, again = raised(asked, votes.rounds[-1]), len(votes.rounds) > 1
        if not hands and not again:
            return ""
        return WORDING.say("hands.again" if again else "hands.counted", self.state.lang, count=hands)

    def _head(self, asked: Checkpoint, key: str, *, is_first_reason: bool) -> str:
        """What stands above a row: that a rule forbids, or why a choice is right."""
        if is_first_reason:
            return asked.ask_why(self.state.lang)
        forbids = asked.kind == "legal" and key == asked.options[1]
        return f"{LESSON_WORDING.say('card.illegal_short', self.state.lang)}:" if forbids else ""

    def _rows(self, asked: Checkpoint, counts: dict[str, int]) -> list[HandsRow]:
        found: list[HandsRow] = []
        given = options(asked, self.state.lang)
        for at, option in enumerate(given):
            first = option.is_reason and not given[at - 1].is_reason
            head = self._head(asked, option.key, is_first_reason=first)
            count = str(counts[option.letter]) if option.letter in counts else ""
            found.append({"letter": option.letter, "label": option.label, "head": head, "count": count})
        return found

    def _bars(self, asked: Checkpoint, votes: Votes) -> list[HandsBar]:
        counts, lang = votes.rounds[-1], self.state.lang
        # Which rule decides is said with the answer; who held which one for right, only where that was counted.
        reasons = {each.letter for each in options(asked, lang) if each.is_reason}
        found = [bar for bar in bars(asked, counts, lang) if not bar.is_reason or reasons & counts.keys()]
        few = raised(asked, counts) < FEWEST
        told = len(votes.rounds) > 1 and not few and raised(asked, votes.rounds[-2]) >= FEWEST
        before = {bar.letter: bar.hands for bar in bars(asked, votes.rounds[-2], lang)} if told else {}
        # What nobody said and no wrong rule leads to is nothing to talk about.
        found = [bar for bar in found if not bar.is_other or bar.hands or before.get(bar.letter)]
        most = max([*(bar.hands for bar in found), *before.values(), 1])
        made: list[HandsBar] = []
        for at, bar in enumerate(found):
            first = bar.is_reason and not found[at - 1].is_reason
            made.append(
                {
                    "letter": bar.letter,
                    "said": bar.said,
                    "head": asked.ask_why(lang) if first else "",
                    "count": "" if few else str(bar.hands),
                    "size": 0 if few else round(100 * bar.hands / most),
                    "before": round(100 * before.get(bar.letter, 0) / most) if told else -1,
                    "right": bar.right,
                    "behind": self._behind(asked, bar),
                }
            )
        return made

    def _behind(self, asked: Checkpoint, bar: Bar) -> str:
        if bar.right:
            return WORDING.say("hands.right", self.state.lang)
        return said_behind(asked, bar, self.state.lang)

    def _against(self, asked: Checkpoint, counts: dict[str, int]) -> str:
        wrong = None if self.is_away else commonest(asked, counts, self.state.lang)
        if wrong is None:
            return ""
        return WORDING.say("hands.against", self.state.lang, name=wrong.name(asked.wording, self.state.lang))

    # ---- what the page asks for ----

    def _present(self, command: Present) -> Outcome:
        self.is_on = command.at > 0
        self.state.here.touch(command.by)
        return "done", ""

    def _count(self, command: CountHands) -> Outcome:
        asking = self.state.question
        if asking is None:
            return "no", WORDING.say("hands.none", self.state.lang)
        found = read_hands(asking.asked, command.key)
        votes = self._votes(asking.asked)
        votes.rounds[-1] = found
        said = self._counted(asking.asked, votes)
        self.state.here.touch(command.by, said)
        return "done", ""

    def _vote_again(self, command: VoteAgain) -> Outcome:
        asking = self.state.question
        if asking is None:
            return "no", WORDING.say("hands.none", self.state.lang)
        votes = self._votes(asking.asked)
        if votes.rounds[-1]:
            votes.rounds.append({})
        asking.take_back(command.by)
        self.state.here.touch(command.by, WORDING.say("hands.vote", self.state.lang))
        return "done", ""

    def _show_against(self, command: ShowAgainst) -> Outcome:
        state, asking = self.state, self.state.question
        if self.is_away:
            left = self._left
            assert left is not None
            # What no lesson asks is shown in the place of a step, and so it is again.
            state.practising = None if left in state.questions.values() else left
            state.enter(left.session, command.by)
            return "done", ""
        if asking is None or not asking.revealed:
            return "no", WORDING.say("hands.first", state.lang)
        wrong = self._commonest(asking)
        found = None if wrong is None else board_against(wrong, asking.asked)
        if found is None:
            return "no", WORDING.say("hands.no_board", state.lang)
        asked, row = found
        self._left = asking
        self._against_it = state.practising = Question(asked, state.lang, row, in_picture=True)
        state.enter(state.practising.session, command.by)
        return "done", ""

    def _commonest(self, asking: Question) -> Misconception | None:
        return commonest(asking.asked, self._votes(asking.asked).rounds[-1], self.state.lang)
