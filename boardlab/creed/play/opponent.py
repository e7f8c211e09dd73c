"""A scripted opponent: it attacks where its sum suffices, besieges where a line is open, and guards lines of its own.

It uses no special actions but where it sees nothing else to do. It is not strong, so that somebody who plays for the
first time can win.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from fractions import Fraction
from random import Random

from boardlab.core.i18n.language import Phrase
from boardlab.core.play.opponent import best
from boardlab.creed.actions import PLACE_STAGE, TURN, Action, Kind
from boardlab.creed.board import RANKS
from boardlab.creed.options import TURN_AP
from boardlab.creed.rules.deployment import DEPLOY_AP
from boardlab.creed.rules.forecasts import foresee
from boardlab.creed.rules.movement import move_cost
from boardlab.creed.rules.odds import kill_chance
from boardlab.creed.rules.resolver import KILLED, UNKNOWN, strength, strike, targets
from boardlab.creed.rules.sieges import siege_target
from boardlab.creed.rules.turn import is_first_turn
from boardlab.creed.state import State, decider
from boardlab.creed.units import ATTACK, ATTACKED, DEFENCE, FIGHTERS, HIDDEN, OBSTACLES, PROFILE, RAIDERS, SUPPORTERS

ATTACK_AP, SIEGE_AP = 2, 3
BRINGS = (Kind.MOVE, Kind.DEPLOY)
LIKELY = Fraction(1, 2)
"""An attack on a face-down unit is tried where it removes the unit at least as likely as this."""
OPEN_LINE, SURE_KILL, GUARD = 9, 4, 1
"""What a cell is worth: from it tents can be besieged, a unit can be removed, an empty line is guarded."""


def opponent(view: State, rng: Random) -> Action:
    """What a simple player does in a view of Creed."""
    return CHOSEN.get(view.stage, _lay_or_give)(view, rng)


def _turn(view: State, rng: Random) -> Action:
    return among(view, view.legal_actions(), rng)


def among(view: State, legal: Sequence[Action], rng: Random) -> Action:
    """A siege, a sure attack, a likely one; then units are brought where they can do one of these; else the end.

    A turn in which nothing of this can be done begins with anything else that is legal.

    Args:
        view: what the seat sees that decides.
        legal: the legal actions it may choose from, the end of the turn among them.
        rng: chooses among what is equally good.
    """
    seat = decider(view)
    sieges = _of(legal, Kind.SIEGE)
    if sieges:
        return rng.choice(sieges)
    attacks = _of(legal, Kind.ATTACK)
    sure = [act for act in attacks if _slain(view, act)]
    if sure:
        return best(sure, lambda act: _slain(view, act), rng)
    likely = [act for act in attacks if kill_chance(view, act) >= LIKELY]
    if likely:
        return best(likely, lambda act: kill_chance(view, act), rng)
    brought = [act for act in legal if act.kind in BRINGS and _use(view, act, seat) > 0]
    if brought:
        return best(brought, lambda act: _use(view, act, seat), rng)
    if view.ap[seat] == TURN_AP + view.kept[seat]:
        # Two who both wait would wait for ever: whoever sees nothing to do does something.
        anything = [act for act in legal if act.kind != Kind.END]
        if anything:
            return rng.choice(anything)
    ends = _of(legal, Kind.END)
    return ends[0] if ends else legal[0]


def _slain(view: State, act: Action) -> int:
    """The defence of the units that an attack is sure to remove."""
    return sum(blow.defence for blow in foresee(view, act).strikes if blow.result == KILLED)


def _use(view: State, act: Action, seat: int) -> float:
    """What it is worth to bring a unit to a cell, less what it was worth where it stood."""
    left = view.ap[seat] - _price(act)
    if act.kind == Kind.DEPLOY:
        return 0 if act.hidden else _placement_value(view, act.unit, act.cell, left)
    if len(act.moves) != 1:
        return 0
    ((source, cell),) = act.moves
    tile = view.units[source]
    if tile & (ATTACKED | HIDDEN):
        return 0
    # Nobody goes only to guard: whoever leaves a line opens it.
    worth = _placement_value(view, tile & PROFILE, cell, left)
    return worth - _placement_value(view, tile & PROFILE, source, left) if worth >= SURE_KILL else 0


def _price(act: Action) -> int:
    return DEPLOY_AP if act.kind == Kind.DEPLOY else max(move_cost(*each) for each in act.moves)


def _placement_value(view: State, unit: int, cell: int, left: int) -> float:
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


def _strikes(view: State, own: list[int], rank: int, cell: int, left: int) -> float:
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


def _place(view: State, rng: Random) -> Action:
    """One unit a line before a second one; fighters in front, those who help behind, obstacles face down."""

    def use(act: Action) -> tuple[object, ...]:
        own, rank = view.own_line(act.cell), act.cell % RANKS
        wanted = 0 if act.unit in FIGHTERS else 1 if act.unit in SUPPORTERS else 2
        fits = rank == wanted and act.hidden == (act.unit in OBSTACLES)
        return -sum(tile > 0 for tile in own), fits, ATTACK[act.unit] + DEFENCE[act.unit]

    return best(view.legal_actions(), use, rng)


def _lay_or_give(view: State, rng: Random) -> Action:
    """Tents are laid by chance, so that nobody can guess; an ally is given nothing."""
    legal = view.legal_actions()
    return next((act for act in legal if act.kind == Kind.ENOUGH), None) or rng.choice(legal)


def _of(legal: Sequence[Action], kind: Kind) -> list[Action]:
    return [act for act in legal if act.kind == kind]


def why(view: State, act: Action) -> Phrase | None:
    """What everybody can see that an action is good for."""
    told = WHY.get(act.kind)
    return told(view, act) if told is not None else None


def _of_siege(view: State, act: Action) -> Phrase | None:
    if not any(view.enemy_line(act.source)):
        return Phrase("why.siege")
    return Phrase("why.raid") if view.units[act.source] & PROFILE in RAIDERS else None


def _of_attack(view: State, act: Action) -> Phrase | None:
    if view.units[act.source] & HIDDEN:
        return None  # nobody else knows yet what attacks
    found = foresee(view, act)
    falls = next((blow for blow in found.strikes if blow.result == KILLED), None)
    if falls is not None:
        return Phrase("why.sure", {"attack": falls.attack, "defence": falls.defence})
    return Phrase("why.likely") if kill_chance(view, act) > LIKELY else None


def _of_unit(view: State, act: Action) -> Phrase | None:
    """Of a unit that is brought face up to a cell."""
    source, cell = (-1, act.cell) if act.kind == Kind.DEPLOY else act.moves[0]
    tile = act.unit if source < 0 else view.units[source]
    if act.hidden or len(act.moves) > 1 or tile & (ATTACKED | HIDDEN):
        return None
    own, unit = list(view.own_line(cell)), tile & PROFILE
    empty = not any(own)
    own[cell % RANKS] = tile
    if source >= 0 and source // RANKS == cell // RANKS:
        own[source % RANKS], empty = 0, False
    worth = _strikes(view, own, cell % RANKS, cell, view.ap[act.player] - _price(act)) if unit in FIGHTERS else 0
    if worth >= SURE_KILL:
        return Phrase("why.open" if worth >= OPEN_LINE else "why.attack")
    return Phrase("why.guard") if empty and unit not in OBSTACLES else None


WHY: dict[Kind, Callable[[State, Action], Phrase | None]] = {
    Kind.SIEGE: _of_siege,
    Kind.ATTACK: _of_attack,
    Kind.DEPLOY: _of_unit,
    Kind.MOVE: _of_unit,
}
"""What is said of an action, by its kind."""


CHOSEN: dict[str, Callable[[State, Random], Action]] = {TURN: _turn, PLACE_STAGE: _place}
"""What is decided stage by stage; all else is about tents."""
