"""Answers of the topic “A first game”, asked of the game; its moments, its wishes, and what is said when it is over."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

from boardlab.core.i18n.language import Phrase
from boardlab.core.play.record import Record
from boardlab.core.play.steer import Now
from boardlab.lessons.model.first_game import Review
from boardlab.lessons.model.topics import scenario
from boardlab.lessons.torres import redactions, right_rules
from boardlab.torres import Position, cell_name
from boardlab.torres.actions import Action, Kind
from boardlab.torres.board import BIT, NEXT, cells_of
from boardlab.torres.play.opponent import distance, gently, opponent

WIDE, HIGH = 3, 2
"""So many cells and levels are asked for in the first turn."""
ENOUGH_AP = 3
BUILD_AND_STEP = 2
"""AP that a block and a step onto it take."""
LAST_PHASE = 3


def begin(seed: str) -> Record:
    """A game for two without cards, which begins late: the last turn of phase 2, then phase 3."""
    return Record(scenario("torres.first_game.beginning"), seed=seed)


# -- what is asked for ---------------------------------------------------------------------------------------------


def ap_left(p: Position) -> int:
    """How many action points are left in the turn."""
    return p.ap - p.spent


def every_castle(p: Position) -> frozenset[str]:
    """The cells of all castles, whoever stands there."""
    return frozenset(cell_name(cell) for castle in p.castles for cell in castle.cells)


def area_of(p: Position, seat: int = 0) -> int:
    """How many cells the largest castle with a knight of a seat covers."""
    return max((_castle_of(p, cell)[0] for cell in p.knights[seat]), default=0)


def level_of(p: Position, seat: int = 0) -> int:
    """The level of a seat's highest knight; 0 without one."""
    return max((p.heights[cell] for cell in p.knights[seat]), default=0)


def _castle_of(p: Position, cell: int) -> tuple[int, int, int]:
    """Of the castle at a cell: how many cells it covers, its tallest tower, and the level of the cell."""
    castle = p.castle_at(cell)
    return (castle.area, castle.height, p.heights[cell]) if castle is not None else (0, 0, 0)


def winner(own: int, others: int) -> str:
    """Who wins with so many points each: ``you`` or ``other``."""
    return "you" if own > others else "other"


def of_the_largest(p: Position, seat: int = 0) -> str:
    """Who has a knight in the largest castle."""
    return "you" if area_of(p, seat) >= area_of(p, 1 - seat) else "other"


def way_up(p: Position, seat: int = 0) -> tuple[str, ...]:
    """What brings a knight of a seat up to the level that is asked for: a step, where a tower stands, else a block.

    Where neither can be done any more, what was done is taken back.
    """
    steps = any(
        p.heights[near] == p.heights[cell] + 1 for cell in p.knights[seat] for near in cells_of(NEXT[cell] & p.free)
    )
    return ("move", "undo") if steps else ("build", "undo")


def is_out_of_reach(p: Position, seat: int = 0) -> bool:
    """Can no knight of a seat come to the level that is asked for in what is left of the turn?"""
    if level_of(p, seat) >= HIGH or way_up(p, seat)[0] == "move":
        return level_of(p, seat) < HIGH and not ap_left(p)
    return ap_left(p) < BUILD_AND_STEP or not any(act.kind == Kind.BUILD for act in p.legal_actions())


def useful(p: Position, seat: int = 0) -> str:
    """The verb of what a simple player would do next, by what a seat sees; "" where the seat does not decide.

    What would cost points now, or bring none with the last action point, is none of it: then what brings most at once,
    or a point.
    """
    if p.current_player != seat:
        return ""
    act = opponent(p.seen_by(seat), Random(0))
    if act.kind not in SPENDS:
        return act.to_text().split()[0]

    def gain(each: Action) -> int:
        return _paid(p.play(each), seat) - _paid(p, seat)

    found = gain(act)
    if found < 0 or (not found and ap_left(p) <= SPENDS[act.kind]):
        legal = p.legal_actions()
        paying = [(gain(each), each) for each in legal if SPENDS.get(each.kind) == 1]
        most, act = max(paying, key=lambda pair: pair[0], default=(0, act))
        if most < 1:
            return "point" if any(each.kind == Kind.POINT for each in legal) else "end"
    return act.to_text().split()[0]


