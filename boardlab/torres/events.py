"""What an action does, told event by event, and what a scoring pays, line by line."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from typing import Any

from boardlab.core.compare import hangs_on
from boardlab.core.event import Event
from boardlab.core.language import Phrase, Seat
from boardlab.core.receipt import Line, Receipt
from boardlab.torres.actions import FOUNDATIONS_STAGE, KING_STAGE, KNIGHTS_STAGE, OVER, TURN, Action, Kind
from boardlab.torres.board import BIT, NAMES, NEXT, Ground, cells_of
from boardlab.torres.cards import (
    BLOCK_UNDER,
    DIAGONAL_STEP,
    ELEVATOR,
    EXTRA_BLOCK,
    HURDLE,
    MAGNET,
    MOVE_BLOCK,
    SEVEN_AP,
    SIX_AP,
    TWO_UP,
)
from boardlab.torres.doors import through
from boardlab.torres.master import BORDER, CASTLE_COUNT, DIAGONALS, SQUARE
from boardlab.torres.options import KNIGHTS
from boardlab.torres.placing import castles_named
from boardlab.torres.rules import card_phrase
from boardlab.torres.scoring import Payment, land, reckon
from boardlab.torres.state import State, cell_names

Events = Iterator[Event]


# -- figures -------------------------------------------------------------------------------------------------------


def _foundation(p: State, after: State, act: Action) -> Events:
    name = NAMES[act.cell]
    yield Event("foundation", "torres.master.foundations", {"cell": name}, (name,), act.player)


def _first_knight(p: State, after: State, act: Action) -> Events:
    name = NAMES[act.cell]
    yield Event("first_knight", "torres.setup.first_knights", {"cell": name}, (name,), act.player)


def _king(p: State, after: State, act: Action) -> Events:
    name = NAMES[act.cell]
    if p.stage == KING_STAGE:
        yield Event("first_king", "torres.setup.king", {"cell": name}, (name,), act.player)
    else:
        facts = {"source": NAMES[p.king] if p.king >= 0 else name, "target": name}
        rule = "torres.master.king" if p.options.master_game else "torres.next.king_may"
        yield Event("king_moves", rule, facts, (name,), act.player)
    yield from _starts(p, after)


def _stay(p: State, after: State, act: Action) -> Events:
    yield Event("king_stays", "torres.next.king_stay", {}, cell_names(BIT[p.king] if p.king >= 0 else 0), act.player)
    yield from _starts(p, after)


def _starter_chosen(p: State, after: State, act: Action) -> Events:
    yield Event("starter_chosen", "torres.next.starter", {"starter": Seat(act.size)}, (), act.player)
    yield from _starts(p, after)


def _starts(p: State, after: State) -> Events:
    if after.stage != TURN:
        return
    facts = {"phase": after.phase, "starter": Seat(after.starter)}
    rule = "torres.master.starter" if p.options.master_game else "torres.next.starter"
    rule = "torres.setup.starter" if p.stage == KING_STAGE else rule
    yield Event("new_phase", rule, facts, (), after.starter)


def _add(p: State, after: State, act: Action) -> Events:
    heights = p.ground.heights
    beside = max(cells_of(NEXT[act.cell] & p.pieces[act.player]), key=lambda cell: heights[cell])
    facts = {"cell": NAMES[act.cell], "level": heights[act.cell], "source": NAMES[beside]}
    yield Event("add", "torres.add.cost", facts, (NAMES[act.cell],), act.player)


def _levels(p: State, act: Action) -> dict[str, Any]:
    heights = p.ground.heights
    return {
        "source": NAMES[act.source],
        "target": NAMES[act.cell],
        "before": heights[act.source],
        "after": heights[act.cell],
    }


def _move(p: State, after: State, act: Action) -> Events:
    facts, places = _levels(p, act), (NAMES[act.source], NAMES[act.cell])
    if p.ground.step_targets(act.source) & BIT[act.cell]:
        yield Event("step", "torres.move.cost", facts, places, act.player)
    else:
        castle = passage(p, act.source, act.cell)
        facts["castle"] = castles_named((castle,))[0]
        yield Event("door", "torres.door.through", facts, places, act.player)


def passage(p: State, source: int, target: int) -> int:
    """The castle through which a figure gets from source to target, as a set of cells; 0 if there is none."""
    ground = p.ground
    level = ground.heights[source]
    doors = NEXT[source] & ground.tall[level + 1]
    for castle in ground.masks:
        if castle & doors and ground.exits(castle, level) & BIT[target] and _leads(p, castle, source, target):
            return castle
    return 0


def _leads(p: State, castle: int, source: int, target: int) -> bool:
    """Does the way go through this castle? Where doors are read otherwise, a second castle may be the one meant."""
    if p.options.door is None:
        return True
    alone = Ground.of(height if castle >> cell & 1 else 0 for cell, height in enumerate(p.ground.heights))
    level = p.ground.heights[source]
    if alone.heights[source] != level or alone.heights[target] != p.ground.heights[target]:
        return bool(through(p.ground, source, p.options.door) & BIT[target])
    return bool(through(alone, source, p.options.door) & BIT[target])


# -- blocks --------------------------------------------------------------------------------------------------------


def _built(p: State, after: State, cell: int, player: int) -> Events:
    name = NAMES[cell]
    castle = after.ground.castle_mask(cell)
    if p.ground.heights[cell]:
        facts = {"cell": name, "height": after.ground.heights[cell]}
        yield Event("build_raise", "torres.build.raise", facts, (name,), player)
    elif castle == BIT[cell]:
        yield Event("found", "torres.card.move_block.found", {"cell": name}, (name,), player)
    else:
        facts = {"cell": name, "castle": castles_named((castle,))[0], "area": castle.bit_count()}
        yield Event("build_extend", "torres.build.extend", facts, (name,), player)


def _build(p: State, after: State, act: Action) -> Events:
    if act.size:
        yield Event("stack_chosen", "torres.build.one_stack", {"size": act.size}, (), act.player)
    yield from _built(p, after, act.cell, act.player)


# -- cards ---------------------------------------------------------------------------------------------------------


def _buy(p: State, after: State, act: Action) -> Events:
    yield Event("buy", "torres.buy.cost", {"cost": 1}, (), act.player)
    if p.options.deck == "common":
        facts = {"card": card_phrase(p.deck_cards[0][0])}
        yield Event("drawn", "torres.buy.common_variant", facts, (), act.player, hidden_as="drawn_hidden")


def _keep(p: State, after: State, act: Action) -> Events:
    facts = {"card": card_phrase(act.card)}
    yield Event("keep", "torres.buy.draw", facts, (), act.player, hidden_as="keep_hidden")


def _play(p: State, after: State, act: Action) -> Events:
    yield Event("played", "torres.play.free", {"card": card_phrase(act.card)}, (), act.player)
    yield from _CARDS[act.card](p, after, act)


def _carried(kind: str, rule: str) -> Callable[[State, State, Action], Events]:
    def tell(p: State, after: State, act: Action) -> Events:
        yield Event(kind, rule, _levels(p, act), (NAMES[act.source], NAMES[act.cell]), act.player)

    return tell


def _hurdle(p: State, after: State, act: Action) -> Events:
    over = NAMES[(act.source + act.cell) // 2]
    places = (NAMES[act.source], NAMES[act.cell])
    yield Event("hurdle", "torres.card.hurdle", {**_levels(p, act), "over": over}, places, act.player)


def _more_ap(rule: str) -> Callable[[State, State, Action], Events]:
    def tell(p: State, after: State, act: Action) -> Events:
        yield Event("more_ap", rule, {"ap": after.ap}, (), act.player)

    return tell


def _block_under(p: State, after: State, act: Action) -> Events:
    facts = {"cell": NAMES[act.cell], "level": after.ground.heights[act.cell]}
    yield Event("block_under", "torres.card.block_under", facts, (NAMES[act.cell],), act.player)
    yield from _built(p, after, act.cell, act.player)


def _extra_block(p: State, after: State, act: Action) -> Events:
    yield Event("extra_block", "torres.card.extra_block", {"cell": NAMES[act.cell]}, (NAMES[act.cell],), act.player)
    yield from _built(p, after, act.cell, act.player)


def _move_block(p: State, after: State, act: Action) -> Events:
    source, target = NAMES[act.source], NAMES[act.cell]
    facts = {"source": source, "target": target}
    yield Event("move_block", "torres.card.move_block", facts, (source, target), act.player)
    if p.ground.castle_mask(act.source) == BIT[act.source]:
        facts = {"cell": source}
        yield Event("castle_gone", "torres.card.move_block.remove_castle", facts, (source,), act.player)
    yield from _built(p, after, act.cell, act.player)


_CARDS = {
    TWO_UP: _carried("two_up", "torres.card.two_up"),
    BLOCK_UNDER: _block_under,
    EXTRA_BLOCK: _extra_block,
    ELEVATOR: _carried("elevator", "torres.card.elevator"),
    DIAGONAL_STEP: _carried("diagonal", "torres.card.diagonal"),
    SIX_AP: _more_ap("torres.card.six_ap"),
    SEVEN_AP: _more_ap("torres.card.seven_ap"),
    MOVE_BLOCK: _move_block,
    MAGNET: _carried("magnet", "torres.card.magnet"),
    HURDLE: _hurdle,
}


# -- points and the end of a turn ----------------------------------------------------------------------------------


def _point(p: State, after: State, act: Action) -> Events:
    points = act.size or 1
    reached = p.scores[act.player] + points
    _, pushed = land(p.scores, act.player, points)
    kind = "points" if act.size else "point"
    yield Event(kind, "torres.point.cost", {"after": reached}, (), act.player, points, f"{points} AP = {points}")
    if pushed:
        facts = {"skipped": pushed, "after": reached + pushed}
        yield Event("leap", "torres.track.leap", facts, (), act.player, pushed, f"+{pushed}")


def _end(p: State, after: State, act: Action) -> Events:
    yield Event("end_turn", "torres.phase.one_turn", {"unused": p.ap - p.spent}, (), act.player)
    before = max(p.turn_stack, 0) + sum(p.stacks[act.player])
    back = before - sum(act.rest)
    if act.rest:
        facts: dict[str, Any] = {"stacks": act.rest, "back": back}
        yield Event("leftovers", "torres.build.redistribute", facts, (), act.player)
    elif back and p.options.carries:
        yield Event("kept", "torres.build.phase_end", {"kept": back}, (), act.player)
    elif back:
        yield Event("leftovers_none", "torres.build.phase_end", {"back": back}, (), act.player)
    scores = p.scores
    if p.options.leftover_ap == "to_points" and p.ap > p.spent:
        for _ in range(p.ap - p.spent):
            scores, _ = land(scores, act.player, 1)
        gained = scores[act.player] - p.scores[act.player]
        facts = {"unused": p.ap - p.spent, "after": scores[act.player]}
        arithmetic = f"{p.ap - p.spent} AP = {gained}"
        yield Event("leftover_ap", "torres.point.cost", facts, (), act.player, gained, arithmetic)
    if after.phase != p.phase or after.stage == OVER:
        yield from _phase_scored(p, after, scores)
    elif after.starter != p.starter:
        yield Event("round_starter", "torres.master.starter", {"starter": Seat(after.starter)}, (), after.starter)


def _carry_over(p: State, after: State, act: Action) -> Events:
    back = p.kept[act.player] + sum(p.stacks[act.player]) - sum(act.rest)
    yield Event("carried", "torres.build.phase_end", {"stacks": act.rest, "back": back}, (), act.player)


def _phase_scored(p: State, after: State, scores: tuple[int, ...]) -> Events:
    yield Event("phase_scored", "torres.phase.three", {"phase": p.phase})
    for payment in _reckoned(p, scores):
        yield _paid(p, payment)
    if after.stage == OVER:
        winners = tuple(Seat(seat) for seat in after.winners)
        yield Event("game_over", "torres.end.after_three", {"winners": winners})


def _reckoned(p: State, scores: tuple[int, ...]) -> list[Payment]:
    return reckon(p.ground, p.pieces, p.king, scores, p.phase, p.scored_from, p.options, p.aside.master)


def rule_of(p: State, paid: Payment) -> str:
    """The rule a payment is made under: for a master card, the card's own."""
    return PAID_UNDER.get(paid.kind) or f"torres.mcard.{p.master}"


