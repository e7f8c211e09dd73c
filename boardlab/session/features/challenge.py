"""A challenge on a board: what is to be done in a turn or three, how good that was, and a best way to walk along.

It is judged when the last turn is over; others and chance answer at once. Whoever goes back plays another way; the most
stars reached are kept in the journal. A best way is played on a branch of its own for whoever has ended the turns and
asks, and brings no star.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TypedDict

from boardlab.core.contract.position import CHANCE, Action, Position
from boardlab.core.play.record import Record
from boardlab.lessons.journal.entry import Entry
from boardlab.lessons.journal.journal import journal
from boardlab.lessons.model.base_question import WORDING
from boardlab.lessons.model.challenges import Challenge
from boardlab.lessons.model.goals import MOST_STARS
from boardlab.session.commands import Command, Outcome
from boardlab.session.features.opponent import OpponentFeature
from boardlab.session.features.picks import PicksFeature
from boardlab.session.game_session import Feature, Session

SENTENCES = 2
"""So many on each action of a best way: what was done, and what came of it."""


class ShowBest(Command, do="best"):
    """Play a best way on a branch, and go back to its start."""


class Again(Command, do="again"):
    """Go back to the start of the first turn."""


class ShownChallenge(TypedDict):
    """A challenge, and how far it has come."""

    id: str
    title: str
    says: str
    """What is to be done, what chance will do, and what brings a star."""
    now: str
    """How much there is on the board shown, and which turn it is where there are several."""
    stars: int
    """How many this try has brought; -1 while it goes on."""
    most: int
    """How many were reached by now, at most."""
    told: str
    """How good it was, and what was missed; "" while it goes on."""
    best: str
    """The label of the button that shows a best way; "" for none."""
    again: str
    """The label of the button that begins anew; "" for none."""
    line: list[str]
    """The actions of a best way in words, once it was asked for."""
    signs: str
    """What the stars say to an ear."""


class ChallengePart(TypedDict):
    """What a frame holds of a challenge."""

    challenge: ShownChallenge | None


def stars_kept() -> dict[str, int]:
    """The most stars that were reached, by the id of the challenge; none where the journal cannot be read."""
    try:
        return journal().tally().stars
    except OSError:
        return {}


class ChallengeFeature(Feature):
    """Judges the turns that are played from the start of the game.

    Args:
        session: the board; its game begins with the position of the challenge.
        challenge: what is to be done.
        others: plays what others and chance do between.
    """

    def __init__(self, session: Session, challenge: Challenge, others: OpponentFeature) -> None:
        super().__init__(session)
        self.challenge = challenge
        self.most = stars_kept().get(challenge.id, 0)
        """The most stars reached by now."""
        self._is_over = False
        self._shown_on = ""
        """The line that a best way was played on; "" before it was asked for."""
        self._others = others
        others.choose, others.paused = self._answer, lambda: self.is_over
        picking = session.has(PicksFeature)
        picking.paused, picking.why_paused = others.paused, self._judged
        session.ended = self._ended
        session.handlers.on(ShowBest, self._show_best)
        session.handlers.on(Again, self._again)

    def _judged(self) -> str:
        told = self.part()["challenge"]
        return told["told"] if told is not None else ""

    def _ended(self) -> str:
        """That the turns are over, in the place of whose turn it is; "" while they go on."""
        return self._say("over", turns=self.challenge.turns) if self.is_over else ""

    def part(self) -> ChallengePart:
        """The challenge, and how far it has come."""
        of, lang = self.challenge, self.session.lang
        end, left = self._turns()
        count, is_over = of.count(end), not left
        stars = of.stars(count) if is_over and not self.walks_best else -1
        facts = {"count": count, "most": of.most, "missed": of.most - count, "reach": of.reach, "near": of.near}
        told = ""
        if self.walks_best:
            told = self._say("best_is", **facts)
        elif is_over:
            told = self._say(f"stars.{stars}", **facts)
        now = self._say("now", **facts)
        if of.turns > 1 and left:
            now = f"{self._say('turn', turn=of.turns - left + 1, turns=of.turns)} {now}"
        says = (of.says[lang], of.tells.get(lang, ""), self._say(self._from, **facts))
        return {
            "challenge": {
                "id": of.id,
                "title": of.title[lang],
                "says": " ".join(filter(None, says)),
                "now": now,
                "stars": stars,
                "most": self.most,
                "told": told,
                "best": self._say("best") if self._may_show_best else "",
                "again": self._say("again") if self._may_begin_anew else "",
                "line": self._told() if self.walks_best else [],
                "signs": self._say("signs", stars=max(stars, self.most), all=MOST_STARS),
            }
        }

    @property
    def _from(self) -> str:
        """The wording of what stars are for: fewer thresholds where nothing lies between them."""
        of = self.challenge
        return "from_three" if of.near == of.most else "from_two" if of.reach == of.near else "from"

    def _say(self, key: str, **facts: object) -> str:
        return WORDING.say(f"challenge.{key}", self.session.lang, **facts)

    @property
    def walks_best(self) -> bool:
        """Is the best way shown, which is nobody's own?"""
        return bool(self._shown_on) and self.session.record.line == self._shown_on

    @property
    def is_over(self) -> bool:
        """Are the turns over?"""
        return not self._turns()[1]

    @property
    def _may_begin_anew(self) -> bool:
        return bool(self.session.record.ply) or self.walks_best

    @property
    def _may_show_best(self) -> bool:
        return self._is_over and not self.walks_best

    def _turns(self) -> tuple[Position, int]:
        """Where the turns stand, and how many are left."""
        record = self.session.record
        return self.challenge.end_of(record.positions[: record.ply + 1])

    def _answer(self, record: Record, usual: Callable[[], Action]) -> Action:
        """What others and chance do."""
        drawn = sum(each.current_player == CHANCE for each in record.positions[: record.ply])
        found = self.challenge.answer(record.position, drawn)
        return usual() if found is None else found

    def acted(self, before: Position, action: Action, by: str) -> None:
        """Let others and chance answer at once."""
        self._others.go_on(by=by)

    def moved(self) -> None:
        """Judge the turns where they are over, and keep more stars than before."""
        end, left = self._turns()
        if left or self.walks_best:
            return
        self._is_over = True
        stars = self.challenge.stars(self.challenge.count(end))
        if stars > self.most:
            self.most = stars
            lang = self.session.lang
            journal().add(Entry(self.challenge.id, "answer", stars, stars == MOST_STARS, lang=lang))

    def touched(self, says: str, *, moved: bool) -> str:
        """Say how good it was when it is over."""
        told = self.part()["challenge"]
        return f"{says} {told['told']}" if moved and told is not None and told["stars"] >= 0 else says

    def _show_best(self, command: ShowBest) -> Outcome:
        session = self.session
        if not self._may_show_best:
            return "no", self._say("first_try")
        if self._shown_on:
            session.switch(self._shown_on, command.by)
            session.jump(0, command.by)
            return "done", ""
        session.jump(0)
        record = session.record
        record.branch()
        self._shown_on = record.line
        for text in self.challenge.best:
            session.act(session.position.read_action(text))
        session.jump(0, command.by)
        told = self.part()["challenge"]
        session.touch(command.by, " ".join((told["told"], *told["line"])) if told else "")
        return "done", ""

    def _told(self) -> list[str]:
        """What is done in the best way, own action by own action."""
        session, seat = self.session, self.challenge.seat
        own = (at for at, act in enumerate(session.record.actions, 1) if act.player == seat)
        return [" ".join(session.narrate(ply)[:SENTENCES]) for ply in own]

    def _again(self, command: Again) -> Outcome:
        session = self.session
        if not self._may_begin_anew:
            return "no", session.say("answer.no_step")
        if self.walks_best:
            session.switch(session.record.lines[0].name, command.by)
        session.jump(0, command.by)
        return "done", ""
