"""Strong: Club's lines, told apart by playing on: what the others answer, and what the own next turn makes of it.

Each simulation deals the hidden cards anew as they may lie, plays one of the lines, lets everybody play on as a quick
Club would until the own next turn is over, and ends with what Club's features say. All lines get the same deals.
"""

from __future__ import annotations

from collections.abc import Generator
from math import exp
from random import Random

from boardlab.core.contract.knowledge import Knowledge
from boardlab.core.contract.player import Player, Thinking
from boardlab.core.play.beam import Line, contenders, pausing
from boardlab.core.play.halving import halving
from boardlab.core.play.searched import searched
from boardlab.core.play.valuation import Valuation
from boardlab.torres.actions import LOOK, TURN, Action
from boardlab.torres.play.club import VALUATION, besides, explained, lines_of
from boardlab.torres.position import Position, View, apply

WIDTH, BRANCH = 12, 6
"""How wide the lines of the turn are looked for."""
QUICK = 1, 3
"""The same for turns that are played on."""
MARGIN = 8.0
"""Lines that Club gives so many points less than the best are not looked into."""
ARMS, ALIKE = 6, 2
"""No more lines than this, and so many that begin with the same action."""
TURNS = 1
"""So many own turns each simulation plays on after this one."""
SPREAD = 10.0
"""So many points more make a win likelier by the factor e."""


def strong(valuation: Valuation = VALUATION, version: int = 1, *, simulations: int = 12, on_pages: int = 4) -> Player:
    """The player of this strength.

    Args:
        valuation: gives the lines, as it does for Club.
        version: of what it does.
        simulations: how many a decision takes in a kernel.
        on_pages: and in a page.
    """

    def think(knowledge: Knowledge, rng: Random, simulations: int) -> Thinking:
        view = knowledge.view
        assert isinstance(view, View)
        if view.stage != TURN:
            return besides(valuation, view, rng)
        found = yield from pausing(lines_of(valuation, view, WIDTH, BRANCH), simulations)
        lines = contenders(found, most=max(2, min(ARMS, simulations // 2)), alike=ALIKE, margin=MARGIN)
        if len({line.actions[0] for line in lines}) == 1:
            return explained(valuation, view, found)
        worlds: list[Position] = []

        def play(arm: int, number: int) -> Generator[None, None, float]:
            while len(worlds) <= number:
                world = view.sample(rng, known=knowledge)
                assert isinstance(world, Position)
                worlds.append(world)
            ended = yield from simulated(valuation, worlds[number], lines[arm])
            return 1 / (1 + exp((lines[0].value - ended) / SPREAD))

        ranked = yield from halving(len(lines), play, simulations)
        return searched(explained(valuation, view, found), lines[ranked[0][0]], simulations)

    return Player(version, think, simulations, on_pages)


def simulated(valuation: Valuation, world: Position, line: Line) -> Generator[None, None, float]:
    """What a game is worth to whoever plays a line, some turns after it."""
    seat, rng, own = world.decider, Random(0), 0
    world = _carried_out(valuation, world, line)
    while not world.is_over:
        if world.stage != TURN:
            action = besides(valuation, world, rng).action
            assert isinstance(action, Action)
            world = apply(world, action)
            continue
        if own == TURNS and world.decider != seat:
            break
        own += world.decider == seat
        lines = yield from lines_of(valuation, world, *QUICK)
        world = _carried_out(valuation, world, lines[0])
    return valuation(world, seat)


def _carried_out(valuation: Valuation, world: Position, line: Line) -> Position:
    """The position after a line; a card that was bought on the way is chosen when it is seen."""
    for act in line.actions:
        assert isinstance(act, Action)
        world = apply(world, act)
        if world.stage == LOOK:
            kept = besides(valuation, world, Random(0)).action
            assert isinstance(kept, Action)
            world = apply(world, kept)
    return world