def _paid(p: State, paid: Payment) -> Event:
    rule = rule_of(p, paid)
    places = cell_names(paid.castle) or (cell_names(BIT[paid.cell]) if paid.cell >= 0 else ())
    facts: dict[str, Any] = {"phase": p.phase, "level": paid.level}
    arithmetic = ""
    if paid.kind == "castle":
        facts = {"castle": NAMES[paid.cell], "area": paid.area, "level": paid.level}
        arithmetic = f"{paid.area} × {paid.level}"
    elif paid.kind == "ground":
        facts = {"cell": NAMES[paid.cell]}
    elif paid.kind == "pushed":
        facts = {"after": paid.scores[paid.player]}
        arithmetic = f"+{paid.points}"
    elif paid.kind == "bonus":
        arithmetic = f"5 × {p.phase}"
    elif paid.kind in ("master", "master_most", "no_master"):
        facts = {"card": Phrase(f"master.{p.master}")}
        counted = paid.kind == "master" and p.aside.master in (BORDER, DIAGONALS)
        arithmetic = f"{paid.area} × {paid.level}" if counted else f"+{paid.points}"
    return Event(paid.kind, rule, facts, places, paid.player, paid.points, arithmetic)


PAID_UNDER = {
    "castle": "torres.goal.product",
    "ground": "torres.level.count",
    "bonus": "torres.king.table",
    "no_bonus": "torres.king.exact",
    "pushed": "torres.track.one_per_space",
}
"""The rule each kind of payment is made under."""

