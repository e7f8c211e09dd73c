"""How the opponent of the first game plays: like the usual one, on less than it may do, so that the game teaches.

It chooses among the legal actions only, and by what its seat may see. It does no more than the lesson tells of: it
attacks, besieges, deploys, moves one unit, gives morale near the end, and assassinates once a leader is found; its
assassins stay in hand. Until the end is near less is left to choose from, and that looks at the whole position: which
of the learner's tents hide a leader, and which of its own lines leads to one. So it finds nothing before its time, and
leaves a way open that is worth finding. Nothing of that is ever told.
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from boardlab.core.play.opponent import best
from boardlab.creed import Position, start
from boardlab.creed.actions import BLANK, PLACE_STAGE, TENTS_STAGE, Action, Kind
from boardlab.creed.board import LINES, RANKS, TENTS
from boardlab.creed.options import SPECIALS
from boardlab.creed.play.opponent import among
from boardlab.creed.rules.forecasts import foresee
from boardlab.creed.rules.resolver import KILLED, strength, strike
from boardlab.creed.rules.sieges import siege_target
from boardlab.creed.tents import DESTROYED, TOKEN
from boardlab.creed.units import (
    ARCHER,
    ASSASSIN,
    ATTACK,
    CAVALRY_3,
    CAVALRY_4,
    FIGHTERS,
    HIDDEN,
    INFANTRY_1,
    INFANTRY_2,
    OBSTACLES,
    PROFILE,
    SHIELD_4,
    SHIELD_5,
    SPEARMAN,
    size,
)

LEARNER, OPPONENT = 0, 1
NATIONS = (3, 4)
"""The learner has ballistas, who help as archers do; the opponent assassins, who stay in hand (creed.setup.nation)."""
BOXES: dict[str, list[list[int]]] = {name: [] for name in SPECIALS} | {"morale": [[1, 2], [1, 2]], "assassinate": [[6]]}
"""The boxes of the action board (creed.special.boxes): what a first game needs of the special actions."""
OPEN_LINE = 1
"""The line, from 0, that the opponent leaves open at first: its swamp leaves room for two units only, so that six fill
the two others.
"""
LATE = 4
"""From this round on the opponent chooses from all that it does, so that the game ends; a round earlier where the
learner has found a leader.
"""
EVERY_LEADER = 3
LAST_ROUND = 10
"""After this round it is a draw, as the lesson says: where both have nobody left to attack with, nobody would win."""
MOST_GUARDS = 5
"""The opponent brings nobody from hand while so many of its units stand on the field."""
STAY_IN_HAND = OBSTACLES | {ASSASSIN}
"""Whom it never brings: an obstacle bars a line for good, and no step of the lesson tells what an assassin does."""


def first_game() -> Position:
    """The game before its first tent is laid; the learner starts."""
    return start(2, first=LEARNER, nations=NATIONS, options={"special_boxes": BOXES, "max_rounds": LAST_ROUND})


def steered(p: Position, rng: Random) -> Action:
    """What the opponent does in a position in which it decides: one of its legal actions."""
    return CHOSEN.get(p.stage, _turn)(p, rng)


# -- the camp and the first units --------------------------------------------------------------------------------------


def _lay(p: Position, rng: Random) -> Action:
    """A leader behind the first tent of the line that is left open at first, the other under the last of another."""
    lane = p.layout.lane
    outer = rng.choice([line for line in range(LINES) if line != OPEN_LINE])
    wanted = (lane[OPEN_LINE][1], lane[outer][-1])
    legal = p.legal_actions()
    return next(act for act in legal if act.cell in wanted) if any(a.cell in wanted for a in legal) else legal[0]


FRONT = (SHIELD_5, SHIELD_4, CAVALRY_4, CAVALRY_3, INFANTRY_2, SPEARMAN, INFANTRY_1)
"""Who may stand in front, strongest defence first."""


def _place(p: Position, rng: Random) -> Action:
    """Three units on either outer line: in front one that an attack of the learner removes, or one that withstands it;
    behind them an archer, and on the stronger line somebody face down.
    """
    lines = _outer_by_attack(p)
    wanted: list[tuple[int, int, bool]] = []
    for line, falls in zip(lines, (True, False), strict=True):
        base = p.layout.cells_of[OPPONENT][0] + line * RANKS
        front = _front(p, line, falls)
        wanted += [
            (base, front, False),
            (base + 1, ARCHER, False),
            (base + 2, SPEARMAN if falls else INFANTRY_2, not falls),
        ]
    legal = p.legal_actions()
    for cell, unit, hidden in wanted:
        found = [act for act in legal if act.cell == cell and act.unit == unit and act.hidden == hidden]
        if found:
            return found[0]
        if not p.units[cell]:
            instead = [act for act in legal if act.cell == cell and act.unit in FIGHTERS and act.hidden == hidden]
            return rng.choice(instead)
    return rng.choice(legal)


def _outer_by_attack(p: Position) -> list[int]:
    """The two outer lines, first the one on which the learner attacks more."""
    outer = [line for line in range(LINES) if line != OPEN_LINE]
    return sorted(outer, key=lambda line: -_most(p, line))


def _most(p: Position, line: int) -> int:
    """The strongest attack of the learner on a line."""
    own = tuple(p.units[line * RANKS : line * RANKS + RANKS])
    return max((strength(rank, own).total for rank, tile in enumerate(own) if tile & PROFILE in FIGHTERS), default=0)


def _front(p: Position, line: int, falls: bool) -> int:
    """Who stands in front of a line: a fighter that the learner's strongest there removes, or one that withstands."""
    own = tuple(p.units[line * RANKS : line * RANKS + RANKS])
    attackers = [rank for rank, tile in enumerate(own) if tile & PROFILE in FIGHTERS and strength(rank, own).total]
    pile = p.hand_piles[OPPONENT]
    able = [unit for unit in FRONT if pile >> 2 * unit & 3]
    if not attackers:
        return CAVALRY_4 if CAVALRY_4 in able else able[0]

    def falls_to_any(unit: int) -> bool:
        return any(
            blow.result == KILLED
            for rank in attackers
            for blow in strike(own[rank] & PROFILE, strength(rank, own).total, (unit, 0, 0), 0, "stop")[:1]
        )

    if falls:
        # The strongest that still falls, so that the sum is worth comparing.
        return next((unit for unit in able if falls_to_any(unit) and ATTACK[unit]), able[-1])
    withstands = [unit for unit in reversed(able) if not falls_to_any(unit)]
    return next((unit for unit in withstands if ATTACK[unit]), withstands[0] if withstands else able[0])


