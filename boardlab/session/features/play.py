"""A whole game: who sits round it and what each did last, how fast it goes on, and how it ended.

The board is the table of any other session; this tells what stands in its corners. A seat *speaks*: what it did last,
and why. How fast opponents go on is the *pace*: step by step, calmly, or at once. Whoever goes back finds the same dice
again, also after another choice: what chance answers hangs on the seed and on how often it was asked for the same.
"""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from typing import TypedDict

from boardlab.core.contract.event import Event
from boardlab.core.contract.game import find_game
from boardlab.core.contract.player import STRENGTHS
from boardlab.core.contract.position import CHANCE, Action
from boardlab.core.i18n.language import Seat
from boardlab.core.play.asking import asking
from boardlab.core.play.dice import LONGEST_SEED, Dice
from boardlab.core.play.ladder import ladder_sentence, strength_sentence
from boardlab.core.play.players import players_of
from boardlab.core.play.record import Record
from boardlab.core.text.link import rulebook
from boardlab.session.commands import Command, Outcome
from boardlab.session.features.hints import HintsFeature
from boardlab.session.features.opponent import OpponentFeature
from boardlab.session.game_session import Feature, Session
from boardlab.session.viewer import brief

PACES = ("step", "calm", "fast")
"""How opponents go on: when asked, as fast as it can be read, at once."""
APART = 1_000
"""So many draws lie between one answer of chance and the next."""


class ChoosePace(Command, do="pace", late=True):
    """Let the others go on as ``key`` says, one of :data:`PACES`."""

    key: str


class ChooseStrength(Command, do="strength", late=True):
    """Let the opponent on the seat ``at`` play at the strength ``key`` from now on."""

    at: int
    key: str


class PlayAgain(Command, do="again"):
    """Begin another game with the same players."""


class OfferedStrength(TypedDict):
    """A strength that an opponent may have."""

    key: str
    label: str
    about: str


class SeatSaid(TypedDict):
    """Somebody at the table, and what was done there last."""

    seat: int
    strength: str
    """"" where somebody sits there who plays at this board."""
    label: str
    did: str
    why: str
    fresh: bool
    """Is it what was done last of all?"""
    says: str
    """All of it in one sentence, for the ear."""


class PointSource(TypedDict):
    """Points that a player got by one rule."""

    label: str
    points: list[int]
    """By seat."""


class GameResult(TypedDict):
    """How a game ended."""

    says: str
    ranks: list[int]
    """The seats, whoever won first."""
    points: list[int]
    """By seat; empty where no points are paid."""
    sources: list[PointSource]
    hinted: str
    """What was chosen with hints; "" where nothing was."""


class TurnStep(TypedDict):
    """Something that whoever is on turn has done in it."""

    did: str
    why: str


class ShownPlay(TypedDict):
    """What stands round a whole game."""

    pace: str
    you: int | None
    seats: list[SeatSaid]
    """The others in the order in which they play after the learner; all where nobody at this board is one of them."""
    strengths: list[OfferedStrength]
    steps: list[TurnStep]
    """While others play, what was done in the turn of the one of them who does, in its order."""
    scored: bool
    """Were points counted last? Then the others wait until that is read."""
    end: GameResult | None
    rules: str
    """The address of the page with the rules of the game; "" where there is none."""


class PlayPart(TypedDict):
    """What a frame holds of a whole game."""

    play: ShownPlay | None


