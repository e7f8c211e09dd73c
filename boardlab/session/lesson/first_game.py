"""A lesson that is one game: what shall come up on each of its steps, when a step is over, how it ended."""

from __future__ import annotations

from boardlab.core.play.opponent import decide
from boardlab.core.play.steer import Awaited, Now
from boardlab.lessons.model.goals import GIVEN
from boardlab.lessons.model.topics import find_topic
from boardlab.session.commands import Handlers
from boardlab.session.features.opponent import OpponentFeature
from boardlab.session.lesson.state import LessonFeature, LessonState

MOST_ACTIONS = 200
"""So many own actions a step is played out with."""


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

    def catch_up(self, number: int) -> None:
        """Play the game to where a step goes on with it, where a learner went past the steps before without playing.

        Only steps that say where they end are played so: of others what was done is the learner's own affair. Whoever
        comes back to one of them and has done nothing since finds the game as it was.

        Args:
            number: the step that is gone to, from 0.
        """
        state = self.state
        game = state.game_played
        if game is None:
            return
        if game.filled is not None and number < game.filled:
            game.give_back()
        played = [at for at in range(len(state.steps)) if self._plays(at)]
        last = max((at for at in played if game.was_met(state.steps[at].key)), default=0)
        if number not in played or last >= number:
            return
        text, ply = game.record.to_text(), game.record.ply
        for at in played:
            if last <= at < number and state.walk.cells[state.steps[at].pictures[-1].cell].until:
                self._play_out(at)
        if game.record.ply > ply:
            game.note_filled(text, number)

    def _plays(self, number: int) -> bool:
        """Is the game played on a step?"""
        step = self.state.steps[number]
        return step.kind in ("opening", "play") and bool(step.pictures)

    def _play_out(self, number: int) -> None:
        """Play a step to its end, as a simple player does."""
        state = self.state
        state.at = number
        state.enter(state.board_of(number))
        self.board_changed()
        board = state.here
        others = board.has(OpponentFeature)
        for _ in range(MOST_ACTIONS):
            others.go_on()
            if state.is_step_over or board.waits or board.position.current_player is None:
                return
            board.act(decide(board.position, board.record.ply).action)
            self.board_changed()

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
