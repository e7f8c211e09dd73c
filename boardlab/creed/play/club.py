"""Club: one turn deep. It weighs up the lines of its own turn by named features of where they lead."""

from __future__ import annotations

from collections.abc import Generator, Iterable
from functools import cache
from itertools import islice
from random import Random

from boardlab.core.contract.knowledge import Knowledge
from boardlab.core.contract.player import Player, PlayerChoice, Thinking
from boardlab.core.play.beam import Line, beam, pausing
from boardlab.core.play.valuation import Valuation
from boardlab.creed.actions import LAY_STAGE, PLACE_STAGE, TENTS_STAGE, TURN, Action, Kind
from boardlab.creed.board import LINES, RANKS, TENTS, Layout, Reach
from boardlab.creed.play.foresight import foreseen, hopeful
from boardlab.creed.play.opponent import opponent
from boardlab.creed.play.reasons import reason
from boardlab.creed.play.worth import VALUATION, worth
from boardlab.creed.position import View
from boardlab.creed.rules.legal_actions import legal_actions
from boardlab.creed.state import State
from boardlab.creed.tents import ANNOUNCED, DESTROYED, FORTIFIED
from boardlab.creed.units import (
    ATTACK,
    DEFENCE,
    FIGHTERS,
    HIDDEN,
    OBSTACLES,
    PROFILE,
    RAIDERS,
    SIEGE_ENGINE,
    STEADFAST,
    SUPPORTERS,
    tiles,
)

WIDTH, BRANCH = 5, 5
MOST_RUMOURS = 4
DEEP = (1.0, 3.0, 9.0)
"""How gladly a leader is laid by the number of tents that lie before it on its most open line; never surely, so that
nobody can guess."""


# -- what is thought about -----------------------------------------------------------------------------------------


def menu(p: State) -> Iterable[Action]:
    """The actions of a turn that are worth a thought."""
    legal = legal_actions(p)
    if p.stage == LAY_STAGE:
        return _best_laid(p, legal)
    if p.stage != TURN:
        return legal
    found: list[Action] = []
    rumours: list[Action] = []
    strikes: list[Action] = []
    called: list[Action] = []
    places = _places(p)
    for act in legal:
        kind = act.kind
        if kind == Kind.DEPLOY:
            unit = act.unit
            role = 2 if act.hidden else 0 if unit in FIGHTERS or unit in OBSTACLES else 1
            if places[act.cell] >> role & 1 and (not act.hidden or unit not in FIGHTERS):
                found.append(act)
        elif kind == Kind.MOVE:
            if len(act.moves) == 1:
                ((source, cell),) = act.moves
                unit = p.units[source] & PROFILE
                other_line = source // RANKS != cell // RANKS
                if other_line and not p.units[source] & HIDDEN and places[cell] >> (unit not in FIGHTERS) & 1:
                    found.append(act)
        elif kind == Kind.ATTACK:
            if hopeful(p, act):
                found.append(act)
        elif kind == Kind.RUMOUR:
            rumours.append(act)
        elif kind == Kind.ASSASSINATE:
            strikes.append(act)
        elif kind == Kind.REINFORCE:
            called.append(act)
        elif kind == Kind.REVEAL:
            if p.units[act.source] & PROFILE in SUPPORTERS:
                found.append(act)
        elif kind == Kind.FORTIFY:
            if _foremost(p, act.cell):
                found.append(act)
        elif kind == Kind.MORALE:
            if any(p.enemy_line(act.source)):
                found.append(act)
        elif kind in (Kind.SIEGE, Kind.APPOINT, Kind.END) or (kind == Kind.REPOSITION and _is_announced(p)):
            found.append(act)
    if rumours:
        rumours.sort(key=lambda act: -_sent(p, act))
        found += [act for act in rumours[:MOST_RUMOURS] if _sent(p, act) > 0]
    if strikes:
        found.append(max(strikes, key=lambda act: (p.camps[act.cell] & ANNOUNCED, _depth(p, act.cell))))
    if called:
        found.append(max(called, key=lambda act: sum(map(_use, tiles(act.pile)))))
    return found


def _places(p: State) -> dict[int, int]:
    """Of the free cells of the seat on turn: 1 for the foremost of its line, where fighters stand; 2 for the rearmost,
    where helpers and raiders stand; 4 where units lie face down.
    """
    found: dict[int, int] = {}
    for line in _lines(p.layout, p.on_turn):
        free = [cell for cell in range(line * RANKS, line * RANKS + RANKS) if not p.units[cell]]
        for cell in free:
            found[cell] = 0
        swamp = p.options.swamp_cells
        land = [cell for cell in free if (line % LINES + 1, cell % RANKS + 1) not in swamp]
        if land:
            found[land[0]] |= 1
            found[land[-1]] |= 2
            if land[-1] % RANKS == RANKS - 1:
                found[land[-1]] |= 4
    return found


@cache
def _lines(layout: Layout, seat: int) -> range:
    first = layout.fields_of[seat][0] * LINES
    return range(first, first + layout.per_seat * LINES)


def _use(unit: int) -> float:
    """How gladly a unit is taken back from the casualties."""
    return 20.0 if unit == SIEGE_ENGINE else ATTACK[unit] + DEFENCE[unit] + 2 * (unit in SUPPORTERS | OBSTACLES)