class PlayFeature(Feature):
    """A whole game at a table.

    Args:
        session: the game.
        others: who plays the other seats.
        pace: how they go on.
        again: gives another game like this one.
        hinting: the hints, where there are some.
    """

    on_cover = True

    def __init__(
        self,
        session: Session,
        others: OpponentFeature,
        pace: str = "calm",
        *,
        again: Callable[[], Record],
        hinting: HintsFeature | None = None,
    ) -> None:
        super().__init__(session)
        self.pace, self._again, self._hinting = pace, again, hinting
        self._others = others
        self._end: tuple[object, GameResult] | None = None
        session.chance_repeats = True
        others.roll, others.paced, others.stops = rolled_again, self._paced, self._scored
        session.handlers.on(ChoosePace, self._choose_pace)
        session.handlers.on(ChooseStrength, self._choose_strength)
        session.handlers.on(PlayAgain, self._play_again)

    def part(self) -> PlayPart:
        """Who sits at the table, and how it ended."""
        session = self.session
        strengths: list[OfferedStrength] = [strength_told(session, each) for each in self._offered()]
        return {
            "play": {
                "pace": self.pace,
                "you": session.seat,
                "seats": [self._said(seat) for seat in self.order],
                "strengths": strengths,
                "steps": self._steps() if session.waits else [],
                "scored": self._scored(),
                "end": self._ended() if session.position.is_over else None,
                "rules": rulebook(session.position.game, lang=session.lang),
            }
        }

    @property
    def order(self) -> list[int]:
        """The seats beside the learner's, in the order in which they play after it."""
        you, players = self.session.seat, self.session.position.players
        first = 0 if you is None else you + 1
        return [each % players for each in range(first, first + players) if each % players != you]

    def _offered(self) -> list[str]:
        return list(players_of(self.session.position.game)) if self.session.opponents else []

    def _said(self, seat: int) -> SeatSaid:
        session, record = self.session, self.session.record
        strength = self._others.strengths.get(seat, "")
        last = self._last_action(seat)
        did = why = ""
        if last:
            why = session.reason(last)
            # Who only rolled is told by what came of it.
            told = last + (not why and last < record.ply and record.step(last + 1)[1].player == CHANCE)
            # A plate has few lines: what was done, without all that came of it, and why.
            at = most_telling(session.events(told), seat) if told == last else 0
            did = brief(session.narrate(told)[at], lambda count: session.say("study.and_more", count=count))
        newest = next((act.player for act in reversed(record.actions[: record.ply]) if act.player != CHANCE), None)
        label = session.say(f"play.{strength}") if strength else ""
        name = (
            session.say("play.seat", player=Seat(seat), strength=label)
            if label
            else session.say("play.person", player=Seat(seat))
        )
        return {
            "seat": seat,
            "strength": strength,
            "label": label,
            "did": did,
            "why": why,
            "fresh": bool(last) and seat == newest,
            "says": " ".join(filter(None, (name, did or session.say("play.nothing_yet"), why))),
        }

    def _last_action(self, seat: int) -> int:
        """The step that tells most of what a seat did last, 0 for none.

        Of its last turn that is the last step on the board that has a reason; else the last one with a reason at all.
        While it is asked what others answer, that is what it asked them.
        """
        session, record, last, said = self.session, self.session.record, 0, 0
        asks = asking(session.record) == seat
        for ply in range(record.ply, 0, -1):
            player = record.step(ply)[1].player
            if player not in (seat, CHANCE) and last:
                break
            if player != seat:
                continue
            if asks:
                return ply
            if session.reason(ply):
                if any(event.places for event in session.events(ply)):
                    return ply
                said = said or ply
            # That a turn ended is seen by who is on turn now.
            goes_on = ply == len(record.positions) - 1 or record.positions[ply].current_player in (seat, CHANCE)
            if not last or (goes_on and record.positions[last].current_player != seat):
                last = ply
        return said or last

    def _steps(self) -> list[TurnStep]:
        """What whoever is on turn has done in it, what others answered, and chance."""
        session, record = self.session, self.session.record
        steps: list[TurnStep] = []
        whose_turn = find_game(session.position.game).whose_turn
        mover = whose_turn(session.position)
        for ply in range(record.ply, 0, -1):
            before, action = record.step(ply)
            mover = action.player if mover == CHANCE else mover
            if action.player not in (mover, CHANCE) and whose_turn(before) != mover:
                break
            steps.append({"did": " ".join(session.narrate(ply)), "why": session.reason(ply)})
        return steps[::-1]

    def _ended(self) -> GameResult:
        position, looks = self.session.position, (self.session.lang, self.session.observer)
        if self._end is None or self._end[0] != (id(position), looks):
            self._end = (id(position), looks), self._told_end()
        return self._end[1]

    def _told_end(self) -> GameResult:
        session, shown = self.session, self.session.shown
        players = range(session.position.players)
        points = list(session.around.known_scores) if shown.pays_points else []
        found: dict[str, Counter[int]] = {}
        for source, seat, paid in self._paid():
            found.setdefault(session.say(f"paid.{source}"), Counter())[seat] += paid
        sources: list[PointSource] = [
            {"label": label, "points": [paid[seat] for seat in players]} for label, paid in found.items()
        ]
        winners = session.position.winners
        ranks = sorted(players, key=lambda seat: (seat not in winners, -(points[seat] if points else 0), seat))
        key = "study.won" if len(winners) == 1 else "study.shared" if winners else "study.over"
        if session.keeps_seat and list(winners) == [session.seat]:
            key = "study.you_won"
        says = session.say(key, players=tuple(Seat(seat) for seat in winners))
        hinted = self._hinting.summary() if self._hinting is not None else ""
        return {"says": says, "ranks": ranks, "points": points, "sources": sources, "hinted": hinted}

    def _paid(self) -> Iterator[tuple[str, int, int]]:
        """What paid points, whom, and how many."""
        session, told = self.session, find_game(self.session.position.game).paid
        if told is not None:
            for source, points in told(session.position).items():
                yield from ((source, seat, paid) for seat, paid in enumerate(points))
            return
        for ply in range(1, session.record.ply + 1):
            for event in session.events(ply):
                if event.points and event.player is not None:
                    yield event.kind, event.player, event.points

    def _scored(self) -> bool:
        """Was the last step one of those that a game counts line by line?"""
        record, counted = self.session.record, find_game(self.session.position.game).scoring
        return counted is not None and record.ply > 0 and counted(*record.step(record.ply)) is not None

    def _paced(self, calm: int) -> int | None:
        return {"step": None, "calm": calm, "fast": 0}[self.pace]

    def _choose_pace(self, command: ChoosePace) -> Outcome:
        if command.key not in PACES:
            return "no", self.session.say("answer.unreadable")
        self.pace = command.key
        if command.key == PACES[0]:
            self._others.hold(command.by)
        else:
            self._others.rests = False
            self.session.touch(command.by)
        return "done", ""

    def _play_again(self, command: PlayAgain) -> Outcome:
        session = self.session
        session.take_up(self._again())
        for feature in session.features:
            feature.jumped()
        self._others.rests = False
        session.moved(command.by, session.say("study.start"))
        return "done", ""

    def _choose_strength(self, command: ChooseStrength) -> Outcome:
        if command.at not in self._others.strengths or command.key not in self._offered():
            return "no", self.session.say("answer.unreadable")
        self._others.change_strength(command.at, command.key, command.by)
        return "done", ""


