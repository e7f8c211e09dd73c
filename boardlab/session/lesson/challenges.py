"""What can be made of positions that belong to a lesson: challenges at its end, played in place of the last step.

The step one is on stays the last one, so that whoever comes back another day begins as always.
"""

from __future__ import annotations

from functools import cached_property
from typing import TypedDict

from boardlab.lessons.model.base_question import WORDING
from boardlab.lessons.model.challenges import Challenge, challenges_of
from boardlab.lessons.model.goals import MOST_STARS
from boardlab.session.commands import Command, Handlers, Outcome
from boardlab.session.features.challenge import ChallengeFeature, stars_kept
from boardlab.session.features.opponent import OpponentFeature
from boardlab.session.lesson.boards import challenged
from boardlab.session.lesson.cells import PLAYED
from boardlab.session.lesson.state import LessonFeature, LessonState


class Take(Command, do="challenge"):
    """Play a challenge by its id; "" goes back to the end of the lesson."""

    key: str


class OfferedChallenge(TypedDict):
    """A challenge that belongs to the lesson."""

    id: str
    title: str
    stars: int
    """The most that were reached."""
    signs: str
    """What the stars say to an ear."""


class OfferedChallenges(TypedDict):
    """The challenges at the end of a lesson; empty before it."""

    title: str
    rows: list[OfferedChallenge]


class ChallengesPart(TypedDict):
    """What a frame of a lesson holds of challenges."""

    challenges: OfferedChallenges


class ChallengesFeature(LessonFeature):
    """The challenges of a lesson, and the one that is played."""

    def __init__(self, state: LessonState, handlers: Handlers) -> None:
        super().__init__(state, handlers)
        handlers.on(Take, self._take)

    @cached_property
    def _offered(self) -> tuple[Challenge, ...]:
        return challenges_of(self.state.walk.id)

    def part(self) -> ChallengesPart:
        """The challenges of the lesson, with the stars that were reached."""
        lang, offers = self.state.lang, self.state.step.kind == "end" and self.state.instead is None
        offered = self._offered if offers else ()
        stars = stars_kept() if offered else {}
        rows: list[OfferedChallenge] = [
            {
                "id": each.id,
                "title": each.title[lang],
                "stars": stars.get(each.id, 0),
                "signs": WORDING.say("challenge.signs", lang, stars=stars.get(each.id, 0), all=MOST_STARS),
            }
            for each in offered
        ]
        return {"challenges": {"title": WORDING.say("challenge.title", lang) if rows else "", "rows": rows}}

    def _take(self, command: Take) -> Outcome:
        state = self.state
        found = next((each for each in self._offered if each.id == command.key), None)
        if state.step.kind != "end" or (command.key and found is None):
            return "no", WORDING.say("challenge.not_here", state.lang)
        state.instead = None
        if found is not None:
            state.instead = challenged(found, lang=state.lang, parts=PLAYED)
            state.instead.has(OpponentFeature).in_turns = True
        state.enter(state.instead or state.board_of(state.at), command.by)
        return "done", ""


def is_judged(state: LessonState) -> bool:
    """Is a challenge played here, and are its turns over?"""
    played = state.instead.find(ChallengeFeature) if state.instead is not None else None
    return played is not None and played.is_over
