"""A challenge on a board: what is to be done in one turn, how good the turn was, and a best one to walk along.

A turn is judged when it is over. Whoever goes back plays another one; the most stars reached are kept in the journal.
A best turn is played on a branch of its own for whoever has ended a turn and asks, and brings no star.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypedDict

from boardlab.lessons.journal.entry import Entry
from boardlab.lessons.journal.journal import journal
from boardlab.lessons.model.base_question import WORDING
from boardlab.lessons.model.challenges import MOST_STARS, Challenge, turn_of
from boardlab.session.commands import Command, Outcome
from boardlab.session.game_session import Feature, Session

SENTENCES = 2
"""So many on each action of a best turn: what was done, and what came of it."""


@dataclass(frozen=True)
class ShowBest(Command, do="best"):
    """Play a best turn on a branch, and go back to its start."""


@dataclass(frozen=True)
class Again(Command, do="again"):
    """Go back to the start of the turn."""


class ShownChallenge(TypedDict):
    """A challenge, and how far the turn has come."""

    id: str
    title: str
    says: str
    """What is to be done, and what brings a star."""
    now: str
    """How much there is on the board shown."""
    stars: int
    """How many this turn has brought; -1 while it goes on."""
    most: int
    """How many were reached by now, at most."""
    told: str
    """How good the turn was, and what was missed; "" while it goes on."""
    best: str
    """The label of the button that shows a best turn; "" for none."""
    again: str
    """The label of the button that begins the turn anew; "" for none."""
    line: list[str]
    """The actions of a best turn in words, once it was asked for."""
    signs: str
    """What the stars say to an ear."""


class ChallengePart(TypedDict):
    """What a frame holds of a challenge."""

    challenge: ShownChallenge | None


class ChallengeFeature(Feature):
    """Judges the turn that is played from the start of the game.

    Args:
        session: the board; its game begins with the position of the challenge.
        challenge: what is to be done.
    """

    def __init__(self, session: Session, challenge: Challenge) -> None:
        super().__init__(session)
        self.challenge = challenge
        self.most = 0
        """The most stars reached by now."""
        self._is_over = False
        self._shown_on = ""
        """The line that a best turn was played on; "" before it was asked for."""
        session.handlers.on(ShowBest, self._show_best)
        session.handlers.on(Again, self._again)

    def part(self) -> ChallengePart:
        """The challenge, and how far the turn has come."""
        of, lang = self.challenge, self.session.lang
        end, is_over = self._turn()
        count = of.count(end)
        stars = of.stars(count) if is_over and not self.walks_best else -1
        facts = {"count": count, "most": of.most, "missed": of.most - count, "reach": of.reach}
        told = ""
        if self.walks_best:
            told = WORDING.say("challenge.best_is", lang, **facts)
        elif is_over:
            told = WORDING.say(f"challenge.stars.{stars}", lang, **facts)
        return {
            "challenge": {
                "id": of.id,
                "title": of.title[lang],
                "says": f"{of.says[lang]} {WORDING.say('challenge.from', lang, **facts)}",
                "now": WORDING.say("challenge.now", lang, **facts),
                "stars": stars,
                "most": self.most,
                "told": told,
                "best": WORDING.say("challenge.best", lang) if self._may_show_best else "",
                "again": WORDING.say("challenge.again", lang) if self._may_begin_anew else "",
                "line": self._told() if self.walks_best else [],
                "signs": WORDING.say("challenge.signs", lang, stars=max(stars, self.most), all=MOST_STARS),
            }
        }

    @property
    def walks_best(self) -> bool:
        """Is the best turn shown, which is nobody's own?"""
        return bool(self._shown_on) and self.session.record.line == self._shown_on

    @property
    def _may_begin_anew(self) -> bool:
        return bool(self.session.record.ply) or self.walks_best

    @property
    def _may_show_best(self) -> bool:
        return self._is_over and not self.walks_best

    def _turn(self) -> tuple[object, bool]:
        record = self.session.record
        return turn_of(record.positions[: record.ply + 1])

    def moved(self) -> None:
        """Judge the turn where it is over, and keep more stars than before."""
        end, is_over = self._turn()
        if not is_over or self.walks_best:
            return
        self._is_over = True
        stars = self.challenge.stars(self.challenge.count(end))
        if stars > self.most:
            self.most = stars
            lang = self.session.lang
            journal().add(Entry(self.challenge.id, "answer", stars, stars == MOST_STARS, lang=lang))

    def touched(self, says: str, *, moved: bool) -> str:
        """Say how good the turn was when it is over."""
        told = self.part()["challenge"]
        return f"{says} {told['told']}" if moved and told is not None and told["stars"] >= 0 else says

    def _show_best(self, command: ShowBest) -> Outcome:
        session = self.session
        if not self._may_show_best:
            return "no", WORDING.say("challenge.first_try", session.lang)
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
        """What is done in the best turn, action by action."""
        session = self.session
        plies = range(1, len(session.record.actions) + 1)
        return [" ".join(session.narrate(ply)[:SENTENCES]) for ply in plies]

    def _again(self, command: Again) -> Outcome:
        session = self.session
        if not self._may_begin_anew:
            return "no", session.say("answer.no_step")
        if self.walks_best:
            session.switch(session.record.lines[0].name, command.by)
        session.jump(0, command.by)
        return "done", ""
