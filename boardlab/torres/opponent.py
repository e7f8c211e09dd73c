"""A scripted opponent: it makes its castles larger, climbs them, and takes a point where nothing better is left.

It looks one action ahead, at what its own castles would pay if the phase were scored then, and at the next step up. It
buys no cards. It is not strong, so that somebody who plays for the first time can win.
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from boardlab.core.language import Phrase, Seat
from boardlab.core.opponent import Decision, best
from boardlab.torres.actions import KING_STAGE, KNIGHTS_STAGE, MOVE_KING, Action, Kind
from boardlab.torres.board import NAMES, NEXT, cells_of
from boardlab.torres.options import LEVEL_BONUS
from boardlab.torres.position import EFFECTS, Reading, open_copy
from boardlab.torres.scoring import castle_payments, earns_bonus
from boardlab.torres.state import State

HOPE = 0.5
"""What a step up that may be taken next is worth now, as a part of the points it will bring; for each block that is
missing to it, that part of that part."""
PRICE = {Kind.ADD: 2}
"""Action points by kind of action; all others that are thought about cost 1."""
LEAST = 0.9
"""What brings less than this for an action point is not done: a point could be taken for it."""


def opponent(view: Reading, rng: Random) -> Decision:
    """What a simple player does in a view of Torres, and why."""
    choose = CHOSEN.get(view.stage)
    return _turn(view, rng) if choose is None else choose(view, rng)


def worth(p: State, seat: int) -> float:
    """What a scoring now would pay a seat, and a part of what its next step up would add."""
    knights, ground = p.pieces[seat], p.ground
    paid = {castle: area * level for castle, area, level in castle_payments(ground, knights)}
    hopes = [0.0]
    for cell in cells_of(knights):
        level = ground.heights[cell]
        for near in cells_of(NEXT[cell] & p.free & ground.tall[1]):
            castle = ground.castle_mask(near)
            missing = level + 1 - ground.heights[near]
            if missing >= 0 and castle.bit_count() > level:
                gain = castle.bit_count() * (level + 1) - paid.get(castle, 0)
                hopes.append(gain * HOPE ** (missing + 1))
    bonus = LEVEL_BONUS[p.phase - 1] if earns_bonus(ground, knights, p.king, p.phase) else 0
    return sum(paid.values()) + bonus + max(hopes)


def _turn(view: Reading, rng: Random) -> Decision:
    """The action that brings most for an action point; a point, where that is more; else the end of the turn."""
    seat, legal = view.decider, view.legal_actions()
    now = worth(view, seat)

    def gain(act: Action) -> float:
        return (worth(after(view, act), seat) - now) / PRICE.get(act.kind, 1)

    able = [act for act in legal if act.kind in (Kind.MOVE, Kind.BUILD, Kind.ADD)]
    chosen = best(able, gain, rng) if able else None
    if chosen is not None and gain(chosen) >= LEAST:
        return Decision(chosen, _why(view, chosen))
    points = [act for act in legal if act.kind == Kind.POINT]
    if points:
        return Decision(best(points, lambda act: act.size, rng), Phrase("why.point", {"player": Seat(seat)}))
    ends = [act for act in legal if act.kind == Kind.END]
    return Decision(best(ends or legal, lambda act: sum(act.rest), rng))


def after(p: State, act: Action) -> State:
    """The state after an action of the turn, as far as it is known."""
    draft = open_copy(p)
    EFFECTS[act.kind](draft, act)
    return draft


def _why(view: Reading, act: Action) -> Phrase:
    seat = act.player
    then = after(view, act)
    before, points = _paid(view, seat), _paid(then, seat)
    facts = {"player": Seat(seat), "points": points - before, "cell": NAMES[act.cell]}
    if earns_bonus(then.ground, then.pieces[seat], then.king, then.phase) and not earns_bonus(
        view.ground, view.pieces[seat], view.king, view.phase
    ):
        return Phrase("why.bonus", facts)
    if points > before:
        return Phrase("why.more", facts)
    return Phrase("why.tower" if act.kind == Kind.BUILD else "why.near", facts)


def _paid(p: State, seat: int) -> int:
    return sum(area * level for _, area, level in castle_payments(p.ground, p.pieces[seat]))


def _first_knight(view: Reading, rng: Random) -> Decision:
    """As far from the others as can be."""
    taken = [cell for knights in view.knights for cell in knights]
    chosen = best(view.legal_actions(), lambda act: min((distance(act.cell, cell) for cell in taken), default=0), rng)
    return Decision(chosen, Phrase("why.room" if taken else "why.any", {"player": Seat(view.decider)}))


def _first_king(view: Reading, rng: Random) -> Decision:
    """Close to an own knight."""
    own = view.knights[view.decider]
    chosen = best(view.legal_actions(), lambda act: -min((distance(act.cell, cell) for cell in own), default=0), rng)
    return Decision(chosen, Phrase("why.king", {"player": Seat(view.decider)}))


def _between(view: Reading, rng: Random) -> Decision:
    """The king goes into the largest castle with an own knight, if there is room; else he stays."""
    seat, ground = view.decider, view.ground

    def use(act: Action) -> int:
        castle = ground.castle_mask(act.cell) if act.kind == Kind.PLACE_KING else 0
        return castle.bit_count() if castle & view.pieces[seat] else 0

    stay = next(act for act in view.legal_actions() if act.kind == Kind.LEAVE_KING)
    chosen = best(view.legal_actions(), use, rng)
    if not use(chosen):
        return Decision(stay)
    return Decision(chosen, Phrase("why.king_here", {"player": Seat(seat)}))


def distance(one: int, other: int) -> int:
    """How many steps lie between two cells."""
    return abs(one % 8 - other % 8) + abs(one // 8 - other // 8)


CHOSEN: dict[str, Callable[[Reading, Random], Decision]] = {
    KNIGHTS_STAGE: _first_knight,
    KING_STAGE: _first_king,
    MOVE_KING: _between,
}
"""What is decided before and between the phases, by stage; other stages are decided as a turn is."""