# -- a turn ------------------------------------------------------------------------------------------------------------


def fallen_tents(p: Position, seat: int) -> int:
    """How many tents of a seat are destroyed."""
    return sum(tent & DESTROYED > 0 for tent in p.camp(seat))


def losses(p: Position, seat: int) -> int:
    """How many units of a seat lie among its casualties, but for the siege engine that began there."""
    return size(p.dead[seat]) - 1


def hides_leader(p: Position, tent: int) -> bool:
    """Does a leader lie under a tent that stands?"""
    return not p.camps[tent] & DESTROYED and (p.camps[tent] & TOKEN) >> 2 != BLANK


def open_line(p: Position) -> int:
    """The line on which the opponent lets the learner through: the one with the nearest tent that hides a leader."""
    found = []
    for line in range(LINES):
        standing = [tent for tent in p.layout.lane[line] if not p.camps[tent] & DESTROYED]
        depth = next((at for at, tent in enumerate(standing) if hides_leader(p, tent)), TENTS)
        found.append((depth, line != OPEN_LINE, line))
    return min(found)[-1]


def is_late(p: Position) -> bool:
    """Does the opponent choose from all that it does by now?"""
    return p.round >= LATE - (p.leaders_of(OPPONENT) != 3)


def _turn(p: Position, rng: Random) -> Action:
    """As the usual opponent does on what is left to choose from; before the end the open line is left."""
    chosen = _usual(p, rng)
    if chosen.kind != Kind.END:
        return chosen
    if is_late(p):
        return _assassination(p, rng) or _before(p, rng) or chosen
    leaving = _leave(p)
    return best(leaving, lambda act: -sum(tile > 0 for tile in p.own_line(act.moves[0][1])), rng) if leaving else chosen


def _usual(p: Position, rng: Random) -> Action:
    allowed = [act for act in p.legal_actions() if act.kind == Kind.END or _fits(p, act)]
    return among(p.seen_by(OPPONENT), allowed, rng)


