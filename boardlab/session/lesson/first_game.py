"""A lesson that is one game: what shall come up on each of its steps, when a step is over, how it ended."""

from __future__ import annotations

from boardlab.core.play.steer import Awaited, Now
from boardlab.lessons.model.goals import GIVEN
from boardlab.lessons.model.topics import find_topic
from boardlab.session.commands import Handlers
from boardlab.session.lesson.state import LessonFeature, LessonState


class FirstGameSteps(LessonFeature):
    """The steps of a lesson that play one game."""

    def __init__(self, state: LessonState, handlers: Handlers) -> None:
        super().__init__(state, handlers)
        self._looked_at: object = None
        self._awaited: tuple[Awaited, ...] = ()
        self._steered_on = ""
        self._over: tuple[object, bool] = None, False

    def board_changed(self) -> None:
        """Steer the step one is on, and keep the game where it has changed."""
        state = self.state
        game = state.game_played
        if game is None or state.here is not game.session:
            return
        if self._steered_on != state.step.key:
            self._steered_on, self._awaited = state.step.key, tuple(self._wishes())
        game.steer(self._awaited, self._rests)
        stands = game.record.ply, game.record.position
        if stands != self._looked_at:
            self._looked_at = stands
            game.keep()

    def _rests(self) -> bool:
        """Is the step over? It is asked many times of the same position."""
        state = self.state
        game = state.game_played
        if game is None or state.here is not game.session:
            return True
        stands = state.step.key, game.record.ply, game.record.position, game.is_done(state.step.key)
        if self._over[0] != stands:
            self._over = stands, state.is_step_over
        return self._over[1]

    def _wishes(self) -> list[Awaited]:
        """What this step awaits, and the moments of the questions behind it, up to the next board of the game."""
        state = self.state
        if not state.step.pictures:
            return []
        cell = state.step.pictures[-1].cell
        nothing = dict.fromkeys(GIVEN)
        wishes = state.walk.cells[cell].wishes
        found = [state.cells.of_played(name, cell + 1, state.lang, **nothing) for name in wishes]
        game = state.game_played
        behind = state.steps[state.at + 1 :] if game is not None and game.feature.game.awaits else ()
        for step in behind:
            if step.kind == "play":
                break
            if step.about:
                found.append(self._moment(step.about))
        return [each for each in found if each is not None]

    @staticmethod
    def _moment(about: str) -> Awaited | None:
        """The moment that a question is about; None where it is about no game."""
        topic, _, number = about.rpartition(".")
        inside = find_topic(topic)
        if inside is None or "moment" not in inside.held.get(number, {}):
            return None

        def holds(now: Now) -> object:
            return inside.moment(number, now)

        return holds
