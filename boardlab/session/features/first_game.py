"""A first game, played through a whole lesson: its players have names, and its opponents and dice are steered.

The game rests where a step of the lesson has come to its end, until the learner goes on; what was played before the
step stays as it is.
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from boardlab.core.contract.position import CHANCE, Action
from boardlab.core.play.record import Record
from boardlab.core.play.steer import Awaited, Now, steered
from boardlab.lessons.model.base_question import WORDING
from boardlab.lessons.model.first_game import FirstGame
from boardlab.session.features.opponent import OpponentFeature
from boardlab.session.features.picks import PicksFeature
from boardlab.session.features.timeline import TimelineFeature
from boardlab.session.game_session import Feature, Session


class FirstGameFeature(Feature):
    """What makes the game of a lesson a first game.

    Args:
        session: the board of the game, with opponents.
        game: the first game.
    """

    def __init__(self, session: Session, game: FirstGame) -> None:
        super().__init__(session)
        self.game = game
        self.awaited: tuple[Awaited, ...] = ()
        """What shall come up on this step, most important first."""
        self.rests: Callable[[], bool] = lambda: False
        """Says whether the step has come to its end, so that nothing is played until the learner goes on."""
        session.names_in = game.cast.names
        others, picking = session.has(OpponentFeature), session.has(PicksFeature)
        others.choose = self._choose
        others.paused = picking.paused = self._is_paused
        picking.why_paused = lambda: WORDING.say("stage.game.rests", session.lang)
        session.ended = lambda: WORDING.say("stage.game.turn", session.lang) if self._is_paused() else ""
        self.timeline = session.has(TimelineFeature)

    def _is_paused(self) -> bool:
        return self.rests()

    def _choose(self, record: Record, usual: Callable[[], Action]) -> Action:
        position, own = record.position, self.game.opponent
        player = position.current_player
        if own is not None and player is not None and player != CHANCE:
            now, rng = Now(position, player), Random(f"{record.dice.seed} {record.ply}")
            return steered(position, self.game.cast.you, self.awaited, lambda: own(now, rng))
        return steered(position, self.game.cast.you, self.awaited, usual)
