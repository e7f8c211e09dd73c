"""Players of three strengths: what they are asked, what they answer, and how far they are.

A game gives them by name as :attr:`boardlab.core.contract.game.Game.players`. A player is told what its seat knows
(:class:`~boardlab.core.contract.knowledge.Knowledge`: a view, and what was shown before), never the position, so that
it can neither cheat nor tell a secret. It thinks as a generator, which can be asked for a while and given up: progress
can be shown meanwhile, in a kernel and in a page's worker. How long it thinks is counted in simulations, not in
seconds, so that the same seed plays the same on every machine.

>>> from boardlab import Record, torres
>>> record = Record(torres.start(players=2))
>>> choose("first_steps", record.knowledge(0), seed="a").action in record.position.legal_actions()
True
"""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import TYPE_CHECKING

from boardlab.core.contract.functions import OnPosition
from boardlab.core.contract.game import find_game
from boardlab.core.contract.player import STRENGTHS, Player, PlayerChoice, Thinking
from boardlab.core.contract.verdict import PlainError
from boardlab.core.i18n.language import SHARED
from boardlab.core.play.beam import finished
from boardlab.core.text.quoting import quoted

if TYPE_CHECKING:
    from boardlab.core.contract.knowledge import Knowledge
    from boardlab.core.contract.position import Action


def quick(decide: OnPosition[[Random], Action], version: int = 1) -> Player:
    """A player that chooses at once, by the view alone: ``decide(view, rng)``."""

    def think(knowledge: Knowledge, rng: Random, simulations: int) -> Thinking:
        yield from ()
        return PlayerChoice(decide(knowledge.view, rng))

    return Player(version, think)


def players_of(game: str) -> Mapping[str, Player]:
    """The players of a game by strength, the gentlest first. A game that has but an opponent has the gentlest alone.

    Raises:
        PlainError: where the game has none.
    """
    found = find_game(game)
    if found.players is not None:
        known: Mapping[str, Player] = found.players()
        return known
    if found.opponent is None:
        raise PlainError(SHARED.say("mistake.no_opponent", game=quoted(game)))
    return {STRENGTHS[0]: quick(found.opponent)}


def player_of(game: str, strength: str) -> Player:
    """The player of a strength.

    Raises:
        PlainError: where the game has no player of this name; the sentence names those it has.
    """
    known = players_of(game)
    if strength not in known:
        raise PlainError(SHARED.say("mistake.strength", given=quoted(strength), known=tuple(known)))
    return known[strength]


def rng_for(knowledge: Knowledge, seed: str | int = "") -> Random:
    """The numbers a decision is made with: the same for the same seed and the same view."""
    return Random(f"{seed} {find_game(knowledge.view.game).to_text(knowledge.view)}")


def choose(strength: str, knowledge: Knowledge, seed: str | int = "", simulations: int | None = None) -> PlayerChoice:
    """What a player of a strength does, once it has thought to the end.

    Args:
        strength: one of those the game has, see :data:`boardlab.core.contract.player.STRENGTHS`.
        knowledge: what the seat that decides knows: ``record.knowledge(seat)``.
        seed: whoever shall not be guessed chooses by it. The same seed gives the same choice.
        simulations: how many it may play; None for as many as the player is measured with.

    Raises:
        PlainError: where the game has no player of this name.
    """
    player = player_of(knowledge.view.game, strength)
    most = player.simulations if simulations is None else simulations
    return thought(player.think(knowledge, rng_for(knowledge, seed), most))


def thought(thinking: Thinking) -> PlayerChoice:
    """What a player chooses, once it has thought to the end."""
    return finished(thinking)
