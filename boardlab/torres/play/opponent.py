"""A scripted opponent: it makes its castles larger, climbs them, and takes a point where nothing better is left.

It looks one action ahead, at what its own castles would pay if the phase were scored then, and at the next step up. It
buys no cards. It is not strong, so that somebody who plays for the first time can win.
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from boardlab.core.i18n.language import Phrase, Seat
from boardlab.core.play.opponent import best
from boardlab.torres.actions import KING_STAGE, KNIGHTS_STAGE, MOVE_KING, Action, Kind
from boardlab.torres.board import BIT, NAMES, NEXT, cells_of
from boardlab.torres.options import LEVEL_BONUS
from boardlab.torres.position import EFFECTS, open_copy
from boardlab.torres.rules.scoring import castle_payments, earns_bonus
from boardlab.torres.state import State

HOPE = 0.5
"""What a step up that may be taken next is worth now, as a part of the points it will bring; for each block that is
missing to it, that part of that part."""
PRICE = {Kind.ADD: 2}
"""Action points by kind of action; all others that are thought about cost 1."""
LEAST = 0.9
"""What brings less than this for an action point is not done: a point could be taken for it."""

IDLE = 0.35
"""How often one who plays gently takes a point where more could be had."""


def opponent(view: State, rng: Random) -> Action:
    """What a simple player does in a view of Torres."""
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
    return sum(paid.values()) + _bonus(p, seat) + max(hopes)


def gently(view: State, rng: Random) -> Action:
    """As :func:`opponent`, but any of the actions that bring something, not the best, and now and then a point instead.

    Whoever plays for the first time and looks for the best wins about half of such games.
    """
    choose = CHOSEN.get(view.stage)
    return _turn(view, rng, gentle=True) if choose is None else choose(view, rng)


def _turn(view: State, rng: Random, *, gentle: bool = False) -> Action:
    """The action that brings most for an action point; a point, where that is more; else the end of the turn."""
    seat, legal = view.decider, view.legal_actions()
    now = worth(view, seat)

    def gain(act: Action) -> float:
        return (worth(after(view, act), seat) - now) / PRICE.get(act.kind, 1)

    able = [act for act in legal if act.kind in (Kind.MOVE, Kind.BUILD, Kind.ADD)]
    chosen = best(able, gain, rng) if able else None
    points = [act for act in legal if act.kind == Kind.POINT]
    if gentle and points and rng.random() < IDLE:
        return best(points, lambda act: act.size, rng)
    if chosen is not None and gain(chosen) >= LEAST:
        return rng.choice([act for act in able if gain(act) > 0]) if gentle else chosen
    if points:
        return best(points, lambda act: act.size, rng)
    ends = [act for act in legal if act.kind == Kind.END]
    return best(ends or legal, lambda act: sum(act.rest), rng)


def after(p: State, act: Action) -> State:
    """The state after an action of the turn, as far as it is known."""
    draft = open_copy(p)
    EFFECTS[act.kind](draft, act)
    return draft


def _first_knight(view: State, rng: Random) -> Action:
    """As far from the others as can be."""
    return best(view.legal_actions(), lambda act: _room(view, act), rng)


def _first_king(view: State, rng: Random) -> Action:
    """Close to an own knight."""
    return best(view.legal_actions(), lambda act: -_to_own_knight(view, act), rng)


def _between(view: State, rng: Random) -> Action:
    """The king goes into the largest castle with an own knight, if there is room; else he stays."""
    chosen = best(view.legal_actions(), lambda act: _with_king(view, act), rng)
    stay = next(act for act in view.legal_actions() if act.kind == Kind.LEAVE_KING)
    return chosen if _with_king(view, chosen) else stay


def _room(view: State, act: Action) -> int:
    """How far the nearest other knight is from where one is placed; 0 where there is none."""
    return min((distance(act.cell, cell) for knights in view.knights for cell in knights), default=0)


def _to_own_knight(view: State, act: Action) -> int:
    return min((distance(act.cell, cell) for cell in view.knights[act.player]), default=0)


def _with_king(view: State, act: Action) -> int:
    """The cells of the castle into which the king goes, if a knight of whoever places him is there."""
    castle = view.ground.castle_mask(act.cell) if act.kind == Kind.PLACE_KING else 0
    return castle.bit_count() if castle & view.pieces[act.player] else 0


def why(view: State, act: Action) -> Phrase | None:
    """What everybody can see that an action is good for."""
    facts = {"player": Seat(act.player), "cell": NAMES[act.cell] if act.cell >= 0 else ""}
    if act.kind in (Kind.MOVE, Kind.BUILD, Kind.ADD):
        return _of_turn(view, act, facts)
    if act.kind == Kind.POINT:
        return Phrase("why.point", facts)
    if view.stage == KNIGHTS_STAGE:
        room = _room(view, act)
        if not any(view.knights):
            return Phrase("why.any", facts)
        return Phrase("why.room", facts) if room == max(_room(view, each) for each in view.legal_actions()) else None
    if view.stage == KING_STAGE:
        near = min(_to_own_knight(view, each) for each in view.legal_actions())
        return Phrase("why.king", facts) if _to_own_knight(view, act) == near else None
    return Phrase("why.king_here", facts) if view.stage == MOVE_KING and _with_king(view, act) else None


def _of_turn(view: State, act: Action, facts: dict[str, object]) -> Phrase | None:
    seat, then = act.player, after(view, act)
    points = _paid(then, seat) - _paid(view, seat)
    if _bonus(then, seat) and not _bonus(view, seat):
        return Phrase("why.bonus", facts)
    if points > 0:
        return Phrase("why.more", {**facts, "points": points})
    knights, heights = then.pieces[seat], then.ground.heights
    if act.kind == Kind.BUILD:
        beside = cells_of(NEXT[act.cell] & knights)
        climbs = BIT[act.cell] & then.free and any(heights[cell] + 1 == heights[act.cell] for cell in beside)
        return Phrase("why.tower", facts) if climbs else None
    up = (near for near in cells_of(NEXT[act.cell] & then.free) if heights[near] == heights[act.cell] + 1)
    return Phrase("why.near", facts) if any(True for _ in up) else None


def _bonus(p: State, seat: int) -> int:
    """What the king's bonus would pay a seat if the phase were scored now."""
    return LEVEL_BONUS[p.phase - 1] if earns_bonus(p.ground, p.pieces[seat], p.king, p.phase) else 0


def _paid(p: State, seat: int) -> int:
    """What a scoring now would pay a seat for its castles and with the king."""
    return sum(area * level for _, area, level in castle_payments(p.ground, p.pieces[seat])) + _bonus(p, seat)


def distance(one: int, other: int) -> int:
    """How many steps lie between two cells."""
    return abs(one % 8 - other % 8) + abs(one // 8 - other // 8)


CHOSEN: dict[str, Callable[[State, Random], Action]] = {
    KNIGHTS_STAGE: _first_knight,
    KING_STAGE: _first_king,
    MOVE_KING: _between,
}
"""What is decided before and between the phases, by stage; other stages are decided as a turn is."""