def _sent(p: State, act: Action) -> float:
    """How much a rumour sends home: most where it opens a line; face-down units are left alone."""
    found = 0.0
    for cell in (act.cell, act.other):
        if cell < 0:
            continue
        tile = p.units[cell]
        if tile & HIDDEN or tile & PROFILE in STEADFAST:
            return 0.0
        found += DEFENCE[tile & PROFILE] + 10 * (sum(each > 0 for each in p.own_line(cell)) == 1)
    return found


def _foremost(p: State, tent: int) -> bool:
    """Is a tent the first that stands on a line the enemy can besiege?"""
    for line, depth in _reaches(p.layout, tent):
        if all(p.camps[each] & DESTROYED for each in p.layout.lane[line][:depth]):
            return True
    return False


def _depth(p: State, tent: int) -> int:
    """How many tents stand before a tent, on the line where they are fewest."""
    lane = p.layout.lane
    return min(sum(not p.camps[each] & DESTROYED for each in lane[r.line][: r.depth]) for r in _reaches(p.layout, tent))


@cache
def _reaches(layout: Layout, tent: int) -> tuple[Reach, ...]:
    return layout.reaches(tent)


def _is_announced(p: State) -> bool:
    """Does everybody know where a commander of the seat on turn lies?"""
    seat = p.on_turn
    return any(
        tent & ANNOUNCED and not tent & (DESTROYED | FORTIFIED) for tent in p.camps[seat * TENTS : seat * TENTS + TENTS]
    )


# -- tents -----------------------------------------------------------------------------------------------------------


def _best_laid(p: State, legal: Iterable[Action]) -> list[Action]:
    """One way to lay the next tent: which one it is hardly matters to what all see."""
    return list(islice(legal, 1))


def laid(p: State, legal: Iterable[Action], rng: Random) -> Action:
    """Where a leader is laid: deep behind other tents rather than in front, by chance."""
    acts = list(legal)
    return rng.choices(acts, [DEEP[min(_depth(p, act.cell), 2)] for act in acts])[0]


# -- the player ----------------------------------------------------------------------------------------------------


def lines_of(
    valuation: Valuation, state: State, width: int = WIDTH, branch: int = BRANCH
) -> Generator[None, None, list[Line]]:
    """The lines found for the rest of the turn of whoever decides, the best first; it pauses now and then."""
    seat = state.current_player
    assert seat is not None

    def value(after: State) -> float:
        return worth(valuation, after, seat)

    return beam(state, value, width=width, branch=branch, menu=menu, apply=foreseen)


def club(version: int = 2, width: int = WIDTH, branch: int = BRANCH) -> Player:
    """The player of this strength, or one that looks further round for the lines of its turn."""

    def think(knowledge: Knowledge, rng: Random, simulations: int) -> Thinking:
        return (yield from chosen(VALUATION, knowledge, rng, width, branch))

    return Player(version, think)


def chosen(
    valuation: Valuation, knowledge: Knowledge, rng: Random, width: int = WIDTH, branch: int = BRANCH
) -> Thinking:
    """What Club does, with a reason."""
    view = knowledge.view
    assert isinstance(view, View)
    if view.stage in (TENTS_STAGE, LAY_STAGE):
        return PlayerChoice(laid(view, view.legal_actions(), rng))
    if view.stage == PLACE_STAGE:
        act = placed(valuation, view)
        return PlayerChoice(act, reason(view, act, gained(valuation, view, act)))
    if view.stage != TURN:
        return PlayerChoice(opponent(view, rng))
    lines = yield from pausing(lines_of(valuation, view, width, branch))
    first = lines[0].actions[0]
    assert isinstance(first, Action)
    # Others that begin otherwise give the reason.
    return PlayerChoice(first, reason(view, first, valuation.spoke(lines, view.on_turn)), lines[0].actions)


def gained(valuation: Valuation, view: View, act: Action) -> tuple[str, ...]:
    """The features that spoke for what is put on a field, the strongest first; obstacles come because they are such."""
    if act.unit in OBSTACLES:
        return ("obstacles",)
    return valuation.spoke([Line((act,), foreseen(view, act), 0.0)], view.on_turn, view)


def placed(valuation: Valuation, view: View) -> Action:
    """An obstacle in front of each line without a unit, then the unit that is worth most where it comes to.

    Fighters that begin in front are the first to fall. Behind an obstacle the line is shut, and they stay in hand until
    they are needed.
    """
    seat = view.on_turn
    for act in view.legal_actions():
        if act.unit in OBSTACLES and not act.hidden and not act.cell % RANKS and not any(view.own_line(act.cell)):
            return act
    places = _places(view)
    few = [
        act
        for act in view.legal_actions()
        if places[act.cell] >> (2 if act.hidden else 0 if act.unit in FIGHTERS | OBSTACLES else 1) & 1
        and not (act.hidden and act.unit in FIGHTERS | RAIDERS)
    ]
    found = max(few or view.legal_actions(), key=lambda act: worth(valuation, foreseen(view, act), seat))
    assert isinstance(found, Action)
    return found
