"""The games shown to OpenSpiel: ``boardlab_torres``, ``boardlab_catan``, ``boardlab_creed``.

All are for several players with imperfect information and explicit chance; who wins gets 1, and winners share it, so
that the returns sum to 1. There are information states and observations as texts, no tensors. A state that
``resample_from_infostate`` gives has the position, the menus and the information states of a game that its player
cannot tell from this one; its ``history()`` is still that of the state it was drawn from.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from random import Random
from typing import ClassVar, NamedTuple

import pyspiel  # not needed for the other files of this package, and for their tests

from boardlab.core.contract.game import find_game
from boardlab.core.contract.position import CHANCE, Position
from boardlab.openspiel.moment import Moment
from boardlab.openspiel.vocabulary import vocabulary

LONGEST = 20_000
"""A game with more words and outcomes than this ends without a winner, which counts as a win shared by all."""


Params = Mapping[str, str | int]
"""Parameters of a game."""


class Given(NamedTuple):
    """How a game is shown to OpenSpiel."""

    least: int
    most: int
    """How many may play."""
    usual: int
    outcomes: int
    """The most outcomes that chance has."""
    params: Params
    """Further parameters with their usual values."""


GIVEN = {
    "torres": Given(2, 4, 2, 10, {"edition": "rio_grande_2005"}),
    "catan": Given(3, 4, 4, 36, {"edition": "fifth_edition", "trade": False, "board": "classic", "seed": 0}),
    "creed": Given(2, 4, 2, 4, {}),
}
"""By game; the island of ``board=random`` hangs on ``seed``. ``trade`` is trade between players, which makes random
games of Catan very long."""


def _start(name: str, params: Params) -> Position:
    """The first position of a game with these parameters."""
    game, players = find_game(name), params["players"]
    if name == "torres":
        return game.start(players, options=params["edition"])
    if name == "creed":
        return game.start(players)
    from boardlab.catan.options import Options

    options = Options.of(params["edition"]).replace(domestic_trade=params["trade"])
    if params["board"] == "random":
        return game.begin(Random(params["seed"]), players=players, options=options)
    return game.start(players, board=params["board"], options=options)


class BoardlabState(pyspiel.State):  # type: ignore[misc]
    """A moment of a game."""

    def __init__(self, game: BoardlabGame) -> None:
        super().__init__(game)
        self.moment = game.start
        self._words = game.shared

    # What OpenSpiel asks for, under its names.

    def current_player(self) -> int:
        """The seat that decides, or that of chance or of the end."""
        if self.is_terminal():
            return int(pyspiel.PlayerId.TERMINAL)
        player = self.moment.player
        return int(pyspiel.PlayerId.CHANCE) if player == CHANCE else int(player or 0)

    def _legal_actions(self, player: int) -> list[int]:
        return sorted(map(self._words.numbers.__getitem__, self.moment.choices))

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """What chance may answer, each as (number, chance)."""
        return [(number, float(chance)) for number, chance in self.moment.outcomes]

    def _apply_action(self, action: int) -> None:
        moment = self.moment
        self.moment = moment.answer(action) if moment.player == CHANCE else moment.say(self._words.words[action])

    def _action_to_string(self, player: int, action: int) -> str:
        return f"outcome {action}" if player == pyspiel.PlayerId.CHANCE else self._words.words[action]

    def is_terminal(self) -> bool:
        """Is the game over?"""
        return self.moment.player is None or self.moment.steps >= LONGEST

    def returns(self) -> list[float]:
        """1 for whoever won, shared among several winners; zeros before the end."""
        players = self.moment.position.players
        if not self.is_terminal():
            return [0.0] * players
        winners = self.moment.position.winners or tuple(range(players))
        return [(seat in winners) / len(winners) for seat in range(players)]

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> BoardlabState:
        """A state that a player cannot tell from this one, dealt by ``sampler()``, which gives numbers from 0 to 1."""
        found: BoardlabState = self.clone()
        found.moment = self.moment.resampled(player, Random(sampler()))
        return found

    def __str__(self) -> str:
        return " ".join([self.moment.position.to_text(), "·", *self.moment.said])


class Shared(NamedTuple):
    """The words of a game, held by all its states."""

    words: tuple[str, ...]
    numbers: dict[str, int]

    def __deepcopy__(self, memo: object) -> Shared:
        return self


class BoardlabGame(pyspiel.Game):  # type: ignore[misc]
    """A game of boardlab with its parameters."""

    kinds: ClassVar[dict[str, object]] = {}
    """What OpenSpiel is told of each game, by its name here."""

    def __init__(self, name: str, params: Params | None = None) -> None:
        given = GIVEN[name]
        known = {"players": given.usual, **given.params, **(params or {})}
        position = _start(name, known)
        self.start = Moment.start(position)
        words = vocabulary(position)
        self.shared = Shared(words, {word: number for number, word in enumerate(words)})
        about = pyspiel.GameInfo(
            num_distinct_actions=len(words),
            max_chance_outcomes=given.outcomes,
            num_players=position.players,
            min_utility=0.0,
            max_utility=1.0,
            utility_sum=1.0,
            max_game_length=LONGEST,
        )
        super().__init__(self.kinds[name], about, params or {})

    def new_initial_state(self) -> BoardlabState:
        """The start of a game."""
        return BoardlabState(self)

    def make_py_observer(
        self, iig_obs_type: pyspiel.IIGObservationType | None = None, params: object = None
    ) -> TextObserver:
        """What tells a state as a seat sees it."""
        return TextObserver(iig_obs_type is not None and iig_obs_type.perfect_recall)


class TextObserver:
    """What a seat sees, as text; there is no tensor."""

    tensor = None
    dict: ClassVar[Mapping[str, object]] = {}

    def __init__(self, recalls: bool) -> None:
        self._recalls = recalls

    def set_from(self, state: BoardlabState, player: int) -> None:
        """Nothing is put into tensors."""

    def string_from(self, state: BoardlabState, player: int) -> str:
        """What a seat sees now; with perfect recall, after all that it has seen."""
        return state.moment.known_by(player) if self._recalls else state.moment.seen_by(player)


_makers: list[Callable[..., BoardlabGame]] = []
"""OpenSpiel lets go of these when Python has ended, which it does not survive where nobody else holds them."""


def register() -> None:
    """Make the games known to OpenSpiel."""
    for name, given in GIVEN.items():
        kind = pyspiel.GameType(
            short_name=f"boardlab_{name}",
            long_name=f"{name.capitalize()} (boardlab)",
            dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
            chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
            information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
            utility=pyspiel.GameType.Utility.CONSTANT_SUM,
            reward_model=pyspiel.GameType.RewardModel.TERMINAL,
            max_num_players=given.most,
            min_num_players=given.least,
            provides_information_state_string=True,
            provides_information_state_tensor=False,
            provides_observation_string=True,
            provides_observation_tensor=False,
            parameter_specification={"players": given.usual, **given.params},
        )
        BoardlabGame.kinds[name] = kind
        _makers.append(partial(BoardlabGame, name))
        pyspiel.register_game(kind, _makers[-1])
