"""A scripted opponent: it attacks where its sum suffices, besieges where a line is open, and guards lines of its own.

It uses no special actions. It is not strong, so that somebody who plays for the first time can win.
"""

from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction
from random import Random
from typing import Any

from boardlab.core.language import Phrase, Seat
from boardlab.core.opponent import Decision, best
from boardlab.creed.actions import PLACE_STAGE, TURN, Action, Kind
from boardlab.creed.board import RANKS
from boardlab.creed.forecasts import foresee
from boardlab.creed.odds import kill_chance
from boardlab.creed.position import Reading
from boardlab.creed.resolver import KILLED, UNKNOWN, strength, strike, targets
from boardlab.creed.sieges import siege_target
from boardlab.creed.state import decider
from boardlab.creed.turn import is_first_turn
from boardlab.creed.units import ATTACK, ATTACKED, DEFENCE, FIGHTERS, HIDDEN, OBSTACLES, PROFILE, RAIDERS, SUPPORTERS

ATTACK_AP, SIEGE_AP = 2, 3
PRICE = {Kind.MOVE: 1, Kind.DEPLOY: 2}
LIKELY = Fraction(1, 2)
"""An attack on a face-down unit is tried where it removes the unit at least as likely as this."""
OPEN_LINE, SURE_KILL, GUARD = 9, 4, 1
"""What a cell is worth: from it tents can be besieged, a unit can be removed, an empty line is guarded."""


def opponent(view: Reading, rng: Random) -> Decision:
    """What a simple player does in a view of Creed, and why."""
    return CHOSEN.get(view.stage, _asked)(view, rng)


def _turn(view: Reading, rng: Random) -> Decision:
    """A siege, a sure attack, a likely one; then units are brought where they can do one of these; else the end."""
    legal, seat = view.legal_actions(), decider(view)
    sieges = _of(legal, Kind.SIEGE)
    if sieges:
        chosen = rng.choice(sieges)
        return _because(chosen, "why.raid" if view.units[chosen.source] & PROFILE in RAIDERS else "why.siege")
    attacks = _of(legal, Kind.ATTACK)
    sure = [act for act in attacks if _slain(view, act)]
    if sure:
        chosen = best(sure, lambda act: _slain(view, act), rng)
        blow = foresee(view, chosen).strikes[0]
        return _because(chosen, "why.sure", attack=blow.attack, defence=blow.defence)
    likely = [act for act in attacks if kill_chance(view, act) >= LIKELY]
    if likely:
        return _because(best(likely, lambda act: kill_chance(view, act), rng), "why.likely")
    brought = [act for act in legal if act.kind in PRICE and _use(view, act, seat) > 0]
    if brought:
        chosen = best(brought, lambda act: _use(view, act, seat), rng)
        return _because(chosen, "why.attack" if _use(view, chosen, seat) >= SURE_KILL else "why.guard")
    ends = _of(legal, Kind.END)
    return Decision(ends[0] if ends else legal[0])


def _slain(view: Reading, act: Action) -> int:
    """The defence of the units that an attack is sure to remove."""
    return sum(blow.defence for blow in foresee(view, act).strikes if blow.result == KILLED)


def _use(view: Reading, act: Action, seat: int) -> float:
    """What it is worth to bring a unit to a cell, less what it was worth where it stood."""
    left = view.ap[seat] - PRICE[act.kind]
    if act.kind == Kind.DEPLOY:
        return 0 if act.hidden else _stands(view, act.unit, act.cell, left)
    if len(act.moves) != 1:
        return 0
    ((source, cell),) = act.moves
    tile = view.units[source]
    if tile & (ATTACKED | HIDDEN):
        return 0
    # Nobody goes only to guard: whoever leaves a line opens it.
    worth = _stands(view, tile & PROFILE, cell, left)
    return worth - _stands(view, tile & PROFILE, source, left) if worth >= SURE_KILL else 0


def _stands(view: Reading, unit: int, cell: int, left: int) -> float:
    """What a line could do with a unit on this cell and the action points left."""
    own = list(view.own_line(cell))
    guard = GUARD * DEFENCE[unit] / 9 if not any(own) and unit not in OBSTACLES else 0
    own[cell % RANKS] = unit
    if unit in SUPPORTERS:
        helped = [
            rank for rank, tile in enumerate(own) if tile & PROFILE in FIGHTERS and not tile & (ATTACKED | HIDDEN)
        ]
        return max([_strikes(view, own, rank, cell, left) for rank in helped], default=0)
    return max(guard, _strikes(view, own, cell % RANKS, cell, left)) if unit in FIGHTERS else guard


def _strikes(view: Reading, own: list[int], rank: int, cell: int, left: int) -> float:
    """What a fighter on a rank of its own line could do there: besiege, remove the first unit, or try a hidden one."""
    total, unit, enemy = strength(rank, own).total, own[rank] & PROFILE, view.enemy_line(cell)
    if total < 1:
        return 0
    if not any(enemy):
        return OPEN_LINE if left >= SIEGE_AP and siege_target(view, cell) >= 0 and not is_first_turn(view) else 0
    over, wasted = view.options.cavalry_obstacle, view.options.immune_obstacle_target == "wasted"
    known = tuple(HIDDEN if tile & HIDDEN else tile & PROFILE for tile in enemy)
    ranks, _ = targets(unit, total, known, over, wasted)
    if left < ATTACK_AP or not ranks:
        return 0
    blow = strike(unit, total, known, ranks[0], over)[0]
    return SURE_KILL + blow.defence / 9 if blow.result == KILLED else (blow.result == UNKNOWN) / 9


def _place(view: Reading, rng: Random) -> Decision:
    """One unit a line before a second one; fighters in front, those who help behind, obstacles face down."""

    def use(act: Action) -> tuple[Any, ...]:
        own, rank = view.own_line(act.cell), act.cell % RANKS
        wanted = 0 if act.unit in FIGHTERS else 1 if act.unit in SUPPORTERS else 2
        fits = rank == wanted and act.hidden == (act.unit in OBSTACLES)
        return -sum(tile > 0 for tile in own), fits, ATTACK[act.unit] + DEFENCE[act.unit]

    return Decision(best(view.legal_actions(), use, rng))


def _asked(view: Reading, rng: Random) -> Decision:
    """Tents are laid by chance, so that nobody can guess; an ally is given nothing."""
    legal = view.legal_actions()
    return Decision(next((act for act in legal if act.kind == Kind.ENOUGH), None) or rng.choice(legal))


def _of(legal: tuple[Action, ...], kind: Kind) -> list[Action]:
    return [act for act in legal if act.kind == kind]


def _because(act: Action, why: str, **facts: Any) -> Decision:
    return Decision(act, Phrase(why, {"player": Seat(act.player), **facts}))


CHOSEN: dict[str, Callable[[Reading, Random], Decision]] = {TURN: _turn, PLACE_STAGE: _place}
"""What is decided stage by stage; all else is about tents."""
