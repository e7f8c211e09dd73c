"""What is said of a choice, worked out again from positions that are really played; and choices to ask it of."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from random import Random
from typing import Any

from boardlab.core.contract.game import find_game
from boardlab.core.i18n.language import Phrase
from boardlab.core.play.beam import finished
from boardlab.torres.actions import Action, Kind
from boardlab.torres.play.club import VALUATION, lines_of
from boardlab.torres.play.opponent import opponent

BONUS = (5, 10, 15)


def castles(p: Any, seat: int) -> dict[frozenset[int], tuple[int, int]]:
    """Area and highest own level of each castle in which a seat has a knight."""
    found = {}
    for castle in p.castles:
        levels = [p.heights[cell] for cell in p.knights[seat] if cell in castle.cells]
        if levels:
            found[frozenset(castle.cells)] = castle.area, max(levels)
    return found


def paid(p: Any, seat: int) -> int:
    return sum(area * level for area, level in castles(p, seat).values())


def earns(p: Any, seat: int) -> bool:
    lines = [line for line in p.preview().lines if line.player == seat]
    return any(line.rule.startswith("torres.king") and line.points for line in lines)


def distance(one: int, other: int) -> int:
    return abs(one // 8 - other // 8) + abs(one % 8 - other % 8)


def own_moves(p: Any) -> list[Action]:
    return [act for act in p.legal_actions() if act.kind == Kind.MOVE]


def more_by_step(p: Any, seat: int, but: tuple[int, ...] = ()) -> int:
    """The most that one free step up would add, whatever AP are left."""
    best = 0
    for source in p.knights[seat]:
        for cell in range(64):
            if (
                distance(cell, source) == 1
                and p.figure_at(cell) is None
                and p.heights[cell] == p.heights[source] + 1
                and cell not in but
            ):
                there = [each for each in p.knights[seat] if each != source] + [cell]
                then = 0
                for castle in p.castles:
                    levels = [p.heights[each] for each in there if each in castle.cells]
                    then += castle.area * max(levels, default=0)
                best = max(best, then - paid(p, seat))
    return best


def truth(p: Any, act: Action, said: Phrase) -> Mapping[str, Any]:
    """What the facts of a claim must be, from the board before and after."""
    seat, after = act.player, p.play(act)
    match said.key:
        case "reason.castle":
            grown = []
            before = castles(p, seat)
            for cells, (area, level) in castles(after, seat).items():
                old = sum(a * b for other, (a, b) in before.items() if other & cells)
                grown.append((area * level - old, area, level))
            more, area, level = max(grown)
            assert more > 0
            return {"area": area, "level": level, "points": area * level, "more": more}
        case "reason.climb":
            more = more_by_step(after, seat)
            assert more > more_by_step(p, seat)
            return {"more": more}
        case "reason.tower":
            castle, height = after.castle_at(act.cell), after.heights[act.cell] + 1
            assert height <= castle.area
            beside = [each for each in after.knights[seat] if distance(each, act.cell) == 1]
            assert any(after.heights[each] == height - 1 for each in beside)
            level = castles(after, seat).get(frozenset(castle.cells), (0, 0))[1]
            assert level < height
            return {"more": castle.area * (height - level)}
        case "reason.wider":
            assert (p.heights[act.cell], after.heights[act.cell]) == (0, 1)
            castle = after.castle_at(act.cell)
            assert set(castle.cells) & set(after.knights[seat])
            return {"area": castle.area}
        case "reason.knights":
            return {"knights": len(after.knights[seat]), "castles": len(castles(after, seat))}
        case "reason.bonus" | "reason.bonus_beats":
            assert earns(after, seat)
            assert not earns(p, seat)
            facts = {"bonus": BONUS[p.phase - 1], "level": p.phase}
            more = more_by_step(p, seat, p.castle_at(p.king).cells)
            assert (said.key == "reason.bonus_beats") == (0 < more < BONUS[p.phase - 1])
            return {**facts, "more": more} if said.key == "reason.bonus_beats" else facts
        case "reason.near":
            assert not earns(after, seat)
            if after.ap > after.spent:
                assert any(earns(after.play(step), seat) for step in own_moves(after))
            return {"bonus": BONUS[p.phase - 1]}
        case "reason.king":
            knights = set(p.castle_at(act.cell).cells) & set(p.knights[seat])
            assert knights
            return {"knights": len(knights), "level": p.phase, "bonus": BONUS[p.phase - 1]}
        case "reason.point":
            now = paid(p, seat) + BONUS[p.phase - 1] * earns(p, seat)
            for other in p.legal_actions():
                if other.kind in (Kind.MOVE, Kind.BUILD, Kind.ADD):
                    then = p.play(other)
                    more = paid(then, seat) + BONUS[p.phase - 1] * earns(then, seat) - now
                    assert more <= then.spent - p.spent
            return {}
        case "reason.buy":
            dealt = {2: (4, 4, 4), 3: (4, 3, 3), 4: (4, 3, 3)}[p.players]
            return {"turns": sum(dealt[p.phase - 1 :]) - p.round}
        case "reason.ap":
            return {"more": after.ap - p.ap}
    raise AssertionError(said.key)


def choices(seed: int, share: float) -> Iterator[tuple[Any, Action, tuple[str, ...]]]:
    """Decisions of Club in a game, with the features that spoke for them; others are those of First steps."""
    rng = Random(f"reasons {seed}")
    p: Any = find_game("torres").begin(rng, players=2 + seed % 3)
    while not p.is_over:
        view, legal = p.seen_by(p.decider), p.legal_actions()
        if p.stage == "turn" and rng.random() < share:
            lines = finished(lines_of(VALUATION, view, 2, 3))
            act = lines[0].actions[0]
            assert isinstance(act, Action)
            yield p, act, VALUATION.spoke(lines, view.decider, view)
            p = p.play(act)
        else:
            p = p.play(rng.choice(legal) if rng.random() < 0.1 else opponent(view, rng))
