"""The one game that is played through a lesson: where each step met it, when a step is over, what is asked about it.

It is kept in the bookmark: the game as text, for each step the ply at which the game stood when it was first met, and
for each question that of the position which it asks about. Nothing is taken back beyond the last of them. Where a
learner went past steps, and the game was played for them up to where it is gone on with, the game before that is kept
too: it comes back with whoever returns before anything else is played.
"""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from typing import Literal, NamedTuple

from boardlab.core.contract.position import Position
from boardlab.core.errors import PlainError
from boardlab.core.json_data import Json
from boardlab.core.play.record import Record
from boardlab.core.play.steer import Awaited
from boardlab.lessons import Checkpoint, checkpoint
from boardlab.lessons.model.candidates import sharpened
from boardlab.lessons.model.first_game import FirstGame, moments_back
from boardlab.lessons.model.topics import find_topic
from boardlab.session.features.first_game import FirstGameFeature
from boardlab.session.game_session import Session
from boardlab.session.lesson.boards import first_game
from boardlab.session.lesson.bookmark import Bookmark

LONGEST_SEED = 9
When = Literal["now", "earlier", "drawn"]


class AskedAbout(NamedTuple):
    """A question of a first game, and which moment it is about."""

    asked: Checkpoint
    when: When


class LessonGame:
    """The game of a lesson.

    Args:
        session: its board.
        place: where it is kept.
    """

    def __init__(self, session: Session, place: Bookmark) -> None:
        self.session = session
        self.feature = session.has(FirstGameFeature)
        self._place = place
        self._places: Json = place.game.setdefault("places", {})
        self._asked: Json = place.game.setdefault("asked", {})
        self._done: dict[str, int] = {}
        """The ply at which all goals of a step were reached first."""

    @classmethod
    def of(cls, game: FirstGame, seed: str, place: Bookmark) -> LessonGame:
        """The game that a bookmark holds, or else a new one.

        Args:
            game: the first game.
            seed: of a new one.
            place: the bookmark.
        """
        seed = str(place.game.get("seed") or seed)
        record = game.start(seed)
        session = first_game(game, Record(record.start, seed=record.dice.seed, drawn=record.dice.drawn))
        kept = place.game.get("text")
        if isinstance(kept, str):
            with suppress(PlainError):
                found = Record.from_text(kept)
                if found.start == session.record.start:
                    session.record = found
        if session.record.ply == 0:
            place.game.clear()
        place.game["seed"] = seed
        return cls(session, place)

    @property
    def record(self) -> Record:
        """The record of the game."""
        return self.session.record

    @property
    def you(self) -> int:
        """The learner's seat."""
        return self.feature.game.cast.you

    @property
    def next_seed(self) -> str:
        """The seed of another game."""
        seed = str(self._place.game.get("seed", ""))
        return str(int(seed) + 1) if seed.isdecimal() and len(seed) < LONGEST_SEED else "1"

    def keep(self) -> None:
        """Write the game into the bookmark."""
        if self.record.ply or self.record.actions:
            self._place.game["text"] = self.record.to_text()
            self._place.save()

    # ---- steps ----

    def arrive(self, step: str) -> int:
        """Meet a step, and give the ply at which the game stood when it was met first."""
        met = self._places.setdefault(step, self.record.ply)
        return met if isinstance(met, int) and 0 <= met <= self.record.ply else self.record.ply

    def was_met(self, step: str) -> bool:
        """Was a step met, so that the game stands where the learner brought it?"""
        return step in self._places

    def note_filled(self, before: str, step: int) -> None:
        """Note that the game was played for the learner.

        Args:
            before: the record as text, as it was before that.
            step: the number of the step that goes on with it, from 0.
        """
        self._place.game["filled"] = {"text": before, "step": step, "ply": self.record.ply}

    @property
    def filled(self) -> int | None:
        """The step up to which it was played for the learner, who has done nothing since; None where there is none."""
        match self._place.game.get("filled"):
            case {"text": str(), "step": int(step), "ply": int(ply)} if ply <= self.record.ply:
                since = self.record.actions[ply : self.record.ply]
                return None if any(act.player == self.you for act in since) else step
        return None

    def give_back(self) -> None:
        """Bring the game back to where it was played for the learner from."""
        with suppress(PlainError):
            found = Record.from_text(self._place.game["filled"]["text"])
            self.session.take_up(found)
            for step, met in [*self._places.items()]:
                if not isinstance(met, int) or met > found.ply:
                    del self._places[step]
            self._asked.clear()
        del self._place.game["filled"]

    @property
    def floor(self) -> int:
        """The ply before which nothing is taken back: the steps that were met begin there."""
        return max((ply for ply in self._places.values() if isinstance(ply, int) and ply <= self.record.ply), default=0)

    def since(self, ply: int) -> tuple[Position, ...]:
        """The positions from a ply on to the current one."""
        return self.record.positions[ply : self.record.ply + 1]

    def has_come_round(self, ply: int) -> bool:
        """Have others moved since a ply, and is it the learner's move again?"""
        positions = self.since(ply)
        others = self.session.opponents
        return positions[-1].current_player == self.you and any(each.current_player in others for each in positions)

    def steer(self, awaited: tuple[Awaited, ...], rests: Callable[[], bool]) -> None:
        """Say what shall come up on the step one is on, and when it is over."""
        self.feature.awaited, self.feature.rests, self.feature.timeline.floor = awaited, rests, self.floor

    def note_done(self, step: str) -> None:
        """Note that all goals of a step are reached."""
        self._done.setdefault(step, self.record.ply)

    def is_done(self, step: str) -> bool:
        """Were all goals of a step reached, and was nothing taken back since?"""
        return step in self._done and self.record.ply >= self._done[step]

    # ---- questions ----

    def ask(self, step: str, about: str) -> AskedAbout:
        """A question about this game: now, or at its nearest earlier moment; else about the position drawn for it."""
        topic, _, number = about.rpartition(".")
        inside = find_topic(topic)
        usual = AskedAbout(checkpoint(about), "drawn")
        if inside is None or "moment" not in inside.held.get(number, {}):
            return usual
        moments = list(moments_back(self.record, self.you))
        when: When | None = None
        match self._asked.get(step):
            case [int(ply), "now" | "earlier" as before] if 0 <= ply <= self.record.ply:
                moments, when = [each for each in moments if each[0] == ply], before
        for ply, now in moments:
            with suppress(Exception):  # a formula may raise anything on what a learner has played
                asked = inside.asked_at(number, now)
                fits = sharpened(asked) if asked is not None else None
                if fits is not None:
                    when = when or ("now" if ply == self.record.ply else "earlier")
                    self._asked[step] = [ply, when]
                    return AskedAbout(fits, when)
        return usual