def rolled_again(record: Record) -> Action:
    """What chance answers: the same whenever the same seed is asked for an action of one kind as many times in a game.

    Each kind has draws of its own: a theft more or less moves no die.
    """
    from hashlib import sha256  # not needed where a page shows no game

    kind = _kind(record.position.chance_outcomes()[0][0])
    asked = sum(done.player == CHANCE and _kind(done) == kind for done in record.actions[: record.ply])
    seed = sha256(f"{record.dice.seed} {kind}".encode()).hexdigest()[:LONGEST_SEED]
    return Dice(seed, asked * APART).outcome(record.position)


def _kind(done: Action) -> str:
    return done.to_text().split()[0]


def strength_told(session: Session, strength: str) -> OfferedStrength:
    """A strength, and what it is like: in one sentence, and in a second one of what was measured at such a table."""
    known, p = strength if strength in STRENGTHS else STRENGTHS[0], session.position
    about = session.phrase(strength_sentence(p.game, known))
    measured = ladder_sentence(p.game, strength, p.players, on_pages=sys.platform == "emscripten")
    if measured is not None:
        about = f"{about} {session.phrase(measured)}"
    return {"key": strength, "label": session.say(f"play.{known}"), "about": about}


def most_telling(events: Sequence[Event], seat: int) -> int:
    """Which of the events of a step a plate tells: what leaves a mark, such as a leader that was found; else the first
    that the seat has put on the board, rather than where it took it from.
    """
    marks = [at for at, event in enumerate(events) if event.leaves]
    own = [at for at, event in enumerate(events) if event.places and event.player == seat]
    return (marks or own or [0])[0]
