"""Strong: Club's lines, told apart by playing on from what may lie hidden.

Each simulation deals the hidden cards anew as they may lie, plays one of the lines, goes on by the quick policy for
some turns, and ends with the chance of winning that the same features give. All lines get the same deals and dice.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import exp
from random import Random
from typing import Any

from boardlab.catan.actions import DRAW, STEAL
from boardlab.catan.play.club import chosen, dealt, explained, lines_of, menu
from boardlab.catan.play.policy import decide
from boardlab.catan.play.worth import LIKELY, VALUATION
from boardlab.catan.position import Position, View
from boardlab.catan.state import State
from boardlab.core.contract.knowledge import Knowledge
from boardlab.core.contract.player import Player, Thinking
from boardlab.core.play.beam import Line, contenders, pausing
from boardlab.core.play.halving import halving
from boardlab.core.play.playout import playout
from boardlab.core.play.searched import searched
from boardlab.core.play.valuation import Valuation

MARGIN = 0.06
"""Lines whose chance, as Club reckons it, is less than this below the best are looked into."""
ARMS = 8
"""No more lines than this."""
ALIKE = 2
"""No more lines than this that begin with the same action: it is what is decided now."""
TURNS = 12
"""So many turns each simulation plays on."""
TRUST = 50
"""Club's own reckoning counts as so many simulations."""
SHARE = 0.3
"""About this share of all simulations goes to the line that is chosen, see :mod:`boardlab.core.play.halving`."""


def strong(
    valuation: Valuation = VALUATION,
    version: int = 1,
    *,
    ending: Valuation = LIKELY,
    simulations: int = 400,
    on_pages: int = 200,
) -> Player:
    """The player of this strength.

    Args:
        valuation: gives the lines, as it does for Club.
        version: of what it does.
        ending: gives the chance of winning where a simulation ends.
        simulations: how many a decision takes in a kernel.
        on_pages: and in a page.
    """

    def think(knowledge: Knowledge, rng: Random, simulations: int) -> Thinking:
        view = knowledge.view
        assert isinstance(view, View)
        if (deal := dealt(valuation, knowledge, rng)) is not None:
            return deal
        if len(menu(view)) == 1:
            return (yield from chosen(valuation, knowledge, rng))
        found = yield from pausing(lines_of(valuation, view), simulations)
        lines = contenders(found, most=ARMS, alike=ALIKE, margin=MARGIN, worth=_chance)
        if len({line.actions[0] for line in lines}) == 1:
            return explained(valuation, view, found)
        believed = [_chance(line) for line in lines]
        trust = TRUST / max(1.0, SHARE * simulations)
        lean = [trust * (each - believed[0]) for each in believed]
        worlds: list[Position] = []
        seed, stop = rng.random(), view.turn + TURNS

        def play(arm: int, number: int) -> float:
            while len(worlds) <= number:
                worlds.append(sampled(view, rng, knowledge))
            return simulated(ending, worlds[number], lines[arm], stop, Random(f"{seed} {number}")) + lean[arm]

        ranked = yield from halving(len(lines), play, simulations)
        best, estimate = ranked[0]
        chance = estimate._replace(mean=min(1.0, max(0.0, estimate.mean - lean[best])))
        return searched(explained(valuation, view, found), lines[best], simulations, chance)

    return Player(version, think, simulations, on_pages)


def sampled(view: View, rng: Random, knowledge: Knowledge) -> Position:
    """A whole position that agrees with what is known."""
    found = view.sample(rng, known=knowledge)
    assert isinstance(found, Position)
    return found


def _chance(line: Line) -> float:
    """The chance of winning of which the value of a line is the log odds."""
    return 1 / (1 + exp(-line.value))


def simulated(ending: Valuation, world: Position, line: Line, stop: int, rng: Random) -> float:
    """How a game goes on after a line until a turn begins, the same one after each line: 1 for a win, 0 for a loss, a
    chance where it is not over.
    """
    seat = world.decider
    return chances(ending, played_on(world, line.actions, stop, rng))[seat]


def chances(ending: Valuation, state: State) -> tuple[float, ...]:
    """The chance of winning of each seat."""
    if state.is_over:
        return tuple(float(state.active == seat) for seat in range(state.players))
    return ending.chance(state)


def played_on(world: Position, actions: Sequence[Any], stop: int, rng: Random) -> State:
    """What a line leads to once the quick policy has played on to the beginning of a turn."""
    play = world.mechanics
    assert play.draw is not None
    for act in actions:
        world = play.apply(world, act)
    # A card that is drawn or stolen takes its chance elsewhere, so that the dice after it fall as after other lines.
    own = Random(rng.random())
    while world.stage in (DRAW, STEAL):
        world = play.apply(world, play.draw(world, own))
    end: State = playout(world, rng, until=lambda state: state.turn >= stop, decide=decide)
    return end