def _assassination(p: Position, rng: Random) -> Action | None:
    """Any tent, as soon as the lesson has told of it: once a leader of either side is found; None where none may be."""
    tents = [act for act in p.legal_actions() if act.kind == Kind.ASSASSINATE] if _is_one_found(p) else []
    return rng.choice(tents) if tents else None


def _is_one_found(p: Position) -> bool:
    return any(p.leaders_of(seat) != EVERY_LEADER for seat in (LEARNER, OPPONENT))


def _before(p: Position, rng: Random) -> Action | None:
    """A move, or morale, after which there is a siege or an attack to do; None where there is none."""
    legal = p.legal_actions()
    able = [act for act in legal if act.kind == Kind.MORALE or (act.kind == Kind.MOVE and _fits(p, act))]
    after = {act: _usual(p.play(act), rng).kind for act in able}
    return next((act for kind in (Kind.SIEGE, Kind.ATTACK) for act in able if after[act] == kind), None)


def _leave(p: Position) -> list[Action]:
    """Moves of one unit from the line that is left open to another."""
    line = open_line(p)
    return [
        act
        for act in p.legal_actions()
        if act.kind == Kind.MOVE
        and len(act.moves) == 1
        and _line(p, act.moves[0][0]) == line
        and _line(p, act.moves[0][1]) != line
    ]


def _line(p: Position, cell: int) -> int:
    """The line of a cell, from 0."""
    return cell // RANKS % LINES


def _on_open_line(p: Position) -> int:
    """How many units of the opponent stand on the line that is left open."""
    line = open_line(p)
    return sum(p.units[cell] > 0 for cell in p.layout.cells_of[OPPONENT] if _line(p, cell) == line)


def _fits(p: Position, act: Action) -> bool:
    """May the opponent do this at this time of the game?"""
    if act.kind not in FITS or len(act.moves) > 1:
        return False
    if act.kind == Kind.DEPLOY and (act.unit in STAY_IN_HAND or p.placed(OPPONENT) >= MOST_GUARDS):
        return False
    return is_late(p) or FITS[act.kind](p, act)


def _fits_attack(p: Position, act: Action) -> bool:
    """Not more than two of the learner's units fall a round; whoever lies face down waits."""
    if losses(p, LEARNER) >= 2 * p.round or p.units[act.source] & HIDDEN:
        return False
    return (
        p.ap[OPPONENT] - 2 >= _on_open_line(p) and sum(blow.result == KILLED for blow in foresee(p, act).strikes) <= 2
    )


def _fits_siege(p: Position, act: Action) -> bool:
    """One tent a round, none that hides a leader before round 3, the last leader not before round 5."""
    target = siege_target(p, act.source)
    if p.units[act.source] & HIDDEN:
        return False
    if fallen_tents(p, LEARNER) >= p.round or p.ap[OPPONENT] - 3 < _on_open_line(p):
        return False
    if not hides_leader(p, target):
        return True
    return p.round >= (3 if p.leaders_of(LEARNER) == 3 else 5)


def _fits_arrival(p: Position, act: Action) -> bool:
    """Nobody comes to stay on the line that is left open, and nobody face down."""
    return not act.hidden and p.ap[OPPONENT] - 2 >= _on_open_line(p) and _line(p, act.cell) != open_line(p)


def _fits_move(p: Position, act: Action) -> bool:
    """To the open line only with an action point to leave it again."""
    ((source, cell),) = act.moves
    if p.units[source] & HIDDEN:
        return False
    return p.ap[OPPONENT] - 1 >= _on_open_line(p) + 2 * (_line(p, cell) == open_line(p))


FITS: dict[Kind, Callable[[Position, Action], bool]] = {
    Kind.ATTACK: _fits_attack,
    Kind.SIEGE: _fits_siege,
    Kind.DEPLOY: _fits_arrival,
    Kind.MOVE: _fits_move,
}
"""What is asked of the actions of a turn, by their kind; others the opponent leaves alone."""
CHOSEN: dict[str, Callable[[Position, Random], Action]] = {TENTS_STAGE: _lay, PLACE_STAGE: _place}
"""What is decided stage by stage; all else belongs to a turn."""