SPENDS = {Kind.MOVE: 1, Kind.BUILD: 1, Kind.ADD: 2}
"""Action points by kind of action, of those that may bring points in castles."""


def _paid(p: Position, seat: int) -> int:
    """What a scoring now would pay a seat."""
    receipt = p.preview()
    return 0 if receipt is None else receipt.total(seat)


# -- moments -------------------------------------------------------------------------------------------------------


def first_knight_of_the_other(now: Now) -> dict[str, str] | None:
    """Where the learner's first knight stands, as long as the other has placed none."""
    p = now.position
    placed = p.stage == "knights" and p.knights[now.seat] and not p.knights[1 - now.seat]
    return {"here": cell_name(p.knights[now.seat][0])} if placed else None


def may_step(now: Now) -> dict[str, object] | None:
    """A step of a knight of the learner, allowed or not: along an edge or over a corner, up or down."""
    p = now.position
    if not _has_the_turn(now):
        return None
    found: dict[str, list[tuple[int, int]]] = {}
    for here in p.knights[now.seat]:
        for there in range(64):
            column, row = abs(here % 8 - there % 8), abs(here // 8 - there // 8)
            up = p.heights[there] - p.heights[here]
            if column > 1 or row > 1 or not BIT[there] & p.free or not (up > 0 or (column and row)):
                continue
            kind = "over_corners" if column and row else "climbs_any_height" if up > 1 else "never_climbs"
            found.setdefault(kind, []).append((here, there))
    rng = _rng(p)
    # A corner is always there to be asked about.
    for kind in sorted(rng.sample(sorted(found), len(found)), key=lambda each: each == "over_corners"):
        here, there = rng.choice(found[kind])
        tries = f"move {cell_name(here)} {cell_name(there)}"
        verdict = p.judge(p.read_action(tries))
        rule = UP_ONE if verdict else verdict.breaches[0].rule
        if bool(verdict) == (kind == "never_climbs") and rule in STEP_RULES:
            return {
                "here": cell_name(here), "there": cell_name(there), "tries": tries, "rules": [rule], "wrong": [kind],
                "level": p.heights[here], "other_level": p.heights[there],
            }  # fmt: skip
    return None


UP_ONE = "torres.move.up_one"
STEP_RULES = (UP_ONE, "torres.move.orthogonal")
BUILD_RULES = {
    right_rules.MUST_ADD: "founds_anywhere", right_rules.NO_MERGE: "joins_two", "torres.build.height": "no_limit",
}  # fmt: skip


def may_build(now: Now) -> dict[str, object] | None:
    """A block of the learner, allowed or not."""
    p = now.position
    if not _has_the_turn(now) or p.turn_stack == 0 or p.built >= 3:
        return None
    stack = "" if p.turn_stack > 0 else f" from {max(p.stacks[now.seat])}"
    found: dict[str, list[int]] = {}
    for cell in cells_of(p.free):
        verdict = p.judge(p.read_action(f"build {cell_name(cell)}{stack}"))
        if not verdict:
            rule = verdict.breaches[0].rule
        elif p.heights[cell] == 0 and NEXT[cell] & p.pieces[now.seat]:
            rule = ""
        else:
            continue
        if rule == "" or rule in BUILD_RULES:
            found.setdefault(rule, []).append(cell)
    rng = _rng(p)
    kinds = [kind for kind in found if kind] if rng.random() < 0.5 or "" not in found else [""]
    if not kinds:
        return None
    rule = rng.choice(sorted(kinds))
    # What is near one's own knights is asked about, if there is anything.
    near = sorted(found[rule], key=lambda cell: min(distance(cell, own) for own in p.knights[now.seat]))
    asked = cell_name(rng.choice(near[:2]))
    wrong = BUILD_RULES.get(rule, "other_castle_near")
    return {
        "cell": asked, "tries": f"build {asked}{stack}", "rules": [rule or "torres.build.extend"], "wrong": [wrong],
    }  # fmt: skip


def spends(now: Now) -> dict[str, object] | None:
    """A new knight and some blocks, which the learner can pay for."""
    p = now.position
    if not _has_the_turn(now) or ap_left(p) < ENOUGH_AP:
        return None
    # What is left and what is spent shall differ, also for whoever counts one AP for everything.
    blocks = [count for count in range(1, ap_left(p) - 1) if 2 * count != ap_left(p) - ENOUGH_AP]
    return {"ap": ap_left(p), "blocks": _rng(p).choice(blocks)} if blocks else None


def best_castle(now: Now) -> dict[str, object] | None:
    """The castle that pays the learner most, by the knight that counts there."""
    p = now.position
    if p.stage != "turn" or not p.knights[now.seat]:
        return None
    area, level, cell = max(
        (_castle_of(p, cell)[0] * p.heights[cell], p.heights[cell], cell) for cell in p.knights[now.seat]
    )
    area, height, level = _castle_of(p, cell)
    if not level:
        return None
    cells = ", ".join(sorted(right_rules.castle_cells(p, cell_name(cell))))
    return {"here": cell_name(cell), "area": area, "level": level, "tallest": height, "cells": cells}


def supposed(now: Now) -> dict[str, object] | None:
    """The points of an end in phase 3: more for whoever has the smaller castle, so that both do not say the same."""
    p = now.position
    if p.phase < LAST_PHASE or not _has_the_turn(now):
        return None
    rng = _rng(p)
    less = rng.randint(31, 58)
    more = less + rng.randint(2, 6)
    own, others = (less, more) if of_the_largest(p, now.seat) == "you" else (more, less)
    return {"own": own, "others": others}


def _has_the_turn(now: Now) -> bool:
    p = now.position
    return p.stage == "turn" and p.current_player == now.seat and ap_left(p) > 0


def _rng(p: Position) -> Random:
    return Random(p.to_text())


# -- how the opponent plays ----------------------------------------------------------------------------------------


def gentle_move(now: Now, rng: Random) -> Action:
    """What Mira does: something sensible, not the best, so that who plays for the first time may win."""
    return gently(now.position.seen_by(now.seat), rng)


# -- what the others leave room for --------------------------------------------------------------------------------


def room(now: Now) -> float:
    """Can the learner's castle still be made as wide and as high as is asked for?"""
    p = now.position
    free = max((_free_beside(p, cell) for cell in p.knights[now.seat]), default=0)
    return min(1.0, free / (WIDE + 1))


def _free_beside(p: Position, cell: int) -> int:
    """How many cells the castle at a cell could be widened by at once."""
    castle = p.ground.castle_mask(cell)
    around = 0
    for each in cells_of(castle):
        around |= NEXT[each]
    return (around & ~castle & p.ground.buildable & p.free).bit_count()


def king_near(now: Now) -> float:
    """Is the king near a knight of the learner?"""
    p = now.position
    if p.king < 0:
        return 0.0
    return 1 - min(distance(p.king, cell) for cell in p.knights[now.seat]) / 16


# -- what is said when it is over ----------------------------------------------------------------------------------


def review(record: Record, seat: int) -> Review:
    """What went well in a game that is over, and one thing to try."""
    events = [event for _, event in record.all_events() if event.player == seat]
    castles = [event for event in events if event.kind == "castle"]
    good = []
    if seat in record.position.winners:
        good.append(Phrase("good.won"))
    if castles:
        best = max(castles, key=lambda event: event.points)
        facts = {name: best.facts[name] for name in ("castle", "area", "level")}
        good.append(Phrase("good.castle", {**facts, "points": best.points}))
    if any(event.kind == "bonus" for event in events):
        good.append(Phrase("good.bonus"))
    knights = sum(event.kind in {"first_knight", "add"} for event in events)
    if knights > 1:
        good.append(Phrase("good.knights", {"count": knights}))
    unused = sum(event.facts["unused"] for event in events if event.kind == "end_turn")
    if unused > ENOUGH_AP:
        return Review(good=tuple(good), next=Phrase("next.unused", {"unused": unused}))
    if not any(event.kind == "bonus" for event in events):
        return Review(good=tuple(good), next=Phrase("next.king"))
    paid = Counter(ply for ply, event in record.all_events() if event.player == seat and event.kind == "castle")
    if max(paid.values(), default=0) < 2:
        return Review(good=tuple(good), next=Phrase("next.castles"))
    return Review(good=tuple(good), next=Phrase("next.wider"))