EVENTS: dict[Kind, Callable[[State, State, Action], Events]] = {
    Kind.FIRST_KNIGHT: _first_knight,
    Kind.PLACE_KING: _king,
    Kind.LEAVE_KING: _stay,
    Kind.ADD: _add,
    Kind.MOVE: _move,
    Kind.BUILD: _build,
    Kind.BUY: _buy,
    Kind.KEEP: _keep,
    Kind.PLAY: _play,
    Kind.POINT: _point,
    Kind.END: _end,
    Kind.FOUND: _foundation,
    Kind.CARRY: _carry_over,
    Kind.START: _starter_chosen,
}


# -- the receipt of a scoring --------------------------------------------------------------------------------------


def preview(p: State) -> Receipt | None:
    """What scoring this phase now would pay, in order; None before the first turn and after the end."""
    if p.stage in (FOUNDATIONS_STAGE, KNIGHTS_STAGE, KING_STAGE, OVER):
        return None
    lines = tuple(_line(p, payment) for payment in _reckoned(p, p.scores))
    return Receipt(Phrase("receipt.title", {"phase": p.phase}), lines, partial(hangs_on, p))


def _line(p: State, paid: Payment) -> Line:
    rule = rule_of(p, paid)
    places = cell_names(paid.castle) or (cell_names(BIT[paid.cell]) if paid.cell >= 0 else ())
    focus = (NAMES[paid.cell],) if paid.cell >= 0 else ()
    label, reason = _words(p, paid, focus[0] if focus else "", places[0] if places else "")
    return Line(paid.player, label, reason, paid.points, rule, places, focus, paid.scores)


