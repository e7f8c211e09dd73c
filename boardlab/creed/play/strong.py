"""Strong: Club's lines, told apart by playing on from what may lie hidden.

Each simulation deals units and tents anew as they may lie, plays one of the lines as far as it goes, goes on by the
quick policy for a round, and ends with the chance of winning that Club's features give. All lines get the same deals.
"""

from __future__ import annotations

from random import Random

from boardlab.core.contract.knowledge import Knowledge
from boardlab.core.contract.player import Player, Thinking
from boardlab.core.play.beam import Line, contenders, pausing
from boardlab.core.play.halving import halving
from boardlab.core.play.playout import playout
from boardlab.core.play.valuation import Valuation
from boardlab.creed.actions import TURN, Action
from boardlab.creed.play.club import chosen, explained, lines_of
from boardlab.creed.play.policy import policy
from boardlab.creed.play.worth import VALUATION, chance, worth
from boardlab.creed.position import Position, View
from boardlab.creed.state import State

MARGIN = 0.12
"""Lines whose chance, as Club reckons it, is less than this below the best are looked into."""
ARMS, ALIKE = 6, 2
"""No more lines than this, and so many that begin with the same action."""
ROUNDS = 1
"""So many own turns each simulation plays on after this one."""
TRUST = 20
"""Club's own reckoning counts as so many simulations."""
SHARE = 0.3
"""About this share of all simulations goes to the line that is chosen, see :mod:`boardlab.core.play.halving`."""


def strong(valuation: Valuation = VALUATION, version: int = 2, *, simulations: int = 48, on_pages: int = 16) -> Player:
    """The player of this strength."""

    def think(knowledge: Knowledge, rng: Random, simulations: int) -> Thinking:
        view = knowledge.view
        assert isinstance(view, View)
        if view.stage != TURN:
            return (yield from chosen(valuation, knowledge, rng))
        found = yield from pausing(lines_of(valuation, view), simulations)
        lines = contenders(found, most=ARMS, alike=ALIKE, margin=MARGIN, worth=lambda line: chance(line.value))
        if len({line.actions[0] for line in lines}) == 1:
            return explained(valuation, view, found)
        believed = [chance(line.value) for line in lines]
        trust = TRUST / max(1.0, SHARE * simulations)
        lean = [trust * (each - believed[0]) for each in believed]
        worlds: list[Position] = []
        seed = rng.random()

        def play(arm: int, number: int) -> float:
            while len(worlds) <= number:
                worlds.append(sampled(view, rng, knowledge))
            return simulated(valuation, worlds[number], lines[arm], Random(f"{seed} {number}")) + lean[arm]

        ranked = yield from halving(len(lines), play, simulations)
        best, estimate = ranked[0]
        mean = min(1.0, max(0.0, estimate.mean - lean[best]))
        ranking = [lines[best], *(line for line in found if line is not lines[best])]
        return explained(valuation, view, ranking, estimate._replace(mean=mean))

    return Player(version, think, simulations, on_pages)


def sampled(view: View, rng: Random, knowledge: Knowledge) -> Position:
    """A whole position that agrees with what is known."""
    found = view.sample(rng, known=knowledge)
    assert isinstance(found, Position)
    return found


def simulated(valuation: Valuation, world: Position, line: Line, rng: Random) -> float:
    """How a game goes on after a line: 1 for a win, 0 for a loss, a chance where it is not over."""
    seat = world.on_turn
    begun = world
    apply, legal = world.mechanics.apply, world.mechanics.legal_actions
    for act in line.actions:
        # What was hidden may have made the rest of the plan impossible.
        if world.current_player != seat or act not in legal(world):
            break
        assert isinstance(act, Action)
        world = apply(world, act)
    value = worth(valuation, played_on(world, begun, rng), seat)
    return chance(max(-30.0, min(30.0, value)))


def played_on(world: Position, begun: Position, rng: Random) -> State:
    """The state a round after a turn began, the quick policy playing on from somewhere in it."""
    side = begun.side
    late = begun.round + ROUNDS + (side != world.layout.sides[world.first])

    def later(state: object) -> bool:
        assert isinstance(state, State)
        return state.round >= late and state.side != side and state.stage == TURN

    end: State = playout(world, rng, policy, until=later, most=400)
    return end
