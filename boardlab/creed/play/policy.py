"""A quick policy for playing on: about ten rules with names, asked in turn.

It looks at nothing hidden, so it decides the same on what its seat sees.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random

from boardlab.core.play.opponent import best
from boardlab.creed.actions import TURN, Action, Kind
from boardlab.creed.board import LINES, RANKS
from boardlab.creed.rules.field_attack import ATTACK_AP
from boardlab.creed.rules.forecasts import foresee
from boardlab.creed.rules.odds import kill_chance
from boardlab.creed.rules.resolver import KILLED
from boardlab.creed.rules.sieges import SIEGE_AP, siege_target
from boardlab.creed.rules.turn import is_first_turn
from boardlab.creed.state import State
from boardlab.creed.tents import ANNOUNCED
from boardlab.creed.units import (
    ATTACK,
    ATTACKED,
    DEFENCE,
    FIGHTERS,
    HIDDEN,
    OBSTACLES,
    PROFILE,
    RAIDERS,
    SIEGE_ENGINE,
    count,
)

Legal = dict[Kind, list[Action]]
Rule = Callable[[State, Legal, Random], Action | None]
NONE: list[Action] = []


def policy(state: State, actions: Sequence[Action], rng: Random) -> Action:
    """What the first rule says that has something to say."""
    if state.stage != TURN:
        return rng.choice(actions)
    legal: Legal = {}
    for act in actions:
        if act.kind in legal:
            legal[act.kind].append(act)
        else:
            legal[act.kind] = [act]
    for rule in RULES:
        found = rule(state, legal, rng)
        if found is not None:
            return found
    return legal[Kind.END][0]


def appoint(state: State, legal: Legal, rng: Random) -> Action | None:
    """A dead commander has a successor, for 1 AP."""
    return rng.choice(legal[Kind.APPOINT]) if Kind.APPOINT in legal else None


def siege(state: State, legal: Legal, rng: Random) -> Action | None:
    """Whoever can besiege does."""
    return rng.choice(legal[Kind.SIEGE]) if Kind.SIEGE in legal else None


def strike(state: State, legal: Legal, rng: Random) -> Action | None:
    """A sure attack, on as much defence as possible; or a likely one on a face-down unit."""
    sure = [(_falls(state, act), act) for act in legal.get(Kind.ATTACK, NONE)]
    most = max((falls for falls, _ in sure), default=0)
    if most:
        return rng.choice([act for falls, act in sure if falls == most])
    return next((act for _, act in sure if kill_chance(state, act) >= 0.5), None)


def _falls(state: State, act: Action) -> int:
    return sum(1 + blow.defence for blow in foresee(state, act).strikes if blow.result == KILLED)


def call(state: State, legal: Legal, rng: Random) -> Action | None:
    """The siege engine comes back from the casualties."""
    acts = [act for act in legal.get(Kind.REINFORCE, NONE) if count(act.pile, SIEGE_ENGINE)]
    return max(acts, key=lambda act: act.pile.bit_count()) if acts else None


def raid(state: State, legal: Legal, rng: Random) -> Action | None:
    """A siege engine or an assassin comes to a line with tents."""
    acts = [act for act in legal.get(Kind.DEPLOY, NONE) if act.unit in RAIDERS and siege_target(state, act.cell) >= 0]
    return rng.choice(acts) if acts else None


def enter(state: State, legal: Legal, rng: Random) -> Action | None:
    """A fighter goes, or comes from hand, to a line without enemies to besiege at once."""
    ap = state.ap[state.on_turn]
    if ap <= SIEGE_AP or is_first_turn(state):
        return None
    for act in legal.get(Kind.MOVE, NONE):
        if len(act.moves) == 1:
            ((source, cell),) = act.moves
            tile = state.units[source]
            # Who guards a line alone stays.
            spare = sum(each > 0 for each in state.own_line(source)) > 1
            if spare and ATTACK[tile & PROFILE] and not tile & (ATTACKED | HIDDEN) and _open(state, cell):
                return act
    if ap < SIEGE_AP + 2:
        return None
    acts = [
        act for act in legal.get(Kind.DEPLOY, NONE) if ATTACK[act.unit] and not act.hidden and _open(state, act.cell)
    ]
    return rng.choice(acts) if acts else None


def _open(state: State, cell: int) -> bool:
    return not any(state.enemy_line(cell)) and siege_target(state, cell) >= 0


def assassinate(state: State, legal: Legal, rng: Random) -> Action | None:
    """A tent of the enemy is turned: one that is known to hold a commander, or any."""
    acts = legal.get(Kind.ASSASSINATE, NONE)
    return best(acts, lambda act: state.camps[act.cell] & ANNOUNCED, rng) if acts else None


def guard(state: State, legal: Legal, rng: Random) -> Action | None:
    """An own line without a unit gets the best defender in hand; an obstacle is as good as any."""
    first = state.layout.fields_of[state.on_turn][0] * LINES
    bare = [
        line
        for line in range(first, first + state.layout.per_seat * LINES)
        if not any(state.own_line(line * RANKS))
    ]  # fmt: skip
    acts = [act for act in legal.get(Kind.DEPLOY, NONE) if not act.hidden and act.cell // RANKS in bare]
    return max(acts, key=lambda act: DEFENCE[act.unit] + 4 * (act.unit in OBSTACLES)) if acts else None


def attack_next(state: State, legal: Legal, rng: Random) -> Action | None:
    """A fighter comes to a line where it is stronger than the first enemy."""
    if state.ap[state.on_turn] < ATTACK_AP + 2:
        return None
    for act in legal.get(Kind.DEPLOY, NONE):
        if act.unit in FIGHTERS and not act.hidden:
            enemy = next((tile for tile in state.enemy_line(act.cell) if tile), 0)
            if enemy and not enemy & HIDDEN and enemy not in OBSTACLES and ATTACK[act.unit] >= DEFENCE[enemy & PROFILE]:
                return act
    return None


RULES: tuple[Rule, ...] = (appoint, siege, strike, call, raid, enter, assassinate, guard, attack_next)
"""In the order in which they are asked; where none has something to say, the turn ends."""