def _words(p: State, paid: Payment, cell: str, castle: str) -> tuple[Phrase, Phrase]:
    if paid.kind == "castle":
        return Phrase("receipt.castle", {"castle": castle, "cell": cell}), Phrase(
            "receipt.castle_sum", {"area": paid.area, "level": paid.level}
        )
    if paid.kind == "ground":
        return Phrase("receipt.ground", {"cell": cell}), Phrase("receipt.ground_why")
    if paid.kind == "pushed":
        first = paid.scores[paid.player] - paid.points
        return Phrase("receipt.pushed_label"), Phrase("receipt.pushed", {"space": first})
    if paid.kind == "bonus":
        return Phrase("receipt.bonus"), Phrase("receipt.bonus_sum", {"level": paid.level, "phase": p.phase})
    if paid.kind in ("master", "master_most", "no_master"):
        return Phrase("receipt.master", {"card": Phrase(f"master.{p.master}")}), _master_words(p, paid)
    if not cell:
        return Phrase("receipt.bonus"), Phrase("receipt.bonus_none")
    facts = {"cell": cell, "level": p.ground.heights[paid.cell], "wanted": paid.level}
    return Phrase("receipt.bonus"), Phrase("receipt.bonus_other", facts)


def _master_words(p: State, paid: Payment) -> Phrase:
    """How a master card's points come about, or why it pays nothing."""
    card = p.aside.master
    if card == CASTLE_COUNT:
        facts = {"number": paid.area, "wanted": paid.level}
        return Phrase("receipt.master_castles" if paid.points else "receipt.master_castles_other", facts)
    if card in (BORDER, DIAGONALS):
        if paid.kind == "master_most":
            return Phrase("receipt.master_most")
        return Phrase("receipt.master_each", {"number": paid.area, "each": paid.level})
    if not paid.points and card != SQUARE and p.options.all_knights == "all_six" and paid.area < KNIGHTS:
        return Phrase("receipt.master_few", {"number": paid.area, "wanted": KNIGHTS})
    return Phrase("receipt.master_met" if paid.points else "receipt.master_unmet")
